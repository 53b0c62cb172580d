// @ts-check
// Elements: found, made, listened to.

/**
 * The first element a selector finds.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} selector
 * @param {new () => Kind} [kind] what it has to be
 * @param {ParentNode} [within]
 * @returns {Kind}
 */
export function $(selector, kind = /** @type {new () => Kind} */ (/** @type {unknown} */ (HTMLElement)), within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no ${kind.name} is ${selector}`);
  return found;
}

/**
 * All elements of a kind that a selector finds.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @param {new () => Kind} [kind]
 * @returns {Kind[]}
 */
export function $$(selector, within = document, kind = /** @type {new () => Kind} */ (/** @type {unknown} */ (HTMLElement))) {
  return [...within.querySelectorAll(selector)].flatMap((found) => (found instanceof kind ? [found] : []));
}

/** Does something when an element is clicked. @param {string} selector @param {() => unknown} act */
export function onClick(selector, act) {
  $(selector).addEventListener("click", () => void act());
}

/** The innermost element around an event's target that matches a selector. @param {Event} event @param {string} selector */
export function met(event, selector) {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof HTMLElement ? found : null;
}

/** Shows a line of text, or nothing. @param {string} selector @param {string} text */
export function showText(selector, text) {
  const element = $(selector);
  element.textContent = text;
  element.hidden = !text;
}

/**
 * A new element.
 * @param {string} tag the tag, with classes after dots
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const [name = "div", ...classes] = tag.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A text in which the name of a technique, if it is there, leads to its lesson. @param {string} text @param {string | null | undefined} technique @param {string | null | undefined} name @returns {(Node | string)[]} */
export function taught(text, technique, name) {
  const at = technique && name ? text.indexOf(name) : -1;
  if (!name || at < 0) return [text];
  return [text.slice(0, at), el("a", { href: `techniques?name=${technique}` }, name), text.slice(at + name.length)];
}

/** A new button that does something. @param {string} tag @param {Record<string, string>} attributes @param {() => unknown} act @param {...(Node | string)} children */
export function button(tag, attributes, act, ...children) {
  const element = el(tag, attributes, ...children);
  element.addEventListener("click", () => void act());
  return element;
}

/** A new SVG element. @param {string} name @param {Record<string, string | number>} [attributes] @param {string} [text] */
export function svg(name, attributes = {}, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Offers a file for download. @param {string} name @param {string | Blob} content */
export function download(name, content) {
  const file = typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
  const url = URL.createObjectURL(file);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
