// What is said of a puzzle that is opened or typed, and of mistakes: rightly, at once, and never of
// the innocent. Each test fails in the state before it was written.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, PUZZLE, SOLUTION, cell, digits, enter, paste, start, tab, type } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const PROPER = ".....3.57...7..64...36..1..3...187...2.5.6.3...823...5..2..15...96..5...51.9.....";
const NONE = PROPER.replace("..36..1", "..34..1");
const TWO = "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179";
const REVIEW = "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

const line = (page) => page.textContent("#verdict");
const said = (page) => page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
const classed = (page, name) => page.$$eval(`#grid .${name}`, (cells) => cells.length);
const focused = (page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);

test("a proper puzzle gets its level and rating, in each language", async () => {
  for (const [language, expected] of [["en", /One solution · very hard · ER 6\.6/], ["de", /Eine Lösung · sehr schwer · ER 6,6/], ["nl", /Eén oplossing · zeer moeilijk · ER 6,6/]]) {
    const page = await app.open(`/${language}/play?puzzle=${PROPER}`);
    await page.waitForFunction(() => /ER/.test(document.querySelector("#verdict").textContent));
    assert.match(await line(page), expected);
    assert.equal(await page.locator("#opened li").count(), 5);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a puzzle without a solution shows where and why, and what would mend it", async () => {
  const page = await app.open(`/en/play?puzzle=${NONE}`);
  await said(page);
  assert.match(await line(page), /No solution · r4c4 has no digit left/);
  assert.ok((await cell(page, "r4c4").getAttribute("class")).includes("gap"));
  assert.match(await cell(page, "r4c4").textContent(), /nothing fits here/);
  assert.equal(await classed(page, "blamed"), 9);
  // A hint does not lead on from there.
  await page.keyboard.press("h");
  assert.ok(await page.isVisible("#opened"));
  assert.ok(await page.isHidden("#ask"));
  await page.click("#opened li >> text=Put 6");
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened === "proper");
  assert.equal(await digits(page), PROPER);
  assert.equal(await classed(page, "blamed"), 0);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("of a puzzle with two solutions both are drawn where they differ, and one more given decides", async () => {
  const page = await app.open(`/en/play?puzzle=${TWO}`);
  await said(page);
  assert.match(await line(page), /Two solutions · 4 cells differ/);
  assert.equal(await classed(page, "both"), 4);
  await page.keyboard.press("k");
  await page.waitForSelector("#finding:visible");
  await page.keyboard.press("Escape");
  await page.locator("#opened li button").first().click();
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened === "proper");
  assert.equal(await classed(page, "both"), 0);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("what is wrong with a puzzle is said again when it is opened again", async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await app.open(`/en/play?puzzle=${TWO}`, { viewport });
    await said(page);
    await page.locator("#opened .foot button").nth(1).click();
    await page.waitForSelector("#opened", { state: "hidden" });
    await tab(page, "share");
    await enter(page, TWO);
    await page.waitForSelector("#opened:visible");
    // A proper puzzle after it opens no sheet.
    await enter(page, PUZZLE);
    await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened === "proper");
    assert.ok(await page.isHidden("#sheet"));
    await page.context().close();
  }
});

test("givens that clash and an empty grid are told as what they are", async () => {
  const page = await app.open(`/en/play?puzzle=55${".".repeat(79)}`);
  await said(page);
  assert.match(await line(page), /Givens clash/);
  await enter(page, ".".repeat(81));
  await page.waitForFunction(() => /At least two/.test(document.querySelector("#verdict").textContent));
  assert.match(await page.textContent("#opened"), /The grid is empty/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the line counts solutions while a puzzle is typed, and the puzzle survives a reload", async () => {
  const page = await app.open("/de/play");
  await page.waitForSelector("#grid .given");
  const place = () => page.$eval("#grid", (grid) => JSON.stringify(grid.getBoundingClientRect()));
  const before = await place();
  await type(page);
  await page.waitForSelector("#entering:visible");
  assert.equal(await place(), before, "the grid stays where it is");
  for (const digit of "55") await page.keyboard.press(digit);
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened === "clashing");
  await page.reload({ waitUntil: "networkidle" });
  assert.ok(await page.isVisible("#entering"));
  assert.equal((await digits(page)).slice(0, 2), "55");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a hint on a wrong digit names the digit, blames nothing else, and the page goes on", async () => {
  for (const options of [{ viewport: DESKTOP }, { viewport: PHONE, hasTouch: true, isMobile: true }]) {
    const page = await app.open(`/en/play?puzzle=${REVIEW}`, options);
    await said(page);
    await cell(page, "r2c1").click();
    await page.keyboard.press("2");
    await page.waitForFunction(() => document.querySelectorAll("#grid .own").length === 1);
    await page.click(options.isMobile ? "#hint" : "#hint");
    await page.waitForSelector("#finding:visible");
    assert.match(await page.textContent("#sheet-title"), /One digit is wrong/);
    assert.match(await page.textContent("#finding p"), /^r2c1 is not 2\.$/);
    assert.equal(await classed(page, "wrong"), 1);
    await page.click("#finding button.main");
    await page.waitForFunction(() => document.querySelectorAll("#grid .own").length === 0);
    assert.match(await focused(page), /cell/);
    await page.keyboard.press("ArrowRight");
    assert.equal(await classed(page, "wrong"), 0);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("marks that a wrong digit ruled out return with it, so that nobody is blamed for them", async () => {
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`);
  await said(page);
  await tab(page, "marks");
  await page.click("#fill");
  await cell(page, "r1c3").click();
  await page.keyboard.press("2");
  await page.waitForFunction(() => document.querySelectorAll("#grid .own").length);
  await page.keyboard.press("k");
  await page.waitForSelector("#finding:visible");
  assert.match(await page.textContent("#finding"), /r1c3 is not 2\. All your marks are right\..*move 2 of 2/s);
  await page.click("#finding button.main");
  await page.keyboard.press("k");
  await page.waitForFunction(() => /Right so far/.test(document.querySelector("#sheet-title").textContent));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("back to the move before a mistake", async () => {
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`);
  await said(page);
  for (const [name, digit] of [["r1c3", SOLUTION[2]], ["r1c4", "2"], ["r1c6", SOLUTION[5]]]) {
    await cell(page, name).click();
    await page.keyboard.press(digit);
  }
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 3);
  await page.keyboard.press("k");
  await page.waitForSelector("#finding:visible");
  assert.match(await page.textContent("#finding"), /move 2 of 3/);
  await page.click("#finding >> text=Back to move 1");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the finding goes with its puzzle, and a step's candidates do not cover centre marks", async () => {
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`);
  await said(page);
  await cell(page, "r1c3").click();
  await page.keyboard.press("Control+1");
  await page.keyboard.press("Control+2");
  await page.waitForFunction(() => document.querySelectorAll("#grid .mid").length === 1);
  for (let depth = 0; depth < 3; depth++) {
    await page.keyboard.press("h");
    await page.waitForFunction((depth) => document.querySelector("#depths").dataset.depth === String(depth + 1), depth);
  }
  assert.equal(await classed(page, "mid"), 0, "while a step is shown");
  await page.keyboard.press("Escape");
  assert.equal(await classed(page, "mid"), 1);
  await tab(page, "marks");
  await page.click("#fill");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cs").length > 20);
  const overlap = await cell(page, "r1c3").evaluate((cell) => {
    const box = (selector) => cell.querySelector(selector).getBoundingClientRect();
    const mid = box(".mid");
    return [...cell.querySelectorAll(".cs > span")].filter((mark) => mark.getBoundingClientRect().bottom > mid.top + 1).length;
  });
  assert.equal(overlap, 0, "corner and centre marks share the cell");
  await page.keyboard.press("k");
  await page.waitForSelector("#finding:visible");
  await paste(page, PROPER);
  assert.equal(await page.isVisible("#finding"), false);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the focus is never lost: hint by hint with its button to the end, and every key has its action", async () => {
  const page = await app.open(`/en/play?puzzle=${SOLUTION.slice(0, 75)}......`);
  await said(page);
  await page.focus("#hint");
  // Both of one moment.
  const now = () => page.evaluate(() => ({ solved: document.querySelector("#sheet-title").textContent === "Solved", focus: document.activeElement.id }));
  for (let press = 0; press < 60 && !(await now()).solved; press++) {
    const before = await page.textContent("#p-hint");
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector("#p-hint").textContent !== before, before);
    // The last digit is drawn before it is answered, and the finish is fetched after that.
    await page.quiet();
    // The pad goes with the last digit; until the finish has been fetched, the verdict is nearest.
    const { solved, focus } = await now();
    assert.match(focus, solved ? /^(verdict|next)$/ : /^(hint|do-step)$/);
  }
  await page.waitForSelector("#finish:visible");
  await page.waitForFunction(() => document.activeElement?.id === "next");
  const other = await app.open(`/en/play?puzzle=${PUZZLE}`);
  await said(other);
  await cell(other, "r1c3").click();
  await other.keyboard.press("p");
  assert.ok(await other.isVisible("#veil"));
  assert.equal(await focused(other), "resume");
  await other.keyboard.press("p");
  assert.equal(await other.isVisible("#veil"), false);
  await other.keyboard.press("?");
  assert.ok(await other.isVisible("#keysheet"));
  await other.keyboard.press("Escape");
  assert.match(await focused(other), /cell/);
  assert.deepEqual([...page.complaints, ...other.complaints], []);
  await Promise.all([page, other].map((each) => each.context().close()));
});

test("conflicts and colours are in the names of cells", async () => {
  const page = await app.open(`/en/play?puzzle=${PUZZLE}`);
  await said(page);
  await cell(page, "r1c3").click();
  await page.keyboard.press("5");
  await page.keyboard.press("v");
  await page.keyboard.press("2");
  await page.waitForFunction(() => document.querySelectorAll("#grid .paint2").length);
  await page.waitForSelector("#grid .clash");
  assert.equal(await cell(page, "r1c3").locator(".vh").textContent(), "row 1 column 3, placed 5, coloured light blue, clashes");
  assert.match(await cell(page, "r1c1").textContent(), /given 5, clashes/);
  await page.context().close();
});

test("on a phone typing frees the keypad, and marks, moves and links are one press away", async () => {
  const page = await app.open(`/nl/play?puzzle=${PUZZLE}`, { viewport: PHONE, hasTouch: true, isMobile: true });
  await said(page);
  await type(page);
  await page.waitForSelector("#entering:visible");
  assert.ok(await page.isVisible("#keys"));
  assert.ok(await page.isHidden("#sheet"));
  assert.ok(await page.isVisible("#clear"));
  await page.tap("#cancel");
  await page.waitForSelector("#modes [data-mode=enter]:visible");
  await page.tap("#more");
  for (const name of ["marks", "moves", "share"]) {
    await page.tap(`#t-${name}`);
    assert.ok(await page.isVisible(`#p-${name}`));
  }
  const [side, grid] = await Promise.all([".sheet", "#grid"].map((selector) => page.locator(selector).boundingBox()));
  assert.ok(side.y >= grid.y + grid.height);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
