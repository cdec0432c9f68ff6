import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.ts";
import { PIECES } from "./build/pieces.ts";
import { texts } from "./build/texts.ts";
import { weight } from "./build/weight.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./",
  plugins: [
    svelte(),
    svelteTesting(),
    texts(here("../src/pegboard/texts")),
    compressed(),
    weight("table"),
  ],
  build: {
    outDir: here("../src/pegboard/web/static"),
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { table: here("src/table.ts"), pages: here("src/pages.ts") },
      output: { codeSplitting: { groups: PIECES } },
    },
  },
  server: { fs: { allow: [here("."), here("../src/pegboard/texts")] } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
    // Machines that build and test at once are slow; nothing here waits for a clock.
    testTimeout: 30_000,
    setupFiles: ["src/testing/setup.ts"],
  },
});
