// @ts-check
// Making a puzzle: bars and black cells by clicks or keys, clues by word; after each change the
// solutions are counted.
/** @import { CrossFrame, CrossPuzzle } from "../types.js" */
import * as api from "../api.js";
import { $, $$, el, met, onClick } from "../dom.js";
import { number, say } from "../words.js";
import { focus, move } from "./board.js";
import { open } from "./open.js";
import { change, now, watch, wordAt } from "./state.js";
import { ask } from "./work.js";

/** The part of a cell, from each edge, that counts as the edge. */
const EDGE = 0.2;

/** What the puzzle consists of. @param {CrossPuzzle} puzzle @returns {CrossFrame} */
function frameOf({ width, height, black, left, above, marks, words, rules, leading_zeros, digits }) {
  return {
    width, height, black, left, above, names: marks, leading_zeros, digits,
    clues: rules.map(({ word, text }) => {
      const about = word === null ? undefined : words[word];
      return { cell: about?.cells[0] ?? null, across: about?.across ?? false, clue: text };
    }),
  };
}

/** Takes over another grid: it is built, shown, and its solutions are counted. @param {CrossFrame} frame */
async function build(frame) {
  change({ frame });
  const built = await ask((signal) => api.crossBuild(frame, signal));
  if (!built || now().frame !== frame || !(await open(built.text))) return;
  const { puzzle } = now();
  if (!puzzle || now().frame !== frame) return;
  // The names that were given stay.
  change({ frame: { ...frame, names: puzzle.marks } });
  $("#text", HTMLTextAreaElement).value = built.text;
  if (!puzzle.rules.length) return;
  const solved = await ask((signal) => api.crossSolve(built.text, 2, signal), say("kz-counting"));
  if (solved) change({ said: verdict(solved) });
}

/** How many solutions there are. @param {{solutions: string[][], unique: boolean | null, complete: boolean, nodes: number}} solved */
export function verdict({ solutions, unique, complete, nodes }) {
  const count = solutions.length;
  const key = unique ? "kz-unique" : count > 1 ? "kz-several" : complete ? "kz-no-solution" : "kz-undecided";
  return say(key, { count, nodes: number(nodes) });
}

/** A list with a cell added, or without it. @param {number[]} list @param {number} cell */
const toggled = (list, cell) => (list.includes(cell) ? list.filter((it) => it !== cell) : [...list, cell]);

/** Puts a bar at a side of a cell, or takes it away. @param {number} cell @param {"left" | "above" | "right" | "below"} side */
function toggleBar(cell, side) {
  const { frame } = now();
  if (!frame) return;
  const { width, height, left, above } = frame;
  const across = side === "left" || side === "right";
  const at = side === "right" ? cell + 1 : side === "below" ? cell + width : cell;
  // The border of the grid has no bars.
  if (across ? at % width === 0 : at < width || at >= width * height) return;
  build(across ? { ...frame, left: toggled(left, at) } : { ...frame, above: toggled(above, at) });
}

/** @param {number} cell */
function toggleBlack(cell) {
  const { frame } = now();
  if (frame) build({ ...frame, black: toggled(frame.black, cell) });
}

/** The edge of a cell that was pressed, if one was. @param {HTMLElement} cell @param {PointerEvent} event @returns {"left" | "above" | "right" | "below" | null} */
function edgeAt(cell, { clientX, clientY }) {
  const { left, top, width, height } = cell.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  const near = { left: x, right: 1 - x, above: y, below: 1 - y };
  const [side] = /** @type {(keyof typeof near)[]} */ (Object.keys(near)).sort((a, b) => near[a] - near[b]);
  return side && near[side] < EDGE ? side : null;
}

$("#kz").addEventListener("pointerdown", (event) => {
  const cell = met(event, ".cell");
  if (!cell || !now().frame) return;
  event.preventDefault();
  const index = Number(cell.dataset.cell);
  const side = edgeAt(cell, event);
  focus(index);
  if (side) toggleBar(index, side);
});
$("#kz").addEventListener("dblclick", (event) => {
  const cell = met(event, ".cell");
  if (cell && now().frame && !edgeAt(cell, /** @type {PointerEvent} */ (event))) toggleBlack(Number(cell.dataset.cell));
});
$("#kz").addEventListener("keydown", (event) => {
  const { frame, cell } = now();
  if (!frame || event.ctrlKey || event.metaKey || event.altKey) return;
  const sides = /** @type {const} */ ({ ArrowLeft: "left", ArrowRight: "right", ArrowUp: "above", ArrowDown: "below" });
  const side = sides[/** @type {keyof typeof sides} */ (event.key)];
  if (event.shiftKey && side) toggleBar(cell, side);
  else if (event.key.toLowerCase() === "b") toggleBlack(cell);
  else if (event.key === " ") change({ across: !now().across, at: null });
  else if (!move(event.key)) return;
  event.preventDefault();
});

/** Turns to making or to playing. @param {boolean} building */
function turnTo(building) {
  const { puzzle } = now();
  if (!puzzle) return;
  // A rule that is shown only in part cannot be written again.
  if (building && puzzle.rules.some(({ cut }) => cut)) {
    change({ error: say("kz-too-long") });
    return;
  }
  const frame = building ? frameOf(puzzle) : null;
  change({ frame, hint: null, solution: null, wrong: [], error: "", at: null });
}
onClick("#mode-play", () => turnTo(false));
onClick("#mode-build", () => turnTo(true));
$("#new").addEventListener("submit", (event) => {
  event.preventDefault();
  const side = (/** @type {string} */ id) => Math.max(1, Math.min(20, Math.round(Number($(id, HTMLInputElement).value)) || 5));
  change({ cell: 0 });
  build({ width: side("#width"), height: side("#height"), black: [], left: [], above: [], names: [], clues: [], leading_zeros: false, digits: "cells" });
});

watch(["frame"], ({ frame }) => {
  const building = Boolean(frame);
  $("#mode-play").setAttribute("aria-pressed", String(!building));
  $("#mode-build").setAttribute("aria-pressed", String(building));
  $("#buildbox").hidden = !building;
  $("#rulebox").hidden = building;
  for (const part of $$(".playing, #pad")) part.hidden = building;
});

watch(["frame", "cell", "across", "puzzle"], ({ frame, cell, across, puzzle }) => {
  if (!frame || !puzzle) return;
  const word = puzzle.words[wordAt(puzzle, cell, across)];
  const name = word ? `${word.name} ${say(word.across ? "kz-across" : "kz-down")}` : "";
  $("#clue-of").textContent = word ? say("kz-clue-of", { word: name }) : say("kz-no-word");
  const about = frame.clues.flatMap((clue, i) => (word && clue.cell === word.cells[0] && clue.across === word.across ? [{ clue, i }] : []));
  const typing = document.activeElement instanceof HTMLInputElement && $("#clues").contains(document.activeElement) ? document.activeElement.id : null;
  $("#clues").replaceChildren(...(word ? [...about, null] : []).map((one, place) => {
    const id = `clue-${place}`;
    const input = el("input", { id, type: "text", value: one?.clue.clue ?? "", autocomplete: "off", spellcheck: "false" });
    input.addEventListener("change", () => {
      if (!(input instanceof HTMLInputElement) || !word) return;
      const clue = { cell: word.cells[0] ?? null, across: word.across, clue: input.value };
      const others = frame.clues.filter((_, i) => i !== one?.i);
      build({ ...frame, clues: input.value.trim() ? [...(one ? frame.clues.slice(0, one.i) : frame.clues), clue, ...(one ? frame.clues.slice(one.i + 1) : [])] : others });
    });
    return el("label", {}, say("kz-clue", { number: place + 1 }), input);
  }));
  if (typing) document.getElementById(typing)?.focus();
});
