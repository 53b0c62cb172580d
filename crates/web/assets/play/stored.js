// @ts-check
// A game as the browser stores it, which several pages may do: who wrote it last.
/** @import { Game } from "../types.js" */
import { recall, store } from "../storage.js";

/** What this page stored or read last, by the game's name. @type {Map<string, string>} */
const known = new Map();

/** The games that are as they are stored. @type {WeakSet<Game>} */
const stored = new WeakSet();

/** Whether another page has stored the game since this one stored or read it. @param {string} id */
export function isNewer(id) {
  const game = recall(`game.${id}`);
  return game !== null && known.has(id) && JSON.stringify(game) !== known.get(id);
}

/** The game as another page has stored it since, if one has. @param {string} id @param {Game} game as this page has it @returns {Game} */
export const newest = (id, game) => (isNewer(id) ? /** @type {Game} */ (recall(`game.${id}`)) : game);

/** This page shows the game as it is stored. @param {string} id @param {Game} shown as the page has it @param {Game} read as it was stored */
export function agree(id, shown, read) {
  stored.add(shown);
  known.set(id, JSON.stringify(read));
}

/** Whether this game was stored just as it is. @param {Game} game */
export const isStored = (game) => stored.has(game);

/** Stores a game. @param {string} id @param {Game} game as it is known on the page @param {Game} timed the same with the time played */
export function storeGame(id, game, timed) {
  agree(id, game, timed);
  return store(`game.${id}`, timed);
}
