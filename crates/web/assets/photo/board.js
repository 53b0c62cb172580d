// @ts-check
// The grid with what was read: moving, writing, and the second choice with one key.
import { cellOf } from "../cells.js";
import { $, met } from "../dom.js";
import { Grid } from "../grid.js";
import { say } from "../words.js";
import { digitOf } from "../shortcuts.js";
import { connectUndo } from "../undoing.js";
import { change, now, redo, shown, undo, watch, write } from "./state.js";

const grid = new Grid($("#grid"));
grid.roam((cell) => change({ cell }));

/** The doubt about a cell, if there is one. @param {number} cell */
const doubtOf = (cell) => shown()?.doubts.find((doubt) => cellOf(doubt.cell) === cell);

/** The other of a doubtful cell's two choices. @param {number} cell */
function other(cell) {
  const doubt = doubtOf(cell);
  if (!doubt) return null;
  return now().digits[cell] === doubt.second ? doubt.taken : doubt.second;
}

watch(["digits", "cell", "at", "grids"], ({ digits, cell: current }) => {
  const contents = digits.map((digit, cell) => {
    const second = other(cell);
    const clashes = digit && digits.some((other, at) => other === digit && grid.sees(cell, at));
    const classes = [...(clashes ? ["clash"] : []), ...(second === null ? [] : [doubtOf(cell)?.repaired ? "fixed" : "ask"]), ...(cell === current ? ["sel"] : [])];
    return { kind: digit ? /** @type {const} */ ("given") : null, digit, classes, notes: clashes ? [say("cell-clashes")] : [], ...(second === null ? {} : { second }) };
  });
  grid.show(contents);
  for (const cell of grid.cells) cell.removeAttribute("aria-readonly");
  grid.focus(current, false);
});

grid.element.addEventListener("keydown", (event) => {
  const { cell } = now();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const digit = digitOf(event);
  if (digit !== null) write(cell, Number(digit));
  else if ([".", "Delete", "Backspace"].includes(event.key)) write(cell, 0);
  else if (event.key === " ") write(cell, other(cell) ?? now().digits[cell] ?? 0);
  else if (event.key === "Tab" && !event.shiftKey) {
    // To the next doubtful cell; after the last, out of the grid.
    const next = (shown()?.doubts ?? []).map((doubt) => cellOf(doubt.cell)).filter((doubtful) => doubtful > cell);
    if (!next.length) return;
    grid.focus(Math.min(...next));
  } else return;
  event.preventDefault();
});
$("#keys").addEventListener("click", (event) => {
  const digit = met(event, "[data-digit]")?.dataset.digit;
  if (digit) write(now().cell, Number(digit));
});
watch(["past", "future"], connectUndo(undo, redo, () => Boolean(shown())));
