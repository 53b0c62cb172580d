// @ts-check
// Play: the browser's side of a game. The scripts in play/ decide what a key or a press means; the
// API knows what a change does and what is then on the board.
import "./photo/receive.js";
import "./play/checking.js";
import "./play/clock.js";
import "./play/findings.js";
import "./play/finish.js";
import "./play/heading.js";
import "./play/hints.js";
import "./play/inspecting.js";
import "./play/keys.js";
import "./play/marks.js";
import "./play/moves.js";
import "./play/opened.js";
import "./play/pointer.js";
import "./play/reveal.js";
import "./play/share.js";
import "./play/sheet.js";
import { complain } from "./play/notices.js";
import { openFirst } from "./play/opening.js";
import { change } from "./play/state.js";
import { resumeTyping, typeOn } from "./play/typing.js";

async function start() {
  const asked = new URLSearchParams(location.search);
  const wants = ["puzzle", "daily", "level", "pasted"].some((name) => asked.has(name));
  if (wants || !(await resumeTyping())) await openFirst();
  if (asked.has("type")) await typeOn();
  if (asked.has("tab")) change({ sheet: "more" });
}
start().catch(complain);
