// @ts-check
// Opening a puzzle: read from a text or a file, kept in the browser with the digits filled in.
import * as api from "../api.js";
import { recall, store } from "../storage.js";
import { say } from "../words.js";
import { change, now, watch } from "./state.js";
import { ask } from "./work.js";

/** Where the puzzle and its digits are kept. */
const KEPT = "cross";

/** A longer puzzle is not kept: each digit would store it again. */
const LONGEST = 100_000;

/** Reads a puzzle and shows it, with the digits filled in if they are of this puzzle. @param {string} text @param {string[]} [filled] */
export async function open(text, filled) {
  const puzzle = await ask((signal) => api.crossExplain(text, signal));
  if (!puzzle) return false;
  const cells = puzzle.width * puzzle.height;
  const rules = puzzle.contradiction?.map((rule) => rule + 1).join(", ");
  change({
    text, puzzle, filled: filled?.length === cells ? filled : Array(cells).fill("."), at: 0,
    cell: Math.min(now().cell, cells - 1), solution: null, hint: null, wrong: [],
    said: rules ? say("kz-contradiction", { rules }) : "",
  });
  return true;
}

/** What was kept, or null. @returns {{text: string, filled: string[]} | null} */
export function kept() {
  const found = /** @type {{text?: unknown, filled?: unknown} | null} */ (recall(KEPT));
  if (typeof found?.text !== "string" || typeof found.filled !== "string") return null;
  return { text: found.text, filled: [...found.filled] };
}

watch(["filled", "text"], ({ text, filled }) => {
  if (text && text.length <= LONGEST) store(KEPT, { text, filled: filled.join("") });
});
