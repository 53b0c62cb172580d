// @ts-check
// The whole state of the page Play. `change` is the only way to alter it; every function that shows
// a part watches that part.
/** @import { BoardShown, Change, GameChecked, HintAnswer, Inspected, SavedGame, View } from "../types.js" */
import { SWITCHES, onSettings, settings, switches } from "../setting.js";
import { stateOf } from "../state.js";

/**
 * What a digit key writes.
 * @typedef {"enter" | "corner" | "centre" | "colour"} Mode
 */

/**
 * What the colours are for: whole cells, candidates, links between candidates, or the pen.
 * @typedef {"cell" | "candidate" | "link" | "pen"} Tool
 */

/**
 * A game on the board.
 * @typedef {object} Playing
 * @property {string} id the name under which the browser stores it
 * @property {SavedGame} game in the API's form
 * @property {View} view its board
 * @property {BoardShown | null} board what it looks like, if it has rules or is another board than the classic one
 */

/**
 * A board that is shown in place of the game's.
 * @typedef {object} Instead
 * @property {View} view
 * @property {number[]} cells that have just changed
 * @property {{answer: HintAnswer, depth: number} | null} hint
 */

/**
 * @typedef {object} State
 * @property {Playing | null} playing
 * @property {{before: Playing | null, solution: string | null, leaving?: boolean} | null} typing set while a puzzle is typed: the
 *   game to go back to, the solution if it was asked for, and whether it is about to be played
 * @property {Change[]} draft what the player did and no answer has confirmed yet
 * @property {Instead | null} instead a board that is shown in place of the game's, as in a replay: nothing is written meanwhile
 * @property {boolean} offline whether the last attempt to send it failed
 * @property {boolean} paused
 * @property {{played: number, since: number | null}} clock milliseconds played until it last looked at itself, and when that was, on the clock of `performance`; null while it stands still
 * @property {ReadonlySet<number>} selected the selected cells
 * @property {Mode} mode
 * @property {Tool} tool what the mode for colours colours or draws
 * @property {number} ink the colour of candidates, links and strokes
 * @property {number | null} held the digit chosen by its key, for digit first, then cells
 * @property {{answer: HintAnswer, depth: number} | null} hint the hint shown
 * @property {GameChecked | null} finding what a check found
 * @property {string[]} mistakes the cells whose digit is wrong, if that is to be shown at once
 * @property {boolean} full whether to say that the grid is full, but not right
 * @property {Inspected | null} inspected what was opened; null until that is known
 * @property {boolean} accepted whether the player goes on with a puzzle that is not proper
 * @property {boolean} finished whether the puzzle has just been solved, or was solved when it was opened
 * @property {typeof SWITCHES} switches
 * @property {ReturnType<typeof settings>} settings
 * @property {string} note
 * @property {string} error
 * @property {"says" | "more" | "extra" | null} sheet what is in the sheet: a hint, a finding, the finish, what was opened; more to do; or something that a script brings along
 * @property {{title: string, closed: () => void} | null} extra what is in the sheet besides, and what ends it
 */

/** @type {State} */
const START = {
  playing: null,
  typing: null,
  draft: [],
  instead: null,
  offline: false,
  paused: false,
  clock: { played: 0, since: null },
  selected: new Set([0]),
  mode: "enter",
  tool: "cell",
  ink: 1,
  held: null,
  hint: null,
  finding: null,
  mistakes: [],
  full: false,
  inspected: null,
  accepted: false,
  finished: false,
  switches: switches(),
  settings: settings(),
  note: "",
  error: "",
  sheet: null,
  extra: null,
};

export const { now, change, watch } = stateOf(START);

// Another page may change them at any time.
onSettings(() => change({ switches: switches(), settings: settings() }));
