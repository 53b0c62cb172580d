// @ts-check
// Small tools every script uses.

/** The first element a selector finds. @param {string} selector @param {ParentNode} [within] @returns {HTMLElement} */
export function $(selector, within = document) {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return /** @type {HTMLElement} */ (found);
}

/** All elements a selector finds. @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
export function $$(selector, within = document) {
  return /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);
}

/**
 * A new element.
 * @param {string} tag the tag, with classes after dots
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A new SVG element. @param {string} name @param {Record<string, string | number>} [attributes] @param {string} [text] */
export function svg(name, attributes = {}, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** @type {Record<string, string>} */
const words = JSON.parse($("#words").textContent || "{}");

/** What the server tells this page's script. @type {any} */
export const data = JSON.parse($("#data").textContent || "null");

/** The language of the page. */
export const language = document.documentElement.lang;

/** A sentence, filled in. @param {string} key @param {Record<string, string | number>} [args] */
export function say(key, args = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}

/** A number as people write it. @param {number} value */
export function number(value) {
  return value.toLocaleString(language);
}

/** Time played. @param {number} milliseconds */
export function time(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** What the API says is wrong; in the page's words where the API's own are English. */
export class Problem extends Error {
  /** @param {any} problem */
  constructor(problem) {
    const name = String(problem.type).split("/").pop();
    super(words[`web-${name}`] ?? problem.detail ?? problem.title);
    this.problem = problem;
  }
}

/** Asks the API. @param {string} path @param {unknown} [body] a body makes it a POST @param {AbortSignal} [signal] ends it early @returns {Promise<any>} */
export async function ask(path, body, signal) {
  return (await answer(path, body, signal)).json();
}

/** Asks the API for a file. @param {string} path @param {unknown} body @param {AbortSignal} [signal] ends it early */
export async function askFile(path, body, signal) {
  return (await answer(path, body, signal)).blob();
}

/** @param {string} path @param {unknown} body @param {AbortSignal | undefined} signal */
async function answer(path, body, signal) {
  const url = new URL(`/api/v1/${path}`, location.href);
  url.searchParams.set("lang", language);
  let response;
  try {
    response = await fetch(url, body === undefined ? { signal } : { method: "POST", body: JSON.stringify(body), signal });
  } catch {
    throw new Error(say("web-offline"));
  }
  if (!response.ok) throw new Problem(await response.json());
  return response;
}

/** Keeps a value in the browser; null forgets it. Whether that worked. @param {string} key @param {unknown} value */
export function store(key, value) {
  try {
    if (value === null) localStorage.removeItem(`ennead.${key}`);
    else localStorage.setItem(`ennead.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A value kept in the browser, null if there is none. @param {string} key @returns {any} */
export function recall(key) {
  try {
    const kept = localStorage.getItem(`ennead.${key}`);
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}

/** Gives the reader a file. @param {string} name @param {string | Blob} content */
export function download(name, content) {
  const file = typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
  const link = el("a", { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(/** @type {HTMLAnchorElement} */ (link).href), 1000);
}

/** The name of a cell, such as r4c7. @param {number} cell */
export const cellName = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** The cell of a name. @param {string} name */
export const cellOf = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** The digits of a set: 1 is the digit 1, 2 is 2, 4 is 3. @param {number} set */
export const digitsOf = (set) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => set & (1 << (digit - 1)));

/** Whether two cells share a house. @param {number} a @param {number} b */
export function sees(a, b) {
  const [ra, ca, rb, cb] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
  const sameBox = Math.floor(ra / 3) === Math.floor(rb / 3) && Math.floor(ca / 3) === Math.floor(cb / 3);
  return a !== b && (ra === rb || ca === cb || sameBox);
}
