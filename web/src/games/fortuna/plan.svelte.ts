/** What somebody has in mind at the table: what was clicked, and not yet answered. Nothing of it leaves this tab. */
import { type Read, read } from "../../declared.svelte";
import type { Choice, FortunaDie, FortunaEffect, FortunaView } from "../../protocol";
import { sendsAtOnce } from "../../settings.svelte";
import type { TableState } from "../../table.svelte";
import { Move } from "../move.svelte";
import { shared } from "../shared.svelte";

export interface Answer extends Choice, Read {}

/** Forgotten with the question it belongs to. */
interface Mind {
  key: string;
  /** An answer looked at: a card to take, a favor to turn, the tax, an amount. */
  picked: number;
  /** The die looked at; 0: the one that reaches furthest. */
  die: number;
  favor: number;
  /** A privilege card looked at. */
  privilege: string;
  /** Cards ticked to be kept. */
  ticked: readonly string[];
}

const EMPTY: Omit<Mind, "key"> = { picked: -1, die: 0, favor: 0, privilege: "", ticked: [] };

/** Answers that are added to the plan at once, because more is asked after them. */
const STEPS = ["Choose", "Use", "Bribe", "Build"];
/** Answers about one action card. */
const OF_CARD = ["Choose", "Use", "Bribe", "Swap", "Lock", "Draft"];
/** Answers that differ by an amount. */
const AMOUNTS = ["GoWith", "Sell", "Buy"];
export const FULFILS = ["Fulfil", "FulfilFrom", "FulfilWith"];
const OF_FAVOR = [...FULFILS, "TurnFavor"];

/** Of the table on the screen. It belongs to no one who looks: whoever asks first would not notice it change. */
const held = $state<{ mind: Mind }>({ mind: { key: "", ...EMPTY } });

export class Plan {
  readonly move: Move;
  /** What was said of the answers that are planned: "Harvest: +3 wheat". */
  readonly told = new Map<number, string>();
  #legal: readonly Choice[] = [];
  #answers: readonly Answer[] = [];

  constructor(readonly table: TableState) {
    this.move = new Move(table);
  }

  /** The table as the plan would leave it. */
  get view(): FortunaView {
    return this.move.view as FortunaView;
  }

  get step() {
    return this.view?.steps.at(-1) ?? null;
  }

  get mind(): Mind {
    const key = `${this.table.id} ${this.table.situation?.question} ${this.move.chips.length}`;
    return held.mind.key === key ? held.mind : { key, ...EMPTY };
  }

  /** What can be answered, read once for each list the server sends. */
  get answers(): readonly Answer[] {
    const { legal } = this.move;
    if (legal !== this.#legal) {
      this.#legal = legal;
      this.#answers = legal.flatMap((choice) => {
        const found = read("fortuna", choice.text, this.step?.name);
        return found ? [{ ...choice, ...found }] : [];
      });
    }
    return this.#answers;
  }

  get picked(): Answer | null {
    return this.answers.find(({ id }) => id === this.mind.picked) ?? null;
  }

  think(change: Partial<Omit<Mind, "key">>): void {
    this.table.refused = null;
    held.mind = { ...this.mind, ...change };
  }

  /** What an answer does at once, as the server says. */
  effect(answer: Choice): FortunaEffect | null {
    return this.view?.effects[this.table.seat]?.find((one) => one.action === answer.id) ?? null;
  }

  /** Looks at an answer, or away from it; who wants no second click gives it at once. */
  pick(answer: Choice): void {
    if (sendsAtOnce()) this.give(answer);
    else this.think({ ...EMPTY, die: this.mind.die, picked: this.mind.picked === answer.id ? -1 : answer.id });
  }

  /** Gives an answer, with all that was planned before it. */
  give(answer: Choice): void {
    void this.table.answer([...this.move.chips.map(({ id }) => id), answer.id]);
  }

  /** Adds an answer to the plan; where nothing more is asked after it, it is given. */
  async add(answer: Choice): Promise<void> {
    this.table.refused = null;
    if (this.table.busy || this.move.sending) return;
    await this.move.add(answer);
  }

  // ------------------------------------------------------------------ things of the table

  ofCard(id: string): Answer | undefined {
    return this.answers.find(({ name, parts }) => OF_CARD.includes(name) && parts.card === id);
  }

  /** The chip of a card already chosen in the plan; -1: it is not. */
  chipOf(id: string): number {
    return this.move.chips.findIndex(({ text }) => {
      const its = read("fortuna", text);
      return its && STEPS.includes(its.name) && its.parts.card === id;
    });
  }

  card(id: string): void {
    const chip = this.chipOf(id);
    const answer = this.ofCard(id);
    if (answer && STEPS.includes(answer.name)) void this.add(answer);
    else if (answer) this.pick(answer);
    else if (chip >= 0) void this.move.cut(chip);
    else
      void this.why(
        `${this.has("Swap") ? "swap" : this.has("Use") || this.step?.name === "mil" ? "use" : "choose"} ${id}`,
        id,
      );
  }

  ofFavor(number: number): Answer[] {
    return this.answers.filter(({ name, parts }) => OF_FAVOR.includes(name) && parts.favor === String(number));
  }

  favor(number: number): void {
    const found = this.ofFavor(number);
    const first = found[0];
    if (!first)
      void this.why(this.view.dice.length ? `favor ${number}` : `flip ${number}`, "", [
        `favor ${number} 1`,
        `favor ${number} reservoir`,
      ]);
    else if (first.name === "TurnFavor") this.pick(first);
    else if (this.mind.favor === number) this.think({ favor: 0, picked: -1 });
    else {
      const die = this.die?.answers.includes(first.id) ? this.mind.die : (this.effect(first)?.die ?? 0);
      this.think({ favor: number, picked: -1, die, privilege: "" });
    }
  }

  /** The die in hand: the one chosen, or the one that allows most. */
  get die(): FortunaDie | null {
    const all = this.view?.dice ?? [];
    return all.find(({ value }) => value === this.mind.die) ?? all.at(-1) ?? null;
  }

  plays(id: string): Answer[] {
    return this.answers.filter(({ name, parts }) => name === "Play" && parts.card === id);
  }

  privilege(id: string): void {
    if (this.has("Keep")) this.tick(id);
    else if (this.plays(id).length)
      this.think({ ...EMPTY, die: this.mind.die, privilege: this.mind.privilege === id ? "" : id });
    else void this.why(`play ${id}`);
  }

  tick(id: string): void {
    const { ticked } = this.mind;
    const pairs = this.answers.some(({ name, parts }) => name === "Keep" && parts.cards?.includes(" "));
    if (ticked.includes(id)) this.think({ ticked: ticked.filter((one) => one !== id) });
    else this.think({ ticked: pairs ? [...ticked.slice(-1), id] : [id] });
  }

  /** The answer that keeps what is ticked. */
  get keeping(): Answer | undefined {
    const { ticked } = this.mind;
    return this.answers.find(({ name, parts }) => {
      const cards = parts.cards?.split(" ") ?? [];
      return name === "Keep" && cards.length === ticked.length && cards.every((one) => ticked.includes(one));
    });
  }

  plot(id: string): void {
    const answer = this.answers.find(({ name, parts }) => name === "Build" && parts.building === id);
    if (answer) void this.add(answer);
    else void this.why(`build ${id}`);
  }

  row(name: "PayTax" | "Nothing"): void {
    const answer = this.answers.find((one) => one.name === name);
    if (answer) this.pick(answer);
    else void this.why(name === "PayTax" ? "tax" : "none");
  }

  /** The felt: the dice are rolled when nothing else is wanted. */
  felt(): void {
    const roll = this.answers.find(({ name }) => name === "RollNow" || (name === "Nothing" && !this.view.dice.length));
    if (roll && this.step?.name !== "flip") this.give(roll);
  }

  // ------------------------------------------------------------------ amounts

  /** The answers that differ by an amount: of water from two places, of what is sold or bought. */
  get amounts(): readonly Answer[] {
    return this.answers.filter(({ name }) => AMOUNTS.includes(name));
  }

  /** The one in mind; at first as much as can be sold, and the least of what is paid. */
  get amount(): Answer | null {
    const { amounts, picked } = this;
    if (picked && amounts.includes(picked)) return picked;
    return (amounts[0]?.name === "Sell" ? amounts.at(-1) : amounts[0]) ?? null;
  }

  /** A click on goods: one more of them, and after the last none. */
  good(kind: string): void {
    const now = this.amount;
    if (!now) return;
    const others = Object.keys(now.parts).filter((part) => part !== kind);
    const row = this.amounts.filter(({ parts }) => others.every((part) => parts[part] === now.parts[part]));
    const next = row[(row.indexOf(now) + 1) % row.length];
    if (next) this.think({ picked: next.id });
  }

  has(name: string): boolean {
    return this.answers.some((one) => one.name === name);
  }

  /** Says why something cannot be chosen; a card is written with the side it lies on where that is needed. */
  async why(text: string, card = "", others: readonly string[] = []): Promise<void> {
    if (!this.table.asked || this.move.chips.length) return;
    const side = this.view.sides.find(({ cards }) => cards.includes(card));
    const said = text.startsWith("swap ") && side ? `swap ${side.colour} ${card}` : text;
    for (const one of [said, ...others]) if ((await this.table.read(one))?.because) return;
  }
}

export const planning = shared((table) => new Plan(table));
