import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { fold, preferred } from "../src/speech.svelte";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const text = (language: string) => readFileSync(here(`../../src/ludus/locale/${language}/web.ftl`), "utf-8");
const ids = (language: string) => [...text(language).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? "");

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : [readFileSync(join(folder, entry.name), "utf-8")],
  );
}

describe("the words of the browser", () => {
  it.each(["fr", "pl"])("%s has the same messages as English, and as many", (language) => {
    expect(ids(language)).toEqual(ids("en"));
  });

  it.each(["fr", "en", "pl"])("%s can be read and said", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
    const facts = new Proxy(
      {},
      { get: () => 2, has: () => true, getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    );
    for (const id of ids(language)) {
      const errors: Error[] = [];
      const message = bundle.getMessage(id);
      if (message?.value) bundle.formatPattern(message.value, facts, errors);
      expect(errors, id).toEqual([]);
    }
  });

  it("everything said in the program is written, and everything written is said", () => {
    const all = sources(here("../src")).join("\n");
    const said = new Set([...all.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((found) => found[1]));
    const begun = [...all.matchAll(/[`"](web-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? "");
    const written = ids("en");
    expect([...said].filter((id) => !written.includes(id ?? ""))).toEqual([]);
    // A name that is put together is said as a beginning: web-theme-${one}.
    const unused = written.filter(
      (id) =>
        !said.has(id) &&
        !begun.some((start) => id.startsWith(start)) &&
        !/^web-(log|recap|rules|cards|chat|lesson)$/.test(id),
    );
    expect(unused).toEqual([]);
  });
});

it("the language is the one chosen, that of the browser, or English", () => {
  expect(preferred("pl", ["fr-FR"])).toBe("pl");
  expect(preferred(null, ["fr-CA", "en"])).toBe("fr");
  expect(preferred("", ["de", "pl"])).toBe("pl");
  expect(preferred(null, ["de"])).toBe("en");
});

it("accents do not hide a word", () => {
  expect(fold("Łapówka")).toBe("lapowka");
  expect(fold("Règle")).toBe("regle");
});
