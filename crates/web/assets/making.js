// @ts-check
// Making puzzles: a few per request, so that the visitor can watch and stop. The same seed makes
// the same puzzles, so nothing is lost between requests.
/** @import { Generate, MadeAnswer } from "./types.js" */
import * as api from "./api.js";
import { number, say } from "./words.js";

/** Fewer puzzles were made than asked for; the message says why. */
export class Unfinished extends Error {}

/** A random seed below a bound. @param {number} below */
export const randomSeed = (below) => Math.floor(Math.random() * below);

/**
 * The seed in a field. An empty field gets a new seed, visible so that the puzzles can be made again.
 * @param {HTMLInputElement} field @param {number} below
 */
export function seedOf(field, below) {
  if (!field.value) field.placeholder = String(randomSeed(below));
  return Number(field.value || field.placeholder);
}

/**
 * Makes `count` puzzles, from number `first` on.
 * @param {Generate} wanted @param {number} first @param {number} count
 * @param {AbortSignal} signal ends it
 * @returns {AsyncGenerator<MadeAnswer[], void>} a few at a time
 */
export async function* made(wanted, first, count, signal) {
  // One at first, because rare puzzles take long; then as many as are made in about a second.
  let few = 1;
  for (let done = 0; done < count;) {
    const asked = performance.now();
    const { puzzles, stopped } = await api.generate({ ...wanted, first: first + done, count: Math.min(few, count - done) }, signal);
    if (signal.aborted) return;
    done += puzzles.length;
    yield puzzles;
    if (stopped) throw new Unfinished(stopped);
    few = performance.now() - asked < 700 ? Math.min(100, few * 2) : Math.max(1, Math.floor(few / 2));
  }
}

/** How many are made, how fast, and how long the rest will take. @param {number} made @param {number} count @param {number} started */
export function progress(made, count, started) {
  const rate = (made / (performance.now() - started)) * 1000;
  const left = Math.ceil((count - made) / rate);
  return say("make-progress", { made: number(made), count: number(count), rate: number(Number(rate.toPrecision(2))), left: number(left) });
}
