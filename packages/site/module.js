// @ts-check
// A WebAssembly module that answers requests, on the page or in a worker.

/** @typedef {{status: number, body: ArrayBuffer}} Answer */
/** @typedef {{memory: WebAssembly.Memory, room(length: number): number, answer(): number, reply(): number, status(): number}} Exports */

/** Starts a module. What it gives answers one request; if it throws, the module can answer nothing more. @param {WebAssembly.Module} module @returns {Promise<(request: string) => Answer>} */
export async function start(module) {
  const instance = await WebAssembly.instantiate(module, { ennead: { now: Date.now } });
  const exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  return (request) => {
    const bytes = new TextEncoder().encode(request);
    const at = exports.room(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const length = exports.answer();
    const reply = exports.reply();
    return { status: exports.status(), body: exports.memory.buffer.slice(reply, reply + length) };
  };
}
