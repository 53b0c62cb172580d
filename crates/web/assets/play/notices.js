// @ts-check
// Messages of the page: a note below the board, an error beside what went wrong, and what only a
// screen reader reads out.
import { $, showText } from "../dom.js";
import { messageOf } from "../words.js";
import { change, watch } from "./state.js";

/** Whether the side panel is below the board, so that its messages are out of sight. */
const isNarrow = () => document.documentElement.clientWidth < 860;

/** @param {string} note */
export function note(note) {
  change({ note });
}

/** Shows a message where it is visible on a narrow screen too. @param {string} text */
export function noteIfNarrow(text) {
  if (isNarrow()) note(text);
}

/** @param {unknown} error */
export function complain(error) {
  change({ error: messageOf(error) });
  noteIfNarrow(messageOf(error));
}

/** Removes all messages. */
export function calm() {
  change({ error: "", note: "" });
}

/** @param {string} text */
export function announce(text) {
  $("#live").textContent = text;
}

watch(["note"], ({ note }) => showText("#note", note));
watch(["error"], ({ error }) => showText("#error", error));
