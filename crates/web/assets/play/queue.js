// @ts-check
// The changes to each game that no answer has confirmed yet. They are stored as soon as they are made, so
// that neither a lost connection nor a closed page loses one; all pages with the game share them.
/** @import { Change } from "../types.js" */
import { recall, store } from "../storage.js";

/** @typedef {{by: string, change: Change}} Entry a change, and a name that no other entry has */

/** What the browser does not store. @type {Map<string, Entry[]>} */
const unstored = new Map();

const page = Math.random().toString(36).slice(2);
let count = 0;

/** The changes to a game that wait, in order. @param {string} id @returns {Entry[]} */
export function waiting(id) {
  const entries = unstored.get(id) ?? recall(`waiting.${id}`);
  return Array.isArray(entries) ? entries : [];
}

/** @param {string} id @param {Entry[]} entries */
function keep(id, entries) {
  if (store(`waiting.${id}`, entries.length ? entries : null)) unstored.delete(id);
  else unstored.set(id, entries);
}

/** Adds changes to those that wait. @param {string} id @param {Change[]} changes */
export function enqueue(id, changes) {
  keep(id, [...waiting(id), ...changes.map((change) => ({ by: `${page} ${count++}`, change }))]);
}

/** Removes changes that need not wait any more. @param {string} id @param {Entry[]} settled */
export function dequeue(id, settled) {
  const gone = new Set(settled.map(({ by }) => by));
  keep(id, waiting(id).filter(({ by }) => !gone.has(by)));
}

/** The changes that this page made. @param {Entry[]} entries */
export const own = (entries) => entries.filter(({ by }) => by.startsWith(page));
