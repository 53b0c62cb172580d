// From a picture: chosen, pasted, dropped or taken; corrected; played and explained.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, PUZZLE, cell, digits, program, start, withServer } from "./app.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "ennead-photo-"));
const OTHERS = [
  "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2",
  "1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......",
];

/** A page of a booklet with these puzzles, as a PNG file. */
function printed(name, puzzles, perPage) {
  const bare = ["--no-title-page", "--no-rules", "--no-solutions", "--per-page", String(perPage)];
  const { status, stderr } = spawnSync(program, ["booklet", "--png", ...bare, "-o", join(folder, `${name}.pdf`), ...puzzles], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return join(folder, `${name}-1.png`);
}

let app, one, several, blank;
before(async () => {
  one = printed("one", [PUZZLE], 1);
  several = printed("several", [PUZZLE, ...OTHERS], 4);
  app = await start();
  const page = await app.open("/en/about");
  blank = Buffer.from(await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.getContext("2d").fillRect(20, 20, 90, 5);
    return canvas.toDataURL().split(",")[1];
  }), "base64");
  await page.context().close();
});
after(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const seen = (page) => page.waitForSelector("main[data-stage=seen]");
const choose = (page, file) => page.setInputFiles("#picture-file", file);

/** The page with a picture in which two cells are doubtful: r1c3 may be a 4 and r5c5 was repaired. */
async function doubtful(options = {}) {
  const page = await app.open("/en/photo", { bypassCSP: true, ...options });
  await page.route("**/api/v1/photo/pixels?*", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.grids[0].sure = false;
    answer.grids[0].sentence = "2 cells are uncertain: please look at them.";
    answer.grids[0].doubts = [
      { cell: "r5c1", taken: 4, second: 9, repaired: true, question: true, sentence: "read as 9, but only with 4 is there exactly one solution" },
      { cell: "r1c2", taken: 3, second: 8, repaired: false, question: true, sentence: "3: 58 of 100, 8: 39 of 100" },
    ];
    await route.fulfill({ json: answer });
  });
  await choose(page, one);
  await seen(page);
  return page;
}

test("a picture is read and becomes a game; nothing leaves the machine", async () => {
  const page = await app.open("/en/photo");
  const hosts = new Set();
  page.on("request", (request) => request.url().startsWith("http") && hosts.add(new URL(request.url()).origin));
  assert.match(await page.textContent("#where"), /on this machine and goes nowhere else/);
  await choose(page, one);
  await seen(page);
  assert.equal(await digits(page), PUZZLE);
  assert.equal(await page.textContent("#sentence"), "");
  assert.equal(await page.textContent("#look"), "Nothing is uncertain.");
  await page.waitForFunction(() => /solution/.test(document.querySelector("#verdict").textContent));
  // The straightened picture: ink where there is a digit, paper where there is none.
  const dark = await page.evaluate(() => {
    const { data, width } = document.querySelector("#picture").getContext("2d").getImageData(0, 0, 612, 612);
    const least = (cell) => {
      let least = 255;
      for (let y = 20; y < 48; y++) for (let x = 20; x < 48; x++) least = Math.min(least, data[4 * ((Math.floor(cell / 9) * 68 + y) * width + (cell % 9) * 68 + x)]);
      return least;
    };
    return Array.from({ length: 81 }, (_, cell) => least(cell));
  });
  dark.forEach((least, i) => assert.equal(least < 128, PUZZLE[i] !== ".", `${i}: ${least}`));
  await page.click("#play");
  await page.waitForURL(/\/en\/play$/);
  await page.waitForFunction(() => document.querySelectorAll("#grid .d").length > 0);
  assert.equal(await digits(page), PUZZLE);
  const given = await page.$$eval("#grid .cell", (cells) => cells.map((cell) => cell.classList.contains("given")));
  assert.deepEqual(given, [...PUZZLE].map((digit) => digit !== "."));
  assert.deepEqual([...hosts], [app.base]);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

for (const where of ["play", "explain", "photo"]) {
  for (const kind of ["paste", "drop"]) {
    test(`a picture can be given to ${where} by ${kind}`, async () => {
      const page = await app.open(`/en/${where}`);
      const bytes = readFileSync(one).toString("base64");
      await page.evaluate(([kind, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], "one.png", { type: "image/png" }));
        const event = kind === "paste" ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }) : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      }, [kind, bytes]);
      await seen(page);
      assert.equal(await digits(page), PUZZLE);
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    });
  }
}

test("doubtful cells are marked, and corrected with a key", withServer, async () => {
  const page = await doubtful();
  assert.equal(await page.locator("#grid .cell.ask").count(), 1);
  assert.equal(await page.locator("#grid .cell.fixed").count(), 1);
  assert.equal(await cell(page, "r1c2").locator(".second").textContent(), "8");
  assert.match(await cell(page, "r1c2").textContent(), /second choice 8/);
  assert.equal(await page.locator("#frames rect").count(), 2);
  assert.equal(await page.locator("#asks li").count(), 2);
  // The first in reading order is the current one.
  await cell(page, "r1c2").focus();
  await page.keyboard.press("Space");
  assert.equal((await digits(page)).slice(0, 3), "58.");
  await page.waitForFunction(() => !/exactly one/.test(document.querySelector("#verdict").textContent));
  assert.equal(await cell(page, "r1c2").locator(".second").textContent(), "3");
  await page.keyboard.press("Space");
  assert.equal((await digits(page)).slice(0, 3), "53.");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-colindex")), "1");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /row 5/);
  await page.keyboard.press("7");
  assert.equal((await digits(page))[36], "7");
  await page.keyboard.press("Delete");
  assert.equal((await digits(page))[36], ".");
  await page.click("#asks [data-cell='36'] [data-choice='4']");
  assert.equal((await digits(page))[36], "4");
  assert.equal(await page.getAttribute("#asks [data-cell='36'] [data-choice='4']", "aria-pressed"), "true");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.choice), "4");
  await page.click("#asks [data-cell='1'] [data-choice='0']");
  assert.equal((await digits(page)).slice(0, 3), "5..");
  await page.click("#keys [data-digit='3']");
  assert.equal(await digits(page), PUZZLE);
  await page.click("#explain");
  await page.waitForSelector("#path li");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

for (const [size, viewport] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`what was read is accessible: ${size}, ${colorScheme}`, withServer, async () => {
      const page = await doubtful({ viewport, colorScheme });
      const [width, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(width <= inner, `${width} wide`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }));
      assert.deepEqual(violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).join(" ")} ${it.nodes[0].any[0]?.message ?? ""}`), []);
      if (size === "desktop") {
        // The cells of the picture stand beside those of the grid.
        const [picture, grid] = await Promise.all(["#picture", "#grid"].map((it) => page.locator(it).boundingBox()));
        assert.ok(Math.abs(picture.y - grid.y) < 3 && Math.abs(picture.height - grid.height) < 3, JSON.stringify([picture, grid]));
      }
      await page.context().close();
    });
  }
}

test("all grids of a page can be chosen, and turned", withServer, async () => {
  const page = await app.open("/en/photo");
  await choose(page, several);
  await seen(page);
  assert.equal(await page.locator("#grids button").count(), 3);
  assert.equal(await digits(page), PUZZLE);
  await page.click("#grids button:nth-child(2)");
  assert.equal(await digits(page), OTHERS[0]);
  await page.click("#turn");
  await page.waitForFunction((before) => [...document.querySelectorAll("#grid .cell")].map((it) => it.querySelector(".d")?.textContent ?? ".").join("") !== before, OTHERS[0]);
  for (let i = 0; i < 3; i++) {
    await Promise.all([page.waitForResponse("**/api/v1/photo/pixels?*"), page.click("#turn")]);
  }
  await page.waitForFunction((before) => [...document.querySelectorAll("#grid .cell")].map((it) => it.querySelector(".d")?.textContent ?? ".").join("") === before, OTHERS[0]);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("what is no picture, or shows no grid, is refused with a sentence", async () => {
  for (const [language, noGrid, noPicture] of [["en", /no Sudoku grid/, /cannot open/], ["de", /kein Sudoku-Gitter/, /nicht als Bild/], ["nl", /geen sudokurooster/, /niet als afbeelding/]]) {
    const page = await app.open(`/${language}/photo`);
    await choose(page, { name: "blank.png", mimeType: "image/png", buffer: blank });
    await page.waitForSelector("#error:visible");
    assert.match(await page.textContent("#error"), noGrid);
    await choose(page, { name: "text.png", mimeType: "image/png", buffer: Buffer.from(PUZZLE) });
    await page.waitForFunction((said) => new RegExp(said).test(document.querySelector("#error").textContent), noPicture.source);
    assert.equal(await page.getAttribute("main", "data-stage"), "start");
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a server elsewhere is named, and gets nothing before the visitor agrees", withServer, async (t) => {
  const other = await start({ args: ["--host-resolver-rules=MAP ennead.test 127.0.0.1"], name: "ennead.test" });
  t.after(() => other.stop());
  const page = await other.open("/en/photo");
  const sent = [];
  page.on("request", (request) => request.url().includes("/api/v1/photo") && sent.push(request.url()));
  assert.match(await page.textContent("#where"), /sent to ennead\.test/);
  await choose(page, one);
  await page.waitForSelector("#send:visible");
  assert.deepEqual(sent, []);
  await page.click("#keep");
  assert.ok(await page.isHidden("#send"));
  await choose(page, one);
  await page.click("#send");
  await seen(page);
  assert.equal(sent.length, 1);
  assert.equal(await digits(page), PUZZLE);
  await page.context().close();
});

test("on a phone: from the start through the camera to the first hint in three taps", async (t) => {
  const video = join(folder, "camera.y4m");
  const page = await app.open("/en/about");
  // What the camera sees: the printed page in grey, as 640 × 480 of raw video.
  const grey = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]));
    const context = new OffscreenCanvas(640, 480).getContext("2d");
    context.fillStyle = "white";
    context.fillRect(0, 0, 640, 480);
    context.imageSmoothingQuality = "high";
    // The upper part of the page, where the grid is.
    context.drawImage(bitmap, 0, 0, bitmap.width, bitmap.width * 1.1, 100, 0, 436, 480);
    const { data } = context.getImageData(0, 0, 640, 480);
    let text = "";
    for (let i = 0; i < data.length; i += 4) text += String.fromCharCode(data[i]);
    return btoa(text);
  }, readFileSync(one).toString("base64"));
  await page.context().close();
  const frame = Buffer.concat([Buffer.from("FRAME\n"), Buffer.from(grey, "base64"), Buffer.alloc(640 * 480 / 2, 128)]);
  writeFileSync(video, Buffer.concat([Buffer.from("YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n"), frame, frame, frame]));
  const phone = await start({ args: ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${video}`] });
  t.after(() => phone.stop());
  const play = await phone.open("/en/start", { viewport: PHONE, hasTouch: true, isMobile: true, permissions: ["camera"] });
  let taps = 0;
  const tap = async (selector) => {
    taps += 1;
    await play.tap(selector);
  };
  await tap(".ways3 a[href='photo?camera']");
  await seen(play);
  assert.equal(await digits(play), PUZZLE);
  // The camera is off again.
  assert.equal(await play.$eval("#video", (video) => video.srcObject), null);
  await tap("#play");
  await play.waitForFunction(() => document.querySelectorAll("#grid .d").length > 0);
  await tap("#hint");
  await play.waitForSelector("#depths p");
  assert.equal(taps, 3);
  assert.deepEqual(play.complaints, []);
  await play.context().close();
});

test("without a camera the page says so, and a picture can be chosen", async () => {
  const page = await app.open("/en/photo?camera");
  await page.waitForSelector("#error:visible");
  assert.match(await page.textContent("#error"), /no camera/);
  await choose(page, one);
  await seen(page);
  assert.ok(await page.isHidden("#error"));
  await page.context().close();
});

const corner = (page) => page.$eval("#picture", (canvas) => [...canvas.getContext("2d").getImageData(20, 20, 28, 28).data].reduce((sum, value) => sum + value, 0));

test("the picture and what was corrected are there after Play, after a reload and on another visit", async () => {
  const page = await app.open("/en/photo");
  await choose(page, several);
  await seen(page);
  await page.click("#grids button:nth-child(2)");
  await cell(page, "r1c2").focus();
  await page.keyboard.press("7");
  const corrected = `57${OTHERS[0].slice(2)}`;
  assert.equal(await digits(page), corrected);
  const ink = await corner(page);
  await page.quiet();
  await page.click("#play");
  await page.waitForURL(/play/);
  // With that 7 there is no solution: the sheet that says so is closed first.
  await page.waitForSelector("#sheet:visible");
  await page.goBack();
  await page.waitForSelector("#sheet", { state: "hidden" });
  await page.goBack();
  const there = async (page) => {
    await seen(page);
    assert.equal(await digits(page), corrected);
    assert.equal(await corner(page), ink);
    assert.equal(await page.getAttribute("#grids button:nth-child(2)", "aria-pressed"), "true");
  };
  await there(page);
  await page.reload();
  await there(page);
  const other = await page.context().newPage();
  await other.goto(`${app.base}/en/photo`);
  await there(other);
  // What was corrected before can still be taken back, and done again.
  await other.keyboard.press("Control+z");
  assert.equal(await digits(other), OTHERS[0]);
  await other.click("#redo");
  assert.equal(await digits(other), corrected);
  // Each grid has its own corrections.
  await other.click("#grids button:nth-child(1)");
  assert.equal(await digits(other), PUZZLE);
  await other.click("#grids button:nth-child(2)");
  assert.equal(await digits(other), corrected);
  await other.click("#another");
  assert.equal(await other.getAttribute("main", "data-stage"), "start");
  await other.click(".toast button:not(.away)");
  await there(other);
  await page.context().close();
});

test("after a correction the heading, the marks and the way on are those of the digits as they are", async () => {
  const page = await app.open("/en/photo");
  await choose(page, one);
  await seen(page);
  await page.waitForFunction(() => /solution/.test(document.querySelector("#verdict").textContent));
  assert.equal(await page.textContent("#look"), "Nothing is uncertain.");
  assert.doesNotMatch(await page.textContent("#verdict"), /\.\.\.|to find/);
  await cell(page, "r1c3").focus();
  await page.keyboard.press("5");
  await page.waitForFunction(() => /clash/.test(document.querySelector("#look").textContent));
  assert.equal(await page.locator("#grid .cell.clash").count(), 2);
  assert.match(await cell(page, "r1c3").textContent(), /clash/);
  assert.equal(await page.locator("#play.main").count(), 0);
  assert.equal(await page.textContent("#verdict"), "");
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelector("#look").textContent === "Nothing is uncertain.");
  assert.equal(await page.locator("#grid .cell.clash").count(), 0);
  assert.equal(await page.locator("#play.main").count(), 1);
  await cell(page, "r1c1").focus();
  await page.keyboard.press("Delete");
  await cell(page, "r1c2").focus();
  await page.keyboard.press("Delete");
  await page.waitForFunction(() => /more than one solution/.test(document.querySelector("#look").textContent));
  await page.context().close();
});
