// @ts-check
// Playing: digits go into the word with the focus, by keys or by the pad.
import * as api from "../api.js";
import { $, $$, met, onClick } from "../dom.js";
import { say } from "../words.js";
import { digitOf } from "../shortcuts.js";
import { focus, move } from "./board.js";
import { goOnTo } from "./history.js";
import { change, now, watch, wordAt } from "./state.js";
import { ask } from "./work.js";

/** Writes a digit, or "." to empty the cell. @param {number} cell @param {string} digit */
export function write(cell, digit) {
  const { filled, puzzle, wrong } = now();
  if (!puzzle || puzzle.black.includes(cell)) return;
  const after = wrong.filter((it) => it !== cell);
  if (filled[cell] === digit) change({ solutions: [], hint: null, said: "" });
  else goOnTo({ filled: filled.map((own, i) => (i === cell ? digit : own)) });
  change({ wrong: after });
}

/** The cell before or after one in its word. @param {number} cell @param {number} by */
function nextInWord(cell, by) {
  const { puzzle, across } = now();
  if (!puzzle) return cell;
  const cells = puzzle.words[wordAt(puzzle, cell, across)]?.cells ?? [];
  return cells[cells.indexOf(cell) + by] ?? cell;
}

/** Writes a digit where the focus is, and moves on in the word. @param {string} digit */
function type(digit) {
  const { cell } = now();
  write(cell, digit);
  focus(nextInWord(cell, 1));
}

/** Empties the cell with the focus; if it is empty, the one before. */
function erase() {
  const { cell, filled } = now();
  const at = filled[cell] === "." ? nextInWord(cell, -1) : cell;
  write(at, ".");
  focus(at);
}

$("#kz").addEventListener("keydown", (event) => {
  if (now().frame || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const digit = digitOf(event);
  if (digit !== null) type(digit);
  else if (key === "Backspace" || key === "Delete") erase();
  else if (key === " ") change({ across: !now().across, at: null });
  else if (!move(key)) return;
  event.preventDefault();
});
$("#kz").addEventListener("pointerdown", (event) => {
  const cell = met(event, ".cell");
  if (!cell || now().frame) return;
  event.preventDefault();
  const index = Number(cell.dataset.cell);
  // A second press turns from across to down.
  if (index === now().cell && document.activeElement === cell) change({ across: !now().across, at: null });
  focus(index);
});
// When a screen reader moves the focus.
$("#kz").addEventListener("focusin", (event) => {
  const cell = met(event, ".cell");
  if (cell && Number(cell.dataset.cell) !== now().cell) change({ cell: Number(cell.dataset.cell) });
});
for (const key of $$("#pad [data-digit]")) {
  key.addEventListener("click", () => type(key.dataset.digit ?? ""));
}
onClick("#erase", erase);
onClick("#clear", () => {
  if (now().filled.some((digit) => digit !== ".")) goOnTo({ filled: now().filled.map(() => ".") });
});
onClick("#check", async () => {
  const { text, filled } = now();
  const judged = await ask((signal) => api.crossJudge(text, filled.join(""), signal));
  if (judged) change({ wrong: judged.wrong, at: judged.broken[0] ?? now().at, said: judged.sentence });
});

watch(["filled", "puzzle", "frame"], ({ filled, puzzle, frame }) => {
  const of = puzzle ? filled.length - puzzle.black.length : 0;
  $("#filled").textContent = frame ? "" : say("kz-filled", { filled: filled.filter((digit) => digit !== ".").length, of });
});
