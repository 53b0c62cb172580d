// @ts-check
// An order: as many puzzles of each kind. It is told in words, with the time that such puzzles took in
// this browser before.
/** @import { Generate } from "../types.js" */
import { $, el } from "../dom.js";
import { recall, store } from "../storage.js";
import { number, say } from "../words.js";

/**
 * Puzzles of one kind.
 * @typedef {object} Share
 * @property {Generate} wanted
 * @property {number} count
 */

/** The most kinds whose times are remembered. */
const MOST = 60;

/** What of a question decides how long its puzzles take. @param {Generate} wanted */
const kindOf = ({ seed: _, ...kind }) => JSON.stringify(kind);

const times = () => /** @type {Record<string, number>} */ (recall("make-times") ?? {});

/** The seconds that a puzzle of this kind took last, or null. @param {Generate} wanted */
export const timesOf = (wanted) => times()[kindOf(wanted)] ?? null;

/** Puzzles of this kind took so many seconds each. @param {Generate} wanted @param {number} seconds */
export function took(wanted, seconds) {
  const others = Object.entries(times()).filter(([kind]) => kind !== kindOf(wanted));
  store("make-times", Object.fromEntries([...others, [kindOf(wanted), Number(seconds.toPrecision(2))]].slice(-MOST)));
}

/** Says what is ordered. @param {{count: number, levels: string[], technique: string, symmetry: string, minimal: boolean, seconds: number | null}} order */
export function tell({ count, levels, technique, symmetry, minimal, seconds }) {
  const what = [
    levels.length ? levels.map((level) => say(`level-${level}`)).join(", ") : say("make-sum-any"),
    ...(technique ? [say("make-sum-technique", { technique })] : []),
    ...(symmetry ? [say("make-sum-symmetry", { symmetry })] : []),
    ...(minimal ? [say("make-sum-minimal")] : []),
  ];
  const long = seconds === null ? "" : seconds < 90 ? say("make-sum-seconds", { seconds: number(Math.max(1, Math.ceil(seconds))) }) : say("make-sum-minutes", { minutes: number(Math.ceil(seconds / 60)) });
  const puzzles = count === 1 ? say("make-sum-one") : say("make-sum-many", { count: number(count) });
  $("#sum").replaceChildren(el("b", {}, puzzles), `: ${what.join(", ")}. ${long}`);
}
