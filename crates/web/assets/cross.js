// @ts-check
// Cross: a cross-number puzzle is played, solved and made, and its rules are explained.
import * as api from "./api.js";
import { $, download, onClick, showText } from "./dom.js";
import "./cross/board.js";
import { verdict } from "./cross/building.js";
import "./cross/hints.js";
import { kept, open } from "./cross/open.js";
import { change, now, watch } from "./cross/state.js";
import { ask, stop } from "./cross/work.js";

const text = $("#text", HTMLTextAreaElement);

watch(["said"], ({ said }) => ($("#answer").textContent = said));
watch(["error"], ({ error }) => showText("#error", error));
watch(["working"], ({ working }) => {
  $("#stop", HTMLButtonElement).disabled = !working;
  $("#main").setAttribute("aria-busy", String(working));
});
onClick("#stop", stop);
onClick("#solve", async () => {
  const solved = await ask((signal) => api.crossSolve(now().text, 2, signal));
  if (solved) change({ solution: solved.solutions[0] ?? null, hint: null, said: verdict(solved) });
});
onClick("#edit", () => {
  const editor = $("#editor");
  editor.hidden = !editor.hidden;
  $("#edit").setAttribute("aria-expanded", String(!editor.hidden));
  if (!editor.hidden) text.focus();
});
onClick("#save", () => download("ennead.kz", text.value));

/** Opens a text as a new puzzle. */
function openText() {
  change({ frame: null, cell: 0 });
  open(text.value);
}
$("#editor").addEventListener("submit", (event) => {
  event.preventDefault();
  openText();
});
const file = $("#file-input", HTMLInputElement);
onClick("#file", () => file.click());
file.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  if (!chosen) return;
  text.value = await chosen.text();
  file.value = "";
  openText();
});

const before = kept();
if (before) text.value = before.text;
open(text.value, before?.filled);
