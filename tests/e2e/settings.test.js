// Settings hold at once, on the page Play and in every other tab that is open.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, SOLUTION, cell, start } from "./app.js";
import { axeOn } from "./axe.js";
import { faults } from "./layout.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

/** Play, and in another tab the settings. */
async function two(query = `puzzle=${PUZZLE}`, options = {}) {
  const play = await app.open(`/en/play?${query}`, options);
  await play.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
  const settings = await play.context().newPage();
  await settings.goto(`${app.base}/en/settings`, { waitUntil: "networkidle" });
  return { play, settings };
}

const choose = (page, name, value) => page.click(`[data-choice=${name}] [data-value=${value}]`);

test("mistakes as one types, on demand or never, in a tab that is open already", async () => {
  const { play, settings } = await two();
  await cell(play, "r1c3").click();
  await play.keyboard.press("2");
  await play.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  assert.equal(await play.locator("#grid .wrong").count(), 0);
  await choose(settings, "check", "typing");
  await play.waitForSelector("#grid .wrong");
  await choose(settings, "check", "never");
  await play.waitForSelector("#grid .wrong", { state: "detached" });
  await play.waitForSelector("#check", { state: "hidden" });
  await choose(settings, "check", "asked");
  await play.waitForSelector("#check:visible");
  assert.equal(await play.locator("#grid .wrong").count(), 0);
  assert.deepEqual(play.complaints, []);
  await play.context().close();
});

test("clock, theme, sizes, marks and switches hold in all tabs, and after a reload before anything is drawn", async () => {
  const { play, settings } = await two();
  await cell(play, "r1c3").click();
  for (const key of ["Shift+1", "Shift+2", "Shift+9"]) await play.keyboard.press(key);
  await play.waitForFunction(() => document.querySelectorAll("#grid .cs .own").length === 3);
  const places = () => play.$$eval("#grid .cs .own", (marks) => marks.map((mark) => Math.round(mark.getBoundingClientRect().y)));
  assert.ok(new Set(await places()).size > 1, "1 and 9 have places of their own");
  await choose(settings, "marks", "row");
  await play.waitForFunction(() => document.documentElement.dataset.marks === "row");
  assert.equal(new Set(await places()).size, 1);
  const size = () => play.$eval("#grid .given", (one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const usual = await size();
  await choose(settings, "size", "large");
  await play.waitForFunction(() => document.documentElement.dataset.size === "large");
  assert.ok((await size()) > usual * 1.1);
  await choose(settings, "theme", "white");
  await play.waitForFunction(() => getComputedStyle(document.documentElement).backgroundColor === "rgb(255, 255, 255)");
  await choose(settings, "clock", "hidden");
  await play.waitForSelector("#clock", { state: "hidden" });
  await settings.uncheck("[data-switch=houses]");
  await play.waitForFunction(() => !document.querySelector("#grid .peer"));
  await settings.uncheck("[data-setting=motion]");
  await play.waitForFunction(() => document.documentElement.dataset.motion === "none");
  await play.reload();
  // Pages of the site have their file there, too.
  const { file, ...chosen } = await play.evaluate(() => ({ ...document.documentElement.dataset }));
  assert.deepEqual(chosen, { theme: "white", size: "large", marks: "row", motion: "none" });
  // What was chosen is there again, and what is kept can be emptied and brought back.
  await settings.reload({ waitUntil: "networkidle" });
  assert.equal(await settings.getAttribute("[data-choice=clock] [data-value=hidden]", "aria-checked"), "true");
  await settings.click("#empty");
  await play.waitForFunction(() => !document.documentElement.dataset.theme);
  await settings.click(".toast button:not(.away)");
  await play.waitForFunction(() => document.documentElement.dataset.theme === "white");
  assert.deepEqual(play.complaints, []);
  await play.context().close();
});

test("without a clock nothing is counted: no time at the finish, none in the statistics, none in the result", async () => {
  const { play, settings } = await two(`puzzle=${SOLUTION.slice(0, 80)}.`);
  await choose(settings, "clock", "none");
  await play.waitForSelector("#clock", { state: "hidden" });
  await play.bringToFront();
  await cell(play, "r9c9").click();
  await play.keyboard.press(SOLUTION[80]);
  await play.waitForSelector("#next:visible");
  assert.doesNotMatch(await play.textContent("#finish"), /\d:\d\d/);
  assert.equal(await play.evaluate(() => localStorage.getItem("ennead.solved")), null);
  assert.deepEqual(play.complaints, []);
  await play.context().close();
});

test("the names of cells change in other tabs too, and nothing is lost there", async () => {
  const { play, settings } = await two();
  await cell(play, "r1c3").click();
  await play.keyboard.press("4");
  await play.waitForFunction(() => document.querySelectorAll("#grid .cell.own").length === 1);
  await Promise.all([play.waitForEvent("load"), settings.selectOption(".opt [data-cells]", "Z1S5")]);
  await play.waitForFunction(() => document.querySelector("#verdict")?.dataset.opened);
  assert.equal(await cell(play, "r1c3").locator(".d").textContent(), "4");
  await play.click("#hint");
  await play.waitForSelector("#depths p");
  assert.equal(await play.inputValue("[data-cells]"), "Z1S5");
  assert.deepEqual(play.complaints, []);
  await play.context().close();
});

test("a digit is heard and felt if one wants, a repeat and the end too, and not while they are off", async () => {
  const listen = () => {
    globalThis.heard = [];
    globalThis.felt = [];
    navigator.vibrate = (pattern) => globalThis.felt.push([pattern].flat().length);
    globalThis.AudioContext = class {
      currentTime = 0;
      resume() {}
    };
    globalThis.OscillatorNode = class {
      constructor(_, { frequency }) { globalThis.heard.push(frequency); }
      connect(next) { return next; }
      start() {}
      stop() {}
    };
    globalThis.GainNode = class {
      gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      connect(next) { return next; }
    };
  };
  const play = await app.open("/en/about");
  await play.context().addInitScript(listen);
  await play.goto(`${app.base}/en/play?puzzle=${SOLUTION.slice(0, 79)}..`, { waitUntil: "networkidle" });
  const write = async (name, digit) => {
    await cell(play, name).click();
    await play.keyboard.press(digit);
  };
  await write("r9c8", SOLUTION[79]);
  await play.waitForFunction(() => !document.querySelector("#undo").disabled);
  assert.deepEqual(await play.evaluate(() => [globalThis.heard, globalThis.felt]), [[], []]);
  const settings = await play.context().newPage();
  await settings.goto(`${app.base}/de/settings`, { waitUntil: "networkidle" });
  await settings.check("[data-setting=sound]");
  await settings.check("[data-switch=vibrate]");
  await play.bringToFront();
  await write("r9c9", SOLUTION[79]);
  await play.waitForFunction(() => globalThis.heard.length === 3 && globalThis.felt.length === 2);
  assert.deepEqual(await play.evaluate(() => [globalThis.heard, globalThis.felt]), [[880, 196, 196], [1, 3]]);
  // The cell is selected: another press on it would be a double one.
  await play.keyboard.press(SOLUTION[80]);
  await play.waitForFunction(() => globalThis.heard.length === 8 && globalThis.felt.length === 4);
  assert.deepEqual(play.complaints, []);
  await play.context().close();
});

test("the page fits phones and projectors in three languages, by finger and by key", async () => {
  for (const language of ["en", "de", "nl"]) {
    for (const [width, height] of [[320, 568], [390, 844], [740, 360], [1280, 800]]) {
      const page = await app.open(`/${language}/settings`, { viewport: { width, height } });
      assert.deepEqual(await page.evaluate(faults), [], `${language} ${width}`);
      const small = await page.$$eval("main .seg button, main .foot button, main select", (all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.textContent));
      assert.deepEqual(small, [], `${language} ${width}`);
      if (width === 1280 || width === 320) assert.deepEqual(await axeOn(page), []);
      await page.context().close();
    }
  }
  const page = await app.open("/de/settings", { viewport: PHONE });
  await page.focus("[data-choice=size] [aria-checked=true]");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.size), "large");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.value), "small");
  await page.context().close();
});

test("a digit settles and a full house is swept, but not for whoever wants no motion", async () => {
  const moves = async (options, storage = {}) => {
    const page = await app.open("/en/about", options);
    await page.evaluate((storage) => Object.entries(storage).forEach(([key, value]) => localStorage.setItem(key, value)), storage);
    await page.goto(`${app.base}/en/play?puzzle=${SOLUTION.slice(0, 78)}...`, { waitUntil: "networkidle" });
    await cell(page, "r9c7").click();
    await page.keyboard.press(SOLUTION[78]);
    await page.quiet();
    await page.evaluate(() => {
      globalThis.moved = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        globalThis.moved++;
        return animate.apply(this, how);
      };
    });
    await cell(page, "r9c8").click();
    await page.keyboard.press(SOLUTION[79]);
    await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 80);
    await page.quiet();
    const settled = await page.evaluate(() => globalThis.moved);
    await cell(page, "r9c9").click();
    await page.keyboard.press(SOLUTION[80]);
    await page.waitForSelector("#next:visible");
    await page.quiet();
    const rippled = (await page.evaluate(() => globalThis.moved)) - settled;
    await page.context().close();
    return [settled, rippled];
  };
  // The digit, and the nine cells of the column; row and box have a cell left.
  // At the end the last digit, its three houses, and the ripple over all cells.
  assert.deepEqual(await moves({}), [10, 1 + 3 * 9 + 81]);
  assert.deepEqual(await moves({ reducedMotion: "reduce" }), [0, 0]);
  assert.deepEqual(await moves({}, { "ennead.settings": '{"motion":"none"}' }), [0, 0]);
});
