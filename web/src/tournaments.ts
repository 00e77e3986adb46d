/** Tournaments over HTTP (docs/protocol.md), and the words of their pages. */
import { ask, Refusal } from "./api";
import { botName } from "./people";
import type { Entrant, EntrantIn, TournamentIn, TournamentInfo, TournamentRow, Tournaments } from "./protocol";
import { trouble } from "./shell/trouble";
import { type Facts, say, speech } from "./speech.svelte";

const WORDS = "tournaments";

const at = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  all: () => ask<Tournaments>("GET", "/api/tournaments"),
  make: (wanted: TournamentIn) => ask<TournamentInfo>("POST", "/api/tournaments", wanted),
  look: (id: string, round: number) => ask<TournamentInfo>("GET", `${at(id)}${round ? `?round=${round}` : ""}`),
  enter: (id: string, who: EntrantIn) => ask<TournamentInfo>("POST", `${at(id)}/entrants`, who),
  remove: (id: string, number: number) => ask<TournamentInfo>("DELETE", `${at(id)}/entrants/${number}`),
  leave: (id: string) => ask<TournamentInfo>("POST", `${at(id)}/leave`),
  begin: (id: string) => ask<TournamentInfo>("POST", `${at(id)}/begin`),
  close: (id: string, round: number) => ask<TournamentInfo>("POST", `${at(id)}/close`, { round }),
  cancel: (id: string) => ask<void>("DELETE", at(id)),
};

export const learn = (): Promise<void> => speech.learn(WORDS);

/** A message of these pages; nothing until they are there. */
export const tell = (id: string, facts: Facts = {}): string => speech.attempt(id, facts, WORDS) ?? "";

/** What went wrong: most codes are messages of these pages themselves. */
export const refused = (error: unknown): string =>
  (error instanceof Refusal && speech.attempt(error.problem.code, {}, WORDS)) || trouble(error);

/** How far it is: "round 2 of 5". */
export const stands = ({ phase, round, rounds }: Pick<TournamentRow, "phase" | "round" | "rounds">): string =>
  tell(`tournament-phase-${phase}`, { round, rounds });

/** What somebody is called; bots of one level are told apart by a number. */
export function called(one: Entrant, all: readonly Entrant[]): string {
  if (one.kind === "outside") return say("web-outside-bot", { name: one.name });
  if (one.kind === "person") return one.name || say("web-somebody");
  const same = all.filter(({ bot }) => bot === one.bot);
  const name = botName(one.bot ?? "");
  return same.length > 1 ? `${name} ${same.indexOf(one) + 1}` : name;
}
