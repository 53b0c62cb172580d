// @ts-check
// Typing a puzzle into an empty grid, to play it or to see its solution.
/** @import { Game } from "../types.js" */
import * as api from "../api.js";
import { $, onClick } from "../dom.js";
import { recall, store } from "../storage.js";
import { grid } from "./board.js";
import { begin } from "./game.js";
import { complain, note } from "./notices.js";
import { open, openFirst } from "./opening.js";
import { change, now, watch } from "./state.js";

/** @type {Game} */
const NOTHING = { version: 1, start: { givens: "" }, moves: [], done: 0, taken_back: 0, hints: [], elapsed: 0 };

/** @param {Game} game */
async function type(game) {
  await begin(game, "", { typing: true });
  grid.focus(0);
}

/** Changes the givens of the puzzle being played. */
export async function edit() {
  const givens = now().playing?.view.givens ?? "";
  await type({ ...NOTHING, start: { givens: "", placed: givens } });
}

/** The digits typed so far. */
const typed = () => now().playing?.view.grid ?? "";

/** Continues the puzzle being typed when the page was closed. Returns whether there was one. */
export async function resumeTyping() {
  const game = /** @type {Game | null} */ (recall("typed"));
  if (game) await type(game);
  return game !== null;
}

async function solve() {
  const { solution, sentences } = await api.check(typed());
  const { typing } = now();
  if (!typing) return;
  note(sentences.join(" "));
  if (solution) change({ typing: { ...typing, solution } });
}

watch(["playing", "typing"], ({ playing, typing }) => {
  $("#playing").hidden = typing !== null;
  $("#entering").hidden = typing === null;
  store("typed", typing && playing?.view.filled ? playing.game : null);
});
onClick("#type", () => type(NOTHING).catch(complain));
onClick("#start", () => open(typed()).catch(complain));
onClick("#solve", () => solve().catch(complain));
onClick("#cancel", () => {
  const before = now().typing?.before;
  (before ? begin(before.game, before.id) : openFirst()).catch(complain);
});
