// A monkey that fills a cross-number puzzle: random digits, directions, hints, checks, solutions,
// bars and black cells, compared with a plain model.
import assert from "node:assert/strict";
import { watchShifts } from "./eyes.js";
import { randomFrom } from "./monkey.js";

const SIZES = [[1280, 800], [1024, 768], [768, 1024], [390, 844], [1920, 1080]];

export class Crosser {
  constructor(page, app, seed) {
    Object.assign(this, { page, app, random: randomFrom(seed), log: [], filled: [], cell: 0, across: true, solved: false, past: [], future: [] });
  }

  async start() {
    await this.page.addInitScript(watchShifts);
    await this.page.goto(`${this.app.base}/en/cross`, { waitUntil: "networkidle" });
    await this.page.waitForSelector("#rules li");
    const text = await this.page.inputValue("#text");
    this.puzzle = (await this.app.api("cross/explain", { text })).body;
    this.right = (await this.app.api("cross/solve", { text })).body.solutions[0].join("");
    this.filled = Array(this.right.length).fill(".");
  }

  /** The word the next digit goes into, as a list of cells. */
  get word() {
    const { words } = this.puzzle;
    const through = (across) => words.find((word) => word.across === across && word.cells.includes(this.cell));
    return (through(this.across) ?? words.find((word) => word.cells.includes(this.cell)))?.cells ?? [this.cell];
  }

  async grid() {
    if (await this.page.evaluate(() => !document.activeElement.closest("#kz"))) await this.page.evaluate(() => document.querySelector("#kz [tabindex='0']").focus({ preventScroll: true }));
  }

  write(cell, digit) {
    this.solved = false;
    if (this.filled[cell] === digit) return;
    this.remember();
    this.filled[cell] = digit;
  }

  /** What undo leads back to. */
  remember() {
    this.past = [...this.past, [...this.filled]].slice(-500);
    this.future = [];
  }

  back(from, to) {
    const filled = from.pop();
    if (!filled) return;
    to.push(this.filled);
    this.filled = filled;
    this.solved = false;
  }

  get actions() {
    const { page, random } = this;
    const idle = () => page.waitForFunction(() => document.querySelector("#stop").disabled);
    const next = (by) => { this.cell = this.word[this.word.indexOf(this.cell) + by] ?? this.cell; };
    const type = async (digit, press) => {
      await press(digit);
      this.write(this.cell, digit);
      next(1);
    };
    const { width, height } = this.puzzle;
    const arrow = async () => {
      await this.grid();
      const [key, rows, columns] = random.pick([["ArrowUp", height - 1, 0], ["ArrowDown", 1, 0], ["ArrowLeft", 0, width - 1], ["ArrowRight", 0, 1]]);
      await page.keyboard.press(key);
      this.cell = ((Math.floor(this.cell / width) + rows) % height) * width + ((this.cell + columns) % width);
    };
    return [
      ["digit", 20, async () => { await this.grid(); await type(String(random.below(10)), (digit) => page.keyboard.press(digit)); }],
      ["right digit", 25, async () => { await this.grid(); await type(this.right[this.cell], (digit) => page.keyboard.press(digit)); }],
      ["pad", 8, () => type(String(random.below(10)), (digit) => page.click(`#pad [data-digit="${digit}"]`))],
      ["arrow", 20, arrow],
      ["turn", 6, async () => { await this.grid(); await page.keyboard.press(" "); this.across = !this.across; }],
      ["erase", 6, async () => {
        await this.grid();
        if (this.filled[this.cell] === ".") next(-1);
        await page.keyboard.press("Backspace");
        this.write(this.cell, ".");
      }],
      ["press", 12, async () => {
        const to = random.below(this.filled.length);
        if (to === this.cell) return;
        await page.locator("#kz .cell").nth(to).click();
        this.cell = to;
      }],
      ["check", 5, async () => {
        await page.click("#check");
        await idle();
        const wrong = this.filled.flatMap((digit, cell) => (digit !== "." && digit !== this.right[cell] ? [cell] : []));
        assert.deepEqual(await page.$$eval("#kz .cell", (cells) => cells.flatMap((cell, at) => (cell.classList.contains("wrong") ? [at] : []))), this.solved ? [] : wrong);
      }],
      ["hint", 12, async () => {
        await page.click("#hint");
        await idle();
        this.solved = false;
        await page.waitForSelector("#hintbox:visible");
        if (await page.isVisible("#deeper")) await page.click("#deeper");
        if (!(await page.isVisible("#do")) || random.chance(0.3)) return;
        const title = await page.textContent("#hint-title");
        const [, digit, row, column] = /(\d) (?:is left for|in) r(\d)c(\d)/.exec(title);
        const cell = (row - 1) * width + Number(column) - 1;
        // A hint is never wrong.
        assert.equal(digit, this.right[cell]);
        await page.click("#do");
        this.write(cell, digit);
        this.cell = cell;
      }],
      ["solve", 2, async () => { await page.click("#solve"); await idle(); this.solved = true; }],
      ["rule", 4, async () => { await page.click(random.pick(["#back", "#forward"])); }],
      ["clear", 1, async () => {
        await page.click("#clear");
        if (this.filled.every((digit) => digit === ".")) return;
        this.remember();
        this.filled.fill(".");
        this.solved = false;
      }],
      ["undo", 8, async () => { if (await page.isEnabled("#undo")) await page.click("#undo"); this.back(this.past, this.future); await idle(); }],
      ["redo", 4, async () => { if (await page.isEnabled("#redo")) await page.click("#redo"); this.back(this.future, this.past); await idle(); }],
      ["reload", 1, async () => { await page.reload({ waitUntil: "networkidle" }); await page.waitForSelector("#rules li"); Object.assign(this, { cell: 0, across: true, solved: false, future: [] }); }],
      ["size", 2, async () => { const [w, h] = random.pick(SIZES); await page.setViewportSize({ width: w, height: h }); }],
      ["theme", 1, () => page.click("[data-theme-switch]")],
      ["make and back", 1, async () => { await page.click("#mode-build"); await page.click("#mode-play"); this.solved = false; }],
    ];
  }

  async act() {
    const { page, actions } = this;
    let left = this.random.below(actions.reduce((sum, [, weight]) => sum + weight, 0));
    const [name, , action] = actions.find(([, weight]) => (left -= weight) < 0);
    this.log.push(`${name} at ${this.cell}`);
    await action();
    const seen = await page.evaluate(() => ({
      digits: [...document.querySelectorAll("#kz .cell")].map((cell) => cell.querySelector(".d.own, .d.found")?.textContent ?? "."),
      chosen: [...document.querySelectorAll("#kz .cell")].findIndex((cell) => cell.classList.contains("sel")),
      focus: document.activeElement !== document.body && document.activeElement.checkVisibility(),
      wide: document.documentElement.scrollWidth - innerWidth,
      error: document.querySelector("#error").textContent,
    }));
    assert.equal(seen.digits.join(""), this.solved ? this.right : this.filled.join(""), "the digits");
    assert.equal(seen.chosen, this.cell, "the cell");
    // After a reload nothing has the focus, until something is pressed.
    this.reloaded = name === "reload" || (this.reloaded && !seen.focus);
    assert.ok(seen.focus || this.reloaded, "the focus is lost");
    assert.ok(seen.wide <= 0, `the page scrolls sideways by ${seen.wide}`);
    assert.equal(seen.error, "");
    assert.deepEqual(page.complaints, []);
  }
}
