/** The answers of Fortuna in words, from their notation. */
import { read } from "../../declared.svelte";
import type { People } from "../../people";
import type { FortunaView } from "../../protocol";
import type { Facts } from "../../speech.svelte";
import type { Said } from "../plain/dialect";
import { type Fact, refusing } from "../refusal";
import { action, box, building, cost, favor, isAction, privilege, word } from "./words";

const alone = (what: string): Said => ({ verb: "", what });

/** A message with one of its parts left out: ": deliver 2" reads "deliver 2". */
const rest = (id: string, facts: Facts): string => word(id, facts).replaceAll(/^[\s:]+|[\s:]+$/g, "");

/** Who sits at a side; nobody's are empty sides alike. */
const owner = (view: FortunaView, colour: string, people: People): string => {
  const seat = view.sides.find((one) => one.colour === colour)?.seat ?? null;
  return seat === null ? word("side-empty") : people.call(seat);
};

const kebab = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();

export function say(text: string, view: FortunaView, people: People): Said {
  const found = read("fortuna", text, view.steps.at(-1)?.name);
  if (!found) return alone(text);
  const { card = "", building: built = "", distance = "", favor: number = "", place = "", what = "" } = found.parts;
  const count = Number(found.parts.number ?? 0);
  switch (found.name) {
    case "Choose":
    case "Use":
    case "Draft":
    case "Lock":
      return alone(action(card));
    case "GoWith": {
      const [reservoir, aqueduct] = [Number(found.parts.reservoir), Number(found.parts.aqueduct)];
      return alone(reservoir || aqueduct ? word("answer-go-with", { reservoir, aqueduct }) : word("answer-go"));
    }
    case "Marry":
      return alone(word("answer-marry", { cost: box().prices.marriage ?? 0 }));
    case "Build":
      return alone(word("answer-build", { building: building(built), cost: cost(built) }));
    case "TakeTwo":
      return alone(word("answer-take-two", { number: box().prices.corruption_gain ?? 0 }));
    case "Bribe":
      return { verb: rest("answer-bribe", { side: owner(view, distance, people), card: "" }), what: action(card) };
    case "TakeGift":
      return alone(word(`piece-${found.parts.gift}`));
    case "Swap":
      return { verb: owner(view, distance, people), what: action(card) };
    case "Fulfil":
      return alone(favor(Number(number)));
    case "FulfilFrom":
      return { verb: favor(Number(number)), what: word(`place-${place}`) };
    case "FulfilWith":
      return { verb: favor(Number(number)), what: rest("answer-favor-goods", { favor: "", number: count }) };
    case "TurnFavor":
      return alone(word("answer-flip", { favor: favor(Number(number)) }));
    case "Play": {
      const verb = word("answer-play", { card: privilege(card) });
      return what ? { verb, what: word(`piece-${what}`) } : alone(verb);
    }
    case "Keep":
      return { verb: rest("answer-keep", { cards: "" }), what: spread(found.parts.cards).map(privilege).join(" + ") };
    default:
      return alone(word(`answer-${kebab(found.name)}`, { number: count }));
  }
}

const spread = (words = ""): string[] => words.split(" ");

export function about(text: string): string[] {
  const { favor: number, building: built, ...others } = read("fortuna", text)?.parts ?? {};
  if (number) return [`favor-${number}`];
  return built ? [`plot-${built}`] : Object.values(others).flatMap(spread);
}

export const refuse = refusing(word, named);

function named(kind: string, value: Fact, people: People): Fact {
  if (kind === "card") return isAction(String(value)) ? action(String(value)) : privilege(String(value));
  if (kind === "building") return building(String(value));
  if (kind === "kind") return word(`piece-${value}`);
  if (kind === "place") return word(`place-${value}`);
  if (kind === "step") return word(`step-${value}`);
  if (kind === "seat") return people.call(Number(value));
  return value;
}

export function ask(view: FortunaView): string {
  const step = view.steps.at(-1);
  return word(`ask-${step?.name}`, { card: step?.card ? action(step.card) : "" });
}
