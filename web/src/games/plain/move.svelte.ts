/** The move being composed: a draft the server keeps and tries on a copy, until it is confirmed. */
import type { People } from "../../people";
import type { Choice } from "../../protocol";
import { settings } from "../../settings.svelte";
import { fold } from "../../speech.svelte";
import type { TableState } from "../../table.svelte";
import { type Thing, whole } from "./dialect";
import { dialect } from "./dialects";

export class Move {
  /** The thing looked at: answers that speak of it come alone. */
  thing = $state.raw<Thing | null>(null);
  /** What somebody looks for among many answers. */
  wanted = $state("");

  /** A draft is on its way: what the screen offers is no longer what would be added to. */
  sending = $state(false);

  constructor(readonly table: TableState) {}

  get #dialect() {
    return dialect(this.table.info?.game ?? "");
  }

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
    return this.chips.length > 0 && !this.#dialect.unfinished?.(this.view, this.table.seat);
  }

  speaksOf(thing: Thing): Choice[] {
    return thing.word ? this.legal.filter(({ text }) => this.#dialect.about(text).includes(thing.word ?? "")) : [];
  }

  shown(people: People): Choice[] {
    const about = this.thing ? this.speaksOf(this.thing) : [];
    const sought = fold(this.wanted.trim());
    return (about.length ? about : this.legal).filter(({ text }) =>
      fold(whole(this.#dialect.say(text, this.view, this.table.seat, people))).includes(sought),
    );
  }

  /** Looks at a thing; where no answer speaks of it, asks why. */
  async look(thing: Thing): Promise<void> {
    this.table.refused = null;
    this.thing = this.thing?.key === thing.key ? null : thing;
    if (!this.table.asked) this.table.told = this.thing?.does ? `${thing.name}: ${thing.does}` : "";
    if (!this.thing || !this.table.asked) return;
    const found = this.speaksOf(thing);
    if (found.length === 1 && found[0] && settings.auto) await this.add(found[0]);
    else if (!found.length && thing.probe && !this.chips.length) await this.table.read(thing.probe);
  }

  async add(choice: Choice): Promise<void> {
    if (this.sending) return;
    await this.#draft([...this.chips.map(({ id }) => id), choice.id]);
    if (settings.auto && this.complete && (this.barrier || !this.legal.length)) await this.confirm();
  }

  /** Takes back a chip and what came after it. */
  async cut(at: number): Promise<void> {
    if (this.sending) return;
    await this.#draft(this.chips.slice(0, at).map(({ id }) => id));
  }

  async confirm(): Promise<void> {
    if (!this.complete || this.sending) return;
    this.thing = null;
    this.wanted = "";
    await this.table.confirm();
  }

  async #draft(actions: number[]): Promise<void> {
    this.sending = true;
    this.thing = null;
    this.wanted = "";
    await this.table.draft(actions);
    this.sending = false;
  }
}

const all = new WeakMap<TableState, Move>();

/** The move being composed at a table, shared by the parts of the screen. */
export function moving(table: TableState): Move {
  const found = all.get(table) ?? new Move(table);
  all.set(table, found);
  return found;
}
