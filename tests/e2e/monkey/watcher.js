// A monkey that watches: random moves through a trace, compared with the trace itself.
import assert from "node:assert/strict";
import { watchShifts } from "./eyes.js";
import { randomFrom } from "./monkey.js";

const ENGINES = ["guess-ladder", "backtracking", "dancing-links", "three-tier"];
const SIZES = [[1280, 800], [1024, 768], [1180, 820], [768, 1024], [390, 844]];

export class Watcher {
  constructor(page, app, seed) {
    Object.assign(this, { page, app, random: randomFrom(seed), log: [], at: 0, size: SIZES[0] });
  }

  async start() {
    await this.page.addInitScript(watchShifts);
    await this.visit();
  }

  query(more) { return new URLSearchParams({ puzzle: this.puzzle, engine: this.engine, ...more }); }

  async visit() {
    this.engine = this.random.pick(ENGINES);
    await this.page.goto(`${this.app.base}/${this.random.pick(["en", "de", "nl"])}/watch?engine=${this.engine}`, { waitUntil: "networkidle" });
    this.puzzle = JSON.parse(await this.page.textContent("#data")).puzzle;
    this.end = (await this.app.api(`trace?${this.query()}`)).body.events;
    this.at = await this.find({ from: 0, action: "guess" }) ?? 0;
    this.place = "";
  }

  now() { return this.page.$eval("#timeline", (slider) => Number(slider.getAttribute("aria-valuenow"))); }

  async find(question) { return (await this.app.api(`trace/find?${this.query(question)}`)).body.at; }

  get actions() {
    const to = (at) => (this.at = Math.max(0, Math.min(this.end, at)));
    const far = Math.max(1, Math.round(this.end / 50));
    const key = (name, by) => async () => { await this.page.keyboard.press(name); to(by); };
    const click = (selector, by) => async () => { await this.page.click(selector); to(by); };
    const jump = (back, action) => async () => {
      await this.page.click(`[data-jump${back ? "-back" : ""}=${action}]`);
      this.at = (await this.find({ from: this.at, action, ...(back ? { back: true } : {}) })) ?? this.at;
    };
    const line = async () => {
      if (!(await this.page.isVisible("#p-code"))) return;
      const row = this.page.locator("#p-code [data-line]").nth(this.random.below(await this.page.locator("#p-code [data-line]").count()));
      const back = this.random.chance(0.4);
      await row.click(back ? { modifiers: ["Shift"] } : {});
      this.at = (await this.find({ from: this.at, line: Number(await row.getAttribute("data-line")) + 1, ...(back ? { back: true } : {}) })) ?? this.at;
    };
    const run = async () => {
      await this.page.click(this.random.pick(["#run", "#backwards"]));
      await this.page.waitForTimeout(120);
      await this.page.click("#forward");
      // The step that stopped it may still be awaited.
      do {
        this.at = await this.now();
        await this.page.waitForTimeout(500);
      } while ((await this.now()) !== this.at);
    };
    const tab = async () => { await this.page.click(this.random.pick(["#t-code", "#t-chart", "#t-stack", "#t-tree", "#t-arrays"].filter((tab) => tab !== "#t-arrays" || this.size[0] < 1200))); };
    const resize = async () => {
      this.size = this.random.pick(SIZES);
      const [width, height] = this.size;
      await this.page.setViewportSize({ width, height });
      this.place = "";
    };
    return [
      ["forward", 10, click("#forward", this.at + 1)], ["back", 8, click("#back", this.at - 1)], ["first", 2, click("#first", 0)], ["last", 2, click("#last", this.end)],
      ["arrow right", 5, key("ArrowRight", this.at + 1)], ["arrow left", 5, key("ArrowLeft", this.at - 1)], ["page down", 6, key("PageDown", this.at + far)], ["page up", 3, key("PageUp", this.at - far)],
      ["next guess", 6, jump(false, "guess")], ["next undo", 4, jump(false, "undo")], ["next dead end", 4, jump(false, "contradiction")], ["last guess", 5, jump(true, "guess")], ["last dead end", 4, jump(true, "contradiction")],
      ["line", 6, line], ["run", 4, run], ["tab", 5, tab], ["size", 2, resize], ["engine", 1, () => this.visit()], ["theme", 1, () => this.page.click("[data-theme-switch]")],
    ];
  }

  async act() {
    const { page, actions } = this;
    let left = this.random.below(actions.reduce((sum, [, weight]) => sum + weight, 0));
    const [name, , action] = actions.find(([, weight]) => (left -= weight) < 0);
    this.log.push(`${name} from ${this.at}`);
    await page.evaluate(() => document.querySelector("#timeline").focus({ preventScroll: true }));
    await action();
    for (const since = Date.now(); (await this.now()) !== this.at && Date.now() - since < 10_000;) await page.waitForTimeout(20);
    assert.equal(await this.now(), this.at, "the moment");
    const { body } = await this.app.api(`trace/state?${this.query({ at: this.at })}`);
    await page.waitForFunction((filled) => document.querySelectorAll("#grid .d").length === filled, body.filled, { timeout: 10_000 });
    const seen = await page.evaluate(() => ({
      focus: document.activeElement !== document.body,
      place: JSON.stringify([...document.querySelectorAll("#grid, .watch [role=tablist], .drive")].map((part) => { const { x, y, width } = part.getBoundingClientRect(); return [x, y, width].map(Math.round); })),
      wide: document.documentElement.scrollWidth - innerWidth,
      shifted: globalThis.shifted,
    }));
    // A page just opened has the focus nowhere yet.
    assert.ok(seen.focus || name === "engine", "the focus is lost");
    this.place ||= seen.place;
    assert.equal(seen.place, this.place, "nothing moves");
    assert.ok(seen.wide <= 0);
    assert.ok(seen.shifted.sum <= 0.1, `shifts ${seen.shifted.sum}: ${seen.shifted.what}`);
    assert.deepEqual(page.complaints, []);
  }
}
