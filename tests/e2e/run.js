// Runs the tests two files at a time, all with one server and one browser:
//
//     node run.js [OPTION…] [FILE…]
//
// The options are those of `node --test`; without files, it finds all but those that measure time (`*.timed.js`).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "playwright-core";
import { launching, serve } from "./app.js";

const server = await serve();
const browser = await chromium.launchServer(launching());
const env = { ...process.env, SHARED_SERVER: server.base, SHARED_BROWSER: browser.wsEndpoint() };
const tests = spawn(process.execPath, ["--test", "--test-concurrency=2", ...process.argv.slice(2)], { env, stdio: "inherit" });
const [status] = await once(tests, "exit");
await browser.close();
server.stop();
process.exitCode = status ?? 1;
