/** What a browser has and Node has not, as far as modules look at it when they are loaded; and the cards. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("location", { href: "http://ludus.test/" });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {}, style: { setProperty: () => {} } } });
vi.stubGlobal("addEventListener", () => {});

/** The cards of every table here: those that come with the games. */
const { decks } = await import("../src/cards.svelte");
for (const game of ["lutece", "fortuna", "gloire"])
  decks.take(game, parse(readFileSync(new URL(`../../src/ludus/games/${game}/cards.toml`, import.meta.url), "utf-8")));
