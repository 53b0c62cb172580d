// @ts-check
// The pattern: where givens may be, drawn by clicking; mirror cells follow the symmetry.
import { cellName } from "../cells.js";
import { currentPuzzle } from "../current.js";
import { $, button, onClick } from "../dom.js";
import { moved } from "../grid.js";
import { offer } from "../toast.js";
import { data, say } from "../words.js";

/** Which cells follow each cell, by the name of the symmetry. */
const { orbits } = /** @type {{orbits: Record<string, number[][]>}} */ (data);

/** The pattern as the API reads it, kept with the form; empty if givens may be anywhere. */
const field = $("#wish [name=pattern]", HTMLInputElement);

/** @type {Set<number>} */
let chosen = new Set();
let symmetry = "none";

const cells = [...Array(81).keys()].map((cell) => button("button", { type: "button", "aria-label": say("make-pattern-cell", { cell: cellName(cell) }), "aria-pressed": "false", tabindex: cell ? "-1" : "0" }, () => toggle(cell)));

/** @param {Iterable<number>} next */
function choose(next) {
  chosen = new Set(next);
  field.value = chosen.size ? cells.map((_, at) => (chosen.has(at) ? "x" : ".")).join("") : "";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  show();
}

function show() {
  cells.forEach((cell, at) => cell.setAttribute("aria-pressed", String(chosen.has(at))));
  $("#pattern-count").textContent = chosen.size ? String(chosen.size) : "";
}

/** The cells that follow a cell. @param {number} cell */
const following = (cell) => orbits[symmetry]?.[cell] ?? [cell];

/** @param {number} cell */
function toggle(cell) {
  const group = following(cell);
  choose(chosen.has(cell) ? [...chosen].filter((other) => !group.includes(other)) : [...chosen, ...group]);
}

/** Another pattern in place of all that was drawn, with a way back. @param {number[]} next */
function replace(next) {
  const before = chosen;
  choose(next.flatMap(following));
  if (before.size) offer(say("make-pattern-replaced"), () => choose(before));
}

/** The symmetry that mirror cells follow from now on. @param {string} name */
export function follow(name) {
  if (name === symmetry) return;
  symmetry = name;
  choose([...chosen].flatMap(following));
}

/** Shows the pattern that was kept. @param {string} name the symmetry */
export function startPattern(name) {
  symmetry = name;
  chosen = new Set([...field.value].flatMap((mark, at) => (mark === "x" ? [at] : [])));
  show();
}

/** The pattern as the API reads it; none if givens may be anywhere. */
export const pattern = () => (field.value ? { pattern: field.value } : {});

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
onClick("#pattern-clear", () => replace([]));
onClick("#pattern-full", () => replace([...cells.keys()]));
const current = currentPuzzle();
$("#pattern-current").hidden = !current;
onClick("#pattern-current", () => replace([...(current ?? "")].flatMap((digit, at) => (digit === "." ? [] : [at]))));
