// @ts-check
// The arrays of the Befunge program: rstack, the depth at which each candidate was struck out, and
// rlatter, the guesses.
import { cellName } from "../cells.js";
import { $, svg } from "../dom.js";
import { say } from "../words.js";
import { now, watch } from "./state.js";

/** The class of a depth: 0 open, then eight steps to the deepest. @param {number} depth @param {number} deepest */
const heat = (depth, deepest) => (depth ? 1 + Math.min(7, Math.floor(((depth - 1) / (Math.max(2, deepest) - 1)) * 7.999)) : 0);

/** Where the i-th of 27 small fields begins: 9 px each, with a line after every third and a thicker one after every ninth. @param {number} i */
const place27 = (i) => 2 + 9 * i + Math.floor(i / 3) + Math.floor(i / 9);

/** Where the i-th of nine fields begins. @param {number} i */
const place9 = (i) => 2 + 15 * i + Math.floor(i / 3);

/** Row and column. @param {number} i @param {number} width @returns {[number, number]} */
const placeIn = (i, width) => [Math.floor(i / width), i % width];

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const CELLS = [...Array(81).keys()];

/** The drawing called `id`, with the nine boxes behind it. @param {string} id @param {number} size @param {number} step @param {number} box */
function field(id, size, step, box) {
  const drawing = $(id, SVGElement);
  drawing.append(svg("rect", { class: "bgb", width: size, height: size }));
  for (const [row, column] of NINE.map((i) => placeIn(i, 3))) {
    drawing.append(svg("rect", { class: "bg", x: 2 + step * column, y: 2 + step * row, width: box, height: box }));
  }
  return drawing;
}

/** Draws the arrays, still empty, and keeps them up to date. */
export function startArrays() {
  const rstack = field("#rstack", 257, 85, 83);
  const candidates = CELLS.map((cell) => NINE.map((digit) => {
    const [[row, column], [i, j]] = [placeIn(cell, 9), placeIn(digit, 3)];
    const place = { x: place27(column * 3 + j), y: place27(row * 3 + i) };
    const rect = svg("rect", { class: "h0", ...place, width: 9, height: 9, "data-c": cell, "data-d": digit });
    rstack.append(rect);
    return rect;
  }));
  const rlatter = field("#rlatter", 140, 46, 44);
  const guesses = CELLS.map((cell) => {
    const [y, x] = /** @type {[number, number]} */ (placeIn(cell, 9).map(place9));
    const rect = svg("rect", { class: "h0", x, y, width: 14, height: 14 });
    const text = svg("text", { x: x + 7, y: y + 11 }, "");
    rlatter.append(rect, text);
    return { rect, text };
  });

  rstack.addEventListener("pointermove", ({ target }) => {
    if (target instanceof SVGElement && target.dataset.c) readOut(Number(target.dataset.c), Number(target.dataset.d));
  });
  watch(["lanes"], ({ lanes: [lane] }) => {
    if (!lane) return;
    const [{ rstack: struck, rlatter: guessed }, deepest] = [lane.moment, lane.trace.max_depth];
    candidates.forEach((digits, cell) => digits.forEach((rect, digit) => {
      const step = `h${heat(struck[cell]?.[digit] ?? 0, deepest)}`;
      if (rect.getAttribute("class") !== step) rect.setAttribute("class", step);
    }));
    guesses.forEach(({ rect, text }, cell) => {
      const depth = guessed[cell] ?? 0;
      const step = heat(depth, deepest);
      rect.setAttribute("class", `h${step}`);
      text.setAttribute("class", step >= 5 ? "inv" : "");
      text.textContent = depth ? String(depth) : "";
    });
    const list = guessed.flatMap((depth, cell) => (depth ? [`${cellName(cell)} ${depth}`] : [])).join(", ");
    $("#rlatter", SVGElement).setAttribute("aria-label", say("watch-rlatter-text", { list: list || "–" }));
  });
}

/** Says at which depth a candidate was struck out. @param {number} cell @param {number} digit from 0 */
export function readOut(cell, digit) {
  const depth = now().lanes[0]?.moment.rstack[cell]?.[digit] ?? 0;
  $("#readout").textContent = say(depth ? "watch-rstack-cell" : "watch-rstack-open", { digit: digit + 1, cell: cellName(cell), depth });
}
