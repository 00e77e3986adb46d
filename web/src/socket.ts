/** One connection to a table. It comes back by itself, and sends again what was not acknowledged. */
import { Frames } from "./frames";
import type { AnyCommand, AnyMessage } from "./protocol";

/** A command without the id, which the socket gives. */
export type Order = AnyCommand extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;
export type Reply = Extract<AnyMessage, { id: string }>;

interface Waiting {
  command: AnyCommand;
  answer: (reply: Reply) => void;
}

export interface Listener {
  heard(message: AnyMessage): void;
  /** `open`: connected; `lost`: trying again; `gone`: there is no such table, or we were sent away for good; `closed`:
   * there is one that cannot be played any more. */
  changed(state: "open" | "lost" | "gone" | "closed"): void;
}

const CLOSED = 4410;
const FOR_GOOD = new Set([4400, 4403, 4404, CLOSED]);
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;

export class TableSocket {
  /** The last entry seen: where to go on after a break. */
  since = 0;
  /** The seat looked at; null leaves it to the server. */
  seat: number | null = null;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #frames = new Frames();
  /** Ids are unique among all tabs and visits of a person. */
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {}

  connect(): void {
    const url = new URL(`/api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    if (this.since) url.searchParams.set("since", String(this.since));
    if (this.seat !== null) url.searchParams.set("seat", String(this.seat));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.listener.changed("open");
      for (const { command } of this.#waiting.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as AnyMessage;
      const take = () => ("id" in message ? this.#settle(message) : this.listener.heard(message));
      this.#frames.take(take, message.type === "happened");
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      if (FOR_GOOD.has(code)) {
        this.listener.changed(code === CLOSED ? "closed" : "gone");
        return;
      }
      this.listener.changed("lost");
      this.#timer = setTimeout(() => this.connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  /** Comes back at once: the browser says that the network is there again. */
  hurry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.connect();
  }

  /** Connects anew, to be seen as who we are now: after sitting down, or with another name. */
  restart(): void {
    const old = this.#socket;
    this.#socket = null;
    this.seat = null;
    old?.close();
    clearTimeout(this.#timer);
    this.connect();
  }

  send(order: Order): Promise<Reply> {
    this.#count += 1;
    const command = { ...order, id: `${this.#prefix}-${this.#count}` } as AnyCommand;
    return new Promise((answer) => {
      this.#waiting.set(command.id, { command, answer });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #settle(reply: Reply): void {
    this.#waiting.get(reply.id)?.answer(reply);
    this.#waiting.delete(reply.id);
  }
}
