// @ts-check
// The whole state of the page From a picture.
/** @import { PhotoGrid } from "../types.js" */
import { cellOf } from "../cells.js";
import { stateOf } from "../state.js";

/**
 * @typedef {object} State
 * @property {ImageData | null} picture the picture that was read, or is to be
 * @property {PhotoGrid[]} grids what was read in it
 * @property {number} at which of them is shown
 * @property {number[]} digits what its cells hold now; 0 for none
 * @property {number} cell the current cell
 * @property {boolean} waiting whether the picture waits for leave to be sent
 * @property {boolean} camera whether the camera is on
 * @property {string} said
 * @property {string} error
 */

/** @type {State} */
const START = { picture: null, grids: [], at: 0, digits: [], cell: 0, waiting: false, camera: false, said: "", error: "" };

export const { now, change, watch } = stateOf(START);

/** The grid that is shown. */
export const shown = () => now().grids[now().at];

/** Shows one of the grids that were read. @param {PhotoGrid[]} grids @param {number} at */
export function show(grids, at) {
  const grid = grids[at];
  if (!grid) return;
  const digits = [...grid.puzzle].map((digit) => Number(digit) || 0);
  change({ grids, at, digits, cell: firstDoubt(grid) });
}

/** The first cell worth a look, in reading order. @param {PhotoGrid} grid */
function firstDoubt({ doubts }) {
  const cells = doubts.map(({ cell }) => cellOf(cell));
  return cells.length ? Math.min(...cells) : 0;
}

/** Writes a digit into a cell; 0 empties it. @param {number} cell @param {number} digit */
export function write(cell, digit) {
  change({ cell, digits: now().digits.map((before, other) => (other === cell ? digit : before)) });
}
