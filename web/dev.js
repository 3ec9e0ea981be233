// `npm run dev`: the server that runs answers, and texts are read from their files.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where the server answers: that of `make play`, or another one. */
export const SERVER = process.env.ECLIPTIC_SERVER ?? "http://127.0.0.1:8025";

const SOURCE = resolve(import.meta.dirname, "../src/ecliptic");
const ASKED = /^\/api\/games\/(\w+)\/texts\/(\w+)/;

/**
 * A server reads the texts of a game once, and the page fetches its own: neither would see what is being written.
 * Games that are installed from elsewhere keep their texts; those are asked of the server.
 * @returns {import("vite").Plugin}
 */
export function texts() {
  return {
    name: "ecliptic-texts",
    apply: "serve",
    configureServer(server) {
      const folders = readdirSync(join(SOURCE, "games")).map((game) => join(SOURCE, "games", game, "locale"));
      server.watcher.add([join(SOURCE, "locale"), ...folders.filter((folder) => existsSync(folder))]);
      server.watcher.on("all", (_, file) => file.endsWith(".ftl") && server.ws.send({ type: "full-reload" }));
      server.middlewares.use((request, response, next) => {
        const [, game, language] = ASKED.exec(request.url ?? "") ?? [];
        const folder = game && language ? join(SOURCE, "games", game, "locale", language) : "";
        if (!folder || !existsSync(folder)) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.setHeader("cache-control", "no-store");
        response.end(textsIn(folder));
      });
    },
  };
}

/** All files of a language, as one. */
function textsIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return files
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
}
