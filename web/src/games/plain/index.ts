/** Any game, before it has a table of its own: its view as labelled zones, its answers as buttons. */
import type { GameEvent } from "../../protocol";
import { say, speech } from "../../speech.svelte";
import type { Face } from "../face";
import Empty from "./Empty.svelte";
import Prompt from "./Prompt.svelte";
import Table from "./Table.svelte";

const made = new Map<string, Face>();

/** "MaterialTaken" reads "Material taken". */
export const spaced = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function sentence(event: GameEvent, call: (seat: number) => string): string {
  const facts = Object.entries((event.facts ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => (name === "seat" ? call(Number(value)) : `${spaced(name).toLowerCase()} ${short(value)}`));
  return `${spaced(event.name)}${facts.length ? `: ${facts.join(", ")}` : ""}.`;
}

/** A value in a few words. */
export function short(value: unknown): string {
  if (value === null || value === undefined) return "—";
  if (typeof value === "boolean") return value ? "✓" : "·";
  if (Array.isArray(value)) return value.length ? value.map(short).join(" ") : "—";
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, one]) => `${spaced(name).toLowerCase()} ${short(one)}`)
      .join(", ");
  return String(value);
}

export function plain(game: string): Face {
  const found = made.get(game);
  if (found) return found;
  const word = (id: string, otherwise: string): string =>
    speech.knows(id, game) ? speech.say(id, {}, game) : otherwise;
  const title = () => word("title", { fortuna: "Fortuna", gloire: "La Gloire de Rome" }[game] ?? spaced(game));
  const face: Face = {
    title,
    tell: (events, people) => events.map((event) => sentence(event, (seat) => people.call(seat))),
    heading: (view) => {
      const step = (view as { step?: unknown } | null)?.step;
      return typeof step === "string" ? spaced(step) : title();
    },
    ask: (situation, people) => {
      if (situation.legal.length) return say("plain-ask", { count: situation.legal.length });
      const others = situation.pending.map((seat) => people.call(seat));
      return others.length ? say("web-waiting-for", { people: others.join(", ") }) : title();
    },
    explain: (choice) => choice.text,
    refuse: (because) => {
      const id = `refusal-${because.reason}`;
      const facts = Object.fromEntries(
        Object.entries(because.facts).filter(([, value]) => value !== undefined),
      ) as Record<string, string | number>;
      return speech.knows(id, game) ? speech.say(id, facts, game) : `${spaced(because.reason)}.`;
    },
    describe: (view) =>
      Object.entries((view ?? {}) as Record<string, unknown>)
        .map(([name, value]) => `${spaced(name)}: ${short(value)}`)
        .join("; "),
    ended: (reason) => word(`ended-${reason}`, spaced(reason)),
    part: (name) => word(`part-${name}`, spaced(name)),
    topic: () => "",
    keys: () => [["1–9", say("web-key-answer")]],
    Prompt,
    Table,
    Mine: Empty,
    Others: Empty,
  };
  made.set(game, face);
  return face;
}
