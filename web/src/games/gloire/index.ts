/** La Gloire de Rome in the browser: a city that grows. */
import { MATERIALS } from "../../art/glyphs";
import { GLOIRE } from "../../art/recipes";
import type { GloireAnyEvent, GloireView } from "../../protocol";
import { say, speech } from "../../speech.svelte";
import type { Face } from "../face";
import { say as answer, ask, refuse } from "./answers";
import Board from "./Board.svelte";
import { beats } from "./beats";
import Cards from "./Cards.svelte";
import Foot from "./Foot.svelte";
import Head from "./Head.svelte";
import Picture from "./Picture.svelte";
import { speaksOf } from "./picking.svelte";
import { question } from "./question";
import { sheet } from "./sheet";
import { tell } from "./story";
import { camp, situation } from "./told";
import { card, isCard, of, roleOf, word, worth } from "./words";

export const gloire: Face = {
  title: () => word("title"),
  heading: (view) => {
    const { turn, step } = view as GloireView;
    return word("heading", { number: turn, step: word(`step-${step}`.replaceAll("_", "-")) });
  },
  ask: (now, people) => {
    const view = now.view as GloireView;
    if (view.step === "over") return word("step-over");
    if (now.legal.length) return ask(view, now, people);
    return say("web-waiting-for", { people: now.pending.map((one) => people.call(one)).join(", ") });
  },
  question,
  beats: (events, _view, people) => beats(events, people),
  sheet: (id, view, seat, people) => sheet(id, view as GloireView, seat, people),
  zones: (seat, seats) => [
    ["pool", MATERIALS.map((one) => `pool-${one}`)],
    ["sites", MATERIALS.map((one) => `town-${one}`)],
    ["city", [`city-${seat}`]],
    ["hand", [`hand-${seat}`]],
    ["rivals", Array.from({ length: seats }, (_, one) => `seat-${one}`)],
    ["deck", ["deck", "pile"]],
  ],
  points: ({ text }, view) => {
    const seen = view as GloireView;
    return speaksOf(text, seen.step).flatMap((word) => things(word, seen));
  },
  explain: ({ text }, view, people) => {
    const { verb, what } = answer(text, view as GloireView, people.seat, people);
    return verb ? `${verb} ${what}` : what;
  },
  tell: (events, people) => tell(events as GloireAnyEvent[], people),
  refuse,
  describe: (view, seat, people, what) => {
    const seen = view as GloireView;
    if (what === "situation") return situation(seen, people);
    const seats = what === "mine" ? [seat] : people.seats.map((one) => one.seat).filter((one) => one !== seat);
    return seats
      .filter((one) => one >= 0)
      .map((one) => `${camp(seen, one, people)}.`)
      .join(" ");
  },
  thing: (id) => speech.attempt(`part-${id}`, {}, "gloire") ?? card(id),
  ended: (reason) => word(`ended-${reason}`),
  tied: (reason) => (["forum", "abdication"].includes(reason) ? "" : word("ended-tied")),
  part: (name) => word(`part-${name}`),
  step: (view) => (view as GloireView | null)?.step ?? "",
  triumph: (view, seat) =>
    ((view as GloireView).buildings[seat] ?? [])
      .filter(({ completed }) => completed)
      .sort((a, b) => worth(b.site ?? "") - worth(a.site ?? ""))
      .map(({ name }) => GLOIRE[name] ?? []),
  keys: () => [
    ["1–9, a–z", say("web-key-answer")],
    ["Backspace", say("web-key-unchoose")],
    ["Enter", word("key-main")],
    ["T", word("verb-think")],
    ["D", word("verb-decline")],
  ],
  Board,
  Head,
  Cards,
  Picture,
  Foot,
};

/** What an answer speaks of, as it is drawn: one after the other where one thing leads to the next. */
function things(word: string, { seat, step, hands }: GloireView): string[] {
  const [kind, first = "", second = ""] = word.split(" ");
  const cards = (hands[seat] ?? []).filter(isCard);
  if (kind === "role" && step === "lead") {
    const card = cards.find((id) => roleOf(of(id)) === first);
    return card ? [`${seat}-${card}#0`] : [`${seat}-senator#0`, `role-${first}`];
  }
  if (kind === "role") return [`role-${first}`];
  if (kind === "show")
    return cards
      .filter((id) => of(id) === first)
      .map((id) => `${seat}-${id}#0`)
      .slice(0, 1);
  if (kind === "claim") return [`${first}-senator#played`];
  if (kind === "hand") return [`${seat}-${first}#0`];
  if (kind === "own") return [`${seat}-building-${first}`];
  if (kind === "rival") return [`${first}-building-${second}`];
  if (kind === "stock") return [`stock-${seat}-${first}`]; // where it lies: a phone draws it elsewhere
  return [kind === "pool" ? `pool-${first}` : word];
}
