// @ts-check
// The service worker: after the first visit the site works without a network. The build writes the
// version and the files above.
//
// Each version has a cache of its own, filled before it is used and never changed, so that a page
// never gets scripts of one version and modules of another. A new version waits until no page of the
// old one is open, or the last one is left for another page.
importScripts("files.js");

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = `ennead-${VERSION}`;
const root = new URL(".", location.href);
const known = new Set(FILES);

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", ({ data }) => data === "go on" && worker.skipWaiting());
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(root.href)) event.respondWith(answer(event.request));
});

async function fill() {
  const cache = await caches.open(CACHE);
  const rest = [...FILES];
  // A few at a time: the page that is open needs the network too.
  const some = async () => {
    for (let file = rest.shift(); file !== undefined; file = rest.shift()) {
      const response = await fetch(new URL(file, root), { cache: "no-cache" });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      // Wrapped in a new response: a redirected one may not answer a navigation.
      await cache.put(file, new Response(await response.blob(), { headers: response.headers }));
    }
  };
  await Promise.all([some(), some(), some(), some()]);
}

async function takeOver() {
  const old = (await caches.keys()).filter((key) => key.startsWith("ennead-") && key !== CACHE);
  await Promise.all(old.map((key) => caches.delete(key)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const { waiting } = worker.registration;
  if (request.mode === "navigate" && waiting && (await worker.clients.matchAll()).length < 2) {
    waiting.postMessage("go on");
    return new Response("", { headers: { Refresh: "0" } });
  }
  const { pathname, search } = new URL(request.url);
  const file = fileAt(pathname.slice(root.pathname.length), search);
  const cache = await caches.open(CACHE);
  return (known.has(file) && (await cache.match(new URL(file, root)))) || fetch(request);
}
