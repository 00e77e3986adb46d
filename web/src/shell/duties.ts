/** What a sentence of a rulebook lets the reader do, and what it makes them do: "you may" and "you must". */
import { say } from "../speech.svelte";

export interface Piece {
  words: string;
  duty?: "may" | "must";
}

/** A sentence in pieces, those words apart; what is denied is neither. */
export function duties(text: string): Piece[] {
  const may = say("web-you-may");
  const must = say("web-you-must");
  const found = new RegExp(`(?<![\\p{L}]|nie )(${may}|${must})(?![\\p{L}]| not\\b)`, "iu");
  return text.split(found).map((words, i) => {
    if (i % 2 === 0) return { words };
    return { words, duty: words.toLowerCase() === may ? "may" : "must" };
  });
}
