import { readFileSync } from "node:fs";
import { Refused, ennead } from "./index.js";

const module = new WebAssembly.Module(readFileSync(new URL("ennead.wasm", import.meta.url)));
export const { solve, solveMany, count, check, rate, hint, explain, judge, generate, ask } = ennead(module);
export { Refused };
