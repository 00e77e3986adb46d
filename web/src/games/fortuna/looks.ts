/** What an answer looked at would change on the table: ghosts on the road, the podium to come, what favors bring. */
import type { FortunaView } from "../../protocol";
import type { Plan } from "./plan.svelte";
import { word } from "./words";

/** The answers whose consequence is shown: those of the favor or card looked at. */
function looked(plan: Plan) {
  if (plan.picked) return [plan.picked];
  if (plan.mind.privilege) return plan.plays(plan.mind.privilege);
  return plan.ofFavor(plan.mind.favor);
}

/** Where my marker could stand; the furthest one is what the main verb does. */
export function ghosts(plan: Plan, view: FortunaView): { square: number; label: string; sure: boolean }[] {
  const square = view.provinces[plan.table.seat]?.square ?? 0;
  const steps = [...new Set(looked(plan).map((answer) => plan.effect(answer)?.changes.square ?? 0))].filter(Boolean);
  return steps.map((by) => ({ square: square + by, label: by > 0 ? `+${by}` : `−${-by}`, sure: by === steps.at(-1) }));
}

/** The podium of the next round, as it would be. */
export function podium(plan: Plan, view: FortunaView): readonly number[] {
  const last = looked(plan).at(-1);
  return (last && plan.effect(last)?.podium) ?? view.podium_next;
}

/** The most steps a favor brings: "+2 steps". Nothing where it is only turned. */
export function gains(plan: Plan, favor: number): string {
  const steps = plan.ofFavor(favor).map((answer) => plan.effect(answer)?.changes.square ?? 0);
  const most = Math.max(0, ...steps);
  return most ? word("tile-step", { steps: most }) : "";
}
