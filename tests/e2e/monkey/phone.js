// A monkey with a phone: fingers, two pages that often have the same game, a connection that comes and goes, pages that are
// reloaded, closed and put to sleep, games that are deleted and brought back.
import assert from "node:assert/strict";
import { listen } from "../app.js";
import { Monkey } from "./monkey.js";
import { nameOf } from "./model.js";
import { watchShifts } from "./eyes.js";

const SIZES = [[390, 844], [360, 740], [320, 568], [740, 360]];

/** What the monkey knows of each page. */
const OF_PAGE = ["page", "game", "selected", "focused", "mode", "pressed", "place", "before", "seenShifts"];

export class Phone extends Monkey {
  constructor(page, how) {
    super(page, how);
    this.size = SIZES[0];
    this.others = [];
    /** What sends touches to a page, which knows of those before. */
    this.sessions = new WeakMap();
  }

  get actions() {
    return [
      [30, this.press], [6, this.drag], [40, this.digit], [8, this.cornerMark], [6, this.chooseMode], [8, this.erase], [14, this.undo], [6, this.redo],
      [5, this.twoFingers], [8, this.hint], [4, this.check], [2, this.marksTab], [2, this.openGood], [3, this.rightDigit], [1, this.language], [2, this.resize],
      [3, this.reload], [3, this.offline], [8, this.turnTo], [2, this.another], [3, this.sleep], [1, this.deleteAndUndo], [1, this.typeAndCancel], [1, this.back],
      [2, this.pause], [1, this.link], [2, this.openBad], [1, this.replay], [1, this.theme], [1, this.leave],
    ];
  }

  /** Small sizes only, and no Tab key that shows where the focus is. */
  get narrow() { return true; }

  async start() {
    await super.start();
    await this.turnOff(1);
    await this.another();
  }

  // ---------- fingers ----------

  async press() {
    let cell = this.random.below(81);
    if (cell === this.pressed) cell = (cell + 1) % 81;
    await this.cell(cell).tap();
    this.note(`press ${nameOf(cell)}`);
    Object.assign(this, { selected: [cell], focused: cell, pressed: cell });
  }

  /** Events of the screen, each a tenth of a second after the one before, however busy the machine is. */
  async touch(...events) {
    const session = this.sessions.get(this.page) ?? (await this.page.context().newCDPSession(this.page));
    this.sessions.set(this.page, session);
    let at = Date.now() / 1000;
    for (const [type, ...points] of events) {
      at += 0.1;
      await session.send("Input.dispatchTouchEvent", { type, timestamp: at, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    }
  }

  async middle(locator) {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  }

  /** Over some cells of a row. */
  async drag() {
    const from = Math.floor(this.random.below(81) / 9) * 9 + this.random.below(6);
    if (from === this.pressed) return;
    const cells = [0, 1, 2, 3].slice(0, 2 + this.random.below(3)).map((by) => from + by);
    const [first, ...others] = await Promise.all(cells.map((cell) => this.middle(this.cell(cell))));
    await this.touch(["touchStart", first], ...others.map((point) => ["touchMove", point]), ["touchEnd"]);
    this.note(`drag ${cells.map(nameOf)}`);
    Object.assign(this, { selected: cells, focused: cells.at(-1), pressed: null });
  }

  /** A key holds its digit if nothing can be written. */
  get writable() { return this.mode === "colour" || this.selected.some((cell) => !this.game.givens[cell]); }

  async digit() {
    if (!this.writable || (await this.page.isHidden("#keys"))) return;
    const digit = 1 + this.random.below(9);
    await this.key9(digit).tap();
    this.write(digit, this.mode);
  }

  key9(digit) { return this.page.locator(`#keys [data-digit="${digit}"]`); }

  async cornerMark() {
    if (await this.page.isHidden("#keys")) return;
    const digit = 1 + this.random.below(9);
    const mode = this.mode === "enter" ? "corner" : "enter";
    const at = await this.middle(this.key9(digit));
    await this.touch(["touchStart", at]);
    await this.page.waitForTimeout(550);
    await this.touch(["touchEnd"]);
    this.write(digit, mode);
  }

  async chooseMode() {
    await this.closeSheet();
    if (await this.page.isHidden("#modes")) return;
    const mode = this.random.pick(["enter", "enter", "corner", "centre", "colour"]);
    await this.page.locator(`#modes [data-mode=${mode}]`).tap();
    this.mode = mode;
  }

  async erase() {
    await this.closeSheet();
    await this.page.locator("#clear").tap();
    this.note(`clear ${this.selected.map(nameOf)}`);
    this.game.clear(this.selected);
  }

  async undo() {
    await this.closeSheet();
    const can = this.game.at > 0;
    assert.equal(await this.page.isEnabled("#undo"), can, "what can be undone");
    if (!can) return;
    await this.page.locator("#undo").tap();
    this.note("undo");
    this.game.undo();
  }

  async redo() {
    await this.closeSheet();
    if (await this.page.isDisabled("#redo")) return;
    await this.page.locator("#redo").tap();
    this.note("redo");
    this.game.redo();
  }

  async twoFingers() {
    const [one, other] = await Promise.all([20, 51].map((cell) => this.middle(this.cell(cell))));
    await this.touch(["touchStart", one], ["touchStart", one, other], ["touchEnd"]);
    this.note("two fingers");
    this.pressed = null;
    this.game.undo();
  }

  async resize() {
    this.size = this.random.pick(SIZES);
    await this.page.setViewportSize({ width: this.size[0], height: this.size[1] });
    this.place = "";
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.toGrid();
  }

  // ---------- pages ----------

  /** Goes on with another page that is open. */
  turnOff(at) {
    const kept = Object.fromEntries(OF_PAGE.map((name) => [name, this[name]]));
    const [next] = this.others.splice(at, 1);
    if (!next) return;
    this.others.push(kept);
    Object.assign(this, next);
  }

  async turnTo() {
    if (!this.others.length) return this.another();
    this.turnOff(this.random.below(this.others.length));
    this.note(`other page, ${this.game.givens.join("")}`);
    await this.page.setViewportSize({ width: this.size[0], height: this.size[1] });
    this.place = "";
    this.pressed = null;
    await this.page.bringToFront();
    await this.toGrid();
  }

  /** Opens a second page, or closes it. */
  async another() {
    if (this.others.length) {
      const [{ page }] = this.others.splice(0, 1);
      this.note("close the other page");
      return page.close();
    }
    const page = listen(await this.page.context().newPage());
    this.others.push({ page, game: this.game, selected: [], focused: 0, mode: "enter", pressed: null, place: "", before: 0, seenShifts: 0 });
    this.turnOff(0);
    await page.addInitScript(watchShifts);
    await page.goto(`${new URL(this.others[0].page.url()).origin}/en/play`, { waitUntil: "networkidle" });
    // The one played last.
    this.game = this.games.get(await page.evaluate(() => JSON.parse(localStorage.getItem(`ennead.game.${JSON.parse(localStorage.getItem("ennead.last"))}`)).start.givens));
    this.note(`a second page, ${this.game.givens.join("")}`);
    await this.loaded();
  }

  /** The other page sleeps while something is done in this one. */
  async sleep() {
    const [other] = this.others;
    if (!other) return;
    const session = await other.page.context().newCDPSession(other.page);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    this.note("the other page sleeps");
    for (let times = this.random.below(3); times >= 0; times--) {
      await this.press();
      await this.digit();
    }
    await this.shows(this.page, this.game);
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await session.detach();
  }

  /** Goes to another page of the app and comes back. */
  async leave() {
    await this.page.goto(`${new URL(this.page.url()).origin}/en/${this.random.pick(["start", "games", "days", "learn"])}`, { waitUntil: "networkidle" });
    await this.page.goBack({ waitUntil: "networkidle" });
    await this.loaded();
  }

  /** Writes in both pages without a connection. */
  async offline() {
    const context = this.page.context();
    await context.setOffline(true);
    this.note("no connection");
    for (let times = 2 + this.random.below(4); times > 0; times--) {
      await this.random.pick([this.press, this.press, this.digit, this.digit, this.digit, this.erase, this.undoDraft, this.cornerMark]).call(this);
      if (this.others.length && this.random.chance(0.15)) await this.turnTo();
    }
    await context.setOffline(false);
    this.note("connected");
    await this.page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("ennead.waiting")), null, { timeout: 60_000 });
    for (const { page } of [this, ...this.others]) page.complaints = page.complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"));
  }

  async undoDraft() {
    await this.toGrid();
    await this.key("Control+z");
    this.note("undo");
    this.game.undo();
  }

  /** Deletes the game on the page of games, and brings it back. */
  async deleteAndUndo() {
    if (!this.game.at) return;
    const page = listen(await this.page.context().newPage());
    await page.goto(`${new URL(this.page.url()).origin}/en/games`, { waitUntil: "networkidle" });
    const before = await page.evaluate(() => localStorage.length);
    const away = page.locator(".away").first();
    if (await away.count()) {
      await away.tap();
      await page.locator(".toast button:not(.away)").tap();
      assert.equal(await page.evaluate(() => localStorage.length), before);
    }
    assert.deepEqual(page.complaints, []);
    await page.close();
  }

  async compare() {
    await super.compare();
    for (const { page, game } of this.others) {
      const seen = await this.shows(page, game);
      assert.equal(seen.finish, game.solved, "the finish on the other page");
      assert.deepEqual(page.complaints, [], "the browser complains on the other page");
    }
  }
}
