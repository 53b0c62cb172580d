// A static host for the site that compresses, as most do.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { site } from "./app.js";

const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };

/** Starts one, in a folder of the host; `plain` ones know a file by its name only. */
export async function host({ folder = "/", plain = false } = {}) {
  const known = new Map();
  const fileOf = (path) => (path.endsWith("/") ? `${path}index.html` : plain || extname(path) ? path : `${path}.html`);
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, "http://host");
    try {
      if (!pathname.startsWith(folder)) throw new Error("elsewhere");
      const file = fileOf(pathname.slice(folder.length - 1));
      const body = known.get(file) ?? gzipSync(await readFile(join(site, file)), { level: 9 });
      known.set(file, body);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "content-encoding": "gzip", "content-length": body.length }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { base: `http://127.0.0.1:${server.address().port}${folder}`, stop: () => server.close() };
}
