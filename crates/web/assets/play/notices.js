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
// Where the field for a puzzle is open, the error belongs beside it.
watch(["error", "sheet"], ({ error }) => {
  const near = $("#p-new").checkVisibility();
  showText("#error", near ? error : "");
  showText("#trouble", near ? "" : error);
});
