// A monkey at the trainer, beside a plain model of what it marks: after every action the page shows the
// marks of the model, and what it says of an answer is what the API says of those marks.
import assert from "node:assert/strict";

const MODES = ["strike", "place", "note"];
const TECHNIQUES = ["full-house", "naked-single", "pointing", "naked-pair", "x-wing", "xy-wing"];

export class Trainer {
  /** @param {import("playwright-core").Page} page @param {any} app @param {number} seed */
  constructor(page, app, seed) {
    this.page = page;
    this.app = app;
    this.state = seed;
    /** @type {string[]} */
    this.log = [];
    /** @type {any} */
    this.set = null;
    this.at = 0;
    /** @type {string[]} */
    this.marks = [];
    this.mode = "strike";
    /** @type {number | null} */
    this.held = null;
    /** Whether the cell was pressed with no digit held: the next key of the pad writes into it. */
    this.picked = false;
    this.judged = false;
    this.done = false;
  }

  /** A number below n. @param {number} n */
  random(n) {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * n);
  }

  /** @template T @param {T[]} items @returns {T} */
  one(items) {
    return /** @type {T} */ (items[this.random(items.length)]);
  }

  /** Reads which position is shown; the model begins anew. */
  async begin() {
    const technique = new URL(this.page.url()).searchParams.get("technique");
    const number = Number(/\d+/.exec((await this.page.textContent("#number")) ?? "")?.[0]);
    const { body } = await this.app.api("train/position", { technique, position: number, day: 20_000 });
    this.set = body;
    Object.assign(this, { marks: [], mode: body.asks, held: null, picked: false, judged: false, done: false });
    this.at = body.marks.findIndex((/** @type {number} */ marks) => marks);
  }

  has(/** @type {number} */ digit) {
    return Boolean(this.set.marks[this.at] & (1 << (digit - 1)));
  }

  /** The model's mark. @param {number} digit */
  mark(digit) {
    if (this.done || !this.has(digit)) return;
    this.judged = false;
    if (this.mode === "note") return;
    const name = `r${Math.floor(this.at / 9) + 1}c${(this.at % 9) + 1}`;
    const made = this.mode === "place" ? `${name}=${digit}` : `${name}<>${digit}`;
    const had = this.marks.includes(made);
    this.marks = this.marks.filter((mark) => mark !== `${name}=${digit}` && mark !== `${name}<>${digit}` && !(this.mode === "place" && mark.startsWith(`${name}=`)));
    if (!had) this.marks.push(made);
  }

  async act() {
    const { page } = this;
    if (!this.set) await this.begin();
    const actions = ["digit", "digit", "digit", "arrow", "arrow", "click", "click", "choose", "undo", "escape", "help", "answer", "right", "space", "skip", "hold"];
    const action = this.one(actions);
    this.log.push(`${action} at ${this.at} ${this.mode} ${this.marks.join(" ")}`);
    await this[action]();
    await this.check();
    assert.deepEqual(page.complaints, []);
  }

  async digit() {
    const digit = 1 + this.random(9);
    await this.grab();
    await this.page.keyboard.press(String(digit));
    this.held = digit;
    this.mark(digit);
  }

  async arrow() {
    await this.grab();
    const [key, rows, columns] = this.one([["ArrowUp", 8, 0], ["ArrowDown", 1, 0], ["ArrowLeft", 0, 8], ["ArrowRight", 0, 1]]);
    await this.page.keyboard.press(key);
    this.at = ((Math.floor(this.at / 9) + rows) % 9) * 9 + ((this.at % 9) + columns) % 9;
  }

  async click() {
    await this.pressCell(this.random(81));
  }

  /** @param {number} cell */
  async pressCell(cell) {
    await this.page.locator("#grid .cell").nth(cell).click();
    const again = cell === this.at;
    this.at = cell;
    if (this.held) this.mark(this.held);
    else this.picked = !(this.picked && again);
  }

  async hold() {
    await this.pressKey(1 + this.random(9));
  }

  /** @param {number} digit */
  async pressKey(digit) {
    await this.page.click(`#keys [data-digit="${digit}"]`);
    if (this.held === null && this.picked && this.has(digit)) this.mark(digit);
    else Object.assign(this, { held: this.held === digit ? null : digit, picked: false });
  }

  async space() {
    await this.grab();
    await this.page.keyboard.press("Space");
    if (this.held) this.mark(this.held);
  }

  async choose() {
    this.mode = this.one(MODES);
    const key = this.mode[0] ?? "";
    await this.grab();
    await this.page.keyboard.press(key);
  }

  async undo() {
    await this.page.click("#undo");
    if (this.done || !this.marks.length) return;
    this.marks.pop();
    this.judged = false;
  }

  async escape() {
    await this.grab();
    await this.page.keyboard.press("Escape");
    if (this.done) return;
    if (this.judged) this.judged = false;
    else this.marks = [];
  }

  async help() {
    const before = await this.page.locator("#helps .t").count();
    await this.grab();
    await this.page.keyboard.press("f");
    if (this.done || before === 3) return;
    this.judged = false;
    await this.page.waitForFunction((count) => document.querySelectorAll("#helps .t").length === count, before + 1);
  }

  /** Answers, or goes on after an answer. */
  async answer() {
    const { page } = this;
    const number = (await page.textContent("#title")) + (await page.textContent("#number"));
    await page.click("#answer");
    if (this.done) {
      await page.waitForFunction((number) => `${document.querySelector("#title")?.textContent}${document.querySelector("#number")?.textContent}` !== number, number);
      await this.begin();
      return;
    }
    if (this.judged) {
      this.judged = false;
      return;
    }
    await page.waitForFunction(() => document.querySelector("#drill")?.classList.contains("answered"));
    const { technique, position } = this.set;
    const { body } = await this.app.api("train/answer", { technique, position, marks: this.marks, day: 20_000 });
    assert.equal(await page.textContent("#verdict-title"), body.title);
    assert.equal(await page.textContent("#verdict-text"), body.text);
    this.judged = true;
    this.done = body.done;
  }

  /** Marks just what follows, and answers. */
  async right() {
    if (this.judged) return;
    const { technique, position } = this.set;
    const { body } = await this.app.api("train/help", { technique, position, depth: 3 });
    await this.page.click("#clear");
    this.marks = [];
    for (const [candidate, role] of body.drawn.drawing.candidates) {
      if (role !== "eliminated" && role !== "placed") continue;
      this.mode = role === "placed" ? "place" : "strike";
      await this.page.click(`#modes [data-mode=${this.mode}]`);
      const digit = Number(candidate[0]);
      // A cell that was picked is let go of: its digit is to wait for other cells.
      if (this.held === null && this.picked) await this.pressCell(this.at);
      if (this.held !== digit) await this.pressKey(digit);
      await this.pressCell((candidate[2] - 1) * 9 + Number(candidate[4]) - 1);
    }
    await this.answer();
    assert.ok(this.done, "what follows is right");
  }

  async skip() {
    if (this.done || this.random(3)) return;
    const technique = this.one(TECHNIQUES);
    await this.page.click("#all");
    await this.page.waitForSelector("#choose:not([hidden]) .fam");
    await this.page.evaluate((technique) => {
      const link = document.querySelector(`.techs a[href="techniques?name=${technique}"]`);
      /** @type {HTMLElement} */ (link?.parentElement?.querySelector("button")).click();
    }, technique);
    await this.page.waitForSelector("#drill:not([hidden])");
    await this.begin();
  }

  /** Puts the focus on the grid, where it is while someone plays. */
  async grab() {
    await this.page.evaluate((at) => {
      const cell = /** @type {HTMLElement} */ (document.querySelectorAll("#grid .cell")[at]);
      if (document.activeElement !== cell) cell.focus();
    }, this.at);
  }

  /** The page shows what the model holds. */
  async check() {
    const seen = await this.page.evaluate(() => ({
      marks: document.querySelectorAll("#marks li").length,
      words: [...document.querySelectorAll("#marks li > span")].map((it) => it.textContent),
      selected: [...document.querySelectorAll("#grid .cell")].findIndex((cell) => cell.classList.contains("sel")),
      answered: document.querySelector("#drill")?.classList.contains("answered"),
      struck: document.querySelectorAll("#grid .cs .out").length,
    }));
    const inWords = this.marks.map((mark) => mark.replace("<>", " is not ").replace("=", " is "));
    assert.deepEqual(seen.words, inWords);
    assert.equal(seen.selected, this.at);
    assert.equal(seen.answered, this.judged);
    assert.ok(seen.struck >= this.marks.filter((mark) => mark.includes("<>")).length);
  }
}
