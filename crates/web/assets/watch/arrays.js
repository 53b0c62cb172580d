// @ts-check
// What the engine works with besides the grid: which drawings they are depends on the engine.
/** @import { Moment } from "../types.js" */
import { startCover } from "./cover.js";
import { startCalls, startStrikes } from "./strikes.js";
import { startTries } from "./tries.js";
import { ARRAYS, now } from "./state.js";

/** Says what the drawing shows of a cell; it depends on the engine. @type {(cell: number, moment: Moment) => void} */
let read = () => {};

/** Draws the arrays, still empty, and keeps them up to date. */
export function startArrays() {
  switch (ARRAYS) {
    case "cover": read = startCover(); break;
    case "tries": read = startTries(); startCalls(); break;
    default: read = startStrikes(); startCalls();
  }
}

/** Says what the drawing shows of a cell. @param {number} cell */
export function readCell(cell) {
  const moment = now().lanes[0]?.moment;
  if (moment) read(cell, moment);
}
