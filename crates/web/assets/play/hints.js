// @ts-check
// The tab Hint: the next step in three depths, and the check for mistakes.
import * as api from "../api.js";
import { cellOf, resultOf } from "../cells.js";
import { $, el, onClick, taught } from "../dom.js";
import { openTab } from "../tabs.js";
import { say } from "../words.js";
import { grid } from "./board.js";
import { act, closeHint, settledGame } from "./game.js";
import { announce, complain } from "./notices.js";
import { change, now, watch } from "./state.js";
import { select } from "./writing.js";

const hintWord = $("#hint span").textContent ?? "";

/** The step shown in full, if any. */
function shownStep() {
  return now().hint?.answer.step;
}

/**
 * Asks a question about the game, if the page is in a state for it. An answer about a board that has changed
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

/** Findings that a hint has to wait for. */
const WRONG = ["conflicts", "mistakes", "struck", "lost", "unsolvable"];

/** The hint one depth deeper, or the first of a new one. What is wrong comes first. */
async function deepen() {
  if (now().playing?.view.solved) return;
  const shown = now().hint;
  if (shown?.depth === 3) return doStep();
  if (!shown) {
    await check(true);
    if (now().finding) return;
  }
  const depth = shown?.answer.hint === "step" ? Math.min(3, shown.depth + 1) : 1;
  await askAbout((game) => api.hint(game, depth), (answer) => {
    change({ hint: { answer, depth }, finding: null, sheet: "side" });
    openTab($("#t-hint"));
    announce(answer.text);
    if (answer.technique) act({ hint: answer.technique, depth });
  });
}

/** Looks for mistakes. @param {boolean} [before] whether only to make sure, before a hint, that nothing is wrong */
async function check(before = false) {
  await askAbout(api.checkGame, (finding) => {
    if (before && !WRONG.includes(finding.finding)) return;
    closeHint();
    change({ finding, sheet: "side" });
    openTab($("#t-hint"));
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

watch(["hint"], ({ hint }) => {
  const step = shownStep();
  const isStep = hint?.answer.hint === "step";
  // Each depth repeats what the one before said, so the deepest is enough.
  const lines = step?.lines ?? [];
  const named = (/** @type {string} */ text) => taught(text, hint?.answer.technique, hint?.answer.technique_name);
  const item = (/** @type {import("../types.js").Hint} */ { text, sentences }) => el("li", {}, el("span.n", {}, String(sentences.length)), el("div", {}, el("p", {}, ...(lines.length ? [] : named(text)))));
  $("#depths").replaceChildren(...(hint ? [item(hint.answer)] : []));
  // Few hints have lines, and a first visit should not wait for the script that shows them.
  if (hint && lines.length) {
    import("../lines.js").then(({ oneByOne, textBeside }) => {
      if (shownStep() !== step) return;
      $("#depths p").replaceChildren(...named(textBeside({ text: hint.answer.text, lines })));
      $("#depths div").append(...oneByOne(lines));
    }).catch(complain);
  }
  $("#so").textContent = step ? resultOf(step).join("  ") : "";
  $("#hint span").textContent = hint ? say("hint-deeper") : hintWord;
  $("#hint").hidden = hint !== null && !(isStep && hint.depth < 3);
  $("#do-step").hidden = !step;
  $("#hint-close").hidden = !hint;
  $("#check").hidden = hint !== null;
});
watch(["hint", "finding", "finished", "typing", "inspected", "accepted"], ({ hint, finding, finished, typing, inspected, accepted }) => {
  const improper = inspected !== null && inspected.opened !== "proper" && !accepted;
  $("#ask").hidden = finding !== null || finished || typing !== null || (improper && hint === null);
  $("#hint-idle").hidden = hint !== null || finding !== null || finished || typing !== null || inspected?.opened !== "proper";
});

/** The hint asked for last. Another press before its answer arrives asks for more detail of the same hint. */
let asked = Promise.resolve();
export const hint = () => (asked = asked.then(deepen).catch(complain));
export const checkNow = () => check().catch(complain);
for (const id of ["#hint", "#hint-narrow"]) onClick(id, hint);
for (const id of ["#check", "#check-narrow"]) onClick(id, checkNow);
onClick("#do-step", doStep);
onClick("#hint-close", () => {
  closeHint();
  grid.focus();
});
