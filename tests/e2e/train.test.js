// The trainer: sessions by keyboard and by touch, every kind of answer, progress kept and lost.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, cell, start } from "./app.js";
import { axeOn } from "./axe.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

/** What follows in a position, as [cell, digit, whether it is placed]. */
async function answerOf(technique, position = 1) {
  const { body } = await app.api("train/help", { technique, position, depth: 3 });
  const told = body.drawn.drawing.candidates.filter(([, role]) => role === "eliminated" || role === "placed");
  return told.map(([candidate, role]) => [candidate.slice(1), candidate[0], role === "placed"]);
}

const shown = (page) => page.textContent("#verdict-title");
const answered = (page) => page.waitForFunction(() => document.querySelector("#drill")?.classList.contains("answered"));
const done = (page) => page.waitForFunction(() => !document.querySelector("#drill")?.classList.contains("answered"));

/** Goes to a cell by arrow keys, from the one that has the focus. */
async function go(page, name) {
  const at = await page.evaluate(() => [...document.querySelectorAll("#grid .cell")].indexOf(/** @type {Element} */ (document.activeElement)));
  const to = (name[1] - 1) * 9 + Number(name[3]) - 1;
  for (let i = 0; i < (Math.floor(to / 9) + 9 - Math.floor(at / 9)) % 9; i++) await page.keyboard.press("ArrowDown");
  for (let i = 0; i < ((to % 9) + 9 - (at % 9)) % 9; i++) await page.keyboard.press("ArrowRight");
}

async function open(technique, options = {}) {
  const page = await app.open(`/en/train${technique ? `?technique=${technique}` : ""}`, options);
  if (technique) await page.waitForSelector("#drill:not([hidden])");
  return page;
}

/** Marks what follows by keyboard. */
async function markAll(page, technique, position = 1) {
  for (const [name, digit] of await answerOf(technique, position)) {
    await go(page, name);
    await page.keyboard.press(digit);
  }
}

test("a session by keyboard alone, from the list to the second position", async () => {
  const page = await open(null);
  await page.focus("#start");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#drill:not([hidden])");
  assert.equal(await page.textContent("#title"), "Full house");
  await markAll(page, "full-house");
  await page.keyboard.press("Enter");
  await answered(page);
  assert.equal(await shown(page), "Right, and complete");
  assert.match(await page.textContent("#more"), /Comes back tomorrow/);
  await page.keyboard.press("Enter");
  await done(page);
  assert.equal(await page.textContent("#number"), "Position 2 of 5");
  assert.deepEqual(await page.$$eval("#dots i", (dots) => dots.map(({ className }) => className)), ["known", "new now", "new", "new", "new"]);
  // Help in three depths.
  for (const depth of [1, 2, 3]) {
    await page.keyboard.press("f");
    await page.waitForFunction((depth) => document.querySelectorAll("#helps .t").length === depth, depth);
  }
  await page.keyboard.press("f");
  await markAll(page, "full-house", 2);
  await page.keyboard.press("u");
  assert.equal(await page.locator("#marks li").count(), 0);
  await markAll(page, "full-house", 2);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#marks li").count(), 0);
  await page.keyboard.press("Enter");
  await answered(page);
  assert.equal(await shown(page), "Nothing is marked");
  // It is kept: after a reload the list knows.
  await page.goto(`${app.base}/en/train`, { waitUntil: "networkidle" });
  assert.equal(await page.textContent("#unaided"), "1 of 1");
  assert.match(await page.textContent("#due-text"), /Full house/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("right, incomplete, wrong and other answers are told apart", async () => {
  const technique = "xy-wing";
  const page = await open(technique, { bypassCSP: true });
  const follows = await answerOf(technique);
  await markAll(page, technique);
  // One more that does not follow.
  const { body: set } = await app.api("train/position", { technique, position: 1, day: 20_000 });
  const candidates = set.marks.flatMap((marks, at) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => marks & (1 << (digit - 1))).map((digit) => [`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`, String(digit)]));
  const judge = async (marks) => (await app.api("train/answer", { technique, position: 1, marks, day: 20_000 })).body;
  const found = {};
  for (const [name, digit] of candidates) found[(await judge([`${name}<>${digit}`])).verdict] ??= [name, digit];
  assert.ok(found.not && (found.complete ?? found.incomplete), JSON.stringify(found));
  await go(page, found.not[0]);
  await page.keyboard.press(found.not[1]);
  await page.keyboard.press("Enter");
  await answered(page);
  assert.equal(await shown(page), "This does not follow");
  assert.equal(await page.locator("#marks .ans.no").count(), 1);
  assert.equal(await page.locator("#marks .ans.yes").count(), follows.length);
  assert.deepEqual(await axeOn(page), []);
  await page.keyboard.press("Enter");
  await done(page);
  // The mark is taken back with its own button, and then the answer is right; but it comes back tomorrow.
  await page.locator("#marks li").last().locator("button").click();
  await page.click("#answer");
  await answered(page);
  assert.equal(await shown(page), "Right, and complete");
  assert.deepEqual(await axeOn(page), []);
  assert.equal(await page.getAttribute("#dots i", "class"), "missed now");
  if (found.other) {
    const other = await open(technique);
    await go(other, found.other[0]);
    await other.keyboard.press(found.other[1]);
    await other.keyboard.press("Enter");
    await answered(other);
    assert.equal(await shown(other), "True, but by another technique");
    await other.context().close();
  }
  await page.context().close();
});

test("a phone: digits and cells are tapped", async () => {
  const page = await open("hidden-single", { viewport: PHONE, hasTouch: true, isMobile: true });
  for (const [name, digit] of await answerOf("hidden-single")) {
    await page.tap(`#keys [data-digit="${digit}"]`);
    await cell(page, name).tap();
  }
  assert.equal(await page.locator("#marks li").count(), 1);
  await page.tap("#answer");
  await answered(page);
  assert.equal(await shown(page), "Right, and complete");
  assert.ok(!(await page.isVisible(".pad")), "the pad gives its place to the answer");
  await page.context().close();
});

test("progress is saved to a file and read again; other files are refused", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ennead-train-"));
  const page = await open("naked-single");
  await markAll(page, "naked-single");
  await page.keyboard.press("Enter");
  await answered(page);
  await page.click("#all");
  await page.waitForSelector("#choose:not([hidden]) .fam");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
  const saved = join(folder, "saved.json");
  await download.saveAs(saved);
  assert.equal(JSON.parse(readFileSync(saved, "utf8")).answered, 1);
  const other = await open(null);
  for (const [name, text] of [["empty", ""], ["garbage", "{"], ["list", "[]"], ["version", '{"version":9}'], ["picture", "\x89PNG"]]) {
    const file = join(folder, name);
    writeFileSync(file, text);
    await other.setInputFiles("#load-input", file);
    await other.waitForSelector("#list-error:not([hidden])");
    assert.equal(await other.textContent("#unaided"), "0 of 0", name);
    await other.evaluate(() => { /** @type {HTMLElement} */ (document.querySelector("#list-error")).hidden = true; });
  }
  await other.setInputFiles("#load-input", saved);
  await other.waitForFunction(() => document.querySelector("#unaided")?.textContent === "1 of 1");
  assert.equal(await other.textContent("#kept"), "Progress read.");
  await other.context().close();
  await page.context().close();
  rmSync(folder, { recursive: true });
});

test("garbage in the browser's storage is kept aside, and full storage is said", async () => {
  const page = await open(null);
  for (const garbage of ["{}", "7", '"x"', '{"version":1,"cards":{"x-wing":{"1":{"quality":99}}}}']) {
    await page.evaluate((text) => localStorage.setItem("ennead.train", text), garbage);
    await page.reload({ waitUntil: "networkidle" });
    await page.waitForSelector(".fam");
    assert.match(await page.textContent("#kept"), /could not be read/, garbage);
    assert.equal(await page.evaluate(() => localStorage.getItem("ennead.train-old")), garbage);
    assert.equal(await page.evaluate(() => localStorage.getItem("ennead.train")), null);
  }
  await page.context().close();
  const full = await app.open("/en/about");
  await full.context().addInitScript(() => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; });
  await full.goto(`${app.base}/en/train?technique=naked-single`, { waitUntil: "networkidle" });
  await full.waitForSelector("#drill:not([hidden])");
  await markAll(full, "naked-single");
  await full.keyboard.press("Enter");
  await answered(full);
  assert.match(await full.textContent("#error"), /does not keep your progress/);
  // For this visit it is known all the same.
  await full.keyboard.press("Enter");
  await done(full);
  assert.equal(await full.textContent("#number"), "Position 2 of 5");
  await full.context().close();
});

test("unknown techniques and those without positions lead to the list", async () => {
  for (const [technique, said] of [["no-such", /no technique/], ["forcing-net-verity", /no positions/]]) {
    const page = await app.open(`/en/train?technique=${technique}`);
    await page.waitForSelector("#list-error:not([hidden])");
    assert.match(await page.textContent("#list-error"), said);
    assert.ok(await page.locator(".fam").count());
    await page.context().close();
  }
});

test("what is due comes first, whatever the clock says", async () => {
  const page = await open("naked-single");
  await markAll(page, "naked-single");
  await page.keyboard.press("Enter");
  await answered(page);
  const stored = await page.evaluate(() => localStorage.getItem("ennead.train") ?? "");
  const day = Number(Object.keys(JSON.parse(stored).days)[0]);
  for (const [days, due] of [[0, "0"], [1, "1"], [-40, "1"], [400, "1"]]) {
    const then = await app.open("/en/about");
    await then.evaluate((text) => localStorage.setItem("ennead.train", text), stored);
    await then.clock.setFixedTime(new Date((day + Number(days)) * 86_400_000 + 43_200_000));
    await then.goto(`${app.base}/en/train`, { waitUntil: "networkidle" });
    await then.waitForSelector(".fam");
    assert.equal(await then.textContent("#due"), due, `${days} days later`);
    await then.context().close();
  }
  await page.context().close();
});

test("help is there before the first answer, and a visitor from a lesson gets another position than the one shown", async () => {
  const page = await app.open("/en/techniques?name=x-wing&position=1");
  await page.waitForSelector("#practise:visible");
  await page.click("#practise");
  await page.waitForSelector("#drill:not([hidden])");
  assert.doesNotMatch(await page.textContent("#number"), /^Position 1 /);
  assert.equal(await page.locator("#helps li").count(), 3);
  await page.click("#helps button");
  await page.waitForFunction(() => document.querySelector("#helps .t")?.textContent !== "");
  await page.context().close();
});

test("first the cell, then the digit, as in Play; or first the digit", async () => {
  const page = await open("full-house", { viewport: PHONE, hasTouch: true, isMobile: true });
  const [[name, digit]] = await answerOf("full-house");
  await cell(page, name).tap();
  await page.tap(`#keys [data-digit='${digit}']`);
  assert.equal(await page.locator("#marks li").count(), 1);
  assert.equal(await page.getAttribute(`#keys [data-digit='${digit}']`, "aria-pressed"), "false");
  await page.tap("#undo");
  // A second tap lets go of the cell: the digit waits for the next one.
  await cell(page, name).tap();
  await page.tap(`#keys [data-digit='${digit}']`);
  assert.equal(await page.locator("#marks li").count(), 0);
  assert.equal(await page.getAttribute(`#keys [data-digit='${digit}']`, "aria-pressed"), "true");
  await cell(page, name).tap();
  assert.equal(await page.locator("#marks li").count(), 1);
  await page.context().close();
});

test("a phone on its side shows the whole grid beside the digits, and the grid stays while the rest scrolls", async () => {
  for (const [path, viewport] of [["train?technique=x-wing", { width: 740, height: 360 }], ["train?technique=x-wing", { width: 640, height: 400 }], [`explain?puzzle=${PUZZLE}`, { width: 740, height: 360 }], [`explain?puzzle=${PUZZLE}`, { width: 640, height: 400 }]]) {
    const page = await app.open(`/en/${path}`, { viewport });
    const box = await page.locator("#grid").boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, JSON.stringify([path, viewport, box]));
    assert.ok(box.height >= 0.75 * viewport.height, JSON.stringify([path, viewport, box]));
    await page.evaluate(() => scrollTo(0, 9999));
    const scrolled = await page.locator("#grid").boundingBox();
    assert.ok(scrolled.y >= 0 && scrolled.y + scrolled.height <= viewport.height, JSON.stringify([path, viewport, scrolled]));
    await page.context().close();
  }
});
