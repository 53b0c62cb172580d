// @ts-check
// What a puzzle consists of while it is made.
/** @import { CrossExplained } from "../types.js" */
/** @import { Frame } from "./state.js" */

/** @param {CrossExplained} puzzle @returns {Frame} */
export function frameOf({ width, height, black, left, above, marks, words, rules, leading_zeros, digits }) {
  return {
    width, height, black, left, above, names: marks, leading_zeros, digits,
    clues: rules.map(({ word, text }) => {
      const about = word === null ? undefined : words[word];
      return { cell: about?.cells[0] ?? null, across: about?.across ?? false, clue: text };
    }),
  };
}
