// @ts-check
// What moves on the board: a digit settles, a house that has become full is swept once, and at the end a ripple runs
// over the whole board.
import { placeOf, shapeNow } from "../cells.js";
import { isCalm } from "../motion.js";
import { grid } from "./board.js";
import { withDraft } from "./draft.js";
import { now, watch } from "./state.js";

/** How long each takes, in milliseconds: a digit to settle, a sweep, what lies between two of its cells, and the dots of the finish, after which the ripple begins. */
const [SETTLE, SWEEP, APART, DOTS] = [80, 240, 20, 540];

/** The digits on the board, and whose they are. */
function seen() {
  const { playing, draft } = now();
  return { id: playing?.id ?? "", digits: playing ? withDraft(playing.view, draft).grid : "" };
}

/** What was seen last. */
let before = seen();

/** Sweeps over cells. @param {number[]} cells */
function sweep(cells) {
  cells.forEach((cell, at) => {
    grid.cells[cell]?.animate([{}, { backgroundColor: "var(--lit)" }, {}], { duration: SWEEP, delay: at * APART });
  });
}

watch(["playing", "draft"], ({ playing }) => {
  if (!playing || now().instead) return;
  const last = before;
  before = seen();
  const { id, digits } = before;
  if (last.id !== id || isCalm()) return;
  const written = [...digits].flatMap((digit, cell) => (digit !== "." && digit !== last.digits[cell] ? [cell] : []));
  // Whoever is shown the solution, or goes on in another tab, does not see it fly.
  if (written.length !== 1) return;
  const [cell = 0] = written;
  grid.cells[cell]?.querySelector(".d")?.animate([{ transform: "scale(1.18)", opacity: 0.6 }, {}], SETTLE);
  for (const house of grid.houses[cell] ?? []) {
    const cells = grid.houses.flatMap((of, at) => (of.includes(house) ? [at] : []));
    if (cells.every((at) => digits[at] !== ".") && !cells.some((at) => grid.cells[at]?.classList.contains("clash"))) sweep(cells);
  }
});
watch(["finished"], ({ finished, playing }) => {
  if (!finished || !playing?.game.moves.length || isCalm()) return;
  const { rows, columns } = shapeNow();
  grid.cells.forEach((cell, at) => {
    const [row, column] = placeOf(at);
    const far = Math.hypot(column - (columns - 1) / 2, row - (rows - 1) / 2);
    cell.animate([{}, { backgroundColor: "var(--lit)" }, {}], { duration: SWEEP, delay: DOTS + 2 * APART * far });
  });
});
