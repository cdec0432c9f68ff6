import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const KILOBYTE = 1_000;
/** What the table's page may load before the first card, compressed by gzip. */
const MOST_SCRIPT = 70 * KILOBYTE;
const MOST_IN_ALL = 120 * KILOBYTE;
/** The page itself, its icon and some room. */
const PAGE = 8 * KILOBYTE;

/**
 * Lets a build fail when the table has become too heavy for a slow line: the entry together with
 * each of its kits, which it loads when a table of that game is opened. What comes a moment later,
 * such as the whole board of a wide screen, is not needed for the first card.
 */
export function weight(entry: string): Plugin {
  return {
    name: "pegboard:weight",
    apply: "build",
    generateBundle(_options, bundle) {
      const first = Object.values(bundle).find(
        (chunk) => chunk.type === "chunk" && chunk.isEntry && chunk.name === entry,
      );
      if (first?.type !== "chunk") this.error(`there is no entry ${entry}`);
      for (const [game, name] of kitsOf(first, bundle)) {
        const texts = Object.keys(bundle).filter(
          (file) =>
            file.endsWith(".ftl") && new RegExp(`texts-(table|${game}[a-z-]*)-ru`).test(file),
        );
        const loaded = loading([first.fileName, name], bundle);
        const script = sum(loaded.scripts, bundle);
        const all = script + sum([...loaded.styles, ...texts], bundle) + PAGE;
        this.info(`${entry} of ${game}: ${script} bytes of script, ${all} in all, compressed`);
        if (texts.length !== 2) this.error(`${game} has no texts`);
        if (script > MOST_SCRIPT) this.error(`${entry} of ${game} has ${script} bytes of script`);
        if (all > MOST_IN_ALL) this.error(`${entry} of ${game} has ${all} bytes in all`);
      }
    },
  };
}

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The kits that an entry may load, by the folder of their game: `solo` for Solo Whist. */
function kitsOf(entry: Rolldown.OutputChunk, bundle: Bundle): [game: string, file: string][] {
  const { dynamicImports } = [...loading([entry.fileName], bundle).scripts]
    .map((name) => bundle[name])
    .filter((chunk) => chunk?.type === "chunk")
    .reduce(
      (all, chunk) => ({ dynamicImports: [...all.dynamicImports, ...chunk.dynamicImports] }),
      { dynamicImports: [] as string[] },
    );
  return [...new Set(dynamicImports)].flatMap((name) => {
    const chunk = bundle[name];
    const module = chunk?.type === "chunk" ? (chunk.facadeModuleId ?? "") : "";
    const game = /\/([\w-]+)\/kit\.ts$/.exec(module)?.[1];
    return game === undefined ? [] : [[game, name]];
  });
}

/** Everything that is loaded with these chunks. */
function loading(
  names: readonly string[],
  bundle: Bundle,
): Record<"scripts" | "styles", Set<string>> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const load = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || scripts.has(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(load);
  };
  names.forEach(load);
  return { scripts, styles };
}

function sum(names: Iterable<string>, bundle: Bundle): number {
  const size = (name: string) => {
    const file = bundle[name];
    if (!file) return 0;
    return gzipSync(file.type === "chunk" ? file.code : file.source).length;
  };
  return [...names].reduce((all, one) => all + size(one), 0);
}
