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
 * @property {import("./minigrid.js").Outline} [board] if it is not the classic one
 */

/** The games, by their names. */
export const entries = () => /** @type {Record<string, Entry> | null} */ (recall("games")) ?? {};

/** Deletes a game; calling what is returned brings it back. @param {string} name */
export function deleteGame(name) {
  const { [name]: gone, ...rest } = entries();
  const game = recall(`game.${name}`);
  store("games", rest);
  store(`game.${name}`, null);
  return () => {
    // A page that has it on its board may have gone on with it, and stored it anew.
    if (recall(`game.${name}`) !== null) return;
    store(`game.${name}`, game);
    store("games", { ...entries(), ...(gone ? { [name]: gone } : {}) });
  };
}

/**
 * A solved puzzle.
 * @typedef {object} Solved
 * @property {string} id its game
 * @property {string} level
 * @property {number} elapsed
 * @property {number} hints how many were asked for
 * @property {number} at when it was solved
 * @property {boolean} [own] whether it was the player's own, not made or chosen here
 * @property {string} [technique] the hardest it needs
 * @property {string[]} [asked] the techniques of the hints
 */

/** All solved puzzles, the first solved first. */
export const solved = () => /** @type {Solved[] | null} */ (recall("solved")) ?? [];

/** Remembers a solved puzzle; solving it again changes nothing. @param {Solved} puzzle */
export function remember(puzzle) {
  const all = solved();
  if (!all.some(({ id }) => id === puzzle.id)) store("solved", [...all, puzzle].slice(-5000));
}

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

/**
 * A puzzle of the collection, begun or solved: its game, and the time if it was solved.
 * @typedef {{id: string, elapsed?: number}} Picked
 */

/** The puzzles of the collection that were begun, by kind, level and number. */
export const picked = () => /** @type {Record<string, Record<string, Record<number, Picked>>> | null} */ (recall("picked")) ?? {};

/** The kind and the level of a game, if it is one of the collection. @param {string} id @returns {[kind: string, level: string] | undefined} */
export function pickedAs(id) {
  const levels = Object.entries(picked()).flatMap(([kind, levels]) => Object.entries(levels).map(([level, numbers]) => /** @type {const} */ ([kind, level, numbers])));
  const found = levels.find(([, , numbers]) => Object.values(numbers).some((one) => one.id === id));
  return found && [found[0], found[1]];
}

/** A puzzle of the collection is being played. @param {string} kind @param {string} level @param {number} number @param {string} id */
export function beginPicked(kind, level, number, id) {
  const all = picked();
  if (all[kind]?.[level]?.[number]?.id === id) return;
  store("picked", { ...all, [kind]: { ...all[kind], [level]: { ...all[kind]?.[level], [number]: { id } } } });
}

/** A game has been solved, which may be one of the collection. @param {string} id @param {number} elapsed */
export function finishPicked(id, elapsed) {
  const all = picked();
  const games = Object.values(all).flatMap((levels) => Object.values(levels).flatMap((numbers) => Object.values(numbers)));
  const mine = games.filter((one) => one.id === id && one.elapsed === undefined);
  for (const one of mine) one.elapsed = elapsed;
  if (mine.length) store("picked", all);
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

/** Whether a puzzle of that very day was solved on a date. @param {string} date */
export const solvedOn = (date, all = days()) => Object.values(all[date] ?? {}).some(({ on }) => on === date);

/** On how many days in a row, until today or yesterday, a puzzle of that very day was solved. @param {string} today */
export function streak(today) {
  const all = days();
  let [date, count] = [solvedOn(today, all) ? today : dayBefore(today), 0];
  for (; solvedOn(date, all); date = dayBefore(date)) count++;
  return count;
}
