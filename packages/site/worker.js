// @ts-check
// A worker that answers with a WebAssembly module: first comes the module, with a request whose answer
// nobody needs if it has to learn its texts, then one request after the other.

/** @typedef {{memory: WebAssembly.Memory, room(length: number): number, answer(): number, reply(): number, status(): number}} Exports */

/** @type {Exports | undefined} */
let module;

addEventListener("message", ({ data }) => {
  try {
    if (typeof data !== "string") {
      const { exports } = new WebAssembly.Instance(data.module, { ennead: { now: Date.now } });
      module = /** @type {Exports} */ (/** @type {unknown} */ (exports));
      if (data.first) ask(data.first);
      return;
    }
    const { status, body } = ask(data);
    postMessage({ status, body }, { transfer: [body] });
  } catch (error) {
    // A trap: the module can answer nothing more. Whoever asked starts another worker.
    postMessage({ status: 0, error: String(error) });
  }
});

/** @param {string} request */
function ask(request) {
  if (!module) throw new Error("a request before the module");
  const bytes = new TextEncoder().encode(request);
  const at = module.room(bytes.length);
  new Uint8Array(module.memory.buffer, at, bytes.length).set(bytes);
  const length = module.answer();
  const body = module.memory.buffer.slice(module.reply(), module.reply() + length);
  return { status: module.status(), body };
}
