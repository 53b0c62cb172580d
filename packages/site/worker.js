// @ts-check
// A worker that answers with a WebAssembly module: first comes the module, with a request whose answer
// nobody needs if it has to learn its texts, then one request after the other.
import { start } from "./module.js";

/** @type {ReturnType<typeof start>} */
let module;

addEventListener("message", async ({ data }) => {
  try {
    if (data.module) {
      module = start(data.module);
      if (data.first) (await module)(data.first);
      return;
    }
    const { status, body } = (await module)(data.request, data.bytes);
    postMessage({ status, body }, { transfer: [body] });
  } catch (error) {
    // A trap: the module can answer nothing more. Whoever asked starts another worker.
    postMessage({ status: 0, error: String(error) });
  }
});
