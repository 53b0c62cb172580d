// @ts-check
// The tab Share: a link, a printout, a file in any format.
import * as api from "../api.js";
import { $, download, onClick } from "../dom.js";
import { messageOf, say } from "../words.js";
import { settledGame } from "./game.js";
import { now } from "./state.js";

const format = $("#format", HTMLSelectElement);

/** @param {string} text */
function tell(text) {
  $("#shared").textContent = text;
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    tell(say("play-copied"));
  } catch {
    tell(text);
  }
}

/** Does something with the game in the chosen format. @param {(written: import("../types.js").Written) => void} then */
async function write(then) {
  const game = await settledGame();
  if (game) await api.write(game, format.value).then(then, (error) => tell(messageOf(error)));
}

/** @param {boolean} progress whether the link carries the digits and corner marks too */
function copyLink(progress) {
  const { givens = "", placed = "", corner = [] } = now().playing?.view ?? {};
  const url = new URL(location.pathname, location.href);
  url.searchParams.set("puzzle", givens);
  if (progress) {
    url.searchParams.set("placed", placed);
    url.searchParams.set("marks", corner.join(","));
  }
  copy(url.href);
}

onClick("#link", () => copyLink(false));
onClick("#link-progress", () => copyLink(true));
onClick("#print", () => print());
onClick("#export", () => write(({ text, extension }) => download(`sudoku.${extension ?? "txt"}`, text)));
onClick("#copy", () => write(({ text }) => copy(text)));
