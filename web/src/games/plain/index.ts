/** Any game before it has a table of its own: its view as labelled zones, its answers as buttons. */
import { People } from "../../people";
import { say } from "../../speech.svelte";
import type { Face } from "../face";
import { whole, type Zone } from "./dialect";
import { dialect } from "./dialects";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import Prompt from "./Prompt.svelte";
import Table from "./Table.svelte";

const made = new Map<string, Face>();

/** "Hand: Bar, Dock; Camp: Influence 2." */
const aloud = (zones: readonly Zone[]): string =>
  zones
    .filter(({ things }) => things.length)
    .map(({ title, things }) => `${title}: ${things.map(({ name, note = "" }) => `${name} ${note}`.trim()).join(", ")}`)
    .join("; ");

export function plain(game: string): Face {
  const found = made.get(game);
  if (found) return found;
  const its = dialect(game);
  const face: Face = {
    title: its.title,
    heading: its.heading,
    tell: its.tell,
    ask: (situation, people) =>
      situation.draft && !situation.draft.legal.length
        ? say(situation.draft.barrier ? "web-ready-final" : "web-ready")
        : its.ask(situation.draft?.view ?? situation.view, situation, people),
    explain: (choice, view, people) => whole(its.say(choice.text, view, people.seat, people)),
    refuse: its.refuse,
    points: ({ text }, view) => {
      const about = its.about(text);
      const zones = its.board(view, new People([], -1));

      return zones
        .flatMap(({ things }) => things)
        .filter(({ word }) => word && about.includes(word))
        .map(({ key }) => key);
    },
    sheet: (card, view, _, people) => {
      const zones = [
        ...its.board(view, people),
        ...people.seats.flatMap(({ seat }) => its.seat(view, seat, people, seat === people.seat)),
      ];
      const found = zones.flatMap(({ things }) => things).find(({ key, does }) => key === card && does);
      if (!found) return null;
      const facts = [found.note, found.shut].filter(Boolean).join(" · ");
      const colour = found.colour ? { colour: found.colour } : {};
      return { title: found.name, facts, text: found.does ?? "", now: [], asked: [], ...colour };
    },
    describe: (view, seat, people, what) => {
      if (what === "situation") {
        return [its.heading(view), aloud(its.board(view, people))].filter(Boolean).join(". ");
      }
      const seats = what === "mine" ? [seat] : people.seats.map((one) => one.seat).filter((one) => one !== seat);
      return seats
        .filter((one) => one >= 0)
        .map((one) => `${people.call(one)}: ${aloud(its.seat(view, one, people, one === seat))}.`)
        .join(" ");
    },
    ended: its.ended,
    thing: (word) => its.thing?.(word) ?? word,
    part: its.part,
    unscored: its.unscored,
    step: its.step,
    keys: () => [
      ["1–9", say("web-key-answer")],
      ["F", say("web-filter")],
      ["Backspace", say("web-key-unchoose")],
    ],
    low: its.low,
    Prompt,
    Table,
    Mine,
    Others,
  };
  made.set(game, face);
  return face;
}
