// @ts-check
// The grid: draws what stands in the cells, and the marks of a step over it.
import { $$, cellOf, digitsOf, el, say, svg } from "./dom.js";

/**
 * What stands in a cell.
 * @typedef {object} Content
 * @property {"given" | "own" | "found" | null} [kind]
 * @property {number} [digit]
 * @property {number} [corner] a set of digits, drawn in the player's ink
 * @property {number} [candidates] a set of digits, drawn grey
 * @property {number} [centre] a set of digits
 * @property {number} [colours] a set of colours
 * @property {number} [depth] the depth of a guess
 * @property {string[]} [classes]
 */

/**
 * The marks of a step, as the API draws it.
 * @typedef {object} Drawing
 * @property {[string, string][]} cells
 * @property {[string, string][]} candidates
 * @property {[string, string][]} houses
 * @property {{from: End, to: End, kind: "strong" | "weak"}[]} links
 * @property {[End, string][]} letters
 *
 * @typedef {object} End
 * @property {number} digit
 * @property {string[]} cells
 */

/** The shape of a candidate by its role. @type {Record<string, string>} */
const SHAPES = { pattern: "ring", second: "ring2", eliminated: "out", placed: "on", mistake: "out", conflict: "out" };

/** The grid is drawn in units of 61: nine cells of 60 and lines of 1. */
const UNIT = 61.1;

export class Grid {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.cells = $$(".cell", element);
    /** @type {string[]} */
    this.shown = new Array(81).fill("");
    this.over = svg("svg", { class: "over", viewBox: "0 0 550 550", preserveAspectRatio: "none", "aria-hidden": "true" });
    element.append(this.over);
    this.focused = 0;
  }

  /** Draws what changed. @param {Content[]} contents @param {Drawing | null} [drawing] */
  show(contents, drawing = null) {
    const roles = new Map((drawing?.candidates ?? []).map(([candidate, role]) => [candidate, role]));
    contents.forEach((content, index) => {
      const marks = drawing ? [...roles].filter(([name]) => cellOf(name.slice(1)) === index) : [];
      const key = JSON.stringify([content, marks]);
      if (this.shown[index] === key) return;
      this.shown[index] = key;
      this.fill(this.cells[index], index, content, roles);
    });
    this.draw(drawing);
  }

  /** @param {HTMLElement} cell @param {number} index @param {Content} content @param {Map<string, string>} roles */
  fill(cell, index, content, roles) {
    const classes = ["cell", ...(content.classes ?? [])];
    if (content.kind) classes.push(content.kind);
    for (const colour of digitsOf(content.colours ?? 0)) classes.push(`paint${colour}`);
    cell.className = classes.join(" ");
    const [row, column] = [Math.floor(index / 9) + 1, (index % 9) + 1];
    const parts = [el("span.vh", {}, label(row, column, content))];
    if (content.colours) parts.push(paint(digitsOf(content.colours)));
    if (content.digit) {
      parts.push(el("span.d", { "aria-hidden": "true" }, String(content.digit)));
      if (content.depth) parts.push(el("span.tag", { "aria-hidden": "true" }, String(content.depth)));
    } else {
      const own = content.corner ?? 0;
      const all = own | (content.candidates ?? 0);
      if (all) {
        const name = `r${row}c${column}`;
        const marks = digitsOf(all).map((digit) => {
          const role = roles.get(`${digit}${name}`);
          const mine = own & (1 << (digit - 1)) ? " own" : "";
          return el("span", { class: `k${digit}${mine} ${role ? (SHAPES[role] ?? "") : ""}`.trim() }, String(digit));
        });
        parts.push(el("span.cs", { "aria-hidden": "true" }, ...marks));
      }
      if (content.centre) {
        parts.push(el("span.mid", { "aria-hidden": "true" }, digitsOf(content.centre).join("")));
      }
    }
    cell.replaceChildren(...parts);
    cell.setAttribute("aria-selected", String(classes.includes("sel")));
    if (content.kind === "given") cell.setAttribute("aria-readonly", "true");
    else cell.removeAttribute("aria-readonly");
  }

  /** Houses, links and letters over the cells. @param {Drawing | null} drawing */
  draw(drawing) {
    this.over.replaceChildren();
    if (!drawing) return;
    for (const [name] of drawing.houses) this.over.append(house(name));
    for (const [name, role] of drawing.cells) {
      const cell = cellOf(name);
      const [x, y] = [(cell % 9) * UNIT, Math.floor(cell / 9) * UNIT];
      const shape = role === "second" ? "house second" : "house";
      this.over.append(svg("rect", { class: shape, x: x + 3, y: y + 3, width: UNIT - 6, height: UNIT - 6 }));
    }
    for (const link of drawing.links) {
      const d = path(centre(link.from), centre(link.to));
      this.over.append(svg("path", { class: link.kind, d }));
    }
    for (const [end, letter] of drawing.letters) {
      const [x, y] = centre(end);
      this.over.append(svg("text", { class: "letter", x: x + 13, y: y - 8 }, letter));
    }
  }

  /** Moves the one tab stop of the grid. @param {number} index @param {boolean} [grab] */
  focus(index, grab = true) {
    this.cells[this.focused].tabIndex = -1;
    this.focused = index;
    this.cells[index].tabIndex = 0;
    if (grab) this.cells[index].focus({ preventScroll: true });
  }

  /** The cell under a point of the page. @param {EventTarget | null} target */
  at(target) {
    const cell = target instanceof Element ? target.closest(".cell") : null;
    return cell ? this.cells.indexOf(/** @type {HTMLElement} */ (cell)) : -1;
  }

  /** Arrow keys move the focus; for grids that are only read. */
  roam(/** @type {(index: number) => void} */ then = () => {}) {
    this.element.addEventListener("keydown", (event) => {
      const to = moved(this.focused, event.key);
      if (to === null) return;
      event.preventDefault();
      this.focus(to);
      then(to);
    });
    this.element.addEventListener("focusin", (event) => {
      const index = this.at(event.target);
      if (index >= 0) {
        this.focus(index, false);
        then(index);
      }
    });
    this.element.addEventListener("pointerdown", (event) => {
      const index = this.at(event.target);
      if (index >= 0) this.focus(index);
    });
  }
}

/** Where an arrow key leads, round the edge. @param {number} from @param {string} key @returns {number | null} */
export function moved(from, key) {
  const [row, column] = [Math.floor(from / 9), from % 9];
  switch (key) {
    case "ArrowUp": return ((row + 8) % 9) * 9 + column;
    case "ArrowDown": return ((row + 1) % 9) * 9 + column;
    case "ArrowLeft": return row * 9 + ((column + 8) % 9);
    case "ArrowRight": return row * 9 + ((column + 1) % 9);
    case "Home": return row * 9;
    case "End": return row * 9 + 8;
    default: return null;
  }
}

/** @param {number} row @param {number} column @param {Content} content */
function label(row, column, content) {
  if (!content.digit) {
    const marks = digitsOf((content.corner ?? 0) | (content.candidates ?? 0) | (content.centre ?? 0));
    return marks.length ? say("cell-marked", { row, column, marks: marks.join(" ") }) : say("cell-empty", { row, column });
  }
  const { digit, depth = 0 } = content;
  if (depth) return say("cell-guessed", { row, column, digit, depth });
  const kind = { given: "cell-given", own: "cell-placed", found: "cell-found" }[content.kind ?? "found"];
  return say(kind, { row, column, digit });
}

/** The colours of a cell, side by side, each with its own pattern. @param {number[]} colours */
function paint(colours) {
  return el("span.paint", { "aria-hidden": "true" }, ...colours.map((colour) => el(`i.c${colour}`)));
}

/** A house such as r4, c7 or b9. @param {string} name */
function house(name) {
  const i = Number(name.slice(1)) - 1;
  const [x, y, width, height] = {
    r: [0, i, 9, 1],
    c: [i, 0, 1, 9],
    b: [(i % 3) * 3, Math.floor(i / 3) * 3, 3, 3],
  }[/** @type {"r" | "c" | "b"} */ (name[0])];
  return svg("rect", { class: "house", x: x * UNIT + 1, y: y * UNIT + 1, width: width * UNIT - 2, height: height * UNIT - 2 });
}

/** The middle of a candidate, or of a group of them. @param {End} end @returns {[number, number]} */
function centre(end) {
  const third = UNIT * 0.307;
  const points = end.cells.map((name) => {
    const cell = cellOf(name);
    const [i, j] = [(end.digit - 1) % 3, Math.floor((end.digit - 1) / 3)];
    const [x, y] = [(cell % 9) * UNIT, Math.floor(cell / 9) * UNIT];
    return [x + UNIT / 2 + (i - 1) * third, y + UNIT / 2 + (j - 1) * third];
  });
  const sum = (/** @type {number} */ axis) => points.reduce((all, point) => all + point[axis], 0) / points.length;
  return [sum(0), sum(1)];
}

/** From rim to rim; a long link bows a little, so that those of one house do not hide each other. @param {[number, number]} from @param {[number, number]} to */
function path([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const rim = Math.min(10, length / 2);
  const bow = length > 130 ? Math.min(18, length / 12) : 0;
  const [mx, my] = [(x1 + x2) / 2 - uy * bow, (y1 + y2) / 2 + ux * bow];
  const round = (/** @type {number} */ value) => value.toFixed(1);
  return `M${round(x1 + ux * rim)} ${round(y1 + uy * rim)}Q${round(mx)} ${round(my)} ${round(x2 - ux * rim)} ${round(y2 - uy * rim)}`;
}
