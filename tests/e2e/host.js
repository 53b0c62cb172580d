// A static host for the site that compresses, as most do.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { site } from "./app.js";

const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };

/** A certificate that nobody has signed, made by OpenSSL. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), "ennead-"));
  const [key, cert] = ["key", "cert"].map((name) => join(folder, name));
  execFileSync("openssl", ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=host", "-keyout", key, "-out", cert], { stdio: "ignore" });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** Starts one, in a folder of the host; `plain` ones know a file by its name only, `secure` ones speak HTTP/2 as hosts on the internet do. */
export async function host({ folder = "/", plain = false, secure = false } = {}) {
  const known = new Map();
  const fileOf = (path) => (path.endsWith("/") ? `${path}index.html` : plain || extname(path) ? path : `${path}.html`);
  const answer = async ({ url }, response) => {
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
  };
  const server = secure ? createSecureServer(certificate(), answer) : createServer(answer);
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { base: `${secure ? "https" : "http"}://127.0.0.1:${server.address().port}${folder}`, stop: () => server.close() };
}
