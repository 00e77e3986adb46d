/** What is asked, as the prompt shows it: one sentence, what is chosen, what can be done and what it brings. */
import type { Material } from "../../art/glyphs";
import { read } from "../../declared.svelte";
import type { People } from "../../people";
import type { GloireView } from "../../protocol";
import { say as shell } from "../../speech.svelte";
import type { TableState } from "../../table.svelte";
import type { Question, Verb } from "../face";
import { ask, say } from "./answers";
import { type Picking, picking } from "./picking.svelte";
import { because } from "./relevant";
import { box, card, counted, isCard, list, material, of, role, tally, value, word } from "./words";

export function question(table: TableState, people: People): Question {
  const { situation } = table;
  const view = table.view as GloireView;
  if (!table.asked || !situation)
    return {
      ask:
        view.step === "over"
          ? word("step-over")
          : shell("web-waiting-for", { people: (situation?.pending ?? []).map((one) => people.call(one)).join(", ") }),
      verbs: [],
    };
  const pick = picking(table);
  return {
    ask: ask(view, situation, people),
    why: why(pick, people),
    chips: pick.plan.map((text, i) => ({
      text:
        (text.startsWith("petition ") ? `${word("petition-title")}: ` : "") + say(text, view, table.seat, people).what,
      drop: () => void pick.cut(i),
    })),
    verbs: verbs(pick, people),
  };
}

/** One line: what a chosen thing leads to, or which powers bear on the question. */
function why(pick: Picking, people: People): string {
  const { view, table, step } = pick;
  if (pick.taken) return word("choose-role");
  if (step === "demand") {
    const left = (view.stack.at(-1)?.a ?? 0) - pick.plan.length;
    return pick.plan.length && left > 0 ? word("demand-why", { left }) : word("only-material");
  }
  if (step === "follow" && view.role === "legionary" && view.reach[view.leader]?.[table.seat])
    return word(view.reach[view.leader]?.[table.seat] === "protected" ? "you-are-safe" : "you-are-reached", {
      who: people.call(view.leader),
    });
  if (step === "give" && pick.may("pass")) return word("you-need-not");
  if (step === "fountain") return word("only-you");
  if (step === "prison") return word("prison-why");
  return because(view, table.seat);
}

function verbs(pick: Picking, people: People): Verb[] {
  const { view, table, step } = pick;
  const seat = table.seat;
  const named = (): string => list(pick.plan.map((text) => say(text, view, seat, people).what).slice(-2));
  const answer = (text: string, verb: string, pays = "", key = ""): Verb[] =>
    pick.may(text)
      ? [{ text: word(verb), ...(pays ? { pays } : {}), ...(key ? { key } : {}), act: () => void pick.give(text) }]
      : [];
  const chosen = (verb: string, lacking: string, pays = named()): Verb => ({
    text: word(verb),
    main: true,
    ...(pays ? { pays } : {}),
    not: pick.ready ? undefined : word(lacking),
    act: () => void pick.send(),
  });
  const declines = (verb = "verb-decline", pays = "") => answer("pass", verb, pays, "d");
  const thinks = () => answer("think", "verb-think", thinking(view, seat), "t");
  switch (step) {
    case "lead":
    case "follow":
      return [
        ...thinks(),
        chosen(`verb-${step}`, pick.taken ? "choose-role" : "choose-card", pick.plan.length ? playing(pick) : ""),
      ];
    case "think": {
      const limit = view.limits[seat]?.hand ?? 0;
      const found = [
        ...answer("senator", "verb-senator", word("pays-left", { count: view.pile }), "j"),
        ...answer("one", "verb-one", "", "1"),
        ...answer("fill", "verb-fill", word("pays-fill", { limit, count: view.refill[seat] ?? 0 }), "f"),
      ];
      // What was clicked, else the most.
      const meant = ["senator", "one", "fill"].filter((text) => pick.may(text)).indexOf(pick.plan[0] ?? "");
      return found.map((one, i) => ({ ...one, main: i === (meant < 0 ? found.length - 1 : meant) }));
    }
    case "think_discard":
      return [
        ...declines("verb-keep"),
        ...answer("discard hand", "verb-discard-all"),
        chosen("verb-discard", "choose-card"),
      ];
    case "offer_think": {
      const [one] = thinks();
      return [...declines("verb-no"), ...(one ? [{ ...one, main: true }] : [])];
    }
    case "bath": {
      const [only, more] = pick.roles;
      if (only && !more)
        return [
          ...declines("verb-no"),
          { text: word("verb-act"), pays: role(only), main: true, act: () => void pick.give(`act ${only}`) },
        ];
      return [...declines("verb-no"), chosen("verb-act", "choose-role")];
    }
    case "laborer":
    case "patron":
    case "merchant":
      return [
        ...declines((view.stack.at(-1)?.a ?? 0) > 0 ? "verb-enough" : "verb-decline"),
        ...answer("draw", "verb-draw"),
        step === "merchant"
          ? chosen("verb-merchant", "choose-stock", sold(pick.plan))
          : chosen(`verb-${step}`, "choose-pile"),
      ];
    case "architect":
    case "craftsman":
      return [
        ...building(pick, people, [
          ...declines(),
          ...answer("survey", "verb-survey", word("pays-survey")),
          ...answer("draw", "verb-draw"),
        ]),
      ];
    case "fountain":
      return building(pick, people, [...declines("verb-keep-card"), ...answer("hold", "verb-hold")]);
    case "demand": {
      const held = (view.hands[seat] ?? []).filter(isCard);
      const few = held.length <= (view.stack.at(-1)?.a ?? 0);
      return [
        ...declines(),
        ...(few ? everything(pick, counted(tally(held))) : []),
        chosen("verb-demand", "choose-cards"),
      ];
    }
    case "give": {
      const [none] = declines("verb-glory");
      if (none && pick.those("").length === 1) return [{ ...none, main: true }];
      const [many, ...others] = view.demanded.filter(Boolean);
      const one = many === 1 && !others.length;
      return [...declines("verb-give-nothing"), chosen("verb-give", one ? "choose-card" : "choose-cards")];
    }
    case "lions":
      return [...declines("verb-none"), chosen("verb-lions", "choose-clients")];
    case "prison":
      return [
        ...declines("verb-take-nothing", word("pays-influence", { count: view.influence[seat] ?? 0 })),
        chosen("verb-take", "choose-building"),
      ];
    case "senate":
    case "sewer":
      return [...declines("verb-leave"), ...everything(pick), chosen("verb-take", "choose-cards")];
    default:
      return [chosen("verb-play", "choose-card")];
  }
}

/** All that can be named at once, until something is chosen. */
function everything(pick: Picking, pays = ""): Verb[] {
  const several = pick.those("").filter((text) => text !== "pass").length > 1;
  if (!several || pick.plan.length) return [];
  return [{ text: word("verb-all"), ...(pays ? { pays } : {}), act: () => void pick.all() }];
}

/** A material that may just be added or may complete the building has two verbs. */
function building(pick: Picking, people: People, before: Verb[]): Verb[] {
  const { view, table, step } = pick;
  const last = read("gloire", pick.plan.at(-1) ?? "", step);
  const id = last?.parts.building ?? "";
  const own = view.buildings[table.seat]?.find(({ name }) => name === id);
  const pays = pick.plan.length
    ? own
      ? outcome(pick, own.last || last?.name === "CompleteWith", id)
      : list(pick.plan.map((text) => say(text, view, table.seat, people).what))
    : "";
  const main: Verb = {
    text: word(
      last?.name === "CompleteWith" ? "verb-complete" : last?.name === "RivalBuilding" ? "verb-open" : "verb-lay",
    ),
    main: true,
    pays,
    not: pick.ready ? undefined : word(step === "architect" ? "choose-material" : "choose-card-place"),
    act: () => void pick.send(),
  };
  const plans = id ? pick.plans({ kind: "own", id }) : [];
  const other =
    plans.find((plan) => plan[0] === pick.plan[0] && plan.at(-1) === `to ${id}`) ??
    plans.find((plan) => plan.length === 1 && plan[0] === `to ${id}`);
  if (last?.name === "CompleteWith" && other)
    return [
      ...before.slice(0, 1),
      {
        text: word("verb-lay"),
        pays: word("work-progress", { done: (own?.materials.length ?? 0) + 1, all: own?.needed ?? 0 }),
        act: () => void pick.compose(other, true),
      },
      main,
    ];
  return [...before.slice(0, 2), main];
}

/** "Villa completed · influence 8 → 11". */
function outcome(pick: Picking, completes: boolean, id: string): string {
  const { view, table } = pick;
  const own = view.buildings[table.seat]?.find(({ name }) => name === id);
  if (!completes)
    return word("pays-progress", { card: card(id), done: (own?.materials.length ?? 0) + 1, all: own?.needed ?? 0 });
  const before = view.influence[table.seat] ?? 0;
  const after = (pick.move.view as GloireView).influence[table.seat] ?? before;
  return after > before
    ? word("pays-completed-influence", { card: card(id), before, after })
    : word("pays-completed", { card: card(id) });
}

/** The hand before and after thinking. */
function thinking(view: GloireView, seat: number): string {
  const before = view.hand_sizes[seat] ?? 0;
  return word("pays-think", { before, after: before + (view.thinks[seat] ?? 0) });
}

/** "marble, value 3". */
function sold(plan: readonly string[]): string {
  const { material: sells = "", card: id = "" } = read("gloire", plan[0] ?? "", "merchant")?.parts ?? {};
  const its = sells || (id && of(id));
  return its && word("pays-value", { what: id ? card(id) : material(its), number: value(its as Material) });
}

/** "1 card + 2 clients". */
function playing(pick: Picking): string {
  const { view, table, plan } = pick;
  const led = read("gloire", plan[0] ?? "", pick.step)?.parts.role ?? view.role ?? "";
  const at = box().role.findIndex(({ id }) => id === led);
  const units = plan.filter((text) => /^(play|petition) /.test(text)).length || 1;
  return word("pays-actions", { role: role(led), cards: units, clients: view.helpers[table.seat]?.[at] ?? 0 });
}
