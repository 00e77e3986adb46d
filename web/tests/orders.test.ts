import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { declarations } from "../src/declared.svelte";
import { match, matched, orderable, use, used } from "../src/orders";
import type { OrderInfo } from "../src/protocol";
import { TableState } from "../src/table.svelte";

const order = (id: string, sentence: string, chosen: Record<string, string>, on = true): OrderInfo => ({
  id,
  sentence,
  chosen,
  life: "off",
  on,
  used: 0,
  missed: null,
});

let sent: unknown[] = [];
let table: TableState;
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response("{}"));
  });
  table = new TableState("t", undefined, false);
  table.orders = [order("a", "use", { step: "bath", how: "never" }), order("b", "match", { left: "2", right: "0" })];
});
afterEach(() => vi.unstubAllGlobals());

const kept = ({ id, sentence, chosen, life, on }: OrderInfo) => ({ id, sentence, chosen, life, on });

describe("a standing order", () => {
  it("is what the server says it is", () => {
    expect(used(table, "bath")).toBe("never");
    expect(used(table, "sewer")).toBe("ask");
    expect(matched(table)).toEqual([2, 0]);
    table.orders = [order("a", "use", { step: "bath", how: "never" }, false)];
    expect(used(table, "bath")).toBe("ask");
    expect(matched(table)).toEqual([0, 0]);
  });

  it("takes the place of the one like it, and leaves the others", async () => {
    await use(table, "bath", "always");
    const [, other] = table.orders;
    const always = { sentence: "use", chosen: { step: "bath", how: "always" }, life: "off", on: true, id: "" };
    expect(sent).toEqual([{ seat: -1, orders: [other && kept(other), always] }]);
  });

  it("is revoked by asking again", async () => {
    await use(table, "bath", "ask");
    await match(table, [0, 0]);
    const [one, other] = table.orders;
    expect(sent).toEqual([
      { seat: -1, orders: [other && kept(other)] },
      { seat: -1, orders: [one && kept(one)] },
    ]);
  });

  it("is for games that know them", () => {
    const rest = { version: 1, steps: [], answers: [], events: [], options: [], reasons: [], parts: [] };
    declarations.take({ name: "thermae", ...rest, orders: true });
    expect(orderable(table)).toBe(false);
  });
});
