// @ts-check
// Style sheets that a first visit does not need, loaded with the scripts that do.
import { el } from "./dom.js";
import { say } from "./words.js";

/** The style sheets that were loaded after the page, by name. @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Loads a style sheet that a first visit does not need. @param {string} name */
export function loadStyle(name) {
  const loading = styles.get(name) ?? loaded(new URL(name, import.meta.url).href);
  styles.set(name, loading);
  // What failed for want of a connection may be tried again.
  loading.catch(() => styles.delete(name));
  return loading;
}

/** @param {string} href @returns {Promise<void>} */
function loaded(href) {
  const sheet = el("link", { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => {
      sheet.remove();
      reject(new Error(say("web-offline")));
    });
    document.head.append(sheet);
  });
}
