// The browser's Back and Forward: what lies over a page is closed before the page is left, and nothing
// that the visitor has done on it is undone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, SOLUTION, cell, digits, start } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

/** A page that was reached from another one. */
async function open(path, options = {}) {
  const page = await app.open("/en/about", options);
  await page.goto(`${app.base}/en/${path}`, { waitUntil: "networkidle" });
  return page;
}

const titled = (page, name) => page.waitForFunction((name) => document.querySelector("#title")?.textContent === name, name);

async function openMenu(page) {
  await page.locator("[data-menu]:visible").click();
  await page.waitForSelector("#menu:visible");
}

/** Goes back, which does nothing but close the menu. */
async function closeMenu(page) {
  await page.goBack();
  await page.waitForSelector("#menu", { state: "hidden" });
}

async function leaves(page) {
  await page.goBack();
  await page.waitForURL(/about/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

test("Back and Forward go through the lessons, whether a menu was open or not", async () => {
  const page = await open("techniques?name=x-wing");
  await titled(page, "X-wing");
  await openMenu(page);
  await page.keyboard.press("Escape");
  for (const [technique, name] of [["swordfish", "Swordfish"], ["jellyfish", "Jellyfish"]]) {
    await page.click(`#members [data-technique=${technique}]`);
    await titled(page, name);
  }
  const ways = [["goBack", "Swordfish"], ["goBack", "X-wing"], ["goForward", "Swordfish"], ["goForward", "Jellyfish"], ["goBack", "Swordfish"]];
  for (const [go, name] of ways) {
    await page[go]();
    await titled(page, name);
  }
  await openMenu(page);
  await closeMenu(page);
  await page.goBack();
  await titled(page, "X-wing");
  await leaves(page);
});

test("Back closes the menu, and the lesson stays where it is", async () => {
  const page = await open("techniques?name=x-wing");
  await titled(page, "X-wing");
  await openMenu(page);
  await page.keyboard.press("Escape");
  await page.click("#next");
  const looked = await digits(page);
  await openMenu(page);
  await closeMenu(page);
  await page.quiet();
  assert.equal(await page.textContent("#number"), "Position 2 of 5");
  assert.match(page.url(), /position=2/);
  assert.equal(await digits(page), looked);
  assert.equal(await page.locator("#grid .ring, #grid .out, #grid .over *").count(), 0, "nothing is given away");
  await leaves(page);
});

test("Back closes the menu, and the trainer keeps what is marked", async () => {
  const page = await open("train?technique=full-house");
  await page.waitForSelector("#drill:not([hidden])");
  const { body } = await app.api("train/help", { technique: "full-house", position: 1, depth: 3 });
  const [[claim]] = body.drawn.drawing.candidates.filter(([, role]) => role === "placed");
  await cell(page, claim.slice(1)).click();
  await page.keyboard.press(claim[0]);
  await page.waitForSelector("#marks li");
  await openMenu(page);
  await closeMenu(page);
  await page.quiet();
  assert.equal(await page.locator("#marks li").count(), 1);
  await leaves(page);
});

test("a link within the page leads to its place, and stays on the page", async () => {
  for (const path of ["play", "techniques?name=x-wing", "train?technique=x-wing"]) {
    const page = await open(path);
    const url = page.url();
    await openMenu(page);
    await page.keyboard.press("Escape");
    await page.focus(".skip");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#main$/);
    await page.quiet();
    assert.equal(page.url(), `${url}#main`);
    await page.goBack();
    await page.waitForURL(url);
    await leaves(page);
  }
});

test("Back closes the sheet that opens with the page, and the puzzle is not in the address again", async () => {
  const page = await open(`play?puzzle=${PUZZLE}&placed=${SOLUTION}`, { viewport: PHONE });
  await page.waitForSelector("#next:visible");
  await page.goBack();
  await page.waitForSelector("#sheet", { state: "hidden" });
  assert.equal(new URL(page.url()).search, "");
  await leaves(page);
});
