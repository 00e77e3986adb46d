/** The table in words, for those who listen. */
import { MATERIALS } from "../../art/glyphs";
import type { People } from "../../people";
import type { GloireView } from "../../protocol";
import { watch } from "./watch";
import { card, counted, list, material, role, roleOf, tally, word } from "./words";

export function situation(view: GloireView, people: People): string {
  const played = view.played.flatMap((cards, seat) => cards.map((id) => `${people.call(seat)} ${card(id)}`));
  return [
    word("heading", { number: view.turn, step: word(`step-${view.step}`.replaceAll("_", "-")) }),
    word("led", { who: people.call(view.leader) }) + (view.role ? `, ${role(view.role)}` : ""),
    played.length ? word("played", { cards: list(played) }) : "",
    `${word("pool")}: ${counted(tally(view.pool)) || "0"}`,
    `${word("sites")}: ${MATERIALS.map((one, i) => `${material(one)} ${view.town[i] ?? 0}+${view.country[i] ?? 0}`).join(", ")}`,
    ...watch(view, people).map(({ text }) => text),
  ]
    .filter(Boolean)
    .join(". ");
}

export function camp(view: GloireView, seat: number, people: People): string {
  const hand = view.hands[seat];
  const clients = tally(view.clients[seat] ?? []);
  const built = (view.buildings[seat] ?? []).map((one) =>
    one.completed ? card(one.name) : `${card(one.name)} ${one.materials.length}/${one.needed}`,
  );
  return [
    `${people.call(seat)}: ${word("part-influence")} ${view.influence[seat] ?? 0}`,
    hand ? `${word("hand")}: ${list(hand.map(card)) || "0"}` : `${word("hand")}: ${view.hand_sizes[seat] ?? 0}`,
    `${word("buildings-title")}: ${list(built) || "0"}`,
    `${word("clients-title")}: ${MATERIALS.flatMap((one, i) => (clients[i] ? [`${role(roleOf(one))} ${clients[i]}`] : [])).join(", ") || "0"}`,
    `${word("stock-title")}: ${counted(tally(view.stockpiles[seat] ?? [])) || "0"}`,
    `${word("part-vault")}: ${view.vault_sizes[seat] ?? 0}/${view.limits[seat]?.vault ?? 0}`,
  ].join("; ");
}
