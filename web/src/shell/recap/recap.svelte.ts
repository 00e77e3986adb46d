/** What was missed: the table as one left it, every move since, and the table as it is; nothing is asked meanwhile. */
import { flushSync } from "svelte";
import { api } from "../../api";
import type { Face } from "../../games/face";
import { spoken } from "../../links";
import { fly, quietly } from "../../motion";
import { Pause } from "../../pause";
import type { People } from "../../people";
import type { AnyHappening, GameEvent, Missed, Recap as Told } from "../../protocol";
import { screen } from "../../screen.svelte";
import { paced } from "../../settings.svelte";
import type { TableState } from "../../table.svelte";
import { tell } from "../../voice.svelte";
import { type Line, log, standing } from "../log";
import type { Ring } from "../Rings.svelte";
import { type Change, changes, type Figures } from "./figures";
import { ago, word } from "./words";

/** How much faster than a replay. */
export const FAST = 4;
/** How long a replay looks at a move, in milliseconds; what is shown happening takes about as long. */
const LOOK = 1200;
/** So far, in pixels, a thing has gone elsewhere and not only made room. */
const FAR = 160;
/** More rings than this tell nothing. */
const MOST = 24;

type Answered = Extract<AnyHappening, { type: "answered" }>;

/** All answers of one entry. */
export interface Move {
  seq: number;
  seat: number;
  /** How many answers stand after it: where its moment is found. */
  answers: number;
  events: GameEvent[];
}

/** A turn, as the log heads it, and what happened in it. */
export interface Turn {
  head: Line | null;
  lines: Line[];
}

export class Recap {
  /** How many moves of those that were missed the table shows; null: it shows the present. */
  at = $state<number | null>(null);
  playing = $state(false);
  /** What has changed on the table. */
  marks = $state.raw<Ring[]>([]);
  readonly missed: Missed;
  #told = $state.raw<Told | null>(null);
  readonly #views = new Map<number, unknown>();
  #run = 0;
  readonly #pause = new Pause();

  constructor(
    readonly table: TableState,
    readonly face: Face,
    readonly people: People,
    readonly figures: Figures,
    readonly closed: () => void,
  ) {
    this.missed = table.missed ?? { seq: 0, at: 0 };
  }

  /** What was told when we came, and what has happened since. */
  readonly happened: AnyHappening[] = $derived.by(() => {
    const known = this.#told?.happened ?? [];
    const last = known.at(-1)?.seq ?? this.missed.seq;
    return standing<AnyHappening>([...known, ...this.table.happened.filter(({ seq }) => seq > last)]);
  });
  readonly moves: Move[] = $derived.by(() => {
    const found: Move[] = [];
    for (const one of this.happened) {
      if (one.type !== "answered") continue;
      const { seq, seat, answers, events } = one as Answered;
      const last = found.at(-1);
      if (last?.seq === seq) found[found.length - 1] = { seq, seat, answers, events: [...last.events, ...events] };
      else found.push({ seq, seat, answers, events: [...events] });
    }
    return found;
  });
  readonly turns: Turn[] = $derived.by(() => {
    const found: Turn[] = [];
    for (const line of log(this.happened, this.table.info?.game ?? "", this.face, this.people)) {
      if (line.chapter) found.push({ head: line, lines: [] });
      else if (found.length) found.at(-1)?.lines.push(line);
      else found.push({ head: null, lines: [line] });
    }
    return found;
  });
  /** The moves with which a turn begins. */
  readonly begins: ReadonlySet<number> = $derived(new Set(this.turns.flatMap(({ head }) => (head ? [head.seq] : []))));
  readonly changes: Change[] = $derived.by(() =>
    changes(this.figures, this.#told?.view, this.table.situation?.view, this.table.seat, this.people),
  );

  get seat(): number {
    return this.table.situation?.seat ?? -1;
  }

  /** One sentence: since when, and how much. */
  get summary(): string {
    const turns = this.begins.size;
    const what = [
      ...(turns ? [word("recap-turns", { count: turns })] : []),
      word("recap-moves", { count: this.moves.length }),
    ];
    const away = (this.table.situation?.at ?? this.missed.at) - this.missed.at;
    return word("recap-summary", { when: ago(away), what: what.join(", ") });
  }

  /** What the move that is shown was, in words. */
  get line(): string {
    if (this.at === null) return this.summary;
    const move = this.moves[this.at - 1];
    return move ? spoken(this.face.tell(move.events, this.people).join(" ")) : word("recap-before");
  }

  /** How long a replay of everything takes, about, in seconds. */
  get seconds(): number {
    return Math.max(1, Math.round((this.moves.length * (paced() ? 2 : 1) * LOOK) / FAST / 1000));
  }

  async load(): Promise<void> {
    const { table } = this;
    this.#told = await api.recap(table.id, this.missed.seq, this.seat);
    this.#views.set(0, this.#told.view);
    this.marks = this.#compare();
    tell([this.summary, ...this.changes.map(({ label, from, to }) => `${label}: ${from} → ${to}`)].join(" "));
  }

  /** The table as it is: what happens meanwhile is seen there. */
  present(): void {
    const { situation, happened } = this.table;
    if (!situation) return;
    this.at = null;
    this.table.past = { at: situation.seq, seat: situation.seat, view: situation.view, happened };
  }

  /** The table after so many moves; after the last one, as it is. */
  async go(at: number): Promise<void> {
    this.stop();
    await this.#show(at);
  }

  async #show(at: number): Promise<boolean> {
    const run = this.#run;
    const to = Math.max(0, Math.min(at, this.moves.length));
    if (to === this.moves.length) {
      this.present();
      return true;
    }
    const view = await this.#view(to);
    if (run !== this.#run || view === undefined) return false;
    const move = this.moves[to - 1];
    const happened: AnyHappening[] = move ? [{ type: "answered", at: 0, ended: false, ...move }] : [];
    this.at = to;
    this.table.past = { at: move?.answers ?? this.#told?.before ?? 0, seat: this.seat, view, happened };
    return true;
  }

  /** The view after so many moves; none where the server is not there. */
  async #view(at: number): Promise<unknown> {
    const move = this.moves[at - 1];
    const key = move?.answers ?? 0;
    if (!this.#views.has(key)) {
      const moment = await api.moment(this.table.id, key, this.seat).catch(() => null);
      if (!moment) return undefined;
      this.#views.set(key, moment.view);
    }
    return this.#views.get(key);
  }

  /** Plays what was missed from where the table stands, or all of it; once more: stops. */
  async play(): Promise<void> {
    if (this.playing) {
      this.stop();
      return;
    }
    this.stop();
    this.playing = true;
    const run = this.#run;
    const on = () => run === this.#run;
    let at = this.at ?? 0;
    if (!(await this.#show(at))) this.stop();
    while (on() && at < this.moves.length) {
      await this.#pause.for(LOOK / FAST);
      const [move, next] = [this.moves[at], await this.#view(at + 1)];
      if (!on() || !move || next === undefined) break;
      for (const beat of paced() ? (this.face.beats?.(move.events, this.table.view, this.people) ?? []) : []) {
        if (this.table.past) this.table.past = { ...this.table.past, beat };
        fly(beat.flights ?? []);
        await this.#pause.for(beat.long / FAST);
        if (!on()) return;
      }
      at += 1;
      await this.#show(at);
    }
    if (on()) this.playing = false;
  }

  stop(): void {
    this.#run += 1;
    this.playing = false;
    this.#pause.end();
    if (this.table.past?.beat) this.table.past = { ...this.table.past, beat: null };
  }

  /** To the table. */
  done(): void {
    this.stop();
    this.table.resume();
    this.closed();
  }

  /** Shows the table as it was, for nobody, and marks what is not as it was. */
  #compare(): Ring[] {
    const told = this.#told;
    if (!told) return [];
    const before = quietly(() => {
      this.table.past = { at: told.before, seat: told.seat, view: told.view, happened: [] };
      flushSync();
      const found = things();
      this.present();
      flushSync();
      return found;
    });
    const now = [...things()].filter(([thing, is]) => {
      const was = before.get(thing);
      return !was || was.state !== is.state || moved(was, is, screen.layout === "phone");
    });
    const inner = now.filter(([, { one }]) => !now.some(([, other]) => one !== other.one && one.contains(other.one)));
    const rings = inner.map(([thing, { state }]): Ring => {
      const figure = more(before.get(thing)?.state ?? "", state);
      return { things: [thing], kind: "changed", figure, told: word("recap-changed") };
    });
    return rings.length > MOST ? rings.filter(({ figure }) => figure).slice(0, MOST) : rings;
  }
}

interface Thing {
  one: HTMLElement;
  box: DOMRect;
  /** What it lies in, by name. */
  place: string;
  /** What is to be seen of it, as it says itself or as it is written there. */
  state: string;
}

function things(): Map<string, Thing> {
  const found = new Map<string, Thing>();
  for (const one of document.querySelectorAll<HTMLElement>(":is(main, .low) [data-thing]")) {
    const box = one.getBoundingClientRect();
    const state = one.dataset.state ?? (one.textContent ?? "").replace(/\s+/g, " ").trim();
    const place = one.closest<HTMLElement>("[data-place]")?.dataset.place ?? "";
    if (box.width) found.set(one.dataset.thing ?? "", { one, box, place, state });
  }
  return found;
}

/** Whether a thing has gone elsewhere; on a phone everything makes room, and only what it lies in tells. */
export const moved = (was: Pick<Thing, "box" | "place">, is: Pick<Thing, "box" | "place">, phone: boolean): boolean =>
  phone ? was.place !== is.place : Math.hypot(was.box.x - is.box.x, was.box.y - is.box.y) > FAR;

/** By how much the one number has changed that is not what it was: "+1". Nothing where more has changed. */
export function more(from: string, to: string): string {
  const [before, after] = [from.match(/\d+/g) ?? [], to.match(/\d+/g) ?? []];
  if (from.replace(/\d+/g, "") !== to.replace(/\d+/g, "") || before.length !== after.length) return "";
  const [by = 0, ...others] = after.map((text, i) => Number(text) - Number(before[i])).filter(Boolean);
  return others.length || !by ? "" : by > 0 ? `+${by}` : `−${-by}`;
}
