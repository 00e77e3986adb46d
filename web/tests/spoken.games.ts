/** Everything that came up in whole games, as tests/web/test_spoken.py played them, said in three languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { declarations } from "../src/declared.svelte";
import { bring, face } from "../src/games";
import { spoken } from "../src/links";
import { People } from "../src/people";
import type { Because, Declaration, GameEvent, SeatInfo, Situation } from "../src/protocol";
import { LANGUAGES, speech } from "../src/speech.svelte";

interface Moment {
  seat: number;
  view: unknown;
  legal: string[];
  events: GameEvent[];
  refused: Because[];
}

const games = JSON.parse(readFileSync(process.env.LUDUS_GAMES ?? "", "utf-8")) as {
  game: string;
  seats: number;
  declared: Declaration;
  moments: Moment[];
}[];
for (const { declared } of games) declarations.take(declared);
const MISSING = /⟦|undefined|NaN|\[object|\{ ?\$/;

function said(game: string, seats: number, { seat, view, legal, events, refused }: Moment): string[] {
  const chairs = Array.from({ length: seats }, (_, at) => ({ seat: at, kind: "person", name: `N${at}` }) as SeatInfo);
  const people = new People(chairs, seat);
  const its = face(game);
  const situation = { seat, view, legal: legal.map((text, id) => ({ id, text })), pending: [seat], draft: null };
  return [
    its.heading(view),
    its.ask(situation as unknown as Situation, people),
    ...its.tell(events, people).map(spoken),
    ...legal.map((text) => its.explain({ id: 0, text }, view, people)),
    ...(["situation", "mine", "others"] as const).map((what) => its.describe(view, seat, people, what)),
    ...refused.map((because) => its.refuse(because, people)),
  ];
}

describe.each([...LANGUAGES])("in %s", (language) => {
  it.each(games)("everything of $game has words", async ({ game, seats, moments }) => {
    await Promise.all([speech.speak(language), bring(game)]);
    const all = moments.flatMap((moment) => said(game, seats, moment));
    expect(all.length).toBeGreaterThan(1000);
    expect([...new Set(all)].filter((text) => !text || MISSING.test(text))).toEqual([]);
    // No answer is left in its notation, where that is not the same word.
    const raw = /\b(choose|lay|hire|petition|abdicate|[a-z]+_[a-z]+)\b/;
    if (language !== "en") expect([...new Set(all)].filter((text) => raw.test(text))).toEqual([]);
  });
});
