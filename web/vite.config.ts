import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What is built is never kept in the repository: the folder says so itself. */
function unkept(): Plugin {
  return {
    name: "unkept",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: ".gitignore", source: "*\n" });
    },
  };
}

/** What the first page needs besides what every page does, as Rollup names the chunks: itself, its words in each language. */
const FIRST = ["Lobby", "web", "shell"];

/**
 * The worker (src/worker.js) with the version and the files of this build: the first page and all it is made of, so
 * that without a network there is still a page that says so.
 */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const first = new Set<string>();
      const add = (name: string) => {
        const chunk = bundle[name];
        if (first.has(name)) return;
        first.add(name);
        if (chunk?.type !== "chunk") return;
        for (const style of chunk.viteMetadata?.importedCss ?? []) first.add(style);
        chunk.imports.forEach(add);
      };
      for (const { fileName, isEntry, name } of chunks) if (isEntry || FIRST.includes(name)) add(fileName);
      const shell = ["/", "/icon.svg", "/manifest.webmanifest", ...[...first].map((name) => `/${name}`)].sort();
      const digest = createHash("sha256");
      for (const [name, one] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1)))
        digest.update(name).update(one.type === "chunk" ? one.code : one.source);
      const source = readFileSync(here("src/worker.js"), "utf-8")
        .replace("%VERSION%", digest.digest("hex").slice(0, 12))
        .replace('["%SHELL%"]', JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/**
 * What is needed together, in one file: packed together it is smaller, and asked for once. `first` is what every page
 * needs, `both` what the first page and the tables share, `more` what tables and other pages do.
 */
function together(): (id: string, graph: { getModuleInfo: Rollup.GetModuleInfo }) => string | undefined {
  let parts: [string, (id: string) => boolean][] | null = null;
  return (id, { getModuleInfo }) => {
    /** What some modules cannot be without. */
    const closure = (...begin: readonly string[]): Set<string> => {
      const found = new Set<string>();
      const waiting = [...begin];
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        if (found.has(one)) continue;
        found.add(one);
        waiting.push(...(getModuleInfo(one)?.importedIds ?? []));
      }
      for (const one of begin) found.delete(one);
      return found;
    };
    if (!parts) {
      const [lobby, table] = [here("src/shell/Lobby.svelte"), here("src/shell/TablePage.svelte")];
      const pages = getModuleInfo(here("src/App.svelte"))?.dynamicallyImportedIds ?? [];
      const games = getModuleInfo(here("src/games/index.ts"))?.dynamicallyImportedIds ?? [];
      const first = closure(here("src/main.ts"));
      const [its, lobbys, tables] = [closure(table), closure(lobby), closure(table, ...games)];
      const others = closure(...pages.filter((page) => page !== lobby && page !== table));
      parts = [
        ["first", (one) => first.has(one)],
        ["both", (one) => lobbys.has(one) && tables.has(one)],
        ["more", (one) => its.has(one) && others.has(one)],
      ];
    }
    return parts.find(([, has]) => has(id))?.[0];
  };
}

export default defineConfig({
  plugins: [svelte(), unkept(), worker()],
  base: "/",
  build: {
    outDir: here("../src/ludus/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    // What draws a table is told apart from the words of the same game.
    rollupOptions: {
      output: {
        manualChunks: together(),
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/games.\w+.index\.ts$/.test(facadeModuleId ?? "") ? "table-" : ""}[name]-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  // With games or messages from tests/web/test_spoken.py, only their words are looked at.
  test: {
    include: [
      process.env.LUDUS_GAMES ? "tests/*.games.ts" : process.env.LUDUS_SAID ? "tests/*.said.ts" : "tests/**/*.test.ts",
    ],
    setupFiles: ["tests/setup.ts"],
  },
});
