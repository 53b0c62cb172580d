// @ts-check
// The buttons, the speed, and what each keyboard shortcut of the page does. The keys themselves are
// in ../shortcuts.js.
import { $, $$, met, onClick } from "../dom.js";
import { SHORTCUTS, shortcutOf } from "../shortcuts.js";
import { number, say } from "../words.js";
import { change, now, watch } from "./state.js";
import { jump, jumpToNext, runOrStop } from "./tape.js";

/** Events per second, by the position of the slider. */
const SPEEDS = [1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 1000, 2500, 5000, 10000, 25000, 100000, 500000];

/** A fiftieth of the trace. */
const far = () => Math.max(1, Math.round(now().end / 50));

/** @type {Record<typeof SHORTCUTS.watch[number]["does"], () => void>} */
const DOES = {
  run: runOrStop,
  back: () => jump(now().at - 1),
  forward: () => jump(now().at + 1),
  farBack: () => jump(now().at - far()),
  farOn: () => jump(now().at + far()),
  first: () => jump(0),
  last: () => jump(now().end),
};

for (const name of /** @type {const} */ (["first", "back", "run", "forward", "last"])) onClick(`#${name}`, DOES[name]);
for (const button of $$("[data-jump]")) {
  button.addEventListener("click", () => void jumpToNext(button.dataset.jump ?? ""));
}
addEventListener("keydown", (event) => {
  const found = shortcutOf(SHORTCUTS.watch, event);
  if (!found || met(event, "input, select, textarea, button, [role=grid], [role=tab]")) return;
  // In a panel that scrolls, the space bar is left to scrolling.
  if (found.shortcut.does === "run" && met(event, "[tabindex='0']:not([role=slider])")) return;
  event.preventDefault();
  DOES[found.shortcut.does]();
});

const slider = $("#speed", HTMLInputElement);
function setSpeed() {
  const speed = SPEEDS[Number(slider.value)] ?? 1;
  const text = say("watch-speed", { speed: number(speed) });
  slider.setAttribute("aria-valuetext", text);
  $("#speed-text").textContent = text;
  change({ speed });
}
slider.addEventListener("input", setSpeed);
setSpeed();

const ICONS = { play: "M6 3.8v12.4L16.5 10z", pause: "M5.500 4h3v12h-3zM11.500 4h3v12h-3z" };
watch(["running"], ({ running }) => {
  const button = $("#run");
  button.setAttribute("aria-label", say(running ? "watch-pause" : "watch-play"));
  button.title = say(running ? "watch-pause" : "watch-play");
  $("path", SVGElement, button).setAttribute("d", running ? ICONS.pause : ICONS.play);
});
