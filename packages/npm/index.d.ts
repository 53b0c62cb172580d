// A puzzle is a text in any format that ennead reads, usually 81 characters, row by row, with `.` or `0`
// for an empty cell. Cells are called r4c7, candidates 5r4c7.

import type { Checked, Explained, Hint, Judged, Level, Made, Rated, Verdict } from "./answers.js";

export type { Checked, Explained, Hint, Judged, JudgedClaim, Level, Made, Rated, Step, Verdict } from "./answers.js";

/** The language of sentences, and the names of cells in them. */
export interface How {
  lang?: "en" | "de" | "nl";
  cells?: "r1c5" | "Z1S5" | "A5" | "R1K5";
}

export interface Solved {
  puzzle: string;
  /** Null if only one solution was asked for and found. */
  verdict: Verdict | null;
  /** The number of empty cells. */
  missing: number;
  solutions: string[];
}

export interface Counted {
  /** How many solutions there are, counted up to the limit. */
  count: number;
  /** The first one found. */
  solution: string | null;
}

export interface Wish extends How {
  /** How many, at most 100. */
  count?: number;
  /** The same seed gives the same puzzles; a random one if left out. */
  seed?: number;
  level?: Level;
  /** A range of ratings, such as "6.5..7.2". */
  rating?: string;
  technique?: string;
  symmetry?: string;
  /** The fewest and the most givens. */
  clues?: [number, number];
}

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
export function rate(puzzle: string, how?: How): Rated;
/** The next step of logic: 1 where to look, 2 which technique, 3 (if left out) the step. */
export function hint(puzzle: string, how?: How & { depth?: 1 | 2 | 3 }): Hint;
/** The path by logic, each step with its reason. */
export function explain(puzzle: string, how?: How): Explained;
/** Whether claims such as "r4c7=5" or "r4c7<>5" follow, and from what. With `moves`, each is judged in the position
 * that those before it left. */
export function judge(puzzle: string, claims: string[], how?: How & { moves?: boolean }): Judged;
/** New puzzles. */
export function generate(wish?: Wish): Made[];
/** Any other question of ennead's JSON API by its address, such as "canon" or "techniques". */
export function ask(name: string, question: object, how?: How): unknown;
