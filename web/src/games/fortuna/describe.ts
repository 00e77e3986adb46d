/** The table in words, for those who listen to it. */
import type { People } from "../../people";
import type { FortunaView } from "../../protocol";
import { race } from "./race";
import { action, building, effect, favorName, goods, square, word } from "./words";

const COUNTED = ["water", "wheat", "wine", "centurions", "vestals", "dice"] as const;

export function describe(
  view: FortunaView,
  seat: number,
  people: People,
  what: "situation" | "mine" | "others",
): string {
  if (what === "situation") return situation(view, people);
  const seats = view.provinces.flatMap((_, at) => ((at === seat) === (what === "mine") ? [at] : []));
  return seats.map((at) => province(view, at, people)).join(" ");
}

function situation(view: FortunaView, people: People): string {
  const heading = word("heading", { number: view.round, step: word(`step-${view.steps.at(-1)?.name}`) });
  const sides = view.sides.map(({ seat, cards, down }) => {
    const who = seat === null ? word("side-empty") : people.call(seat);
    const named = cards.map((id) => (down.includes(id) ? `${action(id)} (${word("tag-locked-short")})` : action(id)));
    return `${who}: ${named.join(", ")}`;
  });
  const favors = view.favors.map(({ number, up, tokens }) =>
    [favorName(number), up ? word("tile-tokens", { count: tokens }) : word("tile-used")].join(", "),
  );
  const names = (seats: readonly number[]): string => seats.map((at) => people.call(at)).join(", ");
  const podium = word("podium-spoken", { now: names(view.podium), next: names(view.podium_next) });
  return [heading, ...race(view, people), podium, ...sides, ...favors].join(". ");
}

function province(view: FortunaView, at: number, people: People): string {
  const its = view.provinces[at];
  if (!its) return "";
  const parts = [
    word("rome-marker", { who: people.call(at), square: square(its.square) }),
    goods("money", its.money),
    ...COUNTED.map((kind) => goods(kind, its[kind])),
    ...(its.aqueduct ? [goods("aqueduct", its.aqueduct)] : []),
    ...(its.married ? [word("plate-married")] : []),
    ...its.buildings.map(building),
    word("plate-hand", { count: view.hand_sizes[at] ?? 0 }),
    ...(view.hands[at] ?? []).map(effect),
  ];
  return `${parts.join(", ")}.`;
}
