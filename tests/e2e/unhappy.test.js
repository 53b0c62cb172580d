// What happens on Play when something fails or is done at a bad moment.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, cell, digits, enter, start, tab, type, withServer } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const WITH_MISTAKE = "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";
const GIVENS = WITH_MISTAKE.replaceAll(".", "").length;
const CLASHING = `55${".".repeat(79)}`;

/** Opens Play with a puzzle in the address, and waits for the board. */
async function play(puzzle, options) {
  const page = await app.open(`/en/play?puzzle=${puzzle}`, options);
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length > 0);
  return page;
}
const shows = (page, name, digit) => page.waitForFunction(
  ([row, column, digit]) => (document.querySelectorAll("#grid .cell")[(row - 1) * 9 + Number(column) - 1].querySelector(".d")?.textContent ?? "") === digit,
  [name[1], name[3], digit],
);
const said = (page, id, text) => page.waitForFunction(([id, text]) => document.querySelector(id).textContent.includes(text), [id, text]);

for (const [size, options] of [["desktop", {}], ["phone", { viewport: PHONE, hasTouch: true, isMobile: true }]]) {
  test(`a hint marks a mistake, and play goes on: ${size}`, async () => {
    const page = await play(WITH_MISTAKE, options);
    const hint = size === "phone" ? "#hint" : "#hint";
    await cell(page, "r2c1").click();
    await page.locator("#keys [data-digit='2']").click();
    await shows(page, "r2c1", "2");
    await page.click(hint);
    await page.waitForSelector("#grid .cell.wrong");
    assert.ok(await page.isVisible("#sheet-title"));
    assert.equal(await page.locator("#grid .cell.wrong").first().locator(".d").textContent(), "2");
    assert.ok(await page.isHidden("#do-step"));
    // The next digit goes into the cell selected next, and the marks disappear.
    await page.click("#title");
    await cell(page, "r9c1").click();
    assert.equal(await page.locator("#grid .cell.sel").count(), 1);
    await page.locator("#keys [data-digit='8']").click();
    await shows(page, "r9c1", "8");
    assert.equal(await page.locator("#grid .cell.wrong, #grid .cell.look").count(), 0);
    assert.ok(await page.isHidden("#finding"));
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

test("clashing givens are reported at once, no hint is offered, and the board still takes digits", async () => {
  const page = await play(CLASHING);
  await page.waitForSelector("#opened:visible");
  assert.ok((await page.locator("#grid .cell.clash, #grid .cell.blamed").count()) >= 2);
  await page.click("#hint");
  assert.ok(await page.isHidden("#ask"));
  await cell(page, "r9c9").click();
  await page.keyboard.press("7");
  await shows(page, "r9c9", "7");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a broken text or link is reported, and the game before it continues", async () => {
  const page = await play(PUZZLE);
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await shows(page, "r1c3", "4");
  await enter(page, "12x");
  await page.waitForSelector("#error:visible");
  await cell(page, "r1c4").click();
  await page.keyboard.press("6");
  await shows(page, "r1c4", "6");
  assert.equal((await digits(page)).slice(0, 4), "5346");
  // A link without a puzzle is reported over the game played last.
  await page.goto(`${app.base}/en/play?puzzle=abc`, { waitUntil: "networkidle" });
  await page.waitForSelector("#trouble:visible");
  assert.equal((await digits(page)).slice(0, 4), "5346");
  assert.deepEqual(page.complaints.filter((it) => !it.includes("400")), []);
  await page.context().close();
});

test("a finding does not outlive its puzzle", async () => {
  const page = await play(PUZZLE);
  await page.click("#check");
  await page.waitForFunction(() => document.querySelector("#finding").textContent !== "");
  await enter(page, WITH_MISTAKE);
  await page.waitForFunction((count) => document.querySelectorAll("#grid .d").length === count, GIVENS);
  assert.equal(await page.textContent("#finding"), "");
  await page.context().close();
});

test("digits typed faster than answers arrive are all written, in order", withServer, async () => {
  const page = await play(PUZZLE);
  await page.route("**/api/v1/game?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await cell(page, "r1c3").click();
  for (const key of ["4", "ArrowRight", "6", "ArrowRight", "ArrowRight", "2", "Control+z", "9"]) await page.keyboard.press(key);
  await shows(page, "r1c6", "9");
  assert.equal((await digits(page)).slice(0, 9), "534679...");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("Play it takes the digit whose answer is still awaited", withServer, async () => {
  const page = await app.open("/en/play?type");
  await page.waitForSelector("#entering:visible");
  for (const digit of PUZZLE.slice(0, 80)) await page.keyboard.press(digit === "." ? "0" : digit);
  await page.quiet();
  const asked = new Promise((resolve) => page.route("**/api/v1/game?*", resolve, { times: 1 }));
  await page.keyboard.press(PUZZLE[80]);
  const route = await asked;
  await page.click("#start");
  await route.continue();
  await page.waitForSelector("#entering", { state: "hidden" });
  assert.equal(await digits(page), PUZZLE);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a late answer to a move does not replace the puzzle opened meanwhile", withServer, async () => {
  const page = await play(PUZZLE);
  await page.route("**/api/v1/game?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await enter(page, WITH_MISTAKE);
  await page.waitForFunction((count) => document.querySelectorAll("#grid .d").length === count, GIVENS);
  await page.waitForTimeout(500);
  assert.equal(await digits(page), WITH_MISTAKE);
  // The move was stored with its own game.
  await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`, { waitUntil: "networkidle" });
  await shows(page, "r1c3", "4");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a short failure of the server is reported, and what was written is sent again", withServer, async () => {
  const page = await play(PUZZLE);
  await page.route("**/api/v1/game?*", (route) => route.abort(), { times: 1 });
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await shows(page, "r1c3", "4");
  await page.waitForSelector("#note:visible");
  await page.waitForSelector("#note", { state: "hidden" });
  await page.waitForFunction(() => !document.querySelector("#undo").disabled);
  await page.context().close();
});

test("a puzzle being typed can be undone, reloaded and given up", async () => {
  const page = await play(PUZZLE);
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await shows(page, "r1c3", "4");
  await page.goto(`${app.base}/en/play`, { waitUntil: "networkidle" });
  await type(page);
  await page.waitForSelector("#entering:visible");
  for (const digit of "1.2 3") await page.keyboard.press(digit);
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 3);
  assert.equal((await digits(page)).slice(0, 6), "1.2.3.");
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 2);
  await page.reload({ waitUntil: "networkidle" });
  assert.ok(await page.isVisible("#entering"));
  assert.equal((await digits(page)).slice(0, 6), "1.2...");
  await page.click("#cancel");
  await page.waitForSelector("#modes [data-mode=enter]:visible");
  assert.equal((await digits(page)).slice(0, 4), "534.");
  await page.reload({ waitUntil: "networkidle" });
  assert.ok(await page.isHidden("#entering"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a typed puzzle without exactly one solution says why and shows none", async () => {
  const page = await app.open("/en/play");
  await type(page);
  await page.waitForSelector("#entering:visible");
  await page.keyboard.press("5");
  await page.keyboard.press("5");
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 2);
  await page.click("#solve");
  await page.waitForSelector("#note:visible");
  assert.equal(await page.locator("#grid .found").count(), 0);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the keys a page lists are those it acts on, named as on the keyboard", async () => {
  const page = await play(PUZZLE);
  const undo = await page.getAttribute("#undo", "aria-keyshortcuts");
  assert.equal(undo, "Control+Z");
  assert.equal(await page.textContent("#modes [data-mode=centre] kbd"), "C");
  await tab(page, "marks");
  assert.match(await page.textContent("[data-shortcuts=play]"), /Ctrl\+Z undo/);
  await cell(page, "r1c3").click();
  await page.keyboard.press("c");
  await page.keyboard.press("4");
  await page.waitForSelector("#grid .mid");
  const press = (key, code) => page.evaluate(([key, code]) => {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code, ctrlKey: true, bubbles: true, cancelable: true }));
  }, [key, code]);
  // On a German keyboard Y and Z are swapped.
  await press("z", "KeyY");
  await page.waitForSelector("#grid .mid", { state: "detached" });
  await press("y", "KeyZ");
  await page.waitForSelector("#grid .mid");
  // Letters of other alphabets count by their place on the keyboard.
  await press("я", "KeyZ");
  await page.waitForSelector("#grid .mid", { state: "detached" });
  assert.deepEqual(page.complaints, []);
  await page.goto(`${app.base}/de/about`, { waitUntil: "networkidle" });
  assert.match(await page.textContent("[data-shortcuts=play]"), /Strg\+Z/);
  assert.match(await page.textContent("[data-shortcuts=watch]"), /Leertaste/);
  await page.context().close();
});

/** A key of the number pad as browsers report it. */
const pad = (page, digit, { key, shiftKey = false, numLock = true }) => page.evaluate(([digit, key, shiftKey, numLock]) => {
  const event = new KeyboardEvent("keydown", { key: String(key), code: `Numpad${digit}`, shiftKey: Boolean(shiftKey), bubbles: true, cancelable: true, modifierNumLock: Boolean(numLock) });
  document.activeElement.dispatchEvent(event);
}, [digit, key, shiftKey, numLock]);

test("the number pad writes digits without NumLock, and marks with Shift, on Windows too", async () => {
  const page = await play(PUZZLE);
  await cell(page, "r1c3").click();
  await pad(page, 4, { key: "ArrowLeft", numLock: false });
  await shows(page, "r1c3", "4");
  await cell(page, "r1c4").click();
  // Windows lets go of Shift while it turns the key into an arrow; others say that it is held.
  await pad(page, 6, { key: "ArrowRight" });
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell")[3].querySelector(".cs .own")?.textContent === "6");
  await pad(page, 7, { key: "Home", shiftKey: true });
  await page.waitForFunction(() => [...document.querySelectorAll("#grid .cell")[3].querySelectorAll(".cs .own")].map((mark) => mark.textContent).join("") === "67");
  assert.equal((await digits(page)).slice(0, 4), "534.");
  // The other pages take its digits, too.
  await page.goto(`${app.base}/en/cross`);
  await page.waitForSelector("#rules li");
  await page.locator("#kz .cell").first().focus();
  await pad(page, 8, { key: "ArrowUp", numLock: false });
  assert.equal(await page.locator("#kz .cell").first().locator(".d").textContent(), "8");
  await page.context().close();
});

const CLIPBOARDS = { "never answers": "{ writeText: () => new Promise(() => {}) }", refuses: "{ writeText: () => Promise.reject(new Error('no')) }", "is not there": "undefined" };
for (const [what, clipboard] of Object.entries(CLIPBOARDS)) {
  test(`what should be copied is shown if the clipboard ${what}`, async () => {
    const page = await app.open("/en/about");
    await page.context().addInitScript(`Object.defineProperty(Navigator.prototype, "clipboard", { value: ${clipboard} })`);
    const places = [
      [`/en/play?puzzle=${PUZZLE}`, async () => { await tab(page, "share"); await page.click("#link"); }, "#shared"],
      [`/en/explain?puzzle=${PUZZLE}`, async () => { await page.waitForSelector("#path li"); await page.click("#link"); }, "#said"],
      [`/en/watch?puzzle=${PUZZLE}`, () => page.click("#moment"), "#say"],
    ];
    for (const [address, copies, says] of places) {
      await page.goto(`${app.base}${address}`, { waitUntil: "networkidle" });
      await copies();
      await page.waitForFunction(([says, link]) => document.querySelector(says).textContent.startsWith(link), [says, `${app.base}/en/`]);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
