// @ts-check
// Tabs: one is open at a time; arrow keys move between them.
import { $$, met } from "./dom.js";

/** Opens a tab and closes the others of its list. @param {HTMLElement} tab */
export function openTab(tab) {
  for (const other of $$("[role=tab]", tab.closest("[role=tablist]") ?? document)) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = !on;
  }
  tab.dispatchEvent(new CustomEvent("open", { bubbles: true }));
}

/** Makes the tabs of the page work, and opens the one its address asks for. */
export function startTabs() {
  for (const list of $$("[role=tablist]")) {
    list.addEventListener("click", (event) => {
      const tab = met(event, "[role=tab]");
      if (tab) openTab(tab);
    });
    list.addEventListener("keydown", (event) => {
      const tabs = $$("[role=tab]", list).filter((tab) => tab.offsetParent);
      const at = tabs.findIndex((tab) => tab === event.target);
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
      const tab = to === undefined || at < 0 ? undefined : tabs.at(to % tabs.length);
      if (!tab) return;
      event.preventDefault();
      openTab(tab);
      tab.focus();
    });
  }
  const asked = document.getElementById(`t-${new URLSearchParams(location.search).get("tab")}`);
  if (asked?.getAttribute("role") === "tab") openTab(asked);
}
