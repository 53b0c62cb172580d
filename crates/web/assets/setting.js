// @ts-check
// The settings. The page Settings changes them, and every page that shows what they say reads them here.
import { recall, store } from "./storage.js";

/** What is on or off, while the visitor has said nothing. */
export const SWITCHES = { tidy: true, auto: false, conflicts: true, same: true, houses: true, timer: true, filter: false, digitFirst: false, vibrate: false };

/** What has more values, or is not about the board: the same. */
const USUAL = { check: "asked", clock: "kept", size: "usual", marks: "places", sound: "off", motion: "on" };

export const switches = () => ({ ...SWITCHES, .../** @type {Partial<typeof SWITCHES> | null} */ (recall("switches")) });

export const settings = () => ({ ...USUAL, .../** @type {Partial<typeof USUAL> | null} */ (recall("settings")) });

/** @param {keyof typeof SWITCHES} name @param {boolean} on */
export function setSwitch(name, on) {
  store("switches", { ...switches(), [name]: on });
}

/** @param {keyof typeof USUAL} name @param {string} value */
export function setSetting(name, value) {
  store("settings", { ...settings(), [name]: value });
}

/** Calls `show` when another page has changed them, or this one has been away. @param {() => void} show */
export function onSettings(show) {
  addEventListener("storage", ({ key }) => (key === null || ["ennead.switches", "ennead.settings", "ennead.theme"].includes(key)) && show());
  addEventListener("pageshow", ({ persisted }) => persisted && show());
}
