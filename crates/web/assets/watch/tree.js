// @ts-check
// The search tree, drawn level by level: the guesses that hold go straight down, the branches given
// up hang to the left of the guess that replaced them, the larger the more was done in them.
/** @import { GivenUp, Moment } from "../types.js" */
import { called } from "../cells.js";
import { $, el, svg } from "../dom.js";
import { number, say } from "../words.js";

/** The height of a level, where its nodes are in it, where the trunk is, and the room for a branch. */
const [HEIGHT, NODE, TRUNK, STEP, RADIUS] = [44, 18, 208, 24, 9];

/** How far a branch reaches down: one step for each power of ten of its events. @param {number} events */
const reach = (events) => 4 + 3 * Math.min(4, Math.log10(Math.max(1, events)));

/** One level. @param {GivenUp[]} dead @param {{cell: string, digit: number} | null} live @param {boolean} goesOn */
function level(dead, live, goesOn) {
  const drawing = svg("svg", { class: "branch", viewBox: `0 0 226 ${HEIGHT}`, width: 226, height: HEIGHT, "aria-hidden": "true" });
  const shown = dead.slice(-8);
  shown.forEach(({ digit, events }, i) => {
    const x = TRUNK - STEP * (shown.length - i);
    const far = NODE + RADIUS + reach(events);
    drawing.append(
      svg("path", { class: "edge", d: `M${TRUNK} 0L${x} ${NODE}` }),
      svg("path", { class: "given-up", d: `M${x} ${NODE}L${x - 8} ${far}H${x + 8}Z` }),
      svg("circle", { class: "given-up", cx: x, cy: NODE, r: RADIUS }),
      svg("text", { class: "given-up", x, y: NODE + 4 }, String(digit)),
    );
  });
  if (live) {
    drawing.append(
      svg("path", { class: "way", d: `M${TRUNK} 0V${goesOn ? HEIGHT : NODE}` }),
      svg("circle", { class: "way", cx: TRUNK, cy: NODE, r: RADIUS }),
      svg("text", { class: "way", x: TRUNK, y: NODE + 4 }, String(live.digit)),
    );
  }
  return drawing;
}

/** What a screen reader says of the branches given up. @param {GivenUp[]} dead */
const spoken = (dead) => dead.map(({ cell, digit, events }) => `${say("watch-tree-dead", { guess: `${called(cell)} = ${digit}` })}, ${say("watch-tree-inside", { count: number(events) })}`).join("; ");

/** The way from the root of the search tree to here. @param {Moment} moment */
export function showTree({ tree, depth }) {
  if (!tree) return;
  /** @type {HTMLElement[]} */
  const rows = [];
  const row = (/** @type {number} */ at, /** @type {GivenUp[]} */ dead, /** @type {{cell: string, digit: number} | null} */ live, /** @type {boolean} */ goesOn) => {
    const title = dead.map(({ cell, digit, events }) => `${called(cell)} = ${digit}: ${say("watch-tree-inside", { count: number(events) })}`).join("\n");
    const name = live ? el("b", { "aria-label": say("watch-tree-now", { guess: `${called(live.cell)} = ${live.digit}` }) }, `${called(live.cell)} = ${live.digit}`) : el("span.soft", {}, dead[0] ? called(dead[0].cell) : say("watch-tree-root"));
    return el("li", title ? { title } : {}, el("span.lvl", {}, String(at)), level(dead, live, goesOn), name, el("span.vh", {}, spoken(dead)));
  };
  // A branch given up is beside the guess that replaced it: those of the root beside the first
  // guess, those inside a guess beside the next.
  let given = tree.root;
  tree.path.forEach((node, i) => {
    rows.push(row(node.depth, given, node, i + 1 < tree.path.length || node.inside.length > 0));
    given = node.inside;
  });
  if (given.length || !rows.length) rows.push(row(depth + 1, given, null, false));
  const panel = $("#p-tree");
  $("#tree").replaceChildren(...rows);
  panel.scrollTop = panel.scrollHeight;
}
