// A booklet of generated and pasted puzzles is made, viewed page by page and downloaded.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, start } from "./app.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const LEVELS = ["easy", "medium", "hard", "very-hard", "extreme"];

/** Asks for this many puzzles of each level. */
async function counts(page, wanted) {
  for (const [i, level] of LEVELS.entries()) await page.fill(`[data-level=${level}]`, String(wanted[i] ?? 0));
}

const drawn = (page) => page.waitForFunction(() => {
  const image = document.querySelector("#page");
  return !image.hidden && image.complete && image.naturalWidth > 0 && document.querySelector("#stop").hidden;
});
const reads = (page, id, text) => page.waitForFunction(([id, text]) => document.querySelector(id).textContent.includes(text), [id, text]);

test("a booklet is made, viewed, changed and downloaded", async () => {
  const page = await app.open("/en/booklet");
  await counts(page, [2, 1]);
  await page.fill("[name=seed]", "7");
  await page.fill("[name=title]", "Rätsel für Übermorgen");
  // The second has several solutions and is left out.
  await page.fill("[name=own]", `${PUZZLE}\n${".".repeat(81)}\n`);
  await page.click("#go");
  await drawn(page);
  // Title, rules, a page for each of the three sections, solutions.
  assert.equal(await page.textContent("#at"), "Page 1 of 6");
  assert.equal(await page.getAttribute("#page", "alt"), "Page 1 of 6: Rätsel für Übermorgen");
  assert.match(await page.textContent("#said"), /4 puzzles on 6 pages\. Left out.*: 2/);
  assert.ok(await page.isDisabled("#back"));
  await page.click("#forward");
  await page.click("#forward");
  assert.equal(await page.getAttribute("#page", "alt"), "Page 3 of 6: Easy");
  await page.click("#last");
  assert.ok(await page.isDisabled("#forward"));
  // Another layout needs no other puzzles.
  const before = await page.getAttribute("#page", "src");
  await page.selectOption("[name=per_page]", "1");
  await reads(page, "#said", "4 puzzles on 7 pages");
  await page.selectOption("[name=language]", "de");
  await page.click("#last");
  await drawn(page);
  assert.match(await page.getAttribute("#page", "alt"), /Lösungen/);
  assert.notEqual(await page.getAttribute("#page", "src"), before);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#pdf")]);
  assert.equal(file.suggestedFilename(), "Rätsel-für-Übermorgen.pdf");
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray());
  assert.equal(bytes.subarray(0, 5).toString(), "%PDF-");
  assert.ok(bytes.length > 20_000);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the page says what cannot be printed, and making puzzles can be stopped", async () => {
  const page = await app.open("/en/booklet");
  await counts(page, []);
  await page.click("#go");
  await reads(page, "#error", "at least one puzzle");
  await counts(page, [600, 600]);
  await page.click("#go");
  await reads(page, "#error", "At most 1,000 puzzles");
  await counts(page, [0, 0, 0, 0, 900]);
  await page.click("#go");
  await page.click("#stop");
  await reads(page, "#said", "Stopped.");
  assert.ok(await page.isHidden("#progress"));
  assert.ok(await page.isEnabled("#go"));
  await counts(page, [1]);
  await page.fill("[name=own]", "no puzzle at all");
  await page.click("#go");
  await page.waitForSelector("#error:visible");
  assert.ok(await page.isHidden("#page"));
  // The browser itself complains about the answer 400.
  assert.ok(page.complaints.every((it) => /400/.test(it)), String(page.complaints));
  await page.context().close();
});

test("on a phone the pages are below the form and fit", async () => {
  const page = await app.open("/nl/booklet", { viewport: PHONE, hasTouch: true, isMobile: true });
  await counts(page, [4]);
  await page.selectOption("[name=landscape]", "1");
  await page.locator("#go").tap();
  await drawn(page);
  const box = await page.locator("#page").boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width, JSON.stringify(box));
  assert.ok(box.width > 300);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the API refuses what is too much or makes no sense, and says so in the visitor's language", async () => {
  const puzzles = [{ puzzle: PUZZLE }];
  for (const [body, wanted] of [
    [{ sections: [] }, /mindestens ein Rätsel/],
    [{ sections: [{ puzzles }], settings: { per_page: 3 } }, /wähle 1, 2, 4 oder 6\.$/],
    [{ sections: [{ puzzles }], settings: { margin: 1e9 } }, /keinen Platz/],
    [{ sections: [{ puzzles }], title: "x".repeat(301) }, /höchstens 300 Zeichen/],
    [{ sections: [{ puzzles: new Array(1001).fill(puzzles[0]) }] }, /höchstens 1.?000 Rätsel/],
    [{ sections: [{ puzzles }], settings: { paper: "a3" } }, /a4, a5, letter/],
    [{ sections: [], train: new Array(61).fill("x-wing") }, /`train` muss zwischen 0 und 60 liegen/],
  ]) {
    for (const path of ["pages", "pdf"]) {
      const { status, type, body: problem } = await app.api(`booklet/${path}?lang=de`, body);
      assert.deepEqual([status, type], [400, "application/problem+json"]);
      assert.match(problem.detail, wanted);
    }
  }
});
