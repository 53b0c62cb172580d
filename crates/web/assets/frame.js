// @ts-check
// The frame of every page: theme, names of cells, menu, tabs, help, printing.
import { NAMES } from "./cells.js";
import { $, $$ } from "./dom.js";
import { keepFocus } from "./focus.js";
import { showShortcuts } from "./shortcuts.js";
import { store } from "./storage.js";
import { startTabs } from "./tabs.js";

const root = document.documentElement;
for (const button of $$("[data-theme-switch]")) {
  button.addEventListener("click", () => {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
    // Choosing the theme that the system has anyway means following the system.
    if (next === system) delete root.dataset.theme;
    else root.dataset.theme = next;
    store("theme", root.dataset.theme ?? null);
  });
}

// What is on the page already was named otherwise.
for (const names of $$("[data-cells]", document, HTMLSelectElement)) {
  names.value = NAMES;
  names.addEventListener("change", () => {
    store("cells", names.value === "r1c5" ? null : names.value);
    location.reload();
  });
}

// A change of language keeps the query, which the page may have changed by then.
for (const link of $$(".lang a", document, HTMLAnchorElement)) {
  const follow = () => void (link.search = location.search);
  for (const moment of ["focus", "pointerdown"]) link.addEventListener(moment, follow);
  follow();
}

const menu = $("#menu");
const menuButton = $("[data-menu]");
menuButton.addEventListener("click", () => {
  menu.hidden = !menu.hidden;
  menuButton.setAttribute("aria-expanded", String(!menu.hidden));
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !menu.hidden) {
    menuButton.click();
    menuButton.focus();
  }
});

keepFocus();
startTabs();
showShortcuts();

for (const button of $$("[data-print]")) {
  button.addEventListener("click", () => {
    root.dataset.print = button.dataset.print ?? "";
    print();
    delete root.dataset.print;
  });
}
