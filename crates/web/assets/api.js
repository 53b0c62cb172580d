// @ts-check
// The questions the pages ask, one function each.
/** @import * as Api from "./types.js" */
import { NAMES } from "./cells.js";
import { ask, listOf } from "./door.js";
import { language, say } from "./words.js";

/** A problem reported by the API, in the page's language. */
export class Problem extends Error {
  /** @param {Api.Problem} answer */
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
 * @template {keyof Api.Addresses} Address
 * @param {Address} address @param {Api.Addresses[Address]["question"]} question @param {AbortSignal} [signal] ends it early
 * @returns {Promise<Api.Addresses[Address]["answer"]>}
 */
async function post(address, question, signal) {
  const response = await answer(address, { method: "POST", body: JSON.stringify(question), signal: signal ?? null });
  return response.json();
}

/**
 * A question in the address.
 * @template {keyof Api.Addresses} Address
 * @param {Address} address @param {Api.Addresses[Address]["question"]} question
 * @returns {Promise<Api.Addresses[Address]["answer"]>}
 */
async function get(address, question) {
  const query = Object.entries(question).map(([name, value]) => [name, String(value)]);
  const response = await answer(`${address}?${new URLSearchParams(query)}`, {});
  return response.json();
}

/** The puzzles in a text of any format, as new games. @param {string} text @param {AbortSignal} [signal] */
export const read = (text, signal) => post("read", { text }, signal);

/** The same, without what is not understood; the games say what that is. @param {string} text */
export const readSome = (text) => post("read", { text, ignore: true });

/** What the board of a game looks like, and its rules. @param {Api.SavedGame} game */
export const board = (game) => post("board", { game });

/** The values that each open cell of a game has in some solution. @param {Api.SavedGame} game @param {AbortSignal} signal */
export const possible = (game, signal) => post("board/possible", { game }, signal);

/** A game's position in a file format. @param {Api.SavedGame} game @param {Api.FormatName} format */
export const write = (game, format) => post("write", { game, format });

/** What comes after the question mark of a link to a game. @param {Api.SavedGame} game @param {boolean} progress whether what was written in goes along */
export const link = (game, progress) => post("link", { game, progress });

/** The same for a position in a text of any format, such as an address of an older version. @param {string} puzzle @param {AbortSignal} [signal] */
export const linkTo = (puzzle, signal) => post("link", { puzzle, progress: true }, signal);

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

/** A game after some changes, and its board. @param {Api.Play} question */
export const play = (question) => post("game", question);

/** What is wrong with a game. @param {Api.SavedGame} game */
export const checkGame = (game) => post("game/check", { game });

/** The next step of a game. @param {Api.SavedGame} game @param {number} depth 1 where to look, 2 which technique, 3 the step */
export const hint = (game, depth) => post("game/hint", { game, depth, drawings: true });

/** The moves of a game in words. @param {Api.SavedGame} game */
export const protocol = (game) => post("game/protocol", { game });

/** What is to be known of a puzzle before it is played. @param {{puzzle: string} | {game: Api.SavedGame}} about @param {boolean} rate whether to rate it, which can take long @param {AbortSignal} signal */
export const inspect = (about, rate, signal) => post("inspect", { ...about, rate }, signal);

/** The puzzle of a day. @param {string} date such as 2026-11-22 @param {string} level from an address; another name than that of a level is refused */
export const daily = (date, level) => post("daily", { date, level: /** @type {Api.Level} */ (level) });

/** The kinds of the collection, with their levels. */
export const collection = () => get("collection", {});

/** A puzzle of the collection: by its number, or that of a day. @param {{kind: string, level?: string, number?: number, date?: string}} which names from an address, as for a level */
export async function collectionPuzzle(which) {
  const list = await listOf(which.kind);
  return post("collection/puzzle", /** @type {Api.CollectionPuzzle} */ ({ ...which, ...(list === null ? {} : { list }) }));
}

/** Valid? Solvable? Unique? @param {string} puzzle */
export const check = (puzzle) => post("check", { puzzle });

/** The path by logic. @param {string} puzzle @param {number | null} effort for a short path */
export const explain = (puzzle, effort) => post("explain", { puzzle, drawings: true, effort });

/** The steps of a path, without drawings. @param {string} puzzle @param {AbortSignal} signal */
export const path = (puzzle, signal) => post("explain", { puzzle, drawings: false }, signal);

/** How hard a puzzle is. @param {string} puzzle @param {AbortSignal} [signal] */
export const rate = (puzzle, signal) => post("rate", { puzzle }, signal);

/** Puzzles to order. @param {Api.Generate} question @param {AbortSignal} [signal] */
export const generate = (question, signal) => post("generate", question, signal);

/** Some pages of a booklet as drawings. @param {Api.BookletPages} booklet @param {number} first @param {number} count @param {AbortSignal} signal */
export const bookletPages = (booklet, first, count, signal) => post("booklet/pages", { ...booklet, first, count }, signal);

/** A booklet as a PDF. @param {Api.BookletPages} booklet @param {AbortSignal} signal @returns {Promise<Blob>} */
export async function bookletFile(booklet, signal) {
  const response = await answer("booklet/pdf", { method: "POST", body: JSON.stringify(booklet), signal });
  return response.blob();
}

/** Runs the lesson's algorithm with the parts a learner wrote, and shows one moment of it. @param {[string, string, string]} gaps @param {number} at */
export const exercise = (gaps, at) => post("exercise", { gaps, at });

/** A cross-number puzzle's grid and the consequences of its rules. @param {string} text @param {AbortSignal} signal */
export const crossExplain = (text, signal) => post("cross/explain", { text }, signal);

/** The solutions of a cross-number puzzle. @param {string} text @param {number} limit @param {AbortSignal} signal */
export const crossSolve = (text, limit, signal) => post("cross/solve", { text, limit }, signal);

/** Whether the digits filled in are right. @param {string} text @param {string} filled @param {AbortSignal} signal */
export const crossJudge = (text, filled, signal) => post("cross/judge", { text, filled }, signal);

/** The next digit, and why. @param {string} text @param {string} filled @param {AbortSignal} signal */
export const crossHint = (text, filled, signal) => post("cross/hint", { text, filled }, signal);

/** A new cross-number puzzle. @param {{width: number, height: number, seed: number}} question @param {AbortSignal} signal @returns {Promise<{text: string}>} */
export const crossGenerate = (question, signal) => post("cross/generate", question, signal);

/** The puzzle with these bars, black cells and clues. @param {Api.CrossBuild} frame @param {AbortSignal} signal @returns {Promise<{text: string}>} */
export const crossBuild = (frame, signal) => post("cross/build", frame, signal);

/** An overview of a trace. @param {Api.TraceSummary} which */
export const trace = (which) => get("trace", { ...which });

/** What the engine holds after `at` events. @param {Api.TraceState} question */
export const traceState = (question) => get("trace/state", { ...question });

/** The moment of the next event of a kind or of a line, or of the last one before. @param {Api.TraceFind} question */
export const traceFind = (question) => get("trace/find", { ...question });

/** All techniques, with their names. */
export const techniques = () => get("techniques", {});

/** What there is to know about a technique. @param {string} technique from an address; another name than that of a technique is refused */
export const lesson = (technique) => post("lesson", { technique: /** @type {Api.TechniqueName} */ (technique) });

/** What there is to practise, and how far the visitor is. @param {Api.Progress | null} progress @param {number} day in days since 1 January 1970 */
export const trainList = (progress, day) => post("train", { progress, day });

/** The next position of a technique, or of the path. @param {string | null} technique from an address, as for a lesson @param {number | null} after the position just practised @param {Api.Progress | null} progress @param {number} day */
export const trainPosition = (technique, after, progress, day) => post("train/position", { technique: /** @type {Api.TechniqueName | null} */ (technique), after, progress, day });

/** Help with a position. @param {Api.TechniqueName} technique @param {number} position @param {number} depth 1 where, 2 which, 3 how */
export const trainHelp = (technique, position, depth) => post("train/help", { technique, position, depth });

/** What is said of an answer. @param {Api.TrainAnswer} question */
export const trainAnswer = (question) => post("train/answer", question);
