/** Views, events and answers of any game in words. */
import type { People } from "../../people";
import type { GameEvent } from "../../protocol";
import { type Facts, speech } from "../../speech.svelte";
import { called } from "./glossary";

/** "MaterialTaken" reads "Material taken". */
export const spaced = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const kebab = (name: string): string => spaced(name).toLowerCase().replaceAll(" ", "-");

/** A value in a few words. */
export function short(game: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "—";
  if (typeof value === "boolean") return value ? "✓" : "·";
  if (typeof value === "string") return called(game, value);
  if (Array.isArray(value))
    return value.length ? value.map((one) => short(game, one)).join(typeof value[0] === "object" ? "; " : ", ") : "—";
  if (typeof value === "object")
    return Object.entries(value)
      .filter(([, one]) => one !== null && one !== false && one !== 0 && !(Array.isArray(one) && !one.length))
      .map(
        ([name, one]) =>
          `${called(game, name) === name ? spaced(name).toLowerCase() : called(game, name)} ${short(game, one)}`,
      )
      .join(", ");
  return String(value);
}

/** An event as the words of its game tell it, where they can; else from its name and facts. */
export function sentence(game: string, event: GameEvent, people: People): string {
  const told = Object.entries((event.facts ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null);
  const facts: Facts = {};
  for (const [name, value] of told) facts[name] = typeof value === "number" ? value : short(game, value);
  const seat = told.find(([name]) => name === "seat")?.[1];
  if (typeof seat === "number" && seat >= 0) Object.assign(facts, people.facts(seat));
  const own = speech.attempt(`event-${kebab(event.name)}`, facts, game);
  if (own)
    return (typeof seat === "number" && seat >= 0 && speech.attempt("event-of", { ...facts, what: own }, game)) || own;
  const rest = told.map(([name, value]) =>
    name === "seat" && typeof value === "number"
      ? people.call(value)
      : `${spaced(name).toLowerCase()} ${short(game, value)}`,
  );
  return `${spaced(event.name)}${rest.length ? `: ${rest.join(", ")}` : ""}.`;
}

/** An answer from its notation, with things by their names. */
export const answer = (game: string, text: string): string =>
  text
    .split(" ")
    .map((word) => called(game, word))
    .join(" ");
