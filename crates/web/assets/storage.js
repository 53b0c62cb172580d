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
