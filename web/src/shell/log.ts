/** The log: what happened, in lines, each with the answer it came with. */
import { cue, scores } from "../declared.svelte";
import type { Face } from "../games/face";
import type { People } from "../people";
import type { AnyHappening, GameEvent } from "../protocol";
import { say, speech } from "../speech.svelte";
import { day } from "../time";

export interface Line {
  seq: number;
  /** How many answers had been given then: where a replay finds this moment. 0: before the first. */
  at: number;
  seat: number;
  lines: string[];
  /** Points came with it. */
  scoring: boolean;
  /** A round or turn begins here. */
  chapter: boolean;
  quiet: boolean;
}

/** A turn that is numbered is a chapter: a round, or a turn of La Gloire. */
const begins = (game: string, event: GameEvent): boolean =>
  cue(game, event) === "turn" && "number" in ((event.facts ?? {}) as object);

/** What happened without the answers that were taken back: with one, all that were given after it. */
export function standing<One extends AnyHappening>(happened: readonly One[]): One[] {
  const gone = happened.flatMap((one) => (one.type === "undone" ? [{ from: one.undone, to: one.seq }] : []));
  return happened.filter(
    (one) => one.type !== "answered" || !gone.some(({ from, to }) => from <= one.seq && one.seq < to),
  );
}

/** Consecutive entries that tell the same thing of several people are one line; where a game is `continued` at a table of
 *  its own, who sat down there until it went on too. */
export function log(
  happened: readonly AnyHappening[],
  game: string,
  face: Face,
  people: People,
  continued = false,
): Line[] {
  const batches: { seq: number; at: number; seat: number; events: GameEvent[]; chapter: boolean; text: string }[] = [];
  const seated = new Map<number, string>();
  let at = 0;
  const from = (continued && happened.find(({ type }) => type === "started")?.seq) || 0;
  for (const one of standing(happened)) {
    if (one.type === "sat" && one.seq < from) continue;
    if (one.type === "answered") {
      at = one.answers;
      const cut = one.events.findIndex((event) => begins(game, event));
      const parts = cut < 0 ? [one.events] : [one.events.slice(0, cut), one.events.slice(cut)];
      parts.forEach((events, i) => {
        if (!events.length) return;
        const last = batches.at(-1);
        const same = last?.events.length && [...last.events, ...events].every(({ name }) => name === events[0]?.name);
        if (last && same && !last.chapter) last.events.push(...events);
        else
          batches.push({
            seq: one.seq,
            at,
            seat: one.seat,
            events: [...events],
            chapter: cut >= 0 && i === parts.length - 1,
            text: "",
          });
      });
    } else {
      const text = one.seq === from ? say("web-log-continued", { who: everybody(people) }) : told(one, people);
      if (one.type === "sat") {
        if (seated.get(one.seat.seat) === text) continue; // who adds to the seed sits there already
        seated.set(one.seat.seat, text);
      }
      if (text) batches.push({ seq: one.seq, at, seat: -1, events: [], chapter: false, text });
    }
  }
  return batches
    .map(({ events, text, ...rest }) => ({
      ...rest,
      quiet: Boolean(text),
      scoring: events.some((event) => scores(game, event)),
      lines: text ? [text] : recount(events, face, people),
    }))
    .filter(({ lines }) => lines.length);
}

const everybody = (people: People): string =>
  people.seats.map(({ seat }) => `${people.mark(seat)}\u00a0${people.own(seat)}`).join(", ");

/** What was told once is not put into words again with everything that happens after it. */
const kept = new WeakMap<People, WeakMap<GameEvent, { words: object; count: number; lines: string[] }>>();

function recount(events: readonly GameEvent[], face: Face, people: People): string[] {
  const [first] = events;
  const { words } = speech;
  const all = kept.get(people) ?? new WeakMap();
  kept.set(people, all);
  const found = first && all.get(first);
  if (found?.words === words && found.count === events.length) return found.lines;
  const lines = face.tell(events, people);
  if (first) all.set(first, { words, count: events.length, lines });
  return lines;
}

/** What is told of an entry that is no answer; nothing where it speaks for itself. */
export function told(one: AnyHappening, people: People): string {
  switch (one.type) {
    case "started":
      return say("web-log-started");
    case "sat":
      return one.seat.away
        ? say("web-log-away", { who: people.call(one.seat.seat) })
        : one.seat.kind === "open"
          ? say("web-log-left", { number: one.seat.seat + 1 })
          : say("web-log-sat", { who: `${people.mark(one.seat.seat)}\u00a0${people.own(one.seat.seat)}` });
    case "undone":
      return say("web-log-undone", { who: people.call(one.seat) });
    case "pleaded":
      return say("web-log-pleaded", { who: people.call(one.seat) });
    case "settled":
      return say(`web-log-settled-${one.want}`, { who: people.call(one.seat) });
    case "rested": {
      const who = people.call(one.seat);
      return one.until > one.at ? say("web-log-rested", { who, date: day(one.until) }) : say("web-log-back", { who });
    }
    case "repeated":
      return say("web-log-repeated");
    default:
      return "";
  }
}
