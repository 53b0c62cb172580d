// Algorithms are watched: stepped, rewound, searched, raced.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { digits, start, withServer } from "./app.js";

const BEFUNGE = ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const number = async (page, id) => Number((await page.textContent(id)).replace(/\D/g, ""));
const at = (page) => page.$eval("#timeline", (slider) => Number(slider.getAttribute("aria-valuenow")));
const isAt = (page, position) => page.waitForFunction((wanted) => Number(document.querySelector("#timeline").getAttribute("aria-valuenow")) === wanted, position);

test("the Befunge puzzle is stepped, rewound and searched, and ends with its known counts", async () => {
  const page = await app.open("/de/watch?engine=guess-ladder");
  // It opens at the first guess.
  await page.waitForFunction(() => document.querySelector("#n-guesses").textContent === "1");
  await page.click("#first");
  await isAt(page, 0);
  await page.click("#forward");
  await isAt(page, 1);
  await page.click("#forward");
  await isAt(page, 2);
  await page.click("#back");
  await isAt(page, 1);
  await page.click("[data-jump=guess]");
  await page.waitForFunction(() => document.querySelector("#n-guesses").textContent === "1");
  assert.equal(await page.textContent("#v-level"), "2");
  assert.equal(await page.locator("#grid .cell.guess").count(), 1);
  await page.click("[data-jump=undo]");
  await page.waitForFunction(() => document.querySelector("#n-backtracks").textContent === "1");
  await page.click("#last");
  await page.waitForFunction(() => document.querySelector("#n-filled").textContent === "81");
  assert.equal(await number(page, "#n-guesses"), 2164);
  assert.equal(await number(page, "#n-backtracks"), 2151);
  assert.ok(!(await digits(page)).includes("."));
  await page.click("#first");
  await isAt(page, 0);
  await page.fill("#speed", "12");
  await page.click("#run");
  await page.waitForFunction(() => Number(document.querySelector("#timeline").getAttribute("aria-valuenow")) > 500);
  await page.click("#run");
  const stopped = await at(page);
  await page.waitForTimeout(300);
  assert.ok((await at(page)) - stopped < 1000);
  for (const tab of ["chart", "stack", "tree", "code"]) {
    await page.click(`#t-${tab}`);
    await page.waitForSelector(`#p-${tab} ${{ stack: "li", tree: "li", chart: ".acts", code: ".acts" }[tab]}`);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("jumping anywhere in a trace takes less than a tenth of a second", async () => {
  const query = `puzzle=${BEFUNGE}&engine=trial`;
  const { body } = await app.api(`trace?${query}`);
  assert.ok(body.events > 10_000);
  for (let i = 0; i < 40; i++) {
    const position = (i * 7919 * 131) % body.events;
    const started = performance.now();
    const { body: state } = await app.api(`trace/state?${query}&at=${position}&tree=true`);
    const took = performance.now() - started;
    assert.equal(state.at, position);
    assert.ok(took < 100, `${position}: ${took} ms`);
  }
});

test("two engines race by one clock", async () => {
  const page = await app.open("/en/watch?engine=backtracking&race=guess-ladder");
  await page.fill("#speed", "13");
  await page.click("#run");
  await page.waitForFunction(() => Number(document.querySelector("#timeline").getAttribute("aria-valuenow")) > 1000);
  await page.click("#run");
  await page.waitForTimeout(200);
  assert.equal(await number(page, "#steps-0"), await number(page, "#steps-1"));
  await page.click("#last");
  await page.waitForFunction(() => [0, 1].every((lane) => document.querySelector(`#r-filled-${lane}`).textContent === "81"));
  assert.notEqual(await number(page, "#steps-0"), await number(page, "#steps-1"));
  // The winner is named, and what a step is.
  assert.match(await page.textContent("#won"), /^backtracking is done after 17,980 steps\. guess-ladder needs 82,669/);
  assert.ok(await page.isVisible("#winner-0"));
  assert.ok(!(await page.isVisible("#winner-1")));
  assert.match(await page.textContent(".outcome"), /A step is one thing an engine does/);
  assert.ok((await number(page, "#r-nodes-0")) > 0);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("Explain draws every step, filters the steps, and continues in Play", async () => {
  const page = await app.open("/nl/explain");
  const steps = await page.locator("#path li").count();
  assert.ok(steps > 40);
  // The rating arrives after the path: 1.2 on Sudoku Explainer's scale, written the Dutch way.
  await page.waitForFunction(() => /makkelijk · 1,2/.test(document.querySelector("#facts").textContent));
  await page.click("#forward");
  await page.waitForSelector("#path button[data-step='1'][aria-current]");
  await page.locator("#filter button").nth(1).click();
  assert.ok((await page.locator("#path li").count()) < steps);
  await page.locator("#path button").last().click();
  await page.click("#play-on");
  await page.waitForSelector("#grid .cell.own");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a cross-number puzzle is solved and edited, and its rules are explained", async () => {
  const page = await app.open("/en/cross");
  await page.waitForFunction(() => document.querySelectorAll("#rules li").length === 26);
  await page.click("#forward");
  await page.waitForSelector("#rules button[data-rule='1'][aria-current]");
  assert.ok((await page.locator("#kz .word").count()) > 0);
  await page.click("#solve");
  await page.waitForFunction(() => document.querySelectorAll("#kz .found").length === 36);
  await page.click("#edit");
  await page.fill("#text", "not a puzzle");
  await page.click("#editor .main");
  await page.waitForSelector("#error:visible");
  assert.deepEqual(page.complaints.filter((it) => !it.includes("400")), []);
  await page.context().close();
});

test("the server's refusals appear in the page's language", withServer, async () => {
  const page = await app.open("/de/cross");
  // Set as a value, not typed: the browser would lay out every line.
  await page.$eval("#text", (area) => { area.value = `# ${"x".repeat(2 ** 21)}\n`; });
  await page.click("#edit");
  await page.click("#editor .main");
  await page.waitForSelector("#error:visible");
  assert.match(await page.textContent("#error"), /^Das ist zu viel auf einmal/);
  await page.route("**/api/v1/cross/**", (route) => route.fulfill({
    status: 503, contentType: "application/problem+json", body: JSON.stringify({ type: "/api/v1/problems/busy", title: "Zu viele Anfragen auf einmal", status: 503, detail: "Der Server ist gerade ausgelastet." }),
  }));
  await page.fill("#text", "size 2 1");
  await page.click("#editor .main");
  await page.waitForFunction(() => document.querySelector("#error").textContent.startsWith("Der Server ist gerade ausgelastet"));
  await page.context().close();
});
