// @ts-check
// The whole state of the page Cross: the puzzle, the digits filled in, and what is shown of them.
/** @import { CrossFrame, CrossHint, CrossPuzzle } from "../types.js" */
import { stateOf } from "../state.js";

/**
 * @typedef {object} State
 * @property {string} text the puzzle as it was read
 * @property {CrossPuzzle | null} puzzle the same, explained by the API
 * @property {string[]} filled a digit for each cell, "." if it is empty
 * @property {string[] | null} solution the rows of the solution, while it is shown
 * @property {number} cell the cell with the focus
 * @property {boolean} across the direction in which digits are typed
 * @property {number | null} at the rule shown; null if it is the word of the cell
 * @property {CrossHint | null} hint
 * @property {boolean} deep whether all of the hint is shown
 * @property {number[]} wrong the cells that are known to be wrong
 * @property {CrossFrame | null} frame the grid that is being made; null while playing
 * @property {boolean} working
 * @property {string} said
 * @property {string} error
 */
export const { now, change, watch } = stateOf(/** @type {State} */ ({
  text: "", puzzle: null, filled: [], solution: null, cell: 0, across: true, at: 0, hint: null, deep: false, wrong: [], frame: null, working: false, said: "", error: "",
}));

/** The word through a cell, in the direction asked for if there is one; -1 if there is none. @param {CrossPuzzle} puzzle @param {number} cell @param {boolean} across */
export function wordAt({ words }, cell, across) {
  const own = words.findIndex((word) => word.across === across && word.cells.includes(cell));
  return own >= 0 ? own : words.findIndex((word) => word.cells.includes(cell));
}
