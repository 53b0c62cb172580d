// What the monkey sees of the page Play: the cells, the selection, the focus, and whether anything
// moved.

/** Counts in the page how much it shifts without the visitor's doing. */
export const watchShifts = () => {
  globalThis.shifted = { sum: 0, what: /** @type {string[]} */ ([]) };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      globalThis.shifted.sum += entry.value;
      globalThis.shifted.what.push(`${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => node?.id || node?.className || node?.nodeName).join(" ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** The page as plain data. It runs in the page. */
export const look = () => {
  const cells = [...document.querySelectorAll("#grid .cell")];
  const digits = (cell, selector) => [...cell.querySelectorAll(selector)].map((mark) => mark.textContent).join("");
  const active = document.activeElement;
  const { x, y, width } = document.querySelector("#grid").getBoundingClientRect();
  const shows = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
  return {
    cells: cells.map((cell) => {
      const kind = ["given", "own"].find((name) => cell.classList.contains(name)) ?? "";
      const digit = cell.querySelector(".d")?.textContent ?? "";
      const colours = [...cell.classList].filter((name) => name.startsWith("paint")).map((name) => name.slice(5)).sort().join("");
      return `${kind}${digit}|${digits(cell, ".cs .own")}|${digits(cell, ".mid > *")}|${colours}`;
    }),
    selected: cells.flatMap((cell, at) => (cell.classList.contains("sel") ? [at] : [])),
    clashing: cells.flatMap((cell, at) => (cell.classList.contains("clash") ? [at] : [])),
    wrong: cells.flatMap((cell, at) => (cell.classList.contains("wrong") ? [at] : [])),
    names: cells.map((cell) => cell.querySelector(".vh")?.textContent ?? ""),
    focus: !active || active === document.body ? "" : `${active.tagName.toLowerCase()}#${active.id}.${active.className}`,
    focusable: active instanceof HTMLElement && active.checkVisibility() && !active.matches(":disabled"),
    place: `${Math.round(x)} ${Math.round(y + scrollY)} ${Math.round(width)}`,
    shifted: globalThis.shifted,
    opened: document.querySelector("#verdict")?.getAttribute("data-opened") ?? "",
    finding: shows("#finding"),
    hint: shows("#depths p"),
    step: shows("#do-step"),
    finish: !document.querySelector("#finish").hidden,
    large: document.querySelector("#grid .large") !== null,
    typing: shows("#entering"),
    paused: shows("#veil"),
    sheet: shows("#sheet") ? "open" : "",
    tab: document.querySelector("#p-more [role=tab][aria-selected=true]")?.id ?? "",
    mode: document.querySelector("#modes [aria-checked=true]")?.getAttribute("data-mode") ?? "",
    said: document.querySelector("#so")?.textContent ?? "",
    waiting: Object.keys(localStorage).some((key) => key.startsWith("ennead.waiting")),
    error: document.querySelector("#error")?.textContent ?? "",
    drawn: {
      tints: cells.flatMap((cell, at) => [...cell.querySelectorAll(".tint")].map((mark) => `${mark.textContent}${at} ${/ c(\d)/.exec(mark.className)[1]}`)).filter((one, at, all) => all.indexOf(one) === at).sort(),
      links: [...document.querySelectorAll(".drawn .draws-link")].map((link) => `${/ c(\d)/.exec(link.getAttribute("class"))[1]}${/dashed/.test(link.getAttribute("class"))}`).sort(),
      strokes: document.querySelectorAll(".drawn .draws-stroke").length,
    },
    theme: document.documentElement.dataset.theme ?? "",
    wide: document.documentElement.scrollWidth - innerWidth,
  };
};
