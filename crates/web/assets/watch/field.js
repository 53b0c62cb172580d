// @ts-check
// What the drawings of arrays share: the nine boxes, places in them, and colours of depths.
import { $, svg } from "../dom.js";

/** The numbers from 0 to 8, and the numbers of the cells. */
export const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const CELLS = [...Array(81).keys()];

/** The class of a value: 0 for none, then eight steps to the greatest. @param {number} value @param {number} most */
export const heat = (value, most) => (value ? 1 + Math.min(7, Math.floor(((value - 1) / (Math.max(2, most) - 1)) * 7.999)) : 0);

/** Row and column. @param {number} i @param {number} width @returns {[number, number]} */
export const placeIn = (i, width) => [Math.floor(i / width), i % width];

/** The drawing called `id`, with the nine boxes behind it. @param {string} id @param {number} size @param {number} step @param {number} box */
export function field(id, size, step, box) {
  const drawing = $(id, SVGElement);
  drawing.append(svg("rect", { class: "bgb", width: size, height: size }));
  for (const [row, column] of NINE.map((i) => placeIn(i, 3))) {
    drawing.append(svg("rect", { class: "bg", x: 2 + step * column, y: 2 + step * row, width: box, height: box }));
  }
  return drawing;
}

/**
 * Nine by nine squares with a number in each, in the drawing called `id`: shows values by cell.
 * @param {string} id @param {number} size of the drawing @param {number} step from box to box @param {number} side of a square
 * @returns {(values: number[], most: number, text?: (value: number) => string) => void}
 */
export function numbers(id, size, step, side) {
  const drawing = field(id, size, step, 3 * side + 2);
  const place = (/** @type {number} */ i) => 2 + step * Math.floor(i / 3) + (side + 1) * (i % 3);
  const squares = CELLS.map((cell) => {
    const [y, x] = /** @type {[number, number]} */ (placeIn(cell, 9).map(place));
    const rect = svg("rect", { class: "h0", x, y, width: side, height: side, "data-c": cell });
    const label = svg("text", { x: x + side / 2, y: y + side / 2 + 4 }, "");
    drawing.append(rect, label);
    return { rect, label };
  });
  return (values, most, text = String) => squares.forEach(({ rect, label }, cell) => {
    const value = values[cell] ?? 0;
    const step = heat(value, most);
    rect.setAttribute("class", `h${step}`);
    label.setAttribute("class", step >= 5 ? "inv" : "");
    label.textContent = value ? text(value) : "";
  });
}
