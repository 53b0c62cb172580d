// @ts-check
// The first script of each page of the site: the file that its address means, and what makes it work
// without a network.
{
  const root = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const below = location.pathname.slice(root.pathname.length);
  // Before the service worker is there, a host answers with the same file whatever the query says.
  const [here] = document.querySelectorAll("html");
  const wanted = fileAt(below, location.search);
  const shown = here?.dataset.file;
  if (shown && shown !== wanted) location.replace(new URL(wanted + location.search + location.hash, root));
  // What this page needs comes first.
  addEventListener("load", () => navigator.serviceWorker?.register(new URL("sw.js", root)).catch(() => {}));
}
