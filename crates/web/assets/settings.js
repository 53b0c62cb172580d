// @ts-check
// Settings: each acts at once. What the browser keeps is saved to a file and read from one.
import { $, $$, download, met, onClick, showText } from "./dom.js";
import { setting, setSetting } from "./setting.js";
import { replaceAll, stored, store, recall } from "./storage.js";
import { offer } from "./toast.js";
import { chooseTheme } from "./theming.js";
import { say, today } from "./words.js";

const SWITCHES = { tidy: true, auto: false, conflicts: true, same: true, houses: true, timer: true, filter: false, digitFirst: false, vibrate: false };

const switches = () => ({ ...SWITCHES, .../** @type {Partial<typeof SWITCHES> | null} */ (recall("switches")) });

function show() {
  for (const box of $$("[data-switch]", document, HTMLInputElement)) {
    box.checked = switches()[/** @type {keyof typeof SWITCHES} */ (box.dataset.switch)];
  }
  for (const group of $$("[data-choice]")) {
    const value = group.dataset.choice === "theme" ? (recall("theme") ?? "system") : setting("check");
    for (const button of $$("button", group)) {
      const on = button.dataset.value === value;
      button.setAttribute("aria-checked", String(on));
      button.tabIndex = on ? 0 : -1;
    }
  }
}

for (const box of $$("[data-switch]", document, HTMLInputElement)) {
  box.addEventListener("change", () => store("switches", { ...switches(), [box.dataset.switch ?? ""]: box.checked }));
}
for (const group of $$("[data-choice]")) {
  const choose = (/** @type {HTMLElement} */ button) => {
    const value = button.dataset.value ?? "";
    if (group.dataset.choice === "theme") chooseTheme(value === "system" ? null : value);
    else setSetting("check", value);
    show();
  };
  group.addEventListener("click", (event) => {
    const button = met(event, "button");
    if (button) choose(button);
  });
  group.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = $$("button", group);
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = by === undefined || at < 0 ? undefined : buttons.at((at + by) % buttons.length);
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}

/** Replaces all that is kept, and offers the way back. @param {Record<string, unknown>} all @param {string} said */
function replace(all, said) {
  const before = stored();
  replaceAll(all);
  show();
  offer(said, () => {
    replaceAll(before);
    show();
  });
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
addEventListener("storage", show);
show();
