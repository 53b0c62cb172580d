// @ts-check
// The game: changes are sent to the API, and its answer is what the board shows.
/** @import { Change, Game, GameAnswer, View } from "../types.js" */
import * as api from "../api.js";
import { say } from "../words.js";
import { grid } from "./board.js";
import { elapsed } from "./clock.js";
import { announce, complain } from "./notices.js";
import { change, now } from "./state.js";

/** The changes waiting to be sent. @type {Change[]} */
let waiting = [];

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

/** Changes the game. Changes made while an answer is awaited are sent together in one question. @param {...Change} changes */
export async function act(...changes) {
  const { playing, paused } = now();
  if (!playing || paused) return;
  if (changes.some((each) => typeof each === "string" || "do" in each)) {
    change({ finding: null });
    closeHint();
  }
  waiting.push(...changes);
  await inTurn(send).catch(complain);
}

/** The game after all changes so far, with the time played; null if there is no game. @returns {Promise<Game | null>} */
export async function settledGame() {
  await last;
  const game = now().playing?.game;
  return game ? { ...game, elapsed: elapsed() } : null;
}

async function send() {
  const [changes, { playing }] = [waiting, now()];
  waiting = [];
  if (!changes.length || !playing) return;
  adopt(await api.play({ game: { ...playing.game, elapsed: elapsed() }, changes }));
}

/** Shows the game after a change. @param {GameAnswer} answer */
function adopt({ game, view }) {
  const { playing, typing, switches } = now();
  if (!playing) return;
  change({ playing: { id: playing.id, game, view }, typing: typing && { ...typing, solution: null } });
  if (!view.solved) change({ finished: false });
  if (view.solved && !playing.view.solved && !typing) {
    change({ finished: true });
  } else if (view.conflicts.length && switches.conflicts) announce(say("play-clash", { cells: view.conflicts.join(" ") }));
}

/**
 * Puts a game on the board and continues it.
 * @param {Game} game @param {string} id
 * @param {{typing?: boolean, view?: View | null}} [how] whether it is a puzzle that is being typed; the game's board, if it is known
 */
export function begin(game, id, { typing = false, view = null } = {}) {
  return inTurn(async () => {
    const answer = view ? { game, view } : await api.play({ game });
    const first = Math.max(0, answer.view.givens.indexOf("."));
    const { playing, typing: typed } = now();
    const before = typed ? typed.before : playing && { ...playing, game: { ...playing.game, elapsed: elapsed() } };
    waiting = [];
    change({
      playing: { id, ...answer },
      typing: typing ? { before, solution: null } : null,
      clock: { played: answer.game.elapsed, since: null },
      selected: new Set([first]),
      ...(typing ? { mode: /** @type {const} */ ("enter") } : {}),
      held: null,
      hint: null,
      finding: null,
      accepted: false,
      finished: answer.view.solved && !typing,
      paused: false,
      note: "",
      error: "",
      sheet: null,
    });
    // If it was opened from a field or a list, the focus goes to the grid; a page that loads keeps its focus.
    grid.focus(first, document.activeElement !== document.body);
    // On the site, this loads the module that answers the first move.
    if (view) await api.play({ game });
  });
}

/** Takes the hint away. */
export function closeHint() {
  const { hint, sheet } = now();
  change({ hint: null, sheet: hint ? null : sheet });
}
