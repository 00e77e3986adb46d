import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The card files of the games, as objects: `import box from "../../src/ludus/games/lutece/cards.toml"`. */
function toml(): Plugin {
  return {
    name: "toml",
    enforce: "pre",
    load(id) {
      const path = id.split("?")[0] ?? id;
      if (!path.endsWith(".toml")) return null;
      const file = parse(readFileSync(path, "utf-8"));
      return `export default ${JSON.stringify(id.endsWith("?names") ? names(file) : file)}`;
    },
  };
}

/** Only what things are called, by id: a card file holds much more. */
function names(file: Record<string, unknown>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [list, rows] of Object.entries(file))
    for (const row of (Array.isArray(rows) ? rows : [rows]) as Record<string, unknown>[]) {
      const [fr, en, pl] = ["fr", "en", "pl"].map((language) => row?.[language] ?? row?.[`name_${language}`]);
      if (typeof row?.id === "string" && fr) {
        const { material, role, value } = row;
        found[row.id] = { fr, en, pl, list, material, role, value };
      }
    }
  return found;
}

/** What is built is never kept in the repository: the folder says so itself. */
function unkept(): Plugin {
  return {
    name: "unkept",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: ".gitignore", source: "*\n" });
    },
  };
}

export default defineConfig({
  plugins: [toml(), svelte(), unkept()],
  base: "/",
  build: {
    outDir: here("../src/ludus/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  // With games from tests/web/test_spoken.py, only their words are looked at.
  test: {
    include: [process.env.LUDUS_GAMES ? "tests/*.games.ts" : "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
});
