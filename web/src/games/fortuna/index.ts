/** Fortuna in the browser: a race around one table. */
import type { People } from "../../people";
import type { FortunaAnyEvent, FortunaView } from "../../protocol";
import { say as shell, speech } from "../../speech.svelte";
import type { Face } from "../face";
import { whole } from "../plain/dialect";
import { about, ask, refuse, say } from "./answers";
import Board from "./Board.svelte";
import { beats } from "./beats";
import { describe } from "./describe";
import Head from "./Head.svelte";
import { question } from "./question";
import { sheet } from "./sheet";
import { tell } from "./story";
import { building, isAction, PICTURES, word } from "./words";

const seen = (view: unknown): FortunaView => view as FortunaView;
const step = (view: unknown): string => seen(view)?.steps.at(-1)?.name ?? "";

export const fortuna: Face = {
  title: () => word("title"),
  heading: (view) => word("heading", { number: seen(view).round, step: word(`step-${step(view)}`) }),
  tell: (events, people) => tell(events as FortunaAnyEvent[], people),
  ask: (situation, people: People) => {
    const view = seen(situation.draft?.view ?? situation.view);
    if (step(view) === "over") return word("step-over");
    if (situation.draft && !situation.draft.legal.length)
      return shell(situation.draft.barrier ? "web-ready-final" : "web-ready");
    if (situation.legal.length) return ask(view);
    return shell("web-waiting-for", { people: situation.pending.map((one) => people.call(one)).join(", ") });
  },
  question,
  beats: (events, _view, people) => beats(events as FortunaAnyEvent[], people),
  sheet: (card, view, seat, people) => sheet(card, seen(view), seat, people),
  zones: (seat, seats) => [
    ["rome", ["rome"]],
    ["favors", ["favor-1", "favor-2", "favor-3", "favor-4", "favor-5", "favor-6"]],
    ["goods", [`purse-${seat}`, `water-${seat}`, `wheat-${seat}`, `wine-${seat}`]],
    ["dice", ["felt"]],
    ["privileges", [`hand-${seat}`, "pile"]],
    ["rivals", Array.from({ length: seats }, (_, one) => `plate-${one}`)],
  ],
  points: (choice) =>
    about(choice.text).map((id) => (isAction(id) ? `card-${id}` : /^P\d/.test(id) ? `privilege-${id}` : id)),
  explain: (choice, view, people) => whole(say(choice.text, seen(view), people)),
  refuse,
  describe: (view, seat, people, what) => describe(seen(view), seat, people, what),
  thing: (id) =>
    ["part", "good", "piece"].map((kind) => speech.attempt(`${kind}-${id}`, {}, "fortuna")).find(Boolean) ??
    building(id),
  ended: (reason) => word(`ended-${reason}`),
  tied: () => word("ended-tied"),
  part: (name) => word(`part-${name}`),
  unscored: (view, at) => (seen(view).provinces[at]?.to_gate ? word("outside-rome") : undefined),
  step,
  triumph: (view, seat) => (seen(view).provinces[seat]?.buildings ?? []).map((id) => PICTURES[id] ?? []),
  keys: () => [
    ["1–9", shell("web-key-answer")],
    ["D", word("tray-title")],
    ["T / N", `${word("tray-tax")} / ${word("tray-none")}`],
    ["Backspace", shell("web-key-unchoose")],
  ],
  Board,
  Head,
};
