/**
 * The past before the present. What arrives from the server waits here until what happened before it has been shown:
 * table, question, log, sounds and dialogs all follow the stage, and none runs ahead of it.
 */
import { Pause } from "./pause";
import type { AnyHappening, GameEvent, Situation, TableInfo } from "./protocol";
import { paced } from "./settings.svelte";

/** Small things on their way from one place to another; places carry `data-place`. */
export interface Flight {
  /** A drawing, as SVG. */
  art: string;
  from: string;
  to: string;
  count?: number;
}

/** One thing that is seen to happen. */
export interface Beat {
  /** What it tells: the lines of the log and the sound come with it. */
  events: readonly GameEvent[];
  /** Milliseconds; 0 lets the next one come at once. */
  long: number;
  /** What the board shows meanwhile: dice that tumble, a contest. */
  scene?: unknown;
  flights?: readonly Flight[];
  /** How often things have changed places since the arrival began, where the board shows it before all the rest. */
  moved?: number;
  /** A moment of the whole table, such as a reveal: not shortened to the length of a rival's turn. */
  whole?: boolean;
}

/** What has arrived: something that happened, and the table after it. */
export interface Arrival {
  happening: AnyHappening;
  situation: Situation;
  table?: TableInfo | null | undefined;
}

export interface Actors {
  /** How an arrival is shown. */
  beats(arrival: Arrival): readonly Beat[];
  /** A beat begins; what has been told of its arrival so far, its own events included. */
  begins(beat: Beat, arrival: Arrival, told: readonly GameEvent[]): void;
  /** This is the present now; `played`: its beats were shown, none of them skipped. */
  settles(arrival: Arrival, played: boolean): void;
  /** Whether we wait a moment after it, until what has moved has come to rest. */
  rests(arrival: Arrival): boolean;
}

/** A rival's turn, all its answers together. */
export const TURN = 2000;
/** Until what slides has arrived. */
export const REST = 250;
/** Two skips within this are one: skip everything. */
const TWICE = 500;

const mover = ({ happening }: Arrival): number => (happening.type === "answered" ? happening.seat : -1);

export class Stage {
  /** What is being shown. */
  beat = $state.raw<Beat | null>(null);
  /** Whether the present is held back. */
  playing = $state(false);
  /** What is on the stage. */
  #now: Arrival | null = null;
  #settled = false;
  readonly #waiting: Arrival[] = [];
  readonly #pause = new Pause();
  #skipping = false;
  #all = false;
  #skipped = 0;
  /** Whose turn the budget is, and what is left of it. */
  #turn = -1;
  #left = TURN;

  constructor(
    readonly actors: Actors,
    /** How many seats there are: never more than one turn of each is waiting. */
    readonly seats: () => number,
  ) {}

  take(arrival: Arrival): void {
    // What takes no time is the present in the moment it arrives: nothing on the page sees a state in between.
    if (!this.#now && this.#hurries()) this.actors.settles(arrival, false);
    else {
      this.#waiting.push(arrival);
      if (!this.#now) void this.#play();
    }
  }

  /** On to the next arrival; twice at once: on to the present. */
  skip(): void {
    if (!this.playing) return;
    const now = Date.now();
    if (now - this.#skipped < TWICE) this.#all = true;
    this.#skipped = now;
    this.#skipping = true;
    this.#pause.end();
  }

  /** The present, now: we have come back after a break, or leave. */
  finish(): void {
    const rest = this.#now && !this.#settled ? [this.#now, ...this.#waiting] : [...this.#waiting];
    this.#waiting.length = 0;
    this.beat = null;
    this.#rise();
    for (const arrival of rest) this.actors.settles(arrival, false);
    this.#pause.end();
  }

  /** The stage is empty. */
  #rise(): void {
    this.#now = null;
    this.playing = false;
    this.#skipping = false;
    this.#all = false;
  }

  async #play(): Promise<void> {
    for (let arrival = this.#waiting.shift(); arrival; arrival = this.#waiting.shift()) {
      this.#now = arrival;
      this.#settled = false;
      this.#skipping = false;
      await this.#show(arrival);
      if (this.#now !== arrival) return;
    }
    this.#rise();
  }

  async #show(arrival: Arrival): Promise<void> {
    const seat = mover(arrival);
    if (seat !== this.#turn) {
      this.#turn = seat;
      this.#left = TURN;
    }
    const beats = this.actors.beats(arrival);
    const rest = this.actors.rests(arrival) ? REST : 0;
    let bounded = rest;
    for (const { long, whole } of beats) bounded += whole ? 0 : long;
    const scale = this.#behind() ? 0 : Math.min(1, bounded ? this.#left / bounded : 1);
    const told: GameEvent[] = [];
    let played = beats.length > 0;
    for (const beat of beats) {
      told.push(...beat.events);
      played &&= !this.#hurries();
      if (!played) break;
      this.beat = beat;
      this.actors.begins(beat, arrival, told);
      const long = beat.long * (beat.whole ? 1 : scale);
      if (long > 0) await this.#wait(long);
      if (this.#now !== arrival) return;
    }
    this.beat = null;
    this.#settled = true;
    this.actors.settles(arrival, played);
    if (rest * scale > 0 && !this.#hurries()) await this.#wait(rest * scale);
    this.#left = Math.max(0, this.#left - bounded);
  }

  #hurries(): boolean {
    return this.#skipping || this.#all || !paced() || document.hidden;
  }

  /** More than a turn of everybody has piled up. */
  #behind(): boolean {
    const turns = this.#waiting.filter((one, i) => i === 0 || mover(one) !== mover(this.#waiting[i - 1] ?? one));
    return turns.length > this.seats();
  }

  #wait(long: number): Promise<void> {
    this.playing = true;
    return this.#pause.for(long);
  }
}
