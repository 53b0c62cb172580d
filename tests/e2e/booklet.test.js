// A booklet of generated and pasted puzzles is made, viewed page by page and downloaded.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, site, start } from "./app.js";

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
  await reads(page, "#error", "At most 1000 puzzles");
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
  assert.ok(await page.isVisible("#sample"));
  assert.ok(await page.isDisabled("#pdf"));
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

test("an empty page shows examples, laid out as chosen, and no PDF of them", async () => {
  const page = await app.open("/en/booklet");
  await page.waitForFunction(() => !document.querySelector("#page").hidden);
  assert.match(await page.textContent("#sample"), /as an example/);
  assert.equal(await page.textContent("#at"), "Page 1 of 6");
  const before = await page.getAttribute("#page", "src");
  await page.fill("[name=title]", "For Sunday");
  await page.press("[name=title]", "Tab");
  await page.waitForFunction((before) => document.querySelector("#page").src !== before, before);
  assert.equal(await page.getAttribute("#page", "alt"), "Page 1 of 6: For Sunday");
  assert.ok(await page.isDisabled("#pdf"));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the form and the pages are there after a reload and on another visit; a new booklet can be undone", async () => {
  const page = await app.open("/en/booklet");
  await counts(page, [2]);
  await page.fill("[name=title]", "Mine");
  await page.check("[name=rating]");
  await page.click("#go");
  await drawn(page);
  await page.click("#forward");
  await page.click("#forward");
  const shown = await page.getAttribute("#page", "src");
  const there = async (page) => {
    await drawn(page);
    assert.equal(await page.textContent("#at"), "Page 3 of 4");
    assert.equal(await page.getAttribute("#page", "src"), shown);
    assert.equal(await page.inputValue("[name=title]"), "Mine");
    assert.equal(await page.inputValue("[data-level=easy]"), "2");
    assert.equal(await page.inputValue("[data-level=medium]"), "0");
    assert.ok(await page.isChecked("[name=rating]"));
  };
  await page.reload();
  await there(page);
  await page.goto(`${app.base}/en/about`);
  await page.goBack();
  await there(page);
  // Puzzles from Make begin another booklet.
  await page.evaluate((puzzle) => localStorage.setItem("ennead.printed", JSON.stringify([puzzle])), PUZZLE);
  await page.reload();
  await page.waitForSelector(".toast");
  await drawn(page);
  assert.equal(await page.inputValue("[name=own]"), PUZZLE);
  await page.click(".toast button:not(.away)");
  await reads(page, "#at", "Page 3 of 4");
  await there(page);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the puzzle one is busy with is added, and the QR code leads where one chooses", async () => {
  const page = await app.open(`/en/explain?puzzle=${PUZZLE}`);
  await page.waitForSelector("#path button");
  await page.goto(`${app.base}/en/booklet`);
  await page.click("#own-current");
  assert.equal((await page.inputValue("[name=own]")).trim(), PUZZLE);
  assert.match(await page.textContent("[name=link]"), /sudokuexchange\.com/);
  await counts(page, []);
  await page.check("[name=qr]");
  await page.selectOption("[name=link]", "here");
  // The site asks its own worker, which sends nothing.
  const asked = site ? null : page.waitForRequest((request) => request.url().includes("/booklet/pages") && request.postDataJSON().sections[0].puzzles[0].puzzle === PUZZLE);
  await page.click("#go");
  if (asked) assert.equal((await asked).postDataJSON().settings.link, `${app.base}/en/play?puzzle=`);
  await drawn(page);
  await page.context().close();
});
