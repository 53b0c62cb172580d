// Monkeys at the pages: random actions from a seed, each followed by a look at whether all is well.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, start } from "./app.js";
import { axeOn } from "./axe.js";
import { SEED, act } from "./monkey/act.js";
import { Crosser } from "./monkey/crosser.js";
import { look } from "./monkey/eyes.js";
import { Maker } from "./monkey/maker.js";
import { Monkey } from "./monkey/monkey.js";
import { Phone } from "./monkey/phone.js";
import { Ruler } from "./monkey/ruler.js";
import { Trainer } from "./monkey/trainer.js";
import { Watcher } from "./monkey/watcher.js";

const WIDE = { viewport: { width: 1280, height: 800 } };

let app;
before(async () => { app = await start(); });
after(() => app.stop());

/** Puzzles of three kinds: proper, with two solutions, with mistakes easily made. */
async function puzzles() {
  const made = await Promise.all(["easy", "hard", "very-hard"].map((level, seed) => app.api("generate", { level, seed, count: 2 })));
  const proper = made.flatMap(({ body }) => body.puzzles).map(({ puzzle, solution }) => ({ puzzle, solution }));
  const two = { puzzle: "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179", solution: "" };
  const review = "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";
  const { body } = await app.api("inspect", { puzzle: review });
  return [...proper, two, ...(body.opened === "proper" ? [{ puzzle: review, solution: body.solutions[0] }] : [])];
}

/** Lets a monkey play, and says what it has seen. */
async function plays(t, monkey, share) {
  const { page } = monkey;
  // A busy machine may take its time.
  page.setDefaultTimeout(120_000);
  const awaited = new Map();
  page.on("request", (request) => awaited.set(request, `${request.url()} ${request.postData()?.slice(0, 400) ?? ""}`));
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => awaited.delete(request));
  await monkey.start();
  const count = await act(monkey, page, share, async () => {
    const { cells, names, ...seen } = await monkey.page.evaluate(look).catch(() => ({}));
    return JSON.stringify({ ...seen, size: monkey.size, awaited: [...awaited.values()] });
  });
  // No more in 500 actions than a single page may. On a phone the digits make room for a sheet, however late its answer comes.
  assert.ok(monkey instanceof Phone || monkey.sum <= 0.1 * Math.max(1, count / 500), `the page shifts by ${monkey.sum.toFixed(3)} in all: ${JSON.stringify(monkey.shifts)}`);
  t.diagnostic(`${count} actions; ${monkey.states.size} states looked at with axe; shifts ${monkey.sum.toFixed(3)} in all: ${JSON.stringify(monkey.shifts)}`);
  await page.context().close();
}

test("a monkey plays", async (t) => {
  const page = await app.open("/en/play", { ...WIDE, bypassCSP: true });
  await plays(t, new Monkey(page, { seed: SEED, puzzles: await puzzles(), axe: axeOn }), 0.3);
});

test("a monkey plays on a phone, in two pages", async (t) => {
  const page = await app.open("/en/play", { viewport: PHONE, hasTouch: true, isMobile: true });
  // As in a network without HTTPS: pages cannot lock a game.
  if (SEED % 2 === 0) await page.context().addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  await plays(t, new Phone(page, { seed: SEED, puzzles: await puzzles() }), 0.2);
});

test("a monkey plays puzzles with rules, and on other boards", async (t) => {
  const page = await app.open("/en/about", WIDE);
  const monkey = new Ruler(page, app, SEED);
  await monkey.start();
  t.diagnostic(`${await act(monkey, page, 0.15)} actions`);
  await page.context().close();
});

test("a monkey watches", async (t) => {
  const page = await app.open("/en/about", WIDE);
  const monkey = new Watcher(page, app, SEED);
  await monkey.start();
  t.diagnostic(`${await act(monkey, page, 0.15, () => monkey.engine)} actions`);
  await page.context().close();
});

test("a monkey makes puzzles", async (t) => {
  const page = await app.open("/en/make", { ...WIDE, permissions: ["clipboard-write"] });
  const monkey = new Maker(page, app, SEED);
  t.diagnostic(`${await act(monkey, page, 0.125)} actions`);
  await page.context().close();
});

test("a monkey fills a cross-number puzzle", async (t) => {
  const page = await app.open("/en/about", WIDE);
  const monkey = new Crosser(page, app, SEED);
  await monkey.start();
  t.diagnostic(`${await act(monkey, page, 0.125)} actions`);
  await page.context().close();
});

test("a monkey trains", async (t) => {
  const page = await app.open("/en/train?technique=x-wing", { bypassCSP: true });
  await page.waitForSelector("#drill:not([hidden])");
  const monkey = new Trainer(page, app, SEED);
  t.diagnostic(`${await act(monkey, page, 0.125)} actions`);
  assert.deepEqual(await axeOn(page), []);
  await page.context().close();
});
