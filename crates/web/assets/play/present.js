// @ts-check
// Presenting, for a projector and a clicker: the board as large as the window lets it, and the next steps of the
// logic, one stroke at each press: where to look, which technique, the step. The game itself stays as it is.
/** @import { HintAnswer, SavedGame, View } from "../types.js" */
import * as api from "../api.js";
import { lineNames, resultOf } from "../cells.js";
import { $, button, el, met } from "../dom.js";
import { onBack, stepIn } from "../layer.js";
import { loadStyle } from "../styles.js";
import { messageOf, say } from "../words.js";
import { grid } from "./board.js";
import { settledGame } from "./game.js";
import { closeSheet } from "./sheet.js";
import { change, now } from "./state.js";

/**
 * One stroke: a position, and how much of its next step is shown.
 * @typedef {{game: SavedGame, view: View, hint: {answer: HintAnswer, depth: number}, step: number}} Stroke
 */

const DEPTHS = ["hint-where", "hint-which", "hint-how"];

/** The keys that go on and back, as clickers have them too. */
const [ON, BACK] = [[" ", "PageDown", "ArrowRight", "ArrowDown", "Enter"], ["PageUp", "ArrowLeft", "ArrowUp", "Backspace"]];

/** The presentation that is on, if any. @type {Presentation | null} */
let on = null;

class Presentation {
  /** @param {SavedGame} game @param {View} view */
  constructor(game, view) {
    this.start = { game, view };
    /** @type {Stroke[]} */
    this.strokes = [];
    this.at = -1;
    /** How many steps there are; none while that is not known. @type {number | null} */
    this.count = null;
    /** Strokes are asked for one after the other. @type {Promise<void>} */
    this.last = Promise.resolve();
    this.ending = new AbortController();

    const { rows, columns } = lineNames();
    const names = (/** @type {string} */ place, /** @type {string[]} */ all) => el(`div.${place}`, { "aria-hidden": "true" }, ...all.map((name) => el("span", {}, name)));
    const key = (/** @type {string} */ id, /** @type {() => void} */ act, /** @type {string} */ text, /** @type {string[]} */ ...keys) => button("button", { id }, act, ...keys.map((name) => el("kbd", { "aria-hidden": "true" }, name)), text);
    this.number = el("p.no");
    this.depth = el("ol.depth", { "aria-label": say("hint-depth") }, ...DEPTHS.map((name) => el("li", {}, say(name))));
    this.said = el("div.said", { "aria-live": "polite" });
    this.talk = el(
      "section.talk",
      { "aria-label": say("present-title"), tabindex: "-1" },
      this.number,
      this.depth,
      this.said,
      el(
        "footer",
        {},
        key("present-next", () => this.forward(), say("present-next"), say("key-space"), say("key-page-down")),
        key("present-back", () => this.back(), say("present-back"), say("key-page-up")),
        key("present-blank", () => this.blank(), say("present-blank"), "B"),
        key("present-end", end, say("present-end"), say("key-escape")),
      ),
    );
    this.parts = [names("column-names", columns), names("row-names", rows), this.talk];
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    addEventListener("keydown", (event) => this.press(event), { capture: true, signal });
    grid.element.addEventListener("click", () => this.forward(), { signal });
    // The browser keeps Escape for itself while the page fills the screen.
    document.addEventListener("fullscreenchange", () => document.fullscreenElement ?? end(), { signal });
  }

  /** What a key does. @param {string} key @returns {(() => unknown) | undefined} */
  actOf(key) {
    if (ON.includes(key)) return () => this.forward();
    if (BACK.includes(key)) return () => this.back();
    return { b: () => this.blank(), B: () => this.blank(), Escape: end }[key];
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    // A button that has the focus acts by itself.
    if (altKey || ctrlKey || metaKey || key === "Tab" || ([" ", "Enter"].includes(key) && met(event, "button"))) return;
    // No other key means anything here: a slip must not change what is shown.
    event.stopImmediatePropagation();
    const act = this.actOf(key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** What is shown. */
  stroke() {
    return this.strokes[this.at];
  }

  forward() {
    if (this.unblank()) return;
    this.last = this.last.then(() => this.goOn()).catch((error) => this.tell(messageOf(error)));
  }

  back() {
    if (this.unblank() || this.at <= 0) return;
    this.at--;
    this.show();
  }

  async goOn() {
    const shown = this.stroke();
    if (this.at + 1 === this.strokes.length) {
      if (shown && shown.hint.answer.hint !== "step") return;
      const next = await this.after(shown);
      if (on !== this) return;
      this.strokes.push(next);
      // From a mistake there is no path.
      if (!shown && next.hint.answer.hint === "step") this.measure($("#explain-here", HTMLAnchorElement).href).catch(() => {});
    }
    this.at++;
    this.show();
  }

  /** The stroke after another, or the first. @param {Stroke | undefined} stroke @returns {Promise<Stroke>} */
  async after(stroke) {
    const { game, view } = stroke ?? this.start;
    if (!stroke) return { game, view, hint: { answer: await api.hint(game, 1), depth: 1 }, step: 1 };
    const { hint, step } = stroke;
    const done = hint.answer.step;
    if (hint.depth < 3 || !done) return { ...stroke, hint: { answer: await api.hint(game, hint.depth + 1), depth: hint.depth + 1 } };
    const { technique, places, eliminates } = done;
    const next = await api.play({ game, changes: [{ do: "step", technique, placements: places.join(" "), eliminations: eliminates.join(" ") }] });
    return { ...next, hint: { answer: await api.hint(next.game, 1), depth: 1 }, step: step + 1 };
  }

  show() {
    const stroke = this.stroke();
    if (!stroke) return;
    const { view, hint, step } = stroke;
    const { answer, depth } = hint;
    const isStep = answer.hint === "step";
    change({ instead: { view, cells: [], hint } });
    this.number.textContent = !isStep ? "" : this.count === null || step > this.count ? say("present-step", { at: step }) : say("present-of", { at: step, count: this.count });
    this.depth.hidden = !isStep;
    [...this.depth.children].forEach((one, at) => (one.className = at + 1 < depth ? "was" : at + 1 === depth ? "on" : ""));
    const done = answer.step;
    const named = isStep && answer.technique_name ? [el("h1", {}, answer.technique_name)] : [];
    const text = done?.text ?? answer.sentences[0] ?? answer.text;
    this.said.replaceChildren(...named, el("p", {}, text), ...(done ? [el("p.so", {}, resultOf(done).join("  "))] : []));
    // Few games are presented, and a first visit should not wait for the script that draws.
    import("./strokes.js").then(({ draw }) => on === this && this.stroke() === stroke && draw(now())).catch((error) => this.tell(messageOf(error)));
  }

  /** @param {string} text */
  tell(text) {
    this.said.replaceChildren(el("p.err", { role: "alert" }, text));
  }

  blank() {
    if (!this.unblank()) document.body.append(el("div.blank", { id: "blank" }));
  }

  /** Shows the board again, if it was blank. */
  unblank() {
    const blank = document.querySelector("#blank");
    blank?.remove();
    return blank !== null;
  }

  /** Learns how many steps there are. @param {string} position */
  async measure(position) {
    const { steps } = await api.path(position, this.ending.signal);
    this.count = steps.length;
    if (on === this) this.show();
  }
}

/** Ends the presentation; whether there was one. */
function end() {
  if (!on) return false;
  const { parts, listeners, ending } = on;
  on.unblank();
  on = null;
  listeners.abort();
  ending.abort();
  for (const part of parts) part.remove();
  $("main").classList.remove("presenting");
  document.body.classList.remove("presented");
  change({ instead: null });
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  grid.focus();
  return true;
}

onBack(end);

/** Shows the board of the game to a room. */
export async function present() {
  // It is allowed only in answer to a press, so nothing is waited for before.
  const filling = document.documentElement.requestFullscreen?.().catch(() => {});
  closeSheet();
  const [game] = await Promise.all([settledGame(), filling, loadStyle("present.css")]);
  const { playing, typing } = now();
  if (!game || !playing || typing || on) return;
  on = new Presentation(game, playing.view);
  change({ paused: false, hint: null, finding: null, full: false, sheet: null, instead: { view: playing.view, cells: [], hint: null } });
  $("main").classList.add("presenting");
  document.body.classList.add("presented");
  $("main").append(...on.parts);
  stepIn();
  on.talk.focus({ preventScroll: true });
  on.forward();
}

