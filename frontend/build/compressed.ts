import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|json|ftl)$/;
const SMALLEST = 512;

/** Lays a `.br` and a `.gz` beside every built text file, so that the server need not compress. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "pegboard:compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle(failure) {
      if (failure !== undefined) return;
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => WORTH_IT.test(name)).map((name) => pack(name)));
    },
  };

  async function pack(name: string): Promise<void> {
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length < SMALLEST) return;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, best));
    await writeFile(
      `${path}.gz`,
      await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    );
  }
}
