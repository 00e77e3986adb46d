import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
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

export default defineConfig({
  plugins: [svelte(), unkept()],
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
  // With games or messages from tests/web/test_spoken.py, only their words are looked at.
  test: {
    include: [
      process.env.LUDUS_GAMES ? "tests/*.games.ts" : process.env.LUDUS_SAID ? "tests/*.said.ts" : "tests/**/*.test.ts",
    ],
    setupFiles: ["tests/setup.ts"],
  },
});
