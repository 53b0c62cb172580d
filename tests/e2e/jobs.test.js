// What people come for, done by somebody who errs on the way: by touch on a phone in three languages, with a keyboard
// alone, and by roles and names alone, as with a screen reader. Each job counts its taps or keys. It may need as many as the
// pages did when they were drawn: everything is found where the screen says it is, and nothing is asked twice.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, SOLUTION, digits, start } from "./app.js";
import { PEERS } from "./monkey/model.js";

let app;
before(async () => { app = await start(); });
after(() => app.stop());

/** With 17 givens, it is typed quickly. */
const PUZZLE = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

/** What is read on the screen. */
const WORDS = {
  en: { type: "Type", play: "Play it", hint: "Hint", deeper: "Tell me more", check: "Check", takeOut: "Take out what is wrong", more: "More", share: "Share", link: "Copy a link", copied: "Copied.", easy: "easy", open: "open", next: "Next: easy", solved: "Solved", goOn: "Go on", cell: "row R column C", undo: "Undo", settings: "Settings" },
  de: { type: "Tippen", play: "Spielen", hint: "Tipp", deeper: "Mehr verraten", check: "Prüfen", takeOut: "Herausnehmen", more: "Mehr", share: "Teilen", link: "Link kopieren", copied: "Kopiert.", easy: "leicht", open: "offen", next: "Weiter: leicht", solved: "Gelöst", goOn: "Weiterspielen", cell: "Zeile R Spalte C", undo: "Zurück", settings: "Einstellungen" },
  nl: { type: "Typen", play: "Spelen", hint: "Hint", deeper: "Vertel meer", check: "Nakijken", takeOut: "Weghalen", more: "Meer", share: "Delen", link: "Link kopiëren", copied: "Gekopieerd.", easy: "makkelijk", open: "open", next: "Volgende: makkelijk", solved: "Opgelost", goOn: "Verder", cell: "rij R kolom C", undo: "Terug", settings: "Instellingen" },
};

/** Somebody at a page, who knows what it says and nothing else. */
class Visitor {
  /** @param {import("playwright-core").Page} page @param {keyof typeof WORDS} language @param {(element: import("playwright-core").Locator) => Promise<void>} press */
  constructor(page, language, press) {
    Object.assign(this, { page, words: WORDS[language], press, count: 0 });
  }

  /** Presses what has this role and begins with this name. */
  async do(role, name) {
    this.count++;
    await this.press(this.page.getByRole(role, { name: new RegExp(`^${name}`) }).first());
  }

  cell(at) { return this.do("gridcell", `${this.words.cell.replace("R", Math.floor(at / 9) + 1).replace("C", (at % 9) + 1)}(?!\\d)`); }

  /** Presses the key of a digit, and sees it appear. */
  async digit(digit) {
    const before = await digits(this.page);
    await this.do("button", `${digit}\\b`);
    await this.page.waitForFunction((before) => [...document.querySelectorAll("#grid .cell")].map((cell) => cell.querySelector(".d")?.textContent ?? ".").join("") !== before, before);
  }

  /** Types a puzzle with one slip, noticed at once. */
  async type(puzzle, slip = puzzle.search(/[1-9]/)) {
    let expected = 0;
    for (const [at, digit] of [...puzzle].entries()) {
      if (digit === ".") continue;
      // The next cell is chosen already.
      if (at !== expected) await this.cell(at);
      if (at === slip) {
        await this.digit((Number(digit) % 9) + 1);
        await this.cell(at);
      }
      await this.digit(digit);
      expected = at + 1;
    }
  }

  /** What the board shows, once it shows a puzzle that is known. */
  async puzzle() {
    // Of the puzzle that is typed, it is known before it is played.
    await this.page.waitForSelector("#entering", { state: "hidden" });
    await this.page.waitForFunction(() => document.querySelector("#verdict")?.dataset.opened === "proper");
    return digits(this.page);
  }
}

const tap = (element) => element.tap();
/** As a screen reader does it: no finger, no pointer. */
const activate = (element) => element.dispatchEvent("click");

/** Opens the start page for somebody, on a phone. */
async function visit(language, press, options = {}) {
  const page = await app.open(`/${language}/start`, { viewport: PHONE, hasTouch: true, isMobile: true, ...options });
  return new Visitor(page, language, press);
}

/** A cell where a digit is wrong without being there twice, and that digit. */
function slipIn(puzzle, solution) {
  for (let cell = 0; cell < 81; cell++) {
    if (puzzle[cell] !== ".") continue;
    const wrong = [..."123456789"].find((digit) => digit !== solution[cell] && PEERS[cell].every((peer) => puzzle[peer] !== digit));
    if (wrong) return [cell, wrong];
  }
  throw new Error("every wrong digit clashes");
}

const solutionOf = async (puzzle) => (await app.api("check", { puzzle })).body.solution;
/** The taps it takes to type a puzzle: a digit each, and the cell where it does not follow the one before. */
const typed = (puzzle) => [...puzzle].reduce((sum, digit, at) => sum + (digit === "." ? 0 : at && puzzle[at - 1] === "." ? 2 : 1), 0);

/** Stuck in a newspaper's puzzle: it is typed with a slip, and a hint is read to its end; its digit goes in. */
async function stuck(visitor) {
  const { words, page } = visitor;
  await visitor.do("link", words.type);
  await page.waitForSelector("#entering:visible");
  await visitor.type(PUZZLE);
  await visitor.do("button", words.play);
  assert.equal(await visitor.puzzle(), PUZZLE);
  await visitor.do("button", words.hint);
  for (let depth = 2; depth <= 3; depth++) {
    await page.waitForFunction((depth) => document.querySelector("#depths").dataset.depth === String(depth - 1), depth);
    await visitor.do("button", words.deeper);
  }
  await page.waitForFunction(() => document.querySelector("#depths").dataset.depth === "3");
  const digit = /= (\d)/.exec(await page.textContent("#so"))[1];
  await visitor.digit(digit);
  const [now, solution] = [await digits(page), await solutionOf(PUZZLE)];
  assert.ok([...now].every((digit, at) => digit === "." || digit === solution[at]) && now !== PUZZLE);
  // Type, the digits, two for the slip, play, three for the hint, the digit.
  assert.equal(visitor.count, 1 + typed(PUZZLE) + 2 + 1 + 3 + 1);
}

/** Today's puzzle with a mistake: checked, taken out, and written rightly. */
async function today(visitor) {
  const { words, page } = visitor;
  await visitor.do("link", `${words.easy} ${words.open}`);
  const puzzle = await visitor.puzzle();
  const solution = await solutionOf(puzzle);
  const [at, wrong] = slipIn(puzzle, solution);
  await visitor.cell(at);
  await visitor.digit(wrong);
  await visitor.do("button", words.check);
  await visitor.do("button", words.takeOut);
  await page.waitForFunction((at) => !document.querySelectorAll("#grid .cell")[at].querySelector(".d"), at);
  await visitor.digit(solution[at]);
  assert.equal((await digits(page))[at], solution[at]);
  assert.equal(visitor.count, 6);
}

/** Finishes a game that lacks two digits; the last is wrong at first. */
async function finish(visitor) {
  const { words, page } = visitor;
  await page.evaluate((givens) => {
    const game = { version: 1, level: "easy", title: "Easy 7", start: { givens }, moves: [{ do: "corner", cells: "r9c9", digit: 1 }], done: 1, taken_back: 0, hints: [], elapsed: 61_000 };
    localStorage.setItem("ennead.game.mine", JSON.stringify(game));
    localStorage.setItem("ennead.games", JSON.stringify({ mine: { title: "Easy 7", at: 1, filled: 79, elapsed: 61_000, solved: false, givens, grid: givens, level: "easy" } }));
    localStorage.setItem("ennead.last", '"mine"');
  }, `${SOLUTION.slice(0, 79)}..`);
  await page.reload();
  await visitor.do("link", `.*${words.goOn}`);
  await visitor.puzzle();
  await visitor.cell(79);
  await visitor.digit(SOLUTION[79]);
  await visitor.cell(80);
  await visitor.digit(1);
  await page.waitForSelector("#full:visible");
  await visitor.digit(SOLUTION[80]);
  await page.waitForSelector("#next");
  assert.equal(await page.textContent("#sheet-title"), words.solved);
  await visitor.do("button", words.next);
  await page.waitForFunction(() => document.querySelectorAll("#grid .given").length < 60);
  // Go on, twice a cell and its digit, the right digit, the next puzzle.
  assert.equal(visitor.count, 1 + 4 + 1 + 1);
}

test("by touch: stuck in a newspaper's puzzle", async () => {
  const visitor = await visit("en", tap);
  await stuck(visitor);
  assert.deepEqual(visitor.page.complaints, []);
  await visitor.page.context().close();
});

test("by touch: today's puzzle, with a mistake", async () => {
  const visitor = await visit("en", tap);
  await today(visitor);
  assert.deepEqual(visitor.page.complaints, []);
  await visitor.page.context().close();
});

test("by touch: type a puzzle and share it", async () => {
  const visitor = await visit("en", tap);
  const { page, words } = visitor;
  await page.context().addInitScript(() => { navigator.clipboard.writeText = async (text) => void (globalThis.copied = text); });
  await visitor.do("link", words.type);
  await page.waitForSelector("#entering:visible");
  await visitor.type(PUZZLE, PUZZLE.lastIndexOf("6"));
  await visitor.do("button", words.play);
  await visitor.puzzle();
  await visitor.do("button", words.more);
  await visitor.do("tab", words.share);
  await visitor.do("button", words.link);
  await page.getByText(words.copied).waitFor();
  const link = await page.evaluate(() => globalThis.copied);
  const other = await app.open(link.replace(app.base, ""));
  await other.waitForSelector("#grid .given");
  assert.equal(await digits(other), PUZZLE);
  assert.equal(visitor.count, 1 + typed(PUZZLE) + 2 + 1 + 3);
  assert.deepEqual(page.complaints, []);
  await Promise.all([page, other].map((each) => each.context().close()));
});

test("by touch: finish, with the last digit wrong at first, and go on to the next", async () => {
  const visitor = await visit("en", tap);
  await finish(visitor);
  assert.deepEqual(visitor.page.complaints, []);
  await visitor.page.context().close();
});

test("by touch: come back the next day", async () => {
  const visitor = await visit("en", tap);
  const { page, words } = visitor;
  const day = Date.UTC(2026, 4, 20, 12);
  await page.clock.setFixedTime(day);
  await page.reload();
  await visitor.do("link", `${words.easy} ${words.open}`);
  const puzzle = await visitor.puzzle();
  const at = puzzle.indexOf(".");
  await visitor.cell(at);
  await visitor.digit(7);
  await page.quiet();
  const other = await page.context().newPage();
  await page.close();
  await other.clock.setFixedTime(day + 24 * 3600_000);
  await other.goto(`${app.base}/en/start`);
  const back = new Visitor(other, "en", tap);
  // Today's puzzles are others, and yesterday's is the one to go on with.
  await other.getByRole("link", { name: `${words.easy} ${words.open}` }).waitFor();
  assert.match(await other.textContent("#go-on"), /Easy, 20 May/);
  await back.do("link", `.*${words.goOn}`);
  await back.puzzle();
  assert.equal((await digits(other))[at], "7");
  assert.equal(back.count, 1);
  await other.context().close();
});

for (const language of /** @type {const} */ (["de", "nl"])) {
  test(`by touch, ${language}: stuck, today's puzzle, and finish`, async () => {
    for (const job of [stuck, today, finish]) {
      const visitor = await visit(language, tap);
      await job(visitor);
      assert.deepEqual(visitor.page.complaints, []);
      await visitor.page.context().close();
    }
  });
}

test("by roles and names alone: stuck, today's puzzle, and finish", async () => {
  for (const job of [stuck, today, finish]) {
    const visitor = await visit("en", activate);
    await job(visitor);
    assert.deepEqual(visitor.page.complaints, []);
    await visitor.page.context().close();
  }
});

/** Presses keys and returns how many. */
async function keys(page, ...names) {
  for (const name of names) await page.keyboard.press(name);
  return names.length;
}

const focused = (page) => page.evaluate(() => document.activeElement.textContent);

test("with a keyboard alone: today's puzzle, with a mistake and a hint", async () => {
  const page = await app.open("/en/start", { viewport: { width: 1280, height: 800 } });
  // Over the head to the content, past the first card, to the puzzle of today.
  let count = await keys(page, "Tab", "Enter", "Tab", "Tab");
  assert.match(await focused(page), /^easy/);
  count += await keys(page, "Enter");
  await page.waitForURL(/play/);
  await page.waitForFunction(() => document.querySelector("#verdict")?.dataset.opened === "proper");
  const puzzle = await digits(page);
  const solution = await solutionOf(puzzle);
  // The first empty cell is chosen.
  const at = puzzle.indexOf(".");
  const shows = (digit) => page.waitForFunction(([at, digit]) => (document.querySelectorAll("#grid .cell")[at].querySelector(".d")?.textContent ?? "") === digit, [at, digit]);
  count += await keys(page, String((Number(solution[at]) % 9) + 1), "k");
  await page.waitForSelector("#finding:visible");
  count += await keys(page, solution[at]);
  await shows(solution[at]);
  for (let depth = 1; depth <= 3; depth++) {
    count += await keys(page, "h");
    await page.waitForFunction((depth) => document.querySelector("#depths").dataset.depth === String(depth), depth);
  }
  const so = await page.textContent("#so");
  if (/ = /.test(so)) {
    const before = await digits(page);
    count += await keys(page, /= (\d)/.exec(so)[1]);
    await page.waitForFunction((before) => [...document.querySelectorAll("#grid .cell")].map((cell) => cell.querySelector(".d")?.textContent ?? ".").join("") !== before, before);
  } else count++;
  assert.equal(count, 5 + 3 + 3 + 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("with a keyboard alone: type a newspaper's puzzle, see a slip, play it, finish", async () => {
  const page = await app.open("/en/play?type", { viewport: { width: 1280, height: 800 } });
  await page.waitForSelector("#entering:visible");
  const puzzle = `${SOLUTION.slice(0, 79)}..`;
  // A digit goes on to the next cell; a slip is found when it is made.
  let count = await keys(page, "9", "ArrowLeft", ...puzzle.slice(0, 79));
  // Past the last cells to the buttons.
  while (!/^Play it/.test(await focused(page))) count += await keys(page, "Tab");
  count += await keys(page, "Enter");
  await page.waitForSelector("#entering", { state: "hidden" });
  count += await keys(page, SOLUTION[79], "ArrowRight", SOLUTION[80]);
  await page.waitForFunction(() => document.activeElement?.id === "next");
  count += await keys(page, "Enter");
  await page.waitForFunction(() => document.querySelectorAll("#grid .given").length < 60);
  // Two for the slip; a digit key each; the pad's nine keys, Clear and Undo lie between the board and Play it.
  assert.ok(count <= 2 + 79 + 16 + 1 + 3 + 1, `${count} keys`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
