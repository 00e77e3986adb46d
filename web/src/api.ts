/** The HTTP side of the protocol (docs/protocol.md). A refused request throws its `Problem`. */
import type {
  AccountIn,
  BookFound,
  BookText,
  ContinueIn,
  Declaration,
  LessonRow,
  Lobby,
  Moment,
  Offer,
  Person,
  PersonIn,
  Problem,
  RulesFound,
  SessionIn,
  TableIn,
  TableInfo,
} from "./protocol";

/** A finished game as a spectator could judge it: the chance of each seat after each answer; nothing until `done`. */
export interface Analysis {
  done: boolean;
  chances?: number[][];
  turns?: number[];
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => null)) as Problem | null;
    throw new Refusal(reply.status, problem ?? { code: "unknown", text: reply.statusText, because: null });
  }
  if (reply.status === 204) return undefined as T;
  const text = await reply.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const PAUSE = 1000;

/** Asks until the server is there; what it refuses is `otherwise`. */
export async function insist<T>(wish: () => Promise<T>, otherwise: T, wanted: () => boolean): Promise<T> {
  while (wanted()) {
    try {
      return await wish();
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) break;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
  return otherwise;
}

/** What we add to the seed of a table, so that nobody else can have chosen it. */
const salt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const api = {
  me: () => ask<Person>("GET", "/api/me"),
  be: (person: PersonIn) => ask<Person>("POST", "/api/me", person),
  account: (wanted: AccountIn) => ask<Person>("PUT", "/api/me/account", wanted),
  signIn: (wanted: SessionIn) => ask<Person>("POST", "/api/session", wanted),
  signOut: () => ask<void>("DELETE", "/api/session"),
  forget: () => ask<void>("DELETE", "/api/me"),
  games: () => ask<Offer>("GET", "/api/games"),
  game: (name: string) => ask<Declaration>("GET", `/api/games/${name}`),
  lobby: () => ask<Lobby>("GET", "/api/lobby"),
  open: async (table: TableIn): Promise<TableInfo> => {
    const made = await ask<TableInfo>("POST", "/api/tables", table);
    const seated = made.seats.some((seat) => seat.kind === "person");
    return made.phase === "waiting" && seated ? api.join(made.id, null) : made; // the promise is known: now our salt
  },
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  cards: (id: string) => ask<Record<string, unknown>>("GET", `/api/tables/${id}/cards`),
  join: (id: string, seat: number | null) => ask<TableInfo>("POST", `/api/tables/${id}/join`, { seat, salt: salt() }),
  fill: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `/api/tables/${id}/fill`, { seat, bot }),
  lessons: () => ask<LessonRow[]>("GET", "/api/lessons"),
  lesson: (name: string, again = false) => ask<TableInfo>("POST", `/api/lessons/${name}`, { again }),
  playOn: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/play-on`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),
  goOn: (id: string, from: ContinueIn) => ask<TableInfo>("POST", `/api/tables/${id}/continue`, from),
  moment: (id: string, at: number, seat: number) => ask<Moment>("GET", `/api/tables/${id}/moments/${at}?seat=${seat}`),
  story: (id: string, at: number, seat: number) =>
    ask<Moment>("GET", `/api/tables/${id}/moments/${at}?seat=${seat}&whole=true`),
  analysis: (id: string) => ask<Analysis>("GET", `/api/tables/${id}/analysis`),
  record: (id: string) => `/api/tables/${id}/record`,
  book: (game: string, language: string) => ask<BookText>("GET", `/api/books/${game}/${language}`),
  lookUp: (game: string, language: string, query: string) =>
    ask<BookFound>("GET", `/api/books/${game}/${language}/search?query=${encodeURIComponent(query)}`),
  rules: (game: string, query: string) =>
    ask<RulesFound>("GET", `/api/rules/${game}?query=${encodeURIComponent(query)}`),
  mute: (person: string, on: boolean) => ask<void>(on ? "PUT" : "DELETE", `/api/me/mutes/${person}`),
};
