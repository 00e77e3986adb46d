/** Which parts of a view belong to everybody, and which to one seat. */

const SAID_ELSEWHERE = new Set([
  "seat",
  "seats",
  "question",
  "asked",
  "pending",
  "step",
  "steps",
  "reason",
  "variants",
]);

const empty = (value: unknown): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.every(empty));

export function zones(view: unknown, seats: number): { shared: [string, unknown][]; own: [string, unknown[]][] } {
  const all = Object.entries((view ?? {}) as Record<string, unknown>).filter(
    ([name, value]) => !SAID_ELSEWHERE.has(name) && !empty(value),
  );
  const perSeat = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length === seats && seats > 1 && !value.every((one) => typeof one === "string");
  return {
    shared: all.filter(([, value]) => !perSeat(value)),
    own: all.flatMap(([name, value]) => (perSeat(value) ? [[name, value] as [string, unknown[]]] : [])),
  };
}

export { empty };
