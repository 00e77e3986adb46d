/** How a game without a table of its own is drawn: zones of things, in words that its dialect gives. */
import type { Glyph } from "../../art/glyphs";
import type { People } from "../../people";
import type { Because, GameEvent, Situation } from "../../protocol";

/** Something on the table: a name, perhaps a picture and a number. */
export interface Thing {
  /** Stays with the thing while it moves from zone to zone. */
  key: string;
  name: string;
  /** A card with its bands, a small card in one line, or a figure with its sign. */
  look: "card" | "tag" | "figure";
  /** What answers call it in the notation. Empty: none speaks of it. */
  word?: string;
  /** An answer whose refusal tells why it cannot be chosen now. */
  probe?: string;
  recipe?: readonly string[];
  person?: string;
  glyph?: Glyph;
  colour?: string;
  /** The left band of a card. */
  band?: { glyph: Glyph; text: string };
  /** Its bottom band, or what stands behind the name of a tag. */
  note?: string;
  noteGlyph?: Glyph;
  /** Why it is out of reach: it lies face down. */
  shut?: string;
  /** A figure with its name beside its sign. */
  named?: boolean;
  /** What it does, in sentences. */
  does?: string;
}

export interface Zone {
  key: string;
  title: string;
  things: Thing[];
  /** Whose it is. */
  seat?: number;
  /** Said where there is nothing. */
  none?: string;
}

/** The materials of La Gloire: a column each, and what lies where in rows. */
export interface Grid {
  columns: { name: string; short: string; below: string; glyph: Glyph; colour: string }[];
  rows: { title: string; cells: string[] }[];
}

/** A road with everybody's place on it. */
export interface Track {
  title: string;
  labels: string[];
  gate: number;
  at: number[];
  /** What the road alone does not show: whose turn comes when, how far it is. */
  told: string[];
}

/** Where everybody is on a road, in words. */
export const places = ({ at, labels }: Track, people: People): string =>
  at.map((square, seat) => `${people.call(seat)} ${labels[square] ?? square}`).join(", ");

export interface Board {
  zones: Zone[];
  grid?: Grid;
  track?: Track;
}

/** An answer in words: the verb it shares with others, and what it adds. */
export interface Said {
  verb: string;
  what: string;
}

export interface Dialect {
  title(): string;
  heading(view: unknown): string;
  ask(view: unknown, situation: Situation, people: People): string;
  board(view: unknown, people: People): Board;
  /** What one person has; `own` where it is the reader's. */
  seat(view: unknown, seat: number, people: People, own: boolean): Zone[];
  say(text: string, view: unknown, seat: number, people: People): Said;
  /** The things an answer speaks of, as their `word` calls them. */
  about(text: string): string[];
  /** Whether more must be named before the draft is an answer. */
  unfinished?(view: unknown, seat: number): boolean;
  tell(events: readonly GameEvent[], people: People): string[];
  /** What a reason speaks of, by its name. */
  thing?(word: string): string;
  refuse(because: Because, people: People): string;
  ended(reason: string): string;
  part(name: string): string;
  unscored?(view: unknown, seat: number): string | undefined;
  step(view: unknown): string;
  /** Events that bring points, or take them. */
  scoring: readonly string[];
  /** The height of what people have, of the whole. */
  low: string;
}

/** "take wood", "pass": a whole answer. */
export const whole = ({ verb, what }: Said): string => (verb ? `${verb} ${what}` : what);

/** Keys for things that are alike: the second Bar is bar#1, wherever it lies. */
export function counting(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const number = seen.get(id) ?? 0;
    seen.set(id, number + 1);
    return `${id}#${number}`;
  };
}

/** The same words told of several people in a row become one line each: "Ania: this, that." */
export function lines(
  parts: readonly { subject: number | null; text: string }[],
  of: (seat: number, what: string) => string,
): string[] {
  const groups: { subject: number | null; texts: string[] }[] = [];
  for (const { subject, text } of parts) {
    const last = groups.at(-1);
    if (last && subject !== null && last.subject === subject) last.texts.push(text);
    else groups.push({ subject, texts: [text] });
  }
  return groups.map(({ subject, texts }) => {
    const text = subject === null ? texts.join(", ") : of(subject, texts.join(", "));
    return /[.!]$/.test(text) ? text : `${text}.`;
  });
}
