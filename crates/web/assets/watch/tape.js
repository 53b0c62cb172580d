// @ts-check
// The tape: moving through the traces. They stay on the server; the page asks for one moment after
// another, never for several at once.
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

/** Requests the traces, and shows the moment after `at` events. @param {number} at */
export async function load(at) {
  const lanes = await Promise.all(QUESTIONS.map(async (which) => {
    const trace = await api.trace(which);
    return { which, trace, moment: await api.traceState({ ...which, at: Math.min(at, trace.events), ...more() }) };
  }));
  const end = Math.max(...lanes.map(({ trace }) => trace.events));
  const cut = lanes.find(({ trace }) => trace.cut);
  change({ lanes, end, at: Math.min(at, end), said: cut ? say("watch-cut", { events: number(cut.trace.events) }) : "" });
}

export function stop() {
  change({ running: false });
}

/** Moves by hand. @param {number} to */
export function jump(to) {
  stop();
  go(to);
}

/** Goes to the next event of a kind, whichever lane has it first. @param {string} action */
export async function jumpToNext(action) {
  stop();
  const { lanes, at } = now();
  try {
    const found = await Promise.all(lanes.map(({ which }) => api.traceFind({ ...which, from: at, action })));
    const places = found.flatMap(({ at }) => (at === null ? [] : [at]));
    if (places.length) go(Math.min(...places));
    else change({ said: say("watch-none-found") });
  } catch (error) {
    change({ said: messageOf(error) });
  }
}

/** Plays from here or, at the end, from the beginning. */
export function run() {
  const { at, end } = now();
  change({ running: true });
  if (at >= end) go(0);
  let last = performance.now();
  /** The fraction of an event carried over at slow speeds. */
  let due = 0;
  const frame = (/** @type {number} */ time) => {
    const { running, speed, at, end } = now();
    if (!running) return;
    due += (speed * Math.min(time - last, 250)) / 1000;
    last = time;
    if (due >= 1 && !busy) {
      const by = Math.floor(due);
      due -= by;
      if (at >= end) stop();
      else go(at + by);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export function runOrStop() {
  if (now().running) stop();
  else run();
}
