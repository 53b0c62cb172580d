// @ts-check
// Settings with more values than on and off.
import { recall, store } from "./storage.js";

const USUAL = { check: "asked" };

const all = () => ({ ...USUAL, .../** @type {Partial<typeof USUAL> | null} */ (recall("settings")) });

/** The value of a setting. @param {keyof typeof USUAL} name */
export const setting = (name) => all()[name];

/** @param {keyof typeof USUAL} name @param {string} value */
export function setSetting(name, value) {
  store("settings", { ...all(), [name]: value });
}
