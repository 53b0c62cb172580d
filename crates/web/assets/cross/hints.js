// @ts-check
// Hints: first where to look, then the reason, rule by rule, and the digit that is left.
import * as api from "../api.js";
import { $, el, onClick } from "../dom.js";
import { say } from "../words.js";
import { focus } from "./board.js";
import { write } from "./playing.js";
import { ruleText } from "./rules.js";
import { change, now, watch } from "./state.js";
import { ask } from "./work.js";

onClick("#hint", async () => {
  const { text, filled } = now();
  const hint = await ask((signal) => api.crossHint(text, filled.join(""), signal));
  if (!hint) return;
  // A mistake is shown at once: there is nothing to think about first.
  const deep = !hint.sentences.length;
  change({ hint, deep, wrong: hint.hint === "mistake" ? hint.cells : [], at: hint.rule, solutions: [] });
  $("#hint-title").focus({ preventScroll: true });
});
onClick("#deeper", () => {
  change({ deep: true });
  $("#hint-title").focus({ preventScroll: true });
});
onClick("#do", () => {
  const { hint } = now();
  const cell = hint?.cells[0];
  if (!hint || cell === undefined || hint.digit === null) return;
  write(cell, String(hint.digit));
  focus(cell);
});

watch(["hint", "deep", "puzzle"], ({ hint, deep, puzzle }) => {
  $("#hintbox").hidden = !hint;
  if (!hint || !puzzle) return;
  $("#hint-title").textContent = deep ? hint.title : hint.look;
  $("#reasons").replaceChildren(...(deep ? hint.sentences : []).map((sentence) => el("li", {}, sentence)));
  const ways = deep ? hint.ways : [];
  $("#ways-of").textContent = ways.length && hint.rule !== null ? say("kz-ways", { rule: ruleText(puzzle, hint.rule) }) : "";
  $("#ways").replaceChildren(...ways.flatMap(({ digits, fits }) => [fits ? el("b", {}, digits) : el("s", {}, digits), " "]));
  $("#others").textContent = deep && hint.others.length ? say("kz-others", { rules: hint.others.map((rule) => rule + 1).join(", ") }) : "";
  $("#deeper").hidden = deep;
  $("#do").hidden = !deep || hint.digit === null;
});
