// What players expect besides: the finish with statistics, the puzzle of the day, digit first, equal
// digits, the filter, links with progress.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PUZZLE, SOLUTION, cell, digits, start, tab, withServer } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const said = (page) => page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);

test("the finish tells time, hints and the hardest rule, keeps statistics, and leads on", async () => {
  const page = await app.open("/en/about");
  const times = [60, 90, 120, 240, 600].map((seconds, id) => ({ id: String(id), level: "easy", elapsed: seconds * 1000, hints: 0, at: id }));
  await page.evaluate((times) => localStorage.setItem("ennead.solved", JSON.stringify(times)), times);
  // A game of a level: one's own puzzles would not count.
  await page.evaluate((givens) => {
    localStorage.setItem("ennead.game.mine", JSON.stringify({ version: 1, level: "easy", start: { givens }, moves: [], done: 0, taken_back: 0, hints: [], elapsed: 0 }));
    localStorage.setItem("ennead.last", '"mine"');
  }, `${SOLUTION.slice(0, 80)}.`);
  await page.goto(`${app.base}/en/play`, { waitUntil: "networkidle" });
  await page.waitForFunction(() => /ER/.test(document.querySelector("#verdict").textContent));
  await cell(page, "r9c9").click();
  await page.keyboard.press(SOLUTION[80]);
  await page.waitForSelector("#finish:visible");
  assert.equal(await page.textContent("#sheet-title"), "Solved");
  const finish = await page.textContent("#finish");
  assert.match(finish, /\d:\d\d.*Last cell.*hardest rule.*No hint.*Nothing taken back/s);
  assert.equal(await page.getAttribute("#finish .facts3 a", "href"), "techniques?name=full-house");
  assert.match(finish, /under your median6 of this level, best 0:0\d/s);
  assert.equal(await page.locator("#finish .b.me").count(), 1);
  assert.equal(await page.evaluate(() => document.activeElement.id), "next");
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("ennead.solved")).at(-1).technique), "full-house");
  await page.click("#next");
  await page.waitForFunction(() => document.querySelectorAll("#grid .given").length < 60 && document.querySelector("#finish").hidden);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a hint asked for while the last digit awaits its answer does not take the finish's place", withServer, async () => {
  const page = await app.open(`/en/play?puzzle=${SOLUTION.slice(0, 80)}.`);
  await said(page);
  await page.route("**/api/v1/game?*", async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await cell(page, "r9c9").click();
  await page.keyboard.press(SOLUTION[80]);
  await page.keyboard.press("h");
  await page.waitForSelector("#finish:visible");
  await page.quiet();
  assert.equal(await page.textContent("#sheet-title"), "Solved");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the puzzle of the day is made from the date alone, of three levels", async () => {
  const ask = (date, level) => app.api("daily", { date, level });
  const [one, again, tomorrow, hard] = await Promise.all([["2026-11-22", "easy"], ["2026-11-22", "easy"], ["2026-11-23", "easy"], ["2026-11-22", "hard"]].map((which) => ask(...which)));
  assert.equal(one.body.puzzle, again.body.puzzle);
  assert.equal(new Set([one, tomorrow, hard].map(({ body }) => body.puzzle)).size, 3);
  assert.deepEqual([one.body.level, hard.body.level], ["easy", "hard"]);
  assert.equal((await ask("2026-02-30", "easy")).status, 400);
  assert.equal((await ask("2026-11-22", "extreme")).status, 400);
  const page = await app.open("/de/play?daily=easy");
  await said(page);
  assert.match(await page.textContent("#title"), /^Leicht, \d+\. \p{L}+$/u);
  const today = await digits(page);
  await tab(page, "new");
  await page.click("[data-daily=hard]");
  await page.waitForFunction(() => /^Schwer/.test(document.querySelector("#title").textContent));
  assert.notEqual(await digits(page), today);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("digit first, equal digits, the digit lit in marks, the filter", async () => {
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`);
  await said(page);
  // A double click on a digit selects its equals.
  await cell(page, "r1c1").dblclick();
  const fives = [...PUZZLE].filter((digit) => digit === "5").length;
  assert.equal(await page.locator("#grid .sel").count(), fives);
  // A chosen digit is lit among the marks too.
  await tab(page, "marks");
  await page.click("#fill");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cs").length > 20);
  await cell(page, "r1c1").click();
  await page.waitForFunction(() => document.querySelectorAll("#grid .cs .now").length > 5);
  assert.ok(await page.$$eval("#grid .cs .now", (marks) => marks.every((mark) => mark.textContent === "5")));
  await page.check("[data-switch=filter]");
  const dim = await page.locator("#grid .dim").count();
  assert.ok(dim > 30 && dim < 81);
  await page.keyboard.press("f");
  assert.equal(await page.locator("#grid .dim").count(), 0);
  // Digit first: the key chooses, the cells get it.
  await page.check("[data-switch=digitFirst]");
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  assert.equal(await page.getAttribute("#keys [data-digit='4']", "aria-pressed"), "true");
  assert.equal(await page.locator("#grid .own:not(span)").count(), 0);
  await cell(page, "r1c3").click();
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  assert.equal(await page.getAttribute("#keys [data-digit='4']", "aria-pressed"), "false");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a link carries the progress to another browser", async (t) => {
  const app = await start({ alone: true });
  t.after(() => app.stop());
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`, { viewport: DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
  await said(page);
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await cell(page, "r1c4").click();
  await page.keyboard.press("Shift+2");
  await page.keyboard.press("Shift+6");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cs .own").length === 2);
  await tab(page, "share");
  await page.click("#link-progress");
  await page.waitForFunction(() => document.querySelector("#shared").textContent);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /play\?version=2&layout=9x9&puzzle=/);
  const other = await app.open(link.replace(app.base, ""));
  await said(other);
  assert.equal((await digits(other))[2], "4");
  assert.equal(await other.locator("#grid .cs .own").count(), 2);
  assert.deepEqual([...page.complaints, ...other.complaints], []);
  await Promise.all([page, other].map((each) => each.context().close()));
});

test("a blind player's way: a whole puzzle with keys, accessible names and what is announced", async () => {
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`);
  await said(page);
  // What a screen reader says of where the focus is.
  const heard = () => page.evaluate(() => {
    const at = document.activeElement;
    return at?.querySelector(".vh")?.textContent || at?.getAttribute("aria-label") || at?.textContent || "";
  });
  const announced = () => page.textContent("#live");
  for (let press = 0; press < 40 && !/^row 1 column/.test(await heard()); press++) await page.keyboard.press("Tab");
  assert.match(await heard(), /^row 1 column \d/);
  await page.keyboard.press("Home");
  assert.equal(await heard(), "row 1 column 1, given 5");
  // A wrong digit is heard of, found again by its name, and taken out.
  for (let right = 0; right < 2; right++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("2");
  await page.keyboard.press("h");
  await page.waitForFunction(() => /wrong/.test(document.querySelector("#live").textContent));
  assert.match(await announced(), /One digit is wrong\. r1c3 is not 2/);
  assert.equal(await heard(), "row 1 column 3, placed 2, wrong");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Delete");
  await page.waitForFunction(() => /row 1 column 3, empty/.test(document.activeElement.textContent));
  // Then hint after hint; each is announced, and the digit it gives is typed where it says.
  for (let step = 0; step < 51; step++) {
    for (let depth = 1; depth <= 3; depth++) {
      const before = await announced();
      await page.keyboard.press("h");
      await page.waitForFunction((before) => document.querySelector("#live").textContent !== before, before);
    }
    const [, row, column, digit] = /r(\d)c(\d)\D*? (\d)/.exec((await page.textContent("#so")).replace("=", "")) ?? [];
    assert.ok(digit, await announced());
    await page.keyboard.press("Home");
    for (let right = 1; right < column; right++) await page.keyboard.press("ArrowRight");
    for (let way = 0; way < 9 && !(await heard()).startsWith(`row ${row} column ${column}`); way++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press(digit);
    await page.waitForFunction((filled) => document.querySelectorAll("#grid .d").length === filled, 31 + step);
  }
  await page.waitForSelector("#finish:visible");
  assert.match(await announced(), /^Solved/);
  assert.match(await heard(), /^Next/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
