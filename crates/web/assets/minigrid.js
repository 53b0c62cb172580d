// @ts-check
// A small drawn grid: the givens of a puzzle.
import { svg } from "./dom.js";

const LINES = [1, 2, 4, 5, 7, 8].map((i) => `M${20 * i + 1} 1v180M1 ${20 * i + 1}h180`).join("");
const BOXES = [0, 3, 6, 9].map((i) => `M${20 * i + 1} 1v180M1 ${20 * i + 1}h180`).join("");

/** A drawing of a puzzle. @param {string} puzzle @param {string} label what a screen reader says of it */
export function miniGrid(puzzle, label) {
  const digits = [...puzzle].flatMap((digit, cell) => {
    const place = { x: (cell % 9) * 20 + 11, y: Math.floor(cell / 9) * 20 + 16.5 };
    return digit === "." ? [] : [svg("text", place, digit)];
  });
  const drawing = svg("svg", { class: "mini", viewBox: "0 0 182 182", role: "img", "aria-label": label });
  drawing.append(svg("rect", { class: "ms", x: 1, y: 1, width: 180, height: 180 }), svg("path", { class: "ml", d: LINES }), svg("path", { class: "mb", d: BOXES }), ...digits);
  return drawing;
}

/**
 * What a small picture of another board than the classic one needs.
 * @typedef {object} Outline
 * @property {number} rows
 * @property {number} columns
 * @property {string[]} [cells] their names, if there are gaps
 */

/** A drawing of a grid on another board. @param {string} grid @param {Outline} board */
function outline(grid, { rows, columns, cells }) {
  const unit = 180 / Math.max(rows, columns);
  const names = cells ?? Array.from({ length: rows * columns }, (_, at) => `r${Math.floor(at / columns) + 1}c${(at % columns) + 1}`);
  const drawing = svg("svg", { class: "mini", viewBox: `0 0 ${columns * unit + 2} ${rows * unit + 2}` });
  names.forEach((name, cell) => {
    const [row = 1, column = 1] = name.slice(1).split("c").map(Number);
    const [x, y] = [(column - 1) * unit + 1, (row - 1) * unit + 1];
    drawing.append(svg("rect", { class: "mc", x, y, width: unit, height: unit }));
    const digit = Number.parseInt(grid[cell] ?? ".", 36);
    if (digit) drawing.append(svg("text", { x: x + unit / 2, y: y + unit * 0.78, "font-size": unit * (digit > 9 ? 0.6 : 0.78) }, String(digit)));
  });
  return drawing;
}

/** A board as it is, for lists: the player's digits in their own colour. @param {string} grid @param {string} givens @param {Outline} [board] if it is not the classic one */
export function thumbnail(grid, givens, board) {
  const drawing = board ? outline(grid, board) : miniGrid(grid, "");
  drawing.removeAttribute("role");
  drawing.setAttribute("aria-hidden", "true");
  const filled = [...grid].flatMap((digit, cell) => (digit === "." ? [] : [cell]));
  [...drawing.querySelectorAll("text")].forEach((text, at) => {
    if (givens[filled[at] ?? 0] === ".") text.classList.add("own");
  });
  return drawing;
}
