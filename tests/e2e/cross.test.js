// A cross-number puzzle is played, with hints that give their reasons; made by clicks; and stopped.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axeOn } from "./axe.js";
import { start, withServer } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const ready = (page) => page.waitForFunction(() => document.querySelectorAll("#rules li").length > 0 && document.querySelector("#stop").disabled);
const digits = (page) => page.$$eval("#kz .cell", (cells) => cells.map((cell) => cell.querySelector(".d.own")?.textContent ?? ".").join(""));

async function opened(text, path = "/en/cross", options = {}) {
  const page = await app.open(path, { bypassCSP: true, ...options });
  await ready(page);
  if (text) {
    await page.click("#edit");
    await page.fill("#text", text);
    await page.click("#editor .main");
    await page.waitForFunction(() => document.querySelector("#stop").disabled);
    await page.click("#edit");
    await page.click(".toast .away");
    await ready(page);
  }
  return page;
}

test("digits are typed into words, turned, erased, kept over a reload, and checked", async () => {
  const page = await opened("grid:\nA B\nC .\nacross: A C\ndown: A B\nA across: = 15\nC across: = 27\n");
  await page.locator("#kz .cell").first().focus();
  await page.keyboard.press("1");
  await page.keyboard.press("9");
  assert.equal(await digits(page), "19..");
  await page.click("#check");
  await page.waitForFunction(() => document.querySelectorAll("#kz .wrong").length === 1);
  assert.match(await page.textContent("#answer"), /r1c2 is wrong/);
  assert.match(await page.locator("#kz .cell").nth(1).textContent(), /wrong/);
  await page.locator("#kz .cell").nth(1).focus();
  await page.keyboard.press("Backspace");
  // Space turns down: the next digit goes below.
  await page.keyboard.press(" ");
  await page.keyboard.press("5");
  await page.keyboard.press("7");
  assert.equal(await digits(page), "15.7");
  await page.reload({ waitUntil: "networkidle" });
  await ready(page);
  assert.equal(await digits(page), "15.7");
  await page.locator("#kz .cell").nth(2).focus();
  await page.click("#pad [data-digit='2']");
  await page.click("#check");
  await page.waitForFunction(() => /^Solved/.test(document.querySelector("#answer").textContent));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("hints say where to look, then why, and lead through the whole puzzle", async () => {
  const page = await opened("");
  await page.click("#hint");
  await page.waitForSelector("#hintbox:visible");
  assert.match(await page.textContent("#hint-title"), /^Look at “.+”/);
  assert.equal(await page.locator("#reasons li").count(), 0);
  assert.deepEqual(await axeOn(page), []);
  await page.click("#deeper");
  // A reason names the rule and what is left: "8 is left for r1c1", since …
  assert.match(await page.textContent("#hint-title"), /is left for r\dc\d$/);
  assert.match(await page.locator("#reasons li").last().textContent(), /r\dc\d = \d.*, since “.+”/);
  assert.deepEqual(await axeOn(page), []);
  await page.click("#do");
  for (let filled = 2; filled <= 36; filled++) {
    await page.click("#hint");
    await page.waitForSelector("#hintbox:visible");
    if (await page.isVisible("#deeper")) await page.click("#deeper");
    await page.click("#do");
    await page.waitForFunction((filled) => document.querySelectorAll("#kz .d.own").length === filled, filled);
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY");
  }
  await page.click("#hint");
  await page.waitForFunction(() => /^Solved/.test(document.querySelector("#hint-title").textContent));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a hint on a wrong digit points at it", async () => {
  const page = await opened("size 2 1\nA at r1c1\nA across: = 17 × 3\n", "/de/cross");
  await page.locator("#kz .cell").first().focus();
  await page.keyboard.press("4");
  await page.click("#hint");
  await page.waitForSelector("#hintbox:visible");
  assert.equal(await page.textContent("#hint-title"), "r1c1 ist falsch.");
  assert.equal(await page.locator("#kz .wrong").count(), 1);
  await page.context().close();
});

test("a grid is made by clicking bars and black cells and writing clues, and then played", async () => {
  const page = await opened("");
  await page.click("#mode-build");
  await page.fill("#width", "3");
  await page.fill("#height", "2");
  await page.click("#new button");
  await page.waitForFunction(() => document.querySelectorAll("#kz .cell").length === 6);
  await ready(page).catch(() => {});
  const box = (at) => page.locator("#kz .cell").nth(at).boundingBox();
  // The right edge of the first cell.
  let { x, y, width, height } = await box(0);
  await page.mouse.click(x + width - 3, y + height / 2);
  await page.waitForSelector("#kz .cell.bl");
  assert.ok(await page.locator("#kz .cell").nth(1).evaluate((cell) => cell.classList.contains("bl")));
  // The same by keys takes it away again.
  await page.locator("#kz .cell").first().focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.waitForFunction(() => !document.querySelector("#kz .cell.bl"));
  ({ x, y, width, height } = await box(5));
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await page.waitForSelector("#kz .cell.black");
  await page.waitForFunction(() => document.querySelector("#stop").disabled);
  // Clues for the word of the focus.
  await page.locator("#kz .cell").first().focus();
  await page.fill("#clue-0", "= 123");
  await page.press("#clue-0", "Enter");
  await page.waitForFunction(() => document.querySelectorAll("#rules li").length === 1 && document.querySelector("#stop").disabled);
  // A clue that cannot be read is refused with the reason, and stays to be corrected.
  await page.locator("#kz .cell").nth(3).focus();
  await page.fill("#clue-0", "prim");
  await page.press("#clue-0", "Enter");
  await page.waitForSelector("#clue-0-why");
  assert.match(await page.textContent("#clue-0-why"), /prim/);
  assert.equal(await page.getAttribute("#clue-0", "aria-invalid"), "true");
  assert.equal(await page.inputValue("#clue-0"), "prim");
  // Neither another word nor the solution makes it disappear.
  await page.locator("#kz .cell").first().focus();
  await page.click("#solve");
  await page.waitForFunction(() => /Not heeded, because it cannot be read: “prim”/.test(document.querySelector("#answer").textContent));
  await page.click("#refused button");
  assert.equal(await page.inputValue("#clue-0"), "prim");
  assert.match(await page.textContent("#clue-0-why"), /prim/);
  await page.fill("#clue-0", "= 45");
  await page.press("#clue-0", "Enter");
  await page.waitForFunction(() => /^Exactly one solution/.test(document.querySelector("#answer").textContent));
  assert.ok(await page.isHidden("#refused"));
  assert.deepEqual(await axeOn(page), []);
  // A solution is drawn while a puzzle is made, too; what is said of it does not stay.
  await page.click("#solve");
  await page.waitForFunction(() => [...document.querySelectorAll("#kz .found")].map((cell) => cell.textContent).join("") === "12345");
  await page.click("#mode-play");
  assert.equal(await page.textContent("#answer"), "");
  await page.click("#solve");
  await page.waitForFunction(() => document.querySelectorAll("#kz .found").length === 5);
  assert.deepEqual(page.complaints.filter((it) => !it.includes("400")), []);
  await page.context().close();
});

test("long work can be stopped, and a late answer does not overwrite the newer puzzle", withServer, async () => {
  const page = await opened("");
  /** @type {() => void} */
  let release = () => {};
  await page.route("**/api/v1/cross/solve*", async (route) => {
    await new Promise((done) => { release = () => done(undefined); });
    await route.fulfill({ status: 503, contentType: "application/problem+json", body: JSON.stringify({ type: "/x/busy", title: "late", status: 503, detail: "late" }) }).catch(() => {});
  });
  await page.click("#solve");
  await page.waitForFunction(() => !document.querySelector("#stop").disabled);
  await page.click("#stop");
  assert.equal(await page.textContent("#answer"), "Stopped.");
  await page.click("#solve");
  await page.click("#hint");
  await page.waitForSelector("#hintbox:visible");
  release();
  await page.waitForTimeout(300);
  assert.ok(!(await page.isVisible("#error")));
  await page.context().close();
});

test("everything is undone and done again: digits, emptying, bars, another grid, another puzzle", async () => {
  const page = await opened("grid:\nA B\nC .\nacross: A C\ndown: A B\nA across: = 15\nC across: = 27\n");
  const idle = () => page.waitForFunction(() => document.querySelector("#stop").disabled);
  const cells = () => page.locator("#kz .cell").count();
  assert.ok(await page.isEnabled("#undo"));
  await page.locator("#kz .cell").first().focus();
  await page.keyboard.press("1");
  await page.keyboard.press("9");
  await page.keyboard.press("Control+z");
  assert.equal(await digits(page), "1...");
  await page.keyboard.press("Control+y");
  assert.equal(await digits(page), "19..");
  await page.click("#clear");
  assert.equal(await digits(page), "....");
  await page.click("#undo");
  assert.equal(await digits(page), "19..");
  // What can be undone outlives the page.
  await page.reload();
  await ready(page);
  await page.click("#undo");
  await page.waitForFunction(() => document.querySelectorAll("#kz .own").length === 1);
  await page.click("#mode-build");
  await page.locator("#kz .cell").first().focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.waitForSelector("#kz .cell.bl");
  await idle();
  await page.locator("#kz .cell").first().focus();
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => !document.querySelector("#kz .cell.bl"));
  await page.keyboard.press("Control+Shift+z");
  await page.waitForSelector("#kz .cell.bl");
  await page.click("#undo");
  await page.fill("#width", "3");
  await page.fill("#height", "3");
  await page.click("#new button");
  await page.waitForFunction(() => document.querySelectorAll("#kz .cell").length === 9);
  await idle();
  await page.click(".toast button:not(.away)");
  await page.waitForFunction(() => document.querySelectorAll("#kz .cell").length === 4);
  await page.click("#mode-play");
  assert.equal(await digits(page), "1...");
  // A new puzzle, made here.
  await page.selectOption("#side", "3");
  await page.click("#another button");
  await page.waitForFunction(() => document.querySelectorAll("#kz .cell").length === 9, null, { timeout: 60000 });
  await idle();
  assert.equal(await cells(), 9);
  await page.click(".toast button:not(.away)");
  await page.waitForFunction(() => document.querySelectorAll("#kz .cell").length === 4);
  assert.equal(await digits(page), "1...");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("what is made, with its refused clue, and a text not yet read outlive the page", async () => {
  const page = await opened("grid:\nA B\nC .\nacross: A C\nA across: = 15\n");
  await page.click("#mode-build");
  await page.locator("#kz .cell").nth(2).focus();
  await page.fill("#clue-0", "banana");
  await page.press("#clue-0", "Enter");
  await page.waitForSelector("#clue-0-why");
  await page.click("#edit");
  await page.fill("#text", "grid:\nA");
  await page.reload();
  await ready(page);
  assert.ok(await page.isVisible("#buildbox"));
  assert.match(await page.textContent("#refused"), /C across: “banana”/);
  assert.equal(await page.inputValue("#text"), "grid:\nA");
  await page.context().close();
});

test("the grid stays where it is, whatever is said", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    const page = await opened("grid:\nA B\nC .\nacross: A C\nA across: = 15\n", "/en/cross", { viewport });
    const place = () => page.$eval("#kz", (grid) => { const { x, y } = grid.getBoundingClientRect(); return [x, y + scrollY]; });
    const before = await place();
    await page.locator("#kz .cell").first().focus();
    await page.keyboard.press("7");
    await page.click("#check");
    await page.waitForFunction(() => document.querySelector("#answer").textContent !== "");
    assert.deepEqual(await place(), before);
    await page.click("#solve");
    await page.waitForFunction(() => /At least two solutions/.test(document.querySelector("#answer").textContent));
    assert.deepEqual(await place(), before);
    // Both solutions are drawn.
    assert.equal(await page.locator("#kz .found").count(), 4);
    assert.ok((await page.locator("#kz .found.two").count()) >= 1);
    await page.click("#mode-build");
    assert.deepEqual(await place(), before);
    await page.context().close();
  }
});

test("a newcomer is told how it works, once", async () => {
  const page = await app.open("/en/cross", { viewport: { width: 1280, height: 800 } });
  assert.equal(await page.locator("#intro[open] li svg").count(), 3);
  await page.click("#intro summary");
  await page.reload();
  assert.equal(await page.locator("#intro[open]").count(), 0);
  await page.context().close();
});
