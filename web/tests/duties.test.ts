import { expect, it } from "vitest";
import { duties } from "../src/shell/duties";
import { speech } from "../src/speech.svelte";

const found = (text: string) => duties(text).flatMap(({ words, duty }) => (duty ? [`${duty}: ${words}`] : []));

it.each([
  ["en", "You may raise. You may not take it back; then you must pay.", ["may: You may", "must: you must"]],
  [
    "fr",
    "Vous pouvez poser. Vous ne pouvez plus reprendre ; vous devez payer.",
    ["may: Vous pouvez", "must: vous devez"],
  ],
  ["pl", "Możesz podbić. Nie możesz cofnąć; musisz zapłacić.", ["may: Możesz", "must: musisz"]],
])("in %s a sentence tells what one may and what one must", async (language, text, marked) => {
  await speech.speak(language);
  expect(found(text)).toEqual(marked);
  expect(
    duties(text)
      .map(({ words }) => words)
      .join(""),
  ).toBe(text);
});
