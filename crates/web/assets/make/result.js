// @ts-check
// A puzzle that was made: its drawing, and what can be done with it.
/** @import { MadeAnswer } from "../types.js" */
import { $, $$, button, el, met } from "../dom.js";
import { onBack, stepIn } from "../layer.js";
import { dots } from "../levels.js";
import { miniGrid } from "../minigrid.js";
import { store } from "../storage.js";
import { onSwipeDown } from "../swipe.js";
import { data, number, say } from "../words.js";

/**
 * A puzzle as it is shown and kept.
 * @typedef {Pick<MadeAnswer, "puzzle" | "level" | "er" | "hardest">} Result
 */

/** Puts puzzles where the page Booklet takes them from, and goes there. @param {readonly Result[]} puzzles */
export function toBooklet(puzzles) {
  store("printed", puzzles.map(({ puzzle }) => puzzle));
  location.href = "booklet";
}

/** The rules of Sudoku Explainer's scale as the page calls them, by the names they have in the API. */
const { rules } = /** @type {{rules: Record<string, string>}} */ (data);

/** The keys that do what the choices do. @type {Record<string, string>} */
const KEYS = { e: "explain", p: "play", w: "watch", c: "copy", b: "booklet", m: "more" };

const dialog = $("#choices", HTMLDialogElement);

/** What the buttons do with the puzzle that is chosen. @type {Record<string, () => void>} */
let does = {};

function close() {
  const wasOpen = dialog.open;
  dialog.close();
  return wasOpen;
}
onBack(close);
onSwipeDown(dialog, close);
dialog.addEventListener("click", (event) => {
  const name = met(event, "[data-does]")?.dataset.does ?? "";
  // A press on the dimmed page belongs to the dialog.
  if (does[name] || event.target === dialog || met(event, ".away")) close();
  does[name]?.();
});

/** Opens what can be done with a puzzle. @param {Result} result @param {string} name @param {typeof does} acts */
function choose({ puzzle }, name, acts) {
  does = acts;
  $("h2", HTMLElement, dialog).textContent = name;
  for (const link of $$("a[data-does]", dialog, HTMLAnchorElement)) link.href = `${link.dataset.does}?puzzle=${puzzle}`;
  dialog.showModal();
  stepIn();
}

/** The empty frame of a puzzle that is still to be made. @param {string} said */
export const frame = (said) => el("li.ph", {}, miniGrid("", ""), el("p", {}, el("b", {}, said), el("span")));

/**
 * A puzzle in the list.
 * @param {Result} result @param {string} name
 * @param {{copy: (text: string) => void, more: (made: Result) => void}} acts
 */
export function resultOf(result, name, { copy, more }) {
  const { puzzle, level, er, hardest } = result;
  const clues = [...puzzle].filter((digit) => digit !== ".").length;
  const facts = [say("make-clues", { clues }), ...(er === null ? [] : [say("make-er", { er: number(er, { minimumFractionDigits: 1 }) })])];
  const acts = { copy: () => copy(puzzle), booklet: () => toBooklet([result]), more: () => more(result) };
  const called = level ? `${name} · ${say(`level-${level}`)}` : name;
  // The button lies over the drawing: its digits are no part of what the button is called.
  const drawing = miniGrid(puzzle, "");
  drawing.setAttribute("aria-hidden", "true");
  const board = button("button.board3", { "aria-haspopup": "dialog", "aria-label": called }, () => choose(result, called, acts));
  const item = el(
    "li",
    { "data-puzzle": puzzle },
    el("div.box3", {}, drawing, board),
    el("p", {}, el("b", {}, called), ...(level ? [dots(level)] : [])),
    el("p.small.soft", {}, facts.join(" · ")),
    ...(hardest ? [el("p.small.soft", {}, say("make-hardest", { technique: rules[hardest] ?? hardest }))] : []),
  );
  item.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    const does = ctrlKey || metaKey || altKey ? undefined : KEYS[key.toLowerCase()];
    if (!does) return;
    if (does === "copy" || does === "booklet" || does === "more") acts[does]();
    else location.href = `${does}?puzzle=${puzzle}`;
  });
  return item;
}
