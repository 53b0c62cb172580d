// A monkey plays: 500 random actions, or as many as MONKEY says, from the seed SEED.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./app.js";
import { axeOn } from "./axe.js";
import { Crosser } from "./monkey/crosser.js";
import { look } from "./monkey/eyes.js";
import { Maker } from "./monkey/maker.js";
import { Monkey } from "./monkey/monkey.js";
import { Watcher } from "./monkey/watcher.js";

const ACTIONS = Number(process.env.MONKEY ?? 500);
const SEED = Number(process.env.SEED ?? 17);

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

test(`a monkey plays ${ACTIONS} actions from the seed ${SEED}`, async () => {
  const page = await app.open("/en/play", { viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const monkey = new Monkey(page, { seed: SEED, puzzles: await puzzles(), axe: axeOn });
  // A busy machine may take its time.
  page.setDefaultTimeout(120_000);
  const awaited = new Map();
  page.on("request", (request) => awaited.set(request, `${request.url()} ${request.postData()?.slice(0, 400) ?? ""}`));
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => awaited.delete(request));
  await monkey.start();
  for (let at = 0; at < ACTIONS; at++) {
    await monkey.act().catch(async (error) => {
      const { cells, names, ...seen } = await page.evaluate(look).catch(() => ({}));
      error.message = `action ${at + 1} of seed ${SEED}: ${error.message}\n${page.complaints.join("\n")}\n${monkey.log.slice(-24).join("\n")}\n${JSON.stringify({ ...seen, size: monkey.size, awaited: [...awaited.values()] })}`;
      throw error;
    });
  }
  assert.ok(monkey.sum <= 0.1, `the page shifts by ${monkey.sum.toFixed(3)} in all: ${JSON.stringify(await page.evaluate(() => globalThis.shifted.what))}`);
  console.log(`# ${monkey.states.size} states looked at with axe; shifts ${monkey.sum.toFixed(3)} in all: ${JSON.stringify(monkey.shifts)}`);
  await page.context().close();
});

test(`a monkey watches ${ACTIONS / 5} moments from the seed ${SEED}`, async () => {
  const page = await app.open("/en/about", { viewport: { width: 1280, height: 800 } });
  const monkey = new Watcher(page, app, SEED);
  await monkey.start();
  for (let at = 0; at < ACTIONS / 5; at++) {
    await monkey.act().catch((error) => {
      error.message = `action ${at + 1} of seed ${SEED}, ${monkey.engine}: ${error.message}\n${page.complaints.join("\n")}\n${monkey.log.slice(-12).join("\n")}`;
      throw error;
    });
  }
  await page.context().close();
});

test(`a monkey makes puzzles in ${ACTIONS / 25} actions from the seed ${SEED}`, async () => {
  const page = await app.open("/en/make", { viewport: { width: 1280, height: 800 }, permissions: ["clipboard-write"] });
  const monkey = new Maker(page, app, SEED);
  for (let at = 0; at < ACTIONS / 25; at++) {
    await monkey.act().catch((error) => {
      error.message = `action ${at + 1} of seed ${SEED}: ${error.message}\n${page.complaints.join("\n")}\n${monkey.log.slice(-12).join("\n")}`;
      throw error;
    });
  }
  await page.context().close();
});

test(`a monkey fills a cross-number puzzle in ${ACTIONS / 2} actions from the seed ${SEED}`, async () => {
  const page = await app.open("/en/about", { viewport: { width: 1280, height: 800 } });
  const monkey = new Crosser(page, app, SEED);
  await monkey.start();
  for (let at = 0; at < ACTIONS / 2; at++) {
    await monkey.act().catch((error) => {
      error.message = `action ${at + 1} of seed ${SEED}: ${error.message}\n${page.complaints.join("\n")}\n${monkey.log.slice(-12).join("\n")}`;
      throw error;
    });
  }
  await page.context().close();
});
