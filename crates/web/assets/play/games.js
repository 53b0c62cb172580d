// @ts-check
// The games stored in the browser.
/** @import { SavedGame } from "../types.js" */
import { dropCurrent, setCurrent } from "../current.js";
import { keep, kept } from "../kept.js";
import { entries } from "../records.js";
import { store } from "../storage.js";
import { say } from "../words.js";
import { elapsed } from "./clock.js";
import { catchUp } from "./game.js";
import { titleOf } from "./heading.js";
import { note } from "./notices.js";
import { now, watch } from "./state.js";
import { isStored, storeGame } from "./stored.js";

/** A short name for a game: games with the same start have the same name. @param {SavedGame} game */
export function nameOf({ layout = "", rules = [], start: { givens, placed = "" } }) {
  let value = 5381;
  const board = rules.length || givens.length !== 81 ? [layout, ...rules].join("\n") : "";
  for (const c of givens + placed + board) value = (value * 33 + c.charCodeAt(0)) >>> 0;
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

/** Stores that the game on the board was played last, and the game. */
function save() {
  const { playing, typing } = now();
  if (!playing || typing) return;
  const { id, view } = playing;
  const game = { ...playing.game, elapsed: elapsed() };
  const all = entries();
  all[id] = { title: titleOf(playing), at: Date.now(), filled: view.filled, elapsed: game.elapsed, solved: view.solved, givens: view.givens, grid: view.grid, level: game.level ?? "", ...(playing.board ? { board: outlineOf(playing.board) } : {}) };
  // The list shows only games that have been begun.
  if (!game.moves.length && !game.hints.length) delete all[id];
  const fine = (isStored(playing.game) || storeGame(id, playing.game, game)) && store("games", all) && keep("last", id);
  if (!fine) note(say("play-forgotten"));
  if (playing.board) dropCurrent();
  else setCurrent(view.givens);
}

/** What a small picture of a board needs. @param {import("../types.js").BoardShown} board @returns {import("../minigrid.js").Outline} */
function outlineOf({ rows, columns, cells }) {
  return { rows, columns, ...(cells.length < rows * columns ? { cells } : {}) };
}

watch(["playing"], save);

/** Stores the time played, and nothing else: what another page has just stored of the game need not be seen here yet. */
function saveTime() {
  const { playing, typing } = now();
  const all = entries();
  const entry = playing && !typing ? all[playing.id] : undefined;
  if (entry) store("games", { ...all, [playing?.id ?? ""]: { ...entry, elapsed: Math.max(entry.elapsed, elapsed()) } });
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") catchUp();
  else saveTime();
});
addEventListener("pageshow", ({ persisted }) => persisted && void catchUp());
addEventListener("storage", ({ key }) => {
  if (key === `ennead.game.${now().playing?.id}`) catchUp();
});
