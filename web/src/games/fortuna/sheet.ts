/** What a card is and does, for the sheet the shell opens. */
import { rulings } from "../../books.svelte";
import type { People } from "../../people";
import type { FortunaView } from "../../protocol";
import type { Sheet } from "../face";
import {
  action,
  box,
  building,
  cost,
  does,
  effect,
  favorName,
  goods,
  isAction,
  isBuilding,
  kindOf,
  printed,
  word,
} from "./words";

export function sheet(card: string, view: FortunaView, seat: number, people: People): Sheet | null {
  if (isAction(card)) return ofAction(card, view, seat, people);
  if (isBuilding(card))
    return {
      title: building(card),
      facts: word("sheet-building"),
      text: does(card),
      now: [
        { label: word("sheet-cost"), value: goods("money", cost(card)) },
        { label: word("sheet-left"), value: String(view.buildings[card] ?? 0) },
      ],
      asked: rulings("fortuna", card, 1), // after what it does
    };
  const favor = /^favor-(\d)$/.exec(card)?.[1];
  if (favor) {
    const number = Number(favor);
    return {
      title: favorName(number),
      facts: word("sheet-favor", { number }),
      text: word(`does-favor-${number}`),
      now: [{ label: word("sheet-tokens"), value: String(view.favors[number - 1]?.tokens ?? 0) }],
      asked: rulings("fortuna", card, 1),
    };
  }
  const kind = kindOf(card);
  if (!kind) return null;
  const worth = view.worths[seat]?.[card];
  return {
    title: effect(card),
    facts: word("sheet-privilege"),
    text: word(kind === "C" ? "sheet-end" : "sheet-any-time"),
    now:
      worth === undefined
        ? []
        : [{ label: word("sheet-worth"), value: word("sheet-points", { points: worth }), good: worth > 0 }],
    asked: rulings("fortuna", `privilege-${kind.toLowerCase()}`, 1),
    copies: copies(card, view, seat),
  };
}

function ofAction(card: string, view: FortunaView, seat: number, people: People): Sheet {
  const side = view.sides.find(({ cards }) => cards.includes(card));
  const where = !side
    ? ""
    : side.seat === null
      ? word("sheet-on-empty")
      : side.seat === seat
        ? word("sheet-on-mine")
        : word("sheet-on", { who: people.name(side.seat) });
  return {
    title: action(card),
    facts: [word("sheet-action"), where].filter(Boolean).join(" · "),
    text: `${printed(card)}. ${does(card)}`,
    now: [],
    asked: [
      ...(side ? [{ text: word(side.down.includes(card) ? "sheet-locked" : "sheet-open") }] : []),
      ...rulings("fortuna", card, 1),
    ],
  };
}

/** Cards that do the same: mine, those seen, and all in the game. */
function copies(card: string, view: FortunaView, seat: number): { mine: number; seen: number; all: number } {
  const same = box()
    .privilege.filter(({ id }) => effect(id) === effect(card) && !view.removed.includes(id))
    .map(({ id }) => id);
  const among = (cards: readonly string[]): number => cards.filter((id) => same.includes(id)).length;
  const mine = among(view.hands[seat] ?? []);
  const seen = new Set([
    ...(view.hands[seat] ?? []),
    ...view.discards,
    ...(view.choices[seat] ?? []),
    ...(view.palace_seen[seat]?.cards ?? []),
  ]);
  return { mine, seen: among([...seen]), all: same.length };
}
