// @ts-check
// Explain: the path step by step, drawn on the grid.
import { $, $$, ask, el, language, say } from "./dom.js";
import { Grid } from "./grid.js";

const grid = new Grid($("#grid"));
grid.roam();

/** @type {any} */
let path = null;
/** The step shown; as many as there are steps is the end. */
let at = 0;
/** The technique the list is filtered by. @type {string | null} */
let filter = null;

/** @param {string} puzzle */
async function explain(puzzle) {
  $("#error").hidden = true;
  try {
    path = await ask("explain", { puzzle });
  } catch (error) {
    $("#error").textContent = error instanceof Error ? error.message : "";
    $("#error").hidden = false;
    return;
  }
  const url = new URL(location.href);
  url.searchParams.set("puzzle", path.puzzle);
  history.replaceState(null, "", url);
  filter = null;
  rate(path);
  showFacts();
  showFilter();
  showList();
  show(0);
}

/** The rating and the level by it, as soon as they are known. */
let rating = "";
/** The hardest puzzles take seconds to rate: the path is there before. @param {any} of the path */
async function rate(of) {
  rating = "";
  if (!of.unique) return;
  rating = "…";
  try {
    const { er, level_name: level } = await ask("rate", { puzzle: of.puzzle });
    if (of === path) rating = `${er.toLocaleString(language, { minimumFractionDigits: 1 })} · ${level}`;
  } catch {
    if (of === path) rating = "–";
  }
  if (of === path) showFacts();
}

function showFacts() {
  /** @type {[string, string][]} */
  const facts = [[say(`verdict-name-${path.verdict}`), say("explain-verdict")]];
  if (path.hardest) facts.push([path.hardest, say("explain-hardest")]);
  if (rating) facts.push([rating, say("explain-rating")]);
  if (path.solved) facts.push([path.level, say("explain-level")]);
  facts.push([String(path.steps.length), say("explain-steps")]);
  $("#facts").replaceChildren(...facts.map(([value, name]) => el("p", {}, el("b", {}, value), name)));
}

function showFilter() {
  /** @type {Map<string, [string, number]>} */
  const counts = new Map();
  for (const step of path.steps) {
    counts.set(step.technique, [step.name, (counts.get(step.technique)?.[1] ?? 0) + 1]);
  }
  const chip = (/** @type {string | null} */ technique, /** @type {string} */ name, /** @type {number} */ count) => {
    const button = el("button", { "aria-pressed": String(filter === technique) }, `${name} `, el("span.c", {}, String(count)));
    button.addEventListener("click", () => {
      filter = technique;
      showFilter();
      showList();
    });
    return button;
  };
  const chips = [...counts].map(([technique, [name, count]]) => chip(technique, name, count));
  $("#filter").replaceChildren(chip(null, say("explain-all"), path.steps.length), ...chips);
}

/** What a step does, briefly. @param {any} step */
function result(step) {
  const put = step.placements.map((/** @type {string} */ it) => `${it.slice(1)} = ${it[0]}`);
  const out = step.eliminations.map((/** @type {string} */ it) => `${it.slice(1)} ≠ ${it[0]}`);
  return [...put, ...out];
}

function showList() {
  const rows = path.steps.map((/** @type {any} */ step, /** @type {number} */ i) => {
    if (filter && step.technique !== filter) return "";
    const all = result(step);
    const brief = all.length > 2 ? `${all[0]} …` : all.join(", ");
    const button = el("button", { "data-step": String(i) }, el("span.no", {}, String(i + 1)), el("span.t", {}, step.name), el("span", { class: step.placements.length ? "res put" : "res" }, brief));
    button.addEventListener("click", () => show(i));
    return el("li", {}, button);
  });
  $("#path").replaceChildren(...rows.filter(Boolean));
  markRow();
}

function markRow() {
  for (const row of $$("#path button")) {
    if (Number(row.dataset.step) === at) {
      row.setAttribute("aria-current", "step");
      row.scrollIntoView({ block: "nearest" });
    } else row.removeAttribute("aria-current");
  }
}

/** @param {number} step */
function show(step) {
  at = Math.max(0, Math.min(step, path.steps.length));
  const shown = path.steps[at];
  const { placed, marks } = shown ?? path.end;
  const contents = [...placed].map((digit, cell) => ({
    kind: digit === "." ? null : path.puzzle[cell] === "." ? /** @type {const} */ ("found") : /** @type {const} */ ("given"),
    digit: Number(digit) || 0,
    candidates: marks[cell],
  }));
  grid.show(contents, shown?.drawing ?? null);
  const end = path.solved ? say("explain-end-solved") : say("explain-end-stuck");
  $("#title").textContent = shown ? say("explain-step", { step: at + 1, steps: path.steps.length }) : end;
  $("#technique").textContent = shown?.name ?? "";
  $("#say").textContent = shown?.say ?? `${end} ${path.verdict_sentence}`;
  $("#result").textContent = shown ? result(shown).join("  ") : "";
  $("#back").toggleAttribute("disabled", at === 0);
  $("#forward").toggleAttribute("disabled", !shown);
  const query = new URLSearchParams({ puzzle: path.puzzle });
  const own = [...placed].map((digit, cell) => (path.puzzle[cell] === "." ? digit : ".")).join("");
  if (at > 0) {
    query.set("placed", own);
    query.set("marks", marks.join(","));
  }
  $("#play-on").setAttribute("href", `/${language}/play?${query}`);
  $("#watch").setAttribute("href", `/${language}/watch?puzzle=${path.puzzle}`);
  markRow();
}

/** To the next step that the filter lets through. @param {number} by */
function step(by) {
  let next = at + by;
  while (filter && path.steps[next] && path.steps[next].technique !== filter) next += by;
  if (next >= 0) show(next);
}
$("#back").addEventListener("click", () => path && step(-1));
$("#forward").addEventListener("click", () => path && step(1));
$("#open").addEventListener("submit", (event) => {
  event.preventDefault();
  explain(/** @type {HTMLInputElement} */ ($("#paste")).value);
});

const example = "1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......";
explain(/** @type {HTMLInputElement} */ ($("#paste")).value || example);
