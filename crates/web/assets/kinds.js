// @ts-check
// The collection: how many puzzles of each kind and level are solved.
import { $, $$ } from "./dom.js";
import { picked } from "./records.js";
import { say } from "./words.js";

function show() {
  const all = picked();
  for (const tile of $$("[data-kind]")) {
    const { kind = "", level = "", count = "" } = tile.dataset;
    const solved = Object.values(all[kind]?.[level] ?? {}).filter(({ elapsed }) => elapsed !== undefined).length;
    tile.classList.toggle("done", solved > 0 && solved === Number(count));
    $("small", HTMLElement, tile).textContent = solved ? say("kinds-solved", { solved, count }) : count;
  }
}
show();
addEventListener("storage", show);
addEventListener("pageshow", ({ persisted }) => persisted && show());
