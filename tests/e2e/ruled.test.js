// Puzzles with rules, and boards other than the classic one, in Play: drawn, written into, checked by their rules
// without any solving, kept, shared, and refused by name where they are not understood.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, enter, paste, start, tab } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const KILLER = ".Shape~4x4.Cage~7~R1C1~R1C2.Cage~8~R4C1~R4C2~R4C3.Cage~7~R3C3~R3C4~R4C4.Cage~6~R2C1~R3C1~R3C2.Cage~9~R2C2~R2C3~R2C4.Cage~3~R1C3~R1C4";
const KILLER_SOLUTION = "3421124323144132";
const THERMOS = ".Shape~6x6.Thermo~R6C3~R5C4~R4C5.Thermo~R3C1~R2C1~R2C2.Thermo~R3C6~R2C5~R3C4.~R1C2_2.~R3C1_3.~R4C4_1.~R6C4_3.~R3C2_6";
const THERMOS_SOLUTION = "123645456231361452245163632514514326";

/** Opens a text on Play as one who pastes it does. */
async function opened(text, options) {
  const page = await app.open("/en/play", options);
  await paste(page, text);
  await page.waitForSelector("main.ruled");
  await page.quiet();
  return page;
}

const digits = (page) => page.$$eval("#grid .cell", (cells) => cells.map((cell) => cell.querySelector(".d")?.textContent ?? ".").join(""));
const at = (page, row, column) => page.locator(`#grid .row[aria-rowindex="${row}"] .cell[aria-colindex="${column}"]`);
const settled = (page, expected) => page.waitForFunction((expected) => [...document.querySelectorAll("#grid .cell")].map((cell) => cell.querySelector(".d")?.textContent ?? ".").join("") === expected, expected);

/** Waits until the note begins with a text: a digit is shown at once, what it breaks is said when the core has answered. */
const noted = (page, text) => page.waitForFunction((text) => !document.querySelector("#note").hidden && document.querySelector("#note").textContent.trim().startsWith(text), text);

/** Writes a whole solution cell by cell. */
async function fill(page, solution, columns) {
  const shown = await digits(page);
  for (const [cell, digit] of [...solution].entries()) {
    if (shown[cell] !== ".") continue;
    await at(page, Math.floor(cell / columns) + 1, (cell % columns) + 1).click();
    await page.keyboard.press(digit);
  }
}

test("a small killer is drawn, names the cage that is broken, and is solved", async () => {
  const page = await opened(KILLER);
  assert.equal(await page.locator("#grid .cell").count(), 16);
  assert.equal(await page.locator("#keys button").count(), 4);
  assert.deepEqual(await page.$$eval(".ground text", (texts) => texts.map((text) => text.textContent).sort()), ["3", "6", "7", "7", "8", "9"]);
  await page.waitForFunction(() => /One solution/.test(document.querySelector("#verdict").textContent));
  // 2 and 4 in a cage of 7: no two cells are equal, but the cage is broken; and already by the 2, as no 5 is left to add.
  await at(page, 1, 1).click();
  await page.keyboard.press("2");
  await noted(page, "Killer cage is broken at r1c1. ");
  assert.equal(await page.locator("#grid .clash").count(), 1);
  await at(page, 1, 2).click();
  await page.keyboard.press("4");
  await noted(page, "Killer cage is broken at r1c1 r1c2. ");
  assert.equal(await page.locator("#grid .clash").count(), 2);
  // What the solution has not is no cell's digit for good: it can be taken back.
  await page.click("#undo");
  await page.click("#undo");
  await page.waitForSelector("#note", { state: "hidden" });
  await fill(page, KILLER_SOLUTION, 4);
  await page.waitForSelector("#finish:visible");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a digit that no board has is not written, and a reload goes on with the game", async () => {
  const page = await opened(THERMOS);
  await at(page, 1, 1).click();
  await page.keyboard.press("7");
  await page.keyboard.press("1");
  await settled(page, `1${(await digits(page)).slice(1)}`);
  const before = await digits(page);
  await page.reload();
  await page.waitForSelector("main.ruled");
  await settled(page, before);
  await fill(page, THERMOS_SOLUTION, 6);
  await page.waitForSelector("#finish:visible");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("another puzzle puts the classic board back", async () => {
  const page = await opened(KILLER);
  await tab(page, "new");
  await page.fill("#paste", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  await page.click("#open button");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell").length === 81);
  assert.equal(await page.locator("#keys button").count(), 9);
  assert.equal(await page.locator("main.ruled").count(), 0);
  await page.locator("#grid .cell").nth(2).click();
  await page.keyboard.press("4");
  await settled(page, "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a hint says that there are no steps, and strikes what no solution has", async () => {
  const page = await opened(KILLER);
  await page.keyboard.press("h");
  await page.waitForSelector("#p-extra:visible");
  assert.match(await page.textContent("#p-extra"), /no steps of logic/);
  await page.click("#p-extra button >> nth=0");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cs > span").length === 16);
  // One solution: each cell keeps its one candidate.
  assert.equal(await page.$$eval("#grid .cs > span", (marks) => marks.map((mark) => mark.textContent).join("")), KILLER_SOLUTION);
  await at(page, 1, 1).click();
  await page.click("#more");
  await page.click("#reveal-cell");
  await settled(page, `3${".".repeat(15)}`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a link carries board and rules, and opens the same puzzle", async () => {
  const page = await opened(KILLER);
  const { body } = await app.api("link?lang=en", { puzzle: KILLER });
  const other = await app.open(`/en/play?${body.query}`);
  await other.waitForSelector("main.ruled");
  assert.equal(await other.locator(".ground text").count(), 6);
  const last = (of) => of.evaluate(() => localStorage.getItem("ennead.last"));
  assert.equal(await last(other), await last(page));
  for (const one of [page, other]) await one.context().close();
});

test("what is not understood is named, and the puzzle can be played without it", async () => {
  const page = await app.open("/en/play");
  await enter(page, ".Shape~4x4.Frobnicate~3~R1C1~R1C2.~R2C2_4.~R2C4_3.~R3C2_3.~R4C2_1.~R4C4_4");
  await page.waitForSelector("#p-extra:visible");
  assert.match(await page.textContent("#p-extra"), /Frobnicate/);
  await page.click("#p-extra .main");
  await page.waitForSelector("main.ruled");
  await page.waitForFunction(() => /Frobnicate/.test(document.querySelector("#rules").textContent));
  await page.reload();
  await page.waitForFunction(() => /Frobnicate/.test(document.querySelector("#rules").textContent));
  await page.context().close();
});

test("several solutions, none, and givens that break a rule are said as such", async () => {
  for (const [text, opened_, expected] of [
    ["4x4; cage 3: r1c1 r1c2", "several", /At least two solutions/],
    ["4x4; cage 3: r1c1 r1c2; cage 3: r2c1 r2c2", "none", /No solution/],
    ["4x4; givens 13..............; cage 3: r1c1 r1c2", "clashing", /Givens clash/],
  ]) {
    const page = await opened(text);
    await page.waitForFunction((kind) => document.querySelector("#verdict").dataset.opened === kind, opened_);
    assert.match(await page.textContent("#verdict"), expected);
    if (opened_ === "none") assert.equal(await page.locator("#opened .clue").count(), 2);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a puzzle can be typed onto another board with rules of the whole board", async () => {
  const page = await app.open("/en/play?tab=new");
  await page.click("#t-new");
  await page.click("#other-board summary");
  await page.selectOption("#size", "4x4");
  await page.check("#other [value=x]");
  await page.click("#other button");
  await page.waitForSelector("#entering:visible");
  await page.waitForSelector("main.ruled");
  for (const digit of "12343") await page.keyboard.press(digit);
  await settled(page, `12343${".".repeat(11)}`);
  await page.click("#start");
  await page.waitForSelector("#entering", { state: "hidden" });
  assert.equal(await page.locator("#grid .given").count(), 5);
  assert.match(await page.textContent("#rules"), /X-Sudoku/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("sixteen values have keys, marks and letters on a phone", async () => {
  const page = await opened(`16x16; symbols letters; given G: r1c2`, { viewport: PHONE, hasTouch: true });
  assert.equal(await page.locator("#keys button").count(), 16);
  await at(page, 1, 1).tap();
  await page.tap("#keys [data-digit='12']");
  await page.waitForFunction(() => document.querySelector("#grid .cell .d")?.textContent === "C");
  const [width, height] = await page.$eval("#keys button", (key) => [key.offsetWidth, key.offsetHeight]);
  assert.ok(Math.min(width, height) >= 24, `${width} × ${height}`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
