/** A page for those who draw (art.html): every piece of art at once. Not an entry of the build. */

import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import { BOARD_LAYOUTS } from "../art/pegs.ts";
import Gallery from "./Gallery.svelte";

const wish = new URLSearchParams(location.search);
for (const name of ["theme", "fourColor", "largeCards"]) {
  const value = wish.get(name);
  if (value !== null) document.documentElement.dataset[name] = value;
}

const whole = BOARD_LAYOUTS.find((layout) => layout === wish.get("whole")) ?? "long";
mount(Gallery, { target: document.body, props: { only: wish.get("only"), whole } });
