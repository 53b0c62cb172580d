// @ts-check
// The tab Marks: filling in all marks at once, and what the board highlights.
import { $$, onClick } from "../dom.js";
import { setSwitch as keepSwitch } from "../setting.js";
import { act } from "./game.js";
import { change, now, watch } from "./state.js";

onClick("#fill", () => act({ do: "fill-marks" }));
onClick("#unmark", () => act({ do: "clear-marks" }));
onClick("#uncolour", () => act({ do: "clear-colours" }));
onClick("#undraw", () => act({ do: "clear-drawings" }));
onClick("#restart", () => act({ do: "start-over" }));

/** Sets a switch and remembers it. @param {keyof ReturnType<typeof now>["switches"]} name @param {boolean} on */
export function setSwitch(name, on) {
  change({ switches: { ...now().switches, [name]: on } });
  keepSwitch(name, on);
}

for (const box of $$("[data-switch]", document, HTMLInputElement)) {
  const name = /** @type {keyof ReturnType<typeof now>["switches"]} */ (box.dataset.switch);
  box.checked = now().switches[name];
  box.addEventListener("change", () => setSwitch(name, box.checked));
  watch(["switches"], ({ switches }) => (box.checked = switches[name]));
}
