// @ts-check
// What a page holds, its form and its results. After a reload, or on the way back, a tab has what it held
// itself; a new tab has what was held last. So two tabs do not overwrite each other.
import { recall, store } from "./storage.js";

/** Keeps what a page holds; null forgets it. Returns whether that worked. @param {string} name @param {unknown} value */
export function keep(name, value) {
  try {
    sessionStorage.setItem(`ennead.${name}`, JSON.stringify(value));
  } catch {
    // Then there is still what all tabs share.
  }
  return store(name, value);
}

/** What a page held, or null; the caller knows its type. @param {string} name @returns {unknown} */
export function kept(name) {
  try {
    const own = sessionStorage.getItem(`ennead.${name}`);
    if (own !== null) return JSON.parse(own);
  } catch {
    // Then there is what all tabs share.
  }
  return recall(name);
}
