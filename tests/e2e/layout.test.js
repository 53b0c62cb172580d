// Every page in every language at seven sizes, from phone to projector, light and dark: nothing is cut off, covered,
// beyond the edge or scrolled away.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PUZZLE, start } from "./app.js";
import { faults } from "./layout.js";
import { watchShifts } from "./monkey/eyes.js";

export const SIZES = [[360, 640], [390, 844], [768, 1024], [1024, 768], [1180, 820], [1280, 800], [1920, 1080]];
/** A phone of 320 px, or a window of 1280 px enlarged four times: there, too, a text can be read without scrolling sideways. */
const NARROWEST = { width: 320, height: 640 };
const TWO = "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179";
const PAGES = [`play?puzzle=${PUZZLE}`, `play?puzzle=${TWO}`, "play?tab=marks", "play?tab=games", `explain?puzzle=${PUZZLE}`, "watch", "watch?engine=backtracking&tab=chart&at=500", "watch?engine=dancing-links", "watch?engine=dancing-links&arrays", "watch?at=30000&tree", "watch?at=3000&race=backtracking", "learn", "learn?run", "make", "booklet", "cross", "cross?hint", "cross?build", "photo", "train", "train?technique=x-wing", "games", "games?tab=statistics", "settings", "about"];

/** What a visitor does first on some of them. */
const FIRST = {
  "watch?at=30000&tree": (page) => page.click("#t-tree"),
  "watch?engine=dancing-links&arrays": async (page) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.click("#t-arrays");
  },
  "learn?run": async (page) => {
    for (const [i, gap] of ["always", "recurse", "take-back"].entries()) await page.fill(`#gap-${i + 1}`, gap);
    await page.click("#gaps button.main");
    await page.waitForSelector("#steps:visible");
  },
  "cross?hint": async (page) => {
    await page.waitForSelector("#rules li");
    await page.click("#hint");
    await page.click("#deeper");
  },
  "cross?build": async (page) => {
    await page.waitForSelector("#rules li");
    await page.click("#mode-build");
  },
};

let app;
before(async () => { app = await start(); });
after(() => app.stop());

for (const language of ["en", "de", "nl"]) {
  test(`every page fits every screen: ${language}`, async () => {
    const wrong = [];
    for (const path of PAGES) {
      const page = await app.open(`/${language}/${path}`);
      await FIRST[path]?.(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => { scrollTo(0, 0); return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); });
        for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
          await page.emulateMedia({ colorScheme });
          wrong.push(...(await page.evaluate(faults)).map((fault) => `${language} ${width}×${height} ${colorScheme} ${path}: ${fault}`));
          if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${language}-${width}-${colorScheme}-${path.replace(/\W+/g, "_").slice(0, 40)}.png` });
        }
      }
      await page.context().close();
    }
    assert.deepEqual(wrong, []);
  });
}

test("no page under Learn scrolls sideways in the narrowest window", async () => {
  const wrong = [];
  for (const language of ["en", "de", "nl"]) {
    for (const path of ["learn", "techniques", "techniques?name=grouped-discontinuous-nice-loop", "train", "train?technique=x-wing"]) {
      const page = await app.open(`/${language}/${path}`, { viewport: NARROWEST });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > NARROWEST.width) wrong.push(`${language}/${path} is ${width} wide`);
      await page.context().close();
    }
  }
  assert.deepEqual(wrong, []);
});

test("nothing moves while Play opens a puzzle, nor does the board when there is more to do", async () => {
  for (const [width, height] of SIZES) {
    const page = await app.open("/en/about", { viewport: { width, height } });
    await page.addInitScript(watchShifts);
    await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`, { waitUntil: "networkidle" });
    await page.waitForFunction(() => document.querySelector("#verdict").textContent.includes("ER"));
    const { sum, what } = await page.evaluate(() => globalThis.shifted);
    assert.ok(sum < 0.005, `${width}×${height}: ${JSON.stringify(what)}`);
    const place = () => page.locator("#grid").boundingBox();
    const before = await place();
    await page.click("#more");
    await page.waitForSelector("#sheet:visible");
    assert.deepEqual(await place(), before, `${width}×${height}`);
    await page.context().close();
  }
});
