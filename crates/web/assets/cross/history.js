// @ts-check
// Undo and redo, for digits and for the puzzle itself.
/** @import { CrossExplained } from "../types.js" */
import * as api from "../api.js";
import { met } from "../dom.js";
import { connectUndo } from "../undoing.js";
import { frameOf } from "./frame.js";
import { change, now, watch } from "./state.js";
import { ask } from "./work.js";

/** How many changes can be undone. */
const MOST = 500;

/** What goes with each change: nothing that was said of what was there before holds any longer. */
const ANEW = { solutions: [], hint: null, wrong: [], said: "" };

/** Other digits, or another puzzle with its digits. What was there before can be brought back. @param {{filled: string[], text?: string, puzzle?: CrossExplained}} parts */
export function goOnTo(parts) {
  const { text, puzzle, filled, past } = now();
  const before = puzzle ? [...past, { text, puzzle, filled }].slice(-MOST) : past;
  change({ ...ANEW, ...parts, past: before, future: [] });
}

/** Returns to the last moment of one list, and keeps the present one in the other. @param {"past" | "future"} from @param {"past" | "future"} to */
async function go(from, to) {
  const moment = now()[from].at(-1);
  if (!moment) return;
  const puzzle = moment.puzzle ?? (await ask((signal) => api.crossExplain(moment.text, signal)));
  const { text, filled, puzzle: shown, frame, cell } = now();
  if (!puzzle || now()[from].at(-1) !== moment) return;
  change({
    ...ANEW, puzzle, text: moment.text, filled: moment.filled, refused: text === moment.text ? now().refused : [],
    frame: frame && frameOf(puzzle), cell: Math.min(cell, moment.filled.length - 1), error: "",
    [from]: now()[from].slice(0, -1),
    [to]: [...now()[to], { text, filled, puzzle: shown }],
  });
}

export const undo = () => go("past", "future");
export const redo = () => go("future", "past");

watch(["past", "future"], connectUndo(undo, redo, (event) => !met(event, "input, textarea")));
