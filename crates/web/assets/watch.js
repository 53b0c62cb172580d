// @ts-check
// Watch: a trace played, stepped and rewound, alone or in a race.
import { Problem } from "./api.js";
import { $ } from "./dom.js";
import { togglePuzzle } from "./watch/choosing.js";
import "./watch/controls.js";
import "./watch/timeline.js";
import "./watch/lanes.js";
import { change } from "./watch/state.js";
import { load } from "./watch/tape.js";
import { messageOf } from "./words.js";

const asked = new URLSearchParams(location.search).get("at");
const at = Number(asked);
try {
  await load(asked !== null && Number.isFinite(at) ? Math.max(0, Math.round(at)) : null);
} catch (error) {
  change({ said: messageOf(error) });
  $("#say").classList.remove("vh");
  if (error instanceof Problem) togglePuzzle();
}
