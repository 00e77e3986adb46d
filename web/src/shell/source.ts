/** Where the moments of a game come from: a table of the server, or a record one has brought. */
import { api } from "../api";
import type { CardFile } from "../cards.svelte";
import type { Moment, TableInfo } from "../protocol";

export interface Source {
  /** The table and its cards. */
  open(): Promise<{ info: TableInfo; cards: CardFile }>;
  /** The position after so many answers, as a seat saw it; -1 for a spectator. */
  moment(at: number, seat: number): Promise<Moment>;
}

export const ofTable = (id: string): Source => ({
  open: async () => {
    const [info, cards] = await Promise.all([api.table(id), api.cards(id).catch(() => ({}))]);
    return { info, cards };
  },
  moment: (at, seat) => api.moment(id, at, seat),
});

/** The server keeps nothing of a record: it is sent again for each moment. */
export const ofRecord = (text: string): Source => ({
  open: async () => {
    const { table, cards } = await api.look({ text, cards: true });
    return { info: table, cards: cards ?? {} };
  },
  moment: async (at, seat) => (await api.look({ text, at, seat })).moment,
});
