/** A lesson at a table: what its step wants, which things of the page it rings, and what its buttons do. */
import { api } from "../api";
import { begin } from "../begin";
import type { Face } from "../games/face";
import { learn } from "../lessons";
import type { People } from "../people";
import type { Choice, LessonInfo, LessonRow } from "../protocol";
import { go } from "../router.svelte";
import { say, speech } from "../speech.svelte";
import type { TableState } from "../table.svelte";
import { trouble } from "./trouble";

const called = (name: string): string => `:is([data-thing="${CSS.escape(name)}"], [data-place="${CSS.escape(name)}"])`;
const things = (name: string): HTMLElement[] => {
  const found = [...document.querySelectorAll<HTMLElement>(`.frame ${called(name)}`)].filter(
    (one) => one.getBoundingClientRect().width > 0,
  );
  const there = found.filter((one) => one.closest("main"));
  const wanted = there.length ? there : found;
  // A purse, and the number in it: one ring.
  return wanted.filter((one) => !wanted.some((other) => other !== one && other.contains(one)));
};
/** What can be pressed of a thing: itself, what it lies on, or what lies on it. */
export const pressed = (one: HTMLElement): HTMLElement =>
  one.closest("button") ?? one.querySelector<HTMLElement>("button:not(:disabled)") ?? one;
const isChosen = (one: HTMLElement): boolean =>
  pressed(one).matches(".chosen, [aria-pressed='true'], :disabled") || Boolean(one.closest(".chosen"));

/** The amount of an answer, where the prompt has another one in mind. */
function amountOf(answer: string): HTMLElement | null {
  return document.querySelector(`#prompt [data-answer="${CSS.escape(answer)}"]:not([aria-pressed="true"])`);
}

export class Coach {
  rows = $state.raw<readonly LessonRow[]>([]);
  problem = $state("");
  /** Nothing of what the step tells of is on the page: it goes on by a verb. */
  lost = $state(false);

  constructor(
    readonly table: TableState,
    readonly face: () => Face,
    readonly people: () => People,
  ) {}

  get info(): LessonInfo | null {
    return (!this.table.past && this.table.situation?.lesson) || null;
  }

  get row(): LessonRow | undefined {
    return this.rows.find(({ name }) => name === this.info?.name);
  }

  get next(): LessonRow | undefined {
    const its = this.rows.filter(({ game }) => game === this.row?.game);
    return its[its.findIndex(({ name }) => name === this.info?.name) + 1];
  }

  async load(): Promise<void> {
    [this.rows] = await Promise.all([api.lessons().catch(() => []), speech.learn("lessons")]);
  }

  /** The sentence of the step, or of the end. */
  get says(): string {
    const { info } = this;
    if (!info) return "";
    if (info.kind === "done") return say("web-lesson-over");
    return speech.knows(info.says, "lessons") ? speech.say(info.says, {}, "lessons") : "…";
  }

  /** The friendly word on another answer that would have been allowed. */
  get nudge(): { text: string; choice: Choice | undefined } | null {
    const because = this.table.refused?.text === "lesson" ? this.table.refused.because : null;
    if (!because) return null;
    const { legal = [], draft, view } = this.table.situation ?? {};
    const choice = [...legal, ...(draft?.legal ?? [])].find(({ text }) => text === because.facts.answer);
    const answer = choice ? this.face().explain(choice, view, this.people()) : String(because.facts.answer ?? "");
    return { text: speech.say(because.reason, { answer }, "lessons"), choice };
  }

  /** What the step asks for, in words. */
  get wish(): string {
    const [first] = this.info?.answers ?? [];
    const text = first ? this.face().explain(first, this.table.situation?.view, this.people()) : "";
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** The answer whose things have been on the page. */
  #met = "";
  /** What the step rings was looked for everywhere. */
  sought = false;

  /** Whether the learner may do what the step asks for: as an answer, or besides, such as a bribe after having agreed. */
  get may(): boolean {
    const { aside = [] } = this.table.situation ?? {};
    const [first] = this.info?.answers ?? [];
    return this.table.asked || (!this.table.staging && aside.some(({ id }) => id === first?.id));
  }

  /** Something the step rings lies on the side sheet, shown or not. */
  aside(): boolean {
    return Boolean(this.info?.ring.some((name) => document.querySelector(`.frame aside ${called(name)}`)));
  }

  /** Where the ring lies now: the first thing that is still to be done, then the verb that does it. */
  targets(): HTMLElement[] {
    const { info } = this;
    if (!info || this.table.staging || info.kind === "done") return [];
    const named = info.ring.flatMap(things);
    if (info.kind !== "do") return named;
    if (!this.may) return [];
    const [first] = info.answers;
    const points = (first && this.face().points?.(first, this.table.situation?.view)) ?? [];
    const wanted = points.filter((one) => !/^\d*$/.test(one)); // a count is no thing of the table
    const here = wanted.flatMap((one) =>
      things(one)
        .filter((thing) => !thing.closest("header"))
        .slice(0, 1),
    );
    const next = here.find((one) => !isChosen(one));
    const verbs = [...document.querySelectorAll<HTMLElement>("#prompt [data-verb]:not(:disabled)")];
    const ready = verbs.filter((one) => !one.ariaDisabled);
    const exact = ready.find((one) => one.querySelector("span")?.textContent === this.wish);
    const asked = `${info.step} ${first?.id}`;
    if (here.length) this.#met = asked;
    if (next && !exact) return [next, ...named];
    // Not on the page yet: no verb stands for it, unless it was looked for everywhere.
    if (wanted.length && this.#met !== asked && !exact && !this.sought) return named;
    const amount = first && amountOf(first.text);
    if (amount) return [amount];
    // What is not on the page while one looks elsewhere is not done by any verb that happens to be there.
    const last = wanted.length && !here.length && !this.sought ? undefined : ready.at(-1);
    const verb = exact ?? ready.find((one) => one.matches(".main")) ?? last;
    return verb ? [verb] : named;
  }

  send(want: "next" | "skip" | "back", to?: number): void {
    const { info } = this;
    if (info) void this.table.send({ type: "learn", want, step: info.step, ...(to === undefined ? {} : { to }) });
    this.table.refused = null;
  }

  async #go(way: () => Promise<void>): Promise<void> {
    try {
      await way();
    } catch (error) {
      this.problem = trouble(error);
    }
  }

  leave(): void {
    go("/");
  }

  playOn(): void {
    void this.#go(async () => go(`/t/${(await api.playOn(this.table.id)).id}`));
  }

  another(): void {
    const { next } = this;
    if (next) void this.#go(() => learn(next.name));
  }

  game(): void {
    void this.#go(() => begin(this.table.info?.game ?? ""));
  }
}

/** A sentence in pieces: a new word stands between two pairs of stars, after a bar as a list has it. */
export const pieces = (text: string): { text: string; fresh?: string }[] =>
  text.split("**").map((piece, i) => {
    const [said = "", listed = said] = piece.split("|");
    return i % 2 ? { text: said, fresh: listed } : { text: piece };
  });
