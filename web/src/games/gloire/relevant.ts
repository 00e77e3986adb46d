/** What the question makes worth a look: powers that bear on it, clients who act, stock, vault. */
import { MATERIALS } from "../../art/glyphs";
import type { GloireView } from "../../protocol";
import { card, design, micro, roleOf, trigger, word } from "./words";

export interface Relevance {
  /** Buildings, with what they do about it. */
  says: Record<string, string>;
  /** The role whose clients act. */
  clients: number;
  stock: boolean;
  vault: boolean;
}

const NOTHING: Relevance = { says: {}, clients: -1, stock: false, vault: false };

/** The role an action belongs to, if the step is one of its actions. */
function acting(view: GloireView): string {
  if (view.step === "demand" || view.step === "give" || view.step === "lions") return "legionary";
  return MATERIALS.map(roleOf).find((one) => one === view.step) ?? "";
}

export function relevance(view: GloireView, seat: number, asked: boolean): Relevance {
  const active = view.functions[seat] ?? [];
  const role = acting(view);
  if (!asked) return NOTHING;
  const deciding = view.step === "lead" || view.step === "follow";
  const says: Record<string, string> = {};
  for (const id of active) {
    const one = design(id);
    const when = trigger(id);
    const thinks = when === "think" && (view.step.startsWith("think") || deciding);
    const guards = when === "guard" && view.step === "give";
    const helps = when === role || (deciding && view.role !== null && when === view.role);
    const builds = one?.kind === "build" && (role === "architect" || role === "craftsman");
    const fills = one?.kind === "limit" && limitOf(one) === view.step;
    if (thinks || guards || helps || builds || fills || one?.id === view.step) says[id] = micro(id);
  }
  return {
    says,
    clients:
      deciding && view.role
        ? MATERIALS.findIndex((one) => roleOf(one) === view.role)
        : MATERIALS.findIndex((one) => roleOf(one) === role),
    stock: false,
    vault: role === "merchant" || view.step === "lions",
  };
}

/** The step a limit bears on. */
const limitOf = (one: object): string =>
  "hand_limit_add" in one ? "think" : "vault_limit_add" in one ? "merchant" : "patron";

/** "Archway: or the pool": why something more is ringed, in a line of the prompt. */
export const because = (view: GloireView, seat: number): string =>
  Object.entries(relevance(view, seat, true).says)
    .filter(([id]) => MATERIALS.map(roleOf).includes(trigger(id)))
    .slice(0, 2)
    .map(([id, says]) => word("because-of", { card: card(id), says }))
    .join(" · ");
