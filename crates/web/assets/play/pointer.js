// @ts-check
// Mouse, finger and pen on the grid: one press selects a cell, a drag selects several, a double
// press writes a lone candidate.
import { grid } from "./board.js";
import { act } from "./game.js";
import { change, now } from "./state.js";
import { select, settle, write } from "./writing.js";

let dragging = false;
/**
 * The cell pressed last, when, and what that press selected: whatever selects something else, a key or
 * opening a puzzle, comes between two presses that would be a double one.
 * @type {{cell: number | null, at: number, selected: ReadonlySet<number>}}
 */
let pressed = { cell: null, at: 0, selected: new Set() };

/** Writes the digit that is held. @param {number} digit @param {number} cell */
function pressWith(digit, cell) {
  select(cell);
  write(digit, now().mode);
}

grid.element.addEventListener("pointerdown", (event) => {
  const cell = grid.at(event.target);
  const { paused, instead, typing, held, selected } = now();
  if (cell === null || paused || instead || !event.isPrimary) return;
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
  if (held !== null) return pressWith(held, cell);
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
// A screen reader presses a cell without a pointer.
grid.element.addEventListener("click", (event) => {
  const cell = grid.at(event.target);
  const { paused, instead, held } = now();
  if (cell === null || paused || instead || (event.detail && /** @type {PointerEvent} */ (event).pointerType !== "")) return;
  grid.focus(cell);
  if (held === null) select(cell);
  else pressWith(held, cell);
});

// Two fingers that tap the board take the last move back.
/** How long such a tap lasts at most, in milliseconds, and how far a finger may stray, in pixels. */
const [TAP, STRAYS] = [350, 16];
/**
 * The fingers on the board, by where they came down; how many there were, since when, and what was selected before.
 * @type {{on: Map<number, [number, number]>, most: number, since: number, selected: ReadonlySet<number>, focused: number}}
 */
const fingers = { on: new Map(), most: 0, since: 0, selected: new Set(), focused: 0 };
grid.element.addEventListener("pointerdown", ({ pointerType, pointerId, clientX, clientY, timeStamp }) => {
  if (pointerType !== "touch") return;
  if (!fingers.on.size) Object.assign(fingers, { most: 0, since: timeStamp, selected: now().selected, focused: grid.focused });
  fingers.on.set(pointerId, [clientX, clientY]);
  fingers.most = Math.max(fingers.most, fingers.on.size);
}, { capture: true });
addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  const [x, y] = fingers.on.get(pointerId) ?? [clientX, clientY];
  // This is no tap any more.
  if (Math.hypot(clientX - x, clientY - y) > STRAYS) fingers.most = 3;
});
addEventListener("pointerup", ({ pointerId, timeStamp }) => {
  const last = fingers.on.delete(pointerId) && !fingers.on.size;
  if (!last || fingers.most !== 2 || timeStamp - fingers.since >= TAP) return;
  // The first of them has pressed a cell.
  pressed.cell = null;
  grid.focus(fingers.focused);
  change({ selected: fingers.selected });
  act("undo");
});
addEventListener("pointercancel", () => fingers.on.clear());
grid.element.addEventListener("focusin", (event) => {
  const cell = grid.at(event.target);
  if (cell !== null) grid.focus(cell, false);
});
