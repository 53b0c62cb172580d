// Presenting: for a projector, with a clicker, a keyboard, a mouse or a finger.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, cell, digits, start, withServer } from "./app.js";
import { axeOn } from "./axe.js";
import { faults } from "./layout.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const X_WING = "98....2....4...3...3.94.1..3....8.96....5.....5.3.2.4.....9......5.......9.23...8";

async function presenting(options = {}, { language = "en", puzzle = PUZZLE } = {}) {
  const page = await app.open(`/${language}/play?puzzle=${puzzle}`, { viewport: { width: 1920, height: 1080 }, ...options });
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
  if (!(await page.isVisible("#present"))) await page.click("#more");
  await page.click("#present");
  await page.waitForSelector(".talk .said p");
  return page;
}

const depth = (page, at) => page.waitForFunction((at) => [...document.querySelectorAll(".talk .depth li")].findIndex((one) => one.className === "on") === at, at);
const number = (page, pattern) => page.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector(".talk .no").textContent), pattern);

test("the board takes the height of a projector, and each press shows a little more", async () => {
  const page = await presenting();
  const board = await page.locator("#grid").boundingBox();
  assert.ok(board.height >= 970 && board.height <= 1080, `${board.height} px`);
  assert.ok(board.y >= 0 && board.y + board.height <= 1080);
  await number(page, "^Step 1 of 51$");
  await depth(page, 0);
  assert.equal(await page.locator("#grid .ghost").count(), 0);
  await page.keyboard.press("PageDown");
  await depth(page, 1);
  assert.match(await page.textContent(".talk h1"), /single/i);
  await page.keyboard.press("Space");
  await depth(page, 2);
  assert.equal(await page.locator("#grid .ghost").count(), 1);
  assert.match(await page.textContent(".talk .so"), /^r\dc\d = \d$/);
  await page.click("#grid");
  await number(page, "^Step 2 of 51$");
  assert.equal(await page.locator("#grid .own").count(), 1, "the step is done");
  await page.keyboard.press("PageUp");
  await number(page, "^Step 1 of 51$");
  await depth(page, 2);
  assert.equal(await page.locator("#grid .own").count(), 0);
  assert.deepEqual(await axeOn(page), []);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("Escape, Back and a key each end it, and the game is as it was", async () => {
  for (const end of [(page) => page.keyboard.press("Escape"), (page) => page.goBack(), (page) => page.click("#present-end")]) {
    const page = await presenting();
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
    await number(page, "^Step 2");
    await end(page);
    await page.waitForSelector(".talk", { state: "detached" });
    assert.equal(await digits(page), PUZZLE);
    assert.equal(await page.isDisabled("#undo"), true);
    assert.equal(await page.isVisible("#pad"), true);
    assert.equal(await page.locator(".column-names, .row-names, .blank").count(), 0);
    await cell(page, "r1c3").click();
    await page.keyboard.press("4");
    await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a slip changes nothing: digits, marks, hints and undo mean nothing here; B hides the board until the next press", async () => {
  const page = await presenting();
  for (const key of ["4", "Shift+2", "h", "k", "p", "Control+z", "Delete", "v"]) await page.keyboard.press(key);
  await depth(page, 0);
  await number(page, "^Step 1 of 51$");
  await page.keyboard.press("b");
  await page.waitForSelector(".blank");
  await page.keyboard.press("PageDown");
  await page.waitForSelector(".blank", { state: "detached" });
  await depth(page, 0);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".talk", { state: "detached" });
  assert.equal(await digits(page), PUZZLE);
  assert.equal(await page.isVisible("#veil"), false);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("eliminations, and a position with a mistake, are presented too", async () => {
  const page = await presenting({}, { puzzle: X_WING });
  for (let press = 0; press < 60 && !(await page.locator("#grid .struck, #grid .out").count()); press++) {
    const before = await page.textContent(".talk");
    await page.keyboard.press("PageDown");
    await page.waitForFunction((before) => document.querySelector(".talk").textContent !== before, before);
  }
  assert.match(await page.textContent(".talk .so"), /≠/);
  await page.keyboard.press("Escape");
  await cell(page, "r9c1").click();
  await page.keyboard.press("9");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await page.click("#present");
  await page.waitForSelector(".talk .said p");
  const said = await page.textContent(".talk .said");
  assert.doesNotMatch(said, /Look at/);
  // There is nothing to go on to, and pressing on harms nothing.
  for (let press = 0; press < 3; press++) await page.keyboard.press("PageDown");
  assert.equal(await page.textContent(".talk .said"), said);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("it fits windows of all sizes, in three languages, and a finger can use it", async () => {
  for (const [language, width, height] of [["en", 1280, 800], ["de", 1024, 768], ["nl", 740, 360], ["de", 1920, 1080], ["nl", 768, 1024]]) {
    const page = await presenting({ viewport: { width, height } }, { language });
    for (let press = 0; press < 2; press++) await page.keyboard.press("PageDown");
    await depth(page, 2);
    assert.deepEqual(await page.evaluate(faults), [], `${language} ${width}`);
    await page.context().close();
  }
  const page = await presenting({ viewport: PHONE, isMobile: true, hasTouch: true }, { language: "de" });
  assert.deepEqual(await page.evaluate(faults), []);
  for (const id of ["#present-next", "#present-back", "#present-blank", "#present-end"]) assert.ok((await page.locator(id).boundingBox()).height >= 44, id);
  await page.tap("#present-next");
  await depth(page, 1);
  await page.tap("#grid");
  await depth(page, 2);
  await page.tap("#present-end");
  await page.waitForSelector("#pad:visible");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("without an answer it says so, and goes on when there is one", withServer, async () => {
  const page = await presenting();
  await page.context().setOffline(true);
  await page.keyboard.press("PageDown");
  await page.waitForSelector(".talk [role=alert]");
  await page.context().setOffline(false);
  await page.keyboard.press("PageDown");
  await depth(page, 1);
  await page.context().close();
});
