// @ts-check
// The door of the site without a server: WebAssembly modules answer, each in a worker.
//
// A worker answers one question after the other and cannot be interrupted. So what may take long has
// a worker of its own, and is stopped by ending that worker; the next question starts another. Only
// the module of a game is on the page itself: it answers at once, and a worker would keep the first
// visitor waiting for one more file.
import { start } from "./module.js";

/** Whether what is asked stays on the visitor's machine. */
export const isLocal = true;

/** How long an answer may take, in milliseconds. */
const LONGEST = 60_000;

/** The module that is on the page itself. */
const GAME = "game";

/** The modules that are handed the texts of one language, because they have none in them. */
const WITHOUT_TEXTS = ["hints", "rules"];

/** The status with which a module refers to the next one. */
const ELSEWHERE = 421;

/** @typedef {{request: string, bytes?: Uint8Array | undefined}} Asked what follows the text of a request, if it is not text itself */
/** @typedef {{asked: Asked, signal: AbortSignal | null | undefined, done(reply: Reply): void, failed(error: unknown): void}} Job */
/** @typedef {{status: number, body?: ArrayBuffer}} Reply status 0 if the module broke */

/** @typedef {{module: WebAssembly.Module, words: string | null}} Loaded a module, and its texts if it has none in it */

/** What was loaded, once for all workers of the page. @type {Map<string, Promise<Loaded>>} */
const loaded = new Map();

const { lang } = document.documentElement;

/** @param {string} path from the site's folder */
async function file(path) {
  const response = await fetch(new URL(`../${path}`, import.meta.url));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** @param {string} name @returns {Promise<Loaded>} */
async function load(name) {
  const compiled = file(`${name}.wasm`).then((response) =>
    // A host may not know the type of the file.
    response.headers.get("content-type") === "application/wasm" ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes)),
  );
  const texts = WITHOUT_TEXTS.includes(name) ? file(`words/${lang}.${name}.ftl`).then((response) => response.text()) : null;
  const [module, words] = await Promise.all([compiled, texts]);
  return { module, words };
}

/** @param {string} name */
function moduleOf(name) {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  return known;
}

/** The module of a game, on the page itself. */
class Here {
  /** @type {ReturnType<typeof start> | null} */ #answer = null;

  /** @param {Asked} asked @returns {Promise<Reply>} */
  async ask({ request }) {
    this.#answer ??= moduleOf(GAME).then(({ module }) => start(module));
    try {
      return (await this.#answer)(request);
    } catch (error) {
      this.#answer = null;
      throw error instanceof WebAssembly.RuntimeError ? new Broken() : error;
    }
  }
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

  /** @param {Asked} asked @param {AbortSignal | null} [signal] @returns {Promise<Reply>} */
  ask(asked, signal) {
    return new Promise((done, failed) => {
      this.#waiting.push({ asked, signal, done, failed });
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
  async #run({ asked, signal }) {
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
        worker.postMessage(asked);
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
    const { module, words } = await moduleOf(this.module);
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.postMessage(words === null ? { module } : { module, first: `POST /words?lang=${lang}\n${words}` });
    return worker;
  }
}

class Broken extends Error {}
class TooLong extends Error {}

const here = new Here();

/** @type {Map<string, Lane>} */
const lanes = new Map();

/** @param {string} module @param {string} pace */
function lane(module, pace) {
  if (module === GAME) return here;
  const name = `${module} ${pace}`;
  const known = lanes.get(name) ?? new Lane(module);
  lanes.set(name, known);
  return known;
}

/** The reply to a question: by the smallest module that has it, and by those it refers to. @param {string} address @param {Asked} request @param {AbortSignal | null} [signal] */
async function reply(address, request, signal) {
  const path = address.replace(/\?.*/, "");
  const first = MODULES.find(({ brief, long }) => brief.includes(path) || long.includes(path));
  const pace = signal || first?.long.includes(path) ? "long" : "brief";
  let module = first?.module ?? "play";
  // Each refers to a larger one, so this ends.
  for (;;) {
    const reply = await lane(module, pace).ask(request, signal);
    if (reply.status !== ELSEWHERE) return reply;
    module = new TextDecoder().decode(reply.body);
  }
}

/** Has a module loaded and compiled in advance, by a question of the kind that will be asked. @param {string} address @param {Uint8Array<ArrayBuffer>} body */
export function prepare(address, body) {
  // The answer is not needed. If nothing can be loaded, the next question says so.
  ask(address, { method: "POST", body }).catch(() => {});
}

/** The puzzles of a kind of the collection: the modules do not have them. @param {string} kind @returns {Promise<string | null>} */
export const listOf = (kind) => file(`collection/${encodeURIComponent(kind)}.txt`).then((response) => response.text());

/** The response to a question. @param {string} address with its query @param {RequestInit} request @returns {Promise<Response>} */
export async function ask(address, { method = "GET", body, signal }) {
  let answer;
  try {
    const head = `${method} /${address}\n`;
    answer = await reply(address, body instanceof Uint8Array ? { request: head, bytes: body } : { request: `${head}${body ?? ""}` }, signal);
  } catch (error) {
    if (!(error instanceof Broken || error instanceof TooLong)) throw error;
    const query = address.replace(/^[^?]*/, "");
    answer = await lane("play", "brief").ask({ request: `GET /problems/${error instanceof TooLong ? "too-long" : "broken"}${query}\n` });
  }
  dispatchEvent(new Event("answered"));
  const type = answer.status !== 200 ? "application/problem+json" : address.startsWith("booklet/pdf") ? "application/pdf" : "application/json";
  return new Response(answer.body ?? null, { status: answer.status, headers: { "content-type": type } });
}
