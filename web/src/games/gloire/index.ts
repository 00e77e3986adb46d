/** La Gloire de Rome in the browser: the plain table in its own words. */
import type { GloireAnyEvent, GloireView } from "../../protocol";
import { speech, say as tell_ } from "../../speech.svelte";
import type { Dialect } from "../plain/dialect";
import { about, ask, refuse, say } from "./answers";
import { tell } from "./story";
import { card, word } from "./words";
import { board, seat } from "./zones";

export const gloire: Dialect = {
  title: () => word("title"),
  heading: (view) => {
    const { turn, step } = view as GloireView;
    return word("heading", { number: turn, step: word(`step-${step}`.replaceAll("_", "-")) });
  },
  ask: (view, situation, people) => {
    if ((view as GloireView).step === "over") return word("step-over");
    if (situation.legal.length) return ask(view as GloireView, situation, people);
    return tell_("web-waiting-for", { people: situation.pending.map((one) => people.call(one)).join(", ") });
  },
  board: (view, people) => board(view as GloireView, people),
  seat: (view, at, _people, own) => seat(view as GloireView, at, own),
  say: (text, view, at, people) => say(text, view as GloireView, at, people),
  about,
  unfinished: (view, at) => Boolean((view as GloireView | null)?.picks[at]?.length),
  tell: (events, people) => tell(events as GloireAnyEvent[], people),
  refuse,
  thing: (id) => speech.attempt(`part-${id}`, {}, "gloire") ?? card(id),
  ended: (reason) => word(`ended-${reason}`),
  part: (name) => word(`part-${name}`),
  step: (view) => (view as GloireView | null)?.step ?? "",
  scoring: ["BuildingCompleted", "BuildingTaken", "CardVaulted", "ClientLost", "GameEnded"],
  low: "44%",
};
