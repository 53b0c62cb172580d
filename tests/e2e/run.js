// Runs the tests two files at a time, all with one server and one browser:
//
//     node run.js [OPTION…] [FILE…]
//
// The options are those of `node --test`; without files, it finds all but `*.timed.js`, which measure
// time and so run alone.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "playwright-core";
import { launching, serve } from "./app.js";

const server = await serve();
try {
  const browser = await chromium.launchServer(launching());
  const shared = { SHARED_SERVER: server.base, SHARED_BROWSER: browser.wsEndpoint() };
  const call = ["--test", "--test-concurrency=2", ...process.argv.slice(2)];
  const tests = spawn(process.execPath, call, { env: { ...process.env, ...shared }, stdio: "inherit" });
  const [status] = await once(tests, "exit");
  process.exitCode = status ?? 1;
  await browser.close();
} finally {
  server.stop();
}
