/** The answers of La Gloire in words, from their notation: the verb several share, and what each adds. */
import type { Material } from "../../art/glyphs";
import { asker, read } from "../../declared.svelte";
import type { People } from "../../people";
import type { GloireView, Situation } from "../../protocol";
import type { Facts } from "../../speech.svelte";
import { type Fact, refusing } from "../refusal";
import { box, card, counted, isCard, material, of, role, roleOf, word } from "./words";

/** An answer in words: the verb it shares with others, and what it adds. */
export interface Said {
  verb: string;
  what: string;
}

const alone = (id: string, facts: Facts = {}): Said => ({ verb: "", what: word(`answer-${id}`, facts) });

export function say(text: string, view: GloireView, seat: number, people: People): Said {
  const found = read("gloire", text, view.step);
  if (!found) return { verb: "", what: text };
  const { group, parts } = found;
  const { card: id = "", material: its = "", building = "", distance = "", site = "", statue = "" } = parts;
  const grouped = (what: string): Said => ({ verb: word(`group-${group}`), what });
  switch (found.name) {
    case "Pass":
      return alone(view.picks[seat]?.length ? "done" : group || "pass");
    case "TakeSenator":
      return alone("senator", { count: view.pile });
    case "Fill":
      return alone("fill", { limit: view.limits[seat]?.hand ?? 0, count: view.refill[seat] ?? 0 });
    case "DiscardHand":
      return alone("discard-hand");
    case "Draw":
      return alone("draw", { step: view.step.replaceAll("_", "-") });
    case "Role":
      return grouped(role(parts.role ?? ""));
    case "Play":
    case "NameCard":
    case "Lay":
    case "LayOut":
      return grouped(card(id));
    case "PlaySenator":
      return grouped(card("senator"));
    case "Take":
      return grouped(group === "hire" ? role(roleOf(its as Material)) : material(its));
    case "Petition":
    case "UseStock":
    case "UsePool":
      return grouped(material(its));
    case "UseHand":
      return grouped(`${card(id)} (${material(of(id))})`);
    case "LayStatue":
    case "LayStatueOut":
      return grouped(word("on-site", { card: card(statue), site: material(site) }));
    case "AddTo":
      return grouped(progress(view, seat, building));
    case "CompleteWith":
      return grouped(card(building));
    case "RivalBuilding":
      return grouped(`${people.call(Number(distance))} ${card(building)}`);
    case "Throw":
      return grouped(`${people.call(Number(distance))} ${role(parts.role ?? "")}`);
    case "ClaimSenator":
    case "Abdicate":
      return grouped(people.call(Number(distance)));
    default:
      return alone(text);
  }
}

/** An own building in work, and how far it has come. */
function progress(view: GloireView, seat: number, id: string): string {
  const own = view.buildings[seat]?.find(({ name, site }) => name === id && site);
  return own ? `${card(id)} (${own.materials.length}/${own.needed})` : card(id);
}

/** One sentence: what, why, how many are left. */
export function ask(view: GloireView, situation: Situation, people: People): string {
  const frame = view.stack.at(-1);
  const number = frame?.a ?? 0;
  return word(`ask-${view.step.replaceAll("_", "-")}`, {
    building: card(asker("gloire", view.step)),
    card: view.drawn[situation.seat] ? card(view.drawn[situation.seat] ?? "") : "",
    count: number,
    demanded: counted(view.demanded),
    role: role((view.step === "bath" ? box().role[number]?.id : view.role) ?? ""),
    who: people.call(view.step === "give" ? number : view.leader),
  });
}

export const refuse = refusing(word, named);

function named(kind: string, value: Fact, people: People): Fact {
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
