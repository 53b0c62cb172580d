// The server and the browser that the tests share.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const program = process.env.ENNEAD ?? fileURLToPath(new URL("../../target/debug/ennead", import.meta.url));
/** The folder of the site without a server, if that is what is tested. */
export const site = process.env.SITE;

// The one without windows opens a page in a quarter of the CPU time, but installs no site.
const chromiums = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].slice(site ? 1 : 0);
export const chromiumPath = process.env.CHROMIUM ?? chromiums.find((path) => existsSync(path));

/** Whether the site loses its network after the first visit. */
const offline = site && process.env.OFFLINE;

/** For tests of what only a server has: its address of each question, or its answers changed on their way. */
export const withServer = { skip: site ? "the site has no server" : false };

export const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 720 };

/**
 * Gives a function that waits until the page has asked for nothing for a tenth of a second. Playwright's "networkidle"
 * waits for half a second, for every page that a test opens.
 */
function watchRequests(page) {
  let open = 0;
  let last = performance.now();
  const count = (change) => (request) => {
    // Chromium does not always tell the page when the script of a worker has come.
    if (request.url().endsWith("/worker.js")) return;
    open += change;
    last = performance.now();
  };
  page.on("request", count(1));
  page.on("requestfinished", count(-1));
  page.on("requestfailed", count(-1));
  return async () => {
    while (open > 0 || performance.now() - last < 100) await sleep(20);
  };
}

/** Collects what the browser complains of on a page, in `complaints`, and lets one wait until the page has asked for nothing for a while: `quiet()`. */
export function listen(page) {
  page.complaints = [];
  page.on("console", (message) => message.type() === "error" && page.complaints.push(message.text()));
  page.on("pageerror", (error) => page.complaints.push(error.message));
  page.quiet = watchRequests(page);
  return page;
}

/** Resolves when the site's files are there and the page is in the care of its service worker. */
export function installed(page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
}

/** Starts the server on a free port. */
export async function serve() {
  const folder = site ? ["--site", site] : [];
  const call = ["--lang", "en", "serve", "--port", "0", ...folder];
  const server = spawn(program, call, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(server.stdout), "line");
  return { base: /http:\/\/[^/]+/.exec(line)[0], stop: () => server.kill() };
}

/** How a browser is launched, with these arguments more. */
export const launching = (args = []) => ({
  executablePath: chromiumPath,
  args: ["--no-sandbox", ...args],
});

/**
 * The server and the browser that `run.js` has started for all files, or new ones for a file that
 * runs by itself. Each page is in a context of its own: no other page knows its storage, caches,
 * workers and rights. But all pages of a browser have one clipboard, so whoever reads it asks for a
 * browser `alone`, as does whoever launches one with `args`. The browser knows the server by `name`.
 */
export async function start({ args = [], alone = args.length > 0, name = "127.0.0.1" } = {}) {
  const { SHARED_SERVER, SHARED_BROWSER } = process.env;
  const server = SHARED_SERVER ? { base: SHARED_SERVER, stop() {} } : await serve();
  const base = server.base.replace("127.0.0.1", name);
  const browser = SHARED_BROWSER && !alone
    ? await chromium.connect(SHARED_BROWSER)
    : await chromium.launch(launching(args));
  let asking;
  return {
    base,
    browser,
    /** A page that collects the browser's complaints, and can wait until it has asked for nothing for a while. */
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: offline ? "allow" : "block", ...options });
      const page = listen(await context.newPage());
      if (offline) {
        await page.goto(`${base}/en/about`);
        await installed(page);
        await context.setOffline(true);
      }
      await page.goto(base + path);
      await page.quiet();
      return page;
    },
    async api(path, body) {
      if (site) {
        // Asked from a page, because the site has no server to ask.
        asking ??= this.open("/en/about");
        return (await asking).evaluate(async ([path, body]) => {
          const { ask } = await import("/assets/door.js");
          const response = await ask(path, body === null ? {} : { method: "POST", body });
          return { status: response.status, type: response.headers.get("content-type"), body: await response.json() };
        }, [path, body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body)]);
      }
      const response = await fetch(`${base}/api/v1/${path}`, body === undefined ? {} : { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
      return { status: response.status, type: response.headers.get("content-type"), body: await response.json() };
    },
    async stop() {
      await browser.close();
      server.stop();
    },
  };
}

/** The digits on a grid, `.` for none. */
export function digits(page, grid = "#grid") {
  return page.$$eval(`${grid} .cell`, (cells) => cells.map((cell) => cell.querySelector(".d")?.textContent ?? ".").join(""));
}

/** A cell of the grid, such as r4c7. */
export function cell(page, name) {
  return page.locator("#grid .cell").nth((name[1] - 1) * 9 + Number(name[3]) - 1);
}

/** Opens a tab of the sheet More on Play. */
export async function tab(page, name) {
  if (!(await page.isVisible("#p-more"))) {
    if (!(await page.isVisible("#more"))) await page.click("#sheet-close");
    await page.click("#more");
  }
  await page.click(`#t-${name}`);
}

/** Pastes a text on Play and opens it; whether it can be read is another matter. */
export async function enter(page, text) {
  await tab(page, "new");
  await page.fill("#paste", text);
  await page.press("#paste", "Enter");
}

/** Pastes a puzzle on Play, and waits until it is there. */
export async function paste(page, text) {
  await enter(page, text);
  await page.waitForFunction(() => document.querySelector("#paste").value === "");
}

/** Begins to type a puzzle on Play, or goes on with it. */
export async function type(page) {
  await tab(page, "new");
  await page.click("#type");
}
