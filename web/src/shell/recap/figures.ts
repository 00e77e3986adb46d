/** What has changed for somebody, in figures: each game says which count, those that matter most first. */
import type { People } from "../../people";
import { word } from "./words";

export interface Figure {
  label: string;
  value: number;
  /** Whether more, or less, is better; nothing where it depends. */
  better?: "more" | "less";
}

/** The figures of a view for a seat: its own, those of the table, those of others. */
export type Figures = (view: never, seat: number, people: People) => readonly Figure[];

export interface Change {
  label: string;
  from: number;
  to: number;
  good: boolean | null;
}

/** So many are read at a glance. */
const MOST = 4;

const GAMES: Record<string, () => Promise<{ figures: Figures }>> = {
  fortuna: () => import("../../games/fortuna/figures"),
  gloire: () => import("../../games/gloire/figures"),
  lutece: () => import("../../games/lutece/figures"),
};

/** The figures of a game; of one from elsewhere the points, where its view has them. */
export const figures = async (game: string): Promise<Figures> => (await GAMES[game]?.())?.figures ?? points;

const points: Figures = ({ totals = [] }: { totals?: number[] }, seat, people) => [
  { label: word("figure-points"), value: totals[seat] ?? 0, better: "more" },
  ...others("points", totals, seat, people),
];

/** A figure of all seats but one. */
export const others = (name: string, values: readonly number[], seat: number, people: People): Figure[] =>
  values.flatMap((value, one) =>
    one === seat ? [] : [{ label: word(`figure-others-${name}`, { who: people.call(one) }), value }],
  );

/** Those that are not what they were, the first four. */
export function changes(figures: Figures, before: unknown, now: unknown, seat: number, people: People): Change[] {
  if (!before || !now || seat < 0) return [];
  const was = new Map(figures(before as never, seat, people).map(({ label, value }) => [label, value]));
  return figures(now as never, seat, people)
    .flatMap(({ label, value, better }) => {
      const from = was.get(label);
      if (from === undefined || from === value) return [];
      return [{ label, from, to: value, good: better ? value > from === (better === "more") : null }];
    })
    .slice(0, MOST);
}
