// @ts-check
// One's own game once more, move by move: at a chosen speed, by the slider, or step by step. Nothing is changed
// by it; each board comes from the core, which is asked for the game with that many moves in force.
/** @import { ProtocolLine, SavedGame, View } from "../types.js" */
import * as api from "../api.js";
import { $, button, el, met, svg } from "../dom.js";
import { isCalm } from "../motion.js";
import { recall, store } from "../storage.js";
import { loadStyle } from "../styles.js";
import { say, time } from "../words.js";
import { settledGame } from "./game.js";
import { complain } from "./notices.js";
import { showExtra } from "./sheet.js";
import { change, now } from "./state.js";

/** The moves a second to choose from. */
const SPEEDS = [0.5, 1, 2, 5, 10];

/** How many boards are asked for in advance. */
const AHEAD = 6;

const ICONS = {
  first: "M5 4.5v11M16 4.2v11.6L7.2 10z",
  back: "M12.5 4.5 7 10l5.5 5.5",
  play: "M6 3.8v12.4L16.5 10z",
  pause: "M7 4.5v11M13 4.5v11",
  forward: "M7.5 4.5 13 10l-5.5 5.5",
};

/** @param {keyof typeof ICONS} name */
function icon(name) {
  const picture = svg("svg", { class: "i", viewBox: "0 0 20 20", "aria-hidden": "true" });
  picture.append(svg("path", { d: ICONS[name] }));
  return picture;
}

/** The cells that differ between two boards. @param {View} before @param {View} after */
function changed(before, after) {
  return before.corner.flatMap((_, cell) => {
    const same = before.grid[cell] === after.grid[cell] && before.corner[cell] === after.corner[cell] && before.centre[cell] === after.centre[cell] && before.colours[cell] === after.colours[cell];
    return same ? [] : [cell];
  });
}

class Replay {
  /** @param {SavedGame} game @param {ProtocolLine[]} lines */
  constructor(game, lines) {
    this.game = game;
    this.lines = lines;
    this.at = lines.length;
    /** The boards that were asked for, by the number of moves. @type {Map<number, Promise<View>>} */
    this.boards = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    const kept = Number(recall("replay"));
    this.speed = SPEEDS.includes(kept) ? kept : 2;

    this.slider = /** @type {HTMLInputElement} */ (el("input", { type: "range", min: "0", max: String(lines.length), step: "1", "aria-label": say("replay-move"), id: "replay-at" }));
    this.slider.addEventListener("input", () => {
      this.stop();
      this.goTo(Number(this.slider.value));
    });
    this.run = button("button.main.icon", { id: "replay-run" }, () => this.toggle(), icon("play"));
    const key = (/** @type {string} */ id, /** @type {keyof typeof ICONS} */ name, /** @type {string} */ label, /** @type {() => void} */ act) =>
      button("button.icon", { id, "aria-label": label }, () => {
        this.stop();
        act();
      }, icon(name));
    this.first = key("replay-first", "first", say("replay-first"), () => this.goTo(0));
    this.back = key("replay-back", "back", say("replay-back"), () => this.goTo(this.at - 1));
    this.forward = key("replay-forward", "forward", say("replay-forward"), () => this.goTo(this.at + 1));
    const speeds = /** @type {HTMLSelectElement} */ (el("select", { id: "replay-speed" }, ...SPEEDS.map((speed) => el("option", { value: String(speed) }, say("replay-per-second", { speed: speed.toLocaleString(document.documentElement.lang) })))));
    speeds.value = String(this.speed);
    speeds.addEventListener("change", () => {
      this.speed = Number(speeds.value);
      store("replay", this.speed);
    });
    this.what = el("div.what", { role: "status" });
    this.panel = el("div.replay", {}, this.what, this.slider, el("div.drive-row", {}, this.first, this.back, this.run, this.forward, el("label", {}, el("span.vh", {}, say("replay-speed")), speeds)));
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.press(event);
    addEventListener("keydown", this.onKey);
  }

  /** The board after some moves. @param {number} moves */
  board(moves) {
    const asked = this.boards.get(moves) ?? api.play({ game: { ...this.game, done: moves } }).then(({ view }) => view);
    this.boards.set(moves, asked);
    asked.catch(() => this.boards.delete(moves));
    return asked;
  }

  /** Shows the board after some moves. @param {number} moves */
  async goTo(moves) {
    this.at = Math.max(0, Math.min(this.lines.length, moves));
    this.tell();
    const at = this.at;
    try {
      const [before, after] = await Promise.all([this.board(Math.max(0, at - 1)), this.board(at)]);
      if (this.at !== at || !now().instead) return;
      change({ instead: { view: after, cells: at ? changed(before, after) : [], hint: null } });
      if (this.timer !== undefined) for (let next = at + 1; next <= Math.min(this.lines.length, at + AHEAD); next++) this.board(next).catch(() => {});
    } catch (error) {
      this.stop();
      complain(error);
    }
  }

  /** Says which move is shown. */
  tell() {
    const { at, lines } = this;
    const line = lines[at - 1];
    const number = say("replay-of", { at, count: lines.length });
    const hinted = this.game.hints.some(({ after }) => after === at);
    this.what.replaceChildren(
      el("p.small.soft", {}, line ? `${number} · ${time(line.at)}` : number),
      el("p", {}, el("b", {}, line?.what ?? say("replay-start"))),
      ...(line?.reason ? [el("p", {}, line.reason)] : hinted ? [el("p.soft", {}, say("replay-hint"))] : []),
    );
    this.slider.value = String(at);
    this.slider.setAttribute("aria-valuetext", line ? `${number}: ${line.what}` : say("replay-start"));
    for (const key of [this.first, this.back]) key.toggleAttribute("disabled", at === 0);
    this.forward.toggleAttribute("disabled", at === lines.length);
  }

  /** Whether it runs by itself. @param {boolean} runs */
  showRunning(runs) {
    this.run.replaceChildren(icon(runs ? "pause" : "play"));
    this.run.setAttribute("aria-label", say(runs ? "play-pause" : "replay-run"));
    // While it runs, a screen reader would never finish reading.
    this.what.setAttribute("aria-live", runs ? "off" : "polite");
  }

  toggle() {
    if (this.timer !== undefined) return this.stop();
    if (this.at === this.lines.length) this.goTo(0);
    this.showRunning(true);
    this.wait();
  }

  wait() {
    this.timer = setTimeout(async () => {
      await this.goTo(this.at + 1);
      if (this.timer === undefined) return;
      if (this.at === this.lines.length) this.stop();
      else this.wait();
    }, 1000 / this.speed);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.showRunning(false);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || met(event, "select, input, textarea, dialog")) return;
    const act = {
      " ": () => this.toggle(),
      ArrowLeft: () => (this.stop(), this.goTo(this.at - 1)),
      ArrowRight: () => (this.stop(), this.goTo(this.at + 1)),
      Home: () => (this.stop(), this.goTo(0)),
      End: () => (this.stop(), this.goTo(this.lines.length)),
    }[event.key];
    if (!act || (event.key === " " && met(event, "button, a"))) return;
    event.preventDefault();
    act();
  }

  close() {
    this.stop();
    removeEventListener("keydown", this.onKey);
    change({ instead: null });
  }
}

/** Shows the game on the board once more. */
export async function openReplay() {
  const game = await settledGame();
  const { playing, typing } = now();
  if (!game || !playing || typing) return;
  const [{ lines }] = await Promise.all([api.protocol(game), loadStyle("finish.css")]);
  if (now().playing?.id !== playing.id) return;
  const replay = new Replay(game, lines);
  change({ instead: { view: playing.view, cells: [], hint: null } });
  showExtra(say("replay-title"), () => replay.close(), replay.panel);
  $("#replay-run").focus();
  replay.stop();
  await replay.goTo(0);
  if (lines.length && !isCalm() && now().instead) replay.toggle();
}
