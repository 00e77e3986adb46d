/** What this device has seen before, so that it is explained once: games whose goal was told, and how strong the last bots were. */

interface Met {
  goals: string[];
  /** The level of the last bots; none before the first game. */
  level: string;
}

const KEY = "ludus-met";

function stored(): Met {
  try {
    return { goals: [], level: "", ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { goals: [], level: "" };
  }
}

export const met: Met = $state(stored());

/** Remembers it. */
export function meet(news: Partial<Met>): void {
  Object.assign(met, news);
  try {
    localStorage.setItem(KEY, JSON.stringify(met));
  } catch {
    // A browser that keeps nothing explains it again.
  }
}
