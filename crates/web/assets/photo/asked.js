// @ts-check
// What is to be looked at: the doubtful cells with their choices, and which grid of several is shown.
import { cellOf } from "../cells.js";
import { $, $$, button, el, met } from "../dom.js";
import { say } from "../words.js";
import { change, show, shown, watch, write } from "./state.js";

/** A doubtful cell with its choices. @param {import("../types.js").PhotoDoubt} doubt */
function row({ cell: name, taken, second, sentence }) {
  const cell = cellOf(name);
  const choices = [...new Set([taken, second, 0])].map((digit) =>
    button("button", { "data-cell": String(cell), "data-choice": String(digit) }, () => write(cell, digit), digit ? String(digit) : say("photo-none")));
  return el("li", { "data-cell": String(cell) }, el("b", {}, name), el("span.seg", { role: "group", "aria-label": name }, ...choices), el("small", {}, sentence));
}

watch(["grids", "at"], () => {
  const doubts = shown()?.doubts ?? [];
  $("#asks").replaceChildren(...doubts.map(row));
});
// The list itself stays: a button that was pressed keeps the focus.
watch(["grids", "at", "digits", "cell"], ({ digits, cell }) => {
  for (const item of $$("#asks li")) item.classList.toggle("cur", Number(item.dataset.cell) === cell);
  for (const choice of $$("#asks button")) {
    const { dataset } = choice;
    choice.setAttribute("aria-pressed", String(digits[Number(dataset.cell)] === Number(dataset.choice)));
  }
});
watch(["grids", "at"], () => ($("#sentence").textContent = shown()?.sentence ?? ""));
watch(["grids", "at"], ({ grids, at }) => {
  const choices = grids.map((_, i) => button("button", { "aria-pressed": String(i === at), "aria-label": say("photo-grid", { number: i + 1 }) }, () => {
    show(i);
    $("#grids [aria-pressed=true]").focus();
  }, String(i + 1)));
  $("#grids").replaceChildren(...choices);
  $("#grids").hidden = grids.length < 2;
});
$("#asks").addEventListener("focusin", (event) => {
  const item = met(event, "li");
  if (item) change({ cell: Number(item.dataset.cell) });
});
