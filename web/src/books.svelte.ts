/** The rulebooks for players, as the server has them: one a game and language, fetched when somebody opens it. */
import { api } from "./api";
import type { BookParagraph, BookPart, BookText, RuleText } from "./protocol";
import { fold, speech } from "./speech.svelte";

class Books {
  #all = $state.raw<Record<string, BookText | null>>({});
  readonly #rules = new Map<string, Promise<readonly RuleText[]>>();

  /** The book in the reader's language; undefined while it is on its way, null where there is none. */
  of(game: string): BookText | null | undefined {
    return this.#all[`${game} ${speech.language}`];
  }

  async open(game: string): Promise<void> {
    const key = `${game} ${speech.language}`;
    if (!game || this.#all[key]) return;
    const book = await api.book(game, speech.language).catch(() => null);
    this.#all = { ...this.#all, [key]: book };
  }

  /** The paragraphs somebody looks for, best first: by words, by a rule, or by the topic of a step. */
  async find(game: string, query: string): Promise<string[]> {
    if (!query) return [];
    const found = await api.lookUp(game, speech.language, query).catch(() => null);
    return found?.anchors ?? [];
  }

  /** The exact rules. */
  async rules(game: string, ids: readonly string[]): Promise<RuleText[]> {
    let all = this.#rules.get(game);
    if (!all) {
      all = api.rules(game, "").then(({ rules }) => rules);
      all.catch(() => this.#rules.delete(game));
      this.#rules.set(game, all);
    }
    const rules = await all;
    return ids.flatMap((id) => rules.find((rule) => rule.id === id) ?? []);
  }
}

export const books = new Books();

/** A paragraph of a book and the part it stands in. */
export function passage(book: BookText, anchor: string): { part: BookPart; paragraph: BookParagraph } | null {
  for (const part of book.parts)
    for (const paragraph of part.paragraphs) if (paragraph.anchor === anchor) return { part, paragraph };
  return null;
}

/** What the book says of a card besides what is printed on it, which its first blocks tell. */
export function rulings(game: string, card: string, printed: number): { text: string }[] {
  const book = books.of(game);
  const found = book && passage(book, `card-${card.replaceAll("_", "-")}`);
  const blocks = found ? found.paragraph.blocks.slice(printed) : [];
  return blocks.flatMap(({ rows }) => rows.map(([text]) => ({ text: text ?? "" })));
}

const SHORTEST = 3;

/** A text in pieces, those marked that somebody has typed; endings may differ. */
export function marked(text: string, query: string): { text: string; mark: boolean }[] {
  const begins = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, Math.max(SHORTEST, word.length - 2)));
  return text
    .split(/(\p{L}+)/u)
    .filter(Boolean)
    .map((word) => ({ text: word, mark: begins.some((start) => fold(word).startsWith(start)) }));
}

/** The sentence of a paragraph that a search is shown with: the first with a mark, else the first. */
export function excerpt(paragraph: BookParagraph, query: string): string {
  const texts = paragraph.blocks
    .filter(({ kind }) => kind !== "table")
    .flatMap(({ rows }) => rows.map(([text]) => text ?? ""));
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return sentences.find((one) => marked(one, query).some(({ mark }) => mark)) ?? sentences[0] ?? "";
}
