// @ts-check
// The names of cells and sets of digits, as the API writes them.

/** The name of a cell, such as r4c7. @param {number} cell */
export const cellName = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** The cell with a name. @param {string} name */
export const cellOf = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** The digits of a set: 1 is the digit 1, 2 is 2, 4 is 3. @param {number} set */
export const digitsOf = (set) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => set & (1 << (digit - 1)));

/** What a step does, candidate by candidate: r4c7 = 5, r4c8 ≠ 5. @param {{places: string[], eliminates: string[]}} step */
export function resultOf({ places, eliminates }) {
  const each = (/** @type {string[]} */ candidates, /** @type {string} */ sign) =>
    candidates.map((candidate) => `${candidate.slice(1)} ${sign} ${candidate[0]}`);
  return [...each(places, "="), ...each(eliminates, "≠")];
}
