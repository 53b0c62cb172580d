// @ts-check
// The frame of every page: theme, menu, tabs.
import { $, $$, store } from "./dom.js";

const root = document.documentElement;
for (const button of $$("[data-theme-switch]")) {
  button.addEventListener("click", () => {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
    // Choosing what the system says anyway means: follow the system.
    if (next === system) delete root.dataset.theme;
    else root.dataset.theme = next;
    store("theme", root.dataset.theme ?? null);
  });
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

/** Opens a tab and closes the others of its list. @param {HTMLElement} tab */
export function openTab(tab) {
  const list = /** @type {HTMLElement} */ (tab.closest("[role=tablist]"));
  for (const other of $$("[role=tab]", list)) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = !on;
  }
  tab.dispatchEvent(new CustomEvent("open", { bubbles: true }));
}

for (const list of $$("[role=tablist]")) {
  list.addEventListener("click", (event) => {
    const tab = /** @type {HTMLElement} */ (event.target).closest("[role=tab]");
    if (tab) openTab(/** @type {HTMLElement} */ (tab));
  });
  list.addEventListener("keydown", (event) => {
    const tabs = $$("[role=tab]", list).filter((tab) => tab.offsetParent);
    const at = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length];
    openTab(tab);
    tab.focus();
  });
}
const asked = document.getElementById(`t-${new URLSearchParams(location.search).get("tab")}`);
if (asked?.getAttribute("role") === "tab") openTab(asked);

for (const button of $$("[data-print]")) {
  button.addEventListener("click", () => {
    root.dataset.print = button.dataset.print;
    print();
    delete root.dataset.print;
  });
}
