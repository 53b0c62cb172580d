// @ts-check
// The game: changes are sent to the API, and its answer is what the board shows.
/** @import { BoardShown, Change, Played, SavedGame, View } from "../types.js" */
import * as api from "../api.js";
import { Problem } from "../api.js";
import { called } from "../cells.js";
import { $ } from "../dom.js";
import { entries } from "../records.js";
import { say } from "../words.js";
import { grid } from "./board.js";
import { elapsed } from "./clock.js";
import { announce, complain, note } from "./notices.js";
import { dequeue, enqueue, own, waiting } from "./queue.js";
import { change, now } from "./state.js";
import { agree, isNewer, kept, newest } from "./stored.js";

/** Resolves when all jobs so far have ended. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Runs jobs that change the game one after another.
 * @template Result
 * @param {() => Promise<Result>} job
 */
function inTurn(job) {
  const done = last.then(job);
  last = done.catch(() => {});
  return done;
}

/** A game as it was before the first move. @param {SavedGame} game @returns {SavedGame} */
export const startOf = (game) => ({ ...game, moves: [], done: 0, hints: [], taken_back: 0 });

/** What is drawn before it is answered. @param {string} id */
const draftOf = (id) => waiting(id).map(({ change }) => change);

/** Changes the game. Changes made while an answer is awaited are sent together in one question. @param {...Change} changes */
export async function act(...changes) {
  const { playing, typing, paused, instead } = now();
  if (!playing || typing?.leaving || paused || instead) return;
  if (changes.some((each) => typeof each === "string" || "do" in each)) closeSaid();
  enqueue(playing.id, changes);
  // Whoever plays on has read what went wrong.
  change({ draft: draftOf(playing.id), error: "" });
  await inTurn(send).catch(complain);
}

/** The game after all changes so far, with the time played; null if there is no game. @returns {Promise<SavedGame | null>} */
export async function settledGame() {
  await last;
  const game = now().playing?.game;
  return game ? { ...game, elapsed: elapsed() } : null;
}

/**
 * Runs a job while no other page changes the game.
 * @template Result
 * @param {string} id @param {(alone: boolean) => Promise<Result>} job learns whether that is certain
 */
const exclusively = (id, job) => (navigator.locks ? navigator.locks.request(`ennead.game.${id}`, () => job(true)) : job(false));

/** Sends what waits. @returns {Promise<void>} */
async function send() {
  const { playing } = now();
  if (!playing || !waiting(playing.id).length) return;
  const { id } = playing;
  await exclusively(id, async (alone) => {
    // Another page may have sent them meanwhile. Without a lock, each page sends its own, and those of
    // pages that are gone.
    const sent = alone ? waiting(id) : await own(id);
    if (!sent.length) return isNewer(id) ? undefined : change({ draft: draftOf(id) });
    const game = newest(id, playing.game);
    try {
      const answer = await api.play({ game: { ...game, elapsed: Math.max(game.elapsed, elapsed()) }, changes: sent.map(({ change }) => change) });
      dequeue(id, sent);
      adopt(answer);
      connected();
    } catch (error) {
      if (!isAnswer(error)) return later();
      dequeue(id, sent);
      change({ draft: draftOf(id) });
      throw error;
    }
  });
}

/** Only a refusal is an answer; a page that is left may break off any other. @param {unknown} error */
const isAnswer = (error) => error instanceof Problem && !error.isPassing;

/** How long the next attempt waits, in milliseconds; each waits twice as long as the one before. */
let pause = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let attempt;

function later() {
  change({ offline: true });
  pause = Math.min(pause ? 2 * pause : 1000, 15_000);
  clearTimeout(attempt);
  attempt = setTimeout(tryAgain, pause);
}

/** Shows what another page has done meanwhile, and sends what waits. */
function tryAgain() {
  catchUp();
  inTurn(send).catch(complain);
}

function connected() {
  pause = 0;
  if (now().offline) change({ offline: false, error: "" });
}

addEventListener("online", tryAgain);

/** Shows the game after a change. @param {Played} answer */
function adopt({ game, view }) {
  const { playing, typing, switches } = now();
  if (!playing) return;
  change({ playing: { ...playing, game, view }, draft: draftOf(playing.id), typing: typing && { ...typing, solution: null } });
  if (!view.solved) change({ finished: false });
  const isFull = view.filled === view.corner.length;
  if (view.solved && !playing.view.solved && !typing) {
    change({ finished: true, sheet: "says" });
  } else if (isFull && !view.solved && !typing && playing.view.filled < view.filled) {
    $("#full-text").textContent = say("play-clash", { cells: view.conflicts.join(" ") });
    change({ full: true, sheet: "says" });
    announce(say("full-title"));
  } else if (switches.conflicts && !typing) tellConflicts(view);
}

/** Says which digits clash, or which rules they break. @param {View} view */
function tellConflicts({ conflicts, broken = [] }) {
  const [first] = broken;
  const told = first ? say("play-broken", { rule: first.name, text: first.text, cells: called(first.cells.join(" ")) }) : "";
  if (now().note !== told && (first || isBroken)) note(told);
  isBroken = first !== undefined;
  if (told || conflicts.length) announce(told || say("play-clash", { cells: conflicts.join(" ") }));
}

/** Whether the note says which rule is broken. */
let isBroken = false;

/** Shows what another page has done to the game. */
export function catchUp() {
  return inTurn(async () => {
    const { playing, typing, clock } = now();
    if (!playing || typing) return;
    if (!isNewer(playing.id)) {
      // Another page may have sent what waited in this one.
      if (!waiting(playing.id).length) connected();
      return;
    }
    const game = newest(playing.id, playing.game);
    const same = game.done === playing.game.done && JSON.stringify(game.moves) === JSON.stringify(playing.game.moves);
    change({ clock: { ...clock, played: Math.max(clock.played, game.elapsed) } });
    if (same) return agree(playing.id, playing.game, game);
    try {
      const answer = await api.play({ game });
      connected();
      agree(playing.id, answer.game, game);
      closeSaid();
      adopt(answer);
    } catch (error) {
      if (isAnswer(error)) throw error;
      later();
    }
  }).catch(complain);
}

/** Lays the grid out for a board, the classic one if it is null: known to the script of other boards. @type {(board: BoardShown | null) => void} */
let lay = () => {};

/** Lets the grid be laid out for other boards. @param {typeof lay} layOut */
export const layOutBy = (layOut) => (lay = layOut);

/**
 * Puts a game on the board and continues it.
 * @param {SavedGame} game @param {string} id
 * @param {{typing?: boolean, view?: View | null}} [how] whether it is a puzzle that is being typed; the game's board, if it is known
 */
export function begin(game, id, { typing = false, view = null } = {}) {
  let stored = JSON.stringify(kept(id));
  return inTurn(async () => {
    let asked = game;
    let answer = view ? { game, view } : await api.play({ game });
    // Another page may go on with the game while the answer is awaited.
    for (let other = kept(id); other && JSON.stringify(other) !== stored; other = kept(id)) {
      asked = other;
      stored = JSON.stringify(other);
      answer = await api.play({ game: other });
    }
    // What is stored just so is not stored again: that could undo what another page stores now.
    if (JSON.stringify(asked) === stored) agree(id, answer.game, asked);
    const board = answer.view.ruled ? await (await import("./ruled.js")).boardOf(answer.game) : null;
    lay(board);
    const first = Math.max(0, answer.view.givens.indexOf("."));
    const { playing, typing: typed } = now();
    const before = typed ? typed.before : playing && { ...playing, game: { ...playing.game, elapsed: elapsed() } };
    change({
      playing: { id, ...answer, board },
      draft: draftOf(id),
      typing: typing ? { before, solution: null } : null,
      // A page that was put aside has stored the time in the list alone.
      clock: { played: Math.max(answer.game.elapsed, typing ? 0 : (entries()[id]?.elapsed ?? 0)), since: null },
      selected: new Set([first]),
      ...(typing ? { mode: /** @type {const} */ ("enter") } : {}),
      held: null,
      hint: null,
      finding: null,
      full: false,
      accepted: false,
      finished: answer.view.solved && !typing,
      paused: false,
      note: "",
      error: "",
      // What was opened before the first puzzle was there stays open.
      // Beside a wide board the rules are shown at once.
      sheet: answer.view.solved && !typing ? "says" : board && !typing && matchMedia("(min-width: 860px)").matches ? "says" : playing ? null : now().sheet,
    });
    // If it was opened from a field or a list, the focus goes to the grid; a page that loads keeps its focus.
    grid.focus(first, document.activeElement !== document.body);
    // On the site, this loads the module that answers the first move.
    if (view) await api.play({ game });
    // What was done before the page was closed, and not answered.
    await send();
  });
}

/** Takes away what was said of a position that is not there any more. */
export function closeSaid() {
  const { sheet } = now();
  change({ hint: null, finding: null, full: false, sheet: sheet === "says" ? null : sheet });
}
