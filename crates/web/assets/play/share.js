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

onClick("#link", () => {
  const url = new URL(location.pathname, location.href);
  url.searchParams.set("puzzle", now().playing?.view.givens ?? "");
  copy(url.href);
});
onClick("#print", () => print());
onClick("#export", () => write(({ text, extension }) => download(`sudoku.${extension ?? "txt"}`, text)));
onClick("#copy", () => write(({ text }) => copy(text)));
