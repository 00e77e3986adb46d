/** Every message as the terminal says it (tests/web/test_spoken.py): the browser says the same. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Facts, LANGUAGES, speech } from "../src/speech.svelte";

interface Said {
  id: string;
  facts: Facts;
  text: string;
}

const all = JSON.parse(readFileSync(process.env.LUDUS_SAID ?? "", "utf-8")) as Record<string, Record<string, Said[]>>;

describe.each([...LANGUAGES])("in %s", (language) => {
  it.each(Object.keys(all[language] ?? {}))("terminal and browser say the same of %s", async (game) => {
    await speech.speak(language);
    await speech.learn(game); // where its words come later
    const here = (all[language]?.[game] ?? []).map((one) => ({ ...one, here: speech.say(one.id, one.facts, game) }));
    expect(here.filter(({ text, here }) => text !== here)).toEqual([]);
  });
});
