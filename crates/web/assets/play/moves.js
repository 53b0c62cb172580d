// @ts-check
// The tab Moves: the moves in words, each with its reason.
import * as api from "../api.js";
import { $, download, el, onClick } from "../dom.js";
import { say, time } from "../words.js";
import { act, settledGame } from "./game.js";
import { complain } from "./notices.js";
import { watch } from "./state.js";

/** @param {import("../types.js").ProtocolLine} line @param {number} of its number */
function row({ at, what, reason }, of) {
  const input = el("input", { type: "text", "aria-label": say("play-reason-of", { move: what }), value: reason, maxlength: "500" });
  input.addEventListener("change", () => act({ reason: /** @type {HTMLInputElement} */ (input).value, of }));
  return el("li.move", {}, el("span.no", {}, time(at)), el("span.t", {}, what), input);
}

/** Shows the moves, and returns them as a text. */
export async function show() {
  const game = await settledGame();
  if (!game) return "";
  const { lines, count, text } = await api.protocol(game);
  const rows = lines.map(row);
  $("#moves").replaceChildren(...(rows.length ? rows : [el("li", {}, say("play-no-reasons"))]));
  $("#moves-count").textContent = count;
  $("#moves").scrollTop = $("#moves").scrollHeight;
  return text;
}

watch(["playing"], () => {
  if (!$("#p-moves").hidden) show().catch(complain);
});
onClick("#replay", () => import("./replay.js").then(({ openReplay }) => openReplay()).catch(complain));
onClick("#protocol", () => show().then((text) => download("ennead-protocol.txt", text)).catch(complain));
