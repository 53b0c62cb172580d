// @ts-check
// The tabs that few open: their scripts are loaded when they are opened.
import { $ } from "../dom.js";
import { complain } from "./notices.js";

/** The script of each, by the name of its tab. */
const SCRIPTS = { games: () => import("./shelf.js"), moves: () => import("./moves.js"), share: () => import("./share.js") };

for (const [name, load] of Object.entries(SCRIPTS)) {
  const tab = $(`#t-${name}`);
  tab.addEventListener("open", () => void load().then(({ show }) => show()).catch(complain));
  // The frame may have opened it already.
  if (tab.getAttribute("aria-selected") === "true") tab.dispatchEvent(new CustomEvent("open"));
}
