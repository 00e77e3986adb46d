/** Lutèce in the browser. */
import type { Choice, LuteceAnyEvent, LuteceView } from "../../protocol";
import { say, speech } from "../../speech.svelte";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import { ask, describe, explain, heading, refuse } from "./answers";
import { bidName, word } from "./cards";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import Prompt from "./Prompt.svelte";
import { tell } from "./story";
import Table from "./Table.svelte";

export const lutece: Face = {
  title: () => word("title"),
  tell: (events, people) => tell(events as LuteceAnyEvent[], people),
  heading: (view) => heading(view as LuteceView),
  ask,
  explain: (choice: Choice, view, people) => explain(choice, view as LuteceView, people),
  refuse,
  describe: (view, seat, people, what) => describe(view as LuteceView, seat, people, what),
  thing: (id, view) =>
    ["part", "resource"].map((kind) => speech.attempt(`${kind}-${id}`, {}, "lutece")).find(Boolean) ??
    bidName(view as LuteceView, id),
  ended: (reason) => word(`ended-${reason}`),
  part: (name) => word(`part-${name}`),
  step: (view) => (view as LuteceView | null)?.step ?? "",
  scoring: ["CardAcquired", "ApprenticeAttached", "LegionnairePlayed", "CardsValued", "GameEnded"],
  keys: () => [
    ["A–E, 1–5", say("web-key-pick")],
    ["G", say("web-key-revenue")],
    ["X", say("web-swap")],
    ["[ ]", say("web-key-raise")],
    ["P", say("web-key-agree")],
  ],
  Prompt,
  Aside,
  Table,
  Mine,
  Others,
};
