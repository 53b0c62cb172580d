// @ts-check
// Making a puzzle: bars and black cells by clicks or keys, clues by word; after each change the
// solutions are counted.
/** @import { Frame } from "./state.js" */
import * as api from "../api.js";
import { $, $$, button, el, met, onClick } from "../dom.js";
import { number, say } from "../words.js";
import { offer } from "../toast.js";
import { focus, move } from "./board.js";
import { frameOf } from "./frame.js";
import { undo } from "./history.js";
import { open } from "./open.js";
import { change, now, watch, wordAt } from "./state.js";
import { ask } from "./work.js";

/** The part of a cell, from each edge, that counts as the edge. */
const EDGE = 0.2;

/** Takes over another grid: it is built, shown, and its solutions are counted. Returns why it cannot be built, if so. @param {Frame} frame */
async function build(frame) {
  change({ frame });
  const built = await ask((signal) => api.crossBuild(frame, signal));
  const opened = built && now().frame === frame && (await open(built.text, now().filled));
  const { puzzle, error, frame: latest } = now();
  if (latest !== frame || !puzzle) return "";
  if (!opened) {
    change({ frame: frameOf(puzzle) });
    // Another question may have ended this one.
    return error || say("kz-stopped");
  }
  // The names that were given stay.
  change({ frame: { ...frame, names: puzzle.marks } });
  if (puzzle.rules.length) count(built.text);
  return "";
}

/** Counts the solutions, up to two. @param {string} text */
async function count(text) {
  const solved = await ask((signal) => api.crossSolve(text, 2, signal), say("kz-counting"));
  if (solved && now().text === text) change({ said: verdict(solved) });
}

onClick("#solve", async () => {
  const { text } = now();
  const solved = await ask((signal) => api.crossSolve(text, 2, signal));
  if (solved && now().text === text) change({ solutions: solved.solutions, hint: null, at: now().at, said: verdict(solved) });
});

/** How many solutions there are, and which clues they do not heed. @param {{solutions: string[][], unique: boolean | null, complete: boolean, nodes: number}} solved */
function verdict({ solutions, unique, complete, nodes }) {
  const key = unique ? "kz-unique" : solutions.length > 1 ? "kz-several" : complete ? "kz-no-solution" : "kz-undecided";
  const clues = now().refused.map(({ clue }) => `“${clue}”`).join(", ");
  return [say(key, { nodes: number(nodes) }), ...(clues ? [say("kz-without", { clues })] : [])].join(" ");
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
  change({ frame, hint: null, solutions: [], wrong: [], error: "", said: "", at: null });
}
onClick("#mode-play", () => turnTo(false));
onClick("#mode-build", () => turnTo(true));
$("#new").addEventListener("submit", (event) => {
  event.preventDefault();
  const side = (/** @type {string} */ id) => Math.max(1, Math.min(20, Math.round(Number($(id, HTMLInputElement).value)) || 5));
  change({ cell: 0, refused: [] });
  offer(say("kz-replaced"), undo);
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

/** Takes over what stands in a clue's field. @param {{cells: number[], across: boolean}} word @param {string | null} before the clue that it replaces @param {string} clue */
async function enter({ cells: [cell = 0], across }, before, clue) {
  const { frame } = now();
  if (!frame) return;
  const isOwn = (/** @type {{cell?: number | null, across?: boolean}} */ other) => other.cell === cell && other.across === across;
  const at = frame.clues.findIndex((other) => isOwn(other) && other.clue === before);
  const [first, rest] = at < 0 ? [frame.clues, []] : [frame.clues.slice(0, at), frame.clues.slice(at + 1)];
  const why = clue || at >= 0 ? await build({ ...frame, clues: [...first, ...(clue ? [{ cell, across, clue }] : []), ...rest] }) : "";
  const others = now().refused.filter((other) => !(isOwn(other) && other.instead === before));
  change({ refused: why ? [...others, { cell, across, instead: before, clue, why }] : others, ...(why ? { error: "" } : {}) });
}

watch(["frame", "cell", "across", "puzzle", "refused"], ({ frame, cell, across, puzzle, refused }) => {
  if (!frame || !puzzle) return;
  const word = puzzle.words[wordAt(puzzle, cell, across)];
  const name = word ? `${word.name} ${say(word.across ? "kz-across" : "kz-down")}` : "";
  $("#clue-of").textContent = word ? say("kz-clue-of", { word: name }) : say("kz-no-word");
  const clues = word ? frame.clues.filter((clue) => clue.cell === word.cells[0] && clue.across === word.across) : [];
  const typing = document.activeElement instanceof HTMLInputElement && $("#clues").contains(document.activeElement) ? document.activeElement.id : null;
  $("#clues").replaceChildren(...(word ? [...clues.map(({ clue }) => clue), null] : []).map((before, place) => {
    const wrong = refused.find((other) => other.cell === word?.cells[0] && other.across === word?.across && other.instead === before);
    const [id, about] = [`clue-${place}`, `clue-${place}-why`];
    const input = el("input", { id, type: "text", value: wrong?.clue ?? before ?? "", autocomplete: "off", spellcheck: "false", ...(wrong ? { "aria-invalid": "true", "aria-describedby": about } : {}) });
    input.addEventListener("change", () => {
      if (input instanceof HTMLInputElement && word) enter(word, before, input.value.trim());
    });
    return el("label", {}, say("kz-clue", { number: place + 1 }), input, ...(wrong ? [el("span.err", { id: about, role: "alert" }, wrong.why)] : []));
  }));
  if (typing) document.getElementById(typing)?.focus();
});

/** The clues that were refused, wherever they are, with a way to each. */
watch(["refused", "puzzle"], ({ refused, puzzle }) => {
  $("#refused").hidden = !refused.length;
  $("#refused").replaceChildren(...refused.map(({ cell, across, clue }) => {
    const word = puzzle?.words.find((word) => word.cells[0] === cell && word.across === across);
    const name = word ? `${word.name} ${say(across ? "kz-across" : "kz-down")}` : "";
    return el("li", {}, button("button.link", {}, () => change({ cell, across, at: null }), say("kz-refused", { word: name, clue })));
  }));
});
