import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const KILOBYTE = 1_000;
/** What the table's page may load before the first card, compressed by gzip. */
const MOST_SCRIPT = 70 * KILOBYTE;
const MOST_IN_ALL = 120 * KILOBYTE;
/** The page itself, its icon and some room. */
const PAGE = 8 * KILOBYTE;

/** Lets a build fail when the table has become too heavy for a slow line. */
export function weight(entry: string): Plugin {
  return {
    name: "pegboard:weight",
    apply: "build",
    generateBundle(_options, bundle) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      const load = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || scripts.has(name)) return;
        scripts.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
        chunk.imports.forEach(load);
      };
      const size = (name: string) => {
        const file = bundle[name];
        if (!file) return 0;
        return gzipSync(file.type === "chunk" ? file.code : file.source).length;
      };
      const sum = (names: Iterable<string>) => [...names].reduce((all, one) => all + size(one), 0);
      Object.keys(bundle)
        .filter((name) => bundle[name]?.type === "chunk" && bundle[name].name === entry)
        .forEach(load);
      const texts = Object.keys(bundle).filter((name) => name.endsWith(".ftl"));
      const script = sum(scripts);
      const all = script + sum(styles) + Math.max(...texts.map(size)) + PAGE;
      this.info(`${entry}: ${script} bytes of script, ${all} in all, compressed`);
      if (scripts.size === 0) this.error(`there is no entry ${entry}`);
      if (script > MOST_SCRIPT) this.error(`${entry} has ${script} bytes of script`);
      if (all > MOST_IN_ALL) this.error(`${entry} has ${all} bytes in all`);
    },
  };
}
