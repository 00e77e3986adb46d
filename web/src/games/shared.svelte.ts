/** What is put together at a table, one for all parts of its screen. */
import type { TableState } from "../table.svelte";

/** Made apart from whoever asks for it first: Svelte does not tell a derived value of changes to what was made in it. */
export function shared<Found>(make: (table: TableState) => Found): (table: TableState) => Found {
  const all = new WeakMap<TableState, Found>();
  return (table) => {
    const known = all.get(table);
    if (known) return known;
    let made!: Found;
    $effect.root(() => {
      made = make(table);
    });
    all.set(table, made);
    return made;
  };
}
