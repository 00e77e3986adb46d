/** What is asked in Fortuna, as the one prompt shows it: every answer with its consequence. */
import { read } from "../../declared.svelte";
import type { People } from "../../people";
import type { Choice, FortunaEffect, FortunaView } from "../../protocol";
import { say } from "../../speech.svelte";
import type { TableState } from "../../table.svelte";
import type { Question, Stepper, Verb } from "../face";
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
): Verb => ({
  text,
  act: () => {
    if (!answer) return;
    plan.told.set(answer.id, text);
    if (how === "add") void plan.add(answer);
    else plan.give(answer);
  },
  ...more,
});

/** The plan is whole: what follows cannot be foreseen. */
function ready(plan: Plan): Question | null {
  if (!plan.move.chips.length || plan.move.legal.length || plan.move.sending) return null;
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
  const view = plan.view;
  const enters = ways.some((one) => plan.effect(one)?.changes.square === view.provinces[plan.table.seat]?.to_gate);
  const drop = () => plan.think({ privilege: "" });
  const what = ways.length > 1 ? "q-play-what" : enters ? "q-gate" : "q-play";
  const verbs = ways.map((one, i) =>
    verb(
      plan,
      ways.length > 1 ? gain(plan.effect(one)) : word("v-play", { gain: gain(plan.effect(one)) }),
      one,
      "give",
      { main: i === ways.length - 1 },
    ),
  );
  return {
    ask: word(what, { effect: effect(id) }),
    chips: [{ text: effect(id), drop }],
    verbs: verbs.length > 2 ? verbs : [{ text: word("v-hold"), act: drop }, ...verbs],
  };
}

const one = (plan: Plan, name: string): Answer | undefined => plan.answers.find((answer) => answer.name === name);

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
          verb(plan, word("v-roll-now"), first, "give", { key: "r" }),
          verb(plan, word("v-later"), one(plan, "Later"), "add", { main: true }),
        ],
      };
    case "TakeGift":
      return {
        ask: word("q-gift"),
        verbs: plan.answers
          .filter(({ name }) => name === "TakeGift")
          .map((answer, i, all) =>
            verb(plan, gain(plan.effect(answer)), answer, "add", { main: i === all.length - 1 }),
          ),
      };
    case "Swap":
      return swapped(plan, people);
    case "Keep":
      return kept(plan);
    case "EndTurn":
      return { ask: word("q-end"), verbs: [verb(plan, word("v-end"), first, "give", { main: true, key: "e" })] };
    case undefined:
      return { ask: "", verbs: [] };
    default:
      if (plan.view.dice.length) return favored(plan);
      if (plan.step?.name === "flip") return flipped(plan, people);
      return plan.has("Use") || first?.name === "Nothing" ? enlisted(plan) : executed(plan);
  }
}

/** One card of several: taken in the draft, or locked before the first turn. */
function single(plan: Plan, name: "Draft" | "Lock"): Question {
  const [ask, verb_] = name === "Draft" ? ["q-draft", "v-draft"] : ["q-lock", "v-lock"];
  const card = plan.picked ? action(plan.picked.parts.card ?? "") : "";
  return {
    ask: word(ask),
    verbs: plan.picked ? [verb(plan, word(verb_, { card }), plan.picked, "give", { main: true })] : [],
  };
}

/** How the chosen card is executed, or that it is only swapped. */
function executed(plan: Plan): Question {
  const card = plan.step?.card ?? "";
  const name = action(card);
  const skip = one(plan, "Skip");
  // What a centurion paid for ends the plan: the dice follow.
  const how = plan.view.steps[0]?.name === "swap" ? "add" : "give";
  const verbs: Verb[] = skip ? [verb(plan, word("v-skip"), skip, how, { key: "x" })] : [];
  const build = plan.has("Build");
  const bribe = plan.has("Bribe");
  const main = { main: true };
  if (plan.amounts.some(({ values }) => values.length)) {
    const way = plan.amounted;
    const kind = plan.answers.find(({ name }) => name === "GoWith" || name === "Sell" || name === "Buy")?.name;
    const number = Number(way?.parts.number ?? 0);
    const brings = gain(way && plan.effect(way), kind === "Sell" ? ["wheat", "wine"] : []);
    const text =
      kind === "Sell"
        ? word("v-sell", { count: number, gain: brings })
        : kind === "Buy"
          ? word("v-buy", { count: number, gain: brings })
          : word("v-go", { card: name, gain: brings });
    verbs.push(verb(plan, text, way, how, way ? main : { ...main, not: say("web-refused-illegal") }));
    const ask =
      kind === "GoWith"
        ? plan.amounts.some(({ values }) => values.length > 1)
          ? "q-water"
          : "q-exec"
        : kind === "Sell"
          ? "q-sell"
          : "q-buy";
    return { ask: word(ask, { card: name }), steppers: steppers(plan, kind ?? ""), verbs };
  }
  const marry = one(plan, "Marry");
  if (marry)
    verbs.push(verb(plan, word("v-marry", { cost: goods("money", box().prices.marriage ?? 0) }), marry, how, main));
  const go = one(plan, "Go");
  const brings = gain(go ? plan.effect(go) : null);
  if (go) verbs.push(verb(plan, brings ? word("v-go", { card: name, gain: brings }) : word("v-family"), go, how, main));
  const two = one(plan, "TakeTwo");
  if (two)
    verbs.push(
      verb(
        plan,
        word("v-take-two", { gain: gain(plan.effect(two)).replace("+", "") || goods("money", 0) }),
        two,
        how,
        main,
      ),
    );
  const costs = goods("money", box().prices.corruption_bribe ?? 0);
  const ask = build
    ? word("q-build")
    : bribe
      ? word("q-corruption", { gain: goods("money", box().prices.corruption_gain ?? 0), cost: costs })
      : word(skip ? "q-exec" : "q-exec-paid", { card: name });
  return { ask, verbs };
}

const LABELS: Record<string, string> = { reservoir: "s-water", aqueduct: "s-aqueduct", Sell: "s-sell", Buy: "s-buy" };

function steppers(plan: Plan, kind: string): Stepper[] {
  return plan.amounts
    .filter(({ values }) => values.length > 1)
    .map((amount) => ({
      label: word(LABELS[amount.kind === "number" ? kind : amount.kind] ?? ""),
      value: amount.value,
      less: plan.turn(amount.kind, -1),
      more: plan.turn(amount.kind, 1),
    }));
}

/** The swap, from both ends before it is confirmed. */
function swapped(plan: Plan, people: People): Question {
  const view = plan.view;
  const given = action(plan.step?.card ?? "");
  const targets = plan.answers.filter(({ name }) => name === "Swap");
  if (plan.picked?.name !== "Swap") return { ask: word("q-swap", { card: given, count: targets.length }), verbs: [] };
  const card = plan.picked.parts.card ?? "";
  const seat = owner(view, card);
  const who = seat === null ? "" : people.call(seat);
  const taken = action(card);
  const after = seat === null ? "q-give-empty" : view.to_play.includes(seat) ? "q-give-later" : "q-give-done";
  const chosen = plan.picked;
  return {
    ask: word("q-get", { taken }),
    why: word(after, { who, given }),
    verbs: [verb(plan, word("v-swap", { given, taken }), chosen, "give", { main: true })],
  };
}

/** A centurion for one more card, or on to the dice. */
function enlisted(plan: Plan): Question {
  const none = one(plan, "Nothing");
  const dice = plan.view.provinces[plan.table.seat]?.dice ?? 0;
  const rolls = plan.view.provinces[plan.table.seat]?.to_palace ? word("v-roll", { count: dice }) : word("v-end");
  return {
    ask: word(plan.has("Use") ? "q-mil" : "q-mil-none"),
    verbs: [verb(plan, rolls, none, "give", { main: true, key: "r" })],
  };
}

/** Dice and favors: what the die in hand allows, and what each way costs and brings. */
function favored(plan: Plan): Question {
  const die = plan.die?.value ?? 0;
  const { picked, mind } = plan;
  const tax = one(plan, "PayTax");
  const none = one(plan, "Nothing");
  const pays = gain(tax ? plan.effect(tax) : null) || goods("money", 0);
  if (picked?.name === "PayTax")
    return {
      ask: word("q-tax", { gain: pays }),
      verbs: [verb(plan, word("v-tax", { gain: pays }), picked, "give", { main: true, key: "t" })],
    };
  if (picked?.name === "Nothing")
    return {
      ask: word("q-none", { die: plan.effect(picked)?.die ?? die }),
      verbs: [verb(plan, word("v-none"), picked, "give", { main: true, key: "n" })],
    };
  const chosen = plan.ofFavor(mind.favor);
  if (chosen.length) {
    const favor = favorName(mind.favor);
    const verbs = chosen.map((answer, i) => {
      const brings = gain(plan.effect(answer), ["wheat", "wine", "water", "aqueduct", "centurions"]);
      const more = { main: i === chosen.length - 1, key: answer.parts.number ?? "" };
      if (answer.name === "FulfilWith")
        return verb(
          plan,
          word("v-deliver", { count: goods(paid(plan.effect(answer)), Number(answer.parts.number)), gain: brings }),
          answer,
          "give",
          more,
        );
      if (answer.name === "FulfilFrom")
        return verb(plan, word(`v-${answer.parts.place}`, { gain: brings }), answer, "give", more);
      return verb(plan, word("v-favor", { favor, gain: brings }), answer, "give", more);
    });
    return {
      ask: chosen.length > 1 ? word("q-deliver", { favor }) : word("q-picked", { favor, die }),
      chips: [{ text: favor, drop: () => plan.think({ favor: 0 }) }],
      verbs,
    };
  }
  const open = plan.answers.some(({ id, name }) => FULFILS.includes(name) && plan.die?.answers.includes(id));
  return {
    ask: open ? word("q-favor", { die, reach: plan.die?.reach.at(-1) ?? 0 }) : word("q-favor-none", { die }),
    verbs: [
      ...(none ? [verb(plan, word("v-none"), none, "give", { key: "n" })] : []),
      ...(tax ? [verb(plan, word("v-tax", { gain: pays }), tax, "give", { key: "t" })] : []),
    ],
  };
}

/** What a delivery takes away. */
const paid = (its: FortunaEffect | null): string =>
  Object.entries(its?.changes ?? {}).find(([, change = 0]) => change < 0)?.[0] ?? "money";

/** Two players: the first may turn one more favor. */
function flipped(plan: Plan, people: People): Question {
  const none = one(plan, "Nothing");
  const rival = plan.view.podium.find((seat) => seat !== plan.table.seat) ?? 0;
  const verbs = [verb(plan, word("v-flip-none"), none, "give", { main: !plan.picked, key: "n" })];
  if (plan.picked?.name === "TurnFavor")
    verbs.push(
      verb(
        plan,
        word("v-flip", { favor: favorName(Number(plan.picked.parts.favor)), who: people.name(rival) }),
        plan.picked,
        "give",
        { main: true },
      ),
    );
  return { ask: word("q-flip"), verbs };
}

function kept(plan: Plan): Question {
  const all = plan.answers.filter(({ parts }) => parts.cards && !parts.cards.includes(" ")).length;
  const pairs = plan.answers.some(({ parts }) => parts.cards?.includes(" "));
  const ask =
    plan.step?.name === "palace"
      ? word("q-palace")
      : pairs
        ? word("q-keep-two", { count: all })
        : word("q-keep", { count: all, keeps: 1 });
  const { keeping } = plan;
  const verbs = keeping
    ? [
        verb(plan, word("v-keep", { number: plan.mind.ticked.length, count: all }), keeping, "give", {
          main: true,
          key: "k",
        }),
      ]
    : [];
  return { ask, verbs };
}
