// @ts-check
// A puzzle that was made: its drawing, and what can be done with it.
/** @import { Made } from "../types.js" */
import { button, el } from "../dom.js";
import { miniGrid } from "../minigrid.js";
import { store } from "../storage.js";
import { number, say } from "../words.js";

/** Puts puzzles where the page Booklet takes them from, and goes there. @param {Made[]} puzzles */
export function toBooklet(puzzles) {
  store("printed", puzzles.map(({ puzzle, er, level }) => ({ puzzle, er, level })));
  location.href = "booklet";
}

/** The keys that do what the buttons do. @type {Record<string, string>} */
const KEYS = { e: "explain", p: "play", c: "copy", b: "booklet", m: "more" };

/**
 * A puzzle in the list.
 * @param {Made} made @param {{copy: (text: string) => void, more: (made: Made) => void}} does
 */
export function result(made, { copy, more }) {
  const { puzzle, level, er, clues, number: index } = made;
  const name = say("make-puzzle", { number: index + 1 });
  const rated = level && er !== null ? [el("b", {}, number(er, { minimumFractionDigits: 1 })), ` · ${say(`level-${level}`)} · `] : [];
  const link = (/** @type {string} */ page, /** @type {string} */ key) => el("a.btn", { href: `${page}?puzzle=${puzzle}`, "data-does": page, "aria-label": `${say(key)}: ${name}` }, say(key));
  const act = (/** @type {string} */ does, /** @type {string} */ key, /** @type {() => void} */ act) => button("button", { "data-does": does, "aria-label": `${say(key)}: ${name}` }, act, say(key));
  const item = el(
    "li",
    { "data-puzzle": puzzle },
    el("div.minibox", {}, miniGrid(puzzle, name)),
    el("p", {}, ...rated, say("make-clues", { clues })),
    el("div.acts5", {}, link("explain", "make-explain"), link("play", "make-play-it"), act("copy", "make-copy", () => copy(puzzle)), act("booklet", "make-booklet", () => toBooklet([made])), act("more", "make-like", () => more(made))),
  );
  item.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    const does = ctrlKey || metaKey || altKey ? undefined : KEYS[key.toLowerCase()];
    const target = does && item.querySelector(`[data-does=${does}]`);
    if (target instanceof HTMLElement) target.click();
  });
  return item;
}
