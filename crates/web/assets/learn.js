// @ts-check
// Learn: the exercise with three gaps. The algorithm runs with the chosen parts.
import * as api from "./api.js";
import { cellOf } from "./cells.js";
import { $, $$ } from "./dom.js";
import { Grid, contentsOf } from "./grid.js";
import { data, messageOf, say } from "./words.js";

const grid = new Grid($("#grid"));
grid.roam();
const selects = $$("[data-gap]", document, HTMLSelectElement);
const result = $("#result");

/** @param {string} digits @param {string} givens @param {string[]} clashes */
function show(digits, givens, clashes) {
  const clashing = new Set(clashes.map(cellOf));
  grid.show(contentsOf(digits, givens).map((content, cell) => ({ ...content, classes: clashing.has(cell) ? ["clash"] : [] })));
}

$("#gaps").addEventListener("submit", async (event) => {
  event.preventDefault();
  delete result.dataset.right;
  const open = selects.find((select) => !select.value);
  if (open) {
    result.textContent = say("exercise-choose");
    open.focus();
    return;
  }
  try {
    const answer = await api.exercise(selects.map((select) => select.value));
    show(answer.grid, answer.givens, answer.clashes);
    result.textContent = answer.sentence;
    result.dataset.right = String(answer.right);
  } catch (error) {
    result.textContent = messageOf(error);
  }
});

const { puzzle } = /** @type {{puzzle: string}} */ (data);
show(puzzle, puzzle, []);
