// @ts-check
// What was opened or typed: asked of the API as soon as it changes, first whether it is proper, then
// how hard it is.
import * as api from "../api.js";
import { settledGame } from "./game.js";
import { complain } from "./notices.js";
import { change, watch } from "./state.js";

/** The puzzle asked about last, and whether its rating was. */
let asked = { puzzle: "", rated: false };
let job = new AbortController();

/** @param {string} puzzle @param {boolean} rated */
async function inspect(puzzle, rated) {
  job.abort();
  const { signal } = (job = new AbortController());
  // The player's first move comes first: on the site, another module must be loaded to inspect.
  await settledGame();
  if (signal.aborted) return;
  try {
    for (const rate of rated ? [false, true] : [false]) {
      const inspected = await api.inspect(puzzle, rate, signal);
      if (signal.aborted) return;
      change({ inspected });
      if (inspected.opened !== "proper") return;
    }
  } catch (error) {
    if (!signal.aborted) complain(error);
  }
}

watch(["playing", "typing"], ({ playing, typing, inspected }) => {
  if (!playing) return;
  // A puzzle being typed changes with every key, too often to be rated.
  const [puzzle, rated] = typing ? [playing.view.grid, false] : [playing.view.givens, true];
  if (puzzle === asked.puzzle && rated === asked.rated) return;
  asked = { puzzle, rated };
  if (inspected && inspected.puzzle !== puzzle) change({ inspected: null });
  inspect(puzzle, rated);
});
