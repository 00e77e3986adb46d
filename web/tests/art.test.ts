import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { elevation } from "../src/art/elevation";
import { mosaic } from "../src/art/mosaic";
import { PEOPLE, portrait } from "../src/art/portrait";
import { FORTUNA, GLOIRE, LUTECE } from "../src/art/recipes";

const file = (path: string) => parse(readFileSync(new URL(path, import.meta.url), "utf-8")) as Record<string, unknown>;

describe("buildings", () => {
  it("all can be drawn, and no two look the same", () => {
    const drawn = [...Object.values(GLOIRE), ...Object.values(LUTECE)].map(elevation);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(Object.keys(GLOIRE)).toHaveLength(40);
    expect(Object.keys(FORTUNA)).toHaveLength(4);
  });

  it("a part the grammar does not know is told", () => {
    expect(() => elevation(["48 60: minaret 3"])).toThrow("minaret: no part of the grammar");
  });

  it("holds no number that is none", () => {
    for (const recipe of Object.values(GLOIRE)) expect(elevation(recipe)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("people", () => {
  it("everybody has a portrait of their own", () => {
    const drawn = Object.keys(PEOPLE).map(portrait);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("every kind of card of Lutèce has a picture", () => {
    const { kinds } = file("../../src/ludus/games/lutece/cards.toml") as { kinds: Record<string, { deck: string }> };
    for (const [kind, { deck }] of Object.entries(kinds))
      expect(deck === "character" ? PEOPLE : LUTECE).toHaveProperty(kind);
  });
});

it("the mosaic is the same on every table", () => {
  expect(mosaic()).toBe(mosaic());
  expect(mosaic(1)).not.toBe(mosaic(2));
});
