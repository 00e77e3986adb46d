/** Who I am here: a name is enough to sit down. */
import { api, Refusal } from "../api";
import type { Person } from "../protocol";
import { settings } from "../settings.svelte";
import { speech } from "../speech.svelte";

const SUGGESTIONS = [
  "Aelia",
  "Caius",
  "Drusilla",
  "Fabius",
  "Julia",
  "Lucius",
  "Paulina",
  "Quintus",
  "Rufus",
  "Tullia",
];

export const myself = $state<{ person: Person | null; suggestion: string }>({
  /** As the server knows me; null before I have said my name. */
  person: null,
  /** A name for those who type none. */
  suggestion: SUGGESTIONS[Math.floor(Math.random() * SUGGESTIONS.length)] ?? "Julia",
});

/** Asks the server whether it knows this device. */
export async function recall(): Promise<void> {
  try {
    myself.person = await api.me();
    if (!settings.name) settings.name = myself.person.name;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

let saying: Promise<unknown> = Promise.resolve();

/** Says my name, as it stands in the lobby; one at a time, since two at once would make two people of me. */
export function introduce(): Promise<Person> {
  const said = saying.then(async () => {
    // Whoever came by a link has a name the server knows: no other is made up for them.
    if (!settings.name.trim() && !myself.person) await recall();
    const name = settings.name.trim() || myself.suggestion;
    settings.name = name;
    if (myself.person?.name !== name || myself.person.language !== speech.language)
      myself.person = await api.be({ name, language: speech.language });
    return myself.person;
  });
  saying = said.catch(() => {});
  return said;
}
