/** What the shell needs of a game: words for what happens, and the parts of its table. */
import type { Component } from "svelte";
import type { People } from "../people";
import type { Because, Choice, GameEvent, Situation } from "../protocol";
import type { TableState } from "../table.svelte";

export interface Face {
  title(): string;
  /** Events as lines of the log. */
  tell(events: readonly GameEvent[], people: People): string[];
  /** The stage of the game in a few words: "Round 5 · Bribes". */
  heading(view: unknown): string;
  /** What is asked, in one sentence. */
  ask(situation: Situation, people: People): string;
  /** An action in words. */
  explain(choice: Choice, view: unknown, people: People): string;
  /** Why not. */
  refuse(because: Because, people: People): string;
  /** The situation in words, for S, M and O. */
  describe(view: unknown, seat: number, people: People, what: "situation" | "mine" | "others"): string;
  /** Why the game ended. */
  ended(reason: string): string;
  /** A part of the score. */
  part(name: string): string;
  /** Why somebody has no points at the end. */
  unscored?(view: unknown, seat: number): string | undefined;
  /** The step of the game, as it is declared. */
  step(view: unknown): string;
  /** Events that bring points, or take them. */
  scoring: readonly string[];
  /** What a reason speaks of, by its name: a card, a good, a part of the score. */
  thing?(word: string, view: unknown): string;
  /** Keys of this game, for the help. */
  keys(): readonly (readonly [string, string])[];
  /** The height of the lower parts, where they need more than their share. */
  low?: string;
  Prompt: Component<Part>;
  /** How one answers outside the question, where buttons in a list are not enough. */
  Aside?: Component<Part>;
  Table: Component<Part>;
  Mine: Component<Part>;
  Others: Component<Part>;
}

/** What each part of a table is given. */
export interface Part {
  table: TableState;
  people: People;
}
