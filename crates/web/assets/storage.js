// @ts-check
// What the browser remembers from one visit to the next.

/** Stores a value, or removes it if null. Returns whether that worked. @param {string} key @param {unknown} value */
export function store(key, value) {
  try {
    if (value === null) localStorage.removeItem(`ennead.${key}`);
    else localStorage.setItem(`ennead.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A stored value, or null; the caller knows its type. @param {string} key @returns {unknown} */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(`ennead.${key}`) ?? "null");
  } catch {
    return null;
  }
}

/** The names of all that is stored here. */
function names() {
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "").filter((name) => name.startsWith("ennead."));
}

/** All that is stored, by name. @returns {Record<string, unknown>} */
export function stored() {
  return Object.fromEntries(names().map((name) => [name.slice("ennead.".length), recall(name.slice("ennead.".length))]));
}

/** Stores these values in place of all that was stored, by this tab too. @param {Record<string, unknown>} all */
export function replaceAll(all) {
  for (const name of names()) localStorage.removeItem(name);
  sessionStorage.clear();
  for (const [key, value] of Object.entries(all)) store(key, value);
}
