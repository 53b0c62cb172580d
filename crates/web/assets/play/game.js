// @ts-check
// The game: what is done to it is sent to the API, and the answer is what is on the board.
/** @import { Change, Game, GameAnswer } from "../types.js" */
import * as api from "../api.js";
import { say, time } from "../words.js";
import { grid } from "./board.js";
import { elapsed } from "./clock.js";
import { announce, complain, note } from "./notices.js";
import { change, now } from "./state.js";

/** What waits to be sent. @type {Change[]} */
let waiting = [];

/** The end of all that was begun. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Does what changes the game one after the other.
 * @template Result
 * @param {() => Promise<Result>} job
 */
function inTurn(job) {
  const done = last.then(job);
  last = done.catch(() => {});
  return done;
}

/** Does something to the game. What is done while an answer is on its way is sent in one question. @param {...Change} changes */
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

/** The game as it is after all that was done, with the time played; null if there is none. @returns {Promise<Game | null>} */
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

/** Shows what became of the game. @param {GameAnswer} answer */
function adopt({ game, view }) {
  const { playing, typing, switches } = now();
  if (!playing) return;
  change({ playing: { id: playing.id, game, view }, typing: typing && { ...typing, solution: null } });
  if (view.solved && !playing.view.solved && !typing) {
    const sentence = say("play-solved", { time: time(elapsed()) });
    note(sentence);
    announce(sentence);
  } else if (view.conflicts.length && switches.conflicts) announce(say("play-clash", { cells: view.conflicts.join(" ") }));
}

/**
 * Puts a game on the board, from where it is.
 * @param {Game} game @param {string} id
 * @param {{typing?: boolean}} [how] whether it is a puzzle that is being typed
 */
export function begin(game, id, { typing = false } = {}) {
  return inTurn(async () => {
    const answer = await api.play({ game });
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
      paused: false,
      note: "",
      error: "",
      sheet: null,
    });
    grid.focus(first, false);
  });
}

/** Takes the hint away. */
export function closeHint() {
  const { hint, sheet } = now();
  change({ hint: null, sheet: hint ? null : sheet });
}
