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
  // On larger boards a name is that of one cell, whose numbers may have two digits.
  if (shape !== CLASSIC) {
    const line = (/** @type {string} */ number) => (row ? number : String.fromCharCode(64 + Number(number)));
    return text.replace(/r(\d+)c(\d+)/g, (_, /** @type {string} */ inRow, /** @type {string} */ inColumn) => row + line(inRow) + column + inColumn);
  }
  return text.replace(/r([1-9]+)c([1-9]+)/g, (_, /** @type {string} */ rows, /** @type {string} */ columns) => row + [...rows].map(rowOf).join("") + column + columns);
}

/**
 * The board that the page shows. A digit is the place of a value among those of the board, from 1.
 * @typedef {object} Shape
 * @property {number} rows
 * @property {number} columns
 * @property {string[]} cells their names in reading order
 * @property {string[]} symbols of the digits
 * @property {number} least the number that the first value is
 * @property {[number, number]} places how the marks are arranged in a cell: columns and rows
 */

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The classic board. @type {Shape} */
export const CLASSIC = {
  rows: 9,
  columns: 9,
  cells: NINE.flatMap((row) => NINE.map((column) => `r${row}c${column}`)),
  symbols: NINE.map(String),
  least: 1,
  places: [3, 3],
};

let shape = CLASSIC;
/** The cells by their names. */
let known = new Map(CLASSIC.cells.map((name, cell) => [name, cell]));

/** The board that the page shows. */
export const shapeNow = () => shape;

/** From now on the page shows another board. @param {Shape} next */
export function setShape(next) {
  shape = next;
  known = new Map(next.cells.map((name, cell) => [name, cell]));
}

/** The name of a cell, such as r4c7. @param {number} cell */
export const cellName = (cell) => shape.cells[cell] ?? "";

/** The cell with a name. @param {string} name */
export const cellOf = (name) => known.get(name) ?? -1;

/** The row and the column of a cell, from 0. @param {number} cell @returns {[number, number]} */
export function placeOf(cell) {
  const [row = 1, column = 1] = cellName(cell).slice(1).split("c").map(Number);
  return [row - 1, column - 1];
}

/** All digits of the board. */
export const allDigits = () => shape.symbols.map((_, at) => at + 1);

/** How a digit is written. @param {number} digit */
export const symbolOf = (digit) => shape.symbols[digit - 1] ?? String(digit);

/** The number that the API calls a digit, which differs where the values do not begin with 1. @param {number} digit */
export const numberOf = (digit) => digit + shape.least - 1;

/** The digit that the API calls by this number. @param {number} number */
export const digitOf = (number) => number - shape.least + 1;

/** The digit in a cell of a grid as the API writes it; 0 if it is empty. @param {string} grid @param {number} cell */
export const digitAt = (grid, cell) => Number.parseInt(grid[cell] ?? ".", 36) || 0;

/** A digit in a grid as the API writes it. @param {number} digit */
export const written = (digit) => digit.toString(36).toUpperCase();

/** A candidate's name, such as 5r4c7. @param {number} digit @param {number} cell */
export const candidateName = (digit, cell) => `${numberOf(digit)}${cellName(cell)}`;

/** The digit and the cell of a candidate. @param {string} candidate @returns {[digit: number, cell: number]} */
export function partsOf(candidate) {
  const at = candidate.indexOf("r");
  return [digitOf(Number(candidate.slice(0, at))), cellOf(candidate.slice(at))];
}

/** The digits of a set: 1 is the digit 1, 2 is 2, 4 is 3. @param {number} set */
export function digitsOf(set) {
  const digits = [];
  for (let digit = 1, left = set; left; digit++, left >>>= 1) if (left & 1) digits.push(digit);
  return digits;
}

/** What a step does, candidate by candidate: r4c7 = 5, r4c8 ≠ 5. @param {{places: string[], eliminates: string[]}} step */
export function resultOf({ places, eliminates }) {
  const each = (/** @type {string[]} */ candidates, /** @type {string} */ sign) =>
    candidates.map((candidate) => `${called(candidate.slice(1))} ${sign} ${candidate[0]}`);
  return [...each(places, "="), ...each(eliminates, "≠")];
}
