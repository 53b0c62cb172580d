// @ts-check
// The page's texts in its language, and other data the server wrote into it.
import { $ } from "./dom.js";

/** The texts the server wrote into the page, with `{name}` in place of each value. @type {Record<string, string>} */
export const words = JSON.parse($("#words", HTMLScriptElement).textContent || "{}");

/** Data the server wrote into this page for its script; the script knows its type. @type {unknown} */
export const data = JSON.parse($("#data", HTMLScriptElement).textContent || "null");

/** The language of the page. */
export const language = document.documentElement.lang;

/** The same with the order of day and month that goes with it. */
export const locale = language === "en" ? "en-GB" : language;

/** A text with its values filled in. @param {string} key @param {Record<string, string | number>} [args] */
export function say(key, args = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, /** @type {string} */ name) => String(args[name] ?? whole));
}

/** A number as people write it, and as the sentences of the core have it: grouped from 10,000 on. @param {number} value @param {Intl.NumberFormatOptions} [how] */
export function number(value, how) {
  return value.toLocaleString(language, { useGrouping: Math.abs(value) >= 10_000, ...how });
}

/** The time played, as h:mm:ss. @param {number} milliseconds */
export function time(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Today's date where the visitor is, such as 2026-11-22. */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The message of an error. @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
