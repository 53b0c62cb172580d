// @ts-check
// A game as the browser stores it, which several pages may do: who wrote it last.
/** @import { SavedGame } from "../types.js" */
import { recall, store } from "../storage.js";

/** What this page stored or read last, by the game's name. @type {Map<string, string>} */
const known = new Map();

/** The games that are as they are stored. @type {WeakSet<SavedGame>} */
const stored = new WeakSet();

/** The game stored under a name. @param {string} id */
export const kept = (id) => /** @type {SavedGame | null} */ (recall(`game.${id}`));

/** Whether another page has stored the game since this one stored or read it. @param {string} id */
export function isNewer(id) {
  const game = kept(id);
  return game !== null && known.has(id) && JSON.stringify(game) !== known.get(id);
}

/** The game as another page has stored it since, if one has. @param {string} id @param {SavedGame} game as this page has it @returns {SavedGame} */
export const newest = (id, game) => (isNewer(id) ? (kept(id) ?? game) : game);

/** This page shows the game as it is stored. @param {string} id @param {SavedGame} shown as the page has it @param {SavedGame} read as it was stored */
export function agree(id, shown, read) {
  stored.add(shown);
  known.set(id, JSON.stringify(read));
}

/** Whether this game was stored just as it is. @param {SavedGame} game */
export const isStored = (game) => stored.has(game);

/** Stores a game. @param {string} id @param {SavedGame} game as it is known on the page @param {SavedGame} timed the same with the time played */
export function storeGame(id, game, timed) {
  agree(id, game, timed);
  return store(`game.${id}`, timed);
}
