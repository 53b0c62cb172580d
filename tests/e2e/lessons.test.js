// The lessons: the map, every technique's lesson, a session by keyboard, three languages, unknown names.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, PUZZLE, digits, start } from "./app.js";
import { axeOn } from "./axe.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

const open = (path, options = {}) => app.open(`/en/techniques${path}`, options);
const titled = (page, name) => page.waitForFunction((name) => document.querySelector("#title")?.textContent === name, name);

test("the map leads to every technique, and each has a lesson", async () => {
  const page = await open("");
  const names = await page.$$eval("#map a", (links) => links.map((link) => link.dataset.technique ?? ""));
  const { body: known } = await app.api("techniques");
  assert.deepEqual(names.toSorted(), known.map(({ technique }) => technique).toSorted());
  assert.ok(!(await page.isVisible("#lesson")));
  // One after the other on one page, as a visitor goes through a family.
  const failed = await page.evaluate(async (names) => {
    const wait = (ready) => new Promise((done) => { const look = () => (ready() ? done(null) : setTimeout(look, 5)); look(); });
    const failed = [];
    for (const name of names) {
      history.pushState(null, "", `techniques?name=${name}`);
      dispatchEvent(new PopStateEvent("popstate"));
      const at = () => document.querySelector("#members [aria-current]")?.getAttribute("data-technique");
      await wait(() => at() === name || !document.querySelector("#map-error")?.hidden);
      const text = (id) => document.querySelector(id)?.textContent ?? "";
      const drawn = document.querySelectorAll("#grid .over *, #grid .ring, #grid .ring2, #grid .out, #grid .on, #grid .no").length;
      const said = text("#say") || text("#argument");
      if (!text("#look") || !text("#family-why") || !said || !text("#miss-say") || !drawn) failed.push(name);
    }
    return failed;
  }, names);
  assert.deepEqual(failed, []);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a lesson by keyboard alone: positions, the pattern to be found, the trainer", async () => {
  const page = await open("?name=x-wing", { bypassCSP: true });
  await titled(page, "X-wing");
  assert.equal(await page.title(), "X-wing · ennead");
  assert.ok(await page.locator("#grid .ring").count() >= 4 && await page.locator("#grid .out").count() >= 1);
  assert.equal(await page.locator("#miss-grid .sel").count(), 1, "what differs is shaded");
  assert.match(await page.textContent("#miss-say"), /So nothing follows/);
  assert.deepEqual(await axeOn(page), []);
  const first = await digits(page);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await digits(page), first, "there is none before the first");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.textContent("#number"), "Position 2 of 5");
  assert.notEqual(await digits(page), first);
  assert.equal(await page.locator("#grid .ring, #grid .out, #grid .over *").count(), 0, "nothing is given away");
  assert.ok(!(await page.isVisible("#miss")));
  assert.deepEqual(await axeOn(page), []);
  await page.keyboard.press("Enter");
  assert.ok(await page.locator("#grid .ring").count() >= 4);
  assert.ok(await page.isVisible("#miss"));
  for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowRight");
  assert.equal(await page.textContent("#number"), "Position 5 of 5");
  assert.match(page.url(), /position=5/);
  await page.reload({ waitUntil: "networkidle" });
  assert.equal(await page.textContent("#number"), "Position 5 of 5");
  // The buttons keep the focus in a useful place.
  await page.focus("#back");
  await page.keyboard.press("Enter");
  await page.focus("#show");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "next");
  // To a relative, back, and on to the trainer.
  await page.focus("#members [data-technique=swordfish]");
  await page.keyboard.press("Enter");
  await titled(page, "Swordfish");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "title");
  await page.goBack();
  await titled(page, "X-wing");
  await page.focus("#practise");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#drill:not([hidden])");
  assert.equal(await page.textContent("#title"), "X-wing");
  await page.focus("#lesson");
  await page.keyboard.press("Enter");
  await page.waitForURL(/techniques\?name=x-wing/);
  await titled(page, "X-wing");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a lesson leads to worksheets of its technique", async () => {
  for (const [language, link, heading] of [["en", "Worksheet", "Worksheets: X-wing"], ["de", "Arbeitsblatt", "Arbeitsblätter: X-Wing"], ["nl", "Werkblad", "Werkbladen: X-Wing"]]) {
    const page = await app.open(`/${language}/techniques?name=x-wing`);
    await page.waitForSelector("#lesson:not([hidden])");
    assert.equal(await page.textContent("#worksheet"), link);
    await page.click("#worksheet");
    await page.waitForFunction(() => document.querySelector("#page")?.checkVisibility());
    assert.equal(await page.inputValue("[name=train]"), "x-wing");
    // Title, rules, five worksheets, answers: nothing else is printed, unless the visitor asks for it.
    await page.click("#forward");
    await page.click("#forward");
    assert.match(await page.getAttribute("#page", "alt") ?? "", new RegExp(`: ${heading}, `));
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("#pdf")]);
    assert.match(file.suggestedFilename(), /\.pdf$/);
    // Another layout applies to them at once; without a technique and puzzles there is nothing to print.
    const pages = Number((await page.textContent("#at"))?.split(" ").at(-1));
    await page.uncheck("[name=title_page]");
    await page.waitForFunction((fewer) => document.querySelector("#at")?.textContent?.endsWith(` ${fewer}`), pages - 1);
    await page.selectOption("[name=train]", "");
    await page.click("#go");
    await page.waitForSelector("#error:visible");
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
  // Nets have no worksheets.
  const page = await open("?name=forcing-net-verity");
  await titled(page, "Forcing net (verity)");
  assert.ok(!(await page.isVisible("#worksheet")));
  await page.goto(`${app.base}/en/booklet?train=forcing-net-verity`, { waitUntil: "networkidle" });
  assert.equal(await page.inputValue("[name=train]"), "");
  assert.ok(await page.isVisible("#sample"));
  await page.context().close();
});

test("the lines of a net are shown one by one", async () => {
  const page = await open("?name=forcing-net-contradiction", { viewport: PHONE });
  await page.waitForSelector("#argument .lines");
  const count = await page.locator("#argument li").count();
  assert.ok(count > 2);
  assert.equal(await page.locator("#grid .no").count(), 1);
  await page.click("#argument button >> nth=0");
  assert.equal(await page.locator("#argument li:not(.fut)").count(), 2);
  await page.click("#argument button >> nth=1");
  assert.equal(await page.locator("#argument li:not(.fut)").count(), count);
  await page.context().close();
});

test("the lesson speaks three languages, and a change of language keeps it", async () => {
  const page = await open("?name=xy-wing");
  await titled(page, "XY-wing");
  await page.click("#members [data-technique=w-wing]");
  await titled(page, "W-wing");
  for (const [language, needed] of [["de", /Stellungen von uns brauchen sie/], ["nl", /stellingen van ons hebben haar nodig/]]) {
    await page.locator("[data-menu]:visible").click();
    await page.click(`#menu .lang [lang=${language}]`);
    await page.waitForURL(new RegExp(`/${language}/techniques\\?name=w-wing`));
    await page.waitForSelector("#lesson:not([hidden])");
    assert.match(await page.textContent("#need"), needed);
    assert.match(await page.textContent("#title"), /W-[Ww]ing/);
  }
  await page.context().close();
});

test("rows have letters if cells are called so", async () => {
  const page = await open("?name=x-wing");
  await page.evaluate(() => localStorage.setItem("ennead.cells", '"A5"'));
  await page.reload({ waitUntil: "networkidle" });
  assert.equal(await page.textContent("#example .beside-rows"), "ABCDEFGHI");
  assert.match(await page.textContent("#say"), /\b[A-I]\d\b/);
  await page.context().close();
});

test("unknown names, empty ones and garbage lead to the map", async () => {
  for (const [query, said] of [["?name=xwing", /Did you mean `x-wing`/], ["?name=%3Cscript%3E", /no technique/], [`?name=${"x".repeat(2000)}`, /no technique/], ["?name=", null], ["?name", null], ["?position=3", null]]) {
    const page = await open(query);
    assert.ok(await page.isVisible("#map"), query);
    if (said) await page.waitForSelector("#map-error:visible");
    if (said) assert.match(await page.textContent("#map-error"), said);
    else assert.ok(!(await page.isVisible("#map-error")), query);
    await page.context().close();
  }
  for (const position of ["0", "-1", "99", "x", "1e9", ""]) {
    const page = await open(`?name=x-wing&position=${position}`);
    await titled(page, "X-wing");
    assert.match(await page.textContent("#number"), /Position [15] of 5/, position);
    await page.context().close();
  }
});

test("names of techniques in Explain and in a hint lead to the lesson", async () => {
  const page = await app.open(`/en/explain?puzzle=${PUZZLE}`, { viewport: DESKTOP });
  const [name, href] = await page.$eval("#technique a", (link) => [link.textContent, link.getAttribute("href")]);
  assert.ok(href?.startsWith("techniques?name="), `${name}: ${href}`);
  await page.click("#technique a");
  await titled(page, name);
  await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`, { waitUntil: "networkidle" });
  await page.keyboard.press("h");
  await page.waitForSelector("#depths p");
  assert.equal(await page.locator("#depths a").count(), 0, "the first depth names nothing");
  await page.keyboard.press("h");
  await page.waitForSelector("#depths a");
  assert.match(await page.getAttribute("#depths a", "href") ?? "", /^techniques\?name=/);
  await page.context().close();
});

test("what is said of a technique is true whatever the scores: it is the order that counts", async () => {
  // A skyscraper scores less than an X-wing, but comes later, and is in its first position.
  const page = await open("?name=x-wing");
  await titled(page, "X-wing");
  assert.match(await page.textContent("#need"), /no technique that comes before it in the usual order finds anything there/);
  await page.context().close();
});

test("the hardest rule leads to the lesson of its technique, if there is one", async () => {
  const opened = async (puzzle) => {
    const page = await app.open(`/en/play?puzzle=${puzzle}`);
    await page.waitForFunction(() => /ER/.test(document.querySelector("#verdict")?.textContent ?? ""));
    return page;
  };
  const page = await opened(PUZZLE);
  // The details are in the sheet, which the line under the title opens.
  await page.click("#verdict");
  const [rule, href] = await page.$eval("#opened a", (link) => [link.textContent, link.getAttribute("href")]);
  assert.deepEqual([rule, href], ["Hidden single in a box", "techniques?name=hidden-single"]);
  await page.click("#opened a");
  await titled(page, "Hidden single");
  await page.context().close();
  // A rule that joins several techniques is only named.
  const joined = await opened("..95.8...65.37..........9....4...61.....5.2...2..31.87...7...6878........4..6....");
  assert.match(await joined.textContent("#opened") ?? "", /Unique rectangle or loop/);
  assert.equal(await joined.locator("#opened a").count(), 0);
  await joined.context().close();
});
