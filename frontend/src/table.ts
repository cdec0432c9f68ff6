/** The page of one table. */
import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import type { Sounds } from "./art/sound";
import { browserWorld, wakeWith } from "./table/browser";
import { loadKit } from "./table/kits";
import { Live } from "./table/live";
import { TableModel } from "./table/model.svelte";
import { page } from "./table/page";
import { pageLanguage, Settings } from "./table/settings.svelte";
import Table from "./table/Table.svelte";
import { Texts } from "./table/texts.svelte";

const target = document.getElementById("table");
if (target) await open(target);

async function open(target: HTMLElement): Promise<void> {
  const { table, game, base, opens } = page();
  const settings = new Settings();
  settings.apply();
  const texts = new Texts();
  await texts.use(pageLanguage());
  const model = new TableModel(settings, (wanted) => loadKit(wanted, texts));
  model.takesSeat = opens;
  // Most pages are silent; the first sound that is wanted brings all of them.
  let sounds: Promise<Sounds> | null = null;
  model.play = (sound) => {
    if (!settings.chosen.sounds) return;
    sounds ??= import("./art/sound").then((art) => new art.Sounds(() => settings.chosen.sounds));
    sounds.then(
      (all) => {
        all.play(sound);
      },
      () => {
        sounds = null;
      },
    );
  };
  const live = new Live(table, browserWorld(table, base), model);
  target.replaceChildren();
  mount(Table, { target, props: { model, texts } });
  live.start();
  model.use(live);
  wakeWith(live);
  // Side by side with the first message, which would ask for it too.
  if (game !== "") await model.prepare(game);
}
