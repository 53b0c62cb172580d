// @ts-check
// Cross: a cross-number puzzle is played, solved and made, and its rules are explained.
import * as api from "./api.js";
import { $, download, onClick, showText } from "./dom.js";
import { recall, store } from "./storage.js";
import { offer } from "./toast.js";
import { say } from "./words.js";
import "./cross/board.js";
import "./cross/building.js";
import "./cross/hints.js";
import { undo } from "./cross/history.js";
import { open, resume } from "./cross/open.js";
import { change, now, watch } from "./cross/state.js";
import { ask, stop } from "./cross/work.js";
import { kept, keep } from "./kept.js";
import { randomSeed } from "./making.js";

const text = $("#text", HTMLTextAreaElement);
/** The puzzle of a first visit. */
const EXAMPLE = text.value;

watch(["said"], ({ said }) => ($("#answer").textContent = said));
watch(["error"], ({ error }) => showText("#error", error));
watch(["working"], ({ working }) => {
  $("#stop", HTMLButtonElement).disabled = !working;
  $("#main").setAttribute("aria-busy", String(working));
});
onClick("#stop", stop);

/** @param {boolean} shown */
function showEditor(shown) {
  $("#editor").hidden = !shown;
  $("#edit").setAttribute("aria-expanded", String(shown));
  if (shown) text.focus();
}
onClick("#edit", () => showEditor($("#editor").hidden));
onClick("#save", () => download("ennead.kz", text.value));

// What is written here and not yet read outlives the page.
text.addEventListener("input", () => keep("cross-text", text.value));
watch(["text"], (state) => {
  text.value = state.text;
  keep("cross-text", null);
});

/** Opens a text as a new puzzle, from which undo leads back. @param {string} read */
async function openText(read) {
  const { puzzle } = now();
  if (!(await open(read))) return;
  change({ frame: null, refused: [], cell: 0 });
  if (puzzle) offer(say("kz-replaced"), undo);
}
$("#editor").addEventListener("submit", (event) => {
  event.preventDefault();
  openText(text.value);
});
const file = $("#file-input", HTMLInputElement);
onClick("#file", () => file.click());
file.addEventListener("change", async () => {
  const [chosen] = file.files ?? [];
  if (chosen) openText(await chosen.text());
  file.value = "";
});
$("#another").addEventListener("submit", async (event) => {
  event.preventDefault();
  const side = Number($("#side", HTMLSelectElement).value);
  const made = await ask((signal) => api.crossGenerate({ width: side, height: side, seed: randomSeed(1e9) }, signal));
  if (made) openText(made.text);
});

// The rules in three pictures: open for a newcomer with room for them.
const intro = $("#intro", HTMLDetailsElement);
intro.open = recall("cross-known") === null && matchMedia("(min-width: 860px) and (min-height: 780px)").matches;
$("summary", HTMLElement, intro).addEventListener("click", () => store("cross-known", true));

const draft = kept("cross-text");
await resume(EXAMPLE);
if (typeof draft === "string" && draft !== now().text) {
  text.value = draft;
  keep("cross-text", draft);
  showEditor(true);
}
