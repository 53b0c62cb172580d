// @ts-check
// The buttons of undo and redo, and their keys, which are the same on every page but Play.
import { $, onClick } from "./dom.js";
import { SHORTCUTS, shortcutOf } from "./shortcuts.js";

/**
 * Connects a page's undo and redo with their buttons and keys.
 * @param {() => unknown} undo @param {() => unknown} redo
 * @param {(event: KeyboardEvent) => boolean} listens whether a key is meant for them
 * @returns {(state: {past: readonly unknown[], future: readonly unknown[]}) => void} shows whether there is something to undo or to redo
 */
export function connectUndo(undo, redo, listens) {
  onClick("#undo", undo);
  onClick("#redo", redo);
  addEventListener("keydown", (event) => {
    const found = shortcutOf(SHORTCUTS.undo, event);
    if (!found || !listens(event)) return;
    event.preventDefault();
    if (found.shortcut.does === "undo") undo();
    else redo();
  });
  return ({ past, future }) => {
    $("#undo").toggleAttribute("disabled", !past.length);
    $("#redo").toggleAttribute("disabled", !future.length);
  };
}
