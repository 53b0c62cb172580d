// @ts-check
// Settings: each acts at once, on this page and on every other that is open. What the browser keeps is saved to a
// file and read from one.
import { $, $$, download, met, onClick, showText } from "./dom.js";
import { onSettings, setSetting, setSwitch, settings, switches } from "./setting.js";
import { recall, replaceAll, stored } from "./storage.js";
import { chooseTheme, look } from "./theming.js";
import { offer } from "./toast.js";
import { say, today } from "./words.js";

/** The settings that are a switch, as the page shows them, with their values. @type {Record<string, [off: string, on: string]>} */
const TWO = { sound: ["off", "on"], motion: ["none", "on"] };

/** The value of a choice. @param {string} name */
function valueOf(name) {
  if (name === "theme") return String(recall("theme") ?? "system");
  if (name === "clock") return settings().clock === "none" ? "none" : switches().timer ? "shown" : "hidden";
  return settings()[/** @type {keyof ReturnType<typeof settings>} */ (name)];
}

/** @param {string} name @param {string} value */
function choose(name, value) {
  if (name === "theme") chooseTheme(value === "system" ? null : value);
  else if (name === "clock") {
    setSwitch("timer", value === "shown");
    setSetting("clock", value === "none" ? "none" : "kept");
  } else setSetting(/** @type {keyof ReturnType<typeof settings>} */ (name), value);
  look();
  show();
}

function show() {
  for (const box of $$("[data-switch]", document, HTMLInputElement)) {
    box.checked = switches()[/** @type {keyof ReturnType<typeof switches>} */ (box.dataset.switch)];
  }
  for (const box of $$("[data-setting]", document, HTMLInputElement)) {
    const name = box.dataset.setting ?? "";
    box.checked = valueOf(name) === TWO[name]?.[1];
  }
  for (const group of $$("[data-choice]")) {
    const value = valueOf(group.dataset.choice ?? "");
    for (const button of $$("button", group)) {
      const on = button.dataset.value === value;
      button.setAttribute("aria-checked", String(on));
      button.tabIndex = on ? 0 : -1;
    }
  }
}

for (const box of $$("[data-switch]", document, HTMLInputElement)) {
  box.addEventListener("change", () => setSwitch(/** @type {keyof ReturnType<typeof switches>} */ (box.dataset.switch), box.checked));
}
for (const box of $$("[data-setting]", document, HTMLInputElement)) {
  const name = box.dataset.setting ?? "";
  box.addEventListener("change", () => choose(name, TWO[name]?.[Number(box.checked)] ?? ""));
}
for (const group of $$("[data-choice]")) {
  const pick = (/** @type {HTMLElement} */ button) => choose(group.dataset.choice ?? "", button.dataset.value ?? "");
  group.addEventListener("click", (event) => {
    const button = met(event, "button");
    if (button) pick(button);
  });
  group.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = $$("button", group);
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = by === undefined || at < 0 ? undefined : buttons.at((at + by) % buttons.length);
    if (!next) return;
    event.preventDefault();
    pick(next);
    next.focus();
  });
}

/** Replaces all that is kept, and offers the way back. @param {Record<string, unknown>} all @param {string} said */
function replace(all, said) {
  const before = stored();
  const put = (/** @type {Record<string, unknown>} */ all) => {
    replaceAll(all);
    look();
    show();
  };
  put(all);
  offer(said, () => put(before));
}

onClick("#export", () => download(`ennead-${today()}.json`, JSON.stringify({ ennead: 1, kept: stored() })));
const file = $("#import-file", HTMLInputElement);
onClick("#import", () => file.click());
file.addEventListener("change", async () => {
  const [chosen] = file.files ?? [];
  const text = (await chosen?.text()) ?? "";
  file.value = "";
  showText("#error", "");
  try {
    const { ennead, kept } = JSON.parse(text);
    if (ennead !== 1 || typeof kept !== "object" || kept === null || Array.isArray(kept)) throw new Error();
    replace(kept, say("settings-imported"));
  } catch {
    showText("#error", say("settings-wrong-file"));
  }
});
onClick("#empty", () => replace({}, say("settings-emptied")));
onSettings(show);
show();
