// @ts-check
// The panels: the current line of the code, the open guesses, the search tree.
/** @import { DeadBranch, TraceState } from "../types.js" */
import { $, $$, el } from "../dom.js";
import { number, say } from "../words.js";

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

/** The open guesses, the last on top. @param {TraceState} moment */
export function showStack({ stack }) {
  const rows = [...stack].reverse().slice(0, 82).map(({ depth, cell, digit }) => el("li", {}, el("span", {}, String(depth)), el("span", {}, cell), el("span", {}, `= ${digit}`)));
  const none = () => el("li", {}, el("span"), el("span", {}, "–"), el("span", {}, say("watch-no-stack")));
  $("#stack").replaceChildren(...(rows.length ? rows : [none()]));
}

/** The way from the root of the search tree to here. @param {TraceState} moment */
export function showTree({ tree, depth }) {
  if (!tree) return;
  const dead = (/** @type {DeadBranch} */ { cell, digit, events }) =>
    el("span.dead", { title: say("watch-tree-inside", { count: number(events) }) }, `${cell}=${digit}`);
  const row = (/** @type {number} */ level, /** @type {(Node | string)[]} */ ...branches) =>
    el("li", {}, el("span.lvl", {}, String(level)), el("span", {}, ...branches));
  /** @type {HTMLElement[]} */
  const rows = [];
  // A branch given up is shown beside the guess that replaced it: those of the root beside the
  // first guess, those inside a guess beside the next.
  let given = tree.root;
  for (const node of tree.path) {
    rows.push(row(node.depth, ...given.map(dead), el("span.now", {}, `${node.cell}=${node.digit}`)));
    given = node.inside;
  }
  if (given.length || !rows.length) rows.push(row(depth + 1, ...(given.length ? given.map(dead) : [say("watch-tree-root")])));
  $("#tree").replaceChildren(...rows);
}
