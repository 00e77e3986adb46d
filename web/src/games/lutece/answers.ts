/** The questions of Lutèce: what is asked, what an answer means, why another is refused, and the table in words. */
import { read } from "../../declared.svelte";
import type { People } from "../../people";
import type { Choice, LuteceView, Situation } from "../../protocol";
import { speech } from "../../speech.svelte";
import { type Fact, refusing } from "../refusal";
import { bidName, card, coins, gold, inHand, name, RESOURCES, word } from "./cards";

export function heading(view: LuteceView): string {
  return word("heading", { number: view.round, step: word(`step-${view.step}`) });
}

export function ask(situation: Situation, people: People): string {
  const view = situation.view as LuteceView;
  const seat = situation.seat;
  if (view.step === "over") return word("step-over");
  if (seat < 0 || !situation.legal.length) return waiting(view, situation, people);
  if (view.step === "bids") return word("ask-bids");
  if (view.step === "bribes") {
    const [left, right] = (view.bids[seat] ?? ["", ""]).map((one) => priced(view, one)) as [string, string];
    return word("ask-bribes", { left, right, purse: view.purses[seat] ?? 0 });
  }
  if (view.step === "legion") {
    const there = view.slots.find((slot) => slot.name === view.slot)?.card;
    const count = view.legionnaires[seat] ?? 0;
    return word("ask-legion", { card: `${view.slot} ${there ? name(there) : ""}`, count });
  }
  return word("ask-attach", { card: view.attaching ? name(view.attaching) : "" });
}

function waiting(view: LuteceView, situation: Situation, people: People): string {
  const others = situation.pending.filter((seat) => seat !== situation.seat).map((seat) => people.call(seat));
  if (!others.length) return word(`step-${view.step}`);
  return speech.say("web-waiting-for", { people: others.join(", ") });
}

function priced(view: LuteceView, slot: string): string {
  const there = view.slots.find((one) => one.name === slot)?.card;
  return there ? word("priced", { card: bidName(view, slot), cost: card(there).cost }) : bidName(view, slot);
}

/** An action in words, from its notation. */
export function explain(choice: Choice, view: LuteceView, people: People): string {
  const found = read("lutece", choice.text, view.step);
  if (!found) return choice.text;
  const { left = "", right = "", position = "", gold: amount, distance, host = "" } = found.parts;
  return word(`explain-${found.name.toLowerCase()}`, {
    left: bidName(view, left),
    right: bidName(view, right),
    place: position,
    gold: gold(Number(amount ?? 0)),
    own: Number(distance) === people.seat ? "yes" : "no",
    bidder: distance === undefined ? "" : people.call(Number(distance)),
    host: host && name(host),
  });
}

export const refuse = refusing(word, named);

function named(kind: string, value: Fact, people: People): Fact {
  if (kind === "card") return name(String(value));
  if (kind === "step") return word(`step-${value}`);
  return kind === "seat" && Number(value) < people.seats.length ? people.call(Number(value)) : value;
}

/** What an answer speaks of: cards, the coins to be laid one by one, or whom a Legionnaire helps. */
export function points(choice: Choice, view: LuteceView): string[] {
  const {
    left = "",
    right = "",
    host = "",
    position,
    gold,
    distance,
  } = read("lutece", choice.text, view.step)?.parts ?? {};
  if (position) return Array.from({ length: Number(gold) }, (_, i) => `more-${position}-${i + 1}`);
  const there = [left, right].flatMap((slot) =>
    slot === "revenue" ? slot : (view.slots.find((one) => one.name === slot)?.card ?? []),
  );
  if (distance !== undefined) return [`bidder-${distance}`];
  return host ? [host] : there;
}

/** The table in words, for those who listen. */
export function describe(
  view: LuteceView,
  seat: number,
  people: People,
  what: "situation" | "mine" | "others",
): string {
  if (what === "situation") {
    const offers = view.slots.map(
      (slot) =>
        `${slot.name} ${slot.card ? `${name(slot.card)}, ${speech.say("web-cost", { cost: card(slot.card).cost })}` : "—"}${slot.coins ? `, +${slot.coins}` : ""}`,
    );
    return `${heading(view)}. ${offers.join("; ")}.`;
  }
  const seats = what === "mine" ? [seat] : view.purses.map((_, at) => at).filter((at) => at !== seat);
  return seats
    .filter((at) => at >= 0)
    .map((at) => spokenSeat(view, at, people))
    .join(" ");
}

export function spokenSeat(view: LuteceView, seat: number, people: People): string {
  const goods = RESOURCES.map((one, i) => ({ one, count: view.units[seat]?.[i] ?? 0 }))
    .filter(({ count }) => count)
    .map(({ one, count }) => `${count} ${word(`resource-${one}`)}`);
  const bid = view.bids[seat];
  const parts = [
    people.call(seat),
    coins(view.purses[seat] ?? 0),
    bid ? bid.map(inHand).join(" ") : view.submitted[seat] ? speech.say("web-chosen") : "",
    (view.bribes[seat] ?? []).some(Boolean)
      ? speech.say("web-bribes-are", { left: view.bribes[seat]?.[0] ?? 0, right: view.bribes[seat]?.[1] ?? 0 })
      : "",
    goods.join(", "),
    speech.say("web-points", { points: view.totals[seat] ?? 0 }),
  ];
  return `${parts.filter(Boolean).join("; ")}.`;
}
