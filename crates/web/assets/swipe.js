// @ts-check
// A swipe down on a sheet's head, or on the sheet itself if it is scrolled to its top.

/** How far a finger has to go, in pixels. */
const FAR = 56;

/** @param {HTMLElement} sheet @param {() => void} close */
export function onSwipeDown(sheet, close) {
  /** @type {{id: number, x: number, y: number} | null} */
  let began = null;
  sheet.addEventListener("touchstart", ({ changedTouches: [touch], touches }) => {
    began = touch && touches.length === 1 && sheet.scrollTop <= 0 ? { id: touch.identifier, x: touch.clientX, y: touch.clientY } : null;
  }, { passive: true });
  sheet.addEventListener("touchend", ({ changedTouches: [touch] }) => {
    if (!touch || touch.identifier !== began?.id) return;
    const [across, down] = [Math.abs(touch.clientX - began.x), touch.clientY - began.y];
    began = null;
    if (down > FAR && down > 2 * across && sheet.scrollTop <= 0) close();
  }, { passive: true });
}
