// A monkey that plays puzzles with rules and on other boards, compared with a plain model: what the board shows,
// which rules it says are broken, and that nothing is lost by undo, reload, another puzzle or another page.
import assert from "node:assert/strict";
import { randomFrom } from "./monkey.js";

/** A puzzle: its text, how many columns it has, its values as they are written, and the sums of its cages by their cells. */
export const PUZZLES = [
  { text: "4x4; cage 7: r1c1-2; cage 8: r4c1-3; cage 7: r3c3 r3c4 r4c4; cage 6: r2c1 r3c1 r3c2; cage 9: r2c2-4; cage 3: r1c3-4", side: 4, symbols: "1234", cages: [[7, 0, 1], [8, 12, 13, 14], [7, 10, 11, 15], [6, 4, 8, 9], [9, 5, 6, 7], [3, 2, 3]] },
  { text: "6x6; values 0-5; thermometer: r2c1-4; given 0: r1c1", side: 6, symbols: "012345", cages: [] },
  { text: "4x4; symbols A B C D; given B: r2c2; antiking", side: 4, symbols: "ABCD", cages: [] },
  { text: "12x12; symbols letters; given C: r1c2; difference 1: r3c3 r3c4", side: 12, symbols: "123456789ABC", cages: [] },
  { text: "9x9; x; cage 17: r5c5 r5c6; given 9: r1c1", side: 9, symbols: "123456789", cages: [[17, 40, 41]] },
];

/** What a player has written: digits and corner marks, each as a move that can be taken back. */
class Model {
  constructor({ side, text, symbols }) {
    Object.assign(this, { side, symbols, boards: [{ digits: {}, corner: {} }], done: 0 });
    this.givens = {};
    for (const [, value, row, column] of text.matchAll(/given (\S+): r(\d+)c(\d+)/g)) this.givens[(row - 1) * side + Number(column) - 1] = symbols.indexOf(value) + 1;
  }

  get board() { return this.boards[this.done]; }

  /** Makes a move, unless it changes nothing. */
  move(change) {
    const next = structuredClone(this.board);
    change(next);
    if (JSON.stringify(next) === JSON.stringify(this.board)) return;
    this.boards = [...this.boards.slice(0, this.done + 1), next];
    this.done++;
  }

  enter(cell, digit) {
    if (this.givens[cell]) return;
    this.move(({ digits }) => { if (digits[cell] === digit) delete digits[cell]; else digits[cell] = digit; });
  }

  corner(cell, digit) {
    if (this.givens[cell] || this.board.digits[cell]) return;
    this.move(({ corner }) => {
      const marks = new Set(corner[cell]);
      if (!marks.delete(digit)) marks.add(digit);
      if (marks.size) corner[cell] = [...marks].sort((a, b) => a - b);
      else delete corner[cell];
    });
  }

  clear(cell) {
    this.move(({ digits, corner }) => { if (digits[cell]) delete digits[cell]; else delete corner[cell]; });
  }

  undo() { this.done = Math.max(0, this.done - 1); }
  redo() { this.done = Math.min(this.boards.length - 1, this.done + 1); }

  digit(cell) { return this.givens[cell] ?? this.board.digits[cell] ?? 0; }

  /** Each cell as it is shown. */
  get shown() {
    return Array.from({ length: this.side ** 2 }, (_, cell) => {
      const digit = this.digit(cell);
      return digit ? this.symbols[digit - 1] : (this.board.corner[cell] ?? []).map((mark) => this.symbols[mark - 1]).join("").toLowerCase();
    });
  }

  /** Whether the digits in some cage have a sum that can be told to be wrong. */
  isBroken(cages) {
    return cages.some(([sum, ...cells]) => {
      const digits = cells.map((cell) => this.digit(cell));
      return !digits.includes(0) && digits.reduce((a, b) => a + b) !== sum;
    });
  }
}

export class Ruler {
  constructor(page, app, seed) {
    Object.assign(this, { page, app, random: randomFrom(seed), log: [], models: new Map() });
  }

  async start() {
    await this.page.evaluate(() => localStorage.setItem("ennead.switches", JSON.stringify({ tidy: false })));
    await this.open();
  }

  async open() {
    this.puzzle = this.random.pick(PUZZLES);
    await this.page.goto(`${this.app.base}/${this.random.pick(["en", "de", "nl"])}/play`);
    await this.page.waitForSelector("#grid .cell");
    // As one pastes it.
    await this.page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    }, this.puzzle.text);
    await this.page.waitForFunction((cells) => document.querySelector("main.ruled") && document.querySelectorAll("#grid .cell").length === cells, this.puzzle.side ** 2);
    if (!this.models.has(this.puzzle)) this.models.set(this.puzzle, new Model(this.puzzle));
  }

  /** Notes which cell and digit the action is about. */
  say(cell, digit) { this.log[this.log.length - 1] += ` ${digit} in cell ${cell}`; }

  get model() { return this.models.get(this.puzzle); }

  /** Presses a cell: one without a given, because with a given selected a key holds its digit for the next cell; and not the last one, because two presses choose all equal digits. */
  async select() {
    let cell;
    do cell = this.random.below(this.puzzle.side ** 2);
    while (this.model.givens[cell] || cell === this.last);
    this.last = cell;
    await this.page.locator("#grid .cell").nth(cell).click();
    return cell;
  }

  async mode(name) { await this.page.click(`[data-mode=${name}]`); }

  get actions() {
    const digit = () => 1 + this.random.below(this.puzzle.symbols.length);
    const key = (number) => this.page.click(`#keys [data-digit="${number}"]`);
    const enter = async () => {
      const [cell, number] = [await this.select(), digit()];
      await this.mode("enter");
      await key(number);
      this.say(cell, number);
      this.model.enter(cell, number);
    };
    const typed = async () => {
      const [cell, number] = [await this.select(), digit()];
      await this.mode("enter");
      const symbol = this.puzzle.symbols[number - 1];
      await this.page.keyboard.press(/\d/.test(symbol) ? symbol : this.puzzle.symbols.length > 9 ? "." : String(number));
      if (!/\d/.test(symbol) && this.puzzle.symbols.length > 9) await this.page.keyboard.press(symbol.toLowerCase());
      this.say(cell, number);
      this.model.enter(cell, number);
    };
    const corner = async () => {
      const [cell, number] = [await this.select(), digit()];
      await this.mode("corner");
      await key(number);
      this.say(cell, number);
      this.model.corner(cell, number);
    };
    const clear = async () => {
      const cell = await this.select();
      await this.page.click("#clear");
      this.model.clear(cell);
    };
    const undo = async () => { await this.page.keyboard.press("Control+z"); this.model.undo(); };
    const redo = async () => { await this.page.keyboard.press("Control+y"); this.model.redo(); };
    const reload = async () => { await this.page.quiet(); await this.page.reload(); };
    const check = async () => {
      await this.page.keyboard.press("k");
      await this.page.waitForSelector("#sheet:visible");
      await this.page.keyboard.press("Escape");
    };
    const hint = async () => {
      await this.page.keyboard.press("h");
      await this.page.waitForSelector("#sheet:visible");
      await this.page.keyboard.press("Escape");
    };
    return [["enter", 14, enter], ["typed", 12, typed], ["corner", 8, corner], ["clear", 4, clear], ["undo", 6, undo], ["redo", 3, redo], ["reload", 1, reload], ["check", 1, check], ["hint", 1, hint], ["another", 1, () => this.open()]];
  }

  async act() {
    const { page, actions } = this;
    let left = this.random.below(actions.reduce((sum, [, weight]) => sum + weight, 0));
    const [name, , action] = actions.find(([, weight]) => (left -= weight) < 0);
    this.log.push(`${this.puzzle.text.slice(0, 16)}: ${name}`);
    if (await page.isVisible("#finish, #full")) await page.keyboard.press("Escape");
    await action();
    const expected = this.model.shown;
    await page.waitForFunction((expected) => {
      const shown = [...document.querySelectorAll("#grid .cell")].map((cell) => cell.querySelector(".d")?.textContent ?? [...cell.querySelectorAll(".cs > span")].map((mark) => mark.textContent).join("").toLowerCase());
      return shown.length === expected.length && shown.every((text, cell) => text === expected[cell]);
    }, expected, { timeout: 10_000 }).catch(async (error) => {
      const shown = await page.$$eval("#grid .cell", (cells) => cells.map((cell) => cell.querySelector(".d")?.textContent ?? [...cell.querySelectorAll(".cs > span")].map((mark) => mark.textContent).join("").toLowerCase()));
      assert.deepEqual(shown, expected, error.message);
    });
    if (this.model.isBroken(this.puzzle.cages)) await page.waitForSelector("#grid .clash", { timeout: 10_000 });
    assert.deepEqual(page.complaints, []);
  }
}
