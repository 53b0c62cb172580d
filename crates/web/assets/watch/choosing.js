// @ts-check
// Choosing an engine, a rival, a puzzle: each choice is another address of the page.
import * as api from "../api.js";
import { $, $$, onClick, showText } from "../dom.js";
import { messageOf } from "../words.js";
import { RIVAL } from "./state.js";

/** Opens the page with other values in its address; null removes one. Its moments are others than those of this page. @param {Record<string, string | null>} values */
function visit(values) {
  const url = new URL(location.href);
  url.searchParams.delete("at");
  for (const [key, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  location.href = url.href;
}

/** Opens or closes the form for another puzzle. */
export function togglePuzzle() {
  const form = $("#puzzle-form");
  form.hidden = !form.hidden;
  $("#puzzle").setAttribute("aria-expanded", String(!form.hidden));
  if (!form.hidden) $("#puzzle-text").focus();
}

// For a single engine there is a button that starts a race; in a race there are a second choice and
// a way back.
for (const select of $$("#engine, #rival", document, HTMLSelectElement)) {
  select.addEventListener("change", () => visit({ [select.id === "rival" ? "race" : "engine"]: select.value }));
}
for (const button of $$("#race, #alone")) {
  button.addEventListener("click", () => visit({ race: button.id === "race" ? RIVAL : null }));
}
onClick("#puzzle", togglePuzzle);
$("#puzzle-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const { puzzle } = await api.check($("#puzzle-text", HTMLInputElement).value);
    visit({ puzzle });
  } catch (error) {
    showText("#error", messageOf(error));
  }
});
