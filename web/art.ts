// Pictures are drawn when the page is built: `import urls from "art:redplanet/portraits"` gives the address of every
// picture of a family, by name. Each is a file with a hash in its name, which a browser keeps for good.

import type { Plugin } from "vite";
import { FAMILIES } from "./src/design/art/families";

const PREFIX = "art:";
const SERVED = "/art/"; // where the development server has them

export function art(): Plugin {
  let building = false;
  const drawn = new Map<string, Record<string, string>>();

  function pictures(family: string): Record<string, string> {
    const found = FAMILIES[family];
    if (!found) throw new Error(`no family of pictures is named ${family}; see src/design/art/families.ts`);
    if (!drawn.has(family)) drawn.set(family, found.draw());
    return drawn.get(family)!;
  }

  return {
    name: "ecliptic-art",
    configResolved(config) {
      building = config.command === "build" && !config.build.ssr;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const family = id.slice(PREFIX.length + 1);
      const entries = Object.entries(pictures(family)).map(([name, source]) => {
        if (!building) return `${JSON.stringify(name)}: ${JSON.stringify(`${SERVED}${family}/${name}.svg`)}`;
        const file = this.emitFile({ type: "asset", name: `${name}.svg`, source });
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
    // `import.meta.ROLLUP_FILE_URL_…` would become an absolute address, made when the page runs.
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
    configureServer(server) {
      server.middlewares.use((request: { url?: string }, response, next) => {
        const [, family = "", name = ""] = /^\/art\/(.+)\/([\w-]+)\.svg/.exec(request.url ?? "") ?? [];
        const found = family in FAMILIES ? pictures(family)[name] : undefined;
        if (found === undefined) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(found);
      });
    },
  };
}
