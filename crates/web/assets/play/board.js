// @ts-check
// The board: shows the state on the grid.
/** @import { Content } from "../grid.js" */
/** @import { Drawing, Role } from "../types.js" */
/** @import { Playing, State } from "./state.js" */
import { cellName, cellOf, digitAt, partsOf } from "../cells.js";
import { $ } from "../dom.js";
import { Grid, contentsOf } from "../grid.js";
import { say } from "../words.js";
import { withDraft } from "./draft.js";
import { largeDigits } from "./hinted.js";
import { watch } from "./state.js";

export const grid = new Grid($("#grid"));

/** The marks of a hint: those of its step, or the houses to look at. @param {State["hint"]} hint @returns {Drawing | null} */
function drawingOf(hint) {
  if (hint?.answer.hint !== "step") return null;
  const houses = hint.answer.houses.map((house) => /** @type {[string, Role]} */ ([house, "house"]));
  const drawing = hint.answer.step?.drawing ?? { cells: [], candidates: [], houses, links: [], letters: [] };
  // What is shown large has a frame of its own.
  return largeDigits(hint.answer) ? { ...drawing, cells: [] } : drawing;
}

/** @param {State} state @param {Playing} playing @returns {Content[]} */
function contents({ selected, held, hint, finding, switches, typing, inspected, accepted, draft, mistakes }, playing) {
  const view = withDraft(playing.view, draft);
  const [chosen, ...others] = selected;
  const alone = others.length || held !== null ? undefined : chosen;
  const digitIn = (/** @type {number} */ cell) => digitAt(view.grid, cell);
  const lit = held ?? (alone === undefined ? 0 : digitIn(alone));
  const conflicts = new Set(switches.conflicts ? view.conflicts.map(cellOf) : []);
  /** @type {Map<number, Record<number, number>>} */
  const tints = new Map();
  for (const [candidate, colour] of view.tints) {
    const [digit, cell] = partsOf(candidate);
    tints.set(cell, { ...tints.get(cell), [digit]: colour });
  }
  const looked = new Set(hint?.answer.cells.map(cellOf));
  const wrong = new Set([...(finding?.wrong ?? []), ...mistakes].map(cellOf));
  const amiss = new Set(finding ? finding.cells.map(cellOf) : []);
  // A puzzle that is not proper shows why, until the player accepts it.
  const improper = inspected && inspected.opened !== "proper" && !accepted && !typing ? inspected : null;
  const blamed = new Set(improper?.blamed.map(cellOf));
  const gap = improper?.gap ?? "";
  const [one = "", other = ""] = improper?.opened === "several" ? improper.solutions : [];
  const candidates = hint?.answer.step ? view.candidates : switches.auto ? view.allowed : [];
  const large = largeDigits(hint?.answer);
  const lookedIn = new Set(hint?.answer.hint === "step" ? hint.answer.houses : []);
  return contentsOf(view.grid, typing ? view.grid : view.givens).map(({ kind, digit }, cell) => {
    const marks = (view.corner[cell] ?? 0) | (view.centre[cell] ?? 0);
    const places = digit ? 0 : marks || (view.allowed[cell] ?? 0);
    const classes = {
      peer: switches.houses && alone !== undefined && grid.sees(cell, alone),
      same: switches.same && lit !== 0 && digit === lit,
      sel: selected.has(cell),
      clash: conflicts.has(cell),
      wrong: wrong.has(cell),
      look: looked.has(cell) || (amiss.has(cell) && !wrong.has(cell)),
      blamed: blamed.has(cell),
      gap: gap === cellName(cell) || (grid.houses[cell] ?? []).includes(gap),
      asked: !large && (grid.houses[cell] ?? []).some((house) => lookedIn.has(house)),
      dim: switches.filter && lit !== 0 && digit !== lit && !(places & (1 << (lit - 1))),
    };
    const notes = [
      ...(classes.clash ? [say("cell-clashes")] : []),
      ...(classes.wrong ? [say("cell-wrong")] : []),
      ...(classes.look ? [say("cell-look")] : []),
      ...(classes.blamed ? [say("cell-blamed")] : []),
      ...(classes.gap ? [say("cell-gap")] : []),
    ];
    const own = { corner: view.corner[cell], centre: view.centre[cell], candidates: candidates[cell] };
    const litHere = switches.same && lit !== 0 && (marks | (candidates[cell] ?? 0)) & (1 << (lit - 1));
    // The candidates of a step cover the whole cell; the player's centre marks return after it.
    const marked = large ? { large: large(cell) } : hint?.answer.step ? { ...own, centre: 0 } : own;
    return {
      kind: kind === "found" ? /** @type {const} */ ("own") : (kind ?? null),
      digit,
      ...marked,
      // Only where it is: all other cells are left as they are drawn.
      lit: litHere ? lit : 0,
      both: !digit && one[cell] !== other[cell] ? [digitAt(one, cell), digitAt(other, cell)] : undefined,
      notes: [...(playing.board?.notes[cell] ?? []), ...notes],
      colours: view.colours[cell],
      ...(tints.has(cell) && !large ? { tints: tints.get(cell) } : {}),
      classes: Object.entries(classes).flatMap(([name, on]) => (on ? [name] : [])),
    };
  });
}

/** What of the game is not shown on another board. */
const AWAY = { draft: [], held: null, finding: null, mistakes: [], inspected: null };

/** The state as the board shows it: with another board, if there is one, in place of the game's. @param {Readonly<State>} state @returns {Readonly<State>} */
export function shownState(state) {
  const { playing, instead } = state;
  if (!playing || !instead) return state;
  const { view, cells, hint } = instead;
  return { ...state, ...AWAY, playing: { ...playing, view }, selected: new Set(cells), hint };
}

watch(["playing", "draft", "instead", "typing", "selected", "held", "hint", "finding", "mistakes", "switches", "inspected", "accepted"], (state) => {
  const { playing, instead, typing, hint } = shownState(state);
  if (!playing) return;
  if (typing?.solution) grid.show(contentsOf(typing.solution, playing.view.grid));
  else grid.show(contents(shownState(state), playing), drawingOf(hint));
  grid.element.classList.toggle("replaying", instead !== null);
  // What is selected steps back while a hint is on the board.
  grid.element.classList.toggle("hinting", hint?.answer.hint === "step");
});
