// Explain: one scale first, a link to a step, and the whole path on paper.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PUZZLE, start } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

/** Its hardest rule by Sudoku Explainer is not the hardest technique of its path. */
const Z = "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

async function explained(path, options) {
  const page = await app.open(`/en/explain?${path}`, options);
  await page.waitForSelector("#path button");
  await page.waitForFunction(() => !document.querySelector("#facts").textContent.includes("…"));
  return page;
}

test("one scale stands first, the others are told apart by name", async () => {
  const page = await explained(`puzzle=${Z}`);
  const facts = await page.$$eval("#facts p", (facts) => facts.map((fact) => fact.textContent));
  assert.equal(facts.length, 3);
  assert.match(facts[0], /very hard · 5\.7/);
  assert.match(facts[1], /hardest technique of this path$/);
  assert.ok(await page.isHidden("#ratings"));
  await page.click(".ratings summary");
  const others = await page.textContent("#ratings");
  assert.match(others, /BUG.*hardest rule of Sudoku Explainer/);
  assert.match(others, /HoDoKu level/);
  assert.match(others, /Sturm's verdict/);
  await page.context().close();
});

test("the address is that of the step: after a reload, on the way back, and for whoever gets the link", async () => {
  const page = await explained(`puzzle=${PUZZLE}`);
  for (let step = 1; step < 5; step++) await page.click("#forward");
  const title = await page.textContent("#title");
  assert.match(title, /^Step 5 of/);
  const link = page.url();
  await page.reload();
  await page.waitForSelector("#path button");
  assert.equal(await page.textContent("#title"), title);
  await page.click("#watch");
  await page.waitForURL(/watch/);
  await page.goBack();
  await page.waitForSelector("#path button");
  assert.equal(await page.textContent("#title"), title);
  const other = await app.open(link.slice(app.base.length));
  await other.waitForSelector("#path button");
  assert.equal(await other.textContent("#title"), title);
  await other.context().close();
  await page.context().close();
});

test("all steps are printed, below a grid that is as wide as its title", async () => {
  const page = await explained(`puzzle=${PUZZLE}`);
  const steps = await page.locator("#path button").count();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("#whole > li:visible").count(), steps);
  assert.match(await page.locator("#whole > li").first().textContent(), /r\dc\d/);
  const [title, grid] = await Promise.all(["#title", "#grid"].map((it) => page.locator(it).boundingBox()));
  const middle = ({ x, width }) => x + width / 2;
  assert.ok(Math.abs(middle(title) - middle(grid)) < 30 || Math.abs(title.x - grid.x) < 3, JSON.stringify([title, grid]));
  await page.context().close();
});

test("boards use the height of a projector", async () => {
  for (const [path, grid, least] of [[`explain?puzzle=${PUZZLE}`, "#grid", 750], ["cross", "#kz", 520], ["techniques?name=x-wing", "#grid", 600], ["train?technique=x-wing", "#grid", 700]]) {
    const page = await app.open(`/en/${path}`, { viewport: { width: 1920, height: 1080 } });
    await page.waitForFunction((grid) => document.querySelector(grid).getBoundingClientRect().height > 100, grid);
    const { height } = await page.locator(grid).boundingBox();
    assert.ok(height >= least, `${path}: ${height}`);
    await page.context().close();
  }
});
