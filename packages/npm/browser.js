import { Refused, ennead } from "./index.js";

const response = await fetch(new URL("./ennead.wasm", import.meta.url));
const module = await WebAssembly.compile(await response.arrayBuffer());
export const { solve, solveMany, count, check, rate, hint, explain, judge, generate, ask } = ennead(module);
export { Refused };
