// @ts-check
// The race: which engine finishes first, shown up to the present moment.
/** @import { Lane } from "./state.js" */
import { number, say } from "../words.js";

/** The sentence, and the lane that won if it is done. @param {Lane[]} lanes @returns {{said: string, winner: number | null}} */
export function verdict(lanes) {
  const done = lanes.map(({ trace, moment }) => !trace.cut && moment.at >= trace.events);
  if (!done.includes(true)) return { said: say("watch-race-open"), winner: null };
  // A run that was stopped never arrives.
  const length = (/** @type {Lane} */ { trace }) => (trace.cut ? Infinity : trace.events);
  const order = lanes.map((lane, i) => ({ lane, i })).sort((a, b) => length(a.lane) - length(b.lane));
  const [first, second] = order;
  if (!first || !second) return { said: "", winner: null };
  const args = {
    winner: first.lane.which.engine,
    other: second.lane.which.engine,
    steps: number(first.lane.trace.events),
    more: number(second.lane.trace.events),
    times: number(second.lane.trace.events / first.lane.trace.events, { maximumSignificantDigits: 2 }),
  };
  if (second.lane.trace.cut) return { said: say("watch-race-cut", args), winner: first.i };
  const even = first.lane.trace.events === second.lane.trace.events;
  return even ? { said: say("watch-race-even", args), winner: null } : { said: say("watch-race-won", args), winner: first.i };
}
