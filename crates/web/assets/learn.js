// @ts-check
// Learn: the exercise with three gaps. The algorithm runs with what the learner wrote into them, and
// every step of it can be followed in the grid.
/** @import { Exercised } from "./types.js" */
import * as api from "./api.js";
import { cellOf } from "./cells.js";
import { $, $$, el, onClick } from "./dom.js";
import { Grid, contentsOf } from "./grid.js";
import { stateOf } from "./state.js";
import { data, messageOf, number, say } from "./words.js";

/** Steps per second while it runs by itself. */
const SPEED = 4;

/**
 * @typedef {object} State
 * @property {Exercised | null} run the run, and the moment of it that is shown
 * @property {string} said what is said instead: a gap that is open or not understood
 * @property {boolean} running
 */
const { now, change, watch } = stateOf(/** @type {State} */ ({ run: null, said: "", running: false }));

const grid = new Grid($("#grid"));
grid.roam();
const gaps = $$("[data-gap]", document, HTMLInputElement);
const slider = $("#at", HTMLInputElement);

/** @param {string} digits @param {string} givens @param {string[]} clashes @param {string | null} [acting] */
function show(digits, givens, clashes, acting = null) {
  const clashing = new Set(clashes.map(cellOf));
  const at = acting ? cellOf(acting) : null;
  grid.show(contentsOf(digits, givens).map((content, cell) => ({ ...content, classes: [...(clashing.has(cell) ? ["clash"] : []), ...(cell === at ? ["sel"] : [])] })));
}

/** The moment to ask for when the current answer has arrived. @type {number | null} */
let wanted = null;
let busy = false;

/** Shows a moment of the run with what is in the gaps. @param {number} at */
async function go(at) {
  wanted = Math.max(0, at);
  if (busy) return;
  busy = true;
  try {
    while (wanted !== null) {
      const next = wanted;
      wanted = null;
      change({ run: await api.exercise(/** @type {[string, string, string]} */ (gaps.map(({ value }) => value)), next), said: "" });
    }
  } catch (error) {
    change({ said: messageOf(error), run: null, running: false });
  } finally {
    busy = false;
  }
}

$("#gaps").addEventListener("submit", (event) => {
  event.preventDefault();
  const open = gaps.find(({ value }) => !value.trim());
  if (open) {
    change({ said: say("exercise-choose"), run: null, running: false });
    open.focus();
  } else {
    // The end first: what became of the grid. The way there can be followed from it.
    change({ running: false });
    go(Number.MAX_SAFE_INTEGER);
  }
});
// Other gaps are another run.
for (const gap of gaps) gap.addEventListener("input", () => change({ run: null, said: "", running: false }));

watch(["run", "said"], ({ run, said }) => {
  const result = $("#result");
  result.textContent = run?.sentence ?? said;
  if (run) result.dataset.right = String(run.right);
  else delete result.dataset.right;
  const understood = run ? [el("li", {}, say("exercise-understood")), ...run.understood.map((gap, i) => el("li", {}, `${i + 1}: ${gap}`))] : [];
  $("#understood").replaceChildren(...understood);
  $("#steps").hidden = !run;
  for (const line of $$("#gaps [data-line]")) {
    const acts = run?.moment?.line === Number(line.dataset.line);
    line.classList.toggle("acts", acts);
    if (acts) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  }
  const moment = run?.moment;
  if (!run || !moment) return;
  show(moment.grid, run.givens, moment.clashes, moment.cell);
  slider.max = String(run.moments);
  slider.value = String(moment.at);
  slider.setAttribute("aria-valuetext", say("exercise-moment", { at: number(moment.at), moments: number(run.moments) }));
  $("#moment").textContent = `${say("exercise-moment", { at: number(moment.at), moments: number(run.moments) })} · ${say("exercise-calls", { calls: moment.calls })}`;
  $("#now").textContent = moment.say;
});

/** Moves by hand. @param {(at: number, end: number) => number} to */
function jump(to) {
  const { run } = now();
  change({ running: false });
  if (run?.moment) go(Math.min(run.moments, to(run.moment.at, run.moments)));
}
onClick("#first", () => jump(() => 0));
onClick("#back", () => jump((at) => at - 1));
onClick("#forward", () => jump((at) => at + 1));
onClick("#last", () => jump((_, end) => end));
slider.addEventListener("input", () => jump(() => Number(slider.value)));
onClick("#run", () => {
  const { run, running } = now();
  if (run?.moment && !running && run.moment.at >= run.moments) go(0);
  change({ running: !running });
});
setInterval(() => {
  const { run, running } = now();
  if (!running || !run?.moment || busy) return;
  if (run.moment.at >= run.moments) change({ running: false });
  else go(run.moment.at + 1);
}, 1000 / SPEED);

const ICONS = { play: "M6 3.8v12.4L16.5 10z", pause: "M5.500 4h3v12h-3zM11.500 4h3v12h-3z" };
watch(["running"], ({ running }) => {
  const button = $("#run");
  const name = say(running ? "watch-pause" : "watch-play");
  button.setAttribute("aria-label", name);
  button.title = name;
  $("path", SVGElement, button).setAttribute("d", running ? ICONS.pause : ICONS.play);
  // While it runs by itself, a screen reader would never finish reading.
  $("#now").setAttribute("aria-live", running ? "off" : "polite");
});

const { puzzle } = /** @type {{puzzle: string}} */ (data);
show(puzzle, puzzle, []);
