// @ts-check
// The tab Share: a link, a printout, a file in any format.
import * as api from "../api.js";
import { $, download, onClick } from "../dom.js";
import { canShare, copy as copyText, share } from "../sharing.js";
import { messageOf, say } from "../words.js";
import { settledGame } from "./game.js";

const format = $("#format", HTMLSelectElement);
// What most programs read, until something else is chosen.
format.value = "line";

/** @param {string} text */
function tell(text) {
  $("#shared").textContent = text;
}

/** @param {string} text */
const copy = (text) => copyText(text).then((worked) => tell(worked ? say("play-copied") : text));

/** Does something with the game in the chosen format. @param {(written: import("../types.js").Written) => void} then */
async function write(then) {
  const game = await settledGame();
  if (game) await api.write(game, /** @type {import("../types.js").FormatName} */ (format.value)).then(then, (error) => tell(messageOf(error)));
}

/** The link to the game; none, with a word to the player, if there is no answer. @param {boolean} progress whether the link carries what was written in too */
async function link(progress) {
  const game = await settledGame();
  const answer = game && (await api.link(game, progress).catch((error) => tell(messageOf(error))));
  return answer ? { title: game.title || say("play-untitled"), url: new URL(`?${answer.query}`, location.href).href } : null;
}

/** @param {boolean} progress */
const copyLink = (progress) => link(progress).then((data) => data && copy(data.url));

/** Opens the system's share sheet; where that fails, the link is copied. */
async function shareLink() {
  const data = await link(false);
  if (data && !(await share(data))) await copy(data.url);
}

/** Shows what this browser can do. */
export function show() {
  $("#share").hidden = !canShare({ url: location.href });
}

onClick("#share", shareLink);
onClick("#link", () => copyLink(false));
onClick("#link-progress", () => copyLink(true));
onClick("#print", () => print());
onClick("#export", () => write(({ text, extension }) => download(`sudoku.${extension ?? "txt"}`, text)));
onClick("#copy", () => write(({ text }) => copy(text)));
