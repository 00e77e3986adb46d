/** The answers of Fortuna in words, from their notation. */
import type { People } from "../../people";
import type { Because, FortunaView } from "../../protocol";
import type { Facts } from "../../speech.svelte";
import type { Said } from "../plain/dialect";
import { action, box, building, cost, favor, isAction, privilege, side, word } from "./words";

const alone = (what: string): Said => ({ verb: "", what });

/** A message with one of its parts left out: ": deliver 2" reads "deliver 2". */
const rest = (id: string, facts: Facts): string => word(id, facts).replaceAll(/^[\s:]+|[\s:]+$/g, "");

/** Who sits at a side, or its colour where nobody does. */
const owner = (view: FortunaView, colour: string, people: People): string => {
  const seat = view.sides.find((one) => one.colour === colour)?.seat ?? null;
  return seat === null ? side(colour) : people.call(seat);
};

export function say(text: string, view: FortunaView, people: People): Said {
  const [verb = "", first = "", second = ""] = text.split(" ");
  switch (verb) {
    case "choose":
    case "use":
    case "draft":
    case "lock":
      return alone(action(first));
    case "go":
      return Number(first) || Number(second)
        ? alone(word("answer-go-with", { reservoir: Number(first), aqueduct: Number(second) }))
        : alone(word("answer-go"));
    case "sell":
    case "buy":
      return alone(word(`answer-${verb}`, { number: Number(first) }));
    case "marry":
      return alone(word("answer-marry", { cost: box().prices.marriage }));
    case "build":
      return alone(word("answer-build", { building: building(first), cost: cost(first) }));
    case "bribe":
      return { verb: rest("answer-bribe", { side: owner(view, first, people), card: "" }), what: action(second) };
    case "swap":
      return { verb: owner(view, first, people), what: action(second) };
    case "favor":
      if (!second) return alone(favor(Number(first)));
      return /^\d/.test(second)
        ? { verb: favor(Number(first)), what: rest("answer-favor-goods", { favor: "", number: Number(second) }) }
        : { verb: favor(Number(first)), what: word(`place-${second}`) };
    case "flip":
      return alone(word("answer-flip", { favor: favor(Number(first)) }));
    case "play":
      return second
        ? { verb: word("answer-play", { card: privilege(first) }), what: word(`piece-${second}`) }
        : alone(word("answer-play", { card: privilege(first) }));
    case "keep":
      return { verb: rest("answer-keep", { cards: "" }), what: text.split(" ").slice(1).map(privilege).join(" + ") };
    default:
      return alone(plain(text));
  }
}

/** Answers that are one word: what they mean. */
function plain(text: string): string {
  if (["wheat", "wine", "money"].includes(text)) return word(`piece-${text}`);
  const known: Record<string, string> = {
    skip: "answer-skip",
    "roll now": "answer-roll-now",
    later: "answer-later",
    none: "answer-nothing",
    tax: "answer-tax",
    end: "answer-end",
  };
  if (text === "take two") return word("answer-take-two", { number: box().prices.corruption_gain });
  return known[text] ? word(known[text]) : text;
}

export function about(text: string): string[] {
  const [verb = "", first = ""] = text.split(" ");
  if (verb === "favor" || verb === "flip") return [`favor-${first}`];
  if (verb === "build") return [`left-${first}`];
  return text.split(" ").slice(1);
}

export function refuse(because: Because, people: People): string {
  const facts: Facts = {};
  for (const [kind, value] of Object.entries(because.facts))
    facts[kind] = named(kind, value as string | number, people);
  return word(`refusal-${because.reason}`, facts);
}

function named(kind: string, value: string | number, people: People): string | number {
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
