/** Each game's kit by its catalog name; what is not asked for is not loaded. */
import type { Kit } from "./kit";
import type { Texts } from "./texts.svelte";

const KITS: Readonly<Record<string, () => Promise<Kit>>> = {
  cribbage: async () => (await import("./cribbage/kit")).kit,
  ecarte: async () => (await import("./ecarte/kit")).kit,
  "solo-whist": async () => (await import("./solo/kit")).kit,
};

/** The kit of a game, and its texts with it. */
export async function loadKit(game: string, texts: Texts): Promise<Kit> {
  const load = KITS[game];
  if (!load) throw new RangeError(`no page knows the game ${game}`);
  const [kit] = await Promise.all([load(), texts.include(game)]);
  return kit;
}
