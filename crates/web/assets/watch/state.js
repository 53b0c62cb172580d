// @ts-check
// The whole state of the page Watch: the lanes that run by one clock, and the clock's time.
/** @import { EngineName, Moment, TraceSummarised, TraceSummary } from "../types.js" */
import { $ } from "../dom.js";
import { currentPuzzle, setCurrent } from "../current.js";
import { stateOf } from "../state.js";
import { data, say } from "../words.js";

/** What the server wrote into the page. */
const written = /** @type {{puzzle: string, engines: EngineName[], rival: string, modules: Record<string, string[]>, arrays: "ladder" | "crossed" | "tries" | "cover", matrix: number[][] | null}} */ (data);

/** The same for the puzzle in the address; a page that no server wrote for it has another. */
const asked = new URLSearchParams(location.search).get("puzzle");
const page = { ...written, puzzle: asked ?? currentPuzzle() ?? written.puzzle };
if (asked) setCurrent(asked);

/** The puzzle that belongs into the address; none if it is the page's own. */
export const ADDRESSED = asked ?? currentPuzzle();
if (page.puzzle !== written.puzzle) {
  $("#puzzle-text", HTMLInputElement).value = page.puzzle;
  if (page.engines.length === 1) $("h1").title = $("h1").textContent = say("web-watch");
}

/**
 * An engine: the overview of its trace, and its state at the moment shown.
 * @typedef {object} Lane
 * @property {TraceSummary} which
 * @property {TraceSummarised} trace
 * @property {Moment} moment
 */

/**
 * @typedef {object} State
 * @property {Lane[]} lanes empty until their traces have arrived
 * @property {number} at the number of events before the moment shown
 * @property {number} end the length of the longest trace
 * @property {boolean} running
 * @property {boolean} backwards whether it runs backwards
 * @property {number} speed events per second
 * @property {string} said a message shown instead of the sentence about the moment, such as an error
 */

export const { now, change, watch } = stateOf(/** @type {State} */ ({ lanes: [], at: 0, end: 0, running: false, backwards: false, speed: 32, said: "" }));

export const RACING = page.engines.length > 1;
export const RIVAL = page.rival;

/** What the engine works with besides the grid. */
export const ARRAYS = page.arrays;

/** For each candidate, cell by cell, its four columns in the matrix of the exact cover. */
export const MATRIX = page.matrix ?? [];

/** The traces to show. */
export const QUESTIONS = page.engines.map((engine) => ({ puzzle: page.puzzle, engine }));

/** The procedure that a line of an engine's pseudocode, from 1, belongs to, without its arguments. @param {string} engine @param {number} line */
export const procedureOf = (engine, line) => (page.modules[engine]?.[line - 1] ?? "").replace(/\(.*/, "");
