/** Any game, before it has a table of its own: its view as labelled zones, its answers as buttons. */
import { say, speech } from "../../speech.svelte";
import type { Face } from "../face";
import { called } from "./glossary";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import Prompt from "./Prompt.svelte";
import Table from "./Table.svelte";
import { answer, sentence, short, spaced } from "./words";

const TITLES: Record<string, string> = { fortuna: "Fortuna", gloire: "La Gloire de Rome" };
const made = new Map<string, Face>();

interface Stage {
  step?: string;
  steps?: { name: string; card: string | null }[];
  round?: number;
  turn?: number;
}

export function plain(game: string): Face {
  const found = made.get(game);
  if (found) return found;
  const word = (id: string, otherwise: string): string => speech.attempt(id, {}, game) ?? otherwise;
  const title = () => word("title", TITLES[game] ?? spaced(game));
  const stage = (view: unknown): { name: string; card: string } => {
    const { step, steps } = (view ?? {}) as Stage;
    return { name: step ?? steps?.at(-1)?.name ?? "", card: called(game, steps?.at(-1)?.card ?? "") };
  };
  const face: Face = {
    title,
    tell: (events, people) => events.map((event) => sentence(game, event, people)),
    heading: (view) => {
      const { name } = stage(view);
      const step = word(`step-${name}`, spaced(name));
      const { round, turn } = (view ?? {}) as Stage;
      return speech.attempt("heading", { number: round ?? turn ?? 1, step }, game) ?? step;
    },
    ask: (situation, people) => {
      const { name, card } = stage(situation.view);
      if (situation.legal.length)
        return speech.attempt(`ask-${name}`, { card }, game) ?? say("plain-ask", { count: situation.legal.length });
      const others = situation.pending.map((seat) => people.call(seat));
      return others.length ? say("web-waiting-for", { people: others.join(", ") }) : title();
    },
    explain: (choice) => answer(game, choice.text),
    refuse: (because, people) => {
      const facts = Object.fromEntries(
        Object.entries(because.facts).map(([name, value]) => [
          name,
          name === "seat" && typeof value === "number"
            ? people.call(value)
            : typeof value === "number"
              ? value
              : short(game, value),
        ]),
      );
      return speech.attempt(`refusal-${because.reason}`, facts, game) ?? `${spaced(because.reason)}.`;
    },
    describe: (view) =>
      Object.entries((view ?? {}) as Record<string, unknown>)
        .map(([name, value]) => `${spaced(name)}: ${short(game, value)}`)
        .join("; "),
    ended: (reason) => word(`ended-${reason}`, spaced(reason)),
    part: (name) => word(`part-${name}`, spaced(name)),
    topic: () => "",
    keys: () => [["1–9", say("web-key-answer")]],
    Prompt,
    Table,
    Mine,
    Others,
  };
  made.set(game, face);
  return face;
}
