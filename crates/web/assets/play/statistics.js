// @ts-check
// Statistics: the times of solved puzzles, kept in this browser only.
import { $, $$, button, el } from "../dom.js";
import { recall, store } from "../storage.js";
import { say, time } from "../words.js";
import { watch } from "./state.js";

/**
 * A solved puzzle.
 * @typedef {{id: string, level: string, elapsed: number, hints: number, at: number}} Solved
 */

/** The levels, as the page lists them. */
const LEVELS = $$("#levels [data-level]").map(({ dataset }) => dataset.level ?? "");

/** All solved puzzles, the first solved first. */
export const solved = () => /** @type {Solved[] | null} */ (recall("solved")) ?? [];

/** Remembers a solved puzzle; solving it again changes nothing. @param {Solved} puzzle */
export function remember(puzzle) {
  const all = solved();
  if (all.some(({ id }) => id === puzzle.id)) return;
  store("solved", [...all, puzzle].slice(-5000));
  show();
}

/** The time in the middle. @param {number[]} times */
export function median(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

function show() {
  const all = solved();
  const rows = LEVELS.flatMap((level) => {
    const times = all.filter((one) => one.level === level).map(({ elapsed }) => elapsed);
    if (!times.length) return [];
    const values = [String(times.length), time(Math.min(...times)), time(median(times))];
    return [el("tr", {}, el("th", { scope: "row" }, say(`level-${level}`)), ...values.map((value) => el("td", {}, value)))];
  });
  const heads = ["level", "count", "best", "median"].map((name) => el("th", { scope: "col" }, say(`stats-${name}`)));
  const table = el("table.tasks", {}, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows));
  const forget = button("button.link", {}, () => {
    store("solved", null);
    show();
  }, say("stats-forget"));
  $("#statistics").replaceChildren(...(rows.length ? [table, forget] : [el("p.small.soft", {}, say("stats-none"))]));
}

watch(["finished"], show);
show();
