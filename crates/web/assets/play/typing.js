// @ts-check
// Typing a puzzle into an empty grid, to play it or to see its solution.
/** @import { SavedGame } from "../types.js" */
import * as api from "../api.js";
import { digitAt, symbolOf } from "../cells.js";
import { $, onClick } from "../dom.js";
import { recall, store } from "../storage.js";
import { offer } from "../toast.js";
import { say } from "../words.js";
import { grid } from "./board.js";
import { withDraft } from "./draft.js";
import { begin, settledGame } from "./game.js";
import { nameOf } from "./games.js";
import { complain, note } from "./notices.js";
import { open, openFirst } from "./opening.js";
import { dequeue, waiting } from "./queue.js";
import { change, now, watch } from "./state.js";
import { newest } from "./stored.js";

/** @type {SavedGame} */
const NOTHING = { version: 1, start: { givens: "" }, moves: [], done: 0, taken_back: 0, hints: [], elapsed: 0 };

/** The name of what is typed: it has none yet. */
const UNNAMED = "";

/** @param {SavedGame} game */
async function type(game) {
  await begin(game, UNNAMED, { typing: true });
  grid.focus(0);
}

/** A game on the board of another, with nothing on it. @param {SavedGame | undefined} game @returns {SavedGame} */
const emptied = (game) => ({ ...NOTHING, version: 2, layout: game?.layout ?? "9x9", rules: game?.rules ?? [] });

/** Changes the givens of the puzzle being played. */
export async function edit() {
  const { playing } = now();
  const { givens } = playing?.game.start ?? { givens: "" };
  const start = { givens: "", placed: /^[. ]*$/.test(givens) ? "" : givens };
  await type(playing?.board ? { ...emptied(playing.game), start } : { ...NOTHING, start });
}

/** Types a puzzle with rules of the whole board, or on another board. @param {string} layout @param {string[]} rules */
export async function typeOnto(layout, rules) {
  await type({ ...NOTHING, version: 2, layout, rules });
}

/** The digits typed so far, with those that no answer has confirmed, as without a connection. */
async function typed() {
  await settledGame();
  const { playing, draft: waits } = now();
  return playing ? withDraft(playing.view, waits).grid : "";
}

/** What was typed as a game, on a board other than the classic one. @param {string} digits @returns {SavedGame | null} */
function gameOf(digits) {
  const { playing } = now();
  if (!playing?.board) return null;
  const symbols = [...digits].map((_, cell) => (digits[cell] === "." ? "." : symbolOf(digitAt(digits, cell))));
  return { ...emptied(playing.game), start: { givens: symbols.join(symbols.some((symbol) => symbol.length > 1) ? " " : "") } };
}

/** The puzzle that was being typed last and is not played yet. */
const draft = () => /** @type {SavedGame | null} */ (recall("typed"));

/** Types into an empty grid. */
async function typeAnew() {
  // Nor is what waits for an answer gone on with.
  dequeue(UNNAMED, waiting(UNNAMED));
  await type(NOTHING);
}

/** Continues the puzzle being typed when the page was closed. Returns whether there was one. */
export async function resumeTyping() {
  const game = recall("typing") ? draft() : null;
  if (game) await type(game);
  return game !== null;
}

/** Types a puzzle: goes on with what was typed last, or begins with an empty grid. */
export async function typeOn() {
  const game = draft();
  await type(game ?? NOTHING);
  if (game) offer(say("typing-continued"), () => typeAnew().catch(complain), say("typing-anew"));
}

/** Goes back to the game; what was typed stays, to be gone on with. */
async function cancel() {
  const game = await settledGame();
  const { typing, playing } = now();
  const kept = playing?.view.filled ? game : null;
  store("typing", null);
  const before = typing?.before;
  await (before ? begin(newest(before.id, before.game), before.id) : openFirst());
  if (kept) offer(say("typing-kept"), () => type(kept).catch(complain), say("typing-go-on"));
}

/** Plays what was typed. What is written meanwhile would be lost, so nothing is. */
async function play() {
  const leaving = (/** @type {boolean} */ leaving) => {
    const { typing } = now();
    if (typing) change({ typing: { ...typing, leaving } });
  };
  leaving(true);
  try {
    const digits = await typed();
    const game = gameOf(digits);
    await (game ? begin(game, nameOf(game)) : open(digits));
  } finally {
    leaving(false);
  }
  store("typed", null);
  dequeue(UNNAMED, waiting(UNNAMED));
}

/** Shows the solution of what was typed, and says in a line what it is. */
async function solve() {
  const { opened, heading, detail, text, solutions: [solution] } = await typed().then((digits) => {
    const game = gameOf(digits);
    return api.inspect(game ? { game } : { puzzle: digits }, true, new AbortController().signal);
  });
  const { typing } = now();
  if (!typing) return;
  note(text || [heading, detail].filter(Boolean).join(" · "));
  if (opened === "proper" && solution) change({ typing: { ...typing, solution } });
}

watch(["playing", "typing"], ({ playing, typing }) => {
  $("#entering").hidden = typing === null;
  for (const id of ["#modes", "#hint", "#more"]) $(id).hidden = typing !== null;
  $("#ways-on").toggleAttribute("inert", typing !== null);
  $("#start").toggleAttribute("disabled", typing?.leaving === true);
  if (typing) store("typed", playing?.view.filled ? playing.game : null);
  store("typing", typing ? true : null);
});
onClick("#start", () => play().catch(complain));
onClick("#solve", () => solve().catch(complain));
onClick("#cancel", () => cancel().catch(complain));
