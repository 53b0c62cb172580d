// @ts-check
// The depth at which each candidate was struck out (the Befunge program's rstack), and where guesses
// are (its rlatter).
import { called, cellName, digitsOf } from "../cells.js";
import { $, svg } from "../dom.js";
import { say } from "../words.js";
import { CELLS, NINE, field, heat, numbers, placeIn } from "./field.js";
import { ARRAYS, now, watch } from "./state.js";

/** Where the i-th of 27 small fields begins: 9 px each, with a line after every third and a thicker one after every ninth. @param {number} i */
const place27 = (i) => 2 + 9 * i + Math.floor(i / 3) + Math.floor(i / 9);

/** Draws the strikes, and keeps them up to date. Says which candidate of a cell was struck first. */
export function startStrikes() {
  const rstack = field("#rstack", 257, 85, 83);
  const candidates = CELLS.map((cell) => NINE.map((digit) => {
    const [[row, column], [i, j]] = [placeIn(cell, 9), placeIn(digit, 3)];
    const place = { x: place27(column * 3 + j), y: place27(row * 3 + i) };
    const rect = svg("rect", { class: "h0", ...place, width: 9, height: 9, "data-c": cell, "data-d": digit });
    rstack.append(rect);
    return rect;
  }));
  rstack.addEventListener("pointermove", ({ target }) => {
    if (target instanceof SVGElement && target.dataset.c) readOut(Number(target.dataset.c), Number(target.dataset.d));
  });
  watch(["lanes"], ({ lanes: [lane] }) => {
    if (!lane) return;
    const [{ rstack: struck }, deepest] = [lane.moment, lane.trace.max_depth];
    candidates.forEach((digits, cell) => digits.forEach((rect, digit) => {
      const step = `h${heat(struck[cell]?.[digit] ?? 0, deepest)}`;
      if (rect.getAttribute("class") !== step) rect.setAttribute("class", step);
    }));
  });
  return (/** @type {number} */ cell, /** @type {{pspace: number[]}} */ { pspace }) => readOut(cell, (digitsOf(511 & ~(pspace[cell] ?? 0))[0] ?? 1) - 1);
}

/** Says at which depth a candidate was struck out. @param {number} cell @param {number} digit from 0 */
function readOut(cell, digit) {
  const depth = now().lanes[0]?.moment.rstack[cell]?.[digit] ?? 0;
  $("#readout").textContent = say(depth ? "watch-rstack-cell" : "watch-rstack-open", { digit: digit + 1, cell: called(cellName(cell)), depth });
}

/** Draws the guesses that hold, with their depths, and keeps them up to date. */
export function startCalls() {
  const drawing = $("#rlatter", SVGElement);
  const show = numbers("#rlatter", 140, 46, 14);
  const name = drawing.getAttribute("aria-label") ?? "";
  watch(["lanes"], ({ lanes: [lane] }) => {
    if (!lane) return;
    const { rlatter } = lane.moment;
    show(rlatter, lane.trace.max_depth);
    const list = rlatter.flatMap((depth, cell) => (depth ? [`${called(cellName(cell))} ${depth}`] : [])).join(", ") || "–";
    drawing.setAttribute("aria-label", ARRAYS === "ladder" ? say("watch-rlatter-text", { list }) : `${name}: ${list}`);
    $("#v-level").textContent = String(lane.moment.depth);
    $("#v-solved").textContent = String(lane.moment.filled);
  });
}
