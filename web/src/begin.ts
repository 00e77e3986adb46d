/** A game at once: two bots, as strong as the last ones, beginners the first time. La Gloire begins with its introductory game. */
import { api } from "./api";
import { meet, met } from "./met.svelte";
import { go } from "./router.svelte";
import { introduce } from "./shell/me.svelte";

export async function begin(game: string): Promise<void> {
  await introduce();
  const { games, bots } = await api.games();
  const level = met.level || (bots.includes("beginner") ? "beginner" : (bots[0] ?? "greedy"));
  const many = Math.min(3, games.find(({ name }) => name === game)?.most ?? 3);
  const made = await api.open({
    game,
    seats: Array.from({ length: many }, (_, i) => (i ? { kind: "bot", bot: level } : { kind: "me" })),
    options: game === "gloire" && !met.goals.includes(game) ? { introductory: "yes" } : {},
    speed: { kind: "none" },
    public: false,
    hints: true,
  });
  meet({ level });
  go(`/t/${made.id}`);
}
