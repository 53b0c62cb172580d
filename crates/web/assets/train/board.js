// @ts-check
// The grid and the pad below it.
import { cellName, digitsOf } from "../cells.js";
import { $, $$, met } from "../dom.js";
import { Grid, contentsOf, moved } from "../grid.js";
import { say } from "../words.js";
import { mark } from "./drill.js";
import { change, now, watch } from "./state.js";

/** @import { Role } from "../types.js" */
/** @import { Mode } from "./state.js" */

/** @type {Mode[]} */
const MODES = ["strike", "place", "note"];

export const grid = new Grid($("#grid"));

watch(["set", "selected", "held", "marks", "notes", "help", "judged"], ({ set, selected, held, marks, notes, help, judged }) => {
  if (!set) return;
  const digits = [...set.givens].map((digit, cell) => (digit === "." ? set.placed[cell] ?? "." : digit)).join("");
  const drawing = judged ? judged.drawn?.drawing : help?.drawn.drawing;
  const made = marks.map((mark) => {
    const [cell = "", digit = ""] = mark.split(/<>|=/);
    return { cell, candidate: digit + cell, role: mark.includes("=") ? "placed" : "eliminated" };
  });
  const contents = contentsOf(digits, set.givens).map((content, cell) => ({
    ...content,
    candidates: set.marks[cell] ?? 0,
    corner: notes[cell] ?? 0,
    classes: cell === selected ? ["sel"] : [],
    notes: made.filter((mark) => mark.cell === cellName(cell)).map(({ role, candidate }) => say(role === "placed" ? "train-claim-is" : "train-claim-not", { cell: "", digit: candidate[0] ?? "" }).trim()),
    ...(held ? { lit: held } : {}),
  }));
  const empty = { cells: [], candidates: [], houses: [], links: [], letters: [] };
  const candidates = [...(drawing?.candidates ?? []), .../** @type {[string, Role][]} */ (made.map(({ candidate, role }) => [candidate, role]))];
  grid.show(contents, { ...(drawing ?? empty), candidates });
});

watch(["set"], ({ set, selected }) => {
  if (set) grid.focus(selected);
});

watch(["set", "held"], ({ set, held }) => {
  if (!set) return;
  for (const button of $$("#keys button")) {
    const digit = Number(button.dataset.digit);
    const count = set.marks.filter((marks) => digitsOf(marks).includes(digit)).length;
    button.setAttribute("aria-pressed", String(digit === held));
    $("small", HTMLElement, button).textContent = String(count);
    $(".vh", HTMLElement, button).textContent = say("train-left-of", { digit, count });
  }
});

watch(["mode"], ({ mode }) => {
  for (const button of $$("#modes button")) {
    const on = button.dataset.mode === mode;
    button.setAttribute("aria-checked", String(on));
    button.tabIndex = on ? 0 : -1;
  }
});

/** Selects a cell. @param {number} cell */
export function select(cell) {
  change({ selected: cell });
  grid.focus(cell);
}

grid.element.addEventListener("pointerdown", (event) => {
  const cell = grid.at(event.target);
  if (cell === null) return;
  event.preventDefault();
  const { held, picked, selected } = now();
  select(cell);
  if (held) mark(held);
  // A second press lets go of the cell.
  else change({ picked: !(picked && cell === selected) });
});
grid.element.addEventListener("focusin", (event) => {
  const cell = grid.at(event.target);
  if (cell !== null && cell !== now().selected) change({ selected: cell });
});
grid.element.addEventListener("keydown", (event) => {
  const to = event.ctrlKey || event.altKey || event.metaKey ? null : moved(now().selected, event.key);
  if (to === null) return;
  event.preventDefault();
  select(to);
});

$("#keys").addEventListener("click", (event) => {
  const digit = Number(met(event, "button")?.dataset.digit);
  const { held, picked, selected, set } = now();
  if (!digit) return;
  // First the cell, then the digit, as in Play; or first the digit, which then waits for cells.
  if (held === null && picked && digitsOf(set?.marks[selected] ?? 0).includes(digit)) mark(digit);
  else change({ held: held === digit ? null : digit, picked: false });
});
$("#modes").addEventListener("click", (event) => {
  const mode = MODES.find((mode) => mode === met(event, "button")?.dataset.mode);
  if (mode) change({ mode });
});
$("#modes").addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  change({ mode: MODES.at((MODES.indexOf(now().mode) + by) % MODES.length) ?? "strike" });
  $(`#modes [data-mode=${now().mode}]`).focus();
});
