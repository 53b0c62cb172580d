// @ts-check
// Play: the browser's side of a game. The scripts in play/ decide what a key or a press means; the
// API knows what a change does and what is then on the board.
import "./photo/receive.js";
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
import "./play/share.js";
import "./play/sheet.js";
import { complain } from "./play/notices.js";
import { openFirst } from "./play/opening.js";
import { resumeTyping } from "./play/typing.js";

async function start() {
  const shared = new URLSearchParams(location.search).has("puzzle");
  if (shared || !(await resumeTyping())) await openFirst();
}
start().catch(complain);
