// @ts-check
// What the colours are for: whole cells, marks, links between marks, or the pen. It is loaded for those who colour.
/** @import { Tool } from "./state.js" */
import { $, $$, met } from "../dom.js";
import { change, now, watch } from "./state.js";
import "./drawing.js";
export { press, rub } from "./drawing.js";

/** @type {Tool[]} */
const TOOLS = ["cell", "candidate", "link", "pen"];

/** Whether something is drawn, and not written into cells. */
export const isDrawing = () => now().mode === "colour" && now().tool !== "cell" && !now().typing;

/** Chooses the tool this many places further in the list, which wraps around. @param {number} by */
export function chooseTool(by) {
  change({ tool: TOOLS.at((TOOLS.indexOf(now().tool) + by) % TOOLS.length) ?? "cell" });
}

function show() {
  const { mode, tool, typing } = now();
  $("#tools").hidden = mode !== "colour" || typing !== null;
  for (const button of $$("#tools button")) {
    const on = button.dataset.tool === tool;
    button.setAttribute("aria-checked", String(on));
    button.tabIndex = on ? 0 : -1;
  }
}

$("#tools").addEventListener("click", (event) => {
  const tool = TOOLS.find((tool) => tool === met(event, "button")?.dataset.tool);
  if (tool) change({ tool });
});
$("#tools").addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  chooseTool(by);
  $(`#tools [data-tool=${now().tool}]`).focus();
});
watch(["mode", "tool", "typing"], show);

/** Shows the tools. Their styles are there now. */
export const begin = show;
