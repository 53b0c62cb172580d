// @ts-check
// The state of the trainer, and the visitor's progress, which the browser keeps.
/** @import { Progress, TrainHelped, TrainJudged, TrainPositioned } from "../types.js" */
import { stateOf } from "../state.js";
import { recall, store } from "../storage.js";

/** @typedef {"strike" | "place" | "note"} Mode */

/**
 * @typedef {object} State
 * @property {TrainPositioned | null} set the position; none while the list is shown
 * @property {string | null} chosen the technique the visitor chose; null on the path
 * @property {number} selected a cell
 * @property {boolean} picked whether the visitor has pressed it, so that a digit goes there
 * @property {Mode} mode
 * @property {number | null} held the digit that is lit, and that a click marks
 * @property {string[]} marks such as r4c7<>5, in the order in which they were made
 * @property {number[]} notes the digits noted in each cell, as sets
 * @property {TrainHelped | null} help
 * @property {boolean} mistaken whether an answer to this position was wrong
 * @property {TrainJudged | null} judged what is said of the answer, while it is shown
 * @property {boolean} busy whether an answer is awaited
 * @property {string} error
 */
export const { now, change, watch } = stateOf(
  /** @type {State} */ ({ set: null, chosen: null, selected: 0, picked: false, mode: "strike", held: null, marks: [], notes: [], help: null, mistaken: false, judged: null, busy: false, error: "" }),
);

/** Where the progress is kept, and what could not be read. */
const [KEY, OLD] = ["train", "train-old"];

/** The progress of this visit, if the browser does not keep it. @type {Progress | null} */
let kept = null;

/** What the visitor has answered so far; null if nothing. @returns {Progress | null} */
export function progress() {
  // Another tab may have answered meanwhile.
  return /** @type {Progress | null} */ (recall(KEY)) ?? kept;
}

/** Keeps the progress. Returns whether that worked. @param {Progress} progress */
export function keep(progress) {
  kept = progress;
  return store(KEY, progress);
}

/** Begins anew, because what is kept cannot be read; it stays under another name. */
export function beginAnew() {
  store(OLD, recall(KEY));
  store(KEY, null);
  kept = null;
}

/** Today where the visitor is, in days since 1 January 1970. */
export function today() {
  const now = new Date();
  return Math.max(0, Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000));
}
