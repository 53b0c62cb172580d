// @ts-check
// The grid: draws the contents of the cells, and the marks of a step over them.
/** @import { Drawing } from "./types.js" */
import { cellOf, digitAt, digitsOf, partsOf, placeOf, shapeNow, symbolOf } from "./cells.js";
import { $$, el, svg } from "./dom.js";
import { drawOver } from "./drawing.js";
import { say } from "./words.js";

/**
 * What is in a cell.
 * @typedef {object} Content
 * @property {"given" | "own" | "found" | null} [kind]
 * @property {number} [digit]
 * @property {number} [corner] a set of digits, drawn in the player's colour
 * @property {number} [candidates] a set of digits, drawn grey
 * @property {number} [centre] a set of digits
 * @property {number} [colours] a set of colours
 * @property {Record<number, number>} [tints] the colours of candidates, by digit
 * @property {number} [depth] the depth of a guess
 * @property {number} [line] the number of the line that says the digit
 * @property {number} [second] what else the digit could be; 0 for none
 * @property {number} [lit] the digit to light among the marks
 * @property {{digit: number, look: "ghost" | "struck" | "big"} | undefined} [large] a candidate as large as a digit
 * @property {number[]} [both] the digits of two solutions
 * @property {string[]} [notes] what else a screen reader says of the cell
 * @property {string[]} [classes]
 */

/** The shape of a candidate by its role. @type {Record<string, string>} */
const SHAPES = { pattern: "ring", second: "ring2", eliminated: "out", placed: "on", mistake: "out", conflict: "out", selected: "spot" };

export class Grid {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.cells = $$(".cell", element);
    /** The houses of each cell, as the server wrote them. */
    this.houses = this.cells.map((cell) => (cell.dataset.houses ?? "").split(" "));
    /** What is in each cell, to draw only what changed. @type {string[]} */
    this.shown = [];
    this.over = svg("svg", { class: "over", viewBox: "0 0 550 550", preserveAspectRatio: "none", "aria-hidden": "true" });
    element.append(this.over);
    this.focused = 0;
  }

  /** Takes other cells in place of those there are: of another board, in rows. @param {HTMLElement[]} rows */
  refill(rows) {
    for (const row of $$(".row", this.element)) row.remove();
    this.element.prepend(...rows);
    this.cells = $$(".cell", this.element);
    this.houses = this.cells.map((cell) => (cell.dataset.houses ?? "").split(" "));
    this.shown = [];
    this.focused = 0;
    this.over.replaceChildren();
  }

  /** Draws what changed. @param {Content[]} contents by cell @param {Drawing | null} [drawing] */
  show(contents, drawing = null) {
    /** The roles of the candidates in each cell. @type {Map<number, Map<number, string>>} */
    const roles = new Map();
    for (const [candidate, role] of drawing?.candidates ?? []) {
      const [digit, cell] = partsOf(candidate);
      roles.set(cell, (roles.get(cell) ?? new Map()).set(digit, role));
    }
    this.cells.forEach((cell, index) => {
      const [content, marks] = [contents[index] ?? {}, roles.get(index) ?? new Map()];
      const { classes = [], ...inside } = content;
      const key = JSON.stringify([inside, [...marks]]);
      if (this.shown[index] !== key) fill(cell, index, content, marks);
      this.shown[index] = key;
      dress(cell, content);
    });
    drawOver(this.over, drawing);
  }

  /** Moves the grid's only tab stop. @param {number} [index] @param {boolean} [grab] */
  focus(index = this.focused, grab = true) {
    this.cells[this.focused]?.setAttribute("tabindex", "-1");
    this.focused = index;
    this.cells[index]?.setAttribute("tabindex", "0");
    if (grab) this.cells[index]?.focus({ preventScroll: true });
  }

  /** The cell under a point of the page, or null. @param {EventTarget | null} target */
  at(target) {
    const cell = target instanceof Element ? this.cells.findIndex((cell) => cell.contains(target)) : -1;
    return cell < 0 ? null : cell;
  }

  /** Whether two cells share a house. @param {number} a @param {number} b */
  sees(a, b) {
    return a !== b && (this.houses[a] ?? []).some((house) => this.houses[b]?.includes(house));
  }

  /** Arrow keys move the focus; for read-only grids. @param {(index: number) => void} [then] */
  roam(then = () => {}) {
    this.element.addEventListener("keydown", (event) => {
      const to = moved(this.focused, event.key);
      if (to === null) return;
      event.preventDefault();
      this.focus(to);
      then(to);
    });
    this.element.addEventListener("focusin", (event) => {
      const index = this.at(event.target);
      if (index === null) return;
      this.focus(index, false);
      then(index);
    });
    this.element.addEventListener("pointerdown", (event) => {
      const index = this.at(event.target);
      if (index !== null) this.focus(index);
    });
  }
}

/** The digits of a grid, those of the puzzle as givens. @param {string} digits @param {string} puzzle @returns {Content[]} */
export function contentsOf(digits, puzzle) {
  return [...digits].map((digit, cell) => ({
    kind: digit === "." ? null : puzzle[cell] === "." ? "found" : "given",
    digit: digitAt(digits, cell),
  }));
}

/** How many rows down and columns right a key leads; Home and End from before the row and from behind it. @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [0, 1], End: [0, -1] };

/** Where an arrow key leads, wrapping around the edge. @param {number} from @param {string} key @returns {number | null} */
export function moved(from, key) {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [down, right] = direction;
  const { rows, columns } = shapeNow();
  let [row, column] = placeOf(from);
  if (key === "Home") column = -1;
  if (key === "End") column = columns;
  // A board of several grids has gaps.
  for (;;) {
    [row, column] = [(row + down + rows) % rows, (column + right + columns) % columns];
    const to = cellOf(`r${row + 1}c${column + 1}`);
    if (to >= 0) return to;
  }
}

/** Gives a cell its look. @param {HTMLElement} cell @param {Content} content */
function dress(cell, { classes = [], kind, colours = 0 }) {
  const look = ["cell", ...classes, ...(kind ? [kind] : []), ...digitsOf(colours).map((colour) => `paint${colour}`)].join(" ");
  if (cell.className !== look) cell.className = look;
  const selected = String(classes.includes("sel"));
  if (cell.getAttribute("aria-selected") !== selected) cell.setAttribute("aria-selected", selected);
}

/** Draws what is in a cell. @param {HTMLElement} cell @param {number} index @param {Content} content @param {Map<number, string>} roles of its candidates */
function fill(cell, index, content, roles) {
  const { kind, digit, corner = 0, candidates = 0, centre = 0, colours = 0, tints = {}, depth, line, second, lit, both, large } = content;
  const tint = (/** @type {number} */ digit) => (tints[digit] ? ` tint c${tints[digit]}` : "");
  const parts = [el("span.vh", {}, label(index, content))];
  const draw = (/** @type {string} */ tag, /** @type {(Node | string)[]} */ ...inside) => parts.push(el(tag, { "aria-hidden": "true" }, ...inside));
  if (colours) draw("span.paint", ...digitsOf(colours).map((colour) => el(`i.c${colour}`)));
  if (digit) {
    draw("span.d", symbolOf(digit));
    if (depth) draw("span.tag", String(depth));
    if (line) draw("span.no", String(line));
  } else if (large) {
    draw(`span.large.${large.look}`, symbolOf(large.digit));
  } else {
    const [columns] = shapeNow().places;
    const marks = digitsOf(corner | candidates).map((digit) => {
      const own = digitsOf(corner).includes(digit) ? " own" : "";
      const shape = SHAPES[roles.get(digit) ?? ""] ?? (digit === lit ? "now" : "");
      const mark = el("span", { class: `k${digit}${own} ${shape}`.trim() + tint(digit) }, symbolOf(digit));
      if (columns !== 3) mark.style.gridArea = `${Math.floor((digit - 1) / columns) + 1} / ${((digit - 1) % columns) + 1}`;
      return mark;
    });
    if (marks.length && !both) draw("span.cs", ...marks);
    if (centre && !both) draw("span.mid", ...digitsOf(centre).map((digit) => el(digit === lit ? "b" : "span", { class: `m${digit}${tint(digit)}` }, symbolOf(digit))));
    if (both) draw("span.both", ...both.map((digit) => el("i", {}, symbolOf(digit))));
  }
  if (second !== undefined) {
    draw("span.second", second ? symbolOf(second) : "–");
    parts.push(el("span.vh", {}, say("cell-second", { digit: second || say("photo-none") })));
  }
  cell.replaceChildren(...parts);
  if (kind === "given") cell.setAttribute("aria-readonly", "true");
  else cell.removeAttribute("aria-readonly");
}

/** What a screen reader says of a cell. @param {number} index @param {Content} content */
function label(index, content) {
  const colours = digitsOf(content.colours ?? 0).map((colour) => say(`colour-${colour}`));
  const paint = colours.length ? [say("cell-colours", { colours: colours.join(" ") })] : [];
  const tints = content.digit ? [] : Object.entries(content.tints ?? {}).map(([digit, colour]) => `${symbolOf(Number(digit))} ${say(`colour-${colour}`)}`);
  const tinted = tints.length ? [say("cell-tints", { marks: tints.join(", ") })] : [];
  return [contentLabel(index, content), ...paint, ...tinted, ...(content.notes ?? [])].join(", ");
}

/** @param {number} index @param {Content} content */
function contentLabel(index, content) {
  const [above, before] = placeOf(index);
  const place = { row: above + 1, column: before + 1 };
  const { kind, digit: number, corner = 0, candidates = 0, centre = 0, depth, both, large } = content;
  const digit = number ? symbolOf(number) : "";
  if (both) return say("cell-both", { ...place, one: symbolOf(both[0] ?? 0), other: symbolOf(both[1] ?? 0) });
  if (!digit) {
    const marks = large ? symbolOf(large.digit) : digitsOf(corner | candidates | centre).map(symbolOf).join(" ");
    return marks ? say("cell-marked", { ...place, marks }) : say("cell-empty", place);
  }
  if (depth) return say("cell-guessed", { ...place, digit, depth });
  return say({ given: "cell-given", own: "cell-placed", found: "cell-found" }[kind ?? "found"], { ...place, digit });
}
