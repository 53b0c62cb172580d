// @ts-check
// The focus is never lost: if what has it is hidden, disabled or removed, the focus goes to the
// nearest place that is left.

const FOCUSABLE = "button, a[href], input, select, textarea, [tabindex='0']";

/** What has the focus, and what is around it, from inside out. @type {Element[]} */
let around = [];

/** @param {Element} element */
const usable = (element) => element.isConnected && element.checkVisibility() && !element.matches(":disabled") && !element.closest("[inert]");

/** Gives the focus to the nearest place left, if it was lost. */
function rescue() {
  const [held] = around;
  const active = document.activeElement;
  if (!held || usable(held) || (active && active !== document.body && active !== held)) return;
  for (const place of around) {
    const next = usable(place) ? [...place.querySelectorAll(FOCUSABLE)].find(usable) : undefined;
    if (!(next instanceof HTMLElement || next instanceof SVGElement)) continue;
    next.focus({ preventScroll: true });
    return;
  }
}

/**
 * Whether the changes may have taken the focus away. To ask the browser whether something is visible costs a
 * layout, so it is not asked at every digit: what is written elsewhere hides nothing here, nor does a cell's own look
 * or that of its neighbours. But what is shown elsewhere may take the place of what has the focus.
 * @param {MutationRecord[]} changes
 */
function concern(changes) {
  const [held] = around;
  return held && (!held.isConnected || changes.some(({ type, target, attributeName }) => type === "attributes" && (attributeName !== "class" || (target !== held && target.contains(held)))));
}

/** Watches over the focus of the page. */
export function keepFocus() {
  addEventListener("focusin", ({ target }) => {
    around = [];
    for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement) around.push(at);
  });
  // The visitor may put the focus nowhere on purpose.
  addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && !target.closest(`${FOCUSABLE}, [tabindex]`)) around = [];
  });
  new MutationObserver((changes) => concern(changes) && rescue()).observe(document.body, { subtree: true, childList: true, attributeFilter: ["hidden", "disabled", "inert", "class", "data-sheet"] });
}
