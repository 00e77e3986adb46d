/** The move being composed: a draft the server keeps and tries on a copy, until it is confirmed. */
import type { Choice } from "../protocol";
import { sendsAtOnce } from "../settings.svelte";
import type { TableState } from "../table.svelte";

export class Move {
  /** A draft is on its way: what the screen offers is no longer what would be added to. */
  sending = $state(false);
  #sent: Promise<unknown> = Promise.resolve();

  constructor(
    readonly table: TableState,
    /** Whether more must be named before the draft is an answer. */
    readonly unfinished: (view: unknown, seat: number) => boolean = () => false,
  ) {}

  get chips(): Choice[] {
    return this.table.past ? [] : (this.table.situation?.draft?.actions ?? []);
  }

  /** The table as it would be after the draft; as it is where that cannot be shown. */
  get view(): unknown {
    return (!this.table.past && this.table.situation?.draft?.view) || this.table.view;
  }

  get legal(): Choice[] {
    const now = this.table.situation;
    return (this.table.asked ? (now?.draft ? now.draft.legal : now?.legal) : []) ?? [];
  }

  /** Whether confirming it would be final. */
  get barrier(): boolean {
    return this.table.situation?.draft?.barrier ?? false;
  }

  /** Whether the draft can be confirmed as it stands. */
  get complete(): boolean {
    return this.chips.length > 0 && !this.unfinished(this.view, this.table.seat);
  }

  async add(choice: Choice): Promise<void> {
    if (this.sending) return;
    await this.draft([...this.chips.map(({ id }) => id), choice.id]);
    if (this.table.situation?.lesson?.kind === "do") await this.try();
    else if (sendsAtOnce() && this.complete && (this.barrier || !this.legal.length)) await this.confirm();
  }

  /** Takes back a chip and what came after it; what is on its way arrives before. */
  async cut(at: number): Promise<void> {
    await this.#sent;
    await this.draft(this.chips.slice(0, at).map(({ id }) => id));
  }

  async confirm(): Promise<void> {
    if (!this.complete || this.sending) return;
    await this.table.confirm();
  }

  /** A lesson says something to every answer it asks for; where that was another one, the table is as before. */
  private async try(): Promise<void> {
    if (!this.complete) return;
    await this.confirm();
    if (this.table.refused) await this.draft([]);
  }

  /** The draft from now on. */
  async draft(actions: number[]): Promise<void> {
    this.sending = true;
    this.#sent = this.table.draft(actions);
    await this.#sent;
    this.sending = false;
  }
}
