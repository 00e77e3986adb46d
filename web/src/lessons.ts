/** The lessons: which there are, and where one has got in them. */
import { api } from "./api";
import type { LessonRow } from "./protocol";
import { go } from "./router.svelte";
import { introduce } from "./shell/me.svelte";

/** The lesson of a game to begin or to go on with: the one that is open, else the first that was not done, else the first. */
export function due(rows: readonly LessonRow[], game: string): LessonRow | undefined {
  const its = rows.filter((one) => one.game === game);
  return its.find(({ table }) => table) ?? its.find(({ done }) => !done) ?? its[0];
}

/** Goes to the table of a lesson. */
export async function learn(name: string, again = false): Promise<void> {
  await introduce();
  const { id } = await api.lesson(name, again);
  go(`/t/${id}`);
}
