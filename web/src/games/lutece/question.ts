/** What is asked, as the prompt shows it. */
import { matched } from "../../orders";
import type { People } from "../../people";
import type { LuteceView } from "../../protocol";
import { screen } from "../../screen.svelte";
import { say } from "../../speech.svelte";
import type { TableState } from "../../table.svelte";
import type { Question } from "../face";
import { burning } from "./bribes";
import { bidName, card, goodName, name, RESOURCES, resource, word } from "./cards";
import { type Compose, composing, POSITIONS } from "./compose.svelte";
import { ahead, columns, lots } from "./moment";
import { ending, helped, score } from "./outlook";

export function question(table: TableState, people: People): Question {
  const view = table.view as LuteceView;
  const compose = composing(table);
  switch (view.step) {
    case "bids":
      return bids(view, compose);
    case "bribes":
      return bribes(table, view, compose, people);
    case "legion":
      return legion(view, compose, people);
    default:
      return attach(view, table.seat, compose);
  }
}

/** On a phone there is no room for chips: what is chosen is taken back where it lies. */
const onBoard = (): boolean => screen.layout === "phone";

function bids(view: LuteceView, compose: Compose): Question {
  const chosen = compose.picks.filter(Boolean);
  const left = 2 - chosen.length;
  return {
    ask: left ? word("prompt-bids", { left }) : word("prompt-bids-ready"),
    why: worth(view, compose, chosen),
    chips: onBoard()
      ? []
      : compose.picks.flatMap((pick, i) =>
          pick ? [{ text: bidName(view, pick), drop: () => compose.drop(i as 0 | 1) }] : [],
        ),
    verbs: [
      {
        text: say("web-submit-final"),
        main: true,
        not: left ? word("prompt-bids-missing", { left }) : undefined,
        pays: word("verb-lay-pays"),
        act: () => void compose.confirmBid(),
      },
    ],
  };
}

/** On a phone the prompt says what the square has no room for. */
function worth(view: LuteceView, compose: Compose, chosen: readonly string[]): string {
  if (!onBoard() || !chosen.length) return "";
  const costs = chosen.map((slot) => lots(view, slot)?.card).map((id) => (id ? card(id).cost : 0));
  const cost = (costs[0] ?? 0) + (costs[1] ?? 0);
  const purse = view.purses[compose.table.seat] ?? 0;
  return cost > purse
    ? word(chosen.length > 1 ? "places-dear" : "places-dear-one", { purse, cost })
    : word("places-keep", { purse, gold: purse - cost });
}

export function bribes(table: TableState, view: LuteceView, compose: Compose, people: People): Question {
  const seat = table.seat;
  const waiting = view.pending.flatMap((waits, one) => (waits && one !== seat ? [people.call(one)] : []));
  const lost = burning(view, seat, compose.staged);
  const [place] = POSITIONS.filter((_, i) => compose.raise[i]);
  const both = Boolean(compose.raise[0] && compose.raise[1]);
  const raise = {
    text: both
      ? word("verb-raise-both", { left: compose.raise[0], right: compose.raise[1] })
      : word("verb-raise", { gold: compose.staged, place: place ?? "left" }),
    main: true,
    pays: word("verb-raise-pays"),
    act: () => void compose.confirmRaise(),
  };
  const agree = { text: say("web-agree"), key: "p", act: () => void compose.say("agree") };
  return {
    ask: word("prompt-bribes"),
    why: lost.length
      ? word("prompt-bribes-burn", { cards: lost.join(", ") })
      : matched(table).some(Boolean) && !compose.staged
        ? word("prompt-bribes-auto")
        : compose.staged && onBoard()
          ? word("prompt-bribes-keep", { gold: compose.keeps })
          : word("prompt-bribes-why", { count: waiting.length, people: waiting.join(", ") }),
    chips: onBoard()
      ? []
      : POSITIONS.flatMap((one, i) =>
          compose.raise[i]
            ? [
                {
                  text: `${word(`place-${one}`)} +${compose.raise[i]}`,
                  drop: () => compose.lay(i as 0 | 1, -(compose.raise[i] ?? 0)),
                },
              ]
            : [],
        ),
    verbs: compose.staged ? [agree, raise] : [{ ...agree, main: true }],
  };
}

function legion(view: LuteceView, compose: Compose, people: People): Question {
  const slot = view.slot ?? "";
  const id = lots(view, slot)?.card;
  const all = columns(view, slot);
  const leaders = ahead(all);
  const facts = { slot, card: id ? name(id) : "" };
  const small = onBoard() ? "-small" : "";
  const pass = {
    text: word("verb-pass"),
    key: "p",
    pays: ending(view, people, slot, all),
    act: () => void compose.say("pass"),
  };
  const { target } = compose;
  const after = helped(all, target);
  return {
    ask:
      leaders.length > 1
        ? word(`prompt-legion-tie${small}`, { ...facts, score: score(all) })
        : word(`prompt-legion${small}`, {
            ...facts,
            ...people.facts(leaders[0] ?? 0),
            strength: all.find(({ seat }) => seat === leaders[0])?.strength ?? 0,
          }),
    why: target < 0 ? word("prompt-legion-how") : ending(view, people, slot, after),
    chips:
      target < 0 || onBoard()
        ? []
        : [{ text: word("chip-legion", people.facts(target)), drop: () => compose.aim(target) }],
    verbs:
      target < 0
        ? [pass]
        : [
            pass,
            {
              text: word("verb-legion", { score: score(after) }),
              main: true,
              act: () => void compose.say(`support ${target}`),
            },
          ],
  };
}

function attach(view: LuteceView, seat: number, compose: Compose): Question {
  const { host } = compose;
  const good = host ? resource(host) : null;
  const units = good ? (view.units[seat]?.[RESOURCES.indexOf(good)] ?? 0) + 1 : 0;
  return {
    ask: word("ask-attach", { card: view.attaching ? name(view.attaching) : "" }),
    why: word(onBoard() ? "attach-how-phone" : "attach-how"),
    chips: host
      ? [
          {
            text: name(host),
            drop: () => {
              compose.host = "";
            },
          },
        ]
      : [],
    verbs: [
      {
        text:
          host && good
            ? word("verb-attach", { host: name(host), units, name: goodName(good) })
            : word("verb-attach-none"),
        main: true,
        not: host ? undefined : word("verb-attach-missing"),
        act: () => void compose.say(`attach ${host}`),
      },
    ],
  };
}
