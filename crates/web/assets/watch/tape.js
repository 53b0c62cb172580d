// @ts-check
// The tape: moving through the traces. They stay on the server; the page asks for one moment after
// another, never for several at once.
/** @import { Action } from "../types.js" */
import * as api from "../api.js";
import { messageOf, number, say } from "../words.js";
import { $ } from "../dom.js";
import { QUESTIONS, RACING, change, now } from "./state.js";

/** What else to ask for with a moment: the events around it, and the search tree if it is visible. */
const more = () => (RACING ? {} : { near: 152, tree: !$("#p-tree").hidden });

/** The moment to ask for when the current answer has arrived. @type {number | null} */
let wanted = null;
let busy = false;

/** Shows the moment after `to` events. @param {number} to */
export async function go(to) {
  wanted = Math.round(Math.max(0, Math.min(to, now().end)));
  if (busy) return;
  busy = true;
  try {
    while (wanted !== null) {
      const at = wanted;
      wanted = null;
      const { lanes } = now();
      const moments = lanes.map(async (lane) => {
        const moment = await api.traceState({ ...lane.which, at: Math.min(at, lane.trace.events), ...more() });
        return { ...lane, moment };
      });
      change({ lanes: await Promise.all(moments), at, said: "" });
    }
  } catch (error) {
    change({ running: false, said: messageOf(error) });
  } finally {
    busy = false;
  }
}

/** Requests the traces, and shows the moment after `at` events; if it is null, the first guess. @param {number | null} at */
export async function load(at) {
  const found = await Promise.all(QUESTIONS.map(async (which) => {
    const trace = await api.trace(which);
    const guess = at === null ? (await api.traceFind({ ...which, from: 0, action: "guess" })).at : null;
    return { which, trace, guess };
  }));
  const guesses = found.flatMap(({ guess }) => (guess === null ? [] : [guess]));
  const first = at ?? (guesses.length ? Math.min(...guesses) : 0);
  const lanes = await Promise.all(found.map(async ({ which, trace }) => ({ which, trace, moment: await api.traceState({ ...which, at: Math.min(first, trace.events), ...more() }) })));
  const end = Math.max(...lanes.map(({ trace }) => trace.events));
  const cut = lanes.find(({ trace }) => trace.cut);
  change({ lanes, end, at: Math.min(first, end), said: cut ? say("watch-cut", { events: number(cut.trace.events) }) : "" });
}

export function stop() {
  change({ running: false });
}

/** Moves by hand. @param {number} to */
export function jump(to) {
  stop();
  go(to);
}

/** Goes to the next event of a kind or of a line of the code, or back to the last one before; whichever lane has it first. @param {{action: Action} | {line: number}} what @param {boolean} [back] */
export async function jumpTo(what, back = false) {
  stop();
  const { lanes, at } = now();
  try {
    const found = await Promise.all(lanes.map(({ which }) => api.traceFind({ ...which, ...what, from: at, back })));
    const places = found.flatMap(({ at }) => (at === null ? [] : [at]));
    if (places.length) go(back ? Math.max(...places) : Math.min(...places));
    else change({ said: say("watch-none-found") });
  } catch (error) {
    change({ said: messageOf(error) });
  }
}

/** Plays from here or, at the end, from the beginning. @param {boolean} [backwards] */
export function run(backwards = false) {
  const { at, end } = now();
  change({ running: true, backwards });
  if (backwards ? at <= 0 : at >= end) go(backwards ? end : 0);
  let last = performance.now();
  /** The fraction of an event carried over at slow speeds. */
  let due = 0;
  const frame = (/** @type {number} */ time) => {
    const { running, speed, at, end } = now();
    if (!running || now().backwards !== backwards) return;
    due += (speed * Math.min(time - last, 250)) / 1000;
    last = time;
    if (due >= 1 && !busy) {
      const by = Math.floor(due);
      due -= by;
      if (backwards ? at <= 0 : at >= end) stop();
      else go(backwards ? at - by : at + by);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** @param {boolean} [backwards] */
export function runOrStop(backwards = false) {
  const { running } = now();
  if (running && now().backwards === backwards) stop();
  else run(backwards);
}
