// @ts-check
// The rules: the list, and what the rule shown says.
/** @import { CrossExplained, RuleExplained } from "../types.js" */
import { $, $$, button, el, onClick } from "../dom.js";
import { say } from "../words.js";
import { change, now, watch, wordAt } from "./state.js";

/** The word a rule is about. @param {CrossExplained} puzzle @param {RuleExplained} rule */
function prefix({ words }, rule) {
  const word = rule.word === null ? undefined : words[rule.word];
  return word ? `${word.name} ${say(word.across ? "kz-across" : "kz-down")}: ` : "";
}

/** A rule in words. @param {CrossExplained} puzzle @param {number} rule */
export function ruleText(puzzle, rule) {
  const found = puzzle.rules[rule];
  return found ? prefix(puzzle, found) + found.text : "";
}

watch(["puzzle"], ({ puzzle }) => {
  if (!puzzle) return;
  $("#rules").replaceChildren(...puzzle.rules.map((rule, i) => {
    const parts = [el("span.no", {}, String(i + 1)), el("span.t", {}, el("b", {}, prefix(puzzle, rule)), rule.text)];
    return el("li", {}, button("button", { "data-rule": String(i) }, () => change({ at: i }), ...parts));
  }));
});

watch(["puzzle", "at", "cell", "across"], ({ puzzle, at, cell, across }) => {
  if (!puzzle) return;
  // Without a rule, the first one about the word with the focus.
  const word = wordAt(puzzle, cell, across);
  const shown = at ?? puzzle.rules.findIndex((rule) => rule.word === word && word >= 0);
  const rule = puzzle.rules[shown];
  $("#which").textContent = rule ? say("kz-rule", { rule: shown + 1 }) : "–";
  $("#formula").textContent = rule ? ruleText(puzzle, shown) : "";
  const facts = rule ? [...rule.facts, ...(rule.more ? [say("kz-more", { count: rule.more })] : [])] : [];
  $("#facts").replaceChildren(...facts.map((fact) => el("li", {}, fact)));
  $("#support").textContent = rule ? say("kz-support", { support: rule.support }) : "";
  for (const row of $$("#rules button")) {
    const index = Number(row.dataset.rule);
    const own = at === null && puzzle.rules[index]?.word === word && word >= 0;
    row.classList.toggle("own", own);
    if (index === at) {
      row.setAttribute("aria-current", "true");
      show(row);
    } else row.removeAttribute("aria-current");
  }
});

/** Scrolls the list, and nothing else, to a row. @param {HTMLElement} row */
function show(row) {
  const list = $("#rules");
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** @param {number} by */
function turn(by) {
  const { puzzle, at } = now();
  if (puzzle) change({ at: Math.max(0, Math.min((at ?? -by) + by, puzzle.rules.length - 1)) });
}
onClick("#back", () => turn(-1));
onClick("#forward", () => turn(1));
