// @ts-check
// The board: shows the state on the grid.
/** @import { Content } from "../grid.js" */
/** @import { Drawing } from "../types.js" */
/** @import { Playing, State } from "./state.js" */
import { cellOf } from "../cells.js";
import { $ } from "../dom.js";
import { Grid, contentsOf } from "../grid.js";
import { watch } from "./state.js";

export const grid = new Grid($("#grid"));

/** The marks of a hint: those of its step, or the houses to look at. @param {State["hint"]} hint @returns {Drawing | null} */
function drawingOf(hint) {
  if (hint?.answer.hint !== "step") return null;
  const houses = hint.answer.houses.map((house) => /** @type {[string, string]} */ ([house, "house"]));
  return hint.answer.step?.drawing ?? { cells: [], candidates: [], houses, links: [], letters: [] };
}

/** @param {State} state @param {Playing} playing @returns {Content[]} */
function contents({ selected, held, hint, finding, switches, typing }, { view }) {
  const [chosen, ...others] = selected;
  const alone = others.length || held !== null ? undefined : chosen;
  const digitIn = (/** @type {number} */ cell) => Number(view.grid[cell]) || 0;
  const lit = held ?? (alone === undefined ? 0 : digitIn(alone));
  const conflicts = new Set(switches.conflicts ? view.conflicts.map(cellOf) : []);
  const looked = new Set(hint?.answer.cells.map(cellOf));
  const wrong = new Set(finding && ["mistakes", "struck"].includes(finding.finding) ? finding.cells.map(cellOf) : looked);
  const candidates = hint?.answer.step ? view.candidates : switches.auto ? view.allowed : [];
  return contentsOf(view.grid, typing ? view.grid : view.givens).map(({ kind, digit }, cell) => {
    const classes = {
      peer: switches.houses && alone !== undefined && grid.sees(cell, alone),
      same: switches.same && lit !== 0 && digit === lit,
      sel: selected.has(cell),
      clash: conflicts.has(cell),
      wrong: wrong.has(cell),
      look: looked.has(cell),
    };
    return {
      kind: kind === "found" ? /** @type {const} */ ("own") : (kind ?? null),
      digit,
      corner: view.corner[cell],
      candidates: candidates[cell],
      centre: view.centre[cell],
      colours: view.colours[cell],
      classes: Object.entries(classes).flatMap(([name, on]) => (on ? [name] : [])),
    };
  });
}

watch(["playing", "typing", "selected", "held", "hint", "finding", "switches"], (state) => {
  const { playing, typing, hint } = state;
  if (!playing) return;
  if (typing?.solution) grid.show(contentsOf(typing.solution, playing.view.grid));
  else grid.show(contents(state, playing), drawingOf(hint));
});
