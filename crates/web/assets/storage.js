// @ts-check
// What the browser keeps from one visit to the next.

/** Keeps a value; null forgets it. Whether that worked. @param {string} key @param {unknown} value */
export function store(key, value) {
  try {
    if (value === null) localStorage.removeItem(`ennead.${key}`);
    else localStorage.setItem(`ennead.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A value that was kept, null if there is none; whatever stored it knows its shape. @param {string} key @returns {unknown} */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(`ennead.${key}`) ?? "null");
  } catch {
    return null;
  }
}
