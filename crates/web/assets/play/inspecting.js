// @ts-check
// What was opened or typed: asked of the API as soon as it changes, first whether it is proper, then
// how hard it is.
import * as api from "../api.js";
import { settledGame, startOf } from "./game.js";
import { complain } from "./notices.js";
import { change, watch } from "./state.js";

/** The puzzle asked about last, and whether its rating was. */
let asked = { puzzle: "", id: "", rated: false };
let job = new AbortController();

/** @param {Parameters<typeof api.inspect>[0]} about @param {boolean} rated */
async function inspect(about, rated) {
  job.abort();
  const { signal } = (job = new AbortController());
  // The player's first move comes first: on the site, another module must be loaded to inspect.
  await settledGame();
  if (signal.aborted) return;
  try {
    for (const rate of rated ? [false, true] : [false]) {
      const inspected = await api.inspect(about, rate, signal);
      if (signal.aborted) return;
      change({ inspected });
      if (!inspected.ratable) return;
    }
  } catch (error) {
    if (!signal.aborted) complain(error);
  }
}

watch(["playing", "typing"], ({ playing, typing, inspected }) => {
  if (!playing) return;
  // A puzzle being typed changes with every key, too often to be rated.
  const [puzzle, rated] = typing ? [playing.view.grid, false] : [playing.view.givens, true];
  // Of puzzles with rules, many have no givens.
  const id = playing.board ? playing.id : "";
  if (puzzle === asked.puzzle && id === asked.id && rated === asked.rated) return;
  const isAnother = id !== asked.id;
  asked = { puzzle, id, rated };
  if (inspected && (inspected.puzzle !== puzzle || isAnother)) change({ inspected: null });
  // What is typed into such a board is looked at when it is played.
  if (playing.board && typing) return;
  inspect(playing.board ? { game: startOf(playing.game) } : { puzzle }, rated);
});
