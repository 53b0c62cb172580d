// @ts-check
// The keys of a position: S, P, N, U, F, 1–9, Space, Esc and Enter.
import { digitsOf } from "../cells.js";
import { $ } from "../dom.js";
import { digitOf } from "../shortcuts.js";
import { answer, clear, help, mark, undo } from "./drill.js";
import { change, now } from "./state.js";

/** What a letter does. @type {Record<string, () => unknown>} */
const LETTERS = {
  s: () => change({ mode: "strike" }),
  p: () => change({ mode: "place" }),
  n: () => change({ mode: "note" }),
  u: undo,
  f: help,
};

/** A digit key: marks the digit in the cell if the cell can hold it, and lights it up. @param {number} digit */
function digitKey(digit) {
  const { set, selected } = now();
  change({ held: digit });
  if (set && digitsOf(set.marks[selected] ?? 0).includes(digit)) mark(digit);
}

document.addEventListener("keydown", (event) => {
  if (!now().set || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  // Fields have their own keys, and Enter and Space press the button they are on.
  if (target.closest("input, select, textarea, dialog, .top")) return;
  const onControl = target.closest("button, a") !== null;
  const act = actOf(event, onControl);
  if (!act) return;
  event.preventDefault();
  if (!event.repeat || event.key === "u") act();
});

/** @param {KeyboardEvent} event @param {boolean} onControl @returns {(() => unknown) | undefined} */
function actOf(event, onControl) {
  const digit = Number(digitOf(event));
  if (digit) return () => digitKey(digit);
  const { key } = event;
  if (key === "Escape") return clear;
  if (key === "Enter") return onControl ? undefined : answer;
  if (key === " ") return onControl || !$("#grid").contains(document.activeElement) ? undefined : () => mark(now().held ?? 0);
  return LETTERS[key.toLowerCase()];
}
