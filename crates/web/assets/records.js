// @ts-check
// What the browser knows of the visitor's games: the list of them, the times of those solved, and the
// puzzles of the days. No page's elements are needed for it.
import { recall, store } from "./storage.js";

/**
 * A game in the list.
 * @typedef {object} Entry
 * @property {string} title
 * @property {number} at when it was played last
 * @property {number} filled
 * @property {number} elapsed
 * @property {boolean} solved
 * @property {string} [givens] 81 characters, as the next
 * @property {string} [grid] the givens and the player's digits
 * @property {string} [level]
 */

/** The games, by their names. */
export const entries = () => /** @type {Record<string, Entry> | null} */ (recall("games")) ?? {};

/**
 * A solved puzzle.
 * @typedef {{id: string, level: string, elapsed: number, hints: number, at: number, own?: boolean}} Solved
 */

/** All solved puzzles, the first solved first. */
export const solved = () => /** @type {Solved[] | null} */ (recall("solved")) ?? [];

/** The times of a level's puzzles that were solved without help and not the player's own. @param {string} level */
export const timesOf = (level) => solved().filter((one) => one.level === level && !one.hints && !one.own).map(({ elapsed }) => elapsed);

/** The time in the middle. @param {number[]} times */
export function median(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/**
 * A puzzle of a day, begun or solved: its game, and when it was solved, if it was.
 * @typedef {{id: string, elapsed?: number, on?: string}} Daily
 */

/** The puzzles of the days that were begun, by date and level. */
export const days = () => /** @type {Record<string, Record<string, Daily>> | null} */ (recall("days")) ?? {};

/** The puzzle of a day is being played. @param {string} date @param {string} level @param {string} id */
export function beginDaily(date, level, id) {
  const all = days();
  if (all[date]?.[level]?.id === id) return;
  store("days", { ...all, [date]: { ...all[date], [level]: { id } } });
}

/** A game has been solved, which may be that of a day. @param {string} id @param {number} elapsed @param {string} on the date */
export function finishDaily(id, elapsed, on) {
  const all = days();
  for (const day of Object.values(all)) {
    for (const daily of Object.values(day)) {
      if (daily.id === id && daily.elapsed === undefined) Object.assign(daily, { elapsed, on });
    }
  }
  store("days", all);
}

/** The day before a date such as 2026-11-28. @param {string} date */
export function dayBefore(date) {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10);
}

/** On how many days in a row, until today or yesterday, a puzzle of that very day was solved. @param {string} today */
export function streak(today) {
  const all = days();
  const isDone = (/** @type {string} */ date) => Object.values(all[date] ?? {}).some(({ on }) => on === date);
  let [date, count] = [isDone(today) ? today : dayBefore(today), 0];
  for (; isDone(date); date = dayBefore(date)) count++;
  return count;
}
