// The collection: kinds and levels, the puzzles of a day, and what is solved.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, start } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const at = (page, row, column) => page.locator(`#grid .row[aria-rowindex="${row}"] .cell[aria-colindex="${column}"]`);

test("a puzzle of a kind is chosen, solved, and marked as solved", async () => {
  const page = await app.open("/en/kinds");
  await page.click("[id='4x4'] [data-level=easy]");
  await page.waitForSelector("main.ruled");
  await page.quiet();
  assert.match(await page.textContent("#title"), /^4 × 4, easy, \d+$/);
  const game = await page.evaluate(() => JSON.parse(localStorage.getItem(`ennead.game.${JSON.parse(localStorage.getItem("ennead.last"))}`)));
  const { body } = await app.api("inspect", { game });
  for (const [cell, digit] of [...body.solutions[0]].entries()) {
    if (body.puzzle[cell] !== ".") continue;
    await at(page, Math.floor(cell / 4) + 1, (cell % 4) + 1).click();
    await page.keyboard.press(digit);
  }
  await page.waitForSelector("#finish:visible");
  await page.waitForSelector("#next");
  await page.goto(`${app.base}/en/kinds`);
  assert.equal(await page.textContent("[id='4x4'] [data-level=easy] small"), "1 of 60 solved");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the killer and the small puzzle of a day are the same for everybody, in each language", async () => {
  for (const kind of ["killer", "6x6"]) {
    const boards = [];
    for (const language of ["en", "de", "nl"]) {
      const page = await app.open(`/${language}/play?daily=${kind}&date=2026-11-30`, { viewport: PHONE });
      await page.waitForSelector("main.ruled");
      boards.push(await page.$eval("#grid", (grid) => grid.textContent.replace(/[^0-9]/g, "")) + (await page.$eval(".ground", (ground) => ground.textContent)));
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    }
    assert.equal(new Set(boards).size, 1);
  }
});

test("a kind or a number that there is not is refused in a sentence", async () => {
  for (const address of ["play?kind=none", "play?kind=killer&number=99999", "play?kind=killer&level=easy&number=1"]) {
    const page = await app.open(`/en/${address}`);
    await page.waitForSelector("#trouble:visible, #error:visible");
    assert.ok((await page.textContent("#trouble")).length > 10);
    await page.context().close();
  }
});
