import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * The catalogs that the table page needs, and those that each game adds; other pages are made by
 * the server.
 */
const CATALOGS: Readonly<Record<string, readonly string[]>> = {
  table: ["common", "cards", "refusals", "table"],
  cribbage: ["count", "table-cribbage"],
  ecarte: ["ecarte", "table-ecarte"],
  "solo-whist": ["solo-whist", "table-solo"],
};
/** Texts of those catalogs that only the server's pages and the command line show. */
const NOT_AT_THE_TABLE = /^(record-error|option-error)-.*\n/gm;
const LANGUAGES = ["en", "ru"];
const MODULE = "virtual:texts";

/**
 * Serves `virtual:texts`: the addresses of the catalogs, for each language the table's and each
 * game's as one file without comments, so that a page loads two small texts, only for the
 * language it shows and the game it plays.
 */
export function texts(folder: string): Plugin {
  let isBuilt = false;
  return {
    name: "pegboard:texts",
    configResolved({ command }) {
      isBuilt = command === "build";
    },
    resolveId(id) {
      return id === MODULE ? `\0${MODULE}` : null;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const addresses = LANGUAGES.map((language) => {
        const parts = Object.entries(CATALOGS).map(([part, names]) => {
          const files = names.map((name) => join(folder, language, `${name}.ftl`));
          for (const file of files) this.addWatchFile(file);
          const source = files.map((file) => bare(readFileSync(file, "utf8"))).join("\n");
          if (!isBuilt) return `${JSON.stringify(part)}: ${JSON.stringify(dataUrl(source))}`;
          const name = `texts-${part}-${language}.ftl`;
          const file = this.emitFile({ type: "asset", name, source });
          return `${JSON.stringify(part)}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `${language}: { ${parts.join(", ")} }`;
      });
      return `export default { ${addresses.join(", ")} };`;
    },
  };
}

function dataUrl(text: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}

function bare(catalog: string): string {
  return catalog
    .replace(/^#.*\n/gm, "")
    .replace(NOT_AT_THE_TABLE, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ");
}
