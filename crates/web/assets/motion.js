// @ts-check
// Whether the visitor wants things to move.

/** Whether nothing is to move by itself: the system says so, or the settings. */
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "none";
