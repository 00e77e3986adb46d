/** The HTTP side of the protocol (docs/protocol.md). A refused request throws its `Problem`. */
import type {
  AccountIn,
  BookFound,
  BookText,
  BotToken,
  ContinueIn,
  Declaration,
  DeviceIn,
  Finished,
  LessonRow,
  Lobby,
  Moment,
  Notices,
  Offer,
  OutsideBot,
  Person,
  PersonIn,
  Problem,
  Recap,
  RecordIn,
  RecordOut,
  RulesFound,
  SessionIn,
  Switched,
  TableIn,
  TableInfo,
  TurnRow,
  Vacation,
  WishesIn,
} from "./protocol";

/** A finished game: the chance of each seat after each answer, by what it knew, and its doubt; nothing until `done`. */
export interface Analysis {
  done: boolean;
  chances?: number[][];
  doubts?: number[][];
  turns?: number[];
}

export type Channel = Notices["channels"][number];

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
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
  return reply;
}

/** One request. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await asked(method, path, body);
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

export const api = {
  me: () => ask<Person>("GET", "/api/me"),
  be: (person: PersonIn) => ask<Person>("POST", "/api/me", person),
  account: (wanted: AccountIn) => ask<Person>("PUT", "/api/me/account", wanted),
  signIn: (wanted: SessionIn) => ask<Person>("POST", "/api/session", wanted),
  signOut: () => ask<void>("DELETE", "/api/session"),
  forget: () => ask<void>("DELETE", "/api/me"),
  bots: () => ask<OutsideBot[]>("GET", "/api/me/bots"),
  makeBot: (name: string) => ask<BotToken>("POST", "/api/me/bots", { name }),
  renewBot: (id: string) => ask<BotToken>("POST", `/api/me/bots/${id}/token`),
  revokeBot: (id: string) => ask<void>("DELETE", `/api/me/bots/${id}`),
  games: () => ask<Offer>("GET", "/api/games"),
  game: (name: string) => ask<Declaration>("GET", `/api/games/${name}`),
  turns: () => ask<TurnRow[]>("GET", "/api/me/turns"),
  vacation: () => ask<Vacation>("GET", "/api/me/vacation"),
  goAway: (days: number) => ask<Vacation>("POST", "/api/me/vacation", { days }),
  comeBack: () => ask<Vacation>("DELETE", "/api/me/vacation"),
  notices: () => ask<Notices>("GET", "/api/me/notices"),
  choose: (wishes: WishesIn) => ask<Notices>("PUT", "/api/me/notices", wishes),
  device: (device: DeviceIn) => ask<Notices>("POST", "/api/me/notices/devices", device),
  noDevice: (endpoint: string) => ask<Notices>("POST", "/api/me/notices/devices/gone", { endpoint }),
  tryNotice: (channel: Channel) => ask<void>("POST", "/api/me/notices/try", { channel }),
  confirmAddress: (token: string) => ask<Switched>("POST", `/api/notices/confirm/${encodeURIComponent(token)}`),
  noLetters: (token: string) => ask<Switched>("POST", `/api/notices/out/${encodeURIComponent(token)}`),
  lobby: () => ask<Lobby>("GET", "/api/lobby"),
  /** The cards wait for what everybody adds to the seed (fair.ts). */
  open: (table: TableIn) => ask<TableInfo>("POST", "/api/tables", { ...table, salted: true }),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  cards: (id: string) => ask<Record<string, unknown>>("GET", `/api/tables/${id}/cards`),
  join: (id: string, seat: number | null, salt: string) =>
    ask<TableInfo>("POST", `/api/tables/${id}/join`, { seat, salt }),
  fill: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `/api/tables/${id}/fill`, { seat, bot }),
  lessons: () => ask<LessonRow[]>("GET", "/api/lessons"),
  lesson: (name: string, again = false) => ask<TableInfo>("POST", `/api/lessons/${name}`, { again }),
  playOn: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/play-on`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch?salted=true`),
  goOn: (id: string, from: ContinueIn) => ask<TableInfo>("POST", `/api/tables/${id}/continue`, from),
  moment: (id: string, at: number, seat: number) => ask<Moment>("GET", `/api/tables/${id}/moments/${at}?seat=${seat}`),
  story: (id: string, at: number, seat: number) =>
    ask<Moment>("GET", `/api/tables/${id}/moments/${at}?seat=${seat}&whole=true`),
  recap: (id: string, since: number, seat: number) =>
    ask<Recap>("GET", `/api/tables/${id}/recap/${since}?seat=${seat}`),
  analysis: (id: string) => ask<Analysis>("GET", `/api/tables/${id}/analysis`),
  /** A page of finished games; what is empty is not asked for. */
  finished: (wanted: Record<string, string>) =>
    ask<Finished>("GET", `/api/finished?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))}`),
  withdraw: (id: string) => ask<void>("DELETE", `/api/finished/${id}`),
  look: (record: RecordIn) => ask<RecordOut>("POST", "/api/records", record),
  record: (id: string) => `/api/tables/${id}/record`,
  recorded: async (id: string): Promise<string> => (await asked("GET", `/api/tables/${id}/record`)).text(),
  book: (game: string, language: string) => ask<BookText>("GET", `/api/books/${game}/${language}`),
  lookUp: (game: string, language: string, query: string) =>
    ask<BookFound>("GET", `/api/books/${game}/${language}/search?query=${encodeURIComponent(query)}`),
  rules: (game: string, query: string) =>
    ask<RulesFound>("GET", `/api/rules/${game}?query=${encodeURIComponent(query)}`),
  mute: (person: string, on: boolean) => ask<void>(on ? "PUT" : "DELETE", `/api/me/mutes/${person}`),
};
