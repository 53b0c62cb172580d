// Nothing a player does is lost: not by a reload, a second page, a lost connection, a sleeping machine,
// another page of the app, or a slip of the finger.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PUZZLE, SOLUTION, cell, digits, enter, paste, start, tab, type, withServer } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const OTHER = "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2";

const shows = (page, name, digit) => page.waitForFunction(
  ([row, column, digit]) => (document.querySelectorAll("#grid .cell")[(row - 1) * 9 + Number(column) - 1].querySelector(".d")?.textContent ?? "") === digit,
  [name[1], name[3], digit],
);
const givens = (page, puzzle) => page.waitForFunction((puzzle) => [...document.querySelectorAll("#grid .cell")].every((cell, at) => cell.classList.contains("given") === (puzzle[at] !== ".")), puzzle);

/** How many games have changes that wait for an answer. */
const waiting = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("ennead.waiting")).length);
const allSent = (page) => page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("ennead.waiting")));

async function play(path = `/en/play?puzzle=${PUZZLE}`) {
  const page = await app.open(path);
  await page.waitForSelector("#grid .d");
  return page;
}

async function write(page, name, digit) {
  await cell(page, name).click();
  await page.keyboard.press(digit);
  await shows(page, name, digit);
}

test("a reload goes on with the game, not with the link the page was opened by", async () => {
  const page = await play();
  await paste(page, OTHER);
  await write(page, "r1c2", "3");
  await page.reload();
  await shows(page, "r1c2", "3");
  assert.equal((await digits(page))[0], OTHER[0]);
  // Nor does typing end with it.
  await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await givens(page, PUZZLE);
  await type(page);
  await page.waitForSelector("#entering:visible");
  await page.keyboard.press("7");
  await shows(page, "r1c1", "7");
  await page.quiet();
  await page.reload();
  await shows(page, "r1c1", "7");
  assert.ok(await page.isVisible("#entering"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a digit is drawn before any answer, and sent when there is a connection again", withServer, async () => {
  const page = await play();
  await page.context().setOffline(true);
  for (const [name, digit] of [["r1c3", "4"], ["r1c4", "6"], ["r2c2", "7"]]) {
    await cell(page, name).click();
    // In the next frame: there is nobody to ask.
    await page.keyboard.press(digit);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(await cell(page, name).locator(".d").textContent(), digit);
  }
  await page.waitForFunction(() => /No connection/.test(document.querySelector("#note").textContent));
  await page.click("#undo");
  await shows(page, "r2c2", "");
  await page.context().setOffline(false);
  await page.waitForSelector("#note", { state: "hidden" });
  assert.equal((await digits(page)).slice(0, 4), "5346");
  await page.waitForFunction(() => !document.querySelector("#undo").disabled);
  assert.equal(await page.isHidden("#error"), true);
  await page.reload();
  await shows(page, "r1c4", "6");
  await page.context().close();
});

test("what was entered without a connection outlives the page", withServer, async () => {
  const page = await play();
  await page.route("**/api/v1/game?*", (route) => route.abort());
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await shows(page, "r1c3", "4");
  await page.waitForSelector("#note:visible");
  await page.unroute("**/api/v1/game?*");
  await page.reload();
  await shows(page, "r1c3", "4");
  await allSent(page);
  await page.context().close();
});

// As in a network without HTTPS: no page can lock the game.
const withoutLocks = (page) => page.context().addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));

test("without locks, too, what was entered without a connection outlives the page", withServer, async () => {
  const page = await app.open("/en/about");
  await withoutLocks(page);
  await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await givens(page, PUZZLE);
  await page.route("**/api/v1/game?*", (route) => route.abort());
  await write(page, "r1c3", "4");
  await write(page, "r1c4", "6");
  await page.waitForSelector("#note:visible");
  await page.unroute("**/api/v1/game?*");
  await page.reload();
  await allSent(page);
  await page.waitForFunction(() => !document.querySelector("#undo").disabled);
  assert.equal((await digits(page)).slice(0, 4), "5346");
  await page.keyboard.press("Control+z");
  await shows(page, "r1c4", "");
  await shows(page, "r1c3", "4");
  await page.context().close();
});

test("without locks, a page sends what another one left, but not what that one will send", withServer, async () => {
  const one = await app.open("/en/about");
  await withoutLocks(one);
  await one.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await givens(one, PUZZLE);
  await one.route("**/api/v1/game?*", (route) => route.abort());
  await write(one, "r1c3", "4");
  await one.waitForSelector("#note:visible");
  const other = await one.context().newPage();
  const sent = [];
  other.on("request", (request) => /v1\/game\?/.test(request.url()) && sent.push(...(request.postDataJSON().changes ?? [])));
  await other.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await write(other, "r1c4", "6");
  await other.waitForFunction(() => !document.querySelector("#undo").disabled);
  assert.equal(sent.length, 1);
  assert.equal(await waiting(other), 1);
  await one.close();
  await write(other, "r2c2", "7");
  await allSent(other);
  assert.equal(sent.length, 3);
  await other.reload();
  await shows(other, "r2c2", "7");
  assert.equal((await digits(other)).slice(0, 4), "5346");
  await other.context().close();
});

test("a page shows what another one sent while it could not ask, and what waited is not said to wait any longer", withServer, async () => {
  const one = await play();
  const other = await one.context().newPage();
  await other.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await givens(other, PUZZLE);
  await one.route("**/api/v1/game?*", (route) => route.abort());
  await write(one, "r1c3", "4");
  await one.waitForSelector("#note:visible");
  // It sends what the other one left, which cannot even ask what has become of it.
  await write(other, "r1c4", "6");
  await allSent(other);
  assert.equal((await digits(one))[2], "4");
  await one.unroute("**/api/v1/game?*");
  await shows(one, "r1c3", "4");
  await shows(one, "r1c4", "6");
  await one.waitForSelector("#note", { state: "hidden" });
  await one.context().close();
});

test("two pages with one game do not overwrite each other", async () => {
  const one = await play();
  const other = await one.context().newPage();
  await other.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await givens(other, PUZZLE);
  await write(other, "r1c3", "4");
  await shows(one, "r1c3", "4");
  await write(one, "r1c4", "6");
  await shows(other, "r1c4", "6");
  // A page that is hidden or closed afterwards has nothing older to say.
  await write(other, "r2c2", "7");
  // What one page stores, another one sees a moment later.
  await one.waitForFunction(() => Object.entries(localStorage).some(([key, game]) => key.startsWith("ennead.game.") && game.includes("r2c2")));
  await one.reload();
  await shows(one, "r2c2", "7");
  await other.close();
  await one.reload();
  await shows(one, "r2c2", "7");
  assert.equal((await digits(one)).slice(0, 5), "53467");
  assert.deepEqual(one.complaints, []);
  await one.context().close();
});

test("a game that another page goes on with while it is opened loses nothing", withServer, async () => {
  const one = await play();
  const other = await one.context().newPage();
  const asked = new Promise((resolve) => other.route("**/api/v1/game?*", resolve, { times: 1 }));
  await write(one, "r1c4", "6");
  await allSent(one);
  await other.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  const route = await asked;
  await write(one, "r1c3", "4");
  await allSent(one);
  await route.continue();
  await shows(other, "r1c3", "4");
  await one.reload();
  await givens(one, PUZZLE);
  assert.equal((await digits(one)).slice(0, 4), "5346");
  await one.context().close();
});

test("a game that another page goes on with while a puzzle is typed loses nothing", async () => {
  const one = await play();
  await write(one, "r1c3", "4");
  await type(one);
  await one.waitForSelector("#entering:visible");
  const other = await one.context().newPage();
  await other.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await shows(other, "r1c3", "4");
  await write(other, "r1c4", "6");
  await allSent(other);
  await one.click("#cancel");
  await givens(one, PUZZLE);
  await shows(one, "r1c4", "6");
  await shows(other, "r1c4", "6");
  await one.context().close();
});

test("a reload goes on with the game of the tab, whatever another tab plays", async () => {
  const one = await play();
  const other = await one.context().newPage();
  await other.goto(`${app.base}/en/play?puzzle=${OTHER}`);
  await givens(other, OTHER);
  await write(other, "r1c2", "3");
  await one.reload();
  await givens(one, PUZZLE);
  await one.goto(`${app.base}/en/explain`);
  await givens(one, PUZZLE);
  await one.context().close();
});

test("the clock counts what was played, not what was slept", async () => {
  const page = await app.open("/en/about");
  await page.clock.install();
  await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await givens(page, PUZZLE);
  for (let second = 0; second < 8; second++) await page.clock.runFor(1000);
  const seconds = async () => (await page.textContent("#clock")).split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const before = await seconds();
  assert.ok(before >= 7 && before <= 9, `${before} s`);
  await page.clock.fastForward("12:00:00");
  await page.clock.runFor(1000);
  assert.ok((await seconds()) - before <= 5, `${await seconds()} s`);
  await page.context().close();
});

test("Cancel keeps what was typed", async () => {
  const page = await play();
  await type(page);
  await page.waitForSelector("#entering:visible");
  for (const digit of "12.45") await page.keyboard.press(digit);
  await shows(page, "r1c5", "5");
  await page.quiet();
  await page.click("#cancel");
  await givens(page, PUZZLE);
  await page.click(".toast button:not(.away)");
  await shows(page, "r1c5", "5");
  // Later, too, without the message.
  await page.quiet();
  await page.click("#cancel");
  await givens(page, PUZZLE);
  await page.click(".toast .away");
  await type(page);
  await shows(page, "r1c5", "5");
  assert.equal((await digits(page)).slice(0, 5), "12.45");
  await page.click(".toast button:not(.away)");
  await shows(page, "r1c1", "");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a deleted game that another tab has gone on with is not brought back as it was", async () => {
  const page = await play();
  await write(page, "r1c3", "4");
  await page.quiet();
  const games = await page.context().newPage();
  await games.goto(`${app.base}/en/games`);
  await games.click(".away");
  await write(page, "r1c4", "6");
  await allSent(page);
  // What one page stores, another one sees a moment later.
  await games.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("ennead.game.")));
  await games.click(".toast button:not(.away)");
  await page.reload();
  await shows(page, "r1c4", "6");
  await page.context().close();
});

test("deleting a game can be undone, and one's own puzzle is counted apart", async () => {
  const page = await play();
  await write(page, "r1c3", "4");
  await page.quiet();
  await tab(page, "games");
  await page.click("#games .away");
  await page.waitForSelector("#games .away", { state: "detached" });
  await page.click(".toast button:not(.away)");
  await page.waitForSelector("#games .away");
  await paste(page, SOLUTION.replace("5", "."));
  await write(page, "r1c1", "5");
  await page.waitForSelector("#next");
  // One's own puzzle says nothing about a level.
  assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem("ennead.solved")).map(({ own }) => own)), [true]);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("links are read: the app's own, and those of any site with 81 digits in them", async () => {
  const page = await play("/en/play");
  const zeros = PUZZLE.replaceAll(".", "0");
  const own = new URL(`${app.base}/de/play`);
  own.searchParams.set("puzzle", OTHER);
  own.searchParams.set("placed", `.3${".".repeat(79)}`);
  own.searchParams.set("marks", Array.from({ length: 81 }, (_, at) => (at === 2 ? 3 : 0)).join(","));
  for (const [link, puzzle] of [[own.href, OTHER], [`https://example.org/play/${zeros}`, PUZZLE], [`https://example.org/?s=${OTHER.replaceAll(".", "0")}`, OTHER]]) {
    await paste(page, link);
    await givens(page, puzzle);
  }
  await paste(page, own.href);
  await shows(page, "r1c2", "3");
  await enter(page, "https://example.org/");
  await page.waitForSelector("#error:visible");
  await page.context().close();
});

test("Explain and Watch go on with the puzzle being played, and Play with the one explained", async () => {
  const page = await play();
  await page.quiet();
  await page.goto(`${app.base}/en/explain`);
  await givens(page, PUZZLE);
  await page.goto(`${app.base}/en/watch`);
  await page.waitForFunction((puzzle) => document.querySelector("#puzzle-text").value === puzzle, PUZZLE);
  await page.goto(`${app.base}/en/explain`);
  await page.fill("#paste", OTHER);
  await page.press("#paste", "Enter");
  await givens(page, OTHER);
  await page.goto(`${app.base}/en/play`);
  await givens(page, OTHER);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("Explain begins where the player is", async () => {
  const page = await play();
  await write(page, "r1c3", "4");
  await page.quiet();
  const all = await page.context().newPage();
  await all.goto(`${app.base}/en/explain?puzzle=${PUZZLE}`);
  await all.waitForSelector("#path button");
  await page.click("#explain-here");
  await page.waitForSelector("#path button");
  assert.equal(await page.locator("#path button").count(), (await all.locator("#path button").count()) - 1);
  await shows(page, "r1c3", "4");
  await page.context().close();
});

test("a cell and the solution are shown when asked for, and taken back", async () => {
  const page = await play();
  await write(page, "r1c4", "7");
  await cell(page, "r1c3").click();
  await page.click("#reveal-cell");
  await shows(page, "r1c3", "4");
  await page.click("#reveal-all");
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length === 81);
  assert.equal(await digits(page), SOLUTION);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await shows(page, "r1c4", "7");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a file dropped anywhere on the page is opened, on the start page too", async () => {
  for (const path of ["/en/play", "/en/start"]) {
    const page = await app.open(path);
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "puzzle.sdk", { type: "" }));
      for (const kind of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, `\uFEFF${PUZZLE.match(/.{9}/g).join("\r\n")}\r\n`);
    await page.waitForFunction((puzzle) => [...document.querySelectorAll("#grid .cell")].map((cell) => cell.querySelector(".d")?.textContent ?? ".").join("") === puzzle, PUZZLE);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("on paper the title stands above the grid, and nothing else", async () => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    const page = await app.open(`/en/play?puzzle=${PUZZLE}`, { viewport });
    await page.waitForSelector("#grid .d");
    await page.emulateMedia({ media: "print" });
    const [title, grid] = await Promise.all(["#title", "#grid"].map((selector) => page.locator(selector).boundingBox()));
    assert.ok(title.y + title.height <= grid.y, "the title is above");
    assert.ok(Math.abs(title.x + title.width / 2 - (grid.x + grid.width / 2)) < 3, "and in the middle");
    for (const selector of ["#pad", "#pause", "#verdict", "#ways-on", ".top"]) assert.equal(await page.isVisible(selector), false, selector);
    await page.context().close();
  }
});

test("a picture among the files is read as one", async () => {
  const page = await play("/en/play");
  await tab(page, "new");
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext("2d").fillRect(0, 0, 40, 40);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  await page.setInputFiles("#file-input", { name: "paper.png", mimeType: "image/png", buffer: Buffer.from(picture) });
  await page.waitForURL(/photo\?handed/);
  await page.context().close();
});
