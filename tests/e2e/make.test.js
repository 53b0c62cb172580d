// Puzzles to order: made, played, stopped.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { digits, start } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

test("puzzles are made to order, and one is played", async () => {
  const page = await app.open("/nl/make");
  await page.selectOption("[name=level]", "easy");
  await page.fill("[name=count]", "3");
  await page.fill("[name=seed]", "7");
  await page.click("#go");
  await page.waitForFunction(() => document.querySelector("#said").textContent === "Gemaakte puzzels: 3");
  assert.equal(await page.locator("#puzzles li").count(), 3);
  const puzzle = await page.locator("#puzzles .t").first().textContent();
  await page.locator("#puzzles a").first().click();
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length > 20);
  assert.equal(await digits(page), puzzle);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("making stops at once: the request is aborted, and the server stops too", async () => {
  const page = await app.open("/en/make");
  const taken = page.waitForEvent("requestfailed", (request) => request.url().includes("/generate"));
  await page.selectOption("[name=level]", "extreme");
  await page.selectOption("[name=symmetry]", "full");
  await page.check("[name=minimal]");
  await page.fill("[name=count]", "10000");
  await page.click("#go");
  await page.click("#stop");
  assert.match((await taken).failure().errorText, /ABORTED/);
  await page.waitForSelector("#stop", { state: "hidden" });
  assert.match(await page.textContent("#said"), /^Puzzles made: \d+$/);
  assert.ok(await page.isHidden("#error"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a puzzle that is not found is reported without mentioning the command line", async () => {
  const page = await app.open("/de/make");
  await page.selectOption("[name=level]", "easy");
  await page.selectOption("[name=technique]", "leviathan");
  await page.click("#go");
  await page.waitForSelector("#error:visible");
  assert.match(await page.textContent("#error"), /kein solches Rätsel gefunden\.$/);
  await page.context().close();
});
