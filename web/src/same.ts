/** What has not changed is the same object as before, so that nothing that shows it is drawn again. */

const isObject = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null;

/** A value as it was read, its parts taken from the one before wherever they are equal; all of it, where all are. */
export function keep<Value>(before: unknown, now: Value): Value {
  if (before === now) return now;
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const parts = now as Record<string, unknown>;
  for (const key of keys) {
    parts[key] = keep(before[key], parts[key]);
    same &&= parts[key] === before[key] && key in before;
  }
  return same ? (before as Value) : now;
}
