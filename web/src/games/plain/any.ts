/** A game we have not written a table for: its view by the names of its fields, in its own words where it has any. */
import { read } from "../../declared.svelte";
import type { People } from "../../people";
import type { Situation } from "../../protocol";
import { type Facts, say, speech } from "../../speech.svelte";
import type { Dialect, Thing, Zone } from "./dialect";

const SAID_ELSEWHERE = new Set(["seat", "seats", "question", "asked", "pending", "step", "steps", "reason"]);

/** "MaterialTaken" reads "Material taken". */
export const spaced = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const empty = (value: unknown): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.every(empty));

function short(value: unknown): string {
  if (value === null || value === undefined || value === "") return "—";
  if (typeof value === "boolean") return value ? "✓" : "·";
  if (Array.isArray(value)) return value.map(short).join(", ") || "—";
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, one]) => `${spaced(name).toLowerCase()} ${short(one)}`)
      .join(", ");
  return String(value);
}

const zone = (name: string, title: string, value: unknown): Zone => ({
  key: name,
  title,
  things: [{ key: name, name: short(value), look: "tag" } satisfies Thing],
});

/** The facts of an event for a sentence, with what it needs of the seat it is about. */
function known(facts: unknown, people: People): Facts {
  const all = (facts ?? {}) as Record<string, unknown>;
  const told = Object.fromEntries(Object.entries(all).map(([key, value]) => [key, short(value)]));
  return typeof all.seat === "number" ? { ...told, ...people.facts(all.seat) } : told;
}

/** "MaterialTaken" is told by `event-material-taken`. */
const dashed = (name: string): string => spaced(name).toLowerCase().replaceAll(" ", "-");

export function anyGame(game: string): Dialect {
  void speech.learn(game);
  const word = (id: string, otherwise: string, facts: Facts = {}): string =>
    speech.attempt(id, facts, game) ?? otherwise;
  const field = (name: string, value: unknown): Zone => zone(name, word(`field-${name}`, spaced(name)), value);
  const fields = (view: unknown) =>
    Object.entries((view ?? {}) as Record<string, unknown>).filter(
      ([name, value]) => !SAID_ELSEWHERE.has(name) && !empty(value),
    );
  const ofSeats = (value: unknown, seats: number): value is unknown[] =>
    Array.isArray(value) && value.length === seats && seats > 1;
  const step = (view: unknown): string => ((view ?? {}) as { step?: string }).step ?? "";
  return {
    title: () => word("title", spaced(game)),
    heading: (view) => spaced(step(view)),
    ask: (_view, situation: Situation, people: People) =>
      situation.legal.length
        ? say("plain-ask", { count: situation.legal.length })
        : say("web-waiting-for", { people: situation.pending.map((seat) => people.call(seat)).join(", ") }),
    board: (view, people) =>
      fields(view)
        .filter(([, value]) => !ofSeats(value, people.seats.length))
        .map(([name, value]) => field(name, value)),
    seat: (view, seat, people) =>
      fields(view).flatMap(([name, value]) =>
        ofSeats(value, people.seats.length) && !empty(value[seat]) ? [field(name, value[seat])] : [],
      ),
    say: (text, view) => {
      const its = read(game, text, step(view));
      const meant = its && speech.attempt(`answer-${dashed(its.name)}`, its.parts, game);
      if (meant) return { verb: "", what: meant };
      if (!its?.verb || its.verb === text) return { verb: "", what: text };
      return { verb: word(`group-${its.group}`, its.verb), what: text.slice(its.verb.length + 1) };
    },
    about: (text) => text.split(" "),
    tell: (events, people) =>
      events.map(({ name, facts }) => {
        const told = Object.entries((facts ?? {}) as Record<string, unknown>).map(([key, value]) =>
          key === "seat" && typeof value === "number"
            ? people.call(value)
            : `${spaced(key).toLowerCase()} ${short(value)}`,
        );
        const otherwise = `${spaced(name)}${told.length ? `: ${told.join(", ")}` : ""}.`;
        return word(`event-${dashed(name)}`, otherwise, known(facts, people));
      }),
    refuse: (because) => word(`refusal-${because.reason}`, `${spaced(because.reason)}.`, because.facts as Facts),
    ended: (reason) => word(`ended-${reason}`, spaced(reason)),
    part: (name) => word(`part-${name}`, spaced(name)),
    step,
    low: "40%",
  };
}
