/**
 * A table as this tab shows it. Everything on the screen is drawn from here; nothing here knows a rule. What arrives
 * goes over the stage first: until it has been shown happening, the table, the question and the log are what they were.
 */
import { decks, load } from "./cards.svelte";
import { declarations, declared } from "./declared.svelte";
import type {
  AnyCommand,
  AnyHappening,
  AnyMessage,
  Because,
  Choice,
  Declaration,
  Hinted,
  Missed,
  OrderInfo,
  Situation,
  TableInfo,
} from "./protocol";
import { keep } from "./same";
import { type Order, type Reply, TableSocket } from "./socket";
import { type Arrival, type Beat, Stage } from "./stage.svelte";

/** Who shows what happens: its beats, its sounds, and what is said of it. */
export interface Show {
  /** Nothing is shown of a game before. */
  ready(game: string): Promise<unknown>;
  /** What happens as it is seen; nothing: it is simply there. */
  beats(arrival: Arrival, table: TableState): readonly Beat[];
  begins(beat: Beat): void;
  /** It has happened; `played`: it was shown beat by beat. */
  news(happening: AnyHappening, table: TableState, played: boolean): void;
}

/** Milliseconds in which what was seen is told together. */
const SOON = 1000;

const NO_SHOW: Show = { ready: () => Promise.resolve(), beats: () => [], begins: () => {}, news: () => {} };

/** A moment of the past: the view a seat had, what had happened, and what is being shown happening. */
export interface Past {
  at: number;
  seat: number;
  view: unknown;
  happened: readonly AnyHappening[];
  beat?: Beat | null;
}

export type Settlement = Extract<AnyCommand, { type: "settle" }>["want"];

export class TableState {
  /** Who sits where, options, phase; null until the first word of the server. */
  info = $state.raw<TableInfo | null>(null);
  /** The table as the seat we look at may know it. */
  situation = $state.raw<Situation | null>(null);
  /** What happened, in order: the newest pages of it, and older ones once they were recalled. */
  happened = $state.raw<AnyHappening[]>([]);
  /** My id, or null for somebody without a name. */
  person = $state<string | null>(null);
  /** My seats: several when people share this device. */
  mine = $state.raw<number[]>([]);
  /** Who is connected. */
  people = $state.raw<string[]>([]);
  spectators = $state(0);
  connection = $state<"connecting" | "open" | "lost" | "gone" | "closed">("connecting");
  /** The standing orders of the seat we look at, where it is mine; nobody else is told of them. */
  orders = $state.raw<OrderInfo[]>([]);
  /** Why the last wish was not allowed; shown until the next one. */
  refused = $state.raw<{ because: Because | null; text: string } | null>(null);
  /** What a search would do, for the question it names; asked for once. */
  hinted = $state.raw<Hinted | null>(null);
  /** How much of it is shown: 0 nothing, 1 where to look, 2 what is worth a thought, 3 the best and why. */
  hinting = $state(0);
  /** What somebody asked to be told: the situation in words, or what a card does. */
  told = $state("");
  /** A command is on its way. */
  busy = $state(false);
  /** What a look at the past shows instead of the present; null while we play. */
  past = $state.raw<Past | null>(null);
  /** What others did since we were last here, on any device: nothing is asked before it has been looked at. */
  missed = $state.raw<Missed | null>(null);

  /** What has arrived, shown or not: the clocks are those of now. */
  arrived = $state.raw<Situation | null>(null);

  readonly stage = new Stage(
    {
      beats: (arrival) => this.show.beats(arrival, this),
      begins: (beat, { happening }, told) => {
        this.#tell({ ...happening, events: told } as AnyHappening);
        this.show.begins(beat);
      },
      settles: (arrival, played) => {
        this.#tell(arrival.happening);
        if (arrival.table) this.info = arrival.table;
        this.take(arrival.situation);
        this.show.news(arrival.happening, this, played);
        this.saw();
      },
      // One's own answers are known; what others do while one is asked all the same must not take the question away.
      rests: ({ happening, situation }) =>
        happening.type === "answered" && !this.mine.includes(happening.seat) && !(this.#open && asks(situation)),
    },
    () => this.info?.seats.length ?? 0,
  );
  readonly #socket: TableSocket | null;
  #closed = false;
  #recalling = false;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly show: Show = NO_SHOW,
    connect = true,
  ) {
    if (!connect) {
      this.#socket = null;
      return;
    }
    // The cards are on their way while we connect; nothing is shown or told before they and the declaration are there.
    const wanted = () => !this.#closed;
    const cards = load(id, wanted);
    let its: Promise<Declaration> | null = null;
    let ready: Promise<unknown> = cards;
    this.#socket = new TableSocket(id, {
      heard: (message) => {
        if (message.type === "hello") {
          const { game, options } = message.table;
          its ??= declared(game, wanted);
          ready = Promise.all([cards, its, this.show.ready(game)]).then(([file, declaration]) => {
            if (!wanted()) return;
            declarations.take(declaration);
            decks.take(game, file, options);
          });
        }
        void ready.then(() => wanted() && this.hear(message));
      },
      changed: (state) => this.change(state),
    });
    this.#socket.connect();
  }

  /** The view to draw. */
  get view(): unknown {
    return this.past ? this.past.view : this.situation?.view;
  }

  /** The seat whose view is drawn; -1 for a spectator's. */
  get seat(): number {
    return this.past?.seat ?? this.situation?.seat ?? -1;
  }

  /** What is being shown happening. */
  get beat(): Beat | null {
    return this.past ? (this.past.beat ?? null) : this.stage.beat;
  }

  /** Whether what happened is still being shown, and the question has to wait. */
  get staging(): boolean {
    return !this.past && this.stage.playing;
  }

  /** Whether the seat we look at is asked, and we may answer. */
  get asked(): boolean {
    return !this.past && !this.missed && !this.staging && this.#open;
  }

  get #open(): boolean {
    return asks(this.situation) && this.mine.includes(this.seat);
  }

  get over(): boolean {
    return this.info?.phase === "over";
  }

  change(state: "open" | "lost" | "gone" | "closed"): void {
    if (state !== "open") this.connection = state;
  }

  hear(message: AnyMessage): void {
    switch (message.type) {
      case "hello": {
        this.stage.finish();
        // After a break the entries go on; after a look at another seat they are told anew, for its eyes.
        const moved = this.situation !== null && this.situation.seat !== message.situation.seat;
        const last = moved ? 0 : (this.happened.at(-1)?.seq ?? 0);
        const fresh = message.happened.filter((one) => one.seq > last);
        const gap = (fresh[0]?.seq ?? 0) > last + 1; // too much to tell at once: what lies between is recalled
        this.happened = moved || gap ? message.happened : [...this.happened, ...fresh];
        this.person = message.person;
        this.mine = message.mine;
        this.info = message.table;
        this.orders = []; // where there are any they are told next
        this.missed ??= message.missed ?? null;
        this.#arrive(message.situation);
        this.take(message.situation);
        if (!document.hidden) this.leave(false); // at once: who has been here for a moment has been here
        this.connection = "open";
        break;
      }
      case "happened":
        if (message.happening.seq <= (this.arrived?.seq ?? 0)) break;
        this.#arrive(message.situation);
        this.stage.take(message);
        break;
      case "drafted":
        // After an answer the situation has none, and says so first.
        if (this.situation && message.seat === this.situation.seat && (message.draft || this.situation.draft))
          this.situation = { ...this.situation, draft: keep(this.situation.draft, message.draft) };
        break;
      case "orders":
        if (message.seat === this.arrived?.seat) this.orders = message.orders;
        break;
      case "present":
        this.people = message.people;
        this.spectators = message.spectators;
        break;
      default:
        break;
    }
  }

  take(situation: Situation): void {
    if (situation.question !== this.situation?.question || situation.seat !== this.situation?.seat) {
      this.refused = null;
      this.hinted = null;
      this.hinting = 0;
    }
    this.situation = keep(this.situation, situation);
  }

  #arrive(situation: Situation): void {
    this.arrived = situation;
    if (this.#socket) {
      this.#socket.since = situation.seq;
      this.#socket.seat = situation.seat;
    }
  }

  /** Puts an entry at the end of the log; one that is told bit by bit takes the place of its beginning. */
  #tell(happening: AnyHappening): void {
    // A step of a lesson that one has gone back to: what was answered after it did not happen.
    if (happening.type === "stepped")
      this.happened = this.happened.filter((one) => one.type !== "answered" || one.answers <= happening.answers);
    const before = this.happened.at(-1)?.seq === happening.seq ? this.happened.slice(0, -1) : this.happened;
    this.happened = [...before, happening];
  }

  async send(order: Order): Promise<Reply | null> {
    if (!this.#socket) return null;
    const reply = await this.#socket.send(order);
    if (reply.type === "refused") this.refused = { because: reply.because ?? null, text: reply.code };
    return reply;
  }

  /** Answers the question with one action, or several in a row. */
  async answer(actions: number[]): Promise<boolean> {
    const now = this.situation;
    if (!now || this.busy) return false;
    this.busy = true;
    this.refused = null;
    const reply = await this.send({ type: "answer", seat: now.seat, question: now.question, actions });
    this.busy = false;
    return reply?.type === "accepted";
  }

  /** Keeps a draft with the server, for all tabs of this seat; an empty one clears it. */
  async draft(actions: number[]): Promise<void> {
    const now = this.situation;
    if (now && now.seat >= 0) await this.send({ type: "draft", seat: now.seat, question: now.question, actions });
  }

  /** Answers with the draft. */
  async confirm(): Promise<void> {
    const now = this.situation;
    if (!now || this.busy) return;
    this.busy = true;
    this.refused = null;
    await this.send({ type: "confirm", seat: now.seat, question: now.question });
    this.busy = false;
  }

  /** Takes back the last answer; where others have answered since, they are asked. */
  async undo(): Promise<void> {
    const now = this.situation;
    if (!now || this.past || this.missed) return;
    if (now.undo !== null) await this.send({ type: "undo", seat: now.seat, seq: now.undo });
    else if (now.plead != null) await this.send({ type: "plead", seat: now.seat, seq: now.plead });
  }

  /** To what somebody asks for: yes or no; or one's own wish is withdrawn. */
  async settle(want: Settlement): Promise<void> {
    const now = this.situation;
    if (now?.plea) await this.send({ type: "settle", seat: now.seat, seq: now.plea.seq, want });
  }

  /** What is on the screen has been seen, if somebody looks: the server is told soon. */
  saw(): void {
    if (this.#soon === undefined && this.#socket && !document.hidden)
      this.#soon = setTimeout(() => this.leave(false), SOON);
  }

  /** The same at once: whoever sat here looks away, or does not. */
  leave(leaving = true): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    const seq = this.situation?.seq ?? 0;
    if (seq && this.mine.length && !this.missed) void this.#socket?.send({ type: "seen", seq, leaving });
  }

  /** What was missed has been looked at: to the table. */
  resume(): void {
    this.missed = null;
    this.past = null;
    this.leave(false); // at once: whoever goes now is not told again
  }

  look(seat: number): void {
    void this.send({ type: "look", seat });
  }

  /** Asks what a text of the notation means, and why it is not allowed, if it is not. */
  async read(text: string): Promise<{ action: Choice; because: Because | null } | null> {
    const now = this.situation;
    if (!now || now.seat < 0) return null;
    const reply = await this.send({ type: "read", seat: now.seat, text });
    if (reply?.type !== "understood") return null;
    this.refused = reply.because ? { because: reply.because, text: "" } : null;
    return { action: reply.action, because: reply.because };
  }

  /** Shows a hint, or more of it. The server is asked once for each question. */
  async hint(level = Math.min(3, this.hinting + 1)): Promise<void> {
    const now = this.situation;
    if (!now || !this.asked || !this.info?.hints) return;
    const asking = this.hinting > 0 && !this.hinted;
    this.hinting = level;
    if (this.hinted || asking) return;
    const reply = await this.send({ type: "hint", seat: now.seat });
    if (reply?.type === "hinted" && reply.question === this.situation?.question) this.hinted = reply;
    else this.hinting = 0;
  }

  /** Reads one page further back in the story; false where it begins. */
  async recall(): Promise<boolean> {
    const first = this.happened[0];
    if (!first || first.seq <= 1 || this.#recalling) return false;
    this.#recalling = true;
    const reply = await this.#socket?.send({ type: "recall", before: first.seq });
    this.#recalling = false;
    if (reply?.type !== "recalled" || this.happened[0] !== first) return false;
    this.happened = [...reply.happened, ...this.happened];
    return true;
  }

  hurry(): void {
    this.#socket?.hurry();
  }

  restart(): void {
    this.#socket?.restart();
  }

  close(): void {
    this.stage.finish();
    if (!document.hidden) this.leave();
    this.#closed = true;
    this.#socket?.close();
  }
}

const asks = (situation: Situation | null): boolean =>
  situation !== null && situation.seat >= 0 && situation.legal.length > 0;
