// @ts-check
// Play: the page's side of a game. What a key or a press means is decided in play/; what it does, and
// what is on the board then, is asked of the API.
import "./play/clock.js";
import "./play/heading.js";
import "./play/hints.js";
import "./play/keys.js";
import "./play/marks.js";
import "./play/moves.js";
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
