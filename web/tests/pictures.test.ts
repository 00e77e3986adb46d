import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PICTURES, picture } from "../src/art/pictures";

const at = (path: string) => new URL(path, import.meta.url).pathname;
const css = (path: string) => readFileSync(at(path), "utf-8");
const KEPT = "../../src/ludus/books/pictures";

/** The colours of day: a printed page has no other. */
const daily = (text: string): string => text.replaceAll(/\[data-theme="dark"\][^{]*\{[^}]*\}\n*/g, "");

it.each(PICTURES)("the books have %s as it is drawn here", async (name) => {
  const { box, inside } = picture(name) ?? { box: "", inside: "" };
  expect(inside).not.toMatch(/NaN|undefined|Infinity|id=/);
  await expect(`<svg class="art picture" viewBox="${box}">${inside}</svg>\n`).toMatchFileSnapshot(
    at(`${KEPT}/${name}.svg`),
  );
});

it("the books have the colours of the drawings", async () => {
  const rules = ["art.css", "town.css", "pictures.css"].map((name) => daily(css(`../src/art/${name}`))).join("");
  const [tokens = ""] = css("../src/tokens.css").split('[data-theme="dark"]');
  const named = (name: string) => new RegExp(`--${name}: [^;]*;`).exec(tokens)?.[0];
  const drawn = PICTURES.map((name) => picture(name)?.inside).join("");
  const used = [...`${rules}${drawn}`.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name]) => name ?? "");
  const known = [...new Set(used)].sort().flatMap((name) => named(name) ?? []);
  await expect(`.picture { ${known.join(" ")} }\n${rules}`).toMatchFileSnapshot(at(`${KEPT}/art.css`));
});

it("no picture is drawn that nobody shows", () => {
  const books = ["lutece", "fortuna", "gloire"].map((game) => css(`../../src/ludus/books/${game}/en.md`)).join("");
  for (const name of PICTURES) expect(books).toContain(`(${name})`);
});
