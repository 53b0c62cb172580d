// @ts-check
// Cross: a cross-number puzzle read, solved, and its rules seen through.
import { $, $$, ask, el, number, say } from "./dom.js";

/** What the API says of the puzzle. @type {any} */
let puzzle = null;
/** The rows of the solution shown, if any. @type {string[] | null} */
let solution = null;
let at = 0;

const text = () => /** @type {HTMLTextAreaElement} */ ($("#text")).value;

/** @param {unknown} error */
function complain(error) {
  $("#error").textContent = error instanceof Error ? error.message : String(error);
  $("#error").hidden = false;
  $("#answer").textContent = "";
}

async function read() {
  $("#error").hidden = true;
  solution = null;
  $("#answer").textContent = say("kz-working");
  try {
    puzzle = await ask("cross/explain", { text: text() });
  } catch (error) {
    complain(error);
    return;
  }
  const { width, height, words, rules, contradiction } = puzzle;
  $("#size").textContent = say("kz-size", { width, height, words: words.length, rules: rules.length });
  const some = contradiction?.map((/** @type {number} */ rule) => rule + 1).join(", ");
  $("#answer").textContent = some ? say("kz-contradiction", { rules: some }) : "";
  build();
  list();
  show(0);
}

function build() {
  const { width, height, black, marks, words } = puzzle;
  const grid = $("#kz");
  grid.style.setProperty("--columns", width);
  grid.classList.toggle("small", width > 12);
  const names = new Map(marks.map((/** @type {any} */ mark) => [mark.cell, mark.name]));
  const starts = [true, false].map((across) => new Set(words.filter((/** @type {any} */ word) => word.across === across).map((/** @type {any} */ word) => word.cells[0])));
  const dark = new Set(black);
  const rows = [...Array(height).keys()].map((row) =>
    el("div.row", { role: "row" }, ...[...Array(width).keys()].map((column) => {
      const cell = row * width + column;
      const classes = ["cell"];
      if (dark.has(cell)) classes.push("black");
      // A word that begins inside the grid has a bar before it.
      if (column && starts[0].has(cell) && !dark.has(cell - 1)) classes.push("bl");
      if (row && starts[1].has(cell) && !dark.has(cell - width)) classes.push("bt");
      const parts = names.has(cell) ? [el("span.mark", { "aria-hidden": "true" }, String(names.get(cell)))] : [];
      return el("div", { class: classes.join(" "), role: "gridcell" }, ...parts, el("span.vh", {}, say("kz-cell-empty", { row: row + 1, column: column + 1 })), el("span.d", { "aria-hidden": "true" }));
    })),
  );
  grid.replaceChildren(...rows);
}

/** @param {number} word */
function wordName(word) {
  const { name, across } = puzzle.words[word];
  return `${name} ${say(across ? "kz-across" : "kz-down")}`;
}

function list() {
  const rows = puzzle.rules.map((/** @type {any} */ rule, /** @type {number} */ i) => {
    const name = rule.word === null ? "" : `${wordName(rule.word)}: `;
    const button = el("button", { "data-rule": String(i) }, el("span.no", {}, String(i + 1)), el("span.t", {}, el("b", {}, name), rule.text));
    button.addEventListener("click", () => show(i));
    return el("li", {}, button);
  });
  $("#rules").replaceChildren(...rows);
}

/** Shows what a rule says. @param {number} rule */
function show(rule) {
  if (!puzzle.rules.length) return;
  at = Math.max(0, Math.min(rule, puzzle.rules.length - 1));
  const it = puzzle.rules[at];
  const touched = new Set(it.cells);
  const left = new Map(it.domains.map((/** @type {any} */ one) => [one.row * puzzle.width + one.column, one.digits.join("")]));
  $$("#kz .cell").forEach((cell, index) => {
    cell.classList.toggle("word", touched.has(index));
    const digit = solution?.[Math.floor(index / puzzle.width)]?.[index % puzzle.width];
    const shown = $(".d", cell);
    const black = cell.classList.contains("black");
    shown.textContent = black ? "" : (digit ?? left.get(index) ?? "");
    shown.className = digit ? "d found" : "d dom";
    const place = { row: Math.floor(index / puzzle.width) + 1, column: (index % puzzle.width) + 1 };
    $(".vh", cell).textContent = digit && !black ? say("kz-cell", { ...place, digit }) : say("kz-cell-empty", place);
  });
  $("#which").textContent = say("kz-rule", { rule: at + 1 });
  $("#formula").textContent = (it.word === null ? "" : `${wordName(it.word)}: `) + it.text;
  const facts = it.facts.length ? it.facts : [say("kz-nothing")];
  if (it.more) facts.push(say("kz-more", { count: it.more }));
  if (it.waiting) facts.push(say("kz-waiting", { count: it.waiting }));
  $("#facts").replaceChildren(...facts.map((/** @type {string} */ fact) => el("li", {}, fact)));
  $("#support").textContent = say("kz-support", { support: it.support, states: number(it.states) });
  for (const row of $$("#rules button")) {
    if (Number(row.dataset.rule) === at) {
      row.setAttribute("aria-current", "true");
      row.scrollIntoView({ block: "nearest" });
    } else row.removeAttribute("aria-current");
  }
}

$("#solve").addEventListener("click", async () => {
  $("#error").hidden = true;
  $("#answer").textContent = say("kz-working");
  try {
    const answer = await ask("cross/solve", { text: text(), limit: 2 });
    solution = answer.solutions[0] ?? null;
    const count = answer.solutions.length;
    const key = answer.unique ? "kz-unique" : count > 1 ? "kz-several" : answer.complete ? "kz-no-solution" : "kz-undecided";
    $("#answer").textContent = say(key, { count, nodes: number(answer.nodes) });
    if (puzzle) show(at);
  } catch (error) {
    complain(error);
  }
});
$("#edit").addEventListener("click", () => {
  const editor = $("#editor");
  editor.hidden = !editor.hidden;
  $("#edit").setAttribute("aria-expanded", String(!editor.hidden));
  if (!editor.hidden) $("#text").focus();
});
$("#editor").addEventListener("submit", (event) => {
  event.preventDefault();
  read();
});
const input = /** @type {HTMLInputElement} */ ($("#file-input"));
$("#file").addEventListener("click", () => input.click());
input.addEventListener("change", async () => {
  const file = input.files?.[0];
  if (!file) return;
  /** @type {HTMLTextAreaElement} */ ($("#text")).value = await file.text();
  input.value = "";
  read();
});
$("#back").addEventListener("click", () => puzzle && show(at - 1));
$("#forward").addEventListener("click", () => puzzle && show(at + 1));
read();
