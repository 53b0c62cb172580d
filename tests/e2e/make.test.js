// Puzzles to order: made, played, stopped.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { digits, start, withServer } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

test("puzzles are made to order, and one is played", async () => {
  const page = await app.open("/nl/make");
  await page.selectOption("[name=level]", "easy");
  await page.fill("[name=count]", "3");
  await page.fill("[name=seed]", "7");
  await page.click("#go");
  await page.waitForFunction(() => document.querySelector("#said").textContent === "Gemaakte puzzels: 3");
  assert.equal(await page.locator("#puzzles li").count(), 3);
  const puzzle = await page.locator("#puzzles li").first().getAttribute("data-puzzle");
  await page.locator("#puzzles [data-does=play]").first().click();
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length > 20);
  assert.equal(await digits(page), puzzle);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("making stops at once: the request is aborted, and the server stops too", withServer, async () => {
  const page = await app.open("/en/make");
  const taken = page.waitForEvent("requestfailed", (request) => request.url().includes("/generate"));
  await page.selectOption("[name=level]", "extreme");
  await page.selectOption("[name=symmetry]", "full");
  await page.check("[name=minimal]");
  await page.fill("[name=count]", "10000");
  await page.click("#go");
  await page.click("#stop");
  assert.match((await taken).failure().errorText, /ABORTED/);
  await page.waitForSelector("#stop", { state: "hidden" });
  assert.match(await page.textContent("#said"), /^Puzzles made: \d+$/);
  assert.ok(await page.isHidden("#error"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a hopeless wish is refused at once, with the reason", async () => {
  const page = await app.open("/de/make");
  await page.selectOption("[name=level]", "easy");
  await page.selectOption("[name=technique]", "leviathan");
  await page.click("#go");
  await page.waitForSelector("#error:visible");
  assert.match(await page.textContent("#error"), /allein mit einzigen Kandidaten und einzigen Plätzen lösen; die Technik kommt in ihnen nie vor\.$/);
  await page.context().close();
});

test("each puzzle is drawn, explained, copied, printed, and more like it are made", async (t) => {
  const app = await start({ alone: true });
  t.after(() => app.stop());
  const page = await app.open("/en/make", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.selectOption("[name=level]", "easy");
  await page.fill("[name=count]", "2");
  await page.fill("[name=clues-from]", "28");
  await page.fill("[name=clues-to]", "32");
  await page.click("#go");
  await page.waitForFunction(() => /made: 2/.test(document.querySelector("#said").textContent));
  const puzzles = await page.$$eval("#puzzles li", (items) => items.map((item) => item.dataset.puzzle));
  for (const [at, puzzle] of puzzles.entries()) {
    const clues = [...puzzle].filter((digit) => digit !== ".").length;
    assert.ok(clues >= 28 && clues <= 32, `${clues} givens`);
    assert.equal(await page.locator("#puzzles li").nth(at).locator("svg text").count(), clues);
  }
  await page.locator("[data-does=copy]").first().click();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), puzzles[0]);
  assert.match(await page.locator("[data-does=explain]").first().getAttribute("href"), /explain\?puzzle=/);
  await page.locator("[data-does=more]").first().click();
  await page.waitForFunction((old) => document.querySelectorAll("#puzzles li[data-puzzle]").length === 2 && document.querySelector("#puzzles li").dataset.puzzle !== old, puzzles[0], { timeout: 60000 });
  const like = await page.locator("#puzzles li").first().getAttribute("data-puzzle");
  assert.ok([...like].every((digit, cell) => digit === "." || puzzles[0][cell] !== "."), "givens only where the first has some");
  await page.waitForFunction(() => !document.querySelector("#all-to-booklet").disabled);
  await page.click("#all-to-booklet");
  await page.waitForFunction(() => document.querySelector("#page")?.hidden === false, null, { timeout: 60000 });
  assert.equal((await page.inputValue("[name=own]")).split("\n").length, 2);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a pattern is drawn by clicking, its mirror cells follow, and hopeless ones are refused with the reason", async () => {
  const page = await app.open("/en/make");
  await page.click(".patbox summary");
  await page.locator("#pattern button").nth(1).click();
  assert.equal(await page.locator("#pattern [aria-pressed=true]").count(), 2);
  assert.equal(await page.locator("#pattern button").nth(79).getAttribute("aria-pressed"), "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  assert.equal(await page.locator("#pattern [aria-pressed=true]").count(), 4);
  await page.click("#go");
  await page.waitForSelector("#error:visible");
  assert.match(await page.textContent("#error"), /17/);
  assert.equal(await page.locator("optgroup").count(), 14);
  await page.context().close();
});
