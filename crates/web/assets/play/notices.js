// @ts-check
// Messages of the page: a note below the board, an error beside what went wrong, and what only a
// screen reader reads out.
import { $, showText } from "../dom.js";
import { messageOf, say } from "../words.js";
import { change, watch } from "./state.js";

/** @param {string} note */
export function note(note) {
  change({ note });
}

/** @param {unknown} error */
export function complain(error) {
  change({ error: messageOf(error) });
}

/** Removes all messages. */
export function calm() {
  change({ error: "", note: "" });
}

/** @param {string} text */
export function announce(text) {
  $("#live").textContent = text;
}

watch(["note", "offline"], ({ note, offline }) => showText("#note", offline ? say("play-offline") : note));
// Where the field for a puzzle is open, the error belongs beside it, and goes with it.
let wasNear = false;
watch(["error", "sheet"], ({ error, sheet }) => {
  if (wasNear && sheet !== "more" && error) return change({ error: "" });
  const near = sheet === "more" && $("#p-new").checkVisibility();
  wasNear = near;
  showText("#error", near ? error : "");
  showText("#trouble", near ? "" : error);
});
