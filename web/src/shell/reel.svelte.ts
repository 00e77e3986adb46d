/** A game that was played, to go through moment by moment: wound by hand, or playing by itself. */
import type { Moment } from "../protocol";
import { moves } from "../settings.svelte";
import { trouble } from "./trouble";

/** Milliseconds a moment is shown: a little longer where nothing moves. */
const PACE = { moves: 1200, still: 1600 };

export class Reel {
  at = $state(0);
  answers = $state(0);
  /** Whose view is shown; -1: a spectator's. */
  seat = $state(-1);
  playing = $state(false);
  problem = $state("");
  /** How often a moment was wished for: what comes late of an earlier wish is not shown. */
  #wishes = 0;
  readonly #moment: (at: number, seat: number) => Promise<Moment>;
  readonly #shown: (moment: Moment) => void;
  readonly #told: (error: unknown) => string;

  constructor(
    /** The position after so many answers, as a seat saw it. */
    moment: (at: number, seat: number) => Promise<Moment>,
    shown: (moment: Moment) => void,
    told: (error: unknown) => string = trouble,
  ) {
    this.#moment = moment;
    this.#shown = shown;
    this.#told = told;
  }

  /** Shows a moment as near to the wanted one as there is; says whether nothing else was wished for meanwhile. */
  async show(wanted: number): Promise<boolean> {
    const wish = ++this.#wishes;
    try {
      const moment = await this.#moment(Math.max(0, wanted), this.seat);
      if (wish !== this.#wishes) return false;
      this.at = moment.at;
      this.answers = moment.answers;
      this.#shown(moment);
      this.problem = "";
    } catch (error) {
      if (wish !== this.#wishes) return false;
      this.playing = false;
      this.problem = this.#told(error);
    }
    return true;
  }

  readonly first = (): Promise<boolean> => this.show(0);
  readonly back = (): Promise<boolean> => this.show(this.at - 1);
  readonly next = (): Promise<boolean> => this.show(Math.min(this.answers, this.at + 1));
  readonly last = (): Promise<boolean> => this.show(this.answers);

  /** Plays on by itself until the end or until it is stopped; for an effect. */
  play(): (() => void) | undefined {
    if (!this.playing) return;
    const turn = (): void => {
      if (this.at >= this.answers) this.playing = false;
      else void this.next();
    };
    const timer = setInterval(turn, moves() ? PACE.moves : PACE.still);
    return () => clearInterval(timer);
  }
}
