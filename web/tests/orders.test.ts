import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { declarations } from "../src/declared.svelte";
import { orders } from "../src/orders.svelte";
import { settings } from "../src/settings.svelte";

const family = (name: string, text: string, declines = false) => ({
  name,
  text,
  steps: ["bath"],
  groups: { "": "" },
  parts: text.includes("{") ? [{ name: "card", kind: "card" as const, words: [], several: false }] : [],
  declines,
});
const [pass, one, other] = ["pass", "lay bar", "lay dock"].map((text, id) => ({ id, text }));

beforeEach(() => {
  const rest = { version: 1, steps: [], events: [], options: [], reasons: [], parts: [] };
  declarations.take({ name: "thermae", ...rest, answers: [family("Pass", "pass", true), family("Lay", "lay {card}")] });
});
afterEach(() => {
  orders.give("thermae", "bath", "ask");
  settings.stop = false;
});

describe("a standing order", () => {
  const legal = [pass, one].map((choice) => choice ?? { id: -1, text: "" });
  const many = [...legal, other ?? { id: -1, text: "" }];

  it("is none until it is given", () => {
    expect(orders.answer("thermae", "bath", legal)).toBeNull();
  });

  it("declines where one may, and never what must be answered", () => {
    orders.give("thermae", "bath", "never");
    expect(orders.answer("thermae", "bath", many)).toEqual(pass);
    expect(orders.answer("thermae", "bath", many.slice(1))).toBeNull();
    expect(orders.answer("thermae", "elsewhere", many)).toBeNull();
  });

  it("uses a power where only one thing can be meant, else one is asked", () => {
    orders.give("thermae", "bath", "always");
    expect(orders.answer("thermae", "bath", legal)).toEqual(one);
    expect(orders.answer("thermae", "bath", many)).toBeNull();
  });

  it("is not obeyed by those who stop at every decision", () => {
    orders.give("thermae", "bath", "never");
    settings.stop = true;
    expect(orders.answer("thermae", "bath", legal)).toBeNull();
  });
});
