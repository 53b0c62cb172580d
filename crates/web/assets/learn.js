// @ts-check
// Learn: the exercise with three gaps. The algorithm runs with the parts chosen.
import { $, $$, ask, cellOf, data, say } from "./dom.js";
import { Grid } from "./grid.js";

const grid = new Grid($("#grid"));
grid.roam();

/** @param {string} givens @param {string} digits @param {string[]} clashes */
function show(givens, digits, clashes) {
  const clashing = new Set(clashes.map(cellOf));
  grid.show(
    [...digits].map((digit, cell) => ({
      kind: digit === "." ? null : givens[cell] === "." ? /** @type {const} */ ("found") : /** @type {const} */ ("given"),
      digit: Number(digit) || 0,
      classes: clashing.has(cell) ? ["clash"] : [],
    })),
  );
}
show(data.puzzle, data.puzzle, []);

$("#gaps").addEventListener("submit", async (event) => {
  event.preventDefault();
  const result = $("#result");
  const selects = /** @type {HTMLSelectElement[]} */ ($$("[data-gap]"));
  const gaps = selects.map((select) => select.value);
  delete result.dataset.right;
  if (gaps.includes("")) {
    result.textContent = say("exercise-choose");
    selects[gaps.indexOf("")].focus();
    return;
  }
  try {
    const answer = await ask("exercise", { gaps });
    show(answer.givens, answer.grid, answer.clashes);
    result.textContent = answer.sentence;
    result.dataset.right = String(answer.right);
  } catch (error) {
    result.textContent = error instanceof Error ? error.message : "";
  }
});
