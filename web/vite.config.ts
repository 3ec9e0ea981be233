import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./art";
import { SERVER, texts } from "./dev.js";

// What is built goes where `ecliptic serve` looks for it: into the Python package.
export default defineConfig({
  plugins: [svelte(), art(), texts()],
  build: {
    outDir: "../src/ecliptic/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's own policy forbids what is inlined
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
