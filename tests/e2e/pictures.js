// Makes the pictures of the web app in docs/images anew: `node pictures.js`.
import { fileURLToPath } from "node:url";
import { start } from "./app.js";

const SIZE = { viewport: { width: 1280, height: 800 } };
const X_WING = "98....2....4...3...3.94.1..3....8.96....5.....5.3.2.4.....9......5.......9.23...8";

const app = await start();
const save = (page, name) => page.screenshot({ path: fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url)) });

/** Asks for a hint down to its step, and returns what it says. */
async function step(page) {
  for (const depth of ["1", "2", "3"]) {
    await page.click("#hint");
    await page.waitForFunction((depth) => document.querySelector("#depths .n")?.textContent === depth, depth);
  }
  return page.textContent("#depths");
}

let page = await app.open(`/en/play?puzzle=${X_WING}`, SIZE);
while (!(await step(page)).includes("X-wing.")) await page.click("#do-step");
await page.quiet();
await save(page, "play");

page = await app.open("/en/watch?at=54000", SIZE);
await page.quiet();
await save(page, "watch");

await app.stop();
