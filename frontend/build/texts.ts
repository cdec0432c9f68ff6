import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The catalogs that the table page needs; other pages are made by the server. */
const CATALOGS = ["common", "cards", "count", "refusals", "table"];
/** Texts of those catalogs that only the server's pages and the command line show. */
const NOT_AT_THE_TABLE = /^(record-error|option-error)-.*\n/gm;
const PREFIX = "virtual:texts/";

/**
 * Serves `virtual:texts/en` and `virtual:texts/ru`: the catalogs of one language as one string,
 * without comments, so that a page loads one small file and only for the language it shows.
 */
export function texts(folder: string): Plugin {
  return {
    name: "pegboard:texts",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const files = CATALOGS.map((name) => join(folder, language, `${name}.ftl`));
      files.forEach((file) => {
        this.addWatchFile(file);
      });
      const all = files.map((file) => bare(readFileSync(file, "utf8"))).join("\n");
      return `export default ${JSON.stringify(all)};`;
    },
  };
}

function bare(catalog: string): string {
  return catalog
    .replace(/^#.*\n/gm, "")
    .replace(NOT_AT_THE_TABLE, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ");
}
