/** Fortuna in the browser: the plain table in its own words. */
import type { FortunaAnyEvent, FortunaView } from "../../protocol";
import { speech, say as tell_ } from "../../speech.svelte";
import type { Dialect } from "../plain/dialect";
import { about, ask, refuse, say } from "./answers";
import { tell } from "./story";
import { building, word } from "./words";
import { board, seat } from "./zones";

const step = (view: unknown): string => (view as FortunaView | null)?.steps.at(-1)?.name ?? "";

export const fortuna: Dialect = {
  title: () => word("title"),
  heading: (view) => word("heading", { number: (view as FortunaView).round, step: word(`step-${step(view)}`) }),
  ask: (view, situation, people) => {
    if (step(view) === "over") return word("step-over");
    if (situation.legal.length) return ask(view as FortunaView);
    return tell_("web-waiting-for", { people: situation.pending.map((one) => people.call(one)).join(", ") });
  },
  board: (view, people) => board(view as FortunaView, people),
  seat: (view, at, _people, own) => seat(view as FortunaView, at, own),
  say: (text, view, _seat, people) => say(text, view as FortunaView, people),
  about,
  tell: (events, people) => tell(events as FortunaAnyEvent[], people),
  refuse,
  thing: (id) =>
    ["part", "good", "piece"].map((kind) => speech.attempt(`${kind}-${id}`, {}, "fortuna")).find(Boolean) ??
    building(id),
  ended: (reason) => word(`ended-${reason}`),
  part: (name) => word(`part-${name}`),
  unscored: (view, at) => ((view as FortunaView).provinces[at]?.to_gate ? word("outside-rome") : undefined),
  step,
  scoring: [
    "Approached",
    "SteppedBack",
    "PalaceEntered",
    "PalaceCardTaken",
    "PrivilegeKept",
    "HandRevealed",
    "GameEnded",
  ],
  low: "28%",
};
