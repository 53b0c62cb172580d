// @ts-check
// A link to Play with a position. It works as soon as it is shown; when it is about to be used, it gets the short
// form in which links are given to others, with title, author and marks.
import { linkTo } from "./api.js";
import { $ } from "./dom.js";

/** What is asked in advance of using a link. */
const USES = ["pointerenter", "pointerdown", "focus"];

/** @type {WeakMap<HTMLElement, string>} */
const positions = new WeakMap();

/** @param {HTMLElement} link */
async function shorten(link) {
  const position = positions.get(link);
  if (!position || link.getAttribute("href") !== `play?${position}`) return;
  const answer = await linkTo(new URL(`play?${position}`, location.href).href).catch(() => null);
  if (answer && positions.get(link) === position) link.setAttribute("href", `play?${answer.query}`);
}

/** Makes a link lead to a position. @param {string} selector @param {URLSearchParams} position the puzzle, and what else is on the board */
export function leadTo(selector, position) {
  const link = $(selector);
  const isNew = !positions.has(link);
  positions.set(link, String(position));
  link.setAttribute("href", `play?${position}`);
  if (isNew) for (const use of USES) link.addEventListener(use, () => void shorten(link));
}
