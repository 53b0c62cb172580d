// The lesson's exercise: gaps in the pupil's own words, and the pupil's own algorithm step by step.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axeOn } from "./axe.js";
import { PUZZLE, digits, start } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

async function run(page, ...gaps) {
  for (const [i, gap] of gaps.entries()) await page.fill(`#gap-${i + 1}`, gap);
  await page.click("#gaps button.main");
  await page.waitForLoadState("networkidle");
}

test("wrong parts run as they are written, and the right ones find the solution", async () => {
  const page = await app.open("/de/learn", { bypassCSP: true });
  await run(page, "immer", "ruf dich selbst auf", "nimm x wieder zurück");
  await page.waitForSelector("#result[data-right=false]");
  assert.ok((await page.locator("#grid .clash").count()) > 0);
  await run(page, "x weder in Zeile z noch Spalte s noch im Block steht", "backtrack_sudoku()", "leere die Zelle");
  await page.waitForSelector("#result[data-right=true]");
  assert.ok(!(await digits(page)).includes("."));
  assert.match(await page.textContent("#understood"), /x nicht in Zeile z, Spalte s oder ihrem Block steht/);
  assert.deepEqual(await axeOn(page), []);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("what is not understood is said, in the page's language", async () => {
  const page = await app.open("/nl/learn");
  await run(page, "banaan", "return", "niets");
  await page.waitForFunction(() => /^Open plek 1: “banaan” is niet te begrijpen/.test(document.querySelector("#result").textContent));
  assert.ok(!(await page.isVisible("#steps")));
  await page.context().close();
});

test("the pupil's own variant is stepped through with the grid", async () => {
  const page = await app.open("/en/learn");
  await run(page, "x is not in the row", "recurse", "nothing");
  await page.waitForSelector("#steps:visible");
  await page.click("#first");
  await page.waitForFunction(() => /^The start/.test(document.querySelector("#now").textContent));
  await page.click("#forward");
  await page.waitForFunction(() => /the next empty cell is r1c3/.test(document.querySelector("#now").textContent));
  assert.equal(await page.getAttribute("#gaps [aria-current=step]", "data-line"), "3");
  await page.click("#forward");
  await page.waitForFunction(() => /1 is written into r1c3/.test(document.querySelector("#now").textContent));
  assert.equal((await digits(page))[2], "1");
  await page.click("#run");
  await page.waitForFunction(() => Number(document.querySelector("#at").value) > 4);
  await page.click("#run");
  // Another text in a gap is another run.
  await page.fill("#gap-3", "empty the cell");
  assert.ok(!(await page.isVisible("#steps")));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

/** Chooses in the menu what cells are called. */
async function chooseCells(page, names) {
  await page.locator("[data-menu]:visible").click();
  await page.selectOption("#menu [data-cells]", names);
}

test("cells are called as the class calls them, everywhere and over visits", async () => {
  const page = await app.open("/en/watch?at=1000");
  await chooseCells(page, "Z1S5");
  await page.waitForFunction(() => /Z\dS\d/.test(document.querySelector("#say")?.textContent ?? ""));
  assert.match(await page.textContent("#v-cell"), /^Z\dS\d$/);
  await page.goto(`${app.base}/en/explain?puzzle=${PUZZLE}`, { waitUntil: "networkidle" });
  assert.equal(await page.inputValue("#menu [data-cells]"), "Z1S5");
  await page.locator("#path button").first().click();
  assert.match(await page.textContent("#walk, .walk"), /Z\dS\d/);
  assert.doesNotMatch(await page.textContent("main"), /\br\dc\d/);
  await page.goto(`${app.base}/en/learn`);
  await run(page, "always", "recurse", "take-back");
  await page.click("#first");
  await page.click("#forward");
  await page.waitForFunction(() => /cell is Z1S3/.test(document.querySelector("#now").textContent));
  // The page loads again, and is ready when its scripts have run.
  await Promise.all([page.waitForEvent("load"), chooseCells(page, "A5")]);
  assert.equal(await page.inputValue("#menu [data-cells]"), "A5");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
