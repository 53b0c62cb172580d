// @ts-check
// The clock: it runs while there is something to solve and the page is visible. It looks at itself
// twice a second; if much more than that has passed, the machine slept and nobody played.
import { $, onClick } from "../dom.js";
import { say, time } from "../words.js";
import { grid } from "./board.js";
import { announce } from "./notices.js";
import { change, now, watch } from "./state.js";

/** How often it looks, and the longest time it counts between two looks, in milliseconds. */
const [LOOK, LONGEST] = [500, 3000];

/** The time played, in milliseconds. */
export function elapsed() {
  const { played, since } = now().clock;
  return played + (since === null ? 0 : Math.round(Math.min(Math.max(0, performance.now() - since), LONGEST)));
}

/** Starts or stops the clock as the state requires. */
function run() {
  const { playing, typing, paused, instead, settings, clock } = now();
  const runs = playing && !playing.view.solved && !typing && !paused && !instead && settings.clock !== "none" && document.visibilityState === "visible";
  if (runs && clock.since === null) change({ clock: { ...clock, since: performance.now() } });
  if (!runs && clock.since !== null) change({ clock: { played: elapsed(), since: null } });
}

function look() {
  if (now().clock.since !== null) change({ clock: { played: elapsed(), since: performance.now() } });
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

watch(["playing", "typing", "paused", "instead", "settings"], run);
watch(["clock", "switches", "settings", "typing"], ({ switches, settings, typing }) => {
  $("#pause").hidden = typing !== null;
  const clock = $("#clock");
  clock.hidden = !switches.timer || settings.clock === "none" || typing !== null;
  const text = time(elapsed());
  if (clock.textContent !== text) clock.textContent = text;
});
watch(["paused"], ({ paused }) => {
  $("#veil").hidden = !paused;
  grid.element.toggleAttribute("inert", paused);
  $("#pause").setAttribute("aria-pressed", String(paused));
  $("#pause").setAttribute("aria-label", say(paused ? "play-resume" : "play-pause"));
});
setInterval(look, LOOK);
document.addEventListener("visibilitychange", run);
onClick("#pause", () => pause(!now().paused));
onClick("#resume", () => pause(false));
