// @ts-check
// Which file of the site an address means. Known to the pages and to the service worker; the build
// writes the engines of the page Watch above.

/** The file at a path below the site's folder, with a query, without looking whether there is one. @param {string} path @param {string} search */
function fileAt(path, search) {
  if (path === "" || path.endsWith("/")) return `${path}index.html`;
  const name = path.replace(/\.html$/, "");
  const [, page] = /^(\w\w\/watch)(\.[\w-]+)*$/.exec(name) ?? [];
  if (page) {
    const asked = new URLSearchParams(search);
    const known = (/** @type {string | null} */ name, /** @type {string} */ other) => (WATCHED.engines.includes(name ?? "") ? name : other);
    const engine = known(asked.get("engine"), WATCHED.best);
    const rival = asked.has("race") ? [known(asked.get("race"), "backtracking")] : [];
    return engine === WATCHED.best && !rival.length ? `${page}.html` : `${[page, engine, ...rival].join(".")}.html`;
  }
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}
