// @ts-check
// The clock: it runs while there is something to solve and the page is visible.
import { $, onClick } from "../dom.js";
import { say, time } from "../words.js";
import { grid } from "./board.js";
import { announce } from "./notices.js";
import { change, now, watch } from "./state.js";

/** The time played, in milliseconds. */
export function elapsed() {
  const { played, since } = now().clock;
  return played + (since === null ? 0 : Date.now() - since);
}

/** Starts or stops the clock as the state requires. */
function run() {
  const { playing, typing, paused, clock } = now();
  const runs = playing && !playing.view.solved && !typing && !paused && document.visibilityState === "visible";
  if (runs && clock.since === null) change({ clock: { ...clock, since: Date.now() } });
  if (!runs && clock.since !== null) change({ clock: { played: elapsed(), since: null } });
}

function show() {
  const { switches, typing } = now();
  const clock = $("#clock");
  clock.hidden = !switches.timer || typing !== null;
  const text = time(elapsed());
  if (clock.textContent !== text) clock.textContent = text;
}

/** @param {boolean} paused */
export function pause(paused) {
  const { typing, playing } = now();
  if (typing || playing?.view.solved) return;
  change({ paused });
  announce(paused ? say("play-paused") : "");
  if (paused) $("#resume").focus();
  else grid.focus();
}

watch(["playing", "typing", "paused"], run);
watch(["clock", "switches", "typing"], show);
watch(["paused"], ({ paused }) => {
  $("#veil").hidden = !paused;
  grid.element.toggleAttribute("inert", paused);
  $("#pause").setAttribute("aria-pressed", String(paused));
  $("#pause").setAttribute("aria-label", say(paused ? "play-resume" : "play-pause"));
});
setInterval(show, 500);
document.addEventListener("visibilitychange", run);
onClick("#pause", () => pause(!now().paused));
onClick("#resume", () => pause(false));
