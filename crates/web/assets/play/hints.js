// @ts-check
// Hints: the next step in three depths, each drawn on the board; and the check for mistakes.
import * as api from "../api.js";
import { cellOf, resultOf } from "../cells.js";
import { $, el, onClick, taught } from "../dom.js";
import { grid } from "./board.js";
import { act, closeSaid, settledGame } from "./game.js";
import { announce, complain } from "./notices.js";
import { change, now, watch } from "./state.js";
import { select } from "./writing.js";

/** The step shown in full, if any. */
function shownStep() {
  return now().hint?.answer.step;
}

/**
 * Asks a question about the game, if the page is in a state for it. An answer about a board that has changed
 * meanwhile is dropped.
 * @template Answer
 * @param {(game: import("../types.js").SavedGame) => Promise<Answer>} question
 * @param {(answer: Answer) => void} then
 */
async function askAbout(question, then) {
  const game = await settledGame();
  const { playing, typing, paused } = now();
  if (!game || typing || paused) return;
  try {
    const answer = await question(game);
    if (now().playing === playing) then(answer);
  } catch (error) {
    complain(error);
  }
}

/** Findings that a hint has to wait for. */
const WRONG = ["conflicts", "mistakes", "struck", "lost", "unsolvable"];

/** The hint one depth deeper, or the first of a new one. What is wrong comes first. */
async function deepen() {
  // What still awaits its answer may be the last digit.
  await settledGame();
  const { playing, inspected, accepted } = now();
  const improper = inspected !== null && inspected.opened !== "proper" && !accepted;
  if (playing?.view.solved || improper) return change({ sheet: "says" });
  const shown = now().hint;
  if (shown?.depth === 3) return doStep();
  if (!shown) {
    await check(true);
    if (now().finding) return;
    if (playing?.board) return (await import("./ruled.js")).offer();
  }
  const depth = shown?.answer.hint === "step" ? Math.min(3, shown.depth + 1) : 1;
  await askAbout((game) => api.hint(game, depth), (answer) => {
    change({ hint: { answer, depth }, finding: null, full: false, sheet: "says" });
    announce(answer.text);
    const [place] = answer.step?.places ?? [];
    // The answer's digit can be typed at once.
    if (place) {
      select(cellOf(place.slice(1)));
      grid.focus(cellOf(place.slice(1)), false);
    }
    if (answer.hint === "step") drawStrokes();
    if (answer.technique) act({ hint: answer.technique, depth });
  });
}

/** Looks for mistakes. @param {boolean} [before] whether only to make sure, before a hint, that nothing is wrong */
async function check(before = false) {
  const checked = async (/** @type {import("../types.js").SavedGame} */ game) => {
    const finding = await api.checkGame(game);
    // What shows a finding is loaded with the first one.
    if (!before || WRONG.includes(finding.finding)) await import("./findings.js");
    return finding;
  };
  await askAbout(checked, (finding) => {
    if (before && !WRONG.includes(finding.finding)) return;
    closeSaid();
    change({ finding, full: false, sheet: "says" });
    announce([finding.title, finding.text].join(". "));
    const [wrong] = finding.wrong;
    if (wrong) {
      select(cellOf(wrong));
      grid.focus(cellOf(wrong), false);
    }
  });
}

function doStep() {
  const step = shownStep();
  if (!step) return;
  const { technique, places, eliminates } = step;
  act({ do: "step", technique, placements: places.join(" "), eliminations: eliminates.join(" ") });
}

/** Few visits need them, and the first should not wait for them. */
function drawStrokes() {
  import("./strokes.js").then(({ draw }) => draw(now())).catch(complain);
}

watch(["hint"], ({ hint }) => {
  const step = shownStep();
  const isStep = hint?.answer.hint === "step";
  const lines = step?.lines ?? [];
  const named = (/** @type {string} */ text) => taught(text, hint?.answer.technique, hint?.answer.technique_name);
  // Each depth repeats what the one before said, so the deepest is enough.
  $("#depths").replaceChildren(...(hint ? [el("p", {}, ...(lines.length ? [] : named(hint.answer.text)))] : []));
  // Few hints have lines, and a first visit should not wait for the script that shows them.
  if (hint && lines.length) {
    import("../lines.js").then(({ oneByOne, textBeside }) => {
      if (shownStep() !== step) return;
      $("#depths p").replaceChildren(...named(textBeside({ text: hint.answer.text, lines })));
      $("#depths").append(...oneByOne(lines));
    }).catch(complain);
  }
  $("#depths").dataset.depth = hint ? String(hint.depth) : "";
  $("#so").textContent = step ? resultOf(step).join("  ") : "";
  $("#ask").hidden = !isStep;
  $("#deeper").hidden = step !== undefined && step !== null;
  $("#do-step").hidden = !step;
  const technique = isStep && hint.depth > 1 ? hint.answer.technique : null;
  $("#more-links").hidden = !technique;
  for (const [id, page] of /** @type {const} */ ([["#to-lesson", "techniques?name="], ["#to-train", "train?technique="]])) $(id).setAttribute("href", page + (technique ?? ""));
});

/** The hint asked for last. Another press before its answer arrives asks for more detail of the same hint. */
let asked = Promise.resolve();
export const hint = () => (asked = asked.then(deepen).catch(complain));
export const checkNow = () => check().catch(complain);
for (const id of ["#hint", "#deeper"]) onClick(id, hint);
for (const id of ["#check", "#full-check"]) onClick(id, checkNow);
onClick("#do-step", doStep);
