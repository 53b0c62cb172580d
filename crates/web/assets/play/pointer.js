// @ts-check
// Mouse, finger and pen on the grid: one press selects a cell, a drag selects several, a double
// press writes a lone candidate.
import { grid } from "./board.js";
import { change, now } from "./state.js";
import { select, settle, write } from "./writing.js";

let dragging = false;
/**
 * The cell pressed last, when, and what that press selected: whatever selects something else, a key or
 * opening a puzzle, comes between two presses that would be a double one.
 * @type {{cell: number | null, at: number, selected: ReadonlySet<number>}}
 */
let pressed = { cell: null, at: 0, selected: new Set() };

grid.element.addEventListener("pointerdown", (event) => {
  const cell = grid.at(event.target);
  const { paused, typing, held, mode, selected } = now();
  if (cell === null || paused) return;
  event.preventDefault();
  grid.focus(cell);
  if (grid.element.hasPointerCapture(event.pointerId)) grid.element.releasePointerCapture(event.pointerId);
  const again = pressed.cell === cell && pressed.selected === selected && event.timeStamp - pressed.at < 400;
  if (again && held === null && !typing && !event.ctrlKey) {
    const { grid: digits = "" } = now().playing?.view ?? {};
    const digit = digits[cell] ?? ".";
    // A digit selects its equals; a lone mark becomes the digit.
    if (digit === ".") settle(cell);
    else change({ selected: new Set([...digits].flatMap((other, at) => (other === digit ? [at] : []))) });
    pressed.cell = null;
    return;
  }
  if (held !== null) {
    select(cell);
    write(held, mode);
    return;
  }
  const more = event.ctrlKey || event.metaKey || event.shiftKey;
  if (more && selected.has(cell) && selected.size > 1) change({ selected: new Set([...selected].filter((other) => other !== cell)) });
  else select(cell, more);
  pressed = { cell, at: event.timeStamp, selected: now().selected };
  dragging = true;
});
grid.element.addEventListener("pointermove", (event) => {
  const cell = dragging ? grid.at(document.elementFromPoint(event.clientX, event.clientY)) : null;
  if (cell === null || now().selected.has(cell)) return;
  grid.focus(cell);
  select(cell, true);
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (dragging = false));
grid.element.addEventListener("focusin", (event) => {
  const cell = grid.at(event.target);
  if (cell !== null) grid.focus(cell, false);
});
