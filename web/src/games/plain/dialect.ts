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

/** An answer in words: the verb it shares with others, and what it adds. */
export interface Said {
  verb: string;
  what: string;
}

export interface Dialect {
  title(): string;
  heading(view: unknown): string;
  ask(view: unknown, situation: Situation, people: People): string;
  /** What lies on the table and is nobody's. */
  board(view: unknown, people: People): Zone[];
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
  /** The height of what people have, of the whole. */
  low: string;
}

/** "take wood", "pass": a whole answer. */
export const whole = ({ verb, what }: Said): string => (verb ? `${verb} ${what}` : what);
