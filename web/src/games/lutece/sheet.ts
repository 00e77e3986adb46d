/** The sheet of a card: what it is, what it does, what it would change for me now. */
import type { People } from "../../people";
import type { LuteceView } from "../../protocol";
import { say, speech } from "../../speech.svelte";
import type { Sheet } from "../face";
import { card, cards, does, family, isPerson, name, word, yields } from "./cards";

const PARTS = ["majority", "prestige", "influence", "fortune"] as const;

export function sheet(id: string, view: LuteceView, seat: number, people: People): Sheet | null {
  if (!cards().some((one) => one.id === id)) return null;
  const it = card(id);
  const slot = view.slots.findIndex((one) => one.card === id);
  const brings = slot >= 0 && seat >= 0 ? view.brings[seat]?.[slot] : null;
  const owner = view.owned.findIndex((all) => all.some((one) => one.card === id));
  const at = view.owned[owner]?.findIndex((one) => one.card === id) ?? -1;
  const like = view.used.filter((one) => card(one).kind === it.kind);
  const seen = new Set([
    ...view.gone,
    ...view.owned.flat().map((one) => one.card),
    ...view.slots.map((one) => one.card),
  ]);
  return {
    title: name(id),
    facts: [
      word(isPerson(id) ? "kind-character" : "kind-location"),
      family(id),
      say("web-cost", { cost: it.cost }),
      yields(id),
      it.talent === undefined ? "" : say("web-talent", { talent: it.talent }),
    ]
      .filter(Boolean)
      .join(" · "),
    text: does(id),
    now: [
      ...PARTS.flatMap((part, i) => {
        const more = brings?.[i] ?? 0;
        return more
          ? [{ label: word(`part-${part}`), value: `${more > 0 ? "+" : "−"}${Math.abs(more)}`, good: more > 0 }]
          : [];
      }),
      ...(owner >= 0 ? [{ label: word("sheet-owner"), value: people.call(owner) }] : []),
      ...(owner >= 0 && view.prizes[owner]?.[at]
        ? [
            {
              label: word("sheet-worth"),
              value: say("web-points", { points: view.prizes[owner]?.[at] ?? 0 }),
              good: true,
            },
          ]
        : []),
    ],
    asked: ["1", "2", "3"].flatMap((number) => {
      const text = speech.attempt(`asked-${it.kind}-${number}`, {}, "lutece");
      return text ? [{ text }] : [];
    }),
    copies: {
      mine: (view.owned[seat] ?? []).filter((one) => card(one.card).kind === it.kind).length,
      seen: like.filter((one) => seen.has(one)).length,
      all: like.length,
    },
  };
}
