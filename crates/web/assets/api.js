// @ts-check
// The questions the pages ask, one function each.
/** @import * as Api from "./types.js" */
import { NAMES } from "./cells.js";
import { ask } from "./door.js";
import { language, say } from "./words.js";

/** A problem reported by the API, in the page's language. */
export class Problem extends Error {
  /** @param {Api.ProblemAnswer} answer */
  constructor(answer) {
    super(answer.detail);
    /** What kind of problem it is. */
    this.kind = answer.type.split("/").pop() ?? "";
    this.status = answer.status;
  }

  /** Whether the same question may be answered a little later. */
  get isPassing() {
    return this.status === 503 && this.kind === "busy";
  }
}

/** There was no answer. */
export class Offline extends Error {}

/** @param {string} path @param {RequestInit} request */
async function answer(path, request) {
  const [question, query] = path.split("?");
  const spoken = new URLSearchParams(query);
  spoken.set("lang", language);
  spoken.set("cells", NAMES);
  let response;
  try {
    response = await ask(`${question}?${spoken}`, request);
  } catch {
    throw new Offline(say("web-offline"));
  }
  if (!response.ok) throw new Problem(await response.json());
  return response;
}

/**
 * A question sent as JSON.
 * @template Answer
 * @param {string} path @param {unknown} question @param {AbortSignal} [signal] ends it early
 * @returns {Promise<Answer>}
 */
async function post(path, question, signal) {
  const response = await answer(path, { method: "POST", body: JSON.stringify(question), signal: signal ?? null });
  return response.json();
}

/**
 * A question in the address.
 * @template Answer
 * @param {string} path @param {Record<string, string | number | boolean>} question
 * @returns {Promise<Answer>}
 */
async function get(path, question) {
  const query = Object.entries(question).map(([name, value]) => [name, String(value)]);
  const response = await answer(`${path}?${new URLSearchParams(query)}`, {});
  return response.json();
}

/** The puzzles in a text of any format, as new games. @param {string} text @param {AbortSignal} [signal] @returns {Promise<Api.Reading>} */
export const read = (text, signal) => post("read", { text }, signal);

/** A game's position in a file format. @param {Api.Game} game @param {string} format @returns {Promise<Api.Written>} */
export const write = (game, format) => post("write", { game, format });

/**
 * The puzzles in a picture.
 * @param {ImageData} picture
 * @param {number} [turn] how many quarters clockwise make it upright; found out if left out
 * @returns {Promise<Api.PhotoRead>}
 */
export async function readPhoto({ width, height, data }, turn) {
  const fields = Object.entries({ width, height, ...(turn === undefined ? {} : { turn }) });
  const question = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  const response = await answer(`photo/pixels?${question}`, { method: "POST", body: new Uint8Array(data.buffer) });
  return response.json();
}

/** A game after some changes, and its board. @param {Api.GameQuestion} question @returns {Promise<Api.GameAnswer>} */
export const play = (question) => post("game", question);

/** What is wrong with a game. @param {Api.Game} game @returns {Promise<Api.Finding>} */
export const checkGame = (game) => post("game/check", { game });

/** The next step of a game. @param {Api.Game} game @param {number} depth 1 where to look, 2 which technique, 3 the step @returns {Promise<Api.Hint>} */
export const hint = (game, depth) => post("game/hint", { game, depth, drawings: true });

/** The moves of a game in words. @param {Api.Game} game @returns {Promise<Api.Protocol>} */
export const protocol = (game) => post("game/protocol", { game });

/** What is to be known of a puzzle before it is played. @param {string} puzzle @param {boolean} rate whether to rate it, which can take long @param {AbortSignal} signal @returns {Promise<Api.Inspected>} */
export const inspect = (puzzle, rate, signal) => post("inspect", { puzzle, rate }, signal);

/** The puzzle of a day. @param {string} date such as 2026-11-22 @param {string} level @returns {Promise<Api.DailyPuzzle>} */
export const daily = (date, level) => post("daily", { date, level });

/** Valid? Solvable? Unique? @param {string} puzzle @returns {Promise<Api.Checked>} */
export const check = (puzzle) => post("check", { puzzle });

/** The path by logic. @param {string} puzzle @param {number | null} effort for a short path @returns {Promise<Api.Explained>} */
export const explain = (puzzle, effort) => post("explain", { puzzle, drawings: true, effort });

/** How hard a puzzle is. @param {string} puzzle @param {AbortSignal} [signal] @returns {Promise<Api.Rated>} */
export const rate = (puzzle, signal) => post("rate", { puzzle }, signal);

/** Puzzles to order. @param {Api.GenerateQuestion} question @param {AbortSignal} [signal] @returns {Promise<Api.Generated>} */
export const generate = (question, signal) => post("generate", question, signal);

/** Some pages of a booklet as drawings. @param {Api.BookletQuestion} booklet @param {number} first @param {number} count @param {AbortSignal} signal @returns {Promise<Api.Pages>} */
export const bookletPages = (booklet, first, count, signal) => post("booklet/pages", { ...booklet, first, count }, signal);

/** A booklet as a PDF. @param {Api.BookletQuestion} booklet @param {AbortSignal} signal @returns {Promise<Blob>} */
export async function bookletFile(booklet, signal) {
  const response = await answer("booklet/pdf", { method: "POST", body: JSON.stringify(booklet), signal });
  return response.blob();
}

/** Runs the lesson's algorithm with the parts a learner wrote, and shows one moment of it. @param {string[]} gaps @param {number} at @returns {Promise<Api.Exercise>} */
export const exercise = (gaps, at) => post("exercise", { gaps, at });

/** A cross-number puzzle's grid and the consequences of its rules. @param {string} text @param {AbortSignal} signal @returns {Promise<Api.CrossPuzzle>} */
export const crossExplain = (text, signal) => post("cross/explain", { text }, signal);

/** The solutions of a cross-number puzzle. @param {string} text @param {number} limit @param {AbortSignal} signal @returns {Promise<Api.CrossSolved>} */
export const crossSolve = (text, limit, signal) => post("cross/solve", { text, limit }, signal);

/** Whether the digits filled in are right. @param {string} text @param {string} filled @param {AbortSignal} signal @returns {Promise<Api.CrossJudged>} */
export const crossJudge = (text, filled, signal) => post("cross/judge", { text, filled }, signal);

/** The next digit, and why. @param {string} text @param {string} filled @param {AbortSignal} signal @returns {Promise<Api.CrossHint>} */
export const crossHint = (text, filled, signal) => post("cross/hint", { text, filled }, signal);

/** The puzzle with these bars, black cells and clues. @param {Api.CrossFrame} frame @param {AbortSignal} signal @returns {Promise<{text: string}>} */
export const crossBuild = (frame, signal) => post("cross/build", frame, signal);

/** An overview of a trace. @param {Api.TraceQuestion} which @returns {Promise<Api.Trace>} */
export const trace = (which) => get("trace", { ...which });

/** What the engine holds after `at` events. @param {Api.TraceQuestion & {at: number, near?: number, tree?: boolean}} question @returns {Promise<Api.TraceState>} */
export const traceState = (question) => get("trace/state", { ...question });

/** The moment of the next event of a kind or of a line, or of the last one before. @param {Api.TraceQuestion & {from: number, action?: string, line?: number, back?: boolean}} question @returns {Promise<{at: number | null}>} */
export const traceFind = (question) => get("trace/find", { ...question });

/** What there is to know about a technique. @param {string} technique @returns {Promise<Api.Lesson>} */
export const lesson = (technique) => post("lesson", { technique });

/** What there is to practise, and how far the visitor is. @param {Api.TrainProgress | null} progress @param {number} day in days since 1 January 1970 @returns {Promise<Api.TrainListed>} */
export const trainList = (progress, day) => post("train", { progress, day });

/** The next position of a technique, or of the path. @param {string | null} technique @param {number | null} after the position just practised @param {Api.TrainProgress | null} progress @param {number} day @returns {Promise<Api.TrainPositioned>} */
export const trainPosition = (technique, after, progress, day) => post("train/position", { technique, after, progress, day });

/** Help with a position. @param {string} technique @param {number} position @param {number} depth 1 where, 2 which, 3 how @returns {Promise<Api.TrainHelped>} */
export const trainHelp = (technique, position, depth) => post("train/help", { technique, position, depth });

/** What is said of an answer. @param {Api.TrainQuestion} question @returns {Promise<Api.TrainJudged>} */
export const trainAnswer = (question) => post("train/answer", question);
