// @ts-check
// A worker that answers with a WebAssembly module. The first message brings the module and, if the
// module has to be handed its texts, a request that does so and needs no answer. Each later message
// is a request.
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
    // A trap: the module can answer nothing more. The page starts another worker.
    postMessage({ status: 0, error: String(error) });
  }
});
