// How fast Play is: from a key to the screen, in bytes and requests; and what it keeps in memory. What is measured is said.
// `phone.timed.js` has the first visit to the site.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, PUZZLE, chromiumPath, digits, listen, serve } from "./app.js";
import { chromium } from "playwright-core";

let server, browser;
before(async () => {
  server = await serve();
  browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--js-flags=--expose-gc"] });
});
after(async () => {
  await browser?.close();
  server?.stop();
});

/** A page on a phone, not loaded yet. */
async function phone() {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, serviceWorkers: "block" });
  const page = listen(await context.newPage());
  return { page, session: await context.newCDPSession(page) };
}

const share = (times, part) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1];

/** Presses keys and measures each, in milliseconds: until the next frame shows it, and how long its handler takes. */
async function press(page, count) {
  await page.evaluate(() => {
    globalThis.presses = [];
    addEventListener("keydown", (event) => {
      const press = { came: event.timeStamp, began: performance.now(), handled: 0, shown: 0 };
      globalThis.presses.push(press);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (press.shown = performance.now());
        port2.postMessage(null);
      });
    }, { capture: true });
    // The last of all that listen.
    addEventListener("keydown", () => (globalThis.presses.at(-1).handled = performance.now()));
  });
  for (let at = 0; at < count; at++) {
    await page.keyboard.press(String(1 + (at % 9)));
    if (at % 3 === 2) await page.keyboard.press(at % 2 ? "ArrowRight" : "ArrowDown");
  }
  await page.quiet();
  await page.waitForFunction(() => globalThis.presses.every(({ shown }) => shown));
  const presses = await page.evaluate(() => globalThis.presses);
  return { shown: presses.map(({ came, shown }) => shown - came), handled: presses.map(({ began, handled }) => handled - began) };
}

async function play(page) {
  await page.goto(`${server.base}/en/play?puzzle=${PUZZLE}`);
  await page.waitForFunction(() => document.querySelector("#verdict")?.dataset.opened === "proper");
  await page.quiet();
}

// Wanted: on the screen within 24 ms, 95 of 100 times; handled within 6 ms on a CPU four times slower.
// What a machine takes is said, not demanded.
test("a key is measured until the screen shows it", async (t) => {
  const { page } = await phone();
  await play(page);
  const { shown } = await press(page, 120);
  t.diagnostic(`a key is shown after ${share(shown, 0.5).toFixed(1)} ms, 95 % after ${share(shown, 0.95).toFixed(1)} ms`);
  assert.ok(shown.every((time) => time > 0));
  await page.context().close();
});

test("a key is measured on a CPU four times slower", async (t) => {
  const { page, session } = await phone();
  await play(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const { handled, shown } = await press(page, 60);
  t.diagnostic(`handled after ${share(handled, 0.5).toFixed(1)} ms, 95 % after ${share(handled, 0.95).toFixed(1)} ms; shown after ${share(shown, 0.5).toFixed(1)} ms`);
  assert.ok(handled.every((time) => time >= 0));
  await page.context().close();
});

test("the first visit needs few bytes and requests", async (t) => {
  const { page, session } = await phone();
  const loaded = { bytes: 0, requests: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    loaded.requests++;
  });
  await session.send("Network.enable");
  await play(page);
  t.diagnostic(`${loaded.requests} requests, ${loaded.bytes} bytes`);
  assert.ok(loaded.bytes <= 175_000 && loaded.requests <= 75, JSON.stringify(loaded));
  await page.context().close();
});

test("5,000 actions leave little in memory", async (t) => {
  const { page, session } = await phone();
  await play(page);
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize / 1e6;
  };
  const before = await heap();
  // As fast as a page can: what is pressed meanwhile is sent together.
  await page.evaluate(async () => {
    const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "1", "5", "9", "z", "Delete"];
    for (let at = 0; at < 5000; at++) {
      const key = keys[(at * 7 + (at >> 5)) % keys.length];
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: key === "z", bubbles: true, cancelable: true }));
      if (at % 25 === 0) await new Promise((done) => setTimeout(done, 20));
    }
  });
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("ennead.waiting")), null, { timeout: 120_000 });
  await page.quiet();
  const after = await heap();
  t.diagnostic(`${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after; ${(await digits(page)).replaceAll(".", "").length} digits`);
  assert.ok(after - before <= 6, `${before} to ${after} MB`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
