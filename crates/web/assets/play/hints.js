// @ts-check
// The tab Hint: the next step in three depths, and the check for mistakes.
import * as api from "../api.js";
import { resultOf } from "../cells.js";
import { $, el, onClick } from "../dom.js";
import { openTab } from "../tabs.js";
import { say } from "../words.js";
import { grid } from "./board.js";
import { act, closeHint, settledGame } from "./game.js";
import { announce, complain, noteIfNarrow } from "./notices.js";
import { change, now, watch } from "./state.js";

const hintWord = $("#hint").textContent ?? "";

/** The step that is shown in full, if any. */
function shownStep() {
  const answer = now().hint?.answer;
  return answer?.kind === "step" ? answer.step : null;
}

/**
 * Asks something about the game, unless it is not the time for it. An answer about a board that has changed
 * meanwhile is dropped.
 * @template Answer
 * @param {(game: import("../types.js").Game) => Promise<Answer>} question
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

/** The hint one depth deeper, or the first of a new one. */
async function deepen() {
  const shown = now().hint;
  const depth = shown?.answer.kind === "step" ? Math.min(3, shown.depth + 1) : 1;
  await askAbout((game) => api.hint(game, depth), (answer) => {
    change({ hint: { answer, depth }, finding: null, sheet: "side" });
    openTab($("#t-hint"));
    announce(answer.sentences.at(-1) ?? "");
    if (answer.kind === "step") act({ hint: answer.technique, depth });
  });
}

async function check() {
  await askAbout(api.checkGame, (finding) => {
    closeHint();
    change({ finding });
    announce(finding.sentence);
    noteIfNarrow(finding.sentence);
  });
}

function doStep() {
  const step = shownStep();
  if (!step) return;
  const { technique, placements, eliminations } = step;
  act({ do: "step", technique, placements: placements.join(" "), eliminations: eliminations.join(" ") });
}

watch(["hint"], ({ hint }) => {
  const step = shownStep();
  const isStep = hint?.answer.kind === "step";
  const sentences = hint?.answer.sentences ?? [];
  const items = sentences.map((text, i) => el("li", {}, el("span.n", {}, String(i + 1)), el("div", {}, el("p", {}, text))));
  // Each depth says what the one before said too: the deepest is enough to read.
  $("#depths").replaceChildren(...(isStep ? items.slice(-1) : items));
  $("#so").textContent = step ? resultOf(step).join("  ") : "";
  $("#hint").textContent = hint ? say("hint-deeper") : hintWord;
  $("#hint").hidden = hint !== null && !(isStep && hint.depth < 3);
  $("#do-step").hidden = !step;
  $("#hint-close").hidden = !hint;
  $("#hint-idle").hidden = hint !== null;
});
watch(["finding"], ({ finding }) => ($("#finding").textContent = finding?.sentence ?? ""));

/** The hint asked for last: a press while one is on its way goes deeper into that one. */
let asked = Promise.resolve();
for (const id of ["#hint", "#hint-narrow"]) onClick(id, () => (asked = asked.then(deepen).catch(complain)));
for (const id of ["#check", "#check-narrow"]) onClick(id, check);
onClick("#do-step", doStep);
onClick("#hint-close", () => {
  closeHint();
  grid.focus();
});
