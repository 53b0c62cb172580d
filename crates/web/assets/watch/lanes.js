// @ts-check
// The grids of the engines, and the text about the moment: in full for one engine, briefly for two
// side by side.
/** @import { Moment } from "../types.js" */
/** @import { Lane } from "./state.js" */
import { called, cellOf } from "../cells.js";
import { $, $$ } from "../dom.js";
import { Grid } from "../grid.js";
import { openTab } from "../tabs.js";
import { number } from "../words.js";
import { readCell, startArrays } from "./arrays.js";
import { light, showStack } from "./panels.js";
import { verdict } from "./race.js";
import { QUESTIONS, RACING, now, procedureOf, watch } from "./state.js";
import { go } from "./tape.js";
import { showTree } from "./tree.js";

const grids = QUESTIONS.map((_, i) => new Grid($(RACING ? `#grid-${i}` : "#grid")));

/** @param {Grid} on @param {Moment} moment */
function showGrid(on, { grid, given, pspace, rlatter, event, rstack }) {
  const acting = event?.cell ? cellOf(event.cell) : null;
  // For engines without candidates an empty cell stays empty.
  const keeps = rstack.some((digits) => digits.some((depth) => depth));
  on.show([...grid].map((digit, cell) => {
    const [empty, guess] = [digit === ".", rlatter[cell] ?? 0];
    return {
      kind: empty ? null : given[cell] ? "given" : "found",
      digit: Number(digit) || 0,
      candidates: empty && keeps ? (pspace[cell] ?? 0) : 0,
      depth: empty ? 0 : guess,
      classes: [...(cell === acting ? ["sel"] : []), ...(guess ? ["guess"] : [])],
    };
  }));
}

/** @param {Record<string, number>} counts by the element that shows them */
function showCounts(counts) {
  for (const [id, count] of Object.entries(counts)) $(`#${id}`).textContent = number(count);
}

/** @param {Lane} lane */
function showAlone({ which, moment }) {
  const { event, guesses, backtracks, dead_ends, depth, max_depth, filled } = moment;
  showCounts({ "n-guesses": guesses, "n-backtracks": backtracks, "n-dead": dead_ends, "n-depth": depth, "n-deepest": max_depth, "n-filled": filled });
  $("#v-module").textContent = (event && procedureOf(which.engine, event.line)) || "–";
  $("#v-cell").textContent = event?.cell ? called(event.cell) : "–";
  light($("#p-code"), event?.line);
  light($("#p-chart"), event?.line);
  showStack(moment);
  showTree(moment);
}

/** @param {Lane} lane @param {number} i */
function showRacer({ moment: { at, event, guesses, backtracks, nodes, depth, filled } }, i) {
  showCounts({ [`steps-${i}`]: at, [`r-guesses-${i}`]: guesses, [`r-backtracks-${i}`]: backtracks, [`r-nodes-${i}`]: nodes, [`r-depth-${i}`]: depth, [`r-filled-${i}`]: filled });
  light($(`#code-${i}`), event?.line);
}

watch(["lanes"], ({ lanes }) => {
  lanes.forEach((lane, i) => {
    const grid = grids[i];
    if (grid) showGrid(grid, lane.moment);
    if (RACING) showRacer(lane, i);
    else showAlone(lane);
  });
  if (RACING) showVerdict(lanes);
});

/** Who was first, as far as it has been seen. @param {Lane[]} lanes */
function showVerdict(lanes) {
  const { said, winner } = verdict(lanes);
  $("#won").textContent = said;
  lanes.forEach((_, i) => { $(`#winner-${i}`).hidden = i !== winner; });
}

watch(["lanes", "running", "said"], ({ lanes, running, said }) => {
  const line = $("#say");
  // While the trace is playing, a screen reader would never finish reading.
  line.setAttribute("aria-live", running ? "off" : "polite");
  if (RACING && running && !said) return;
  line.textContent = said || lanes.map(({ which, moment }) => (RACING ? `${which.engine}: ${moment.say}` : moment.say)).join(" ");
});

if (RACING) for (const grid of grids) grid.roam();
else {
  startArrays();
  grids[0]?.roam(readCell);
  // A hidden tab is drawn only when it is opened.
  for (const tab of $$("[role=tab]")) {
    tab.addEventListener("open", () => {
      document.querySelector(".fields")?.classList.toggle("shown", tab.id === "t-arrays");
      go(now().at);
    });
  }
  // On a wide screen the arrays are always there, without a tab.
  addEventListener("resize", () => {
    const chosen = $$("[role=tab]").find((tab) => tab.ariaSelected === "true");
    if (chosen && !chosen.checkVisibility()) openTab($("#t-code"));
  });
}
