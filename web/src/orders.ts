/**
 * Standing orders of a seat. The server keeps them and answers by them; whatever gives or revokes one here sends all of
 * them, and what they are is what the server says.
 */
import { ask } from "./api";
import { declarations } from "./declared.svelte";
import type { OrderIn, OrderInfo, OrdersOut } from "./protocol";
import type { TableState } from "./table.svelte";

/** Of one seat. */
export const MOST_ORDERS = 20;
/** Whether a power one need not use is asked about, used always, or never. */
export const USES = ["ask", "always", "never"] as const;
export type Use = (typeof USES)[number];

export const said = ({ id, sentence, chosen, life, on }: OrderInfo): OrderIn => ({ id, sentence, chosen, life, on });

/** Whether orders can be given at a table: by people, in a game that knows them, runs and teaches nothing. */
export const orderable = ({ info, mine, seat }: TableState): boolean =>
  mine.includes(seat) &&
  info?.phase === "running" &&
  !info.lesson &&
  declarations.of(info.game).orders === true &&
  info.seats[seat]?.kind === "person";

export const readOrders = (table: TableState): Promise<OrdersOut> =>
  ask("GET", `/api/tables/${table.id}/orders?seat=${table.seat}`);

export const giveOrders = (table: TableState, orders: readonly OrderIn[]): Promise<OrdersOut> =>
  ask("PUT", `/api/tables/${table.id}/orders`, { seat: table.seat, orders });

/** One order in the place of those that are like it; none where it is null. */
function replace(table: TableState, alike: (one: OrderInfo) => boolean, order: OrderIn | null): Promise<OrdersOut> {
  const others = table.orders.filter((one) => !alike(one)).map(said);
  return giveOrders(table, order ? [...others, order] : others);
}

const uses =
  (step: string) =>
  ({ sentence, chosen }: OrderInfo): boolean =>
    sentence === "use" && chosen.step === step;

/** What is ordered for a step. */
export const used = (table: TableState, step: string): Use => {
  const found = table.orders.find((one) => one.on && uses(step)(one))?.chosen.how;
  return USES.find((one) => one === found) ?? "ask";
};

export const use = (table: TableState, step: string, how: Use): Promise<OrdersOut> =>
  replace(
    table,
    uses(step),
    how === "ask" ? null : { sentence: "use", chosen: { step, how }, life: "off", on: true, id: "" },
  );

/** How far the bribes of Lutèce are matched, on the left and on the right. */
export const matched = (table: TableState): [number, number] => {
  const chosen = table.orders.find(({ on, sentence }) => on && sentence === "match")?.chosen;
  return [Number(chosen?.left ?? 0), Number(chosen?.right ?? 0)];
};

export const match = (table: TableState, [left, right]: [number, number]): Promise<OrdersOut> =>
  replace(
    table,
    ({ sentence }) => sentence === "match",
    left || right
      ? { sentence: "match", chosen: { left: String(left), right: String(right) }, life: "off", on: true, id: "" }
      : null,
  );
