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
  if (shown?.includes("/watch") && shown !== wanted) location.replace(new URL(wanted + location.search + location.hash, root));
  // A host that shows a page under its file's name may not know it by another, until the service worker
  // finds the files.
  const plain = below.endsWith(".html");
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (!plain || !link || navigator.serviceWorker?.controller || !link.href.startsWith(root.href)) return;
    const file = fileAt(new URL(link.href).pathname.slice(root.pathname.length), link.search);
    link.href = new URL(file, root).href + link.search + link.hash;
  }, true);
  // What this page needs comes first: all files are loaded once it has its first answer, or if it seems
  // to ask nothing.
  const begin = () => void navigator.serviceWorker?.register(new URL("sw.js", root)).catch(() => {});
  addEventListener("answered", begin, { once: true });
  addEventListener("load", () => setTimeout(begin, 5000));
}
