import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket } from "../src/socket";

class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { id: string; type: string }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly url: URL) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  open() {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  close() {
    this.drop(1000);
  }
}

const wire = (i: number): Wire => Wire.all[i] as Wire;
let states: string[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  states = [];
  socket = new TableSocket("abc", { heard: () => {}, changed: (state) => states.push(state) });
  socket.connect();
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("comes back where it was, and sends again what had no reply", async () => {
    wire(0).open();
    const reply = socket.send({ type: "chat", text: "salve" });
    socket.since = 7;
    socket.seat = 2;
    wire(0).drop();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(400);
    wire(1).open();
    expect(wire(1).url.search).toBe("?since=7&seat=2");
    expect(wire(1).sent).toEqual(wire(0).sent);
    wire(1).onmessage({ data: JSON.stringify({ type: "accepted", id: wire(1).sent[0]?.id, seq: 8 }) });
    await expect(reply).resolves.toMatchObject({ type: "accepted", seq: 8 });
  });

  it("does not come back to a table that is not there", () => {
    wire(0).drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["gone"]);
    expect(Wire.all).toHaveLength(1);
  });

  it("does not come back to a table that is closed, and says so", () => {
    wire(0).drop(4410);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["closed"]);
    expect(Wire.all).toHaveLength(1);
  });

  it("waits longer each time, and comes at once when the network does", () => {
    wire(0).drop();
    vi.advanceTimersByTime(300);
    wire(1).drop();
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(2);
    socket.hurry();
    expect(Wire.all).toHaveLength(3);
  });
});
