// @ts-check
// The games stored in the browser, and the list of them.
/** @import { Game } from "../types.js" */
import { $, button, el } from "../dom.js";
import { recall, store } from "../storage.js";
import { say, time } from "../words.js";
import { elapsed } from "./clock.js";
import { begin } from "./game.js";
import { complain, note } from "./notices.js";
import { now, watch } from "./state.js";

/**
 * A game's entry in the list.
 * @typedef {{title: string, at: number, filled: number, elapsed: number, solved: boolean}} Entry
 */

const entries = () => /** @type {Record<string, Entry> | null} */ (recall("games")) ?? {};

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
  all[id] = { title: game.title ?? "", at: Date.now(), filled: view.filled, elapsed: game.elapsed, solved: view.solved };
  // The list shows only games that have been begun.
  if (!game.moves.length && !game.hints.length) delete all[id];
  const fine = store(`game.${id}`, game) && store("games", all) && store("last", id);
  if (!fine) note(say("play-forgotten"));
  show();
}

/** @param {string} name */
function forget(name) {
  const rest = entries();
  delete rest[name];
  store("games", rest);
  store(`game.${name}`, null);
  show();
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
    const progress = say("play-progress", { filled: entry.filled, time: time(entry.elapsed) });
    const away = button("button.link.away", { "aria-label": say("play-delete", { name: title }) }, () => forget(name), "×");
    return el("li", {}, button("button.link", {}, () => open(name), title), el("span", {}, progress), away);
  });
  $("#games").replaceChildren(...(rows.length ? rows : [el("li.soft", {}, say("play-none-saved"))]));
}

watch(["playing"], save);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") save();
});
show();
