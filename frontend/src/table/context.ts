import { getContext, setContext } from "svelte";
import type { TableModel } from "./model.svelte";
import type { Settings } from "./settings.svelte";
import type { Arguments, Texts } from "./texts.svelte";

/** What every part of the page shares. */
export interface TableContext {
  model: TableModel;
  texts: Texts;
  settings: Settings;
  t: (key: string, args?: Arguments) => string;
}

const KEY = Symbol("table");

export function provide(model: TableModel, texts: Texts): TableContext {
  return setContext<TableContext>(KEY, {
    model,
    texts,
    settings: model.settings,
    t: (key, args) => texts.text(key, args),
  });
}

export function table(): TableContext {
  return getContext<TableContext>(KEY);
}
