/** The tables that wait for me, wherever I am: asked for now and then, and shown on the icon of an installed page. */
import { api, Refusal } from "./api";
import { badge } from "./badge";
import type { TurnRow } from "./protocol";

const PAUSE = 20_000;
/** The server writes down within a second whose turn it is. */
export const WRITTEN = 1500;

class Turns {
  list = $state.raw<readonly TurnRow[]>([]);

  /** Those at other tables than this one. */
  besides(table: string): readonly TurnRow[] {
    return this.list.filter((row) => row.table !== table);
  }

  take(list: readonly TurnRow[]): void {
    this.list = list;
    badge(list.length);
  }

  async look(): Promise<void> {
    if (document.hidden) return;
    try {
      this.take(await api.turns());
    } catch (error) {
      if (error instanceof Refusal) this.take([]);
    }
  }

  /** Asks for as long as somebody looks. */
  watch(): () => void {
    const look = () => void this.look();
    look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const turns = new Turns();
