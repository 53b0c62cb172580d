// A puzzle is a text in any format that ennead reads, usually 81 characters, row by row, with `.` or `0`
// for an empty cell. Cells are called r4c7, candidates 5r4c7.

import type { Addresses, Checked, Explained, Generate, HintAnswer, Judged, MadeAnswer, RateAnswer, Solved, Spoken } from "./answers.js";

export type * from "./answers.js";

/** The language of sentences, and the names of cells in them. */
export type How = Spoken;

export interface Counted {
  /** How many solutions there are, counted up to the limit. */
  count: number;
  /** The first one found. */
  solution: string | null;
}

/** What the puzzles are to be like: their level, or a range of ratings such as "6.5..7.2". The same seed gives the
 * same puzzles; it is random if left out. */
export type Wish = How & Generate;

/** A question that was refused, such as a text that cannot be read. */
export class Refused extends Error {
  kind: string;
  /** Where in a text that cannot be read, from 1. */
  line?: number;
  column?: number;
  length?: number;
}

/** The verdict and the solutions, at most `limit` (1 to 1000, 2 if left out). */
export function solve(puzzle: string, how?: How & { limit?: number }): Solved;
/** The same for many puzzles, each one line, fast. */
export function solveMany(puzzles: string[], how?: { limit?: number }): Counted[];
/** How many solutions there are, counted up to `limit`, 2 if left out. */
export function count(puzzle: string, limit?: number): number;
/** Valid? Solvable? Unique? Minimal? */
export function check(puzzle: string, how?: How): Checked;
/** How hard the puzzle is. */
export function rate(puzzle: string, how?: How): RateAnswer;
/** The next step of logic: 1 where to look, 2 which technique, 3 (if left out) the step. */
export function hint(puzzle: string, how?: How & { depth?: 1 | 2 | 3 }): HintAnswer;
/** The path by logic, each step with its reason. */
export function explain(puzzle: string, how?: How): Explained;
/** Whether claims such as "r4c7=5" or "r4c7<>5" follow, and from what. With `moves`, each is judged in the position
 * that those before it left. */
export function judge(puzzle: string, claims: string[], how?: How & { moves?: boolean }): Judged;
/** New puzzles. */
export function generate(wish?: Wish): MadeAnswer[];
/** Any other question of ennead's JSON API by its address, such as "canon" or "techniques". */
export function ask<Address extends Exclude<keyof Addresses, "photo/pixels">>(
  address: Address,
  question: Addresses[Address]["question"],
  how?: How,
): Addresses[Address]["answer"];
