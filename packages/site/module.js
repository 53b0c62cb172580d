// @ts-check
// A WebAssembly module that answers requests, on the page or in a worker.

/** @typedef {{status: number, body: ArrayBuffer}} Answer */
/** @typedef {{memory: WebAssembly.Memory, room(length: number): number, answer(): number, reply(): number, status(): number}} Exports */

/** Starts a module. What it gives answers one request; if it throws, the module can answer nothing more. @param {WebAssembly.Module} module @returns {Promise<(request: string, bytes?: Uint8Array) => Answer>} `bytes` follow the text of the request */
export async function start(module) {
  const instance = await WebAssembly.instantiate(module, { ennead: { now: Date.now } });
  const exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  return (request, bytes = new Uint8Array()) => {
    const text = new TextEncoder().encode(request);
    const at = exports.room(text.length + bytes.length);
    const room = new Uint8Array(exports.memory.buffer, at, text.length + bytes.length);
    room.set(text);
    room.set(bytes, text.length);
    const length = exports.answer();
    const reply = exports.reply();
    return { status: exports.status(), body: exports.memory.buffer.slice(reply, reply + length) };
  };
}
