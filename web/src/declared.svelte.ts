/** What the games declare, as the server has it: steps, answers, events and options. No face keeps a table of them. */
import { api, insist } from "./api";
import type { AnswerInfo, Declaration, GameEvent, PartInfo } from "./protocol";

const NOTHING = { version: 0, steps: [], answers: [], events: [], options: [], reasons: [], parts: [] };

class Declarations {
  #all = $state.raw<Record<string, Declaration>>({});

  of(game: string): Declaration {
    return this.#all[game] ?? { ...NOTHING, name: game };
  }

  take(one: Declaration): void {
    this.#all = { ...this.#all, [one.name]: one };
  }
}

export const declarations = new Declarations();

/** What a game declares; asked for until the server is there. */
export const declared = (game: string, wanted: () => boolean): Promise<Declaration> =>
  insist(() => api.game(game), { ...NOTHING, name: game }, wanted);

/** What to look up first in the rules. */
export const topic = (game: string, step: string): string =>
  declarations.of(game).steps.find(({ name }) => name === step)?.topic ?? "";

/** The card whose question a step is, if it is one's. */
export const asker = (game: string, step: string): string =>
  declarations.of(game).steps.find(({ name }) => name === step)?.by ?? "";

/** What an event sounds and moves like. */
export const cue = (game: string, event: GameEvent): string =>
  declarations.of(game).events.find(({ name }) => name === event.name)?.cue ?? "move";

/** Whether an event brings points, or takes them. */
export const scores = (game: string, event: GameEvent): boolean =>
  declarations.of(game).events.some(({ name, scores }) => scores && name === event.name);

/** An answer as it was declared. */
export interface Read {
  name: string;
  /** With which others it is shown; empty: with none. */
  group: string;
  /** The words before the first part: "take" of "take wood". */
  verb: string;
  /** What stands in the places of the text, by their names. */
  parts: Record<string, string>;
}

const place = (word: string): string | undefined => /^\{(\w+)\}$/.exec(word)?.[1];

function fits(part: PartInfo | undefined, word: string): boolean {
  if (part?.words.length) return part.words.includes(word);
  if (part?.kind === "seat" || part?.kind === "number") return /^\d+$/.test(word);
  return part?.several ? word !== "" : /^\S+$/.test(word);
}

/** The words of a text as a family has them, one for each of its pattern; the last may be several. Null: it is another's. */
function said(family: AnswerInfo, text: string): string[] | null {
  const pattern = family.text.split(" ");
  const words = text.split(" ");
  const found = pattern.map((_, i) => (i < pattern.length - 1 ? (words[i] ?? "") : words.slice(i).join(" ")));
  const parts = new Map(family.parts.map((part) => [part.name, part]));
  const same = pattern.every((one, i) => {
    const name = place(one);
    return name ? fits(parts.get(name), found[i] ?? "") : one === found[i];
  });
  return same ? found : null;
}

/** What was read of a declaration, by step and text: every thing of a table asks of every answer whether it is meant. */
const known = new WeakMap<Declaration, Map<string, Read | null>>();

/** Which answer a text is, in a step where two are written alike; null for what nobody has declared. */
export function read(game: string, text: string, step = ""): Read | null {
  const declaration = declarations.of(game);
  const its = known.get(declaration) ?? new Map<string, Read | null>();
  known.set(declaration, its);
  const key = `${step} ${text}`;
  const found = its.get(key);
  if (found !== undefined) return found;
  const fresh = find(declaration, text, step);
  its.set(key, fresh);
  return fresh;
}

function find({ answers }: Declaration, text: string, step: string): Read | null {
  const all = answers.flatMap((family) => {
    const words = said(family, text);
    return words ? [{ family, words }] : [];
  });
  const found = all.find(({ family }) => family.steps.includes(step)) ?? all[0];
  if (!found) return null;
  const { family, words } = found;
  const pattern = family.text.split(" ");
  const first = pattern.findIndex(place);
  return {
    name: family.name,
    group: family.groups[step] ?? family.groups[""] ?? Object.values(family.groups)[0] ?? "",
    verb: pattern.slice(0, first < 0 ? pattern.length : first).join(" "),
    parts: Object.fromEntries(
      pattern.flatMap((one, i) => {
        const name = place(one);
        return name ? [[name, words[i] ?? ""]] : [];
      }),
    ),
  };
}
