// @ts-check
// A hint drawn over the board: the house, what sees into it, and what follows.
/** @import { HintAnswer, SightAnswer } from "../types.js" */
/** @import { State } from "./state.js" */
import { cellOf } from "../cells.js";
import { svg } from "../dom.js";
import { grid, shownState } from "./board.js";
import { largeDigits } from "./hinted.js";
import { watch } from "./state.js";

/** The grid is drawn in units of 61: nine cells of 60 and lines of 1. */
const UNIT = 61.1;

/** The radius of a ring, and the gaps that a ray leaves around a digit and around a cross, from their middle. */
const [RING, DIGIT, CROSS] = [26, 21, 12];

/** @param {number} cell @returns {[number, number]} */
const middle = (cell) => [((cell % 9) + 0.5) * UNIT, (Math.floor(cell / 9) + 0.5) * UNIT];

/** @param {number} cell */
function ring(cell) {
  const [cx, cy] = middle(cell);
  return svg("circle", { class: "stroke-ring", cx, cy, r: RING });
}

/** @param {number} cell */
function cross(cell) {
  const [x, y] = middle(cell);
  return svg("path", { class: "stroke-cross", d: `M${x - 6} ${y - 6}l12 12m0-12l-12 12` });
}

/**
 * A ray from a cell to the far end of another: straight along a line, and broken at the digits and crosses it
 * passes.
 * @param {number} from @param {number} to @param {(cell: number) => number} gap how much it leaves free around the middle of a cell
 */
function ray(from, to, gap) {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const at = (/** @type {number} */ way) => `${(fromX + ux * way).toFixed(1)} ${(fromY + uy * way).toFixed(1)}`;
  const straight = fromX === toX || fromY === toY;
  const stops = straight ? Array.from({ length: Math.round(length / UNIT) }, (_, i) => i + 1) : [];
  const step = fromX === toX ? 9 * Math.sign(toY - fromY) : Math.sign(toX - fromX);
  let [d, begin] = ["", RING + 4];
  for (const stop of stops) {
    const free = gap(from + stop * step);
    if (!free) continue;
    d += `M${at(begin)}L${at(stop * UNIT - free)}`;
    begin = stop * UNIT + free;
  }
  return svg("path", { class: "stroke-ray", d: `${d}M${at(begin)}L${at(straight ? length + UNIT / 2 - 4 : length - CROSS)}` });
}

/** From each digit that sees into the house one ray in each direction, as far as it excludes a cell. @param {SightAnswer} sight @returns {[number, number][]} */
function rays({ rays }) {
  /** @type {Map<string, [number, number]>} */
  const longest = new Map();
  for (const [from, to] of rays.map(([from, to]) => /** @type {[number, number]} */ ([cellOf(from), cellOf(to)]))) {
    const [[fromX, fromY], [toX, toY]] = [middle(from), middle(to)];
    const way = `${from} ${Math.sign(toX - fromX)} ${Math.sign(toY - fromY)} ${fromX === toX || fromY === toY ? "" : to}`;
    const known = longest.get(way);
    if (!known || Math.abs(to - from) > Math.abs(known[1] - from)) longest.set(way, [from, to]);
  }
  return [...longest.values()];
}

/** @param {HintAnswer} answer @param {number} depth @param {string} digits */
function strokesOf({ sight, step, houses }, depth, digits) {
  const house = (/** @type {string} */ name) => grid.houses.flatMap((of, cell) => (of.includes(name) ? [cell] : []));
  if (sight && depth === 2) return [...new Set(sight.rays.map(([from]) => cellOf(from)))].map(ring);
  if (sight && depth === 3) {
    const blocked = [...new Set(sight.rays.map(([, to]) => cellOf(to)))];
    const gap = (/** @type {number} */ cell) => (digits[cell] !== "." ? DIGIT : blocked.includes(cell) ? CROSS : 0);
    const seeing = [...new Set(sight.rays.map(([from]) => cellOf(from)))];
    return [...rays(sight).map(([from, to]) => ray(from, to, gap)), ...blocked.map(cross), ...seeing.map(ring)];
  }
  if (!step || !houses.some((name) => house(name).length)) return [];
  return (step.drawing?.candidates ?? []).flatMap(([candidate, role]) => (["pattern", "second"].includes(role) ? [ring(cellOf(candidate.slice(1)))] : []));
}

/** Draws what the hint shows, besides what the cells themselves show. @param {Readonly<State>} state */
export function draw(state) {
  const { hint, playing } = shownState(state);
  if (!playing || hint?.answer.hint !== "step") return;
  const { answer, depth } = hint;
  if (!answer.sight && !(largeDigits(answer) && !answer.step?.places.length)) return;
  grid.over.append(...strokesOf(answer, depth, playing.view.grid));
}

// The board, whose script is older, has just drawn itself anew.
watch(["playing", "draft", "instead", "hint", "selected", "held", "switches", "finding", "inspected", "accepted", "typing"], draw);
