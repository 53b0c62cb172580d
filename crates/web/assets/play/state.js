// @ts-check
// The whole state of the page Play. `change` is the only way to alter it; every function that shows
// a part watches that part.
/** @import { Change, Finding, Game, Hint, Inspected, View } from "../types.js" */
import { stateOf } from "../state.js";
import { recall } from "../storage.js";

/**
 * What a digit key writes.
 * @typedef {"enter" | "corner" | "centre" | "colour"} Mode
 */

/**
 * A game on the board.
 * @typedef {object} Playing
 * @property {string} id the name under which the browser stores it
 * @property {Game} game in the API's form
 * @property {View} view its board
 */

/**
 * @typedef {object} State
 * @property {Playing | null} playing
 * @property {{before: Playing | null, solution: string | null} | null} typing set while a puzzle is typed: the game to go
 *   back to, and the solution if it was asked for
 * @property {Change[]} draft what the player did and no answer has confirmed yet
 * @property {boolean} offline whether the last attempt to send it failed
 * @property {boolean} paused
 * @property {{played: number, since: number | null}} clock milliseconds played until it last looked at itself, and when that was, on the clock of `performance`; null while it stands still
 * @property {ReadonlySet<number>} selected the selected cells
 * @property {Mode} mode
 * @property {number | null} held the digit chosen by its key, for digit first, then cells
 * @property {{answer: Hint, depth: number} | null} hint the hint shown
 * @property {Finding | null} finding what a check found
 * @property {string[]} mistakes the cells whose digit is wrong, if that is to be shown at once
 * @property {boolean} full whether to say that the grid is full, but not right
 * @property {Inspected | null} inspected what was opened; null until that is known
 * @property {boolean} accepted whether the player goes on with a puzzle that is not proper
 * @property {boolean} finished whether the puzzle has just been solved, or was solved when it was opened
 * @property {typeof SWITCHES} switches
 * @property {string} note
 * @property {string} error
 * @property {"says" | "more" | null} sheet what is in the sheet: a hint, a finding, the finish, what was opened; or more to do
 */

const SWITCHES = { tidy: true, auto: false, conflicts: true, same: true, houses: true, timer: true, filter: false, digitFirst: false, vibrate: false };

/** @type {State} */
const START = {
  playing: null,
  typing: null,
  draft: [],
  offline: false,
  paused: false,
  clock: { played: 0, since: null },
  selected: new Set([0]),
  mode: "enter",
  held: null,
  hint: null,
  finding: null,
  mistakes: [],
  full: false,
  inspected: null,
  accepted: false,
  finished: false,
  switches: { ...SWITCHES, .../** @type {Partial<typeof SWITCHES> | null} */ (recall("switches")) },
  note: "",
  error: "",
  sheet: null,
};

export const { now, change, watch } = stateOf(START);
