/** What people read, in French, English or Polish: the messages the terminal uses too, and those of the browser. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNone,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from "@fluent/bundle";

export type Facts = Record<string, FluentVariable>;

/** All but those of the command line. */
const files = import.meta.glob<string>(["../../src/ludus/locale/*/*.ftl", "!**/lab.ftl"], {
  query: "?raw",
  import: "default",
});

export type Language = string;
/** A folder of words is a language. */
export const LANGUAGES: readonly Language[] = [
  ...new Set(Object.keys(files).map((path) => path.split("/").at(-2) ?? "")),
].sort();

/** What a card file calls something in the language that is spoken; `prefix` stands before the language there. */
export const calls = (names: object, prefix = ""): string =>
  (names as Record<string, string>)[`${prefix}${speech.language}`] ??
  (names as Record<string, string>)[`${prefix}en`] ??
  "";

/** A language as its speakers write it: "Français". */
export function native(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Numbers as the terminal writes them: with a style, which the function of the library leaves out. */
const NUMBER: FluentFunction = ([value], named) => {
  if (!(value instanceof FluentNumber)) return new FluentNone("NUMBER()");
  const options = Object.fromEntries(Object.entries(named).map(([name, one]) => [name, one.valueOf()]));
  return new FluentNumber(value.value, { ...value.opts, ...(options as Intl.NumberFormatOptions) });
};
const bundle = (language: Language): FluentBundle =>
  new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });

/** Words as they came with these pages; null where they did not. */
const kept = async (name: string, language: Language): Promise<string | null> =>
  (await files[`../../src/ludus/locale/${language}/${name}.ftl`]?.()) ?? null;

/** Words as the server has them. */
async function told(name: string, language: Language): Promise<string | null> {
  const reply = await fetch(`/api/words/${name}/${language}`).catch(() => null);
  return reply?.ok ? reply.text() : null;
}

const SHELL: readonly string[] = ["shell", "web"];
/** Words that are not needed before somebody asks for them. */
const LATER: readonly string[] = ["lessons", "notices", "orders", "outside", "people", "recap", "reset", "tournaments"];
/** The games whose words came with these pages. */
export const GAMES: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => /(\w+)\.ftl$/.exec(path)?.[1] ?? "")),
].filter((name) => !SHELL.includes(name) && !LATER.includes(name));

/** The words of one language. A bundle for the shell, and one for each game, whose words come first. */
class Speech {
  language = $state<Language>("en");
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  /** What was asked for besides the shell, as it comes. */
  readonly #learnt = new Map<string, Promise<void>>();

  /** Loads a language; what is on the screen follows. A table needs the words of its own game alone: it learns them. */
  async speak(language: Language, games: readonly string[] = GAMES): Promise<void> {
    const bundles: Record<string, FluentBundle> = { shell: bundle(language) };
    const wanted = new Set([...games, ...this.#learnt.keys()]);
    await Promise.all([
      ...SHELL.map(async (name) => {
        bundles.shell?.addResource(new FluentResource((await kept(name, language)) ?? ""), { allowOverrides: true });
      }),
      ...[...wanted].map(async (name) => {
        const text = await kept(name, language);
        if (text === null) return;
        bundles[name] = bundle(language);
        bundles[name].addResource(new FluentResource(text));
      }),
    ]);
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
    for (const name of games) this.#learnt.set(name, Promise.resolve());
    await Promise.all([...this.#learnt.keys()].filter((name) => !bundles[name]).map((name) => this.#fetch(name)));
  }

  /** Brings the words of a game, or others that come later; those of a game beside ours are the server's, and until they
   * come its fields have names. */
  learn(name: string): Promise<void> {
    if (!name) return Promise.resolve();
    const found = this.#learnt.get(name) ?? this.#fetch(name);
    this.#learnt.set(name, found);
    found.catch(() => this.#learnt.delete(name)); // without a network: asked for again the next time
    return found;
  }

  async #fetch(name: string): Promise<void> {
    const { language } = this;
    const text = (await kept(name, language)) ?? (await told(name, language));
    if (text === null || this.language !== language) return;
    const its = bundle(language);
    its.addResource(new FluentResource(text));
    this.#bundles = { ...this.#bundles, [name]: its };
  }

  /** Another object with other words: what was said with them is to be said again. */
  get words(): object {
    return this.#bundles;
  }

  knows(id: string, game = ""): boolean {
    return Boolean(this.#bundles[game]?.hasMessage(id) || this.#bundles.shell?.hasMessage(id));
  }

  /** A message if there is one and the facts are enough for it; else null. */
  attempt(id: string, facts: Facts = {}, game = ""): string | null {
    const bundle = this.#bundles[game];
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return null;
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, facts, errors);
    return errors.length ? null : text;
  }

  /** A message with its facts filled in. A missing one shows its id, which the tests look for. */
  say(id: string, facts: Facts = {}, game = ""): string {
    for (const bundle of [this.#bundles[game], this.#bundles.shell]) {
      const message = bundle?.getMessage(id);
      if (message?.value) return bundle?.formatPattern(message.value, facts) ?? id;
    }
    return `⟦${id}⟧`;
  }
}

export const speech = new Speech();

/** A message of the shell. */
export const say = (id: string, facts: Facts = {}): string => speech.say(id, facts);

/** The language to begin with: chosen before, that of the browser, or English. */
export function preferred(stored: string | null, browser: readonly string[]): Language {
  const wanted = [stored ?? "", ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag))) ?? "en";
}

/** Small letters without accents, so that `regle` finds `Règle`. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").replaceAll("œ", "oe").normalize("NFKD").replace(/\p{M}/gu, "");
