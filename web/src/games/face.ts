/** What the shell needs of a game: words for what happens, what is asked, and its table. */
import type { Component } from "svelte";
import type { People } from "../people";
import type { Because, Choice, GameEvent, Situation } from "../protocol";
import type { Beat } from "../stage.svelte";
import type { TableState } from "../table.svelte";

export interface Face {
  title(): string;
  /** Events as lines of the log; names of cards are `linked`. */
  tell(events: readonly GameEvent[], people: People): string[];
  /** The stage of the game in a few words: "Round 5 · Bribes". */
  heading(view: unknown): string;
  /** What is asked, in one sentence. */
  ask(situation: Situation, people: People): string;
  /** What is asked as the prompt shows it: the sentence, what is chosen already, and what can be done. */
  question?(table: TableState, people: People): Question;
  /** What happened as it is seen, `view` being the table before it. None: it is simply there. */
  beats?(events: readonly GameEvent[], view: unknown, people: People): Beat[];
  /** What a card is and does, and what it would mean for a seat now. */
  sheet?(card: string, view: unknown, seat: number, people: People): Sheet | null;
  /** The things of the table an answer speaks of, as their `data-thing` calls them: where a hint points. */
  points?(choice: Choice, view: unknown): string[];
  /** What lies where: the words of `web-zone-<game>-<id>`, and the things each speaks of. */
  zones?(seat: number, seats: number): (readonly [string, readonly string[]])[];
  /** An action in words. */
  explain(choice: Choice, view: unknown, people: People): string;
  /** Why not. */
  refuse(because: Because, people: People): string;
  /** The situation in words, for S, M and O. */
  describe(view: unknown, seat: number, people: People, what: "situation" | "mine" | "others"): string;
  /** Why the game ended. */
  ended(reason: string): string;
  /** What decides between equal points; nothing where points did not decide. */
  tied?(reason: string): string;
  /** A part of the score. */
  part(name: string): string;
  /** Why somebody has no points at the end. */
  unscored?(view: unknown, seat: number): string | undefined;
  /** The step of the game, as it is declared. */
  step(view: unknown): string;
  /** What a reason speaks of, by its name: a card, a good, a part of the score. */
  thing?(word: string, view: unknown): string;
  /** Keys of this game, for the help. */
  keys(): readonly (readonly [string, string])[];
  /** What a winner has built, the best of it first, as recipes of drawings: it stands along the foot of the victory. */
  triumph?(view: unknown, seat: number): readonly (readonly string[])[];
  /** The height of the lower parts, where they need more than their share. */
  low?: string;
  /** The whole table. A game without one shows its parts below. */
  Board?: Component<Part>;
  /** In the header, at the right: phases, or how the end comes near. */
  Head?: Component<Part>;
  /** All cards, as a tab of the side sheet. */
  Cards?: Component<Part>;
  /** At the foot of the side sheet: what one may do besides answering. */
  Foot?: Component<Part>;
  /** The picture of a card, on its sheet. */
  Picture?: Component<{ card: string }>;
  /** What the end of a game tells besides the points by part. */
  Points?: Component<Part>;
  Prompt?: Component<Part>;
  /** How one answers outside the question, where buttons in a list are not enough. */
  Aside?: Component<Part>;
  Table?: Component<Part>;
  Mine?: Component<Part>;
  Others?: Component<Part>;
}

/** What each part of a table is given. */
export interface Part {
  table: TableState;
  people: People;
}

/** What the prompt shows. */
export interface Question {
  /** One sentence. */
  ask: string;
  /** One line: why, what it brings, how many are left. */
  why?: string;
  /** What is chosen already; each can be taken back. */
  chips?: readonly { text: string; drop?(): void }[];
  /** Answers that differ by an amount, one of which the main verb gives. */
  amounts?: Amounts;
  /** At most three; the main one last. */
  verbs: readonly Verb[];
}

export interface Amounts {
  label: string;
  ways: readonly { text: string; spoken: string; answer: string; chosen: boolean; act(): void }[];
}

export interface Verb {
  text: string;
  /** What it brings, in a few words. */
  pays?: string;
  main?: boolean;
  /** Why it cannot be used yet. */
  not?: string | undefined;
  /** The key that does it. */
  key?: string;
  act(): void;
}

/** What is to be known of a card: public knowledge only. */
export interface Sheet {
  title: string;
  /** A line of facts: "Laborer · rubble · 1 point". */
  facts: string;
  text: string;
  /** For the reader, now. */
  now: readonly { label: string; value: string; good?: boolean }[];
  /** Rulings: what people ask. */
  asked: readonly { text: string; yes?: boolean }[];
  /** Its step, where it is a power one may use or not: asked, always, never (orders.ts). */
  step?: string;
  /** The hue of its kind. */
  colour?: string;
  /** Mine, seen, and all there are. */
  copies?: { mine: number; seen: number; all: number };
}
