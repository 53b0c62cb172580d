// @ts-check
// The whole state of the page Cross: the puzzle, the digits filled in, and what is shown of them.
/** @import { CrossBuild, CrossExplained, CrossHinted } from "../types.js" */
import { stateOf } from "../state.js";

/** A grid that is being made. @typedef {Required<CrossBuild>} Frame */

/**
 * A puzzle with the digits filled in, to which undo and redo return.
 * @typedef {object} Moment
 * @property {string} text
 * @property {string[]} filled
 * @property {CrossExplained | null} puzzle null if it has to be read again
 */

/**
 * A clue that could not be read. It is no part of the puzzle.
 * @typedef {object} Refused
 * @property {number} cell the first cell of the word it is about
 * @property {boolean} across
 * @property {string | null} instead the clue that it was to replace, if one
 * @property {string} clue
 * @property {string} why
 */

/**
 * @typedef {object} State
 * @property {string} text the puzzle as it was read
 * @property {CrossExplained | null} puzzle the same, explained by the API
 * @property {string[]} filled a digit for each cell, "." if it is empty
 * @property {string[][]} solutions the rows of each solution found, while they are shown
 * @property {Moment[]} past what undo returns to, the latest last
 * @property {Moment[]} future what redo returns to, the next one last
 * @property {Refused[]} refused
 * @property {number} cell the cell with the focus
 * @property {boolean} across the direction in which digits are typed
 * @property {number | null} at the rule shown; null if it is the word of the cell
 * @property {CrossHinted | null} hint
 * @property {boolean} deep whether all of the hint is shown
 * @property {number[]} wrong the cells that are known to be wrong
 * @property {Frame | null} frame the grid that is being made; null while playing
 * @property {boolean} working
 * @property {string} said
 * @property {string} error
 */
export const { now, change, watch } = stateOf(/** @type {State} */ ({
  text: "", puzzle: null, filled: [], solutions: [], past: [], future: [], refused: [], cell: 0, across: true, at: 0, hint: null, deep: false, wrong: [], frame: null, working: false, said: "", error: "",
}));

/** The word through a cell, in the direction asked for if there is one; -1 if there is none. @param {CrossExplained} puzzle @param {number} cell @param {boolean} across */
export function wordAt({ words }, cell, across) {
  const own = words.findIndex((word) => word.across === across && word.cells.includes(cell));
  return own >= 0 ? own : words.findIndex((word) => word.cells.includes(cell));
}
