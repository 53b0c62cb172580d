// @ts-check
// The keyboard shortcuts of Play and Watch, a list for each. The pages obey it and show it as help;
// play/keys.js and watch/controls.js say, by name, what each shortcut does.
import { $$, el } from "./dom.js";
import { say } from "./words.js";

/**
 * @typedef {object} Shortcut
 * @property {string} does the name of its action
 * @property {string[]} keys any of these. "1–9", "Arrows" and "WASD" stand for several keys. Letters alone
 *   mean a place on the keyboard, so that Z X C V are side by side on every one; with Control they mean the letter
 * @property {string} says the name of its text; neighbours with the same text are listed as one
 * @property {"anywhere" | "grid"} [where] everywhere on the page, or only in the grid; if left out, in the grid and its pad
 */

const UNDO = /** @type {const} @satisfies {Shortcut[]} */ ([
  { does: "undo", keys: ["Control+Z"], says: "shortcut-undo", where: "anywhere" },
  { does: "redo", keys: ["Control+Y", "Control+Shift+Z"], says: "shortcut-redo", where: "anywhere" },
]);

const PLAY = /** @type {const} @satisfies {Shortcut[]} */ ([
  { does: "write", keys: ["1–9"], says: "shortcut-write" },
  { does: "corner", keys: ["Shift+1–9"], says: "shortcut-corner" },
  { does: "centre", keys: ["Control+1–9"], says: "shortcut-centre" },
  { does: "digits", keys: ["Z"], says: "shortcut-mode" },
  { does: "corners", keys: ["X"], says: "shortcut-mode" },
  { does: "centres", keys: ["C"], says: "shortcut-mode" },
  { does: "colours", keys: ["V"], says: "shortcut-tool" },
  { does: "nextMode", keys: ["Space"], says: "shortcut-next-mode", where: "grid" },
  { does: "move", keys: ["Arrows", "WASD"], says: "shortcut-move" },
  { does: "extend", keys: ["Control+Arrows", "Shift+Arrows", "Shift+WASD"], says: "shortcut-extend" },
  { does: "all", keys: ["Control+A"], says: "shortcut-all" },
  { does: "clear", keys: ["Delete", "Backspace"], says: "shortcut-clear" },
  { does: "skip", keys: ["0", "."], says: "shortcut-skip" },
  { does: "settle", keys: ["Enter"], says: "shortcut-settle", where: "grid" },
  ...UNDO,
  { does: "drop", keys: ["Escape"], says: "shortcut-drop", where: "anywhere" },
  { does: "hint", keys: ["H"], says: "shortcut-hint", where: "anywhere" },
  { does: "check", keys: ["K"], says: "shortcut-check", where: "anywhere" },
  { does: "explain", keys: ["E"], says: "shortcut-explain", where: "anywhere" },
  { does: "pause", keys: ["P"], says: "shortcut-pause", where: "anywhere" },
  { does: "filter", keys: ["F"], says: "shortcut-filter", where: "anywhere" },
  { does: "keys", keys: ["Shift+?", "?"], says: "shortcut-keys", where: "anywhere" },
]);

const WATCH = /** @type {const} @satisfies {Shortcut[]} */ ([
  { does: "run", keys: ["Space"], says: "shortcut-run" },
  { does: "backwards", keys: ["R"], says: "watch-backwards" },
  { does: "back", keys: ["ArrowLeft"], says: "shortcut-back" },
  { does: "forward", keys: ["ArrowRight"], says: "shortcut-forward" },
  { does: "farBack", keys: ["PageUp"], says: "shortcut-far-back" },
  { does: "farOn", keys: ["PageDown"], says: "shortcut-far-on" },
  { does: "first", keys: ["Home"], says: "shortcut-first" },
  { does: "last", keys: ["End"], says: "shortcut-last" },
]);

/** `undo` is for every other page that takes steps back. */
export const SHORTCUTS = { play: PLAY, watch: WATCH, undo: UNDO };

/** Keys that stand for arrows, by their place. @type {Record<string, string>} */
const WASD = { KeyW: "ArrowUp", KeyA: "ArrowLeft", KeyS: "ArrowDown", KeyD: "ArrowRight" };

/**
 * Whether Shift is held with a key of the number pad. On Windows Shift turns the keys of the pad into
 * arrows for as long as NumLock is on, and the browser is told that Shift is up.
 * @param {KeyboardEvent} event
 */
const isShifted = (event) => event.shiftKey || (/^Numpad\d$/.test(event.code) && !/^\d$/.test(event.key) && event.getModifierState("NumLock"));

/** The digit a key means, if any: on the number pad with and without NumLock, and in the upper row where digits need Shift. @param {KeyboardEvent} event */
export function digitOf({ key, code, shiftKey }) {
  if (/^\d$/.test(key)) return key;
  return /^Numpad(\d)$/.exec(code)?.[1] ?? (shiftKey ? null : (/^Digit(\d)$/.exec(code)?.[1] ?? null));
}

/**
 * The names a key goes by in the list, and which of several keys it is: the digit or the arrow.
 * @param {KeyboardEvent} event
 * @returns {{names: string[], which: string}}
 */
function named(event) {
  const { key, code, ctrlKey, metaKey } = event;
  const control = ctrlKey || metaKey;
  const shift = isShifted(event);
  const names = (/** @type {string[]} */ ...names) => names.map((name) => (control ? "Control+" : "") + (shift ? "Shift+" : "") + name);
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit) return { names: names(digit === "0" ? "0" : "1–9"), which: digit };
  if (/^(Arrow\w+|Home|End)$/.test(key)) return { names: names(key, "Arrows"), which: key };
  const place = /^Key([A-Z])$/.exec(code)?.[1] ?? "";
  const letter = control && /^[a-z]$/i.test(key) ? key.toUpperCase() : place;
  if (letter) return { names: names(letter, ...(WASD[code] && !control ? ["WASD"] : [])), which: WASD[code] ?? letter };
  return { names: names(key === " " ? "Space" : key), which: key };
}

/**
 * The shortcut of a list that a key means, if any.
 * @template {Shortcut} Kind
 * @param {readonly Kind[]} list @param {KeyboardEvent} event
 */
export function shortcutOf(list, event) {
  const { names, which } = named(event);
  const shortcut = event.altKey ? undefined : list.find(({ keys }) => keys.some((key) => names.includes(key)));
  return shortcut && { shortcut, which };
}

// ---------- the help ----------

/** The names of keys that are words. @type {Record<string, string>} */
const WORDS = {
  Control: "key-control", Shift: "key-shift", Space: "key-space", Arrows: "key-arrows", Delete: "key-delete", Backspace: "key-backspace",
  Enter: "key-enter", Escape: "key-escape", Home: "key-home", End: "key-end", PageUp: "key-page-up", PageDown: "key-page-down",
};
/** @type {Record<string, string>} */
const SIGNS = { ArrowLeft: "←", ArrowRight: "→", WASD: "W A S D" };

/** What people call a key. @param {string} key */
function spoken(key) {
  return key.split("+").map((part) => (WORDS[part] ? say(WORDS[part]) : (SIGNS[part] ?? part))).join("+");
}

/** The help: every shortcut of a page with its keys. @param {readonly Shortcut[]} list */
function help(list) {
  /** @type {Map<string, string[]>} */
  const keys = new Map();
  // A question mark is typed with or without Shift, depending on the keyboard.
  for (const shortcut of list) keys.set(shortcut.says, [...(keys.get(shortcut.says) ?? []), ...shortcut.keys.filter((key) => key !== "Shift+?")]);
  return [...keys].map(([says, keys]) => el("li", {}, ...keys.flatMap((key) => [el("kbd", {}, spoken(key)), " "]), say(says)));
}

/** Writes the shortcuts where the page has a place for them: its help, and the buttons that do the same. */
export function showShortcuts() {
  for (const [page, list] of Object.entries(SHORTCUTS)) {
    for (const place of $$(`[data-shortcuts=${page}]`)) place.replaceChildren(...help(list));
  }
  for (const place of $$("[data-shortcut]")) {
    const keys = PLAY.find(({ does }) => does === place.dataset.shortcut)?.keys ?? [];
    if (place.matches("kbd")) place.textContent = keys.filter((key) => key !== "Shift+?").join(" ");
    else place.setAttribute("aria-keyshortcuts", keys.join(" "));
  }
}
