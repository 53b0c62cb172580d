// @ts-check
// The theme of the pages: the system's, or one that the visitor chose.
import { store } from "./storage.js";

const root = document.documentElement;
const system = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** @param {string | null} theme null for the system's */
export function chooseTheme(theme) {
  if (theme === null) delete root.dataset.theme;
  else root.dataset.theme = theme;
  store("theme", theme);
}

/** From light to dark and back. Choosing what the system has anyway means following the system. */
export function switchTheme() {
  const next = (root.dataset.theme ?? system()) === "dark" ? "light" : "dark";
  chooseTheme(next === system() ? null : next);
}
