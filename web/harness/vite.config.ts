// A page for looking at drawn boards without a table: `BOARD_VIEWS=folder npx vite --config harness/vite.config.ts`.
// The folder holds one JSON file a picture: {game, view, scene, seats, me, about, options: [{number, action, words: phrase}]}.
// The words of the game come from a server that runs (`ecliptic serve`).

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "../art";
import { SERVER } from "../dev.js";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: process.env["BOARD_VIEWS"] ?? false,
  plugins: [svelte({ configFile: "../svelte.config.js" }), art()],
  server: { fs: { allow: ["../.."] }, proxy: { "/api": { target: SERVER } } },
});
