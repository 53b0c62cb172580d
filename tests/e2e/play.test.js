// A puzzle is played: digits, marks, undo, hints, reload, finish.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, PUZZLE, SOLUTION, cell, digits, enter, paste, start, tab, type } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

/** Asks for the next depth of a hint, and waits until it is there. */
async function deeper(page, depth) {
  await page.click("#hint");
  await page.waitForFunction((depth) => document.querySelector("#depths").dataset.depth === String(depth), depth, { timeout: 60_000 });
}

test("a puzzle is pasted, played with keys, marked, undone, reloaded and continued", async () => {
  const page = await app.open("/en/play");
  await paste(page, PUZZLE);
  assert.equal(await digits(page), PUZZLE);
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+2");
  await page.keyboard.press("Shift+6");
  await page.keyboard.press("Control+6");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell")[3].querySelectorAll(".cs span").length === 2);
  assert.equal(await cell(page, "r1c4").locator(".mid").textContent(), "6");
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => !document.querySelectorAll("#grid .cell")[3].querySelector(".mid"));
  await page.keyboard.press("Control+y");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell")[3].querySelector(".mid"));
  await page.reload({ waitUntil: "networkidle" });
  assert.equal((await digits(page))[2], "4");
  assert.equal(await cell(page, "r1c4").locator(".mid").textContent(), "6");
  for (let i = 0; i < 4; i++) await page.click("#undo");
  await page.waitForFunction(() => document.querySelector("#undo").disabled);
  assert.equal(await digits(page), PUZZLE);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("whoever opens a puzzle goes on in the grid with the next key", async () => {
  const page = await app.open("/en/play");
  await paste(page, PUZZLE);
  await page.keyboard.press("4");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await paste(page, SOLUTION.replace("5", "."));
  await page.waitForFunction(() => document.querySelectorAll("#grid .given").length === 80);
  // A game that was begun is continued: there is something to undo.
  await paste(page, PUZZLE);
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 0);
  await tab(page, "new");
  await page.locator("#levels button").first().click();
  await page.waitForFunction(() => document.activeElement.closest("#grid"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("two presses with anything between them are no double press", async () => {
  const page = await app.open("/en/play");
  await paste(page, PUZZLE);
  const selected = () => page.locator("#grid .cell[aria-selected='true']").count();
  await cell(page, "r1c1").dblclick();
  assert.equal(await selected(), 3, "a double press selects the digit's equals");
  // The events of one moment: the time between two presses is too short for the browser's driver.
  const press = (at) => `document.querySelectorAll("#grid .cell")[${at}].dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: 1 })); dispatchEvent(new PointerEvent("pointerup"));`;
  await page.evaluate(`${press(1)} document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })); ${press(1)}`);
  assert.equal(await selected(), 1, "a key came between");
  // The press before the puzzle was opened: the cell is pressed first of all, and selected.
  await page.evaluate(press(1));
  await paste(page, SOLUTION.replace("5", "."));
  await page.evaluate(press(1));
  assert.equal(await selected(), 1, "a puzzle was opened between");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("conflicts are shown, mistakes only when asked for", async () => {
  const page = await app.open("/en/play");
  await paste(page, PUZZLE);
  await cell(page, "r1c3").click();
  await page.keyboard.press("5");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.clash").length === 2);
  await page.keyboard.press("2");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.clash").length === 0);
  assert.equal(await page.locator("#grid .cell.wrong").count(), 0);
  await page.click("#check");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.wrong").length === 1);
  assert.match(await page.textContent("#finding"), /r1c3 is not 2/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("hints go deeper, are drawn, and solve the puzzle when carried out", async () => {
  const page = await app.open("/en/play");
  await paste(page, PUZZLE);
  await page.click("#hint");
  await page.waitForSelector("#depths p");
  assert.match(await page.textContent("#depths"), /Look at/);
  assert.equal(await page.isVisible("#do-step"), false);
  await page.click("#hint");
  await page.click("#hint");
  await page.waitForSelector("#do-step:visible");
  assert.equal(await page.locator("#grid .ghost").count(), 1);
  for (let i = 0; i < 51; i++) {
    for (let depth = 1; depth <= 3 && !(await page.isVisible("#do-step")); depth++) await deeper(page, depth);
    await page.click("#do-step");
    await page.waitForFunction((filled) => document.querySelectorAll("#grid .d").length === filled, 31 + i);
  }
  assert.equal(await digits(page), SOLUTION);
  assert.equal(await page.textContent("#sheet-title"), "Solved");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a puzzle is typed into an empty grid, checked and played", async () => {
  const page = await app.open("/de/play");
  await type(page);
  await page.waitForSelector("#entering:visible");
  for (const digit of PUZZLE) await page.keyboard.press(digit === "." ? "0" : digit);
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 30);
  await page.click("#solve");
  await page.waitForFunction(() => document.querySelectorAll("#grid .found").length === 51);
  assert.equal(await page.textContent("#note"), "Eine Lösung · leicht · ER 1,2", "no list of givens that could be left out");
  await page.click("#start");
  await page.waitForSelector("#modes [data-mode=enter]:visible");
  assert.equal(await digits(page), PUZZLE);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a game by level is paused, its moves get reasons, and it is exported", async () => {
  const page = await app.open("/en/play");
  await tab(page, "new");
  await page.click("[data-level=hard]");
  await page.waitForFunction(() => /Hard/.test(document.querySelector("#title").textContent));
  await page.click("#pause");
  assert.ok(await page.isVisible("#veil"));
  await page.click("#resume");
  await tab(page, "marks");
  await page.click("#fill");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cs").length > 20);
  await tab(page, "moves");
  await page.waitForSelector("#moves input");
  await page.fill("#moves input", "all candidates first");
  await page.press("#moves input", "Tab");
  await page.quiet();
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#protocol")]);
  const text = (await (await file.createReadStream()).toArray()).join("");
  assert.match(text, /all candidates marked {2}\(all candidates first\)/);
  await tab(page, "share");
  await page.selectOption("#format", "line");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#export")]);
  assert.match((await (await saved.createReadStream()).toArray()).join(""), /^[1-9.]{81}/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a hint that is a net has its lines one by one", async () => {
  // AI Escargot: after a few steps, nothing but a net helps.
  const page = await app.open("/en/play?puzzle=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  for (let step = 0; step < 12; step++) {
    for (let depth = 1; depth <= 3; depth++) await deeper(page, depth);
    await page.quiet();
    if (await page.locator("#depths ol.lines").count()) break;
    await page.click("#do-step");
    await page.waitForSelector("#depths p", { state: "detached" });
  }
  const said = () => page.$$eval("#depths ol.lines li:not(.fut)", (items) => items.map((item) => item.textContent));
  assert.match((await said()).join(), /^1Suppose r\dc\d = \d$/);
  await page.locator("#depths .rowx .main").click();
  assert.equal((await said()).length, 2);
  await page.locator("#depths .rowx button").nth(1).click();
  assert.equal((await said()).length, await page.locator("#depths ol.lines li").count());
  assert.equal(await page.locator("#depths .rowx button").count(), 0);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("on a phone a tap selects, a key writes, and the hint's sheet covers no part of the grid", async () => {
  const page = await app.open(`/nl/play?puzzle=${PUZZLE}`, { viewport: PHONE, hasTouch: true, isMobile: true });
  await cell(page, "r1c3").tap();
  await page.locator("#keys [data-digit='4']").tap();
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await page.locator("#hint").tap();
  await page.waitForSelector("#depths p:visible");
  const side = await page.locator(".sheet").boundingBox();
  const grid = await page.locator("#grid").boundingBox();
  assert.ok(side.y >= grid.y + grid.height, `the sheet begins at ${side.y}`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("an unreadable text is reported with the place of the error, and hostile text stays text", async () => {
  const page = await app.open("/en/play", { viewport: DESKTOP });
  await page.evaluate(() => (globalThis.hacked = false));
  await enter(page, `<img src=x onerror="hacked=true"><script>hacked=true</script>`);
  await page.waitForSelector("#error:visible");
  for (const path of [`/en/explain?puzzle=%22%3E%3Cscript%3Ehacked%3Dtrue%3C/script%3E`, `/en/watch?puzzle=%3C/script%3E%3Cscript%3Ehacked%3Dtrue%3C/script%3E`]) {
    const other = await app.open(path);
    assert.equal(await other.evaluate(() => globalThis.hacked), undefined, path);
    await other.context().close();
  }
  assert.equal(await page.evaluate(() => globalThis.hacked), false);
  // A name, a reason, a stored game: whatever a page shows of them is text.
  const evil = "<img src=x onerror=hacked=true><script>hacked=true</script>";
  const quoted = evil.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  await paste(page, `<opensudoku version="2"><name>${quoted}</name><author>${quoted}</author><game data="${PUZZLE.replaceAll(".", "0")}"/></opensudoku>`);
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 30);
  assert.equal(await page.textContent("#title"), evil);
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await tab(page, "moves");
  await page.fill("#moves input", evil);
  await page.press("#moves input", "Tab");
  await page.quiet();
  await tab(page, "games");
  await page.reload({ waitUntil: "networkidle" });
  assert.equal(await page.textContent("#title"), evil);
  assert.equal(await page.evaluate(() => globalThis.hacked), undefined);
  const { status, type, body } = await app.api("solve", { puzzle: "12x" });
  assert.deepEqual([status, type], [400, "application/problem+json"]);
  assert.equal(body.line, 1);
  await page.context().close();
});
