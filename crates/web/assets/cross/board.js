// @ts-check
// The grid: its cells, bars and names, the digits in it, and the cell with the focus.
/** @import { CrossExplained } from "../types.js" */
import { $, $$, el } from "../dom.js";
import { say } from "../words.js";
import { change, now, watch, wordAt } from "./state.js";

const grid = $("#kz");

/** The numbers from 0 on. @param {number} count */
const upTo = (count) => [...Array(count).keys()];

watch(["puzzle"], ({ puzzle }) => {
  if (!puzzle) return;
  const { width, height, words, rules } = puzzle;
  $("#size").textContent = say("kz-size", { width, height, words: words.length, rules: rules.length });
  const had = grid.contains(document.activeElement);
  grid.style.setProperty("--columns", String(width));
  grid.style.setProperty("--lines", String(height));
  grid.classList.toggle("small", width > 12);
  grid.replaceChildren(...upTo(height).map((row) => el("div.row", { role: "row" }, ...upTo(width).map((column) => cellAt(puzzle, row * width + column)))));
  if (had) focus(Math.min(now().cell, width * height - 1));
});

/** Its bars, on the left and above. @param {CrossExplained} puzzle @param {number} cell */
const barsOf = ({ left, above }, cell) => ({ bl: left.includes(cell), bt: above.includes(cell) });

/** @param {CrossExplained} puzzle @param {number} cell */
function cellAt(puzzle, cell) {
  const classes = { black: puzzle.black.includes(cell), ...barsOf(puzzle, cell) };
  const tag = ["div.cell", ...Object.entries(classes).flatMap(([name, on]) => (on ? [name] : []))].join(".");
  const mark = puzzle.marks.filter((mark) => mark.cell === cell).map(({ name }) => el("span.mark", { "aria-hidden": "true" }, name));
  return el(tag, { role: "gridcell", tabindex: "-1", "data-cell": String(cell) }, ...mark, el("span.vh"), el("span.d", { "aria-hidden": "true" }));
}

/** Moves the focus to a cell. @param {number} cell */
export function focus(cell) {
  change({ cell, at: null });
  $$(".cell", grid)[cell]?.focus({ preventScroll: true });
}

watch(["puzzle", "at", "solutions", "filled", "cell", "across", "wrong", "hint", "deep", "frame"], (state) => {
  const { puzzle, at, solutions: [solution, other], filled, cell: chosen, across, wrong, hint, deep, frame } = state;
  if (!puzzle) return;
  const rule = at === null ? undefined : puzzle.rules[at];
  const lit = rule?.cells ?? puzzle.words[wordAt(puzzle, chosen, across)]?.cells ?? [];
  // What a hint leaves comes before what the rule shown leaves.
  const left = new Map((rule?.domains ?? []).map(({ row, column, digits }) => [row * puzzle.width + column, digits.join("")]));
  if (hint && deep) for (const { cell, digits } of hint.left) left.set(cell, digits.join(""));
  $$(".cell", grid).forEach((cell, index) => {
    const [row, column] = [Math.floor(index / puzzle.width), index % puzzle.width];
    const black = puzzle.black.includes(index);
    // While a puzzle is made, only its solutions are of interest.
    const own = frame || filled[index] === "." ? undefined : filled[index];
    const [found, second] = [solution?.[row]?.[column], other?.[row]?.[column]];
    // Two solutions differ in some cells: these have both digits.
    const both = found !== second && second !== undefined;
    const digit = black ? undefined : both ? `${found} ${second}` : (found ?? own);
    const isWrong = !solution && wrong.includes(index);
    cell.classList.toggle("word", lit.includes(index));
    cell.classList.toggle("sel", index === chosen);
    cell.classList.toggle("hinted", Boolean(hint && deep && hint.cells.includes(index)));
    cell.classList.toggle("wrong", isWrong);
    cell.setAttribute("tabindex", index === chosen ? "0" : "-1");
    cell.setAttribute("aria-selected", String(index === chosen));
    const shown = $(".d", HTMLElement, cell);
    shown.className = digit ? (solution ? "d found" : "d own") : "d dom";
    shown.classList.toggle("two", both && !black);
    shown.textContent = black ? "" : (digit ?? (frame ? "" : left.get(index)) ?? "");
    $(".vh", HTMLElement, cell).textContent = label(puzzle, index, black ? null : (digit ?? ""), isWrong);
  });
});

/** What a screen reader says of a cell. @param {CrossExplained} puzzle @param {number} cell @param {string | null} digit null for a black cell @param {boolean} wrong */
function label(puzzle, cell, digit, wrong) {
  const place = { row: Math.floor(cell / puzzle.width) + 1, column: (cell % puzzle.width) + 1 };
  if (digit === null) return say("kz-black-cell", place);
  const { bl, bt } = barsOf(puzzle, cell);
  const sides = [...(bl ? [say("kz-bar-left")] : []), ...(bt ? [say("kz-bar-above")] : [])].join(", ");
  const names = puzzle.words.filter(({ cells }) => cells[0] === cell).map(({ name, across }) => `${name} ${say(across ? "kz-across" : "kz-down")}`);
  return [digit ? say("kz-cell", { ...place, digit }) : say("kz-cell-empty", place), ...names, ...(sides ? [say("kz-bars", { sides })] : []), ...(wrong ? [say("kz-wrong")] : [])].join(", ");
}

/** Moves the focus with an arrow key, if that is one; says whether it is. @param {string} key */
export function move(key) {
  const { puzzle, cell } = now();
  if (!puzzle) return false;
  const { width, height } = puzzle;
  const [row, column] = [Math.floor(cell / width), cell % width];
  switch (key) {
    case "ArrowUp": focus(((row + height - 1) % height) * width + column); return true;
    case "ArrowDown": focus(((row + 1) % height) * width + column); return true;
    case "ArrowLeft": focus(row * width + ((column + width - 1) % width)); return true;
    case "ArrowRight": focus(row * width + ((column + 1) % width)); return true;
    case "Home": focus(row * width); return true;
    case "End": focus(row * width + width - 1); return true;
    default: return false;
  }
}
