/** A move of Lutèce while it is put together: two picks, or gold to lay. Only Confirm sends it. */
import type { Choice, LuteceView } from "../../protocol";
import type { TableState } from "../../table.svelte";
import { shared } from "../shared.svelte";

export type Position = "left" | "right";
export const POSITIONS: readonly Position[] = ["left", "right"];
const NONE = "";

export class Compose {
  /** The cards picked for the left and the right place; empty where none is. */
  picks = $state<[string, string]>([NONE, NONE]);
  /** Gold about to be laid on the left and the right card. */
  raise = $state<[number, number]>([0, 0]);
  /** Whom a Legionnaire would help; -1: nobody yet. */
  target = $state(-1);
  /** The Character an Apprentice would join. */
  host = $state(NONE);
  #stage = "";

  constructor(readonly table: TableState) {}

  get view(): LuteceView | null {
    return this.table.view as LuteceView | null;
  }

  /** Forgets what was begun when another question is asked; takes over what another tab of this seat began. */
  follow(): void {
    const now = this.table.situation;
    const view = now?.view as LuteceView | null;
    if (!now || !view) return;
    const stage = `${now.seat} ${view.round} ${view.step} ${view.slot}`;
    if (stage !== this.#stage) {
      this.#stage = stage;
      this.picks = [NONE, NONE];
      this.raise = [0, 0];
      this.target = -1;
      this.host = NONE;
    }
    const drafted = now.draft?.actions.at(-1)?.text.split(" ");
    if (drafted?.[0] === "bid" && view.step === "bids") this.picks = [drafted[1] ?? NONE, drafted[2] ?? NONE];
    const purse = view.purses[now.seat] ?? 0;
    if (this.raise[0] + this.raise[1] > purse) this.raise = [0, 0];
  }

  isPicked(slot: string): boolean {
    return this.picks.includes(slot);
  }

  /** Picks a card of the hand, or puts it back. Revenue is in the hand twice. */
  pick(slot: string): void {
    const [left, right] = this.picks;
    if (slot !== "revenue" && this.isPicked(slot))
      this.picks = [left === slot ? NONE : left, right === slot ? NONE : right];
    else if (!left) this.picks = [slot, right];
    else this.picks = [left, slot];
    this.share();
  }

  drop(place: 0 | 1): void {
    this.picks = place === 0 ? [NONE, this.picks[1]] : [this.picks[0], NONE];
    this.share();
  }

  swap(): void {
    this.picks = [this.picks[1], this.picks[0]];
    this.share();
  }

  /** The other tabs of this seat see a finished pair. */
  share(): void {
    const bid = this.bid();
    if (bid) void this.table.draft([bid.id]);
    else if (this.table.situation?.draft) void this.table.draft([]);
  }

  /** An answer to the question, or one that may be given outside it. */
  find(text: string): Choice | undefined {
    const now = this.table.situation;
    return [...(now?.legal ?? []), ...(now?.aside ?? [])].find((choice) => choice.text === text);
  }

  bid(): Choice | undefined {
    return this.find(`bid ${this.picks[0]} ${this.picks[1]}`);
  }

  /** What is about to be laid, on both cards. */
  get staged(): number {
    return this.raise[0] + this.raise[1];
  }

  /** What the purse keeps. */
  get keeps(): number {
    return (this.view?.purses[this.table.seat] ?? 0) - this.staged;
  }

  /** Whether gold may be laid now: asked to, or after having agreed. */
  get lays(): boolean {
    return !this.table.past && !this.table.staging && this.find("raise left 1") !== undefined;
  }

  /** Adds to what is about to be laid; never below nothing, never beyond the purse. */
  lay(place: 0 | 1, by: number): void {
    if (!this.lays) return;
    const next: [number, number] = [...this.raise];
    next[place] = Math.max(0, next[place] + by);
    if (next[0] + next[1] <= (this.view?.purses[this.table.seat] ?? 0)) this.raise = next;
  }

  async confirmBid(): Promise<void> {
    const bid = this.bid();
    if (bid) await this.table.answer([bid.id]);
  }

  /** Raises, one after another where it is too much for one; what comes too late stays composed. */
  async confirmRaise(): Promise<void> {
    const actions: number[] = [];
    POSITIONS.forEach((place, i) => {
      let left = this.raise[i] ?? 0;
      for (let gold = left; gold > 0; gold = Math.min(gold, left)) {
        const choice = this.find(`raise ${place} ${gold}`);
        if (choice) {
          actions.push(choice.id);
          left -= gold;
        } else gold -= 1;
      }
    });
    if (actions.length && (await this.table.answer(actions))) this.raise = [0, 0];
  }

  /** Chooses whom to help, or takes it back. */
  aim(seat: number): void {
    if (this.find(`support ${seat}`)) this.target = this.target === seat ? -1 : seat;
  }

  async say(text: string): Promise<void> {
    const choice = this.find(text);
    if (choice) await this.table.answer([choice.id]);
  }
}

/** The move being composed at a table. */
export const composing = shared((table) => new Compose(table));
