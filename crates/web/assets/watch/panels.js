// @ts-check
// The panels: the current line of the code, the open guesses.
/** @import { Moment } from "../types.js" */
import { called } from "../cells.js";
import { $, $$, el } from "../dom.js";
import { say } from "../words.js";

/** Highlights the current line. @param {HTMLElement} within @param {number | undefined} line from 1 */
export function light(within, line) {
  for (const lit of $$(".acts", within)) {
    lit.classList.remove("acts");
    lit.removeAttribute("aria-current");
  }
  if (line === undefined) return;
  for (const row of $$(`[data-line="${line - 1}"]`, within)) {
    row.classList.add("acts");
    row.setAttribute("aria-current", "step");
    if (within.hidden) continue;
    const [{ top, bottom }, panel] = [row.getBoundingClientRect(), within.getBoundingClientRect()];
    if (top < panel.top || bottom - panel.top > within.clientHeight) within.scrollTop += top - panel.top - within.clientHeight / 3;
  }
}

/** The open guesses, the last on top. @param {Moment} moment */
export function showStack({ stack }) {
  const rows = [...stack].reverse().slice(0, 82).map(({ depth, cell, digit }) => el("li", {}, el("span", {}, String(depth)), el("span", {}, called(cell)), el("span", {}, `= ${digit}`)));
  const none = () => el("li", {}, el("span"), el("span", {}, "–"), el("span", {}, say("watch-no-stack")));
  $("#stack").replaceChildren(...(rows.length ? rows : [none()]));
}
