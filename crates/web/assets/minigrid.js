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

/** A board as it is, for lists: the player's digits in their own colour. @param {string} grid @param {string} givens */
export function thumbnail(grid, givens) {
  const drawing = miniGrid(grid, "");
  drawing.removeAttribute("role");
  drawing.setAttribute("aria-hidden", "true");
  const filled = [...grid].flatMap((digit, cell) => (digit === "." ? [] : [cell]));
  [...drawing.querySelectorAll("text")].forEach((text, at) => {
    if (givens[filled[at] ?? 0] === ".") text.classList.add("own");
  });
  return drawing;
}
