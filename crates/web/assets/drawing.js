// @ts-check
// The marks of a step drawn over the cells: frames, links and letters.
/** @import { Drawing, LinkEnd } from "./types.js" */
import { cellOf } from "./cells.js";
import { svg } from "./dom.js";

/** The grid is drawn in units of 61: nine cells of 60 and lines of 1. */
const UNIT = 61.1;

/** Houses, frames, links and letters over the cells. @param {SVGElement} over @param {Drawing | null} drawing */
export function drawOver(over, drawing) {
  over.replaceChildren();
  if (!drawing) return;
  for (const [name, role] of drawing.houses) over.append(house(name, role === "second" ? "house second" : "house"));
  for (const [name, role] of drawing.cells) {
    const cell = cellOf(name);
    const [x, y] = [(cell % 9) * UNIT, Math.floor(cell / 9) * UNIT];
    const shape = ["second", "selected"].includes(role) ? `house ${role}` : "house";
    over.append(svg("rect", { class: shape, x: x + 3, y: y + 3, width: UNIT - 6, height: UNIT - 6 }));
  }
  // A group that two links share has one band.
  const ends = drawing.links.flatMap((link) => [link.from, link.to]).filter((end) => end.cells.length > 1);
  for (const end of new Map(ends.map((end) => [`${end.digit}${end.cells}`, end])).values()) over.append(group(end));
  for (const link of drawing.links) {
    const d = path(centre(link.from), centre(link.to));
    over.append(svg("path", { class: link.kind, d }));
  }
  for (const [end, letter] of drawing.letters) {
    const [x, y] = centre(end);
    over.append(svg("text", { class: "letter", x: x + 13, y: y - 8 }, letter));
  }
}

/** A band behind a group of candidates, from each to their middle, where its links end. @param {LinkEnd} end */
function group({ digit, cells }) {
  const to = centre({ digit, cells }).join(" ");
  return svg("path", { class: "group", d: cells.map((cell) => `M${centre({ digit, cells: [cell] }).join(" ")}L${to}`).join("") });
}

/** A house such as r4, c7 or b9. @param {string} name @param {string} shape */
function house(name, shape) {
  const i = Number(name.slice(1)) - 1;
  const place = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ width, /** @type {number} */ height) =>
    svg("rect", { class: shape, x: x * UNIT + 1, y: y * UNIT + 1, width: width * UNIT - 2, height: height * UNIT - 2 });
  if (name.startsWith("r")) return place(0, i, 9, 1);
  if (name.startsWith("c")) return place(i, 0, 1, 9);
  return place((i % 3) * 3, Math.floor(i / 3) * 3, 3, 3);
}

/** The middle of a candidate, or of a group of them. @param {LinkEnd} end @returns {[number, number]} */
function centre({ digit, cells }) {
  const third = UNIT * 0.307;
  const middle = (/** @type {(cell: number) => number} */ line, /** @type {number} */ place) =>
    cells.reduce((sum, name) => sum + (line(cellOf(name)) + 0.5) * UNIT + (place - 1) * third, 0) / cells.length;
  return [middle((cell) => cell % 9, (digit - 1) % 3), middle((cell) => Math.floor(cell / 9), Math.floor((digit - 1) / 3))];
}

/** A line between the rims of two candidates; a long one curves a little, so that links in one house do not hide each other. @param {[number, number]} from @param {[number, number]} to */
function path([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const rim = Math.min(10, length / 2);
  const bow = length > 130 ? Math.min(18, length / 12) : 0;
  const [mx, my] = [(x1 + x2) / 2 - uy * bow, (y1 + y2) / 2 + ux * bow];
  const round = (/** @type {number} */ value) => value.toFixed(1);
  return `M${round(x1 + ux * rim)} ${round(y1 + uy * rim)}Q${round(mx)} ${round(my)} ${round(x2 - ux * rim)} ${round(y2 - uy * rim)}`;
}
