// @ts-check
// The frame of every page: theme, names of cells, menu, tabs, help, printing.
import { NAMES } from "./cells.js";
import { $, $$, met, onClick } from "./dom.js";
import { keepFocus } from "./focus.js";
import { onBack, stepIn } from "./layer.js";
import { onSettings } from "./setting.js";
import { showShortcuts } from "./shortcuts.js";
import { recall, store } from "./storage.js";
import { onSwipeDown } from "./swipe.js";
import { startTabs } from "./tabs.js";
import { look, switchTheme } from "./theming.js";

const root = document.documentElement;
for (const button of $$("[data-theme-switch]")) button.addEventListener("click", switchTheme);

onSettings(look);

/** What is on the page already was named otherwise. */
function renameCells() {
  if (String(recall("cells") ?? "r1c5") !== NAMES) location.reload();
}
addEventListener("storage", ({ key }) => key === "ennead.cells" && renameCells());
addEventListener("pageshow", ({ persisted }) => persisted && renameCells());
for (const names of $$("[data-cells]", document, HTMLSelectElement)) {
  names.value = NAMES;
  names.addEventListener("change", () => {
    store("cells", names.value === "r1c5" ? null : names.value);
    renameCells();
  });
}

// A change of language keeps the query, which the page may have changed by then.
for (const link of $$(".lang a", document, HTMLAnchorElement)) {
  const follow = () => void (link.search = location.search);
  for (const moment of ["focus", "pointerdown"]) link.addEventListener(moment, follow);
  follow();
}

// The menu: below the head of a wide page, a sheet over a phone's.
const menu = $("#menu", HTMLDialogElement);
const openers = $$("[data-menu]");
const isWide = () => matchMedia("(min-width: 860px)").matches;

function openMenu() {
  if (menu.open) return;
  if (isWide()) menu.show();
  else menu.showModal();
  stepIn();
  for (const opener of openers) opener.setAttribute("aria-expanded", "true");
}

function closeMenu() {
  const wasOpen = menu.open;
  menu.close();
  return wasOpen;
}

for (const opener of openers) opener.addEventListener("click", () => (menu.open ? closeMenu() : openMenu()));
menu.addEventListener("close", () => openers.forEach((opener) => opener.setAttribute("aria-expanded", "false")));
onClick("#menu-close", closeMenu);
onBack(closeMenu);
onSwipeDown(menu, closeMenu);
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu.open) return;
  closeMenu();
  openers.find((opener) => opener.checkVisibility())?.focus();
});
// A press beside it: on the dimmed page, which belongs to the dialog, or anywhere else.
addEventListener("pointerdown", (event) => {
  const beside = event.target === menu ? event.clientY < menu.getBoundingClientRect().top : !met(event, "#menu, [data-menu]");
  if (menu.open && beside) closeMenu();
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
