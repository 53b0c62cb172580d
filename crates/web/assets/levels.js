// @ts-check
// Levels as dots: one of five is easy, five are extreme.
import { el } from "./dom.js";

const LEVELS = ["easy", "medium", "hard", "very-hard", "extreme"];

/** How hard a level is, as that many of five dots. @param {string} level */
export function dots(level) {
  const rank = LEVELS.indexOf(level);
  return el("span.lv", { "aria-hidden": "true" }, ...LEVELS.map((_, dot) => el(dot <= rank ? "i.on" : "i")));
}
