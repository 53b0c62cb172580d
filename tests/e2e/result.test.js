// What follows a game: the finish compares, the result is given away as a picture and a text, and the game is seen once more.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, PUZZLE, SOLUTION, cell, digits, start, tab, withServer } from "./app.js";
import { faults } from "./layout.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const TOUCH = { viewport: PHONE, isMobile: true, hasTouch: true };

/** A system with a share sheet: it keeps what it is given, or is closed again at once. */
async function withShareSheet(context, { closes = false } = {}) {
  await context.addInitScript((closes) => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      globalThis.given = { ...data, files: (data.files ?? []).map(({ name, type, size }) => ({ name, type, size })) };
      if (closes) throw new DOMException("closed", "AbortError");
    };
  }, closes);
}

/** A game of a level with one cell left, and the times of games before it. */
async function nearlySolved(page, { times = [], language = "en", hints = [] } = {}) {
  await page.evaluate(([givens, times, hints]) => {
    localStorage.setItem("ennead.game.mine", JSON.stringify({ version: 1, title: "Easy 17", level: "easy", start: { givens, placed: "" }, moves: [], done: 0, taken_back: 2, hints, elapsed: 0 }));
    localStorage.setItem("ennead.last", '"mine"');
    localStorage.setItem("ennead.solved", JSON.stringify(times.map((elapsed, id) => ({ id: String(id), level: "easy", elapsed, hints: 0, at: id }))));
  }, [`${SOLUTION.slice(0, 80)}.`, times, hints]);
  await page.goto(`${app.base}/${language}/play`, { waitUntil: "networkidle" });
  await page.waitForFunction(() => /ER/.test(document.querySelector("#verdict").textContent));
}

async function finish(page) {
  await cell(page, "r9c9").click();
  await page.keyboard.press(SOLUTION[80]);
  await page.waitForSelector("#next:visible");
}

test("the finish says how the time compares with those of the level", async () => {
  const page = await app.open("/en/about");
  await nearlySolved(page, { times: [60, 90, 120, 240, 600].map((seconds) => seconds * 1000) });
  await finish(page);
  assert.match(await page.textContent("#finish .fhead"), /1:\d\d under your median6 of this level, best 0:0\d/);
  assert.match(await page.textContent("#finish .facts3"), /Last cell.*No hint.*all by yourself.*2 taken back.*digits: 1/s);
  assert.equal(await page.locator("#finish .week").count(), 0, "it is no puzzle of a day");
  await page.context().close();
});

test("with few games before it, or one of a day, the finish says no more than it knows", async () => {
  const page = await app.open("/en/play?daily=easy");
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened === "proper");
  await page.click("#reveal-all");
  await page.waitForSelector("#next:visible");
  assert.equal(await page.locator("#finish .hist").count(), 0);
  assert.match(await page.textContent("#finish .facts3"), /One hint.*third depth/s);
  assert.equal(await page.locator("#finish .week li").count(), 7);
  assert.equal(await page.locator("#finish .week .now .on").count(), 1);
  await page.context().close();
});

for (const language of ["en", "de", "nl"]) {
  test(`${language}: the result goes to the system's share sheet, as a picture and a text without the solution`, async () => {
    const page = await app.open(`/${language}/about`, TOUCH);
    await withShareSheet(page.context());
    await nearlySolved(page, { language });
    await finish(page);
    await page.tap("#share-result");
    await page.waitForSelector("#card-send");
    assert.deepEqual(await page.evaluate(faults), []);
    for (const id of ["#card-send", "#card-copy", "#card-save", "#card-link"]) assert.ok((await page.locator(id).boundingBox()).height >= 44, id);
    await page.tap("#card-send");
    await page.waitForFunction(() => globalThis.given);
    const { title, text, files } = await page.evaluate(() => globalThis.given);
    assert.equal(title, "Easy 17");
    assert.match(text, /^ennead · Easy 17\n●○○○○ .*ER 1[.,]\d\n0:\d\d · /);
    assert.match(text, new RegExp(`\\n${app.base}/${language}/play\\?version=2&layout=9x9&puzzle=[\\d.]{80}\\.&title=Easy`));
    assert.equal(text.includes(SOLUTION), false);
    assert.deepEqual(files.map(({ name, type }) => [name, type]), [["ennead.png", "image/png"]]);
    assert.ok(files[0].size > 10_000, "there is something on the picture");
    // The cross leads back to the finish, not out of it.
    await page.tap("#sheet-close");
    await page.waitForSelector("#finish:visible");
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

test("whoever closes the share sheet is told nothing, and can go on", async () => {
  const page = await app.open("/en/about");
  await withShareSheet(page.context(), { closes: true });
  await nearlySolved(page);
  await finish(page);
  await page.click("#share-result");
  await page.click("#card-send");
  await page.waitForFunction(() => globalThis.given);
  assert.equal(await page.textContent("#p-extra [role=status]"), "");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#finish:visible");
  assert.equal(await page.evaluate(() => document.activeElement.id), "next");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("without a share sheet the result is copied or saved, and its link opens the puzzle with its title", async (t) => {
  const app = await start({ alone: true });
  t.after(() => app.stop());
  const page = await app.open("/en/about", { viewport: DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
  await page.context().addInitScript(() => {
    delete Navigator.prototype.share;
    delete Navigator.prototype.canShare;
  });
  await page.evaluate((givens) => {
    localStorage.setItem("ennead.game.mine", JSON.stringify({ version: 1, title: "Easy 17", level: "easy", start: { givens }, moves: [], done: 0, taken_back: 0, hints: [], elapsed: 0 }));
    localStorage.setItem("ennead.last", '"mine"');
  }, `${SOLUTION.slice(0, 80)}.`);
  await page.goto(`${app.base}/en/play`, { waitUntil: "networkidle" });
  await finish(page);
  await page.click("#share-result");
  await page.waitForSelector("#card-copy");
  assert.equal(await page.locator("#card-send").count(), 0);
  await page.click("#card-copy");
  await page.waitForFunction(() => document.querySelector("#p-extra [role=status]").textContent);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const download = page.waitForEvent("download");
  await page.click("#card-save");
  assert.equal((await download).suggestedFilename(), "ennead.png");
  const link = /http\S+$/.exec(text)[0];
  const other = await app.open(link.replace(app.base, ""));
  await other.waitForFunction(() => document.querySelector("#title").textContent === "Easy 17");
  assert.equal((await digits(other)).length, 81);
  assert.deepEqual([...page.complaints, ...other.complaints], []);
  await Promise.all([page, other].map((each) => each.context().close()));
});

test("links to Play from other pages get title, author and marks as soon as they are about to be used", async () => {
  for (const [path, selector] of [[`explain?puzzle=${PUZZLE}&step=5`, "#play-on"], ["techniques?name=x-wing", "#play"]]) {
    const page = await app.open(`/en/${path}`);
    await page.waitForFunction((selector) => document.querySelector(selector).getAttribute("href").includes("puzzle="), selector);
    await page.locator(selector).focus();
    await page.waitForFunction((selector) => document.querySelector(selector).getAttribute("href").startsWith("play?version=2&"), selector);
    const before = await digits(page);
    await page.click(selector);
    await page.waitForFunction(() => document.querySelector("#verdict")?.dataset.opened);
    assert.equal(await digits(page), before, path);
    assert.ok((await page.locator("#grid .cs").count()) > 10, `${path}: the marks go along`);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

/** A game with three moves, of which the second has a reason. */
async function threeMoves(options = {}) {
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`, options);
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
  for (const [name, key] of [["r1c3", "4"], ["r1c4", "Shift+2"], ["r3c1", "1"]]) {
    await cell(page, name).click();
    await page.keyboard.press(key);
  }
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 2 && document.querySelectorAll("#grid .cs").length === 1);
  await tab(page, "moves");
  await page.locator("#moves input").nth(1).fill("Two places");
  await page.locator("#moves input").nth(1).press("Tab");
  return page;
}

const shownMove = (page, text) => page.waitForFunction((text) => document.querySelector(".replay .what")?.textContent.includes(text), text);

test("a game is seen once more, by the slider, step by step and by keys, and is as it was afterwards", async () => {
  const page = await threeMoves({ reducedMotion: "reduce" });
  const before = await digits(page);
  await page.click("#replay");
  await shownMove(page, "Move 0 of 3");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 0);
  // Nothing moves by itself for whoever wants it so.
  assert.equal(await page.getAttribute("#replay-run", "aria-label"), "Run");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".replay", { state: "detached" });
  assert.equal(await digits(page), before);
  await tab(page, "moves");
  await page.click("#replay");
  await page.click("#replay-forward");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  assert.equal(await page.locator("#grid .sel").count(), 1, "the cell that changed is lit");
  await page.click("#replay-forward");
  await shownMove(page, "Two places");
  await page.locator("#replay-at").focus();
  await page.keyboard.press("End");
  await shownMove(page, "r3c1 = 1");
  assert.match(await page.getAttribute("#replay-at", "aria-valuetext"), /^Move 3 of 3: r3c1 = 1/);
  await page.locator("#replay-run").focus();
  await page.keyboard.press("ArrowLeft");
  await shownMove(page, "corner mark 2");
  // Whoever errs and types, or presses a cell, changes nothing.
  await cell(page, "r3c1").click();
  await page.keyboard.press("9");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("h");
  await page.click("#sheet-close");
  await page.waitForSelector(".replay", { state: "detached" });
  assert.equal(await digits(page), before);
  await cell(page, "r4c2").click();
  await page.keyboard.press("5");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 3);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a replay runs by itself at the chosen speed and ends; a phone's Back ends it before", async () => {
  const page = await threeMoves();
  await page.click("#replay");
  await page.selectOption("#replay-speed", "10");
  await shownMove(page, "Move 3 of 3");
  await page.waitForFunction(() => document.querySelector("#replay-run").getAttribute("aria-label") === "Run");
  // Slowly enough to be seen at the first move.
  await page.selectOption("#replay-speed", "0.5");
  await page.click("#replay-run");
  await shownMove(page, "Move 0 of 3");
  await page.goBack();
  await page.waitForSelector(".replay", { state: "detached" });
  assert.equal(await page.locator("#grid .cell.own").count(), 2);
  // The speed is remembered.
  await tab(page, "moves");
  await page.click("#replay");
  assert.equal(await page.inputValue("#replay-speed"), "0.5");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a game without a move has a replay of one board, on a phone with keys for fingers", async () => {
  const page = await app.open(`/de/play?puzzle=${PUZZLE}`, TOUCH);
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
  await page.tap("#more");
  await page.tap("#t-moves");
  await page.tap("#replay");
  await shownMove(page, "Zug 0 von 0");
  assert.equal(await page.isVisible("#pad"), false);
  for (const id of ["#replay-first", "#replay-back", "#replay-run", "#replay-forward", "#replay-speed"]) assert.ok((await page.locator(id).boundingBox()).height >= 44, id);
  assert.deepEqual(await page.evaluate(faults), []);
  await page.tap("#sheet-close");
  await page.waitForSelector("#pad:visible");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a replay that loses its server says so and stays where it is", withServer, async () => {
  const page = await threeMoves({ reducedMotion: "reduce" });
  await page.click("#replay");
  await shownMove(page, "Move 0 of 3");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 0);
  await page.context().setOffline(true);
  await page.click("#replay-forward");
  await page.waitForSelector("#trouble:visible");
  await page.context().setOffline(false);
  await page.click("#replay-back");
  await page.click("#replay-forward");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await page.context().close();
});
