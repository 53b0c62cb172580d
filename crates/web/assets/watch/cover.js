// @ts-check
// The exact cover of dancing links: the matrix with its rows taken, left and removed, and how many
// rows each column has left.
/** @import { Moment } from "../types.js" */
import { called, cellName } from "../cells.js";
import { $, svg } from "../dom.js";
import { number, say } from "../words.js";
import { CELLS, NINE, heat } from "./field.js";
import { MATRIX, now, watch } from "./state.js";

/** The drawing is 257 wide and high; the matrix has 324 columns and 729 rows. */
const [SIZE, X, Y] = [257, 257 / 324, 257 / 729];

/** What has become of a row. @param {Moment} moment @param {number} cell @param {number} digit from 0 @returns {"taken" | "open" | "gone"} */
function stateOf({ grid, cover }, cell, digit) {
  if (grid[cell] === String(digit + 1)) return "taken";
  return (cover?.open[cell] ?? 0) & (1 << digit) ? "open" : "gone";
}

/** The 1s of a row. @param {number} row */
const ones = (row) => (MATRIX[row] ?? []).map((column) => `M${(column * X).toFixed(1)} ${(row * Y).toFixed(1)}h1.6`).join("");

/** Draws the matrix and its columns, and keeps them up to date. Says what became of the rows of a cell. */
export function startCover() {
  const drawing = $("#rstack", SVGElement);
  drawing.append(svg("rect", { class: "bgb", width: SIZE, height: SIZE }), svg("rect", { class: "m-ground", x: 1, y: 1, width: SIZE - 2, height: SIZE - 2 }));
  const rows = MATRIX.map((_, row) => ones(row));
  const paths = { gone: svg("path", { class: "m-gone" }), open: svg("path", { class: "m-open" }), taken: svg("path", { class: "m-taken" }) };
  const lines = svg("path", { class: "m-line" });
  drawing.append(paths.gone, paths.open, lines, paths.taken, svg("path", { class: "m-group", d: [1, 2, 3].map((i) => `M${i * 81 * X} 0V${SIZE}`).join("") }));

  const columns = $("#rlatter", SVGElement);
  columns.append(svg("rect", { class: "bgb", width: 140, height: 140 }));
  // Four blocks of nine by nine: the cells, then the digits of rows, of columns and of boxes.
  const place = (/** @type {number} */ block, /** @type {number} */ i) => 2 + 69 * block + 7 * i + 1.5 * Math.floor(i / 3);
  const squares = NINE.slice(0, 4).flatMap((block) => CELLS.map((i) => {
    const rect = svg("rect", { class: "h0", x: place(block % 2, i % 9), y: place(Math.floor(block / 2), Math.floor(i / 9)), width: 6, height: 6 });
    rect.append(svg("title", {}, say(`watch-group-${block}`)));
    columns.append(rect);
    return rect;
  }));

  const read = (/** @type {number} */ cell, /** @type {Moment} */ moment) => {
    const open = NINE.filter((digit) => stateOf(moment, cell, digit) === "open");
    const taken = NINE.find((digit) => stateOf(moment, cell, digit) === "taken");
    const [digit, state] = taken !== undefined ? [taken + 1, "taken"] : [open.map((digit) => digit + 1).join(" ") || "–", open.length ? "open" : "gone"];
    $("#readout").textContent = say("watch-cover-row", { digit, cell: called(cellName(cell)), state: say(`watch-cover-${state}`) });
  };
  drawing.addEventListener("pointermove", (event) => {
    const moment = now().lanes[0]?.moment;
    const box = drawing.getBoundingClientRect();
    const row = Math.max(0, Math.min(728, Math.floor(((event.clientY - box.top) / box.height) * 729)));
    if (moment) read(Math.floor(row / 9), moment);
  });
  watch(["lanes"], ({ lanes: [lane] }) => {
    const cover = lane?.moment.cover;
    if (!lane || !cover) return;
    const parts = { gone: "", open: "", taken: "" };
    const counts = { gone: 0, open: 0, taken: 0 };
    let across = "";
    for (const cell of CELLS) {
      for (const digit of NINE) {
        const [row, state] = [cell * 9 + digit, stateOf(lane.moment, cell, digit)];
        parts[state] += rows[row] ?? "";
        counts[state] += 1;
        if (state === "taken") across += `M0 ${(row * Y).toFixed(1)}H${SIZE}`;
      }
    }
    for (const state of /** @type {const} */ (["gone", "open", "taken"])) paths[state].setAttribute("d", parts[state]);
    lines.setAttribute("d", across);
    cover.columns.forEach((left, column) => {
      squares[column]?.setAttribute("class", left === null ? "m-covered" : left === 0 ? "m-none" : `h${heat(10 - left, 9)}`);
    });
    const left = cover.columns.flatMap((rows) => (rows === null ? [] : [rows]));
    const least = left.length ? String(Math.min(...left)) : "–";
    const values = { "v-taken": counts.taken, "v-rows": counts.open, "v-columns": left.length };
    for (const [id, value] of Object.entries(values)) $(`#${id}`).textContent = number(value);
    $("#v-least").textContent = least;
    drawing.setAttribute("aria-label", say("watch-cover-label", { taken: counts.taken, rows: counts.open, columns: left.length }));
    columns.setAttribute("aria-label", say("watch-columns-label", { least }));
  });
  return read;
}
