/** The answers of La Gloire in words, from their notation: the verb several share, and what each adds. */
import type { MATERIALS } from "../../art/glyphs";
import type { People } from "../../people";
import type { Because, GloireView, Situation } from "../../protocol";
import type { Facts } from "../../speech.svelte";
import type { Said } from "../plain/dialect";
import { box, card, counted, isCard, material, of, role, roleOf, word } from "./words";

/** What a card, or a material, is named for in each step. */
const CARD_FOR: Record<string, string> = {
  setup_card: "choose",
  lead: "petition-card",
  follow: "petition-card",
  think_discard: "discard",
  patron: "hire-hand",
  laborer: "store",
  merchant: "vault",
  give: "give",
  sewer: "keep",
};
const TAKE_FOR: Record<string, string> = { patron: "hire", merchant: "sell", demand: "demand" };
const BUILDINGS: Record<string, string> = {
  bath: "bath",
  fountain: "fountain",
  lions: "coliseum",
  prison: "prison",
  senate: "senate",
  sewer: "sewer",
};
const KEEPING = new Set(["fountain", "think_discard"]);

const alone = (id: string, facts: Facts = {}): Said => ({ verb: "", what: word(`answer-${id}`, facts) });
const group = (name: string, what: string): Said => ({ verb: word(`group-${name}`), what });

export function say(text: string, view: GloireView, seat: number, people: People): Said {
  const [verb = "", first = "", second = "", third = ""] = text.split(" ");
  switch (verb) {
    case "pass":
      return alone(view.picks[seat]?.length ? "done" : KEEPING.has(view.step) ? "keep" : "pass");
    case "senator":
      return alone("senator", { count: view.pile });
    case "fill":
      return alone("fill", { limit: view.limits[seat]?.hand ?? 0, count: view.refill[seat] ?? 0 });
    case "think":
    case "one":
    case "survey":
    case "hold":
    case "withdraw":
      return alone(verb);
    case "draw":
      return alone("draw", { step: view.step.replaceAll("_", "-") });
    case "lead":
    case "act":
      return group(verb, role(first));
    case "play":
      return group("play", card(first));
    case "petition":
      return group("petition", material(first));
    case "card":
      return group(CARD_FOR[view.step] ?? "choose", card(first));
    case "discard":
      return alone("discard-hand");
    case "take":
      return view.step === "patron"
        ? group("hire", role(roleOf(first as (typeof MATERIALS)[number])))
        : group(TAKE_FOR[view.step] ?? "take", material(first));
    case "lay":
      return group(
        text.endsWith(" out") ? "lay-out" : "lay",
        second === "on" ? word("on-site", { card: card(first), site: material(third) }) : card(first),
      );
    case "use":
      return third === "hand"
        ? group("hand", `${card(first)} (${material(of(first))})`)
        : group(third === "pool" ? "pool" : "stock", material(first));
    case "to":
      return group("to", progress(view, seat, first));
    case "complete":
      return group("complete", card(first));
    case "rival":
      return group("rival", `${people.call(Number(first))} ${card(second)}`);
    case "throw":
      return group("throw", `${people.call(Number(first))} ${role(second)}`);
    case "claim":
    case "abdicate":
      return group(verb, people.call(Number(first)));
    default:
      return { verb: "", what: text };
  }
}

/** An own building in work, and how far it has come. */
function progress(view: GloireView, seat: number, id: string): string {
  const own = view.buildings[seat]?.find(({ name, site }) => name === id && site);
  return own ? `${card(id)} (${own.materials.length}/${own.needed})` : card(id);
}

/** Whoever leads a role does it with a card of its material; a building is meant where it stands. */
export function about(text: string): string[] {
  const [verb = "", first = "", second = ""] = text.split(" ");
  if (verb === "to" || verb === "complete") return [`own ${first}`];
  if (verb === "rival") return [`${first} ${second}`];
  if (verb !== "lead") return text.split(" ").slice(1);
  const its = box().material.find((one) => one.role === first)?.id ?? "";
  return [
    its,
    ...box()
      .building.filter((one) => one.material === its)
      .map(({ id }) => id),
  ];
}

/** One sentence: what, why, how many are left. */
export function ask(view: GloireView, situation: Situation, people: People): string {
  const drafted = situation.draft?.actions ?? [];
  const picks = view.picks[situation.seat]?.length ?? 0;
  const begun = drafted.slice(drafted.length - picks);
  const last = begun.at(-1)?.text.split(" ") ?? [];
  if (last[0] === "lead") return word("ask-units", { role: role(last[1] ?? "") });
  if (last[0] === "use")
    return word("ask-place", { what: say(begun.at(-1)?.text ?? "", view, situation.seat, people).what });
  if (begun.length)
    return word("ask-another", {
      what: begun.map(({ text }) => say(text, view, situation.seat, people).what).join(", "),
    });
  const frame = view.stack.at(-1);
  const number = frame?.a ?? 0;
  const asked = word(`ask-${view.step.replaceAll("_", "-")}`, {
    building: card(BUILDINGS[view.step] ?? ""),
    card: view.drawn[situation.seat] ? card(view.drawn[situation.seat] ?? "") : "",
    count: number,
    demanded: counted(view.demanded),
    role: role((view.step === "bath" ? box().role[number]?.id : view.role) ?? ""),
    who: people.call(view.step === "give" ? number : view.leader),
  });
  const below = view.stack.at(-2);
  const left = below && ["perform", "batch"].includes(below.step) ? below.b : 0;
  return left ? `${asked} ${word("ask-left", { count: left })}` : asked;
}

export function refuse(because: Because, people: People): string {
  const facts: Facts = {};
  for (const [kind, value] of Object.entries(because.facts))
    facts[kind] = named(kind, value as string | number, people);
  return word(`refusal-${because.reason}`, facts);
}

function named(kind: string, value: string | number, people: People): string | number {
  const text = String(value);
  switch (kind) {
    case "card":
    case "building":
    case "function":
      return isCard(text) || text === "senator" ? card(text) : text;
    case "material":
    case "site":
      return material(text);
    case "role":
      return role(text);
    case "pool":
      return text.split(", ").filter(Boolean).map(material).join(", ") || "—";
    case "step":
    case "zone":
      return word(`${kind}-${text}`.replaceAll("_", "-"));
    case "out":
      return value ? "yes" : "no";
    case "seat":
      return people.call(Number(value));
    default:
      return value;
  }
}
