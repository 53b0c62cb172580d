// @ts-check
// The page in the browser's history. Back closes what lies over the page before it leaves the page:
// one more entry, made when something is opened, lies over that of the page. All entries of a page are
// made here: Back from a lesson to another one is not taken for closing something.

/** Tries to close something; whether there was something. @type {(() => boolean)[]} */
const closers = [];

/** Shows what the address asks for. @type {(() => void)[]} */
const movers = [];

/**
 * The name of the entry for what lies over the page, if it is the current one. The entry below it has
 * the same name under `below`.
 * @type {number | undefined}
 */
let layer = history.state?.layer;

/** The address of what the page shows. */
let shown = new URL(location.href);

/** Something was opened over the page. */
export function stepIn() {
  if (layer !== undefined) return;
  layer = Math.random();
  history.replaceState({ ...history.state, below: layer }, "");
  history.pushState({ layer }, "");
}

/** The page shows something else, to which Back returns. @param {string | URL} url */
export function moveTo(url) {
  history.pushState(null, "", url);
  layer = undefined;
  shown = new URL(location.href);
}

/** What the page shows has another address now. @param {URL} url */
export function readdress(url) {
  history.replaceState(history.state, "", url);
  shown = url;
}

/** What Back tries to close. @param {() => boolean} close returns whether there was something to close */
export function onBack(close) {
  closers.push(close);
}

/** What Back and Forward do if they lead to another address of the page. @param {() => void} show */
export function onMove(show) {
  movers.push(show);
}

addEventListener("popstate", () => {
  const left = layer;
  layer = history.state?.layer;
  if (left !== undefined && history.state?.below === left) {
    // The address may have changed since something was opened over the page.
    readdress(shown);
    // If nothing lies over the page, whoever goes back wants to leave it.
    if (!closers.some((close) => close())) history.back();
  } else {
    // A link within the page is another entry too, but shows nothing else.
    const isOther = location.search !== shown.search;
    shown = new URL(location.href);
    if (isOther) for (const show of movers) show();
  }
});
