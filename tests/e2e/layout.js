// Looks for what is wrong with a page's layout. It runs in the page.

/** What is cut off, covered, beyond the edge, or scrolled away, one line each. */
export function faults() {
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".vh, .skip, svg, dialog:not([open])");
  const name = (element) => `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}${[...element.classList].map((one) => `.${one}`).join("")} “${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 30)}”`;
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  // The part of an element that its scrolling or clipping ancestors leave visible.
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const box = at.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  for (const element of document.querySelectorAll("body *")) {
    if (!shown(element)) continue;
    const style = getComputedStyle(element);
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const clips = style.overflowX === "hidden" || style.overflowX === "clip";
    // A label of its own beside another: neither runs over the other, nor out of the pair.
    if (element.matches(".lab > span") && element.getBoundingClientRect().right > element.parentElement.getBoundingClientRect().right + 1) found.push(`runs over its place: ${name(element)}`);
    if (words && clips && element.scrollWidth > element.clientWidth + 1 && !element.title && style.display !== "inline") found.push(`cut off: ${name(element)}`);
  }
  for (const dots of document.querySelectorAll(".tiles .lv")) {
    const range = document.createRange();
    range.selectNodeContents(dots.parentElement.querySelector("b"));
    const [words, box] = [range.getBoundingClientRect(), dots.getBoundingClientRect()];
    if (shown(dots) && words.right > box.left && words.left < box.right && words.bottom > box.top && words.top < box.bottom) found.push(`over its name: ${name(dots.parentElement)}`);
  }
  for (const control of document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=slider]")) {
    if (!shown(control) || control.type === "file") continue;
    const box = control.getBoundingClientRect();
    const part = seen(control);
    // Scrolled out of its own panel, or of the page.
    if (part.right - part.left < 2 || part.bottom - part.top < 2 || part.top >= innerHeight || part.bottom <= 0) continue;
    if (box.left < -1 || (box.right > innerWidth + 1 && part.right > innerWidth + 1)) found.push(`beyond the edge: ${name(control)}`);
    const [x, y] = [(part.left + part.right) / 2, (part.top + Math.min(part.bottom, innerHeight)) / 2];
    if (y < 0 || y >= innerHeight || x >= innerWidth) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && !control.contains(hit) && !hit.contains(control) && !hit.closest("label")?.contains(control)) found.push(`covered: ${name(control)} by ${name(hit)}`);
    if (control.matches("button, .btn") && control.scrollWidth > control.clientWidth + 2) found.push(`too narrow: ${name(control)}`);
  }
  for (const grid of document.querySelectorAll("main.play .grid, main.explain .grid, main.watch .grid, main.crosspage .kz:not(.small)")) {
    const { top, bottom, left, right } = grid.getBoundingClientRect();
    const part = seen(grid);
    if (part.right < right - 1 || part.left > left + 1) found.push(`the grid is cut off: ${Math.round(right - part.right)}`);
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) found.push(`not all of the grid is in view: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`);
  }
  for (const control of document.querySelectorAll("main.play .pad button")) {
    if (!shown(control)) continue;
    if (control.getBoundingClientRect().bottom > innerHeight) found.push(`below the screen: ${name(control)}`);
    const text = control.querySelector(".acts6 span");
    if (text && text.scrollWidth > control.clientWidth) found.push(`wider than its button: ${name(control)}`);
  }
  if (document.querySelector("main.watch")) {
    const drive = document.querySelector(".drive").getBoundingClientRect();
    if (drive.bottom > innerHeight + 1) found.push(`the controls end at ${Math.round(drive.bottom)} of ${innerHeight}`);
    const panel = [...document.querySelectorAll(".think > [role=tabpanel]")].find((panel) => shown(panel));
    if (panel && panel.clientHeight < 60 && panel.id !== "p-arrays") found.push(`the panel is ${panel.clientHeight} high`);
  }
  return found;
}
