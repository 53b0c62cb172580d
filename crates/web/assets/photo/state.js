// @ts-check
// The whole state of the page From a picture.
/** @import { PhotoGrid } from "../types.js" */
import { cellOf } from "../cells.js";
import { stateOf } from "../state.js";

/**
 * @typedef {object} State
 * @property {ImageData | null} picture the picture that was read, or is to be
 * @property {Blob | null} file the same as a file
 * @property {PhotoGrid[]} grids what was read in it
 * @property {number} at which of them is shown
 * @property {number[][]} corrected what the cells of each grid hold now; 0 for none
 * @property {number[]} digits the same of the grid that is shown
 * @property {Step[]} past what undo returns to, the latest last
 * @property {Step[]} future what redo returns to, the next one last
 * @property {number} cell the current cell
 * @property {boolean} waiting whether the picture waits for leave to be sent
 * @property {boolean} camera whether the camera is on
 * @property {string} said
 * @property {string} error
 *
 * What a cell of a grid held before it was written.
 * @typedef {{at: number, cell: number, digit: number}} Step
 */

/** @type {State} */
const START = { picture: null, file: null, grids: [], at: 0, corrected: [], digits: [], past: [], future: [], cell: 0, waiting: false, camera: false, said: "", error: "" };

export const { now, change, watch } = stateOf(START);

/** The grid that is shown. */
export const shown = () => now().grids[now().at];

/** Shows one of the grids that were read. @param {number} at */
export function show(at) {
  const grid = now().grids[at];
  if (grid) change({ at, digits: now().corrected[at] ?? [], cell: firstDoubt(grid) });
}

/** Takes over the grids that were read. @param {PhotoGrid[]} grids @param {number} at the one to show */
export function take(grids, at) {
  change({ grids, corrected: grids.map(({ puzzle }) => [...puzzle].map((digit) => Number(digit) || 0)), past: [], future: [], at: -1 });
  show(at);
}

/** The first cell worth a look, in reading order. @param {PhotoGrid} grid */
function firstDoubt({ doubts }) {
  const cells = doubts.map(({ cell }) => cellOf(cell));
  return cells.length ? Math.min(...cells) : 0;
}

/** Puts a digit into a cell of a grid. @param {Step} step @returns {Step} what undoes it */
function put({ at, cell, digit }) {
  const before = now().corrected[at] ?? [];
  const digits = before.map((old, other) => (other === cell ? digit : old));
  change({ cell, at, corrected: now().corrected.map((old, other) => (other === at ? digits : old)), digits });
  return { at, cell, digit: before[cell] ?? 0 };
}

/** Writes a digit into a cell; 0 empties it. @param {number} cell @param {number} digit */
export function write(cell, digit) {
  if (now().digits[cell] === digit) return change({ cell });
  const back = put({ at: now().at, cell, digit });
  change({ past: [...now().past, back], future: [] });
}

/** Takes back the last correction of one list, and keeps it in the other. @param {"past" | "future"} from @param {"past" | "future"} to */
function go(from, to) {
  const step = now()[from].at(-1);
  if (!step) return;
  const back = put(step);
  change({ [from]: now()[from].slice(0, -1), [to]: [...now()[to], back] });
}
export const undo = () => go("past", "future");
export const redo = () => go("future", "past");
