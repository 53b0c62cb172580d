// @ts-check
// What the page says of itself: a note below the board, an error beside what went wrong, and
// what only a screen reader hears.
import { $, showText } from "../dom.js";
import { messageOf } from "../words.js";
import { change, watch } from "./state.js";

/** Whether the side lies under the board, so that what it says is not in sight. */
const isNarrow = () => document.documentElement.clientWidth < 860;

/** @param {string} note */
export function note(note) {
  change({ note });
}

/** Says something where it will be seen on a narrow screen too. @param {string} text */
export function noteIfNarrow(text) {
  if (isNarrow()) note(text);
}

/** @param {unknown} error */
export function complain(error) {
  change({ error: messageOf(error) });
  noteIfNarrow(messageOf(error));
}

/** Takes back what was said. */
export function calm() {
  change({ error: "", note: "" });
}

/** @param {string} text */
export function announce(text) {
  $("#live").textContent = text;
}

watch(["note"], ({ note }) => showText("#note", note));
watch(["error"], ({ error }) => showText("#error", error));
