// Play on a phone: board and pad, the sheet, hints in three strokes, the finish.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, SOLUTION, cell, digits, enter, paste, start, tab } from "./app.js";
import { axeOn } from "./axe.js";
import { faults } from "./layout.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

async function play(puzzle = PUZZLE, options = TOUCH) {
  const page = await app.open(`/en/play?puzzle=${puzzle}`, options);
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
  return page;
}

/** A puzzle whose first step is a hidden single that others of its digit show. */
async function hiddenSingle() {
  for (let seed = 1; ; seed++) {
    const { body: { puzzles: [{ puzzle }] } } = await app.api("generate", { level: "easy", seed });
    const { body: { sight } } = await app.api("hint", { puzzle, depth: 2 });
    if (sight?.rays.length > 2) return puzzle;
  }
}

const box = async (page, selector) => page.locator(selector).boundingBox();

test("board and pad take three quarters of a phone's height, and the line above is 44 pixels", async () => {
  for (const [width, height] of [[360, 640], [360, 740], [390, 844], [430, 932]]) {
    const page = await play(PUZZLE, { ...TOUCH, viewport: { width, height } });
    const [grid, pad, bar] = await Promise.all(["#grid", "#pad", ".bar"].map((selector) => box(page, selector)));
    assert.ok(pad.y + pad.height - grid.y >= 0.75 * height, `${width}×${height}: ${grid.y} to ${pad.y + pad.height}`);
    assert.ok(grid.width >= 0.94 * width, `${width}×${height}: the board is ${grid.width} wide`);
    assert.equal(bar.height, 44);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
    for (const key of await page.locator("#pad button:visible").all()) {
      const { width: wide, height: high } = await key.boundingBox();
      assert.ok(wide >= 44 && high >= 44, `${await key.textContent()}: ${wide}×${high}`);
    }
    await page.context().close();
  }
});

test("nothing scrolls on a phone on its side and at twice the size, and nothing is cut at 320 pixels", async () => {
  for (const [width, height] of [[740, 360], [640, 400], [320, 568]]) {
    for (const language of ["en", "de", "nl"]) {
      const page = await app.open(`/${language}/play?puzzle=${PUZZLE}`, { ...TOUCH, viewport: { width, height } });
      await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
      assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height, `${width}×${height}`);
      assert.deepEqual(await page.evaluate(faults), [], `${language} ${width}×${height}`);
      await page.context().close();
    }
  }
});

test("the last right digit shows the finish, with the focus on what comes next", async () => {
  const page = await play(`${SOLUTION.slice(0, 80)}.`);
  await cell(page, "r9c9").tap();
  await page.locator("#keys [data-digit='9']").tap();
  await page.waitForSelector("#finish:visible");
  assert.ok(await page.isVisible("#next"));
  assert.equal(await page.evaluate(() => document.activeElement.id), "next");
  assert.match(await page.textContent("#live"), /Solved/);
  assert.deepEqual(await axeOn(page), []);
  // Whoever closes it finds it again under the verdict.
  await page.locator("#sheet-close").tap();
  await page.locator("#verdict").tap();
  assert.ok(await page.isVisible("#finish"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a full grid that is not right says so, and gives no digit away", async () => {
  for (const options of [TOUCH, {}]) {
    const page = await play(`${SOLUTION.slice(0, 80)}.`, options);
    await cell(page, "r9c9").click();
    await page.keyboard.press("1");
    await page.waitForSelector("#full:visible");
    assert.match(await page.textContent("#sheet-title"), /full, but not right/);
    assert.ok(await page.isHidden("#opened"), "what is known of the puzzle is another matter");
    assert.equal(await page.locator("#grid .wrong").count(), 0);
    await page.click("#full-close");
    assert.ok(await page.isHidden("#sheet"));
    await page.keyboard.press("9");
    await page.waitForSelector("#finish:visible");
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("the sheet is closed by its cross, by Escape, by Back and by a swipe; then Back leaves the page", async () => {
  const page = await app.open("/en/about", TOUCH);
  await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
  const swipe = async () => {
    const { x, y, width } = await box(page, "#sheet");
    const session = await page.context().newCDPSession(page);
    const touch = (type, at) => session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x + width / 2, y: at }] });
    await touch("touchStart", y + 20);
    for (let at = y + 20; at <= y + 140; at += 20) await touch("touchMove", at);
    await touch("touchEnd");
  };
  for (const close of [() => page.tap("#sheet-close"), () => page.keyboard.press("Escape"), () => page.goBack(), swipe]) {
    await page.tap("#more");
    await page.waitForSelector("#sheet:visible");
    await close();
    await page.waitForSelector("#sheet", { state: "hidden" });
    assert.ok(await page.isVisible("#pad #more"));
    assert.match(page.url(), /play/);
  }
  await page.goBack();
  await page.waitForURL(/about/);
  await page.context().close();
});

test("the menu is a sheet over the page, and a tap beside it closes it", async () => {
  const page = await play();
  const before = await box(page, "#grid");
  await page.locator(".bar [data-menu]").tap();
  await page.waitForSelector("#menu:visible");
  assert.deepEqual(await box(page, "#grid"), before);
  assert.deepEqual(await axeOn(page), []);
  await page.touchscreen.tap(195, 10);
  await page.waitForSelector("#menu", { state: "hidden" });
  await page.locator(".bar [data-menu]").tap();
  await page.goBack();
  await page.waitForSelector("#menu", { state: "hidden" });
  assert.match(page.url(), /play/);
  await page.context().close();
});

test("a hidden single is drawn by what blocks it, in three strokes, with the digits in sight", async () => {
  const page = await play(await hiddenSingle());
  const place = await box(page, "#grid");
  await page.tap("#hint");
  await page.waitForFunction(() => document.querySelector("#depths").dataset.depth === "1");
  assert.ok(await page.isVisible("#keys [data-digit='5']"));
  await page.tap("#deeper");
  await page.waitForFunction(() => document.querySelector("#depths").dataset.depth === "2");
  await page.waitForSelector("#grid .stroke-ring", { state: "attached" });
  assert.equal(await page.locator("#grid .stroke-ray").count(), 0);
  await page.tap("#deeper");
  await page.waitForSelector("#grid .stroke-ray", { state: "attached" });
  const digit = await page.textContent("#grid .ghost");
  // Each ring is around the digit that is placed; what they see is crossed out, and only that.
  const rings = await page.$$eval("#grid .stroke-ring", (rings) => rings.map((ring) => Math.floor(ring.cy.baseVal.value / 61.1) * 9 + Math.floor(ring.cx.baseVal.value / 61.1)));
  const shown = await digits(page);
  assert.ok(rings.length > 0 && rings.every((at) => shown[at] === digit), `${rings}`);
  assert.ok(await page.locator("#grid .stroke-cross").count() > 0);
  assert.equal(await page.locator("#grid .cs").count(), 0, "no candidates cover the board");
  // Typing the digit needs no closing.
  await page.tap(`#keys [data-digit='${digit}']`);
  await page.waitForFunction(() => document.querySelectorAll("#grid .own").length === 1);
  assert.ok(await page.isHidden("#sheet"));
  assert.deepEqual(await box(page, "#grid"), place, "the board never moves");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("what went wrong covers neither board nor pad, and goes when one plays on", async () => {
  for (const [width, height] of [[320, 568], [390, 844], [740, 360], [768, 1024]]) {
    const page = await play(PUZZLE, { ...TOUCH, viewport: { width, height } });
    await enter(page, "12x");
    await page.waitForSelector("#error:visible");
    await page.click("#sheet-close");
    await page.click("#more");
    assert.ok(await page.isHidden("#error"), "an error goes with the field it belongs to");
    await page.goto(`${app.base}/en/play?puzzle=12x`);
    await page.waitForSelector("#trouble:visible");
    assert.deepEqual(await page.evaluate(faults), [], `${width}×${height}`);
    await cell(page, "r1c3").tap();
    await page.tap("#keys [data-digit='4']");
    await page.waitForSelector("#trouble", { state: "hidden" });
    await page.context().close();
  }
});

test("on the smallest phone, too, the ways out of a mistake are in sight", async () => {
  const page = await play(PUZZLE, { ...TOUCH, viewport: { width: 320, height: 568 } });
  await cell(page, "r1c3").tap();
  await page.tap("#keys [data-digit='2']");
  await page.tap("#check");
  await page.waitForSelector("#finding:visible");
  const { y, height } = await box(page, "#finding .main");
  assert.ok(y + height <= 568, `${y + height}`);
  await page.context().close();
});

test("a long press on a digit writes a corner mark", async () => {
  const page = await play();
  await cell(page, "r1c3").tap();
  const { x, y, width, height } = await box(page, "#keys [data-digit='4']");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await page.waitForSelector("#grid .cs .own");
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await page.locator("#grid .own > .d").count(), 0);
  await page.context().close();
});

test("while a puzzle is typed on a phone, a slip can be erased and undone", async () => {
  const page = await play();
  await tab(page, "new");
  await page.tap("#type");
  await page.waitForSelector("#pause", { state: "hidden" });
  await page.tap("#keys [data-digit='4']");
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 1);
  await cell(page, "r1c1").tap();
  await page.tap("#clear");
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 0);
  await page.tap("#undo");
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 1);
  await page.tap("#cancel");
  await page.waitForSelector("#more:visible");
  await paste(page, SOLUTION.replace("5", "."));
  await page.context().close();
});

test("the mode for colours takes no focus away, though its tools take the place of the modes", async () => {
  const page = await play();
  await page.locator("#modes [data-mode=colour]").tap();
  await page.waitForSelector("#tools [data-tool=pen]:visible");
  await page.waitForFunction(() => document.activeElement !== document.body && document.activeElement?.checkVisibility());
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("two fingers that tap the board take the last move back; two that move, or one, do not", async () => {
  const page = await play();
  await page.locator("#grid .cell").nth(2).tap();
  await page.tap("#keys [data-digit='4']");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  const { x, y, width } = await box(page, "#grid");
  const session = await page.context().newCDPSession(page);
  // A busy machine may take its time: each event says when it was, a tenth of a second after the one before.
  let at = Date.now() / 1000;
  const touch = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, timestamp: (at += 0.1), touchPoints: points.map(([right, down], id) => ({ x: x + right * width, y: y + down * width, id })) });
  const own = () => page.locator("#grid .cell.own").count();
  await touch("touchStart", [0.3, 0.3], [0.6, 0.6]);
  await touch("touchMove", [0.3, 0.5], [0.6, 0.8]);
  await touch("touchEnd");
  await page.quiet();
  assert.equal(await own(), 1);
  await touch("touchStart", [0.3, 0.3]);
  await touch("touchEnd");
  await page.quiet();
  assert.equal(await own(), 1);
  // Two such taps, one soon after the other, are no double press on a cell.
  await page.locator("#grid .cell").nth(3).tap();
  await page.tap("#keys [data-digit='6']");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 2);
  for (let times = 0; times < 2; times++) {
    await touch("touchStart", [0.3, 0.3], [0.6, 0.6]);
    await touch("touchEnd");
  }
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 0);
  assert.deepEqual(await page.$$eval("#grid .cell", (cells) => cells.flatMap((cell, at) => (cell.classList.contains("sel") ? [at] : []))), [3], "what was selected is selected");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
