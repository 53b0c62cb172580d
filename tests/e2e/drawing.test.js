// What is drawn to think with: coloured marks, links between marks, strokes of a pen; by mouse, finger and keyboard,
// undone as any other move.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, cell, start, tab } from "./app.js";
import { axeOn } from "./axe.js";
import { faults } from "./layout.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const TOUCH = { viewport: PHONE, isMobile: true, hasTouch: true };

/** A game with all candidates marked, in the mode for colours with a tool. */
async function drawing(tool, options = {}, { language = "en", marked = true } = {}) {
  const page = await app.open(`/${language}/play?puzzle=${PUZZLE}`, options);
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
  if (marked) {
    await tab(page, "marks");
    await page.click("#fill");
    await page.waitForFunction(() => document.querySelectorAll("#grid .cs .own").length > 100);
    await page.click("#sheet-close");
  }
  await page.click("#modes [data-mode=colour]");
  await page.click(`#tools [data-tool=${tool}]`);
  await page.waitForSelector("#grid .drawn", { state: "attached" });
  return page;
}

const mark = (page, candidate) => cell(page, candidate.slice(1)).locator(`.cs .k${candidate[0]}`);

async function middle(page, candidate) {
  const { x, y, width, height } = await mark(page, candidate).boundingBox();
  return [x + width / 2, y + height / 2];
}

async function drag(page, ...points) {
  const [first, ...more] = points;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of more) await page.mouse.move(...point, { steps: 6 });
  await page.mouse.up();
}

const settled = (page) => page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("ennead.waiting.")));
const tints = (page) => page.$$eval("#grid .tint", (all) => all.map((one) => `${one.textContent}${/ c(\d)/.exec(one.className)[1]}`));
const links = (page) => page.$$eval(".drawn .draws-link", (all) => all.map((one) => one.getAttribute("class").replace("draws-link ", "")));

test("single marks get a colour of their own, by mouse and by key, and lose it again", async () => {
  const page = await drawing("candidate");
  await page.click("#keys [data-digit='6']");
  await page.mouse.click(...(await middle(page, "4r1c3")));
  assert.deepEqual(await tints(page), ["46"]);
  // Another colour takes its place; the same once more takes it away.
  await page.click("#keys [data-digit='5']");
  await page.mouse.click(...(await middle(page, "4r1c3")));
  assert.deepEqual(await tints(page), ["45"]);
  await page.keyboard.press("2");
  assert.deepEqual(await tints(page), ["25", "45"], "the digit of a mark in the selected cell");
  await page.keyboard.press("9");
  await page.waitForSelector("#note:visible");
  assert.deepEqual(await tints(page), ["25", "45"], "r1c3 has no 9: nothing happens, and it is said why");
  assert.match(await cell(page, "r1c3").locator(".vh").first().textContent(), /marks coloured 2 blue, 4 blue/);
  await settled(page);
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelectorAll("#grid .tint").length === 1);
  await page.keyboard.press("Control+y");
  await page.waitForFunction(() => document.querySelectorAll("#grid .tint").length === 2);
  await page.reload({ waitUntil: "networkidle" });
  assert.deepEqual(await tints(page), ["25", "45"], "a reload keeps them");
  await page.keyboard.press("v");
  await page.keyboard.press("v");
  assert.equal(await page.getAttribute("#tools [data-tool=candidate]", "aria-checked"), "true");
  await cell(page, "r5c5").focus();
  await page.keyboard.press("Home");
  for (let right = 0; right < 2; right++) await page.keyboard.press("ArrowRight");
  for (let up = 0; up < 4; up++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Delete");
  await page.waitForFunction(() => document.querySelectorAll("#grid .tint").length === 0);
  assert.equal(await page.locator("#grid .cs .own").count() > 100, true, "the marks stay");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a link is drawn by a drag, or end by end; again it is dashed, and once more it is gone", async () => {
  const page = await drawing("link");
  const [from, to] = [await middle(page, "4r1c3"), await middle(page, "4r4c3").catch(() => null) ?? (await middle(page, "2r1c3"))];
  await drag(page, from, to);
  assert.deepEqual(await links(page), ["c1"]);
  await drag(page, to, from);
  assert.deepEqual(await links(page), ["c1 dashed"]);
  await drag(page, from, to);
  assert.deepEqual(await links(page), []);
  // End by end, with a change of mind between.
  await page.mouse.click(...from);
  assert.match(await page.textContent("#note"), /^Link from 4r1c3/);
  await page.keyboard.press("Escape");
  assert.equal(await page.isVisible("#note"), false);
  await page.mouse.click(...from);
  await page.mouse.click(...to);
  assert.deepEqual(await links(page), ["c1"]);
  // By keys, from the cell where the focus is.
  await page.click("#keys [data-digit='3']");
  await cell(page, "r1c3").focus();
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("2");
  await page.waitForFunction(() => document.querySelectorAll(".drawn .draws-link").length === 2);
  await settled(page);
  await tab(page, "moves");
  await page.waitForFunction(() => /link from 1r1c3 to 2r1c4/.test(document.querySelector("#moves").textContent));
  await page.click("#sheet-close");
  // A mark that is gone leaves its link pale; with the mark it is back.
  await page.keyboard.press("z");
  await cell(page, "r1c4").click();
  await page.keyboard.press("2");
  await page.waitForSelector(".drawn .gone", { state: "attached" });
  await page.keyboard.press("Control+z");
  await page.waitForSelector(".drawn .gone", { state: "detached" });
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelectorAll(".drawn .draws-link").length === 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the pen draws over the board; a press on a stroke rubs it out, the eraser all of them, and undo brings them back", async () => {
  const page = await drawing("pen", {}, { marked: false });
  const { x, y, width } = await page.locator("#grid").boundingBox();
  const at = (right, down) => [x + (right * width) / 9, y + (down * width) / 9];
  await drag(page, at(0.5, 0.5), at(4, 0.7), at(8.5, 0.5));
  await page.click("#keys [data-digit='6']");
  await drag(page, at(0.5, 4.5), at(8.5, 8.5));
  const strokes = () => page.locator(".drawn .draws-stroke").count();
  assert.equal(await strokes(), 2);
  await settled(page);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem(`ennead.game.${JSON.parse(localStorage.getItem("ennead.last"))}`)).moves.map(({ points }) => points.split(" ").length));
  assert.ok(saved.every((count) => count < 10), `straight lines need few points: ${saved}`);
  await page.mouse.click(...at(4.5, 6.5));
  assert.equal(await strokes(), 1);
  await page.mouse.click(...at(4.5, 3));
  assert.equal(await strokes(), 1, "there is nothing to rub out");
  await page.keyboard.press("Delete");
  await page.waitForFunction(() => document.querySelectorAll(".drawn .draws-stroke").length === 0);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelectorAll(".drawn .draws-stroke").length === 2);
  // It is no hindrance: a digit is written as ever, and a hint is given.
  await page.keyboard.press("z");
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await page.click("#hint");
  await page.waitForSelector("#depths p");
  await page.keyboard.press("Escape");
  await tab(page, "marks");
  await page.click("#undraw");
  await page.waitForFunction(() => document.querySelectorAll(".drawn .draws-stroke").length === 0);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a long scribble is kept within what a stroke may hold", async () => {
  const page = await drawing("pen", {}, { marked: false });
  const { x, y, width } = await page.locator("#grid").boundingBox();
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  for (let i = 0; i < 650; i++) await page.mouse.move(x + width * (0.5 + 0.45 * Math.sin(i * 1.7)), y + width * (0.5 + 0.45 * Math.cos(i * 2.3)));
  await page.mouse.up();
  await settled(page);
  assert.equal(await page.locator(".drawn .draws-stroke").count(), 1);
  const points = await page.evaluate(() => JSON.parse(localStorage.getItem(`ennead.game.${JSON.parse(localStorage.getItem("ennead.last"))}`)).moves[0].points.split(" ").length);
  assert.ok(points > 50 && points <= 500, `${points}`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("on a phone a finger slides to the right mark, and every tool has room; in all languages, light and dark", async () => {
  for (const [language, colorScheme, width, height] of [["en", "light", 390, 844], ["de", "dark", 320, 568], ["nl", "light", 360, 640], ["de", "light", 740, 360], ["nl", "dark", 768, 1024]]) {
    const page = await drawing("candidate", { viewport: { width, height }, isMobile: true, hasTouch: true, colorScheme }, { language });
    assert.deepEqual(await page.evaluate(faults), [], `${language} ${width}`);
    const heights = await page.$$eval("#tools .m, #keys .k", (all) => all.map((one) => one.getBoundingClientRect().height));
    const least = height < 480 ? 40 : 44;
    assert.ok(heights.length === 13 && heights.every((one) => one >= least), `${language} ${width}: ${heights}`);
    assert.deepEqual(await axeOn(page), [], `${language} ${width}`);
    await page.context().close();
  }
  const page = await drawing("candidate", TOUCH);
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const [one, four] = [await middle(page, "1r1c3"), await middle(page, "4r1c3")];
  await touch("touchStart", one);
  await touch("touchMove", four);
  await touch("touchEnd");
  await page.waitForFunction(() => document.querySelectorAll("#grid .tint").length === 1);
  assert.deepEqual(await tints(page), ["41"]);
  // Back to digits by the key that is in the same place.
  await page.tap("#modes [data-mode=enter]");
  assert.equal(await page.isVisible("#tools"), false);
  assert.equal(await page.isVisible("#modes [data-mode=centre]"), true);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
