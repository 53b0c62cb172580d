// Every page in every language at seven sizes, from phone to projector: nothing is cut off, covered,
// beyond the edge or scrolled away.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PUZZLE, start } from "./app.js";
import { faults } from "./layout.js";

export const SIZES = [[360, 640], [390, 844], [768, 1024], [1024, 768], [1180, 820], [1280, 800], [1920, 1080]];
const TWO = "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179";
const PAGES = [`play?puzzle=${PUZZLE}`, `play?puzzle=${TWO}`, "play?tab=marks", "play?tab=games", `explain?puzzle=${PUZZLE}`, "watch", "watch?engine=backtracking&tab=chart&at=500", "watch?at=3000&race=backtracking", "learn", "make", "booklet", "cross", "about"];

let app;
before(async () => { app = await start(); });
after(() => app.stop());

for (const [at, language] of ["en", "de", "nl"].entries()) {
  test(`every page fits every screen: ${language}`, async () => {
    const wrong = [];
    for (const [which, path] of PAGES.entries()) {
      const page = await app.open(`/${language}/${path}`, { colorScheme: (at + which) % 2 ? "dark" : "light" });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => { scrollTo(0, 0); return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); });
        wrong.push(...(await page.evaluate(faults)).map((fault) => `${language} ${width}×${height} ${path}: ${fault}`));
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${language}-${width}-${path.replace(/\W+/g, "_").slice(0, 40)}.png` });
      }
      await page.context().close();
    }
    assert.deepEqual(wrong, []);
  });
}
