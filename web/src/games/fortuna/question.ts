/** What is asked in Fortuna, as the one prompt shows it: every answer with its consequence. */
import { read } from "../../declared.svelte";
import type { People } from "../../people";
import type { Choice, FortunaEffect, FortunaView } from "../../protocol";
import { screen } from "../../screen.svelte";
import { say } from "../../speech.svelte";
import type { TableState } from "../../table.svelte";
import type { Question, Verb } from "../face";
import { whole } from "../plain/dialect";
import { say as say_ } from "./answers";
import { type Answer, FULFILS, type Plan, planning } from "./plan.svelte";
import { action, box, building, effect, favorName, goods, word } from "./words";

/** "+2 steps, −1 wheat, draw 3 keep 1": what an answer changes, as the server tells. */
export function gain(its: FortunaEffect | null, without: readonly string[] = []): string {
  if (!its) return "";
  const parts = Object.entries(its.changes)
    .filter(([kind]) => !without.includes(kind))
    .map(([kind, change = 0]) => ({ change, text: `${change > 0 ? "+" : "−"}${goods(kind, Math.abs(change))}` }))
    .sort((a, b) => Number(b.change > 0) - Number(a.change > 0))
    .map(({ text }) => text);
  if (its.draws) parts.push(word("goods-draw", { draws: its.draws, keeps: its.keeps }));
  return parts.join(", ");
}

/** The side a card lies on, by its player's name. */
export function owner(view: FortunaView, card: string): number | null {
  return view.sides.find(({ cards }) => cards.includes(card))?.seat ?? null;
}

export function question(table: TableState, people: People): Question {
  const plan = planning(table);
  // A chosen card is told by what is done with it, once that is decided.
  const chips = plan.move.chips
    .map((chip, i) => ({ text: chipped(chip, plan, people), drop: () => void plan.move.cut(i) }))
    .filter((_, i) => i === plan.move.chips.length - 1 || !/^(choose|use|bribe) /.test(plan.move.chips[i]?.text ?? ""));
  const asked = ready(plan) ?? played(plan) ?? composed(plan, people);
  // A phone has room for one of them; the cards tell what was planned, and take it back.
  if (screen.layout === "phone" && (asked.why || asked.amounts || plan.mind.privilege)) return asked;
  return { ...asked, chips: [...chips, ...(asked.chips ?? [])] };
}

/** A planned answer in a few words. */
function chipped({ id, text }: Choice, plan: Plan, people: People): string {
  const its = read("fortuna", text);
  const { card = "", building: built = "" } = its?.parts ?? {};
  const told = plan.told.get(id);
  if (told) return told;
  switch (its?.name) {
    case "Choose":
      return action(card);
    case "Use":
      return word("chip-centurion", { card: action(card) });
    case "Bribe": {
      const seat = owner(plan.view, card);
      return word("chip-theirs", { card: action(card), who: seat === null ? word("side-empty") : people.name(seat) });
    }
    case "Build":
      return building(built);
    default:
      return whole(say_(text, plan.view, people));
  }
}

const verb = (
  plan: Plan,
  text: string,
  answer: Choice | null | undefined,
  how: "add" | "give",
  more: Partial<Verb> = {},
  /** What its chip says was done. */
  done = text,
): Verb => ({
  text,
  act: () => {
    if (!answer) return;
    plan.told.set(answer.id, more.pays ? word("chip-done", { what: done, gain: more.pays }) : done);
    if (how === "add") void plan.add(answer);
    else plan.give(answer);
  },
  ...more,
});

/** The plan is whole: what follows cannot be foreseen. */
function ready(plan: Plan): Question | null {
  if (!plan.move.chips.length || plan.move.legal.length || plan.move.sending) return null;
  const last = read("fortuna", plan.move.chips.at(-1)?.text ?? "");
  // It can be carried out in one way alone, and the dice follow.
  if (plan.move.barrier && last?.name === "Use")
    return {
      ask: word("q-mil-used", { card: action(last.parts.card ?? "") }),
      verbs: [{ text: word("v-go-roll"), main: true, act: () => void plan.move.confirm() }],
    };
  return {
    ask: say(plan.move.barrier ? "web-ready-final" : "web-ready"),
    verbs: [
      {
        text: say(plan.move.barrier ? "web-confirm-final" : "web-confirm"),
        main: true,
        act: () => void plan.move.confirm(),
      },
    ],
  };
}

/** A privilege card is looked at: it is played at once, and the same question returns. */
function played(plan: Plan): Question | null {
  const id = plan.mind.privilege;
  const ways = plan.plays(id);
  if (!id || !ways.length) return null;
  const gate = plan.view.provinces[plan.table.seat]?.to_gate ?? 0;
  const steps = ways.map((way) => plan.effect(way)?.changes.square ?? 0);
  const enters = gate > 0 && steps.includes(gate);
  const drop = () => plan.think({ privilege: "" });
  const verbs = ways.map((way, i) => {
    const brings = gain(plan.effect(way));
    const main = i === ways.length - 1;
    return ways.length > 1
      ? verb(plan, brings, way, "give", { main })
      : verb(plan, word("v-play"), way, "give", { main, pays: brings });
  });
  return {
    ask: word(ways.length > 1 ? "q-play-what" : enters ? "q-gate" : "q-play", { effect: effect(id) }),
    chips: [{ text: effect(id), drop }],
    verbs: verbs.length > 2 ? verbs : [{ text: word("v-hold"), act: drop }, ...verbs],
  };
}

const one = (plan: Plan, name: string): Answer | undefined => plan.answers.find((answer) => answer.name === name);
const MAIN = { main: true };

function composed(plan: Plan, people: People): Question {
  const first = plan.answers.find(({ name }) => name !== "Play");
  switch (first?.name) {
    case "Draft":
    case "Lock":
      return single(plan, first.name);
    case "Choose":
      return { ask: word("q-card"), verbs: [] };
    case "RollNow":
      return {
        ask: word("q-roll"),
        verbs: [
          verb(plan, word("v-roll-now"), first, "give", { key: "d", pays: word("v-final") }),
          verb(plan, word("v-later"), one(plan, "Later"), "add", MAIN),
        ],
      };
    case "TakeGift":
      return {
        ask: word("q-gift"),
        verbs: plan.answers
          .filter(({ name }) => name === "TakeGift")
          .map((way, i, all) => verb(plan, gain(plan.effect(way)), way, follows(plan), { main: i === all.length - 1 })),
      };
    case "Swap":
      return swapped(plan, people);
    case "Keep":
      return kept(plan);
    case "EndTurn":
      return {
        ask: word(plan.has("Play") ? "q-end" : "q-end-none"),
        verbs: [verb(plan, word("v-end"), first, "give", { main: true, key: "e" })],
      };
    case undefined:
      return { ask: "", verbs: [] };
    default:
      if (plan.view.dice.length) return favored(plan);
      if (plan.step?.name === "flip") return flipped(plan, people);
      return plan.has("Use") || first?.name === "Nothing" ? enlisted(plan) : executed(plan);
  }
}

/** A swap comes after the action of phase 2, and is planned with it; what a centurion pays for ends in the dice. */
const follows = (plan: Plan): "add" | "give" => (plan.view.steps[0]?.name === "swap" ? "add" : "give");

/** One card of several: taken in the draft, or locked before the first turn. */
function single(plan: Plan, name: "Draft" | "Lock"): Question {
  const card = plan.picked ? action(plan.picked.parts.card ?? "") : "";
  if (name === "Draft")
    return {
      ask: word("q-draft"),
      verbs: card ? [verb(plan, word("v-draft", { card }), plan.picked, "give", MAIN)] : [],
    };
  const lock = { ...MAIN, pays: word("v-lock-why") };
  return { ask: word("q-lock"), verbs: card ? [verb(plan, word("v-lock", { card }), plan.picked, "give", lock)] : [] };
}

/** How the chosen card is executed, or that it is only swapped. */
function executed(plan: Plan): Question {
  const card = action(plan.step?.card ?? "");
  const how = follows(plan);
  const skip = one(plan, "Skip");
  const verbs = skip ? [verb(plan, word("v-skip"), skip, how, { key: "x", pays: word("v-skip-why") })] : [];
  const does = (name: string, text: string, pays?: string, done?: string) => {
    const way = one(plan, name);
    if (way) verbs.push(verb(plan, text, way, how, { ...MAIN, pays: pays ?? gain(plan.effect(way)) }, done));
  };
  const { prices } = box();
  if (plan.amounts.length) return amounted(plan, card, how, verbs);
  does("Marry", word("v-marry"));
  const go = one(plan, "Go");
  if (go && gain(plan.effect(go))) does("Go", carried(card), undefined, card);
  else does("Go", word("v-family"), word("v-family-why"));
  const coins = goods("money", prices.corruption_gain ?? 0);
  does("TakeTwo", word("v-take-two", { goods: coins }), "");
  const ask = plan.has("Build")
    ? word("q-build")
    : plan.has("Bribe")
      ? word("q-corruption", { gain: coins, cost: goods("money", prices.corruption_bribe ?? 0) })
      : word(skip ? "q-exec" : "q-exec-paid", { card });
  return { ask, verbs };
}

/** On a phone the question names the card. */
const carried = (card: string): string => (screen.layout === "phone" ? word("v-go-it") : word("v-go", { card }));

const LABELS: Record<string, string> = { GoWith: "s-water", Sell: "s-sell", Buy: "s-buy" };

/** An action with amounts: how much water, how much is sold, how many are bought. */
function amounted(plan: Plan, card: string, how: "add" | "give", verbs: Verb[]): Question {
  const way = plan.amount;
  const kind = way?.name ?? "";
  const its = way && plan.effect(way);
  const some = plan.amounts.length > 1;
  const number = Number(way?.parts.number ?? 0);
  const [text, ask, brings] =
    kind === "Sell"
      ? [word("v-sell", { goods: goods(paid(its), number) }), "q-sell", gain(its, ["wheat", "wine"])]
      : kind === "Buy"
        ? [word("v-buy", { goods: goods(got(its), number) }), "q-buy", gain(its, ["vestals", "centurions"])]
        : [carried(card), some ? "q-water" : "q-exec", gain(its)];
  const label = word(LABELS[kind] ?? "");
  const amounts = {
    label,
    ways: plan.amounts.map((one) => {
      const { number = "", reservoir = number, aqueduct = "0" } = one.parts;
      const more = aqueduct !== "0";
      return {
        // As the province has it: what lies on the Aqueduct stands after a plus.
        text: more ? `${reservoir}+${aqueduct}` : reservoir,
        spoken: more ? `${label}: ${reservoir}, ${word("s-aqueduct")}: ${aqueduct}` : `${label}: ${reservoir}`,
        answer: one.text,
        chosen: one === way,
        act: () => plan.think({ picked: one.id }),
      };
    }),
  };
  return {
    ask: word(ask, { card }),
    ...(some ? { amounts } : {}),
    verbs: [...verbs, verb(plan, text, way, how, { ...MAIN, pays: brings }, kind === "GoWith" ? card : text)],
  };
}

const changed = (its: FortunaEffect | null, sign: number): string =>
  Object.entries(its?.changes ?? {}).find(([, change = 0]) => change * sign > 0)?.[0] ?? "money";
/** What an answer gives away, and what it brings. */
const paid = (its: FortunaEffect | null): string => changed(its, -1);
const got = (its: FortunaEffect | null): string => changed(its, 1);

/** The swap, from both ends before it is confirmed. */
function swapped(plan: Plan, people: People): Question {
  const { view, picked } = plan;
  const given = action(plan.step?.card ?? "");
  const count = plan.answers.filter(({ name }) => name === "Swap").length;
  if (picked?.name !== "Swap") return { ask: word("q-swap", { card: given, count }), verbs: [] };
  const card = picked.parts.card ?? "";
  const taken = action(card);
  const seat = owner(view, card);
  const after = seat === null ? "q-give-empty" : view.to_play.includes(seat) ? "q-give-later" : "q-give-done";
  return {
    ask: word("q-get", { taken }),
    why: word(after, { who: seat === null ? "" : people.call(seat), given }),
    verbs: [verb(plan, word("v-swap", { given, taken }), picked, "give", MAIN)],
  };
}

/** A centurion for one more card, or on to the dice. */
function enlisted(plan: Plan): Question {
  const its = plan.view.provinces[plan.table.seat];
  const none = one(plan, "Nothing");
  const rolls = its?.to_palace
    ? verb(plan, word("v-roll", { count: its.dice }), none, "give", { main: true, key: "d", pays: word("v-final") })
    : verb(plan, word("v-end"), none, "give", { main: true, key: "d" });
  return { ask: word(plan.has("Use") ? "q-mil" : "q-mil-none"), verbs: [rolls] };
}

/** Dice and favors: what the die in hand allows, and what each way costs and brings. */
function favored(plan: Plan): Question {
  const { picked, mind } = plan;
  const die = plan.die?.value ?? 0;
  const tax = one(plan, "PayTax");
  const none = one(plan, "Nothing");
  const costs = gain(tax ? plan.effect(tax) : null) || goods("money", 0);
  const taxes = (main: boolean) =>
    verb(plan, word(tax && plan.effect(tax)?.changes.money ? "v-tax" : "v-back"), tax, "give", {
      key: "t",
      pays: costs,
      main,
    });
  const nothing = (main: boolean) =>
    verb(plan, word("v-none"), none, "give", { key: "n", pays: word("v-none-why"), main });
  if (picked?.name === "PayTax") return { ask: word("q-tax", { gain: costs }), verbs: [taxes(true)] };
  if (picked?.name === "Nothing")
    return { ask: word("q-none", { die: plan.effect(picked)?.die ?? die }), verbs: [nothing(true)] };
  const chosen = plan.ofFavor(mind.favor);
  if (chosen.length) {
    const favor = favorName(mind.favor);
    const verbs = chosen.map((way, i) => {
      const pays = gain(plan.effect(way), ["wheat", "wine", "water", "aqueduct", "centurions"]);
      const { number = "", place = "" } = way.parts;
      const text = number
        ? word("v-deliver", { goods: goods(paid(plan.effect(way)), Number(number)) })
        : place
          ? word(`v-${place}`)
          : word("v-favor", { favor });
      return verb(plan, text, way, "give", { main: i === chosen.length - 1, key: number, pays });
    });
    const ask = chosen.length > 1 ? word("q-deliver", { favor }) : word("q-picked", { favor, die });
    return { ask, chips: [{ text: favor, drop: () => plan.think({ favor: 0 }) }], verbs };
  }
  const open = plan.answers.some(({ id, name }) => FULFILS.includes(name) && plan.die?.answers.includes(id));
  return {
    ask: open ? word("q-favor", { die, reach: plan.die?.reach.at(-1) ?? 0 }) : word("q-favor-none", { die }),
    verbs: [...(none ? [nothing(!open && !tax)] : []), ...(tax ? [taxes(!open && !none)] : [])],
  };
}

/** Two players: the first may turn one more favor. */
function flipped(plan: Plan, people: People): Question {
  const { picked } = plan;
  const rival = plan.view.podium.find((seat) => seat !== plan.table.seat) ?? 0;
  const verbs = [verb(plan, word("v-flip-none"), one(plan, "Nothing"), "give", { main: !picked, key: "n" })];
  if (picked?.name === "TurnFavor") {
    const text = word("v-flip", { favor: favorName(Number(picked.parts.favor)) });
    verbs.push(verb(plan, text, picked, "give", { main: true, pays: word("v-flip-why", { who: people.name(rival) }) }));
  }
  return { ask: word("q-flip"), verbs };
}

function kept(plan: Plan): Question {
  const { keeping, mind } = plan;
  const cards = plan.answers.flatMap(({ parts }) => (parts.cards ? [parts.cards] : []));
  const count = cards.filter((some) => !some.includes(" ")).length;
  const ask =
    plan.step?.name === "palace"
      ? word("q-palace")
      : cards.length > count
        ? word("q-keep-two", { count })
        : word("q-keep", { count, keeps: 1 });
  const text = word("v-keep", { number: mind.ticked.length, count });
  return { ask, verbs: keeping ? [verb(plan, text, keeping, "give", { main: true, key: "k" })] : [] };
}
