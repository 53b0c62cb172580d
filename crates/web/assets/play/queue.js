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
const nextName = () => `${page} ${count++}`;

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
  keep(id, [...waiting(id), ...changes.map((change) => ({ by: nextName(), change }))]);
}

/** Removes changes that need not wait any more. @param {string} id @param {Entry[]} settled */
export function dequeue(id, settled) {
  const gone = new Set(settled.map(({ by }) => by));
  keep(id, waiting(id).filter(({ by }) => !gone.has(by)));
}

/** The page that an entry belongs to. @param {Entry} entry */
const ownerOf = ({ by }) => by.split(" ")[0] ?? "";

// Without locks, as in a network without HTTPS, the pages ask each other who is there: each answers
// with its name.
const pages = navigator.locks ? null : new BroadcastChannel("ennead.waiting");
const QUESTION = "?";
pages?.addEventListener("message", ({ data }) => {
  if (data === QUESTION) pages.postMessage(page);
});

/** How long a page may take to answer, in milliseconds. */
const PATIENCE = 2000;

/** Which of these pages are gone. @param {Set<string>} names @returns {Promise<Set<string>>} */
function goneOf(names) {
  const silent = new Set(names);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      pages?.removeEventListener("message", hear);
      resolve(silent);
    };
    const hear = (/** @type {MessageEvent<string>} */ { data }) => {
      silent.delete(data);
      if (!silent.size) end();
    };
    const timer = setTimeout(end, PATIENCE);
    pages?.addEventListener("message", hear);
    pages?.postMessage(QUESTION);
  });
}

/**
 * The changes that this page may send without a lock: its own, and those of pages that are gone, which
 * it takes over.
 * @param {string} id
 */
export async function own(id) {
  const others = new Set(waiting(id).map(ownerOf));
  others.delete(page);
  if (others.size) {
    const gone = await goneOf(others);
    keep(id, waiting(id).map((entry) => (gone.has(ownerOf(entry)) ? { ...entry, by: nextName() } : entry)));
  }
  return waiting(id).filter((entry) => ownerOf(entry) === page);
}
