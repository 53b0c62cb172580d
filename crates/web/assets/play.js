// @ts-check
// Play: the browser's side of a game. The scripts in play/ decide what a key or a press means; the
// API knows what a change does and what is then on the board.
import "./photo/receive.js";
import "./play/checking.js";
import "./play/clock.js";
import "./play/finishing.js";
import "./play/heading.js";
import "./play/hints.js";
import "./play/inspecting.js";
import "./play/keys.js";
import "./play/marks.js";
import "./play/opened.js";
import "./play/pointer.js";
import "./play/senses.js";
import "./play/tabs.js";
import "./play/sheet.js";
import { $, onClick } from "./dom.js";
import { complain } from "./play/notices.js";
import { openFirst } from "./play/opening.js";
import { change } from "./play/state.js";
import { recall, store } from "./storage.js";

async function start() {
  const asked = new URLSearchParams(location.search);
  const wants = ["puzzle", "game", "daily", "kind", "level", "pasted"].some((name) => asked.has(name));
  const typing = () => import("./play/typing.js");
  if (wants || !recall("typing") || !(await (await typing()).resumeTyping())) {
    store("typing", null);
    await openFirst();
  }
  if (asked.has("type")) await (await typing()).typeOn();
  if (asked.has("tab")) change({ sheet: "more" });
}
$("#other").addEventListener("submit", (event) => {
  event.preventDefault();
  const rules = new FormData($("#other", HTMLFormElement)).getAll("rule").map(String);
  import("./play/typing.js").then(({ typeOnto }) => typeOnto($("#size", HTMLSelectElement).value, rules)).catch(complain);
});
onClick("#type", () => import("./play/typing.js").then(({ typeOn }) => typeOn()).catch(complain));
start().catch(complain);
