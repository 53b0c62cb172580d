// @ts-check
// Opening a puzzle: read from a text or a file, kept in the browser with the digits filled in.
import * as api from "../api.js";
import { keep, kept } from "../kept.js";
import { say } from "../words.js";
import { frameOf } from "./frame.js";
import { goOnTo } from "./history.js";
import { change, now, watch } from "./state.js";
import { ask } from "./work.js";

/** @import { Moment, Refused } from "./state.js" */

/** Longer puzzles are not kept: each digit would store them again. */
const LONGEST = 100_000;

/** Reads a puzzle and shows it, with the digits filled in if they are of this puzzle. @param {string} text @param {string[]} [filled] */
export async function open(text, filled) {
  const puzzle = await ask((signal) => api.crossExplain(text, signal));
  if (!puzzle) return false;
  const cells = puzzle.width * puzzle.height;
  const rules = puzzle.contradiction?.map((rule) => rule + 1).join(", ");
  const digits = filled?.length === cells ? filled.map((digit, cell) => (puzzle.black.includes(cell) ? "." : digit)) : Array(cells).fill(".");
  goOnTo({ text, puzzle, filled: digits });
  change({ at: 0, cell: Math.min(now().cell, cells - 1), said: rules ? say("kz-contradiction", { rules }) : "" });
  return true;
}

/**
 * What is kept. Moments refer to their texts, since many have the same.
 * @typedef {{text: string, filled: string, texts?: string[], past?: [number, string][], building?: boolean, refused?: Refused[]}} Kept
 */

/** Opens what was kept, or else this text. @param {string} text */
export async function resume(text) {
  const found = /** @type {Partial<Kept> | null} */ (kept("cross"));
  if (typeof found?.text !== "string" || typeof found.filled !== "string") return open(text);
  const { texts = [], past = [], building, refused = [] } = found;
  change({ past: past.map(([at, filled]) => ({ text: texts[at] ?? "", filled: [...filled], puzzle: null })) });
  const opened = await open(found.text, [...found.filled]);
  const { puzzle } = now();
  if (building && puzzle) change({ frame: frameOf(puzzle), refused });
  return opened;
}

/** The moments that can be kept beside a text, and their texts. @param {readonly Moment[]} past @param {string} text */
function shortened(past, text) {
  const texts = [text];
  let left = LONGEST - text.length;
  /** @type {[number, string][]} */
  const moments = [];
  for (const { text, filled } of [...past].reverse()) {
    if (!texts.includes(text)) {
      left -= text.length;
      if (left < 0) break;
      texts.push(text);
    }
    moments.unshift([texts.indexOf(text), filled.join("")]);
  }
  return { texts, past: moments };
}

watch(["filled", "text", "past", "frame", "refused"], ({ text, filled, past, frame, refused }) => {
  if (!text || text.length > LONGEST) return;
  keep("cross", { text, filled: filled.join(""), ...shortened(past, text), building: Boolean(frame), refused });
});
