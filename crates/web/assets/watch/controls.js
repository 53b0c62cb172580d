// @ts-check
// The buttons, the speed, and what each keyboard shortcut of the page does. The keys themselves are
// in ../shortcuts.js.
/** @import { Action } from "../types.js" */
import { $, $$, met, onClick } from "../dom.js";
import { readdress } from "../layer.js";
import { copy } from "../sharing.js";
import { SHORTCUTS, shortcutOf } from "../shortcuts.js";
import { number, say } from "../words.js";
import { ADDRESSED, change, now, watch } from "./state.js";
import { jump, jumpTo, runOrStop } from "./tape.js";

/** Events per second, by the position of the slider. */
const SPEEDS = [1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 1000, 2500, 5000, 10000, 25000, 100000, 500000];

/** A fiftieth of the trace. */
const far = () => Math.max(1, Math.round(now().end / 50));

/** @type {Record<typeof SHORTCUTS.watch[number]["does"], () => void>} */
const DOES = {
  run: () => runOrStop(),
  backwards: () => runOrStop(true),
  back: () => jump(now().at - 1),
  forward: () => jump(now().at + 1),
  farBack: () => jump(now().at - far()),
  farOn: () => jump(now().at + far()),
  first: () => jump(0),
  last: () => jump(now().end),
};

for (const name of /** @type {const} */ (["first", "backwards", "back", "run", "forward", "last"])) onClick(`#${name}`, DOES[name]);
for (const button of $$("[data-jump]")) {
  button.addEventListener("click", () => void jumpTo({ action: /** @type {Action} */ (button.dataset.jump) }));
}
for (const button of $$("[data-jump-back]")) {
  button.addEventListener("click", () => void jumpTo({ action: /** @type {Action} */ (button.dataset.jumpBack) }, true));
}
// A click on a line of the code runs to it; with Shift, back to it.
for (const row of $$("[data-line]")) {
  row.title = `${say("watch-line")} · ${say("watch-line-back")}`;
  row.addEventListener("click", ({ shiftKey }) => void jumpTo({ line: Number(row.dataset.line) + 1 }, shiftKey));
}
onClick("#moment", async () => {
  const { href } = location;
  change({ said: (await copy(href)) ? say("watch-linked") : href });
});
// The address is that of the moment: a reload, or the way back, shows it again.
watch(["at", "running", "lanes"], ({ at, running, lanes }) => {
  const url = new URL(location.href);
  if (running || !lanes.length || url.searchParams.get("at") === String(at)) return;
  url.searchParams.set("at", String(at));
  if (ADDRESSED) url.searchParams.set("puzzle", ADDRESSED);
  readdress(url);
});
addEventListener("keydown", (event) => {
  const found = shortcutOf(SHORTCUTS.watch, event);
  // A button keeps the keys that press it, so that arrows go on stepping after a click.
  const own = met(event, "button") && found?.shortcut.keys.some((key) => ["Space", "Enter"].includes(key));
  if (!found || own || met(event, "input, select, textarea, [role=grid], [role=tab]")) return;
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
watch(["running", "backwards"], ({ running: either, backwards }) => {
  const running = either && !backwards;
  $("#backwards").setAttribute("aria-pressed", String(either && backwards));
  const button = $("#run");
  button.setAttribute("aria-label", say(running ? "watch-pause" : "watch-play"));
  button.title = say(running ? "watch-pause" : "watch-play");
  $("path", SVGElement, button).setAttribute("d", running ? ICONS.pause : ICONS.play);
});
