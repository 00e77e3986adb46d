/**
 * Fair cards: what this browser adds to the seed of a table, what it keeps of the promise it was given before that, and
 * what all of it comes to once the game is over (docs/protocol.md). Nothing here asks the server whether it was honest.
 */
import { api, Refusal } from "./api";
import type { TableInfo } from "./protocol";

/** Of one table: the promise seen before the deal, the number added after it, and whether that has arrived. */
export interface Kept {
  promise: string;
  salt: string;
  sent?: boolean;
}

const KEY = "ludus-fair";
const MOST = 200;

function all(): [string, Kept][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return [];
  }
}

/** What was kept of a table. */
export const kept = (id: string): Kept | null => all().find(([table]) => table === id)?.[1] ?? null;

/** Keeps it, or forgets it; of the oldest tables nothing is kept. */
function keep(id: string, news: Kept | null): void {
  const others = all().filter(([table]) => table !== id);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...others, ...(news ? [[id, news]] : [])].slice(-MOST))),
    );
  } catch {
    // A browser that keeps nothing adds its number all the same.
  }
}

const digits = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Adds our number to a table whose promise we know, and takes a seat there unless we have one: once, however often it is asked. */
export async function add(info: TableInfo, seat: number | null = null): Promise<void> {
  const before = kept(info.id);
  if (before?.sent && seat === null) return;
  const mine = before ?? { promise: info.commitment, salt: digits(crypto.getRandomValues(new Uint8Array(16))) };
  keep(info.id, mine);
  try {
    await api.join(info.id, seat, mine.salt);
    keep(info.id, { ...mine, sent: true });
  } catch (error) {
    if (error instanceof Refusal) keep(info.id, null);
    throw error;
  }
}

export type Verdict = "yes" | "no" | "unknown";

/** What is known of a game by its record: the first line, and whether it went on from another table. */
export interface Head {
  game: string;
  version: string;
  seats: number;
  seed: string;
  salt: string;
  salts: string;
  continued: boolean;
}

/** The first line of a record: `game NAME VERSION   seats N   seed N   salt HEX   salts HEX,HEX`. */
export function head(record: string): Head {
  const [first = "", ...lines] = record.split("\n");
  const words = first.trim().split(/\s+/);
  const value = (name: string): string => {
    const at = words.indexOf(name, 3);
    return at < 0 ? "" : (words[at + 1] ?? "");
  };
  return {
    game: words[1] ?? "",
    version: words[2] ?? "",
    seats: Number(value("seats")),
    seed: value("seed"),
    salt: value("salt"),
    salts: value("salts"),
    continued: lines.some((line) => /^position( |$)/.test(line)),
  };
}

async function hash(text: string): Promise<string> {
  return digits(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

export interface Found {
  /** What was looked at, in order, and how it stands. */
  checks: { name: "promise" | "number" | "mine" | "added"; verdict: Verdict }[];
  verdict: Verdict;
  /** The numbers themselves, for who wants to do the sums again. */
  promise: string;
  seed: string;
  salt: string;
  salts: string;
  dealt: string;
}

/** Does the sums. `promise` is what the server shows now; ours counts if we have kept one. */
export async function check(record: string, promise: string, mine: Kept | null): Promise<Found> {
  const { game, version, seats, seed: number, salt, salts } = head(record);
  const seed = /^[0-9]{1,39}$/.test(number) ? BigInt(number).toString(16).padStart(32, "0") : "";
  const believed = mine?.promise ?? promise;
  const added = salts ? salts.split(",") : [];
  const yes = (right: boolean): Verdict => (right ? "yes" : "no");
  const checks: Found["checks"] = [
    { name: "promise", verdict: mine ? yes(mine.promise === promise) : "unknown" },
    { name: "number", verdict: yes((await hash(`ludus:${game}:${version}:${seed}:${salt}`)) === believed) },
    { name: "mine", verdict: mine ? yes(added.includes(mine.salt)) : "unknown" },
    { name: "added", verdict: salts ? yes(added.length === seats && added.some(Boolean)) : "unknown" },
  ];
  const verdicts = checks.map((one) => one.verdict);
  return {
    checks,
    verdict: verdicts.includes("no") ? "no" : verdicts.includes("unknown") ? "unknown" : "yes",
    promise: believed,
    seed,
    salt,
    salts,
    dealt: salts ? (await hash(`ludus:seed:${seed}:${salts}`)).slice(0, 32) : seed,
  };
}
