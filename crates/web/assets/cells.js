// @ts-check
// The names of cells and sets of digits, as the API writes them, and as the visitor calls them.
import { recall } from "./storage.js";

/** How the visitor calls the cell in row 1 and column 5. */
export const NAMES = String(recall("cells") ?? "r1c5");

/** What comes before the row and before the column; rows are letters if it is nothing. @type {Record<string, [string, string]>} */
const SIGNS = { r1c5: ["r", "c"], Z1S5: ["Z", "S"], A5: ["", ""], R1K5: ["R", "K"] };

/** What the rows and the columns are called. */
export function lineNames() {
  const [row, column] = SIGNS[NAMES] ?? ["r", "c"];
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return { rows: all.map((line) => (row ? `${row}${line}` : String.fromCharCode(64 + line))), columns: all.map((line) => `${column}${line}`) };
}

/** A text with its cells as the visitor calls them: r4c79 becomes Z4S79 or D79. @param {string} text */
export function called(text) {
  const [row, column] = SIGNS[NAMES] ?? ["r", "c"];
  const rowOf = (/** @type {string} */ digit) => (row ? digit : String.fromCharCode(64 + Number(digit)));
  return text.replace(/r([1-9]+)c([1-9]+)/g, (_, /** @type {string} */ rows, /** @type {string} */ columns) => row + [...rows].map(rowOf).join("") + column + columns);
}

/** The name of a cell, such as r4c7. @param {number} cell */
export const cellName = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** The cell with a name. @param {string} name */
export const cellOf = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** The digits of a set: 1 is the digit 1, 2 is 2, 4 is 3. @param {number} set */
export const digitsOf = (set) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => set & (1 << (digit - 1)));

/** What a step does, candidate by candidate: r4c7 = 5, r4c8 ≠ 5. @param {{places: string[], eliminates: string[]}} step */
export function resultOf({ places, eliminates }) {
  const each = (/** @type {string[]} */ candidates, /** @type {string} */ sign) =>
    candidates.map((candidate) => `${called(candidate.slice(1))} ${sign} ${candidate[0]}`);
  return [...each(places, "="), ...each(eliminates, "≠")];
}
