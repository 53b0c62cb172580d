// @ts-check
// Selecting cells and writing into them.
/** @import { Mode } from "./state.js" */
import { allDigits, cellName, numberOf } from "../cells.js";
import { grid } from "./board.js";
import { act } from "./game.js";
import { feel } from "./senses.js";
import { change, now } from "./state.js";

/** The names of the selected cells. */
const chosen = () => [...now().selected].map(cellName).join(" ");

/** Selects a cell, alone or in addition to those already selected. @param {number} cell @param {boolean} [more] */
export function select(cell, more = false) {
  change({ selected: new Set([...(more ? now().selected : []), cell]) });
}

/** Selects the next cell in reading order. */
function selectNext() {
  const next = (grid.focused + 1) % grid.cells.length;
  grid.focus(next);
  select(next);
}

/** Writes a digit into the selected cells. @param {number} digit @param {Mode} mode */
export function write(digit, mode) {
  const { typing, switches, selected } = now();
  // There are keys for nine colours on every board, but not for nine digits.
  if (mode !== "colour" && digit > allDigits().length) return;
  feel("digit");
  const cells = chosen();
  const number = numberOf(digit);
  if (typing) {
    act({ do: "enter", cells, digit: number, tidy: false });
    if (selected.size === 1) selectNext();
  } else if (mode === "enter") act({ do: "enter", cells, digit: number, tidy: switches.tidy });
  else if (mode === "colour") act({ do: "colour", cells, colour: digit });
  else act({ do: mode, cells, digit: number });
}

export function clear() {
  act({ do: "clear", cells: chosen() });
}

export function clearAndGoOn() {
  clear();
  selectNext();
}

/** Writes the only candidate marked in a cell. @param {number} cell */
export function settle(cell) {
  if (!now().typing) act({ do: "settle", cell: cellName(cell), tidy: now().switches.tidy });
}
