/** The move being composed at a plain table: answers are found by the thing they speak of, or by a word. */
import type { People } from "../../people";
import type { Choice } from "../../protocol";
import { sendsAtOnce } from "../../settings.svelte";
import { fold } from "../../speech.svelte";
import { Move } from "../move.svelte";
import { shared } from "../shared.svelte";
import { type Thing, whole } from "./dialect";
import { dialect } from "./dialects";

export class Search extends Move {
  /** The thing looked at: answers that speak of it come alone. */
  thing = $state.raw<Thing | null>(null);
  /** What somebody looks for among many answers. */
  wanted = $state("");

  get #dialect() {
    return dialect(this.table.info?.game ?? "");
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
    if (found.length === 1 && found[0] && sendsAtOnce()) await this.add(found[0]);
    else if (!found.length && thing.probe && !this.chips.length) await this.table.read(thing.probe);
  }

  override async confirm(): Promise<void> {
    this.#forget();
    await super.confirm();
  }

  override async draft(actions: number[]): Promise<void> {
    this.#forget();
    await super.draft(actions);
  }

  #forget(): void {
    this.thing = null;
    this.wanted = "";
  }
}

/** The move being composed at a table. */
export const moving = shared((table) => {
  const its = dialect(table.info?.game ?? "");
  return new Search(table, (view, seat) => its.unfinished?.(view, seat) ?? false);
});
