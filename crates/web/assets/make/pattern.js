// @ts-check
// The pattern: where givens may be, drawn by clicking; mirror cells follow the symmetry.
import { cellName } from "../cells.js";
import { $, button, onClick } from "../dom.js";
import { moved } from "../grid.js";
import { data, say } from "../words.js";

/** Which cells follow each cell, by the name of the symmetry. */
const { orbits } = /** @type {{orbits: Record<string, number[][]>}} */ (data);

/** @type {Set<number>} */
let chosen = new Set();
let symmetry = "none";

const cells = [...Array(81).keys()].map((cell) => button("button", { type: "button", "aria-label": say("make-pattern-cell", { cell: cellName(cell) }), "aria-pressed": "false", tabindex: cell ? "-1" : "0" }, () => toggle(cell)));

function show() {
  cells.forEach((cell, at) => cell.setAttribute("aria-pressed", String(chosen.has(at))));
  $("#pattern-count").textContent = chosen.size ? String(chosen.size) : "";
}

/** The cells that follow a cell. @param {number} cell */
const following = (cell) => orbits[symmetry]?.[cell] ?? [cell];

/** @param {number} cell */
function toggle(cell) {
  const add = !chosen.has(cell);
  for (const other of following(cell)) {
    if (add) chosen.add(other);
    else chosen.delete(other);
  }
  show();
}

/** The symmetry that mirror cells follow from now on. @param {string} name */
export function follow(name) {
  symmetry = name;
  chosen = new Set([...chosen].flatMap(following));
  show();
}

/** The pattern as the API reads it; none if givens may be anywhere. */
export function pattern() {
  return chosen.size ? { pattern: cells.map((_, at) => (chosen.has(at) ? "x" : ".")).join("") } : {};
}

const place = $("#pattern");
place.append(...cells);
place.addEventListener("keydown", (event) => {
  const at = cells.findIndex((cell) => cell === document.activeElement);
  const to = at < 0 ? null : moved(at, event.key);
  if (to === null) return;
  event.preventDefault();
  cells[at]?.setAttribute("tabindex", "-1");
  cells[to]?.setAttribute("tabindex", "0");
  cells[to]?.focus();
});
onClick("#pattern-clear", () => {
  chosen = new Set();
  show();
});
onClick("#pattern-full", () => {
  chosen = new Set(cells.keys());
  show();
});
