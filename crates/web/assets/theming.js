// @ts-check
// How the pages look: the theme, the system's or one that the visitor chose, and what else the settings say.
// `theme.js` does the same before anything is drawn.
import { settings } from "./setting.js";
import { recall, store } from "./storage.js";

const root = document.documentElement;
const system = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** Makes this page look as the settings say. */
export function look() {
  const theme = recall("theme");
  const { size, marks, motion } = settings();
  if (typeof theme === "string") root.dataset.theme = theme;
  else delete root.dataset.theme;
  Object.assign(root.dataset, { size, marks, motion });
}

/** @param {string | null} theme null for the system's */
export function chooseTheme(theme) {
  store("theme", theme);
  // Also where nothing can be stored.
  if (theme === null) delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** From light to dark and back. Choosing what the system has anyway means following the system. */
export function switchTheme() {
  const next = (root.dataset.theme ?? system()) === "dark" ? "light" : "dark";
  chooseTheme(next === system() ? null : next);
}
