/**
 * Standing orders: whether a power one need not use is asked about, used always, or never. Kept in this browser, for each
 * game and step. The server hears an answer like any other, after the pause a click would take.
 */
import { declarations, read } from "./declared.svelte";
import type { Choice } from "./protocol";
import { settings } from "./settings.svelte";

export const ORDERS = ["ask", "always", "never"] as const;
export type Order = (typeof ORDERS)[number];
type Kept = Record<string, Record<string, Order>>;

const KEY = "ludus-orders";

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Orders {
  #all = $state.raw<Kept>(stored());

  of(game: string, step: string): Order {
    return this.#all[game]?.[step] ?? "ask";
  }

  give(game: string, step: string, order: Order): void {
    this.#all = { ...this.#all, [game]: { ...this.#all[game], [step]: order } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // A browser that keeps nothing still obeys until it is closed.
    }
  }

  /** Whether a step can be ordered: one of its answers declines. */
  can(game: string, step: string, legal: readonly Choice[]): boolean {
    return legal.length > 1 && legal.some((one) => declines(game, one, step));
  }

  /** The answer ordered, where exactly one is meant; else null, and one is asked. */
  answer(game: string, step: string, legal: readonly Choice[]): Choice | null {
    const order = settings.stop ? "ask" : this.of(game, step);
    if (order === "ask" || !this.can(game, step, legal)) return null;
    const meant = legal.filter((one) => declines(game, one, step) === (order === "never"));
    return (meant.length === 1 && meant[0]) || null;
  }
}

const declines = (game: string, choice: Choice, step: string): boolean => {
  const name = read(game, choice.text, step)?.name;
  return declarations.of(game).answers.some((one) => one.name === name && one.declines);
};

export const orders = new Orders();

/** As long as somebody takes who reads and clicks, never the same. */
export const hesitation = (): number => 700 + 900 * Math.random();
