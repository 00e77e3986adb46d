/** Why an answer is refused, in the words of a game. */
import type { People } from "../people";
import type { Because } from "../protocol";
import type { Facts } from "../speech.svelte";

export type Fact = string | number;

/** The sentence of a refusal; `named` says what each of its facts is called. */
export const refusing =
  (word: (id: string, facts: Facts) => string, named: (kind: string, value: Fact, people: People) => Fact) =>
  (because: Because, people: People): string => {
    const facts = Object.entries(because.facts).map(([kind, value = ""]) => [kind, named(kind, value, people)]);
    return word(`refusal-${because.reason}`, Object.fromEntries(facts));
  };
