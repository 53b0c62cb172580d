// @ts-check
// The door of the site without a server: workers answer, each with a WebAssembly module.
//
// A worker answers one question after the other and cannot be interrupted. So what may take long has
// a worker of its own, and is stopped by ending that worker; the next question starts another.

/** Whether what is asked stays on the visitor's machine. */
export const isLocal = true;

/** How long an answer may take, in milliseconds. */
const LONGEST = 60_000;

/** What the small module cannot answer. */
const REST = /^(booklet|cross|exercise|photo|trace)\b/;

/** What may take long, besides all questions that can be stopped. */
const LONG = /^(canon|daily|generate|rate|steps)\b/;

/** @typedef {{request: string, signal: AbortSignal | null | undefined, done(reply: Reply): void, failed(error: unknown): void}} Job */
/** @typedef {{status: number, body?: ArrayBuffer}} Reply status 0 if the module broke */

/** The modules, compiled once for all workers of the page. @type {Map<string, Promise<WebAssembly.Module>>} */
const modules = new Map();

/** @param {string} name */
function moduleOf(name) {
  const known = modules.get(name);
  if (known) return known;
  const response = fetch(new URL(`../${name}.wasm`, import.meta.url));
  // A host may not know the type of the file.
  const made = response.then((response) =>
    response.headers.get("content-type") === "application/wasm" ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes)),
  );
  modules.set(name, made);
  made.catch(() => modules.delete(name));
  return made;
}

/** A worker and the questions that wait for it. */
class Lane {
  /** @type {Worker | null} */ #worker = null;
  /** @type {Job[]} */ #waiting = [];
  #busy = false;

  /** @param {string} module */
  constructor(module) {
    this.module = module;
  }

  /** @param {string} request @param {AbortSignal | null} [signal] @returns {Promise<Reply>} */
  ask(request, signal) {
    return new Promise((done, failed) => {
      this.#waiting.push({ request, signal, done, failed });
      this.#next();
    });
  }

  async #next() {
    const job = this.#busy ? undefined : this.#waiting.shift();
    if (!job) return;
    this.#busy = true;
    try {
      job.done(await this.#run(job));
    } catch (error) {
      job.failed(error);
    }
    this.#busy = false;
    this.#next();
  }

  /** @param {Job} job @returns {Promise<Reply>} */
  async #run({ request, signal }) {
    signal?.throwIfAborted();
    const worker = (this.#worker ??= await this.#start());
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), LONGEST);
    try {
      return await new Promise((done, failed) => {
        const listen = { signal: over.signal };
        worker.addEventListener("message", ({ data }) => (data.status ? done(data) : failed(new Broken())), listen);
        worker.addEventListener("error", () => failed(new Broken()), listen);
        signal?.addEventListener("abort", () => failed(signal.reason), listen);
        over.signal.addEventListener("abort", () => failed(new TooLong()));
        signal?.throwIfAborted();
        worker.postMessage(request);
      });
    } catch (error) {
      worker.terminate();
      this.#worker = null;
      throw error;
    } finally {
      clearTimeout(timer);
      over.abort();
    }
  }

  async #start() {
    const module = await moduleOf(this.module);
    const worker = new Worker(new URL("worker.js", import.meta.url));
    worker.postMessage(module);
    return worker;
  }
}

class Broken extends Error {}
class TooLong extends Error {}

/** @type {Map<string, Lane>} */
const lanes = new Map();

/** @param {string} module @param {string} pace */
function lane(module, pace) {
  const name = `${module} ${pace}`;
  const known = lanes.get(name) ?? new Lane(module);
  lanes.set(name, known);
  return known;
}

/** The response to a question. @param {string} address with its query @param {RequestInit} request @returns {Promise<Response>} */
export async function ask(address, { method = "GET", body, signal }) {
  const module = REST.test(address) ? "rest" : "play";
  const pace = signal || LONG.test(address) ? "long" : "brief";
  let reply;
  try {
    reply = await lane(module, pace).ask(`${method} /${address}\n${body ?? ""}`, signal);
  } catch (error) {
    if (!(error instanceof Broken || error instanceof TooLong)) throw error;
    const query = address.replace(/^[^?]*/, "");
    reply = await lane(module, "brief").ask(`GET /problems/${error instanceof TooLong ? "too-long" : "broken"}${query}\n`);
  }
  const type = reply.status !== 200 ? "application/problem+json" : address.startsWith("booklet/pdf") ? "application/pdf" : "application/json";
  return new Response(reply.body ?? null, { status: reply.status, headers: { "content-type": type } });
}
