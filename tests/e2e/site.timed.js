// The site without a server: `SITE=DIR npm test` runs all tests against it, `OFFLINE=1 SITE=DIR node run.js` all but those named
// `*.timed.js` again without a network; these also run without one.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { PUZZLE, cell, chromiumPath, digits, installed, site, start } from "./app.js";
import { host } from "./host.js";

const onSite = { skip: site ? false : "SITE=DIR says which site to test" };
const PAGES = ["play", "explain", "watch", "learn", "make", "booklet", "cross", "about", "photo", "techniques", "train"];

let app;
before(async () => { if (site) app = await start(); });
after(() => app?.stop());

/** A context that has visited the site once, and has no network any more. */
async function offline(path = "/de/play") {
  const page = await app.open(path, { serviceWorkers: "allow", acceptDownloads: true });
  await installed(page);
  await page.context().setOffline(true);
  return page;
}

test("after the first visit, every page opens without a network", onSite, async () => {
  const page = await offline();
  await assert.rejects(page.evaluate(() => fetch("/nowhere-cached.txt")));
  // The browser complains of that one, and may complain of no other.
  page.complaints.length = 0;
  for (const language of ["en", "de", "nl"]) {
    for (const name of PAGES) {
      await page.goto(`${app.base}/${language}/${name}`);
      assert.equal(await page.getAttribute("html", "lang"), language);
      assert.ok((await page.locator("h1").count()) > 0, name);
    }
  }
  await page.goto(`${app.base}/`);
  await page.waitForURL(/\/en\/play/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("without a network: play, hint, check, rate", onSite, async () => {
  const page = await offline();
  await page.goto(`${app.base}/en/play?puzzle=${PUZZLE}`);
  await page.waitForSelector("#grid .d");
  await page.click("#hint");
  await page.waitForSelector("#depths p");
  await cell(page, "r1c3").click();
  await page.keyboard.press("1");
  await page.waitForFunction(() => document.querySelectorAll("#grid .cell")[2].querySelector(".d")?.textContent === "1");
  await page.click("#check");
  await page.waitForSelector("#sheet-title");
  await page.waitForFunction(() => /ER \d/.test(document.body.innerText) || document.querySelector("#opened")?.textContent.length > 0);
  await page.reload();
  await page.waitForSelector("#grid .d");
  assert.equal((await digits(page))[2], "1");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the first puzzle is there before any module, and what is typed meanwhile is not lost", onSite, async () => {
  const context = await app.browser.newContext({ serviceWorkers: "block" });
  let load = () => {};
  const held = new Promise((done) => { load = done; });
  await context.route("**/*.wasm", async (route) => { await held; await route.continue(); });
  const page = await context.newPage();
  await page.goto(`${app.base}/en/play`);
  await page.waitForSelector("#grid .given .d");
  const before = await digits(page);
  const empty = before.indexOf(".");
  await page.locator("#grid .cell").nth(empty).click();
  await page.keyboard.press("7");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("8");
  assert.equal(await digits(page), before);
  load();
  await page.waitForFunction((at) => document.querySelectorAll("#grid .cell")[at].querySelector(".d")?.textContent === "8", empty);
  await page.waitForFunction(() => document.querySelector("#verdict").dataset.opened === "proper");
  await context.close();
});

test("without a network: explain, watch and race", onSite, async () => {
  const page = await offline("/en/explain");
  await page.goto(`${app.base}/en/explain?puzzle=${PUZZLE}`);
  await page.waitForSelector("#path button");
  await page.goto(`${app.base}/en/watch?engine=backtracking&puzzle=${PUZZLE}`);
  await page.waitForFunction(() => document.querySelector("#say").textContent.length > 0);
  assert.equal(await page.inputValue("#engine"), "backtracking");
  await page.goto(`${app.base}/en/watch?engine=backtracking&race=dancing-links&puzzle=${PUZZLE}`);
  await page.waitForSelector("#grid-1 .d");
  assert.equal(await page.inputValue("#engine"), "backtracking");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("without a network: make, a booklet as PDF, cross", onSite, async () => {
  const page = await offline("/en/make");
  await page.goto(`${app.base}/en/booklet`);
  await page.fill("[name=own]", PUZZLE);
  for (const field of await page.$$("[data-level]")) await field.fill("0");
  await page.click("#go");
  await page.waitForSelector("#page:not([hidden])");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#pdf")]);
  assert.equal((await readFile(await download.path())).subarray(0, 5).toString(), "%PDF-");
  await page.goto(`${app.base}/en/cross`);
  await page.click("#solve");
  await page.waitForFunction(() => document.querySelector("#answer").textContent.length > 0);
  await page.goto(`${app.base}/en/make`);
  await page.click("#wish [type=submit], #go");
  await page.waitForSelector("#puzzles [data-puzzle]");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("without a network: a technique is trained, in each language", onSite, async () => {
  const page = await offline("/en/train");
  const asked = [["en", "x-wing", "Right, and complete"], ["de", "skyscraper", "Richtig und vollständig"], ["nl", "xy-wing", "Goed, en volledig"]];
  for (const [language, technique, verdict] of asked) {
    await page.goto(`${app.base}/${language}/train?technique=${technique}`);
    await page.waitForSelector("#drill:not([hidden])");
    const follows = await page.evaluate(async (technique) => {
      const { ask } = await import("/assets/door.js");
      const { drawn } = await (await ask("train/help", { method: "POST", body: JSON.stringify({ technique, position: 1, depth: 3 }) })).json();
      return drawn.drawing.candidates.filter(([, role]) => role === "eliminated").map(([candidate]) => candidate);
    }, technique);
    assert.ok(follows.length > 0);
    for (const [digit, ...name] of follows) {
      await cell(page, name.join("")).click();
      await page.keyboard.press(digit);
    }
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#drill")?.classList.contains("answered"));
    assert.equal(await page.textContent("#verdict-title"), verdict);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a watch with millions of events can be wound to its end", onSite, async () => {
  const page = await offline("/en/watch");
  // A puzzle made to make backtracking take long.
  const { events } = await page.evaluate(async () => {
    const { trace } = await import("/assets/api.js");
    return trace({ puzzle: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", engine: "backtracking" });
  });
  assert.ok(events > 1_000_000, `${events}`);
  await page.context().close();
});

test("every address that the server has is answered", onSite, async () => {
  const { paths } = JSON.parse(await readFile(`${site}/api/v1/openapi.json`, "utf8"));
  for (const [path, methods] of Object.entries(paths)) {
    if (path === "/openapi.json") continue;
    const { status } = await app.api(path.slice(1), "get" in methods ? undefined : "{}");
    assert.ok(status !== 404 && status !== 405 && status !== 500, `${path}: ${status}`);
  }
});

test("a refusal is in the page's language, and so is the end of what takes too long", onSite, async () => {
  const page = await app.open("/de/play");
  const said = await page.evaluate(async () => {
    const { check } = await import("/assets/api.js");
    return check("12x").catch((error) => [error.kind, error.message]);
  });
  assert.equal(said[0], "unreadable-puzzle");
  assert.match(said[1], /Zeichen|Zelle|Text/);
  await page.context().close();
});

test("what is stopped ends at once, and the next question is answered", onSite, async () => {
  const page = await app.open("/en/make");
  const [took, kind, next] = await page.evaluate(async () => {
    const { generate, check } = await import("/assets/api.js");
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    const before = Date.now();
    const kind = await generate({ level: "extreme", count: 100, seed: 1 }, stop.signal).then(() => "answered", () => "stopped");
    const took = Date.now() - before;
    const { verdict } = await check("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    return [took, kind, verdict];
  });
  assert.equal(kind, "stopped");
  assert.ok(took < 5000, `${took} ms`);
  assert.equal(next, "easy");
  await page.context().close();
});

test("the folder of a language and the site's own lead to Play, also without a network", onSite, async () => {
  const page = await app.open("/de/play", { serviceWorkers: "allow", locale: "nl-BE" });
  for (const again of [false, true]) {
    for (const [path, to] of [["/", "/nl/play.html"], ["/de/", "/de/play.html"], ["/explain?puzzle=1", "/nl/explain.html?puzzle=1"]]) {
      await page.goto(app.base + path);
      await page.waitForURL(app.base + to);
      assert.ok((await page.locator("h1").count()) > 0, path);
    }
    if (again) break;
    await installed(page);
    await page.context().setOffline(true);
  }
  await page.context().close();
});

test("a host that knows files by their names only, in a folder of its own", onSite, async () => {
  const plain = await host({ folder: "/some/folder/", plain: true });
  const page = await app.browser.newContext({ serviceWorkers: "block", locale: "de-AT" }).then((context) => context.newPage());
  await page.goto(plain.base);
  await page.waitForURL(`${plain.base}de/play.html`);
  await page.waitForSelector("#grid .d");
  for (const name of ["explain", "watch", "learn", "make", "booklet", "cross", "about"]) {
    await page.locator("[data-menu]:visible").first().click();
    await page.click(`#menu a[href$="/${name}"], #menu a[href*="/${name}.html"]`);
    await page.waitForURL(`${plain.base}de/${name}.html`);
  }
  await page.locator("[data-menu]:visible").first().click();
  await page.click("#menu .lang a[lang=nl]");
  await page.waitForURL(`${plain.base}nl/about.html`);
  await page.context().close();
  plain.stop();
});

test("on the first visit, a puzzle that was made in advance is the one that its number makes", onSite, async () => {
  const page = await app.open("/en/play");
  const data = JSON.parse(await page.textContent("#data"));
  const made = data.made.map(({ seed, answer }) => ({ seed, puzzle: answer.game.start.givens }));
  assert.equal(made.length, 8);
  for (const { seed, puzzle } of made.slice(0, 4)) {
    const { body } = await app.api("generate", { level: "easy", symmetry: "rotate180", seed });
    assert.equal(body.puzzles[0].puzzle, puzzle);
  }
  const givens = (await digits(page)).replaceAll(".", "");
  const shown = made.find(({ puzzle }) => puzzle.replaceAll(".", "") === givens);
  assert.match(await page.textContent("#title"), new RegExp(`Easy ${shown.seed}`));
  await page.context().close();
});

test("Chromium offers to install it", onSite, async () => {
  const folder = await mkdtemp(join(tmpdir(), "ennead-"));
  // Nothing can be installed from a private window, which is what other tests use.
  const context = await chromium.launchPersistentContext(folder, { executablePath: chromiumPath, args: ["--no-sandbox"] });
  const page = await context.newPage();
  await page.goto(`${app.base}/de/play`);
  await installed(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors, []);
  await context.close();
  await rm(folder, { recursive: true });
});

test("it can be installed: the manifest and its icons", onSite, async () => {
  const page = await app.open("/nl/play");
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = await (await fetch(url)).json();
  assert.equal(manifest.lang, "nl");
  for (const { src, sizes } of manifest.icons) {
    const bytes = new Uint8Array(await (await fetch(new URL(src, url))).arrayBuffer());
    assert.equal(`${new DataView(bytes.buffer).getUint32(16)}x${new DataView(bytes.buffer).getUint32(20)}`, sizes, src);
  }
  assert.equal((await fetch(new URL(manifest.start_url, url))).status, 200);
  await page.context().close();
});
