// @ts-check
// Cross: a cross-number puzzle is read and solved, and its rules are explained.
/** @import { CrossPuzzle, CrossRule } from "./types.js" */
import * as api from "./api.js";
import { $, $$, button, el, onClick, showText } from "./dom.js";
import { stateOf } from "./state.js";
import { messageOf, number, say } from "./words.js";

/**
 * @typedef {object} State
 * @property {CrossPuzzle | null} puzzle the puzzle, explained by the API
 * @property {string[] | null} solution the rows of the solution shown
 * @property {number} at the rule shown
 * @property {string} said
 * @property {string} error
 */
const { now, change, watch } = stateOf(/** @type {State} */ ({ puzzle: null, solution: null, at: 0, said: "", error: "" }));

const text = $("#text", HTMLTextAreaElement);

async function read() {
  change({ error: "", solution: null, said: say("kz-working") });
  try {
    const puzzle = await api.crossExplain(text.value);
    const rules = puzzle.contradiction?.map((rule) => rule + 1).join(", ");
    change({ puzzle, at: 0, said: rules ? say("kz-contradiction", { rules }) : "" });
  } catch (error) {
    change({ error: messageOf(error), said: "" });
  }
}

async function solve() {
  change({ error: "", said: say("kz-working") });
  try {
    const { solutions, unique, complete, nodes } = await api.crossSolve(text.value, 2);
    const count = solutions.length;
    const key = unique ? "kz-unique" : count > 1 ? "kz-several" : complete ? "kz-no-solution" : "kz-undecided";
    change({ solution: solutions[0] ?? null, said: say(key, { count, nodes: number(nodes) }) });
  } catch (error) {
    change({ error: messageOf(error), said: "" });
  }
}

/** The numbers from 0 on. @param {number} count */
const upTo = (count) => [...Array(count).keys()];

watch(["puzzle"], ({ puzzle }) => {
  if (!puzzle) return;
  const { width, height, words, rules } = puzzle;
  $("#size").textContent = say("kz-size", { width, height, words: words.length, rules: rules.length });
  const grid = $("#kz");
  grid.style.setProperty("--columns", String(width));
  grid.classList.toggle("small", width > 12);
  grid.replaceChildren(...upTo(height).map((row) => el("div.row", { role: "row" }, ...upTo(width).map((column) => cellAt(puzzle, row, column)))));
  $("#rules").replaceChildren(...rules.map((rule, i) => {
    const parts = [el("span.no", {}, String(i + 1)), el("span.t", {}, el("b", {}, prefix(puzzle, rule)), rule.text)];
    return el("li", {}, button("button", { "data-rule": String(i) }, () => change({ at: i }), ...parts));
  }));
});

/** A cell, with a bar before the first of a word that begins inside the grid. @param {CrossPuzzle} puzzle @param {number} row @param {number} column */
function cellAt({ width, black, marks, words }, row, column) {
  const cell = row * width + column;
  const starts = (/** @type {boolean} */ across) => words.some((word) => word.across === across && word.cells[0] === cell);
  const classes = {
    black: black.includes(cell),
    bl: column > 0 && starts(true) && !black.includes(cell - 1),
    bt: row > 0 && starts(false) && !black.includes(cell - width),
  };
  const tag = ["div.cell", ...Object.entries(classes).flatMap(([name, on]) => (on ? [name] : []))].join(".");
  const mark = marks.filter((mark) => mark.cell === cell).map(({ name }) => el("span.mark", { "aria-hidden": "true" }, name));
  const empty = say("kz-cell-empty", { row: row + 1, column: column + 1 });
  return el(tag, { role: "gridcell" }, ...mark, el("span.vh", {}, empty), el("span.d", { "aria-hidden": "true" }));
}

/** The word a rule is about. @param {CrossPuzzle} puzzle @param {CrossRule} rule */
function prefix({ words }, rule) {
  const word = rule.word === null ? undefined : words[rule.word];
  return word ? `${word.name} ${say(word.across ? "kz-across" : "kz-down")}: ` : "";
}

watch(["puzzle", "at", "solution"], ({ puzzle, at, solution }) => {
  const rule = puzzle?.rules[at];
  if (!puzzle || !rule) return;
  const left = new Map(rule.domains.map(({ row, column, digits }) => [row * puzzle.width + column, digits.join("")]));
  $$("#kz .cell").forEach((cell, index) => {
    const [row, column] = [Math.floor(index / puzzle.width), index % puzzle.width];
    const black = cell.classList.contains("black");
    const digit = black ? undefined : solution?.[row]?.[column];
    const place = { row: row + 1, column: column + 1 };
    cell.classList.toggle("word", rule.cells.includes(index));
    $(".d", HTMLElement, cell).className = digit ? "d found" : "d dom";
    $(".d", HTMLElement, cell).textContent = black ? "" : (digit ?? left.get(index) ?? "");
    $(".vh", HTMLElement, cell).textContent = digit ? say("kz-cell", { ...place, digit }) : say("kz-cell-empty", place);
  });
  $("#which").textContent = say("kz-rule", { rule: at + 1 });
  $("#formula").textContent = prefix(puzzle, rule) + rule.text;
  const facts = [...rule.facts, ...(rule.more ? [say("kz-more", { count: rule.more })] : [])];
  $("#facts").replaceChildren(...facts.map((fact) => el("li", {}, fact)));
  $("#support").textContent = say("kz-support", { support: rule.support, states: number(rule.states) });
  for (const row of $$("#rules button")) {
    if (Number(row.dataset.rule) === at) {
      row.setAttribute("aria-current", "true");
      row.scrollIntoView({ block: "nearest" });
    } else row.removeAttribute("aria-current");
  }
});
watch(["said"], ({ said }) => ($("#answer").textContent = said));
watch(["error"], ({ error }) => showText("#error", error));

/** @param {number} by */
function turn(by) {
  const { puzzle, at } = now();
  if (puzzle) change({ at: Math.max(0, Math.min(at + by, puzzle.rules.length - 1)) });
}
onClick("#back", () => turn(-1));
onClick("#forward", () => turn(1));
onClick("#solve", solve);
onClick("#edit", () => {
  const editor = $("#editor");
  editor.hidden = !editor.hidden;
  $("#edit").setAttribute("aria-expanded", String(!editor.hidden));
  if (!editor.hidden) text.focus();
});
$("#editor").addEventListener("submit", (event) => {
  event.preventDefault();
  read();
});
const file = $("#file-input", HTMLInputElement);
onClick("#file", () => file.click());
file.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  if (!chosen) return;
  text.value = await chosen.text();
  file.value = "";
  read();
});
read();
