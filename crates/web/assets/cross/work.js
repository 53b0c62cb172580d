// @ts-check
// Questions that can take long: one at a time, the latest, and it can be stopped.
import { messageOf, say } from "../words.js";
import { change } from "./state.js";

/** @type {AbortController | null} */
let running = null;

/**
 * Asks, and ends what was asked before; null if it failed or its answer is no longer wanted.
 * @template Answer
 * @param {(signal: AbortSignal) => Promise<Answer>} question
 * @param {string} [said] what is said meanwhile
 */
export async function ask(question, said = say("kz-working")) {
  running?.abort();
  const own = new AbortController();
  running = own;
  change({ working: true, said, error: "" });
  try {
    const answer = await question(own.signal);
    if (own.signal.aborted) return null;
    change({ working: false, said: "" });
    return answer;
  } catch (error) {
    if (!own.signal.aborted) change({ working: false, said: "", error: messageOf(error) });
    return null;
  }
}

/** Stops what is running. */
export function stop() {
  running?.abort();
  running = null;
  change({ working: false, said: say("kz-stopped") });
}
