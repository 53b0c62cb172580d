// @ts-check
// What the player has just done, drawn before the answer is there. The answer says what it comes to, with
// all that follows from it; this only shows a digit where it was written.
/** @import { Change, View } from "../types.js" */
import { cellOf, digitOf, written } from "../cells.js";

/** @param {string} cells */
const cellsOf = (cells) => cells.split(" ").filter(Boolean).map(cellOf);

/** A text with one character replaced. @param {string} text @param {number} at @param {string} by */
const put = (text, at, by) => text.slice(0, at) + by + text.slice(at + 1);

/** The sets with a digit added in these cells; removed if all of them have it. @param {number[]} sets @param {number[]} cells @param {number} digit */
function toggled(sets, cells, digit) {
  const bit = 1 << (digit - 1);
  const all = cells.every((cell) => (sets[cell] ?? 0) & bit);
  const changed = [...sets];
  for (const cell of cells) changed[cell] = all ? (sets[cell] ?? 0) & ~bit : (sets[cell] ?? 0) | bit;
  return changed;
}

/** What drawings come to, known to the script that draws. @type {(view: View, change: Change) => View} */
let drawn = (view) => view;

/** Lets drawings be drawn before they are answered. @param {typeof drawn} draft */
export const draftDrawings = (draft) => (drawn = draft);

/** @param {View} view @param {Change} change @returns {View} */
function drafted(view, change) {
  if (typeof change === "string" || !("do" in change) || !("cells" in change)) return drawn(view, change);
  const cells = cellsOf(change.cells);
  const open = cells.filter((cell) => view.givens[cell] === ".");
  const empty = cells.filter((cell) => view.grid[cell] === ".");
  switch (change.do) {
    case "enter": {
      const digit = written(digitOf(change.digit));
      const same = open.every((cell) => view.grid[cell] === digit);
      return { ...view, grid: open.reduce((grid, cell) => put(grid, cell, same ? "." : digit), view.grid) };
    }
    case "corner":
    case "centre":
      return { ...view, [change.do]: toggled(view[change.do], empty, digitOf(change.digit)) };
    case "colour":
      return { ...view, colours: toggled(view.colours, cells, change.colour) };
    case "clear": {
      const digits = open.filter((cell) => view.grid[cell] !== ".");
      return { ...view, grid: digits.reduce((grid, cell) => put(grid, cell, "."), view.grid) };
    }
  }
}

/** The board with what waits for an answer drawn on it. @param {View} view @param {Change[]} changes */
export function withDraft(view, changes) {
  const views = [view];
  for (const change of changes) {
    // What is taken back before it was sent is simply not drawn.
    if (change === "undo" && views.length > 1) views.pop();
    else views.push(drafted(views.at(-1) ?? view, change));
  }
  return views.at(-1) ?? view;
}
