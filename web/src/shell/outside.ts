/** Words of pages that few open; they come with the first of them. */
import { type Facts, speech } from "../speech.svelte";

const WORDS = "outside";

export const learn = (): Promise<void> => speech.learn(WORDS);

/** A message of those pages; nothing until they are there. */
export const tell = (id: string, facts: Facts = {}): string => speech.attempt(id, facts, WORDS) ?? "";
