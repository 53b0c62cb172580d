// @ts-check
// The puzzle the visitor is busy with: the one played, explained or watched last. A page that is opened
// without a puzzle in its address goes on with it.
import { keep, kept } from "./kept.js";

/** That puzzle, as 81 characters; null if there is none. */
export function currentPuzzle() {
  const puzzle = kept("current");
  return typeof puzzle === "string" ? puzzle : null;
}

/** From now on the visitor is busy with what only Play knows. */
export const dropCurrent = () => keep("current", null);

/** From now on the visitor is busy with this puzzle. What is no classic puzzle, no other page could go on with. @param {string} puzzle */
export function setCurrent(puzzle) {
  if (puzzle.length === 81) keep("current", puzzle);
}
