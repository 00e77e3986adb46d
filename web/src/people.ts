/** Who sits where, as sentences name them: a shape before each name, so that no one depends on colour. */
import { SEATS } from "./art/glyphs";
import type { SeatInfo } from "./protocol";
import { type Facts, say, speech } from "./speech.svelte";

/** Bots go by Roman names, so that a sentence about them reads like one about people. */
export const BOT_NAMES = ["Flavia", "Gaius", "Livia", "Marcus", "Octavia"] as const;

/** What a bot is called, its settings behind it as they are: "master:seconds=0.1". */
export function botName(bot: string): string {
  const [name = "", ...settings] = bot.split(":");
  return [speech.knows(`bot-${name}`) ? say(`bot-${name}`) : name, ...settings].join(":");
}

/** What whoever sits there is called; a bot from outside says that it is one, a bot of ours has a Roman name. */
export function chairName(chair: SeatInfo): string {
  if (chair.kind !== "bot") return chair.name;
  if (chair.person) return say("web-outside-bot", { name: chair.name });
  return BOT_NAMES[chair.seat % BOT_NAMES.length] ?? chair.name;
}

export class People {
  constructor(
    readonly seats: readonly SeatInfo[],
    /** The seat that reads: it is called "you". */
    readonly seat: number,
  ) {}

  mark(seat: number): string {
    return SEATS[seat % 5]?.shape ?? "";
  }

  /** The name alone. */
  name(seat: number): string {
    if (seat === this.seat) return say("you");
    return this.own(seat);
  }

  /** The name as others say it. */
  own(seat: number): string {
    const info = this.seats[seat];
    if (!info || info.kind === "open") return say("web-open-seat");
    return chairName(info) || say("web-somebody");
  }

  /** Shape and name, as in a sentence. */
  call(seat: number): string {
    return `${this.mark(seat)}\u00a0${this.name(seat)}`;
  }

  /** What a sentence about somebody needs. */
  facts(seat: number): Facts {
    return { you: seat === this.seat ? "yes" : "no", mark: this.mark(seat), who: this.call(seat) };
  }
}
