/** Lutèce in the browser. */
import { LUTECE } from "../../art/recipes";
import type { Choice, LuteceAnyEvent, LuteceView } from "../../protocol";
import { say, speech } from "../../speech.svelte";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import { ask, describe, explain, heading, points, refuse } from "./answers";
import Board from "./Board.svelte";
import { beats } from "./beats";
import { bidName, card, isPerson, word } from "./cards";
import Head from "./Head.svelte";
import "./market.css";
import { question } from "./question";
import ScoreSheet from "./ScoreSheet.svelte";
import { sheet } from "./sheet";
import { tell } from "./story";

export const lutece: Face = {
  title: () => word("title"),
  tell: (events, people) => tell(events as LuteceAnyEvent[], people),
  heading: (view) => heading(view as LuteceView),
  ask,
  question,
  beats: (events, view) => beats(events as LuteceAnyEvent[], view as LuteceView),
  sheet: (card, view, seat, people) => sheet(card, view as LuteceView, seat, people),
  zones: (seat, seats) => [
    ["people", ["slot-A", "slot-B", "slot-C", "slot-D", "slot-E"]],
    ["places", ["slot-1", "slot-2", "slot-3", "slot-4", "slot-5"]],
    ["mine", [`home-${seat}`]],
    ["goods", ["good-bread", "good-potion", "good-gladius", "good-beer"]],
    ["rivals", Array.from({ length: seats }, (_, one) => `seat-${one}`)],
    ["piles", ["pile-characters", "pile-locations"]],
  ],
  points: (choice, view) => points(choice, view as LuteceView),
  explain: (choice: Choice, view, people) => explain(choice, view as LuteceView, people),
  refuse,
  describe: (view, seat, people, what) => describe(view as LuteceView, seat, people, what),
  thing: (id, view) =>
    ["part", "resource"].map((kind) => speech.attempt(`${kind}-${id}`, {}, "lutece")).find(Boolean) ??
    bidName(view as LuteceView, id),
  ended: (reason) => word(`ended-${reason}`),
  tied: () => word("ended-tied"),
  part: (name) => word(`part-${name}`),
  step: (view) => (view as LuteceView | null)?.step ?? "",
  triumph: (view, seat) =>
    ((view as LuteceView).owned[seat] ?? [])
      .filter((one) => !isPerson(one.card))
      .map((one) => LUTECE[card(one.card).kind] ?? []),
  keys: () => [
    ["A–E, 1–5", say("web-key-pick")],
    ["G", say("web-key-revenue")],
    ["X", say("web-swap")],
    ["[ ]", say("web-key-raise")],
    ["P", say("web-key-agree")],
  ],
  Board,
  Head,
  Aside,
  Points: ScoreSheet,
};
