// A monkey that orders puzzles: random wishes, good and hopeless, started, stopped, copied, varied.
import assert from "node:assert/strict";
import { randomFrom } from "./monkey.js";

export class Maker {
  constructor(page, app, seed) {
    Object.assign(this, { page, app, random: randomFrom(seed), log: [] });
  }

  async act() {
    const { page, random } = this;
    const open = async () => { if (!(await page.isVisible(".patbox"))) await page.click(".more5 > summary"); };
    const option = (name, values) => async () => { await open(); await page.selectOption(`[name=${name}]`, random.pick(values)); };
    const number = (name, values) => async () => { if (name !== "count") await open(); await page.fill(`[name=${name}]`, random.pick(values)); };
    const press = (selector) => async () => { if (await page.locator(selector).first().isEnabled().catch(() => false)) await page.locator(selector).first().click(); };
    const pattern = async () => {
      await open();
      if (!(await page.isVisible("#pattern"))) await page.click(".patbox summary");
      await page.locator("#pattern button").nth(random.below(81)).click();
    };
    const chosen = (does) => async () => {
      if (!(await page.locator("#puzzles .board3").count())) return;
      await page.locator("#puzzles .board3").first().click();
      await page.click(`#choices [data-does=${does}]`);
    };
    const [name, action] = random.pick([
      ["level", async () => { const box = page.locator("[name=level]").nth(random.below(3)); await box.setChecked(!(await box.isChecked())); }], ["symmetry", option("symmetry", ["none", "rotate180", "full", "diagonal"])],
      ["technique", option("technique", ["", "naked-pair", "leviathan"])], ["place", option("place", ["path", "hardest", "first"])],
      ["count", number("count", ["1", "2", "3"])], ["from", number("clues-from", ["", "24", "40"])], ["to", number("clues-to", ["", "30", "20"])],
      ["pattern", pattern], ["pattern cleared", async () => { if (await page.isVisible("#pattern-clear")) await page.click("#pattern-clear"); }],
      ["make", press("#go:visible")], ["make", press("#go:visible")], ["make", press("#go:visible")], ["stop", press("#stop:visible")], ["copy", chosen("copy")], ["more", chosen("more")], ["undone", press(".toast button")],
      ["theme", () => page.click("[data-theme-switch]")], ["size", () => page.setViewportSize(random.pick([{ width: 1280, height: 800 }, { width: 390, height: 844 }, { width: 768, height: 1024 }]))],
    ]);
    this.log.push(name);
    const first = await this.place();
    await action();
    await page.waitForTimeout(random.pick([0, 40, 300]));
    // A refused or hopeless wish must not keep the rest from being tried.
    if (name === "more" || name === "make") await page.waitForFunction(() => document.querySelector("#stop").hidden, null, { timeout: 1500 }).catch(() => page.click("#stop", { timeout: 1000 }).catch(() => {}));
    const seen = await page.evaluate(() => ({
      drawn: [...document.querySelectorAll("#puzzles li[data-puzzle]")].map((item) => [item.dataset.puzzle.replaceAll(".", "").length, item.querySelectorAll("svg text").length]),
      working: !document.querySelector("#stop").hidden,
      waiting: document.querySelectorAll("#puzzles .wait").length,
      makes: !document.querySelector("#go").hidden,
      focus: document.activeElement !== document.body,
      wide: document.documentElement.scrollWidth - innerWidth,
    }));
    assert.ok(seen.drawn.every(([clues, digits]) => clues === digits), "every given is drawn");
    assert.equal(seen.working, seen.waiting === 1, "the frame being tried shows while there is work");
    assert.equal(seen.makes, !seen.working);
    assert.ok(seen.wide <= 0, `the page scrolls sideways by ${seen.wide}`);
    if (!["size", "pattern", "pattern cleared", "make", "more", "undone", "level", "technique", "symmetry", "count", "place", "from", "to"].includes(name)) assert.equal(await this.place(), first, "nothing moves");
    assert.deepEqual(page.complaints.filter((text) => !text.includes("400")), []);
  }

  place() {
    return this.page.evaluate(() => JSON.stringify([...document.querySelectorAll(".foot, .reshead, #puzzles li:first-child")].map((part) => { const { x, y } = part.getBoundingClientRect(); return [Math.round(x), Math.round(y + scrollY)]; })));
  }
}
