/** What happened in Fortuna, in sentences one would say; what one answer brought stands in one line. */
import { linked } from "../../links";
import type { People } from "../../people";
import type { FortunaAnyEvent } from "../../protocol";
import type { Facts } from "../../speech.svelte";
import { action, building, effect, favorName, goods, kindOf, sitter, square, word } from "./words";

/** A line is about somebody, who does one thing after the other, or about nobody. */
interface Line {
  seat: number | null;
  deeds: string[];
}

const money = (count: number): string => goods("money", count);
const card = (id: string): string => linked(id, action(id));
const privilege = (id: string): string => word("tale-quoted", { text: linked(id, effect(id)) });
/** A favor is turned because it was used, even where its arrival in the palace was settled in between. */
const USED = ["FavorUsed", "TokensTaken", "PrivilegeLaidAside", "PalaceCardTaken"];

/** "a, b and c". */
export function listed(all: readonly string[]): string {
  const last = all.at(-1) ?? "";
  return all.length > 1 ? word("tale-and", { some: all.slice(0, -1).join(", "), last }) : last;
}

/** What belongs to the same thing said: goods taken and given in a row, dice of one roll, cards drawn. */
class Story {
  readonly lines: Line[] = [];
  #taken: string[] = [];
  #given: string[] = [];
  #dice: number[] = [];
  #drawn = 0;
  #kept: (string | null)[] = [];
  #discarded: string[] = [];
  #aside = 0;
  #shown: string[] = [];
  #tokens: string[] = [];
  #about: number | null = null;
  /** What has just been said already tells of the goods and coins that change hands. */
  #covers = 0;

  constructor(readonly people: People) {}

  you(seat: number): Facts {
    return { you: seat === this.people.seat ? "yes" : "no" };
  }

  /** With whom: you, somebody, or nobody at an empty side. */
  them(seat: number | null): Facts {
    return {
      them: seat === null ? "none" : seat === this.people.seat ? "yes" : "no",
      whom: seat === null ? "" : this.people.call(seat),
    };
  }

  deed(seat: number, id: string, facts: Facts = {}): void {
    this.settle();
    const text = word(`tale-${id}`, { ...this.you(seat), ...facts });
    const last = this.lines.at(-1);
    if (last?.seat === seat) last.deeds.push(text);
    else this.lines.push({ seat, deeds: [text] });
  }

  alone(text: string): void {
    this.settle();
    this.lines.push({ seat: null, deeds: [text] });
  }

  /** Says what was gathered. */
  settle(): void {
    const seat = this.#about;
    if (seat !== null) {
      const [taken, given, dice, drawn, kept] = [this.#taken, this.#given, this.#dice, this.#drawn, this.#kept];
      const [discarded, aside, shown] = [this.#discarded, this.#aside, this.#shown];
      this.#forget();
      if (taken.length && given.length) this.deed(seat, "trade", { goods: listed(taken), given: listed(given) });
      else if (taken.length) this.deed(seat, "take", { goods: listed(taken) });
      else if (given.length) this.deed(seat, "give", { goods: listed(given) });
      if (dice.length) this.deed(seat, "roll", { dice: listed(dice.map(String)) });
      if (drawn) this.deed(seat, "draw", { count: drawn });
      if (kept.length) this.deed(seat, "keep", { cards: this.#cards(kept) });
      if (discarded.length) this.deed(seat, "discard", { cards: listed(discarded.map(privilege)) });
      if (aside) this.deed(seat, "aside", { count: aside });
      if (shown.length) this.deed(seat, "reveal", { cards: listed(shown.map(privilege)) });
    }
    if (this.#tokens.length) {
      const tokens = this.#tokens;
      this.#tokens = [];
      this.alone(word("tale-tokens", { favors: tokens.join(", ") }));
    }
  }

  #cards(all: readonly (string | null)[]): string {
    const known = all.flatMap((id) => (id === null ? [] : [id]));
    return known.length ? listed(known.map(privilege)) : word("tale-a-card", { count: all.length });
  }

  #forget(): void {
    this.#about = null;
    this.#taken = [];
    this.#given = [];
    this.#dice = [];
    this.#drawn = 0;
    this.#kept = [];
    this.#discarded = [];
    this.#aside = 0;
    this.#shown = [];
  }

  /** Begins to gather for somebody. */
  #for(seat: number): void {
    if (this.#about !== seat) this.settle();
    this.#about = seat;
  }

  take(event: FortunaAnyEvent, all: readonly FortunaAnyEvent[], at: number): void {
    const covered = this.#covers > 0;
    switch (event.name) {
      case "RoundBegan": {
        const { number, first } = event.facts;
        this.alone(word("tale-round", { ...this.you(first), number, who: this.people.call(first) }));
        break;
      }
      case "CardDrafted":
        this.deed(event.facts.seat, "draft", { card: card(event.facts.card) });
        break;
      case "CardLocked":
        this.deed(event.facts.seat, "lock", { card: card(event.facts.card) });
        break;
      case "CardDealt":
        if (all[at - 1]?.name !== "CardDealt") this.alone(word("tale-dealt"));
        break;
      case "AqueductFilled":
        this.deed(event.facts.seat, "aqueduct", { goods: goods("water", event.facts.water) });
        break;
      case "ActionSkipped":
        this.deed(event.facts.seat, "skip", { card: card(event.facts.card) });
        break;
      case "GoodsTaken":
        if (!covered) {
          this.#for(event.facts.seat);
          this.#taken.push(goods(event.facts.kind, event.facts.number));
        } else this.#covers -= 1;
        break;
      case "GoodsReturned":
        if (!covered) {
          this.#for(event.facts.seat);
          this.#given.push(goods(event.facts.kind, event.facts.number));
        } else this.#covers -= 1;
        break;
      case "MoneyTaken":
        if (!covered) {
          this.#for(event.facts.seat);
          this.#taken.push(money(event.facts.amount));
        } else this.#covers -= 1;
        break;
      case "MoneyPaid":
        if (!covered) {
          this.#for(event.facts.seat);
          this.#given.push(money(event.facts.amount));
        } else this.#covers -= 1;
        break;
      case "GoodsSold": {
        const { seat, kind, number, price } = event.facts;
        this.deed(seat, "sell", { goods: goods(kind, number), price: money(price) });
        this.#covers = 2;
        break;
      }
      case "PiecesBought": {
        const { seat, kind, number, cost } = event.facts;
        this.deed(seat, "buy", { goods: goods(kind, number), price: money(cost) });
        this.#covers = 2;
        break;
      }
      case "Married":
        this.deed(event.facts.seat, "marry", { price: money(paidAfter(all, at)) });
        this.#covers = 1;
        break;
      case "Built":
        this.deed(event.facts.seat, "build", {
          building: linked(event.facts.building, building(event.facts.building)),
          price: money(paidAfter(all, at)),
        });
        this.#covers = 1;
        break;
      case "Bribed": {
        const { seat, card: used, owner } = event.facts;
        this.deed(seat, "bribe", { ...this.them(owner), card: card(used), price: money(paidAfter(all, at)) });
        this.#covers = owner === null ? 1 : 2;
        break;
      }
      case "CardsExchanged": {
        const { seat, given, side, taken } = event.facts;
        const whom = this.them(sitter(side, this.people.seats.length));
        this.deed(seat, "swap", { ...whom, given: card(given), taken: card(taken) });
        break;
      }
      case "MilitaryUsed":
        this.deed(event.facts.seat, "centurion", { card: card(event.facts.card) });
        this.#covers = 1;
        break;
      case "DieRolled":
        this.#for(event.facts.seat);
        this.#dice.push(event.facts.value);
        break;
      case "FavorUsed": {
        // The goods were returned just before, and the step follows: one thing.
        const { seat, favor } = event.facts;
        const next = all[at + 1];
        const way =
          next?.name === "Approached"
            ? { start: square(next.facts.start), square: square(next.facts.square) }
            : { start: "", square: "" };
        const facts = { favor: linked(`favor-${favor}`, favorName(favor)), ...way };
        const paid = this.#given;
        this.#given = [];
        if (paid.length) this.deed(seat, "deliver", { goods: listed(paid), ...facts });
        else this.deed(seat, "favor", facts);
        break;
      }
      case "Approached":
        if (all[at - 1]?.name !== "FavorUsed")
          this.deed(event.facts.seat, "step", { start: square(event.facts.start), square: square(event.facts.square) });
        break;
      case "NoFavor":
        this.deed(event.facts.seat, "none", { die: event.facts.die });
        break;
      case "TaxPaid":
        this.deed(event.facts.seat, "tax", { price: money(event.facts.amount) });
        break;
      case "SteppedBack":
        this.deed(event.facts.seat, "back", { start: square(event.facts.start), square: square(event.facts.square) });
        break;
      case "FavorTurned":
        if (!all.slice(0, at).some(({ name }) => USED.includes(name)))
          this.deed(event.facts.seat, "flip", {
            favor: linked(`favor-${event.facts.favor}`, favorName(event.facts.favor)),
          });
        break;
      case "PileShuffled":
        this.alone(word("tale-shuffled"));
        break;
      case "PrivilegeDrawn":
        this.#for(event.facts.seat);
        this.#drawn += 1;
        break;
      case "PrivilegeKept":
        this.#for(event.facts.seat);
        this.#kept.push(event.facts.card);
        break;
      case "PrivilegeDiscarded":
        this.#for(event.facts.seat);
        this.#discarded.push(event.facts.card);
        break;
      case "PrivilegeLaidAside":
        this.#for(event.facts.seat);
        this.#aside += 1;
        break;
      case "PalaceCardTaken":
        this.deed(event.facts.seat, "palace-card", { cards: this.#cards([event.facts.card]) });
        break;
      case "PrivilegePlayed":
        this.deed(event.facts.seat, "play", { card: privilege(event.facts.card) });
        break;
      case "PalaceEntered":
        this.deed(event.facts.seat, "enter");
        break;
      case "TokenPlaced":
        this.#tokens.push(`${favorName(event.facts.favor)} ${event.facts.tokens}`);
        break;
      case "HandRevealed":
        this.#for(event.facts.seat);
        // Only what counts at the end.
        if (kindOf(event.facts.card) === "C") this.#shown.push(event.facts.card);
        break;
      case "GameEnded":
        this.alone(word(`ended-${event.facts.reason}`));
        break;
      default:
        break; // The table shows it, or it follows.
    }
  }
}

/** What was paid for what has just been told. */
function paidAfter(all: readonly FortunaAnyEvent[], at: number): number {
  const paid = all.slice(at + 1).find((one) => one.name === "MoneyPaid");
  return paid?.name === "MoneyPaid" ? paid.facts.amount : 0;
}

export function tell(events: readonly FortunaAnyEvent[], people: People): string[] {
  const story = new Story(people);
  events.forEach((event, at) => {
    story.take(event, events, at);
  });
  story.settle();
  return story.lines.map(({ seat, deeds }) =>
    seat === null ? deeds.join(" ") : word("tale-line", { who: people.call(seat), what: listed(deeds) }),
  );
}
