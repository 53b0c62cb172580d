// @ts-check
// What is felt and heard of a game, if the settings want it.
import { now, watch } from "./state.js";

/** How long each vibrates, in milliseconds, with what is between. */
const VIBRATIONS = { digit: [8], repeat: [20, 60, 20], done: [30, 60, 30, 60, 80] };

/** @param {keyof typeof VIBRATIONS} what */
export function feel(what) {
  const { switches, settings } = now();
  if (switches.vibrate) navigator.vibrate?.(VIBRATIONS[what]);
  // Who hears nothing need not load it.
  if (settings.sound === "on") import("./sound.js").then(({ sound }) => sound(what)).catch(() => {});
}

let conflicts = 0;
watch(["playing"], ({ playing, switches, typing }) => {
  const count = playing?.view.conflicts.length ?? 0;
  // What is not to be seen is not to be felt either.
  if (count > conflicts && switches.conflicts && !typing && playing?.game.moves.length) feel("repeat");
  conflicts = count;
});
watch(["finished"], ({ finished, playing }) => finished && playing?.game.moves.length && feel("done"));
