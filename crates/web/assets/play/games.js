// @ts-check
// The games stored in the browser.
/** @import { SavedGame } from "../types.js" */
import { setCurrent } from "../current.js";
import { keep, kept } from "../kept.js";
import { entries } from "../records.js";
import { store } from "../storage.js";
import { say } from "../words.js";
import { elapsed } from "./clock.js";
import { catchUp } from "./game.js";
import { note } from "./notices.js";
import { now, watch } from "./state.js";
import { isNewer, isStored, storeGame } from "./stored.js";

/** A short name for a game: games with the same start have the same name. @param {SavedGame} game */
export function nameOf({ start: { givens, placed = "" } }) {
  let value = 5381;
  for (const c of givens + placed) value = (value * 33 + c.charCodeAt(0)) >>> 0;
  return value.toString(36);
}

/** The name of the game played last: after a reload, or on the way back, in this tab. */
export function lastPlayed() {
  const name = kept("last");
  return typeof name === "string" ? name : null;
}

/** Stores games to be played later. @param {SavedGame[]} games */
export function keepForLater(games) {
  const all = entries();
  for (const game of games) {
    const name = nameOf(game);
    store(`game.${name}`, game);
    all[name] = { title: game.title || game.start.givens.slice(0, 9), at: Date.now() - 1, filled: 0, elapsed: 0, solved: false };
  }
  store("games", all);
}

/** Stores that the game on the board was played last, and the game. @param {boolean} [anew] whether to store it even if it is just as it is stored: for the time played */
function save(anew = true) {
  const { playing, typing } = now();
  if (!playing || typing) return;
  const { id, view } = playing;
  const game = { ...playing.game, elapsed: elapsed() };
  const all = entries();
  all[id] = { title: game.title ?? "", at: Date.now(), filled: view.filled, elapsed: game.elapsed, solved: view.solved, givens: view.givens, grid: view.grid, level: game.level ?? "" };
  // The list shows only games that have been begun.
  if (!game.moves.length && !game.hints.length) delete all[id];
  const fine = ((isStored(playing.game) && !anew) || storeGame(id, playing.game, game)) && store("games", all) && keep("last", id);
  if (!fine) note(say("play-forgotten"));
  setCurrent(view.givens);
}

watch(["playing"], () => save(false));
// A page that is put aside keeps the time played, unless another page has gone on with the game.
document.addEventListener("visibilitychange", () => {
  const { playing } = now();
  if (document.visibilityState === "visible") catchUp();
  else if (playing && !isNewer(playing.id)) save();
});
addEventListener("pageshow", ({ persisted }) => persisted && void catchUp());
addEventListener("storage", ({ key }) => {
  if (key === `ennead.game.${now().playing?.id}`) catchUp();
});
