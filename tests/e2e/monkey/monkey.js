// A monkey that plays: seeded random actions on the page Play, compared after each with the model.
import assert from "node:assert/strict";
import { enter, tab as openTab, type } from "../app.js";
import { Game, cellOf, nameOf } from "./model.js";
import { look, watchShifts } from "./eyes.js";

/** Random numbers that a seed repeats (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count) => Math.floor(next() * count);
  return { below, pick: (list) => list[below(list.length)], chance: (share) => next() < share };
}

export const SIZES = [[1280, 800], [390, 844], [768, 1024], [360, 640], [1024, 768], [1180, 820], [1920, 1080]];
const LANGUAGES = ["en", "de", "nl"];
const BAD = ["12x", "<b>9</b>", "https://example.org/?puzzle=1", "5".repeat(82), "{}"];

export class Monkey {
  /** @param {import("playwright-core").Page} page @param {{seed: number, puzzles: {puzzle: string, solution: string}[], axe?: (page: object) => Promise<string[]>}} how */
  constructor(page, { seed, puzzles, axe }) {
    Object.assign(this, { page, puzzles, axe, random: randomFrom(seed), games: new Map(), log: [], states: new Set(), size: SIZES[0] });
    Object.assign(this, { selected: [0], focused: 0, mode: "enter", pressed: null, place: "", sum: 0, before: 0, shifts: [], seenShifts: 0 });
  }

  async start() {
    await this.page.addInitScript(watchShifts);
    await this.page.reload({ waitUntil: "networkidle" });
    await this.open(this.puzzles[0]);
  }

  // ---------- actions ----------

  /** Every action with its weight. */
  get actions() {
    return [
      [30, this.press], [8, this.addCell], [8, this.arrow], [40, this.digit], [12, this.cornerMark], [8, this.centreMark], [6, this.chooseMode],
      [8, this.erase], [14, this.undo], [7, this.redo], [10, this.hint], [6, this.check], [3, this.marksTab], [2, this.openGood], [2, this.openBad],
      [1, this.language], [2, this.theme], [2, this.resize], [2, this.reload], [2, this.pause], [2, this.keys], [2, this.tab], [2, this.filter],
      [4, this.doublePress], [1, this.typeAndCancel], [4, this.rightDigit], [1, this.allCells], [2, this.link], [2, this.offline], [1, this.otherPage], [1, this.back],
      [5, this.tint], [4, this.drawLink], [3, this.pen], [1, this.replay], [1, this.present], [1, this.settings],
    ];
  }

  async act() {
    const actions = this.actions;
    let at = this.random.below(actions.reduce((sum, [weight]) => sum + weight, 0));
    const [, action] = actions.find(([weight]) => (at -= weight) < 0);
    this.log.push(action.name);
    await action.call(this);
    await this.compare();
  }

  cell(cell) { return this.page.locator("#grid .cell").nth(cell); }

  key(...keys) { return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve()); }

  get narrow() { return this.size[0] < 860; }

  /** Keys are for the grid when the focus is there. */
  async toGrid() {
    await this.page.evaluate(() => document.querySelector("#grid [tabindex='0']").focus({ preventScroll: true }));
  }

  async closeSheet() {
    // What was brought along may lie over something else.
    for (let times = 0; times < 2 && (await this.page.isVisible("#sheet")); times++) await this.page.click("#sheet-close");
  }

  async press() {
    let cell = this.random.below(81);
    if (cell === this.pressed) cell = (cell + 1) % 81;
    await this.cell(cell).click();
    this.note(`press ${nameOf(cell)}`);
    Object.assign(this, { selected: [cell], focused: cell, pressed: cell });
  }

  async addCell() {
    const cell = this.random.below(81);
    if (cell === this.pressed) return;
    await this.cell(cell).click({ modifiers: ["Control"] });
    this.note(`add ${nameOf(cell)}`);
    const has = this.selected.includes(cell);
    if (has && this.selected.length > 1) this.selected = this.selected.filter((other) => other !== cell);
    else if (!has) this.selected = [...this.selected, cell];
    Object.assign(this, { focused: cell, pressed: cell });
  }

  async arrow() {
    await this.toGrid();
    const [key, rows, columns] = this.random.pick([["ArrowUp", 8, 0], ["ArrowDown", 1, 0], ["ArrowLeft", 0, 8], ["ArrowRight", 0, 1]]);
    await this.key(key);
    const [row, column] = [Math.floor(this.focused / 9), this.focused % 9];
    this.focused = ((row + rows) % 9) * 9 + ((column + columns) % 9);
    this.selected = [this.focused];
    this.pressed = null;
  }

  async allCells() {
    await this.toGrid();
    await this.key("Control+a");
    this.selected = [...Array(81).keys()];
  }

  write(digit, mode) {
    this.note(`${mode} ${digit} in ${this.selected.map(nameOf)}`);
    if (mode === "enter") this.game.enter(this.selected, digit);
    else this.game.mark({ corner: "corner", centre: "centre", colour: "colours" }[mode], this.selected, digit);
  }

  async digit() {
    const digit = 1 + this.random.below(9);
    if (this.random.chance(0.5) || this.selected.every((cell) => this.game.givens[cell])) {
      await this.toGrid();
      await this.key(String(digit));
    } else {
      await this.closeSheet();
      await this.page.click(`#keys [data-digit="${digit}"]`);
    }
    this.write(digit, this.mode);
  }

  /** The digit of the solution, so that games come to an end. */
  async rightDigit() {
    const { game } = this;
    const empty = [...Array(81).keys()].filter((cell) => !game.digit(cell));
    if (!game.solution || !empty.length) return;
    const cells = empty.slice(0, 1 + this.random.below(12));
    for (const cell of cells) {
      await this.toGrid();
      this.pressed = null;
      await this.page.evaluate((at) => document.querySelectorAll("#grid .cell")[at].focus(), cell);
      await this.cell(cell).click();
      Object.assign(this, { selected: [cell], focused: cell, pressed: cell });
      if (this.mode !== "enter") {
        await this.key("z");
        this.mode = "enter";
      }
      await this.key(game.solution[cell]);
      this.write(Number(game.solution[cell]), "enter");
      if (game.solved) return;
    }
  }

  async cornerMark() {
    await this.toGrid();
    const digit = 1 + this.random.below(9);
    await this.key(`Shift+${digit}`);
    this.write(digit, "corner");
  }

  async centreMark() {
    await this.toGrid();
    const digit = 1 + this.random.below(9);
    await this.key(`Control+${digit}`);
    this.write(digit, "centre");
  }

  async chooseMode() {
    await this.toGrid();
    const [key, mode] = this.random.pick([["z", "enter"], ["z", "enter"], ["x", "corner"], ["c", "centre"], ["v", "colour"]]);
    // The same key once more would choose another tool.
    if (key !== "v" || this.mode !== "colour") await this.key(key);
    this.mode = mode;
  }

  /** Does something with a tool for drawing, and goes back to colours for cells. */
  async withTool(name, act) {
    await this.toGrid();
    // A hint may hide marks.
    await this.key("Escape");
    const mode = this.mode;
    if (mode !== "colour") await this.key("v");
    const tools = ["cell", "candidate", "link", "pen"];
    const choose = async (tool) => {
      await this.page.waitForFunction(() => document.querySelector("#grid .drawn"));
      for (let presses = 0; presses < 4; presses++) {
        const now = await this.page.getAttribute("#tools [aria-checked=true]", "data-tool");
        if (now === tool) return;
        await this.key("v");
        await this.page.waitForFunction((next) => document.querySelector(`#tools [data-tool=${next}]`).getAttribute("aria-checked") === "true", tools[(tools.indexOf(now) + 1) % 4]);
      }
    };
    await choose(name);
    await act();
    await this.toGrid();
    await choose("cell");
    if (mode !== "colour") await this.key({ enter: "z", corner: "x", centre: "c" }[mode]);
  }

  async tint() {
    const digit = 1 + this.random.below(9);
    await this.withTool("candidate", async () => {
      await this.key(String(digit));
      this.note(`tint ${digit} in ${this.selected.map(nameOf)}`);
      this.game.tint(digit, this.selected, 1);
    });
  }

  async drawLink() {
    const { game } = this;
    const marks = [...Array(81).keys()].flatMap((cell) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => game.isMarked(digit, cell)).map((digit) => `${digit}${cell}`));
    if (marks.length < 2) return;
    const [from, to] = [this.random.pick(marks), this.random.pick(marks.slice(0, 3))];
    await this.withTool("link", async () => {
      for (const end of [from, to]) {
        await this.page.evaluate((cell) => document.querySelectorAll("#grid .cell")[cell].focus(), Number(end.slice(1)));
        await this.key(end[0]);
      }
      this.note(`link ${from} ${to}`);
      game.link(from, to, 1);
      this.focused = Number(to.slice(1));
      this.pressed = null;
    });
  }

  async pen() {
    const { x, y, width } = await this.page.locator("#grid").boundingBox();
    const at = () => [x + width * (0.05 + 0.9 * (this.random.below(1000) / 1000)), y + width * (0.05 + 0.9 * (this.random.below(1000) / 1000))];
    const [from, over, to] = [at(), at(), at()];
    if (Math.hypot(over[0] - from[0], over[1] - from[1]) < 40) return;
    await this.withTool("pen", async () => {
      await this.page.mouse.move(...from);
      await this.page.mouse.down();
      for (const point of [over, to]) await this.page.mouse.move(...point, { steps: 4 });
      await this.page.mouse.up();
      this.note("stroke");
      this.game.stroke();
    });
  }

  /** Looks at the game as it was, tries to write, and comes back. */
  async replay() {
    await this.tab("moves");
    await this.page.click("#replay");
    await this.page.waitForSelector(".replay");
    for (let times = this.random.below(4); times > 0; times--) await this.key(this.random.pick(["ArrowLeft", "ArrowRight", "Home", "End", "5", "Control+z", "h", "Delete"]));
    await this.page.click("#sheet-close");
    await this.page.waitForSelector(".replay", { state: "detached" });
    await this.toGrid();
  }

  /** Presents the game, presses some keys, and comes back. */
  async present() {
    await this.closeSheet();
    if (!(await this.page.isVisible("#present"))) await this.page.click("#more");
    await this.page.click("#present");
    await this.page.waitForSelector(".talk .said p");
    for (let times = this.random.below(5); times > 0; times--) {
      await this.key(this.random.pick(["PageDown", "PageDown", "PageUp", "b", "5", "Control+z"]));
      await this.page.quiet();
    }
    await this.key("Escape");
    await this.page.waitForSelector(".talk", { state: "detached" });
    await this.toGrid();
  }

  /** Changes how the board looks, in another tab. */
  async settings() {
    const other = await this.page.context().newPage();
    await other.goto(`${new URL(this.page.url()).origin}/en/settings`);
    for (const [name, values] of [["size", ["small", "usual", "large"]], ["marks", ["places", "row"]], ["theme", ["system", "light", "dark", "white"]]]) {
      await other.click(`[data-choice=${name}] [data-value=${this.random.pick(values)}]`);
    }
    await other.close();
  }

  async erase() {
    await this.toGrid();
    await this.key(this.random.pick(["Delete", "Backspace", "0"]));
    this.note(`clear ${this.selected.map(nameOf)}`);
    this.game.clear(this.selected);
  }

  async doublePress() {
    const cell = this.random.below(81);
    // Another cell first, so that the press before does not count; nor may it double that one.
    const other = (cell + 40) % 81;
    await this.cell(other === this.pressed ? (cell + 41) % 81 : other).click();
    await this.cell(cell).dblclick();
    this.note(`double press ${nameOf(cell)}`);
    const { game } = this;
    const digit = game.digit(cell);
    Object.assign(this, { selected: [cell], focused: cell, pressed: null });
    if (digit) this.selected = [...Array(81).keys()].filter((other) => game.digit(other) === digit);
    else game.settle(cell);
  }

  async undo() {
    const times = 1 + this.random.below(3);
    for (let i = 0; i < times; i++) await this.key("Control+z");
    for (let i = 0; i < times; i++) this.game.undo();
  }

  async redo() {
    await this.key("Control+y");
    this.game.redo();
  }

  async hint() {
    const { game } = this;
    const wrong = game.wrong.length || game.conflicts.length;
    const times = 1 + this.random.below(4);
    this.note(`hint ×${times}`);
    await this.toGrid();
    await this.key("Escape");
    for (let i = 0; i < times; i++) {
      await this.toGrid();
      await this.key("h");
      if (game.full && game.solved) return;
      // On a slow machine the hint before is still there: the next press would do its step.
      await this.page.waitForFunction((depth) => {
        const shown = document.querySelector("#depths").dataset.depth;
        // A hint without a step has nothing deeper.
        const deepest = document.querySelector("#deeper").hidden || document.querySelector("#ask").hidden;
        return (shown && (Number(shown) >= depth || deepest)) || !document.querySelector("#finding").hidden;
      }, i + 1);
      const seen = await this.page.evaluate(look);
      if (seen.finding) this.found(seen);
      if (wrong) return assert.ok(seen.finding && !seen.hint, `a mistake comes before a hint: ${game.wrong.map(nameOf)} ${game.conflicts.map(nameOf)} ${JSON.stringify({ ...seen, cells: 0, names: 0 })}`);
      if (seen.finding) return;
      if (!seen.step) continue;
      // What is to be placed is selected, to be typed at once.
      const [, place] = /^\W*(\w+) = /.exec(seen.said) ?? [];
      if (place) Object.assign(this, { selected: [cellOf(place)], focused: cellOf(place), pressed: null });
      if (i + 1 === times && this.random.chance(0.5)) return;
      const results = seen.said.split(/\s{2,}/).filter(Boolean);
      await this.toGrid();
      await this.key("h");
      this.note(`step ${results}`);
      game.step(results);
      return;
    }
  }

  /** A finding that names wrong digits brings the player to the first of them. */
  found(seen) {
    const { wrong, conflicts } = this.game;
    if (!wrong.length || conflicts.length) return;
    Object.assign(this, { selected: seen.selected, focused: seen.selected[0], pressed: null });
    assert.ok(wrong.includes(this.focused) && seen.selected.length === 1, "a wrong digit is selected");
  }

  async check() {
    const { game } = this;
    await this.toGrid();
    await this.key("Escape", "k");
    await this.page.waitForFunction(() => !document.querySelector("#finding").hidden || document.querySelector("#next"));
    const seen = await this.page.evaluate(look);
    if (game.conflicts.length || !game.solution || game.full) return;
    assert.deepEqual(seen.wrong, game.wrong, "exactly the wrong digits are struck");
    if (!game.wrong.length) return;
    this.found(seen);
    const how = this.random.pick(["take out", "keep", ""]);
    if (how === "take out") {
      await this.page.click("#finding button.main");
      this.note(`take out ${game.wrong.map(nameOf)}`);
      game.clear(game.wrong);
    } else if (how) await this.page.click("#finding button.bare");
  }

  async tab(name = this.random.pick(["marks", "new", "moves", "share", "games"])) {
    await openTab(this.page, name);
  }

  async marksTab() {
    await this.tab("marks");
    const [id, does] = this.random.pick([["fill", "fillMarks"], ["fill", "fillMarks"], ["unmark", "clearMarks"], ["uncolour", "clearColours"], ["undraw", "clearDrawings"], ["restart", "startOver"]]);
    await this.page.click(`#${id}`);
    this.note(id);
    this.game[does]();
  }

  async link() {
    await this.tab("share");
    await this.page.click(this.random.pick(["#link", "#link-progress"]));
    await this.page.waitForFunction(() => document.querySelector("#shared").textContent);
  }

  async paste(text) {
    await enter(this.page, text);
  }

  async open({ puzzle, solution }) {
    if (!this.page.url().includes("/play")) await this.page.goto(`${this.base}/en/play`, { waitUntil: "networkidle" });
    this.note(`open ${puzzle}`);
    await this.paste(puzzle);
    this.game = this.games.get(puzzle) ?? new Game(puzzle, solution);
    this.games.set(puzzle, this.game);
    await this.page.waitForFunction((puzzle) => document.querySelector("#paste").value === "" && [...document.querySelectorAll("#grid .cell")].every((cell, at) => cell.classList.contains("given") === (puzzle[at] !== ".")), puzzle);
    await this.fresh();
  }

  /** A game has just been opened. */
  async fresh() {
    const first = Math.max(0, this.game.givens.indexOf(0));
    Object.assign(this, { selected: [first], focused: first, pressed: null });
    await this.page.waitForFunction(() => document.querySelector("#verdict").dataset.opened);
    const seen = await this.page.evaluate(look);
    if (this.game.solution) assert.equal(seen.opened, "proper");
    if (seen.opened === "several") {
      // Both solutions are drawn where they differ, until the puzzle is accepted.
      await this.page.locator("#opened .foot button").nth(1).click();
    } else if (this.narrow && seen.sheet) await this.closeSheet();
  }

  async openGood() { await this.open(this.random.pick(this.puzzles)); }

  async openBad() {
    await this.paste(this.random.pick(BAD));
    await this.page.waitForFunction(() => document.querySelector("#error").textContent);
    // The browser reports a refusal; nothing else may be reported.
    this.page.complaints = this.page.complaints.filter((text) => !text.includes("400"));
    await this.page.fill("#paste", "");
    await this.toGrid();
  }

  async loaded() {
    this.before = this.seenShifts = 0;
    this.mode = "enter";
    await this.fresh();
    await this.toGrid();
  }

  async language() {
    const language = this.random.pick(LANGUAGES);
    await this.page.goto(`${new URL(this.page.url()).origin}/${language}/play`, { waitUntil: "networkidle" });
    await this.loaded();
  }

  async reload() {
    await this.page.reload({ waitUntil: "networkidle" });
    await this.loaded();
  }

  async theme() {
    await this.closeSheet();
    await this.page.locator("[data-menu]:visible").click();
    await this.page.click("#menu [data-theme-switch]");
    await this.inspect(await this.page.evaluate(look));
    await this.page.keyboard.press("Escape");
    await this.page.waitForSelector("#menu", { state: "hidden" });
    await this.toGrid();
  }

  /** Writes without a connection, which comes back. */
  async offline() {
    await this.toGrid();
    await this.page.context().setOffline(true);
    for (let times = 1 + this.random.below(3); times > 0; times--) {
      const digit = 1 + this.random.below(9);
      await this.key(String(digit));
      this.write(digit, this.mode);
    }
    await this.page.context().setOffline(false);
    await this.page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("ennead.waiting")), null, { timeout: 60_000 });
    // The browser reports that nobody answered; nothing else may be reported.
    this.page.complaints = this.page.complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"));
  }

  /** Plays on in another page, which is then closed. */
  async otherPage() {
    if (this.game.solved) return;
    const other = await this.page.context().newPage();
    await other.goto(`${new URL(this.page.url()).origin}/en/play`);
    await other.waitForSelector("#grid .given");
    const cell = this.random.pick([...Array(81).keys()].filter((cell) => !this.game.givens[cell]));
    const digit = 1 + this.random.below(9);
    await other.locator("#grid .cell").nth(cell).click();
    await other.keyboard.press(String(digit));
    await other.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("ennead.waiting")));
    this.note(`elsewhere: enter ${digit} in ${nameOf(cell)}`);
    this.game.enter([cell], digit);
    await other.close();
  }

  /** The browser's Back closes a sheet, and then does not leave the page. */
  async back() {
    await openTab(this.page, "marks");
    await this.page.goBack();
    await this.page.waitForSelector("#sheet", { state: "hidden" });
    await this.toGrid();
  }

  async resize() {
    this.size = this.random.pick(SIZES);
    await this.page.setViewportSize({ width: this.size[0], height: this.size[1] });
    this.place = "";
    if (!this.narrow) await this.page.evaluate(() => scrollTo(0, 0));
    await this.toGrid();
  }

  async pause() {
    if (this.game.solved) return;
    await this.key("p");
    await this.page.waitForSelector("#veil:visible");
    await this.inspect(await this.page.evaluate(look));
    if (this.random.chance(0.5)) await this.page.click("#resume");
    else await this.key("p");
    await this.page.waitForSelector("#veil", { state: "hidden" });
  }

  async keys() {
    await this.key("?");
    await this.page.waitForSelector("#keysheet[open]");
    await this.key("Escape");
    await this.page.waitForSelector("#keysheet", { state: "hidden" });
  }

  async filter() {
    await this.toGrid();
    await this.key("f");
  }

  async typeAndCancel() {
    await type(this.page);
    await this.page.waitForSelector("#entering:visible");
    const digits = Array.from({ length: 5 }, () => String(this.random.below(10)));
    this.note(`type ${digits.join("")}`);
    await this.key(...digits);
    await this.inspect(await this.page.evaluate(look));
    await this.page.click("#cancel");
    // The modes may stay hidden: a puzzle with two solutions is asked about again.
    await this.page.waitForSelector("#entering", { state: "hidden" });
    this.mode = "enter";
    await this.fresh();
    await this.toGrid();
  }

  // ---------- judging ----------

  note(what) { this.log.push(`  ${what}`); }

  /** Waits until a page shows a game as the model has it, and returns what is seen on it. */
  async shows(page, game) {
    let seen = await page.evaluate(look);
    // While a hint's step is shown, its candidates replace the player's centre marks; a large one is alone.
    const marks = (/** @type {string} */ cell) => (seen.large ? cell.replace(/\|\d*\|\d*/, "") : seen.step ? cell.replace(/\|\d*(?=\|[^|]*$)/, "|") : cell);
    const shown = () => game.shown.map(marks);
    const grid = () => seen.cells.map(marks);
    for (const started = Date.now(); (seen.waiting || String(grid()) !== String(shown()) || (!seen.step && !seen.large && JSON.stringify(seen.drawn) !== JSON.stringify(game.drawn))) && Date.now() - started < 3000;) {
      await page.waitForTimeout(10);
      seen = await page.evaluate(look);
    }
    const differ = shown().flatMap((cell, at) => (cell === grid()[at] ? [] : [`${nameOf(at)}: ${grid()[at]} instead of ${cell}`]));
    assert.deepEqual(differ, [], "the grid shows what the model says");
    if (!seen.step && !seen.large) assert.deepEqual(seen.drawn, game.drawn, "what is drawn");
    return seen;
  }

  async compare() {
    const { page, game } = this;
    const seen = await this.shows(page, game);
    assert.deepEqual(seen.selected, [...new Set(this.selected)].sort((a, b) => a - b), "the selection");
    assert.equal(seen.mode, this.mode, "the mode");
    assert.deepEqual(seen.clashing, game.conflicts, "the conflicts");
    assert.equal(seen.finish, game.solved, "the finish");
    assert.notEqual(seen.focus, "", "the focus is lost");
    assert.ok(seen.focusable, `the focus is on ${seen.focus}, which is hidden or disabled`);
    assert.ok(seen.wide <= 0, `the page scrolls sideways by ${seen.wide}`);
    this.place ||= seen.place;
    assert.equal(seen.place, this.place, "the grid has moved");
    assert.deepEqual(page.complaints, [], "the browser complains");
    this.sum += seen.shifted.sum - this.before;
    this.before = seen.shifted.sum;
    this.shifts.push(...seen.shifted.what.slice(this.seenShifts));
    this.seenShifts = seen.shifted.what.length;
    for (const cell of game.conflicts) assert.match(seen.names[cell], /clashes|widerspricht|botst/);
    await this.inspect(seen);
  }

  /** Looks at a state with axe, the first time it is met. */
  async inspect(seen) {
    const { page } = this;
    const parts = ["opened", "finding", "hint", "step", "finish", "typing", "paused", "sheet", "tab", "theme"];
    const state = [...parts.map((part) => `${part}=${seen[part]}`), `narrow=${this.narrow}`].join(" ");
    if (this.states.has(state) || !this.axe) return;
    this.states.add(state);
    assert.deepEqual(await this.axe(page), [], `axe, in the state ${state}`);
  }
}
