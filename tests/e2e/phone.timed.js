// The first visit to the site on a slow phone: what is loaded, and when the grid can be used.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { PHONE, chromiumPath, site } from "./app.js";
import { host } from "./host.js";

const onSite = { skip: site ? false : "SITE=DIR says which site to test" };

/** Slow 4G as Chromium's tools emulate it: bytes per second, and milliseconds for each request. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8, uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8 };
const CPU = { rate: 4 };

let server, browser;
before(async () => {
  if (!site) return;
  server = await host({ secure: true });
  browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] });
});
after(async () => {
  await browser?.close();
  server?.stop();
});

/** A page on a slow phone at its first visit; what it has loaded is counted. */
async function visit(path) {
  const page = await (await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true })).newPage();
  const session = await page.context().newCDPSession(page);
  const loaded = { bytes: 0, files: [] };
  const names = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => names.set(requestId, new URL(request.url).pathname));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    loaded.files.push([names.get(requestId), encodedDataLength]);
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", CPU);
  // Usable: the puzzle is there, and a digit that is typed appears.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector("#grid .d")) globalThis.usable = performance.now();
      else setTimeout(look, 20);
    };
    look();
  });
  await page.goto(server.base + path, { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.usable, null, { timeout: 60_000 });
  return { page, loaded, usable: await page.evaluate(() => globalThis.usable) };
}

for (const language of ["en", "de", "nl"]) {
  test(`${language}: the grid can be used within 3 s, and a hint needs at most 500 kB`, onSite, async (t) => {
    const { page, loaded, usable } = await visit(`${language}/play`);
    const empty = page.locator("#grid .cell:not(:has(.d))").first();
    await empty.evaluate((cell) => cell.setAttribute("data-chosen", ""));
    const before = performance.now();
    await page.locator("#grid [data-chosen]").click();
    await page.keyboard.press("1");
    await page.waitForSelector("#grid [data-chosen] .d");
    const typed = performance.now() - before;
    await page.keyboard.press("Control+z");
    await page.waitForFunction(() => !document.querySelector("#grid [data-chosen] .d"));
    await page.click("#hint");
    await page.waitForSelector("#depths p");
    // The rating of the puzzle is loaded meanwhile, in another module; no hint waits for it.
    const needed = loaded.files.filter(([name]) => name !== "/play.wasm");
    const bytes = needed.reduce((sum, [, length]) => sum + length, 0);
    t.diagnostic(`usable after ${Math.round(usable)} ms; a digit after ${Math.round(typed)} ms; ${needed.length} files, ${bytes} bytes before the first hint`);
    assert.ok(bytes > 100_000 && bytes <= 500_000, JSON.stringify(needed));
    assert.ok(usable < 3000, `${usable} ms`);
    await page.context().close();
  });
}
