// The start page, the days, the settings: what a player comes back to.
import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, SOLUTION, cell, digits, start, tab } from "./app.js";
import { axeOn } from "./axe.js";
import { faults } from "./layout.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const played = (page) => page.waitForFunction(() => document.querySelector("#verdict")?.dataset.opened);

test("the start page fits into a phone, in three languages, by light and dark", async () => {
  for (const language of ["en", "de", "nl"]) {
    for (const colorScheme of ["light", "dark"]) {
      for (const viewport of [PHONE, { width: 320, height: 568 }, { width: 1280, height: 800 }]) {
        for (const path of ["start", "days", "settings"]) {
          const page = await app.open(`/${language}/${path}`, { viewport, colorScheme });
          assert.deepEqual(await page.evaluate(faults), [], `${language} ${path} ${viewport.width}`);
          assert.deepEqual(await axeOn(page), [], `${language} ${path} ${viewport.width} ${colorScheme}`);
          if (path === "start" && viewport === PHONE) {
            const last = await page.locator(".ways3 li").last().boundingBox();
            assert.ok(last.y + last.height <= PHONE.height, `${language}: ${last.y + last.height}`);
          }
          assert.deepEqual(page.complaints, []);
          await page.context().close();
        }
      }
    }
  }
});

test("before the first game it offers today's easy puzzle, later the game as it is", async () => {
  const page = await app.open("/en/start");
  await page.click("#go-on");
  await played(page);
  assert.match(await page.textContent("#title"), /^Easy, \d/);
  const empty = (await digits(page)).indexOf(".");
  await page.locator("#grid .cell").nth(empty).click();
  await page.keyboard.press("1");
  await page.waitForFunction(() => document.querySelectorAll("#grid .own").length === 1);
  await page.waitForFunction(() => !document.querySelector("#undo").disabled);
  await page.goto(`${app.base}/en/start`);
  assert.match(await page.textContent("#go-on"), /Easy, \d.*1 of \d\d.*Go on/s);
  assert.equal(await page.locator("#go-on-board text.own").textContent(), "1");
  assert.match(await page.textContent("[data-daily=easy]"), /1 of \d\d/);
  await page.click("#go-on");
  await page.waitForFunction(() => document.querySelectorAll("#grid .own").length === 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a level, a text to paste and the empty grid are each one step away", async () => {
  const page = await app.open("/en/start");
  await page.click("[data-level=medium]");
  await played(page);
  assert.match(await page.textContent("#title"), /^Medium \d+$/);
  // A reload does not make another one.
  const made = await digits(page);
  await page.reload();
  await played(page);
  assert.equal(await digits(page), made);
  await page.goto(`${app.base}/en/start`);
  await page.click("#to-paste");
  await page.fill("#paste", `${app.base}/en/play?puzzle=${PUZZLE}`);
  await page.click("#open button");
  await played(page);
  assert.equal(await digits(page), PUZZLE);
  await page.goto(`${app.base}/en/start`);
  await page.click(".ways3 a[href='play?type']");
  await page.waitForSelector("#entering:visible");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a day's puzzle that is solved is lit in the calendar and counts for the days in a row", async () => {
  const page = await app.open("/en/days");
  const date = await page.getAttribute(".day.now", "data-date");
  const { body: { solution } } = await app.api("daily", { date, level: "easy" });
  await page.click("[data-daily=easy]");
  await played(page);
  const grid = await digits(page);
  for (const [at, digit] of [...solution].entries()) {
    if (grid[at] !== ".") continue;
    await page.locator("#grid .cell").nth(at).click();
    await page.keyboard.press(digit);
  }
  await page.waitForSelector("#finish:visible");
  await page.goto(`${app.base}/en/days`);
  assert.equal(await page.locator(".day.now .on").count(), 1);
  assert.equal(await page.textContent("#row"), "1");
  assert.match(await page.textContent("[data-daily=easy]"), /✓ \d/);
  // By keyboard: a day, a week, a month.
  await page.focus(".day.now");
  await page.keyboard.press("ArrowUp");
  assert.notEqual(await page.evaluate(() => document.activeElement.dataset.date), date);
  await page.keyboard.press("PageUp");
  assert.ok(await page.isEnabled("#later"));
  // An earlier day can be played, and is that day's puzzle.
  const earlier = await page.evaluate(() => document.activeElement.dataset.date);
  await page.click("[data-daily=hard]");
  await played(page);
  assert.equal((await app.api("daily", { date: earlier, level: "hard" })).body.puzzle, await digits(page));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("settings act at once: mistakes as they are made, or never", async () => {
  const page = await app.open("/en/settings");
  await page.click("[data-choice=check] [data-value=typing]");
  await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await played(page);
  await cell(page, "r1c3").click();
  await page.keyboard.press("1");
  await page.waitForSelector("#grid .wrong");
  await page.keyboard.press("4");
  await page.waitForSelector("#grid .wrong", { state: "detached" });
  await page.goto(`${app.base}/en/settings`);
  assert.equal(await page.getAttribute("[data-value=typing]", "aria-checked"), "true");
  await page.focus("[data-value=typing]");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.getAttribute("[data-value=never]", "aria-checked"), "true");
  await page.goto(`${app.base}/en/play`);
  await played(page);
  assert.ok(await page.isHidden("#check"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("all that is kept can be saved, read elsewhere, and deleted with a way back", async () => {
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`);
  await played(page);
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await page.waitForFunction(() => !document.querySelector("#undo").disabled);
  await page.goto(`${app.base}/en/settings`);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#export")]);
  const saved = await buffer(await file.createReadStream());
  assert.equal(JSON.parse(saved.toString()).ennead, 1);
  const other = await app.open("/de/settings");
  await other.setInputFiles("#import-file", { name: "wrong.json", mimeType: "application/json", buffer: Buffer.from("[1]") });
  await other.waitForSelector("#error:visible");
  await other.setInputFiles("#import-file", { name: file.suggestedFilename(), mimeType: "application/json", buffer: saved });
  await other.waitForSelector(".toast");
  await other.goto(`${app.base}/de/play`);
  await other.waitForFunction(() => document.querySelectorAll("#grid .own").length === 1);
  await other.goto(`${app.base}/de/settings`);
  await other.click("#empty");
  assert.equal(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("ennead.game.")).length), 0);
  await other.click(".toast button:not(.away)");
  assert.ok(await other.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("ennead.game."))));
  assert.deepEqual([...page.complaints, ...other.complaints], []);
  await Promise.all([page, other].map((each) => each.context().close()));
});

test("saved games are small boards", async () => {
  const page = await app.open(`/en/play?puzzle=${SOLUTION.slice(0, 79)}..`);
  await played(page);
  await cell(page, "r9c8").click();
  await page.keyboard.press(SOLUTION[79]);
  await page.waitForFunction(() => !document.querySelector("#undo").disabled);
  await tab(page, "games");
  await page.waitForSelector("#games .mini");
  assert.equal(await page.locator("#games .mini text").count(), 80);
  await page.context().close();
});
