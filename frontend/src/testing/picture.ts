/** What every gallery has: the table's looks from the address, and a model that only notes wishes. */
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/table.css";
import { loadKit } from "../table/kits";
import { TableModel } from "../table/model.svelte";
import { Settings, SPEEDS, THEMES } from "../table/settings.svelte";
import { isLanguage, Texts } from "../table/texts.svelte";

export const asked = new URLSearchParams(location.search);
export const texts = new Texts();
const settings = new Settings();
export const model = new TableModel(settings, (game) => loadKit(game, texts));

settings.change("speed", SPEEDS.find((speed) => speed === asked.get("speed")) ?? "normal");
settings.change("theme", THEMES.find((theme) => theme === asked.get("theme")) ?? "system");
for (const name of ["largeCards", "fourColors", "confirmPlay"] as const) {
  settings.change(name, asked.has(name));
}
const language = asked.get("lang") ?? "en";
document.documentElement.lang = language;
await texts.use(isLanguage(language) ? language : "en");

let ids = 0;
model.use({
  unanswered: [],
  wish: (wanted) => ({ ...wanted, id: `${ids++}` }),
});
