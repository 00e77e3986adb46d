/**
 * What is chosen on the table, and what each thing of it stands for among the answers. An answer may be several texts
 * of the notation, a plan: a role and a card, a material and a building. One click on a thing makes the plan most
 * people mean; others stay ringed.
 */
import { MATERIALS, type Material } from "../../art/glyphs";
import { read } from "../../declared.svelte";
import type { Choice, GloireView } from "../../protocol";
import { sendsAtOnce, settings } from "../../settings.svelte";
import type { TableState } from "../../table.svelte";
import { Move } from "../move.svelte";
import { shared } from "../shared.svelte";
import { card, does, isCard, material, of, ordered, roleOf, several, word } from "./words";

export type Thing =
  | { kind: "hand"; id: string; key: string }
  | { kind: "pool" | "stock" | "site" | "out" | "petition"; material: Material }
  | { kind: "own"; id: string }
  | { kind: "rival"; seat: number; id: string }
  | { kind: "client"; seat: number; role: string }
  | { kind: "claim"; seat: number }
  | { kind: "played"; id: string }
  | { kind: "role"; role: string }
  | { kind: "deck" | "pile" | "plot" | "outside" };

/** What one builds with. */
const SOURCES = new Set<Thing["kind"]>(["hand", "stock", "pool"]);

/** Steps in which several things are named one after the other, and nothing takes another's place. */
const SEVERAL = new Set(["demand", "give", "lions", "senate", "sewer"]);

export const unfinished = (view: unknown, seat: number): boolean =>
  Boolean((view as GloireView | null)?.picks[seat]?.length);

/** A thing by the words an answer speaks of it with. */
const called = (thing: Thing): string => {
  switch (thing.kind) {
    case "hand":
      return `hand ${thing.id}`;
    case "pool":
    case "stock":
    case "site":
    case "out":
    case "petition":
      return `${thing.kind} ${thing.material}`;
    case "rival":
      return `rival ${thing.seat} ${thing.id}`;
    case "client":
      return `client ${thing.seat} ${thing.role}`;
    case "claim":
      return `claim ${thing.seat}`;
    case "own":
    case "played":
      return `${thing.kind} ${thing.id}`;
    case "role":
      return `role ${thing.role}`;
    default:
      return thing.kind;
  }
};

/** What a text of the notation speaks of, as `called` has it. */
export function speaksOf(text: string, step: string): string[] {
  const found = read("gloire", text, step);
  if (!found) return [];
  const { card = "", material = "", building = "", distance = "", site = "", statue = "", role = "" } = found.parts;
  switch (found.name) {
    case "Play":
    case "UseHand":
      return [`hand ${card}`];
    case "NameCard":
      return [step === "sewer" ? `played ${card}` : `hand ${card}`];
    case "PlaySenator":
      return ["hand senator"];
    case "Lay":
      return [`hand ${card}`, "plot"];
    case "LayOut":
      return [`hand ${card}`, "outside"];
    case "LayStatue":
      return [`hand ${statue}`, `site ${site}`];
    case "LayStatueOut":
      return [`hand ${statue}`, `out ${site}`];
    case "Take":
      return [
        found.group === "demand" ? `show ${material}` : `${found.group === "sell" ? "stock" : "pool"} ${material}`,
      ];
    case "UseStock":
      return [`stock ${material}`];
    case "UsePool":
      return [`pool ${material}`];
    case "Petition":
      return [`petition ${material}`];
    case "AddTo":
    case "CompleteWith":
      return [`own ${building}`];
    case "RivalBuilding":
      return [`rival ${distance} ${building}`];
    case "Throw":
      return [`client ${distance} ${role}`];
    case "ClaimSenator":
      return [`claim ${distance}`];
    case "Role":
      return [`role ${role}`];
    case "Draw":
    case "Fill":
    case "DrawOne":
      return ["deck"];
    case "TakeSenator":
      return ["pile"];
    default:
      return [];
  }
}

export class Picking {
  readonly move: Move;
  /** A Senator or a petition waiting for its role. */
  taken = $state("");
  /** Cards of the hand in the order they were clicked: of two alike, the one that was meant is marked. */
  #clicked = $state.raw<string[]>([]);
  /** The cards a petition is to be made of, the last clicked first. */
  #meant = $state.raw<string[]>([]);
  /** What was clicked to build with, and the question it was for. */
  #source = { question: -1, word: "" };
  /** The rival whose city is open. */
  open = $state<number | null>(null);

  constructor(readonly table: TableState) {
    this.move = new Move(table, unfinished);
  }

  get view(): GloireView {
    return this.table.view as GloireView;
  }

  get step(): string {
    return this.view.step;
  }

  get #base(): readonly Choice[] {
    return this.table.asked ? (this.table.situation?.legal ?? []) : [];
  }

  /** What may follow a first choice. */
  get #opens(): readonly [string, string[]][] {
    return (this.table.asked && this.view.opens[this.table.seat]) || [];
  }

  /** The texts chosen so far. */
  get plan(): string[] {
    const chosen = this.move.chips.map(({ text }) => text);
    const [only, more] = this.#opens.find(([first]) => first === chosen[0])?.[1] ?? [];
    // What leaves no choice follows by itself.
    return chosen.length === 1 && only && !more ? [...chosen, only] : chosen;
  }

  may(text: string): boolean {
    return this.#base.some((one) => one.text === text);
  }

  /** Answers that begin so. */
  those(start: string): string[] {
    return this.#base.map(({ text }) => text).filter((text) => text.startsWith(start));
  }

  /** Whether the draft lacks something yet. */
  get begun(): boolean {
    return this.plan.length > 0 && !this.move.complete;
  }

  /** The card the question turns on: drawn from the Fountain, or the one chosen to be laid. */
  get subject(): string {
    const { view, table } = this;
    if (this.step === "fountain") return view.drawn[table.seat] ?? "";
    const [first = ""] = this.plan;
    const found = read("gloire", first, this.step);
    return found?.parts.statue ?? found?.parts.card ?? "";
  }

  /** All plans a thing can stand for. */
  plans(thing: Thing): string[][] {
    const alone = (...texts: string[]) => texts.filter((text) => this.may(text)).map((text) => [text]);
    const second = (text: string) =>
      this.#opens.filter(([, next]) => next.includes(text)).map(([first]) => [first, text]);
    const after = (first: string) =>
      (this.#opens.find(([one]) => one === first)?.[1] ?? []).map((text) => [first, text]);
    const grouped = (text: string, ...groups: string[]) =>
      groups.includes(read("gloire", text, this.step)?.group ?? "") ? alone(text) : [];
    switch (thing.kind) {
      case "hand": {
        const { id } = thing;
        if (id === "senator") return [...alone("play senator"), ...second("play senator")];
        return [
          ...second(`play ${id}`).sort(([a = ""]) => (a === `lead ${roleOf(of(id))}` ? -1 : 1)),
          ...alone(`play ${id}`, ...(this.step === "sewer" ? [] : [`card ${id}`]), `lay ${id}`, `lay ${id} out`),
          ...(isStatue(this.those(`lay ${id} on `)) ?? []),
          ...after(`use ${id} from hand`),
          ...grouped(`take ${of(id)}`, "demand"),
        ];
      }
      case "petition":
        return [...alone(`petition ${thing.material}`), ...second(`petition ${thing.material}`)];
      case "pool":
        return [...grouped(`take ${thing.material}`, "take", "hire"), ...after(`use ${thing.material} from pool`)];
      case "stock":
        return [...grouped(`take ${thing.material}`, "sell"), ...after(`use ${thing.material} from stockpile`)];
      case "own": {
        const places = [`complete ${thing.id}`, `to ${thing.id}`];
        const rank = ([first = ""]: string[]) =>
          [this.plan[0], `use ${of(thing.id)} from stockpile`, `use ${of(thing.id)} from pool`].indexOf(first) >>> 0;
        return [...alone(...places), ...places.flatMap(second).sort((a, b) => rank(a) - rank(b))];
      }
      case "rival": {
        const text = `rival ${thing.seat} ${thing.id}`;
        return [...alone(text), ...second(text)];
      }
      case "client":
        return alone(`throw ${thing.seat} ${thing.role}`);
      case "claim":
        return alone(`claim ${thing.seat}`);
      case "played":
        return this.step === "sewer" ? alone(`card ${thing.id}`) : [];
      case "role":
        return this.#roles(thing.role);
      case "deck":
        return this.may("draw") ? [["draw"]] : alone("fill", "one");
      case "pile":
        return alone("senator");
      case "plot":
        return alone(`lay ${this.subject}`);
      case "outside":
        return alone(`lay ${this.subject} out`);
      case "site":
        return alone(`lay ${this.subject} on ${thing.material}`);
      case "out":
        return alone(`lay ${this.subject} on ${thing.material} out`);
    }
  }

  /** The plans of what waits for a role, or of what is chosen, with this role. */
  #roles(role: string): string[][] {
    if (this.may(`act ${role}`)) return [[`act ${role}`]];
    const unit = this.taken || this.plan.find((text) => text.startsWith("petition ")) || this.plan.at(-1) || "";
    const [, next = []] = this.#opens.find(([first]) => first === `lead ${role}`) ?? [];
    return next.includes(unit) ? [[`lead ${role}`, unit]] : [];
  }

  /** Roles that can still be named: for a Senator, a petition, a card that may play two; for a client of the Bath. */
  get roles(): string[] {
    return MATERIALS.map(roleOf).filter((role) => this.#roles(role).length);
  }

  /** The cards of the hand that are part of the plan. */
  get #marked(): Set<string> {
    const { table, view } = this;
    const hand = ordered(view.hands[table.seat] ?? [], String(table.seat));
    const order = [...hand].sort((a, b) => (this.#clicked.indexOf(a.key) >>> 0) - (this.#clicked.indexOf(b.key) >>> 0));
    const marked = new Set<string>();
    for (const word of this.plan.flatMap((text) => speaksOf(text, this.step))) {
      const [kind, what = ""] = word.split(" ");
      if (kind !== "hand" && kind !== "show") continue;
      const one = order.find(
        ({ id, key }) => !marked.has(key) && (kind === "hand" ? id : isCard(id) && of(id)) === what,
      );
      if (one) marked.add(one.key);
    }
    return marked;
  }

  chosen(thing: Thing): boolean {
    if (thing.kind === "petition" && this.taken === `petition ${thing.material}`) return true;
    if (thing.kind === "hand")
      return this.#marked.has(thing.key) || (this.taken === "play senator" && this.#clicked.at(-1) === thing.key);
    return this.plan.some((text) => speaksOf(text, this.step).includes(called(thing)));
  }

  legal(thing: Thing): boolean {
    if (!this.table.asked || this.chosen(thing)) return false;
    if (this.#joins(thing)) return true;
    if (this.#adds) return this.#further(thing) !== null;
    return this.plans(thing).length > 0;
  }

  /** Whether a click adds to what is chosen, instead of taking its place. */
  get #adds(): boolean {
    return this.plan.length > 0 && (SEVERAL.has(this.step) || (this.begun && ["lead", "follow"].includes(this.step)));
  }

  /** The answer a click would add to the draft. */
  #further(thing: Thing): string | null {
    const word = called(thing);
    const shown = thing.kind === "hand" && isCard(thing.id) ? `show ${of(thing.id)}` : "";
    const open = this.step === "demand" ? (this.begun ? this.#base : []) : this.move.legal;
    const found = open.find(({ text }) => speaksOf(text, this.step).some((one) => one === word || one === shown));
    return found?.text ?? null;
  }

  /** Takes a thing, puts it back, or says why it cannot be taken. */
  async click(thing: Thing): Promise<void> {
    const { table } = this;
    table.refused = null;
    if (table.busy || this.move.sending) return;
    if (!table.asked) {
      table.told = told(thing, this.view);
      return;
    }
    if (thing.kind === "hand" && this.#joins(thing)) return this.#exchange(thing);
    const plans = this.#adds ? [] : this.plans(thing);
    const placed = this.#placed(thing, plans);
    if (this.chosen(thing)) return placed ? this.send() : this.drop(thing);
    if (thing.kind === "hand") this.#clicked = [...this.#clicked.filter((key) => key !== thing.key), thing.key];
    if (this.#adds) {
      const text = this.#further(thing);
      if (text) await this.#add(text);
      else await this.#ask(thing);
    } else {
      const [plan] = plans;
      if (thing.kind === "petition") this.#meant = [];
      const question = this.table.situation?.question ?? -1;
      this.#source = { question, word: SOURCES.has(thing.kind) ? called(thing) : "" };
      if (!plan) await this.#ask(thing);
      else if (this.#waits(thing, plans)) {
        this.taken = plan.at(-1) ?? "";
        // The roles are there at once: a click on one of them must not find a draft on its way that changes nothing.
        if (this.move.chips.length) await this.move.draft([]);
      } else await this.compose(plan, thing.kind === "role" || placed);
    }
  }

  /** Whether a place is clicked after what is to lie there, in the one way it can: nothing is left to choose. */
  #placed(thing: Thing, plans: readonly string[][]): boolean {
    const { question, word } = this.#source;
    if (!word || SOURCES.has(thing.kind) || question !== this.table.situation?.question || settings.stop) return false;
    const speaks = (plan: readonly string[]) => plan.some((text) => speaksOf(text, this.step).includes(word));
    const [way, another] = plans.filter(speaks);
    return speaks(this.plan) && way !== undefined && way === plans[0] && !another;
  }

  /** A card that may take the place of another one in the petition that is chosen. */
  #joins(thing: Thing): boolean {
    if (thing.kind !== "hand" || !isCard(thing.id) || this.chosen(thing) || !this.move.complete) return false;
    return this.plan.includes(`petition ${of(thing.id)}`) && this.plan.some((text) => text.startsWith("card "));
  }

  async #exchange(thing: Extract<Thing, { kind: "hand" }>): Promise<void> {
    this.#clicked = [...this.#clicked.filter((key) => key !== thing.key), thing.key];
    this.#meant = [thing.id, ...this.#meant];
    await this.compose(this.plan.filter((text) => !text.startsWith("card ")));
  }

  /** A Senator or a petition to lead with needs a role first. */
  #waits(thing: Thing, plans: string[][]): boolean {
    return (
      this.step === "lead" &&
      plans.length > 1 &&
      (thing.kind === "petition" || (thing.kind === "hand" && thing.id === "senator"))
    );
  }

  async drop(thing: Thing): Promise<void> {
    this.taken = "";
    this.#source.word = "";
    const word = called(thing);
    const shown = thing.kind === "hand" && isCard(thing.id) ? `show ${of(thing.id)}` : "";
    const at = this.plan.findLastIndex((text) =>
      speaksOf(text, this.step).some((one) => one === word || one === shown),
    );
    if (at < 0) return;
    await this.cut(at);
  }

  /** Takes back one choice; what hangs on it goes too. */
  async cut(at: number): Promise<void> {
    this.#source.word = "";
    const { chips } = this.move;
    const several = SEVERAL.has(this.step);
    const rest = chips.filter((_, i) => (several ? i !== at : i < Math.min(at, chips.length - 1)));
    await this.move.draft((this.step === "lead" && rest.length === 1 ? [] : rest).map(({ id }) => id));
  }

  /** Makes a plan the draft, part by part: where one leaves no choice, the rest follows by itself. */
  async compose(plan: readonly string[], send = false): Promise<void> {
    this.taken = "";
    const ids: number[] = [];
    for (const text of plan) {
      const known = [...this.#base, ...(this.table.situation?.draft?.legal ?? [])].find((one) => one.text === text);
      if (!known) break;
      ids.push(known.id);
      await this.move.draft([...ids]);
      if (this.table.refused || this.move.complete) break;
    }
    // What has been chosen for somebody is shown first.
    const seen = !(await this.#petition());
    if (seen && (send || sendsAtOnce()) && this.move.complete) await this.move.confirm();
  }

  /** Names the cards of a petition where the hand has more than it needs, cards one has twice first: whether it did. */
  async #petition(): Promise<boolean> {
    const hand = this.view.hands[this.table.seat] ?? [];
    const rank = ({ text }: Choice) => {
      const id = text.slice("card ".length);
      const at = this.#meant.indexOf(id);
      return at < 0 ? hand.length - hand.filter((one) => one === id).length + this.#meant.length : at;
    };
    let named = false;
    while (!this.move.complete && !this.table.refused && this.plan.some((text) => text.startsWith("petition "))) {
      const [best] = this.move.legal.filter(({ text }) => text.startsWith("card ")).sort((a, b) => rank(a) - rank(b));
      if (!best) break;
      named = true;
      await this.move.draft([...this.move.chips, best].map(({ id }) => id));
    }
    return named;
  }

  /** One more, in the order answers are named in. */
  async #add(text: string): Promise<void> {
    const one = [...this.#base, ...this.move.legal].find((choice) => choice.text === text);
    if (!one) return;
    const ids = [...this.move.chips.map(({ id }) => id), one.id].sort((a, b) => a - b);
    await this.move.draft(ids);
    const seen = !(await this.#petition());
    if (seen && sendsAtOnce() && this.move.complete) await this.move.confirm();
  }

  /** Answers with what is chosen; where more could be named, that is all. */
  async send(): Promise<void> {
    if (this.move.complete) return this.move.confirm();
    const enough = this.move.legal.find(({ text }) => text === "pass");
    if (enough) await this.table.answer([...this.move.chips.map(({ id }) => id), enough.id]);
  }

  /** Names everything that can be named, one after the other, and answers. */
  async all(): Promise<void> {
    const ids: number[] = [];
    const another = (among: readonly Choice[]) => among.find(({ text }) => text !== "pass");
    for (let one = another(this.#base); one; one = another(this.move.legal)) {
      ids.push(one.id);
      await this.move.draft([...ids]);
      if (this.table.refused || this.move.complete) break;
    }
    await this.send();
  }

  get ready(): boolean {
    return this.move.complete || (this.plan.length > 0 && this.move.legal.some(({ text }) => text === "pass"));
  }

  /** Answers with one text, whatever is chosen. */
  async give(text: string): Promise<void> {
    const one = this.#base.find((choice) => choice.text === text);
    if (one) await this.table.answer([one.id]);
  }

  /** Why a thing cannot be chosen: what the server says to the answer it would be. */
  async #ask(thing: Thing): Promise<void> {
    const probe = this.#probe(thing);
    if (probe) await this.table.read(probe);
    else this.table.told = told(thing, this.view);
  }

  #probe(thing: Thing): string {
    const { step } = this;
    const built = step === "craftsman" || step === "architect";
    if (thing.kind === "hand") {
      if (["lead", "follow"].includes(step)) return thing.id === "senator" ? "play senator" : `play ${thing.id}`;
      if (thing.id === "senator") return "";
      if (built) return step === "craftsman" ? `use ${thing.id} from hand` : `lay ${thing.id}`;
      return step === "demand" ? `take ${of(thing.id)}` : `card ${thing.id}`;
    }
    const taking = ["laborer", "patron"].includes(step);
    if (thing.kind === "pool" && (taking || step === "architect"))
      return taking ? `take ${thing.material}` : `use ${thing.material} from pool`;
    if (thing.kind === "stock" && (step === "merchant" || step === "architect"))
      return step === "merchant" ? `take ${thing.material}` : `use ${thing.material} from stockpile`;
    if (thing.kind === "own") return built || step === "fountain" ? `to ${thing.id}` : "";
    if (thing.kind === "rival") return step === "prison" ? `rival ${thing.seat} ${thing.id}` : "";
    return "";
  }
}

/** Of the sites a Statue may have, marble first. */
const isStatue = (texts: readonly string[]): string[][] | null =>
  texts.length ? [...texts].sort((a) => (a.includes("marble") ? -1 : 1)).map((text) => [text]) : null;

/** What somebody who looks at a thing is told of it. */
function told(thing: Thing, view: GloireView): string {
  if (thing.kind === "own" || thing.kind === "rival") return `${card(thing.id)}: ${does(thing.id)}`;
  if (thing.kind !== "pool") return "";
  const cards = view.pool.filter((id) => of(id) === thing.material).map(card);
  return `${word("pool")}, ${material(thing.material)}: ${cards.length ? several(cards) : "0"}`;
}

/** What is chosen at a table. */
export const picking = shared((table) => new Picking(table));
