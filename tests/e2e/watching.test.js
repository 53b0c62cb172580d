// Watch: it opens at something to see, nothing moves while it plays, and every moment can be reached
// and named.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./app.js";
import { watchShifts } from "./monkey/eyes.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const at = (page) => page.$eval("#timeline", (slider) => Number(slider.getAttribute("aria-valuenow")));
const changes = (page, from) => page.waitForFunction((from) => Number(document.querySelector("#timeline").getAttribute("aria-valuenow")) !== from, from);

test("it opens at the first guess", async () => {
  const page = await app.open("/en/watch");
  await page.waitForFunction(() => document.querySelector("#n-guesses").textContent === "1");
  assert.equal(await page.locator("#grid .guess").count(), 1);
  const start = await app.open("/en/watch?at=0");
  assert.equal(await at(start), 0);
  assert.deepEqual([...page.complaints, ...start.complaints], []);
  await Promise.all([page, start].map((each) => each.context().close()));
});

for (const [width, height] of [[1280, 800], [1024, 768], [768, 1024], [390, 844]]) {
  test(`nothing moves while it plays: ${width}×${height}`, async () => {
    const page = await app.open("/en/about", { viewport: { width, height } });
    await page.addInitScript(watchShifts);
    await page.goto(`${app.base}/en/watch`, { waitUntil: "networkidle" });
    await page.click("#run");
    // Shifts soon after a press are the visitor's own.
    await page.waitForTimeout(700);
    const before = await page.evaluate(() => globalThis.shifted.sum);
    const place = () => page.$$eval("#grid, .think, .time, .drive", (parts) => JSON.stringify(parts.map((part) => part.getBoundingClientRect())));
    const first = await place();
    await page.waitForTimeout(2500);
    const { sum, what } = await page.evaluate(() => globalThis.shifted);
    assert.ok(sum - before <= 0.1, `${sum - before}: ${what}`);
    assert.equal(await place(), first);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

test("on a tablet the arrays are below their tab, and a wide screen needs no tab for them", async () => {
  const page = await app.open("/en/watch?engine=dancing-links", { viewport: { width: 768, height: 1024 } });
  const tabs = () => page.locator(".watch [role=tablist]").boundingBox();
  const before = await tabs();
  await page.click("#t-arrays");
  assert.deepEqual(await tabs(), before);
  assert.ok((await page.locator("#rstack").boundingBox()).y >= before.y + before.height);
  const say = () => page.locator("#say").boundingBox();
  const said = await say();
  await page.click("#t-tree");
  assert.deepEqual(await say(), said);
  await page.click("#t-arrays");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForSelector("#p-code", { timeout: 2000 });
  assert.equal(await page.getAttribute("#t-code", "aria-selected"), "true");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("backwards, back to a guess, to a line and back to it, and a link to the moment", async (t) => {
  const app = await start({ alone: true });
  t.after(() => app.stop());
  const page = await app.open("/en/watch?at=4000", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.click("#backwards");
  await page.waitForFunction(() => Number(document.querySelector("#timeline").getAttribute("aria-valuenow")) < 3990);
  await page.click("#backwards");
  await page.waitForTimeout(200);
  let now = await at(page);
  await page.click("[data-jump-back=guess]");
  await changes(page, now);
  assert.ok((await at(page)) < now);
  assert.match(await page.textContent("#say"), /^Guess/);
  now = await at(page);
  // Arrows go on stepping after a click.
  await page.keyboard.press("ArrowRight");
  await changes(page, now);
  assert.equal(await at(page), now + 1);
  const line = Number(await page.getAttribute("#p-code .acts", "data-line"));
  await page.click(`#p-code [data-line="${line}"]`);
  await changes(page, now + 1);
  const next = await at(page);
  assert.ok(next > now + 1);
  assert.equal(Number(await page.getAttribute("#p-code .acts", "data-line")), line);
  await page.click(`#p-code [data-line="${line}"]`, { modifiers: ["Shift"] });
  await changes(page, next);
  assert.ok((await at(page)) < next);
  await page.click("#moment");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await app.open(link.replace(app.base, ""));
  assert.equal(await at(other), await at(page));
  assert.deepEqual([...page.complaints, ...other.complaints], []);
  await Promise.all([page, other].map((each) => each.context().close()));
});

test("in Explain arrows walk along the path, the focus with them, and nothing scrolls the grid away", async () => {
  const page = await app.open("/en/explain", { viewport: { width: 390, height: 844 } });
  await page.waitForSelector("#path button");
  await page.locator("#path button").first().click();
  for (let at = 2; at <= 12; at++) {
    await page.keyboard.press("ArrowDown");
    assert.match(await page.textContent("#title"), new RegExp(`^Step ${at} `));
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-current")), "step");
  }
  const { top, scrolled } = await page.evaluate(() => ({ top: document.querySelector("#grid").getBoundingClientRect().top, scrolled: scrollY }));
  assert.ok(top > 0 && scrolled === 0);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("Explain leaves out the steps that nobody needs, and puts them back", async () => {
  const page = await app.open("/en/explain?puzzle=..7..98..6.......784....1.6.1..823....95.....2.8..7...9.......3.2513.96.....58...");
  const hard = () => page.$$eval("#path button", (rows) => rows.filter((row) => !/single|Full house/.test(row.textContent)).length);
  const waitForHard = (count) => page.waitForFunction((count) => [...document.querySelectorAll("#path button")].filter((row) => !/single|Full house/.test(row.textContent)).length === count, count);
  await page.waitForSelector("#path button");
  const usual = await hard();
  assert.ok(usual >= 4);
  await page.check("#short");
  await waitForHard(1);
  assert.match(page.url(), /[?&]short/);
  await page.reload();
  await waitForHard(1);
  assert.ok(await page.isChecked("#short"));
  // After several changes at once, the last counts.
  for (const on of [false, true, false]) await page.setChecked("#short", on);
  await waitForHard(usual);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("an empty grid in Explain leaves title and arrows where they are", async () => {
  const page = await app.open(`/en/explain?puzzle=${".".repeat(81)}`);
  await page.waitForFunction(() => document.querySelector("#say").textContent);
  const [title, arrows, side] = await Promise.all(["#title", ".title .end", ".side"].map((selector) => page.locator(selector).boundingBox()));
  assert.ok(title.x + title.width <= arrows.x + 1 && arrows.x + arrows.width <= side.x);
  await page.context().close();
});

test("each engine shows arrays that mean something for it", async () => {
  const counted = (page) => page.$$eval("#rstack text", (texts) => texts.filter((text) => text.textContent).length);
  const tries = await app.open("/en/watch?engine=backtracking&at=3000");
  await tries.waitForFunction(() => document.querySelector("#n-guesses").textContent !== "0");
  assert.ok((await counted(tries)) > 20);
  assert.match(await tries.getAttribute("#rstack", "aria-label"), /^How many digits have been tried in each cell\. Most: \d/);
  // Moving the focus reads out a cell.
  await tries.locator("#grid .cell").first().click();
  await tries.waitForFunction(() => /^r1c1: \d+ digits tried$/.test(document.querySelector("#readout").textContent));
  const cover = await app.open("/en/watch?engine=dancing-links&at=23");
  await cover.waitForFunction(() => document.querySelector("#v-taken").textContent === "23");
  const [rows, columns] = await Promise.all(["#v-rows", "#v-columns"].map((id) => cover.textContent(id)));
  assert.equal(Number(columns), 324 - 4 * 23);
  assert.ok(Number(rows) > 0 && Number(rows) < 300);
  const drawn = () => cover.$$eval("#rstack .m-open, #rstack .m-taken", (paths) => paths.map((path) => (path.getAttribute("d") ?? "").split("M").length - 1));
  assert.deepEqual(await drawn(), [4 * Number(rows), 4 * 23]);
  assert.match(await cover.getAttribute("#rstack", "aria-label"), /Rows taken: 23/);
  const struck = await app.open("/de/watch?engine=three-tier");
  assert.match(await struck.getAttribute("#rstack", "aria-label"), /^Kandidaten/);
  assert.deepEqual([...tries.complaints, ...cover.complaints, ...struck.complaints], []);
  await Promise.all([tries, cover, struck].map((each) => each.context().close()));
});

test("the search tree is drawn: the way that holds, and the branches given up, the larger the more was in them", async () => {
  const page = await app.open("/en/watch?at=30000");
  await page.click("#t-tree");
  await page.waitForFunction(() => document.querySelectorAll("#tree .way text").length || document.querySelectorAll("#tree text.way").length);
  const depth = Number(await page.textContent("#n-depth"));
  assert.equal(await page.locator("#tree text.way").count(), depth - 1);
  assert.ok((await page.locator("#tree text.given-up").count()) > 0);
  assert.match(await page.textContent("#tree"), /r9c6 = 1 given up, [\d,]+ events inside/);
  // The last level is in view.
  const { bottom, end } = await page.evaluate(() => ({ bottom: document.querySelector("#tree li:last-child").getBoundingClientRect().bottom, end: document.querySelector("#p-tree").getBoundingClientRect().bottom }));
  assert.ok(bottom <= end + 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("no diagonal of the structure chart crosses out a word", async () => {
  const page = await app.open("/de/watch?engine=backtracking&tab=chart");
  const words = await page.$$eval("#p-chart .cond > span:first-of-type", (all) => all.map((each) => {
    const { position, backgroundColor } = getComputedStyle(each);
    return { position, hides: backgroundColor !== "rgba(0, 0, 0, 0)", after: each.previousElementSibling?.tagName };
  }));
  assert.ok(words.length > 0);
  for (const each of words) assert.deepEqual(each, { position: "relative", hides: true, after: "svg" });
  await page.context().close();
});

test("on a projector letters are large", async () => {
  const page = await app.open("/en/watch", { viewport: { width: 1920, height: 1080 } });
  const sizes = await page.$$eval("#p-code .acts span, #grid .cs, #say, .watch .lab, #speed-text", (parts) => parts.map((part) => parseFloat(getComputedStyle(part).fontSize)));
  assert.ok(Math.min(...sizes) >= 15, String(sizes));
  assert.ok((await page.locator("#grid").boundingBox()).width > 590);
  await page.context().close();
});

test("in Explain the lines of a net appear one by one, each with its number on the grid", async () => {
  // A net is needed in the middle of the path.
  const page = await app.open("/en/explain?puzzle=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  await page.locator("#path button", { hasText: "Forcing net (contradiction)" }).first().click();
  const shown = () => page.$$eval("#lines li:not(.fut)", (items) => items.map((item) => item.textContent));
  const numbers = () => page.$$eval("#grid .no", (marks) => marks.map((mark) => Number(mark.textContent)).sort((a, b) => a - b));
  assert.match((await shown()).join(), /^1Suppose r\dc\d = \d$/);
  assert.deepEqual(await numbers(), [1]);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowDown");
  assert.match((await shown())[1], /^2r\dc\d = \d \(last .*; line 1\)$/);
  assert.deepEqual(await numbers(), [1, 2]);
  await page.keyboard.press("ArrowUp");
  assert.equal((await shown()).length, 1);
  await page.keyboard.press("a");
  const all = await page.$$eval("#lines li", (items) => items.length);
  assert.equal((await shown()).length, all);
  assert.match((await shown()).at(-1), /left .*, so r\dc\d ≠ \d$/);
  assert.ok(await page.isDisabled("#line-next"));
  await page.click("#line-back");
  assert.equal((await shown()).length, all - 1);
  // Steps of other kinds have none.
  await page.locator("#path button", { hasText: "single" }).first().click();
  assert.ok(await page.isHidden("#argument"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a reload and the way back show the moment again, of the same puzzle", async () => {
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const page = await app.open(`/en/explain?puzzle=${puzzle}`);
  await page.waitForSelector("#path button");
  await page.goto(`${app.base}/en/watch`);
  await page.waitForFunction(() => document.querySelector("#timeline").getAttribute("aria-valuemax") !== "0");
  await page.click("#forward");
  await page.click("#forward");
  await page.quiet();
  const moment = await at(page);
  const shown = await page.textContent("#say");
  await page.reload();
  await page.waitForFunction((shown) => document.querySelector("#say").textContent === shown, shown);
  assert.equal(await at(page), moment);
  await page.goto(`${app.base}/en/about`);
  await page.goBack();
  await page.waitForFunction((shown) => document.querySelector("#say").textContent === shown, shown);
  assert.equal(new URL(page.url()).searchParams.get("puzzle"), puzzle);
  // Another engine has other moments.
  await page.selectOption("#engine", "backtracking");
  await page.waitForURL(/engine=backtracking/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
