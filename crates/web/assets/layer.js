// @ts-check
// The browser's Back closes what lies over the page before it leaves the page. One more entry of the
// history, made when something is opened, lies between the page and the one before it.

/** Tries to close something; whether there was something. @type {(() => boolean)[]} */
const closers = [];

/** Whether that entry is the current one. */
const isIn = () => history.state?.layer === true;

/** Something was opened over the page. */
export function stepIn() {
  if (!isIn()) history.pushState({ layer: true }, "");
}

/** What Back tries to close. @param {() => boolean} close returns whether there was something to close */
export function onBack(close) {
  closers.push(close);
}

addEventListener("popstate", () => {
  if (isIn()) return;
  // If nothing lies over the page, whoever goes back wants to leave it.
  if (!closers.some((close) => close())) history.back();
});
