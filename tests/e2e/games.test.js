// The games in this browser as small boards, and the statistics of those solved.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, SOLUTION, cell, start } from "./app.js";
import { axeOn } from "./axe.js";
import { faults } from "./layout.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const TOUCH = { viewport: PHONE, isMobile: true, hasTouch: true };

/** Games as Play keeps them: one begun long ago, one solved, one nearly done. */
const GAMES = {
  old: { title: "Hard, 17 November", at: Date.UTC(2026, 10, 17, 12), filled: 34, elapsed: 767_000, solved: false, givens: PUZZLE, grid: `${PUZZLE.slice(0, 2)}4${PUZZLE.slice(3)}`, level: "hard" },
  done: { title: "Easy 3", at: Date.UTC(2026, 10, 20, 12), filled: 81, elapsed: 242_000, solved: true, givens: PUZZLE, grid: SOLUTION, level: "easy" },
  near: { title: "A title that is far too long for the place there is below a small board", at: Date.UTC(2026, 10, 19, 12), filled: 79, elapsed: 1000, solved: false, givens: PUZZLE, grid: `${SOLUTION.slice(0, 79)}..`, level: "" },
};

/** The page with these games, and with these solved. */
async function games(path = "/en/games", { list = GAMES, solved = [], options = {} } = {}) {
  const page = await app.open("/en/about", options);
  await page.evaluate(([list, solved, givens]) => {
    localStorage.setItem("ennead.games", JSON.stringify(list));
    localStorage.setItem("ennead.solved", JSON.stringify(solved));
    for (const name of Object.keys(list)) localStorage.setItem(`ennead.game.${name}`, JSON.stringify({ version: 1, title: list[name].title, start: { givens }, moves: [{ do: "enter", cells: "r1c3", digit: 4 }], done: 1, taken_back: 0, hints: [], elapsed: list[name].elapsed }));
  }, [list, solved, PUZZLE]);
  await page.goto(app.base + path, { waitUntil: "networkidle" });
  return page;
}

const titles = (page) => page.$$eval("#games b span:first-child", (all) => all.map((one) => one.textContent.slice(0, 7)));

test("saved games are small boards, filtered and in the order one wants, and one press goes on", async () => {
  const page = await games();
  assert.deepEqual(await titles(page), ["Easy 3", "A title", "Hard, 1"]);
  assert.deepEqual(await page.$$eval("#which button", (all) => all.map((one) => one.textContent)), ["All 3", "Begun 2", "Solved 1"]);
  assert.equal(await page.locator("#games .mini").count(), 3);
  assert.match(await page.textContent("#games li:nth-child(1)"), /✓ 4:02.*20 November/);
  assert.match(await page.textContent("#games li:nth-child(3)"), /17 November12:47/);
  await page.click("#which [data-which=begun]");
  assert.deepEqual(await titles(page), ["A title", "Hard, 1"]);
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await titles(page), ["Easy 3"]);
  await page.click("#which [data-which=all]");
  await page.selectOption("#order", "progress");
  assert.deepEqual(await titles(page), ["A title", "Hard, 1", "Easy 3"]);
  await page.selectOption("#order", "time");
  assert.deepEqual(await titles(page), ["Hard, 1", "Easy 3", "A title"]);
  await page.reload({ waitUntil: "networkidle" });
  assert.equal(await page.inputValue("#order"), "time", "the order is remembered");
  await page.click("#games li:nth-child(1) a");
  await page.waitForFunction(() => document.querySelector("#title")?.textContent === "Hard, 17 November");
  assert.equal(new URL(page.url()).search, "", "a reload goes on with the game, whatever comes next");
  assert.equal((await cell(page, "r1c3").locator(".d").textContent()), "4");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("deleting acts at once, by touch on a phone, and can be undone; a game that is gone is said to be", async () => {
  const page = await games("/de/games", { options: TOUCH });
  assert.deepEqual(await page.evaluate(faults), []);
  const away = page.locator("#games .away").first();
  const { width, height } = await away.boundingBox();
  assert.ok(width >= 44 && height >= 44);
  await away.tap();
  assert.deepEqual(await titles(page), ["A title", "Hard, 1"]);
  assert.match(await page.textContent(".toast"), /„Easy 3“/);
  await page.tap(".toast button:not(.away)");
  assert.deepEqual(await titles(page), ["Easy 3", "A title", "Hard, 1"]);
  assert.ok(await page.evaluate(() => localStorage.getItem("ennead.game.done")));
  // Another tab deletes what this one is about to open.
  await page.evaluate(() => localStorage.removeItem("ennead.game.old"));
  await page.tap("#games li:nth-child(3) a");
  await page.waitForSelector("#trouble:visible");
  assert.match(await page.textContent("#trouble"), /nicht mehr in diesem Browser/);
  await page.context().close();
});

test("a page without games says what will be here", async () => {
  const page = await app.open("/nl/games");
  assert.match(await page.textContent("#games"), /Nog geen spel/);
  await page.click("#t-statistics");
  assert.match(await page.textContent("#statistics"), /Nog niets opgelost/);
  assert.equal(await page.isDisabled("#export"), true);
  assert.deepEqual(await axeOn(page), []);
  await page.context().close();
});

/** Twelve easy puzzles without help, one with hints, one of the player's own, one from before techniques were kept. */
const SOLVED = [
  ...Array.from({ length: 12 }, (_, i) => ({ id: `e${i}`, level: "easy", elapsed: (i + 1) * 60_000, hints: 0, at: i, technique: i < 6 ? "hidden-single" : "naked-single" })),
  { id: "h", level: "easy", elapsed: 1000, hints: 2, at: 20, technique: "x-wing", asked: ["x-wing", "naked-single"] },
  { id: "o", level: "extreme", elapsed: 1, hints: 0, at: 21, own: true, technique: "x-wing" },
  { id: "before", level: "hard", elapsed: 300_000, hints: 0, at: 22 },
];

const rows = (page, at) => page.$$eval(`#statistics section:nth-of-type(${at}) tbody tr`, (all) => all.map((row) => [...row.children].map((one) => one.textContent).join(" ")));

test("statistics go by level and technique; help and one's own puzzles are counted apart", async () => {
  const page = await games("/en/games?tab=statistics", { solved: SOLVED });
  await page.waitForFunction(() => document.querySelectorAll("#statistics section").length === 3);
  assert.deepEqual(await rows(page, 1), ["easy 12 1:00 6:30 7:30 1", "hard 1 5:00 5:00 – 0"]);
  assert.deepEqual(await rows(page, 2), ["Naked single 6 9:30 0 1", "Hidden single 6 3:30 0 0", "X-wing 0 – 1 1"]);
  assert.match(await page.textContent("#statistics"), /Your own puzzlesSolved: 1, of these with hints: 0/);
  assert.equal(await page.locator("#statistics .hist").count(), 1);
  assert.deepEqual(await axeOn(page), []);
  await page.setViewportSize({ width: 320, height: 568 });
  assert.deepEqual(await page.evaluate(faults), []);
  // Forgotten, and not.
  await page.click("#forget");
  assert.match(await page.textContent("#statistics"), /Nothing solved yet/);
  await page.click(".toast button:not(.away)");
  assert.equal((await rows(page, 1)).length, 2);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("statistics are saved to a file and merged in another browser; a second time nothing is new", async (t) => {
  const page = await games("/en/games?tab=statistics", { solved: SOLVED });
  const saved = page.waitForEvent("download");
  await page.click("#export");
  // The browser may be another program's: it hands the file over.
  const folder = await mkdtemp(join(tmpdir(), "ennead-"));
  t.after(() => rm(folder, { recursive: true }));
  await (await saved).saveAs(join(folder, "statistics.json"));
  const text = await readFile(join(folder, "statistics.json"), "utf8");
  const other = await games("/en/games?tab=statistics", { list: {}, solved: [{ id: "e0", level: "easy", elapsed: 5000, hints: 0, at: 99 }, { id: "x", level: "easy", elapsed: 2000, hints: 0, at: 100 }] });
  await other.setInputFiles("#import-file", { name: "a.json", mimeType: "application/json", buffer: Buffer.from(`\uFEFF${text}`) });
  await other.waitForFunction(() => /15 times added/.test(document.querySelector(".toast")?.textContent));
  const kept = () => other.evaluate(() => JSON.parse(localStorage.getItem("ennead.solved")));
  assert.equal((await kept()).length, 16);
  assert.equal((await kept()).find(({ id }) => id === "e0").elapsed, 60_000, "what was solved first counts");
  await other.setInputFiles("#import-file", { name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await other.waitForFunction(() => /here already/.test(document.querySelector("#said").textContent));
  await other.click(".toast button:not(.away)");
  assert.equal((await kept()).length, 2);
  // A file of everything is understood too.
  await other.setInputFiles("#import-file", { name: "b.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ ennead: 1, kept: { solved: SOLVED.slice(0, 3) } })) });
  await other.waitForFunction(() => /3 times added/.test(document.querySelector(".toast")?.textContent));
  assert.deepEqual([...page.complaints, ...other.complaints], []);
  await Promise.all([page, other].map((each) => each.context().close()));
});

test("a file that is not ours, or is broken, is refused with the reason, and nothing changes", async () => {
  const page = await games("/en/games?tab=statistics", { solved: SOLVED });
  const before = await page.evaluate(() => localStorage.getItem("ennead.solved"));
  const broken = [{ ...SOLVED[0], id: "new" }, { ...SOLVED[1], id: "worse", elapsed: "soon" }];
  for (const [text, reason] of [
    ["", /not JSON/],
    ["time,level\n1:00,easy", /not JSON/],
    ["null", /not from ennead/],
    ["[1]", /not from ennead/],
    ['{"solved":[]}', /not from ennead/],
    ['{"ennead":1,"solved":"all"}', /not from ennead/],
    ['{"ennead":2,"solved":[]}', /later version/],
    [JSON.stringify({ ennead: 1, solved: broken }), /Entry 2/],
    [JSON.stringify({ ennead: 1, solved: [{ ...SOLVED[0], level: "<img src=x>" }] }), /Entry 1/],
  ]) {
    await page.setInputFiles("#import-file", { name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await page.waitForFunction((reason) => new RegExp(reason).test(document.querySelector("#error").textContent), reason.source);
    assert.equal(await page.evaluate(() => localStorage.getItem("ennead.solved")), before, text);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
