// Puzzles to order: made, played, stopped.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PUZZLE, digits, start, withServer } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

/** Asks for puzzles of these levels only. */
async function levels(page, ...wanted) {
  for (const box of await page.locator("[name=level]").all()) await box.setChecked(wanted.includes(await box.getAttribute("value")));
}

/** Opens the conditions that few orders have. */
const more = (page) => page.click(".more5 > summary");

const made = (page, count) => page.waitForFunction((count) => document.querySelectorAll("#puzzles [data-puzzle]").length === count && document.querySelector("#stop").hidden, count, { timeout: 60000 });

/** What is made, as text. */
const puzzles = (page) => page.$$eval("#puzzles [data-puzzle]", (items) => items.map((item) => item.dataset.puzzle));

/** Chooses what to do with a puzzle, counted from 0. */
async function choose(page, at, does) {
  await page.locator("#puzzles .board3").nth(at).click();
  await page.click(`#choices [data-does=${does}]`);
}

test("puzzles are made to order, and one is played", async () => {
  const page = await app.open("/nl/make");
  await levels(page, "easy");
  await page.fill("[name=count]", "3");
  await more(page);
  await page.fill("[name=seed]", "7");
  assert.match(await page.textContent("#sum"), /^3 puzzels: /);
  await page.click("#go");
  await page.waitForFunction(() => document.querySelector("#said").textContent === "Gemaakte puzzels: 3");
  assert.equal(await page.locator("#puzzles li").count(), 3);
  const [puzzle] = await puzzles(page);
  await choose(page, 0, "play");
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length > 20);
  assert.equal(await digits(page), puzzle);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("making stops at once: the request is aborted, and the server stops too", withServer, async () => {
  const page = await app.open("/en/make");
  const taken = page.waitForEvent("requestfailed", (request) => request.url().includes("/generate"));
  await levels(page, "extreme");
  await more(page);
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
  const page = await app.open("/de/make", { viewport: { width: 1280, height: 800 } });
  await levels(page, "easy");
  await more(page);
  await page.selectOption("[name=technique]", "leviathan");
  await page.click("#go");
  await page.waitForSelector("#error:visible");
  assert.match(await page.textContent("#error"), /allein mit einzigen Kandidaten und einzigen Plätzen lösen; die Technik kommt in ihnen nie vor\.$/);
  // The reason stands where the puzzles would be, and in view.
  const { y, x, height } = await page.locator("#error").boundingBox();
  const list = await page.locator("#puzzles").evaluate((list) => list.parentElement.getBoundingClientRect().x);
  assert.ok(x >= list && y > 0 && y + height < 300, JSON.stringify({ x, y, height }));
  await page.context().close();
});

test("each puzzle is drawn, explained, copied, printed, and more like it are made", async (t) => {
  const app = await start({ alone: true });
  t.after(() => app.stop());
  const page = await app.open("/en/make", { permissions: ["clipboard-read", "clipboard-write"] });
  await levels(page, "easy");
  await page.fill("[name=count]", "2");
  await more(page);
  await page.fill("[name=clues-from]", "28");
  await page.fill("[name=clues-to]", "32");
  await page.click("#go");
  await page.waitForFunction(() => /made: 2/.test(document.querySelector("#said").textContent));
  const first = await puzzles(page);
  for (const [at, puzzle] of first.entries()) {
    const clues = [...puzzle].filter((digit) => digit !== ".").length;
    assert.ok(clues >= 28 && clues <= 32, `${clues} givens`);
    assert.equal(await page.locator("#puzzles li").nth(at).locator("svg text").count(), clues);
  }
  await choose(page, 0, "copy");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), first[0]);
  for (const does of ["explain", "watch"]) assert.match(await page.getAttribute(`#choices [data-does=${does}]`, "href"), new RegExp(`^${does}\\?puzzle=${first[0].replaceAll(".", "\\.")}$`));
  await choose(page, 0, "more");
  await page.waitForFunction((old) => document.querySelectorAll("#puzzles li[data-puzzle]").length === 2 && document.querySelector("#puzzles li").dataset.puzzle !== old, first[0], { timeout: 60000 });
  const like = await page.locator("#puzzles li").first().getAttribute("data-puzzle");
  assert.ok([...like].every((digit, cell) => digit === "." || first[0][cell] !== "."), "givens only where the first has some");
  await page.waitForFunction(() => !document.querySelector("#all-to-booklet").disabled);
  await page.click("#all-to-booklet");
  await page.waitForFunction(() => document.querySelector("#page")?.hidden === false, null, { timeout: 60000 });
  assert.equal((await page.inputValue("[name=own]")).split("\n").length, 2);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a pattern is drawn by clicking, its mirror cells follow, and hopeless ones are refused with the reason", async () => {
  const page = await app.open("/en/make");
  await more(page);
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

test("puzzles of several levels are made, as many of each, and their frames are there from the beginning", async () => {
  const page = await app.open("/en/make", { viewport: { width: 1280, height: 800 } });
  await levels(page, "easy", "medium");
  await page.click("[data-count='4']");
  assert.equal(await page.textContent("#sum b"), "4 puzzles");
  assert.equal(await page.getAttribute("[data-count='4']", "aria-pressed"), "true");
  await page.click("#go");
  await page.waitForFunction(() => document.querySelectorAll("#puzzles > li").length === 4);
  // In one call: items found by a call of their own may have been replaced before they are measured.
  const places = () => page.evaluate(() => [...document.querySelectorAll("#puzzles > li")].map((item) => Math.round(item.getBoundingClientRect().x)));
  const before = await places();
  await made(page, 4);
  assert.deepEqual(await places(), before);
  const named = await page.$$eval("#puzzles b", (names) => names.map((name) => name.textContent));
  assert.deepEqual(named, ["1 · easy", "2 · easy", "3 · medium", "4 · medium"]);
  // Such puzzles were made here before, so it is known how long they take.
  assert.match(await page.textContent("#sum"), /About \d+ s\.$/);
  await page.context().close();
});

test("the form and the puzzles are there after a reload, on the way back and on another visit", async () => {
  const page = await app.open("/en/make");
  assert.equal(await page.locator("#examples [data-puzzle]").count(), 3);
  await levels(page, "easy");
  await page.fill("[name=count]", "2");
  await more(page);
  await page.fill("[name=clues-to]", "40");
  await page.click("#go");
  await made(page, 2);
  const first = await puzzles(page);
  const there = async (page) => {
    assert.deepEqual(await puzzles(page), first);
    assert.equal(await page.inputValue("[name=count]"), "2");
    assert.equal(await page.inputValue("[name=clues-to]"), "40");
    assert.ok(await page.isChecked("[name=level][value=easy]"));
    assert.ok(!(await page.isChecked("[name=level][value=medium]")));
    assert.equal(await page.textContent("#count"), "2 of 2");
    assert.ok(await page.isHidden("#examples"));
  };
  await page.reload();
  await there(page);
  await choose(page, 1, "explain");
  await page.waitForURL(/explain/);
  await page.goBack();
  await page.waitForURL(/make/);
  await there(page);
  const other = await page.context().newPage();
  await other.goto(`${app.base}/en/make`);
  await there(other);
  // Another tab makes others; this one still has its own.
  await other.fill("[name=count]", "1");
  await other.click("#go");
  await made(other, 1);
  await page.reload();
  await there(page);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a new order puts the puzzles before it away, and they can be brought back", async () => {
  const page = await app.open("/en/make");
  await levels(page, "easy");
  await page.fill("[name=count]", "2");
  await page.click("#go");
  await made(page, 2);
  const first = await puzzles(page);
  await page.fill("[name=count]", "1");
  await page.click("#go");
  await made(page, 1);
  await page.click(".toast button:not(.away)");
  assert.deepEqual(await puzzles(page), first);
  await page.reload();
  assert.deepEqual(await puzzles(page), first);
  await page.context().close();
});

test("what was stopped, or was left while it was made, is gone on with", withServer, async () => {
  const page = await app.open("/en/make");
  await levels(page, "easy");
  await page.fill("[name=count]", "3");
  let asked = 0;
  await page.route("**/api/v1/generate?*", (route) => ((asked += 1) === 1 ? route.continue() : undefined));
  await page.click("#go");
  await page.waitForSelector("#puzzles [data-puzzle]");
  await page.reload();
  const [first] = await puzzles(page);
  assert.ok(first);
  await page.unroute("**/api/v1/generate?*");
  assert.equal(await page.textContent("#go-on"), "Make the other 2");
  await page.click("#go-on");
  await made(page, 3);
  assert.equal((await puzzles(page))[0], first);
  assert.equal(new Set(await puzzles(page)).size, 3);
  await page.context().close();
});

test("a pattern is that of the puzzle one is busy with, and an emptied one comes back", async () => {
  const page = await app.open(`/en/explain?puzzle=${PUZZLE}`);
  await page.waitForSelector("#path button");
  await page.goto(`${app.base}/en/make`);
  await more(page);
  await page.selectOption("[name=symmetry]", "none");
  await page.click(".patbox summary");
  await page.click("#pattern-current");
  const marked = () => page.$$eval("#pattern button", (cells) => cells.map((cell) => cell.getAttribute("aria-pressed") === "true"));
  assert.deepEqual(await marked(), [...PUZZLE].map((digit) => digit !== "."));
  await page.click("#pattern-clear");
  assert.ok((await marked()).every((on) => !on));
  await page.click(".toast button:not(.away)");
  assert.deepEqual(await marked(), [...PUZZLE].map((digit) => digit !== "."));
  await page.reload();
  await more(page);
  await page.click(".patbox summary");
  assert.deepEqual(await marked(), [...PUZZLE].map((digit) => digit !== "."));
  await page.context().close();
});
