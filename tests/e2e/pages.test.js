// Every page, in every language, at both sizes and in both themes: the browser does not complain,
// axe finds nothing, and the page does not scroll sideways.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, PUZZLE, start, withServer } from "./app.js";
import { RULES, axeOn } from "./axe.js";

const PAGES = ["play", "play?tab=marks", "play?tab=moves", "play?tab=share", "play?tab=games", `explain?puzzle=${PUZZLE}`, "watch?at=20000", "watch?at=3000&race=backtracking", "watch?at=500&engine=backtracking&tab=chart", "watch?at=30000&tab=tree", "learn", "make", "booklet", "cross", "photo", "techniques", "techniques?name=xy-chain&position=2", "train", "train?technique=x-wing", "games", "games?tab=statistics", "settings", "about"];

let app;
before(async () => { app = await start(); });
after(() => app.stop());

for (const language of ["en", "de", "nl"]) {
  for (const [size, viewport] of [["desktop", DESKTOP], ["phone", PHONE]]) {
    test(`every page is correct: ${language}, ${size}`, async () => {
      const wrong = [];
      for (const path of PAGES) {
        const dark = language === "de";
        const page = await app.open(`/${language}/${path}`, { viewport, colorScheme: dark ? "dark" : "light", bypassCSP: true });
        const where = `${language} ${size} ${path}`;
        assert.equal(await page.getAttribute("html", "lang"), language);
        const [width, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        if (width > inner) wrong.push(`${where} is ${width} wide`);
        // On a phone the row of tabs may scroll; elsewhere all tabs are visible.
        const cut = await page.$$eval("[role=tab]", (tabs) => tabs.filter((tab) => {
          const main = /** @type {HTMLElement} */ (document.querySelector("main"));
          const edge = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
          return tab.getBoundingClientRect().right > edge + 0.5;
        }).map((tab) => tab.id));
        if (size === "desktop" && cut.length) wrong.push(`${where}: ${cut} beyond the edge`);
        // What axe checks hardly depends on the language, so English is checked in light and German in dark: everything
        // at each size once, and what depends on colours and sizes in both.
        const rules = (language === "en") === (size === "desktop") ? RULES : ["color-contrast", "target-size"];
        const found = language === "nl" ? [] : await axeOn(page, rules);
        wrong.push(...[...found, ...page.complaints].map((it) => `${where}: ${it}`));
        await page.context().close();
      }
      assert.deepEqual(wrong, []);
    });
  }
}

test("the start page is in the browser's language, and an unknown page says so", withServer, async () => {
  const page = await app.open("/", { locale: "nl-NL" });
  assert.match(page.url(), /\/nl\/start$/);
  assert.equal((await fetch(`${app.base}/nowhere`)).status, 404);
  assert.equal((await fetch(`${app.base}/assets/..%2fCargo.toml`)).status, 404);
  await page.context().close();
});
