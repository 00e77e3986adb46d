/** What is to be known of a card, and what it means for the reader now. */
import { rulings } from "../../books.svelte";
import { declarations } from "../../declared.svelte";
import type { People } from "../../people";
import type { GloireView } from "../../protocol";
import type { Sheet } from "../face";
import { box, card, design, does, isCard, list, material, of, role, roleOf, word, worth } from "./words";

/** Where copies of a card lie that everybody can see, and those in the reader's hand. */
export function copies(id: string, view: GloireView, seat: number): { mine: number; seen: number; all: number } {
  const mine = (view.hands[seat] ?? []).filter((one) => one === id).length;
  const open = [view.pool, view.gone, ...view.stockpiles, ...view.clients, ...view.played, ...(view.vaults ?? [])];
  const built = view.buildings.flat().filter(({ name }) => name === id).length;
  const seen = open.flat().filter((one) => one === id).length + built + mine;
  return { mine, seen, all: id === "senator" ? box().senator.copies : (design(id)?.copies ?? 0) };
}

export function sheet(id: string, view: GloireView, seat: number, people: People): Sheet | null {
  if (id === "senator")
    return { title: card(id), facts: word("any-role"), text: word("senator-does"), now: [], asked: [] };
  if (!isCard(id)) return null;
  const its = of(id);
  const step = declarations.of("gloire").steps.find(({ by }) => by === id)?.name;
  const built = view.buildings.flatMap((all, who) =>
    all.filter(({ name }) => name === id).map((one) => ({ who, one })),
  );
  const active = view.functions.flatMap((all, who) => (all.includes(id) ? [who] : []));
  const now = [
    { label: word("now-influence"), value: `+${worth(its)}`, good: true },
    ...built.map(({ who, one }) => ({
      label: people.call(who),
      value: one.completed ? word("is-completed") : `${one.materials.length}/${one.needed}`,
    })),
    ...(active.length
      ? [{ label: word("now-active"), value: list(active.map((who) => people.call(who))), good: active.includes(seat) }]
      : []),
  ];
  return {
    title: card(id),
    facts: word("sheet-facts", { material: material(its), role: role(roleOf(its)), number: worth(its) }),
    text: does(id) || (box().plain ? word("no-function") : ""),
    now,
    asked: box().plain ? [] : rulings("gloire", id, 2), // after its figures and its function
    ...(step ? { step } : {}),
    colour: `var(--${its})`,
    copies: copies(id, view, seat),
  };
}
