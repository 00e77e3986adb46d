/** What was missed at a table; all of it comes when there is something to tell. */
import type { Component } from "svelte";
import type { Face } from "../../games/face";
import type { People } from "../../people";
import { speech } from "../../speech.svelte";
import type { TableState } from "../../table.svelte";
import Bar from "./Bar.svelte";
import { figures } from "./figures";
import { Recap } from "./recap.svelte";
import Sheet from "./Sheet.svelte";

export interface Review {
  recap: Recap;
  Bar: Component<{ recap: Recap }>;
  Sheet: Component<{ recap: Recap }>;
}

/** Reads what was missed and holds the table until `closed`. */
export async function open(table: TableState, face: Face, people: People, closed: () => void): Promise<Review> {
  const game = table.info?.game ?? "";
  const [counts] = await Promise.all([figures(game), speech.learn("recap")]);
  const recap = new Recap(table, face, people, counts, closed);
  await recap.load();
  return { recap, Bar, Sheet };
}
