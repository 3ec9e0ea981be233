// Pages for whoever draws, without a server: `make design`, or `BOARD_VIEWS=folder npm run design`.
//
//   /design.html        every token, component and picture, by night and by day
//   /?file=rp2015six    a board alone; the folder holds what a server would tell (`python -m tools.positions`)

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { art } from "../art";
import { texts } from "../dev.js";

/** Nobody is asked which games there are; their words are read from their files. */
function nobody(): Plugin {
  return {
    name: "ecliptic-nobody",
    configureServer(server) {
      server.middlewares.use("/api/games", (request, response, next) => {
        if (request.url !== "/") return next();
        response.setHeader("content-type", "application/json");
        response.end("[]");
      });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite-harness",
  publicDir: process.env["BOARD_VIEWS"] ?? "../../build/positions",
  plugins: [svelte({ configFile: "../svelte.config.js" }), art(), texts(), nobody()],
  optimizeDeps: { entries: ["*.html"] },
  server: { port: 5174, fs: { allow: ["../.."] } },
});
