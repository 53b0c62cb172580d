// @ts-check
// The games stored in the browser, and the list of them.
/** @import { Game } from "../types.js" */
import { $, button, el } from "../dom.js";
import { setCurrent } from "../current.js";
import { thumbnail } from "../minigrid.js";
import { entries } from "../records.js";
import { recall, store } from "../storage.js";
import { say, time } from "../words.js";
import { elapsed } from "./clock.js";
import { offer } from "../toast.js";
import { begin, catchUp } from "./game.js";
import { complain, note } from "./notices.js";
import { now, watch } from "./state.js";
import { isNewer, isStored, storeGame } from "./stored.js";

/** A short name for a game: games with the same start have the same name. @param {Game} game */
export function nameOf({ start: { givens, placed = "" } }) {
  let value = 5381;
  for (const c of givens + placed) value = (value * 33 + c.charCodeAt(0)) >>> 0;
  return value.toString(36);
}

/** The game stored under a name. @param {string} name */
export const kept = (name) => /** @type {Game | null} */ (recall(`game.${name}`));

/** The name of the game played last. */
export function lastPlayed() {
  const name = recall("last");
  return typeof name === "string" ? name : null;
}

/** Stores games to be played later. @param {Game[]} games */
export function keepForLater(games) {
  const all = entries();
  for (const game of games) {
    const name = nameOf(game);
    store(`game.${name}`, game);
    all[name] = { title: game.title || game.start.givens.slice(0, 9), at: Date.now() - 1, filled: 0, elapsed: 0, solved: false };
  }
  store("games", all);
}

function save() {
  const { playing, typing } = now();
  if (!playing || typing) return;
  const { id, view } = playing;
  const game = { ...playing.game, elapsed: elapsed() };
  const all = entries();
  all[id] = { title: game.title ?? "", at: Date.now(), filled: view.filled, elapsed: game.elapsed, solved: view.solved, givens: view.givens, grid: view.grid, level: game.level ?? "" };
  // The list shows only games that have been begun.
  if (!game.moves.length && !game.hints.length) delete all[id];
  const fine = storeGame(id, playing.game, game) && store("games", all) && store("last", id);
  if (!fine) note(say("play-forgotten"));
  setCurrent(view.givens);
  show();
}

/** @param {string} name */
function forget(name) {
  const { [name]: gone, ...rest } = entries();
  const game = recall(`game.${name}`);
  store("games", rest);
  store(`game.${name}`, null);
  show();
  offer(say("play-deleted", { name: gone?.title || say("play-untitled") }), () => {
    store(`game.${name}`, game);
    store("games", { ...entries(), ...(gone ? { [name]: gone } : {}) });
    show();
  });
}

/** @param {string} name */
function open(name) {
  const game = kept(name);
  if (game) begin(game, name).catch(complain);
}

function show() {
  const all = Object.entries(entries()).sort(([, a], [, b]) => b.at - a.at);
  const rows = all.map(([name, entry]) => {
    const title = entry.title || say("play-untitled");
    const progress = `${entry.solved ? "✓ " : ""}${say("play-progress", { filled: entry.filled, time: time(entry.elapsed) })}`;
    const away = button("button.away", { "aria-label": say("play-delete", { name: title }) }, () => forget(name), "×");
    const board = entry.grid && entry.givens ? [thumbnail(entry.grid, entry.givens)] : [];
    return el("li", {}, button("button.game", {}, () => open(name), ...board, el("b", {}, title), el("small", {}, progress)), away);
  });
  $("#games").replaceChildren(...(rows.length ? rows : [el("li.soft", {}, say("play-none-saved"))]));
}

watch(["playing"], ({ playing }) => {
  if (playing && !isStored(playing.game)) save();
});
// A page that is put aside keeps the time played, unless another page has gone on with the game.
document.addEventListener("visibilitychange", () => {
  const { playing } = now();
  if (document.visibilityState === "visible") catchUp();
  else if (playing && !isNewer(playing.id)) save();
});
addEventListener("pageshow", ({ persisted }) => persisted && void catchUp());
addEventListener("storage", ({ key }) => {
  if (key === `ennead.game.${now().playing?.id}`) catchUp();
  if (key === "ennead.games") show();
});
show();
