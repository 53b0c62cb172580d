// @ts-check
// Explain: the path step by step, drawn on the grid.
/** @import { Explained } from "./types.js" */
import "./photo/receive.js";
import * as api from "./api.js";
import { resultOf } from "./cells.js";
import { $, $$, button, el, met, onClick, showText, taught } from "./dom.js";
import { currentPuzzle, setCurrent } from "./current.js";
import { Grid, contentsOf } from "./grid.js";
import { readdress } from "./layer.js";
import { listOf, shownAfter, textBeside } from "./lines.js";
import { leadTo } from "./play-link.js";
import { copy } from "./sharing.js";
import { stateOf } from "./state.js";
import { data, messageOf, number, say } from "./words.js";

/**
 * @typedef {object} State
 * @property {Explained | null} path
 * @property {number} at the index of the step shown; after the last step, the end is shown
 * @property {number} line how many lines of the step's argument are shown
 * @property {string | null} filter the technique the list is filtered by
 * @property {string} rating its level and rating, while it is not known "…"
 * @property {string | null} rule the hardest rule of Sudoku Explainer
 * @property {string} error
 */
const { now, change, watch } = stateOf(/** @type {State} */ ({ path: null, at: 0, line: 1, filter: null, rating: "", rule: null, error: "" }));

/** What is explained if the visitor is not busy with any puzzle. */
const EXAMPLE = "1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......";

/** How many choices are tried for a short path. */
const { effort } = /** @type {{effort: number}} */ (data);
const short = $("#short", HTMLInputElement);

const grid = new Grid($("#grid"));
grid.roam();

/** How many paths were asked for; only the last counts. */
let asked = 0;

/** @param {string} text a puzzle, or an address with a position in it: then the path begins there @param {number} [at] the index of the step to show first */
async function explain(text, at = 0) {
  change({ error: "" });
  const question = ++asked;
  try {
    const path = await api.explain(text, short.checked ? effort : null);
    if (question !== asked) return;
    const url = new URL(location.href);
    url.searchParams.set("puzzle", path.puzzle);
    if (text !== url.href) for (const name of ["placed", "marks"]) url.searchParams.delete(name);
    if (short.checked) url.searchParams.set("short", "");
    else url.searchParams.delete("short");
    readdress(url);
    if (text !== EXAMPLE) setCurrent(path.puzzle);
    change({ path, at: Math.max(0, Math.min(at, path.steps.length)), line: 1, filter: null, rating: path.unique ? "…" : "", rule: null });
    if (path.unique) rate(path);
  } catch (error) {
    if (question === asked) change({ error: messageOf(error) });
  }
}

/** Rates the puzzle of a path: the hardest take seconds, so the path is shown first. @param {Explained} path */
async function rate(path) {
  const rated = await api.rate(path.puzzle).then(
    ({ er, level_name, hardest }) => ({ rating: `${level_name} · ${number(er ?? 0, { minimumFractionDigits: 1 })}`, rule: hardest }),
    () => ({ rating: "–", rule: null }),
  );
  if (now().path === path) change(rated);
}

// One scale stands first: the level that all pages use. What others say of the puzzle is below.
watch(["path", "rating", "rule"], ({ path, rating, rule }) => {
  if (!path) return;
  const hardest = path.steps.find(({ name }) => name === path.hardest)?.technique;
  const show = (/** @type {string} */ place, /** @type {[string, string | null][]} */ facts) =>
    $(place).replaceChildren(...facts.flatMap(([name, value]) => (value ? [el("p", {}, el("b", {}, ...taught(value, hardest, path.hardest)), say(name))] : [])));
  show("#facts", [["explain-rating", rating], ["explain-hardest", path.hardest], ["explain-steps", String(path.steps.length)]]);
  show("#ratings", [["explain-rule", rule], ["explain-level", path.solved ? path.hodoku.level_name : null], ["explain-verdict", say(`verdict-name-${path.verdict}`)]]);
});

watch(["path", "filter"], ({ path, filter }) => {
  if (!path) return;
  /** @type {Map<string, {name: string, count: number}>} */
  const found = new Map();
  for (const { technique, name } of path.steps) found.set(technique, { name, count: (found.get(technique)?.count ?? 0) + 1 });
  const chip = (/** @type {string | null} */ technique, /** @type {string} */ name, /** @type {number} */ count) =>
    button("button", { "aria-pressed": String(filter === technique) }, () => change({ filter: technique }), `${name} `, el("span.c", {}, String(count)));
  const chips = [...found].map(([technique, { name, count }]) => chip(technique, name, count));
  $("#filter").replaceChildren(chip(null, say("explain-all"), path.steps.length), ...chips);
});

watch(["path", "filter"], ({ path, filter }) => {
  const rows = (path?.steps ?? []).flatMap((step, i) => {
    if (filter && step.technique !== filter) return [];
    const [first = "", ...more] = resultOf(step);
    const brief = more.length > 1 ? `${first} …` : [first, ...more].join(", ");
    const parts = [el("span.no", {}, String(i + 1)), el("span.t", {}, step.name), el("span", { class: step.places.length ? "res put" : "res" }, brief)];
    return [el("li", {}, button("button", { "data-step": String(i) }, () => change({ at: i, line: 1 }), ...parts))];
  });
  $("#path").replaceChildren(...rows);
});

watch(["path", "at", "line"], ({ path, at, line }) => {
  if (!path) return;
  const step = path.steps[at];
  const { placed = path.end, marks = [] } = step ?? { marks: path.end_marks ?? [] };
  const before = contentsOf(placed, path.givens).map((content, cell) => ({ ...content, candidates: marks[cell] ?? 0 }));
  const lines = step?.lines ?? [];
  const { contents, drawing } = lines.length
    ? shownAfter(lines, line, before, (a, b) => grid.sees(a, b))
    : { contents: before, drawing: step?.drawing };
  grid.show(contents, drawing);
  $("#argument").hidden = !lines.length;
  $("#lines").replaceChildren(...listOf(lines, line));
  if (lines.length) inView($("#lines"), $("#lines [aria-current]"));
  $("#line-back").toggleAttribute("disabled", line <= 1);
  for (const id of ["#line-next", "#line-all"]) $(id).toggleAttribute("disabled", line >= lines.length);
});

watch(["path", "at"], ({ path, at }) => {
  if (!path) return;
  const step = path.steps[at];
  const { placed = path.end, marks = [] } = step ?? { marks: path.end_marks ?? [] };
  const end = say(path.solved ? "explain-end-solved" : "explain-end-stuck");
  $("#title").textContent = step ? say("explain-step", { step: at + 1, steps: path.steps.length }) : end;
  $("#title").title = $("#title").textContent;
  $("#technique").replaceChildren(...(step ? taught(step.name, step.technique, step.name) : []));
  $("#technique").title = step?.name ?? "";
  $("#say").textContent = step ? textBeside(step) : `${end} ${path.verdict_sentence}`;
  $("#result").textContent = step ? resultOf(step).join("  ") : "";
  $("#back").toggleAttribute("disabled", at === 0);
  $("#forward").toggleAttribute("disabled", !step);
  const query = new URLSearchParams({ puzzle: path.puzzle });
  if (placed !== path.givens) {
    query.set("placed", placed);
    query.set("marks", marks.join(","));
  }
  leadTo("#play-on", query);
  $("#watch").setAttribute("href", `watch?puzzle=${path.puzzle}`);
});

// The address is that of the step: a reload shows it again, and a link to it can be given to others.
watch(["path", "at"], ({ path, at }) => {
  if (!path) return;
  const url = new URL(location.href);
  if (at) url.searchParams.set("step", String(at + 1));
  else url.searchParams.delete("step");
  if (url.href !== location.href) readdress(url);
});
onClick("#link", async () => {
  const { href } = location;
  $("#said").textContent = (await copy(href)) ? say("explain-linked") : href;
});

// All of the path is printed, not only the step that is shown.
onClick("#print", () => print());
addEventListener("beforeprint", () => {
  const steps = now().path?.steps ?? [];
  $("#whole").replaceChildren(...steps.map((step) => el("li", {}, el("b", {}, step.name), ` ${resultOf(step).join(", ")}`, el("p", {}, textBeside(step)))));
});

/** Scrolls a list, and only the list, until a row is in view. @param {HTMLElement} list @param {HTMLElement} row */
function inView(list, row) {
  const [{ top, bottom }, seen] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (top < seen.top) list.scrollTop += top - seen.top;
  else if (bottom > seen.bottom) list.scrollTop += bottom - seen.bottom;
}

watch(["path", "at", "filter"], ({ at }) => {
  for (const row of $$("#path button")) {
    if (Number(row.dataset.step) === at) {
      row.setAttribute("aria-current", "step");
      inView($("#path"), row);
    } else row.removeAttribute("aria-current");
  }
});

watch(["error"], ({ error }) => showText("#error", error));

/** Goes to the next step that passes the filter. @param {number} by */
function walk(by) {
  const { path, filter, at } = now();
  if (!path) return;
  const passes = (/** @type {number} */ step) => !filter || !path.steps[step] || path.steps[step].technique === filter;
  let next = at + by;
  while (!passes(next)) next += by;
  if (next >= 0) change({ at: Math.min(next, path.steps.length), line: 1 });
}

/** Shows more or fewer lines of the step's argument; whether there is one. @param {number} by */
function read(by) {
  const { path, at, line } = now();
  const all = path?.steps[at]?.lines?.length ?? 0;
  if (all) change({ line: Math.max(1, Math.min(line + by, all)) });
  return all > 0;
}
// Arrows walk along the path, in the list and elsewhere; in the grid they move between cells.
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || met(event, "input, [role=grid], select")) return;
  const inList = met(event, "#path") !== null;
  const by = { ArrowRight: 1, ArrowLeft: -1, ...(inList ? { ArrowDown: 1, ArrowUp: -1 } : {}) }[event.key];
  const lines = inList ? undefined : { ArrowDown: 1, ArrowUp: -1, a: Infinity, A: Infinity }[event.key];
  if (lines && read(lines)) event.preventDefault();
  if (!by) return;
  event.preventDefault();
  walk(by);
  if (inList) for (const row of $$("#path [aria-current]")) row.focus({ preventScroll: true });
});
onClick("#back", () => walk(-1));
onClick("#forward", () => walk(1));
onClick("#line-next", () => read(1));
onClick("#line-back", () => read(-1));
onClick("#line-all", () => read(Infinity));

const paste = $("#paste", HTMLInputElement);
$("#open").addEventListener("submit", (event) => {
  event.preventDefault();
  explain(paste.value);
});
short.addEventListener("change", () => {
  const { path } = now();
  if (path) explain(new URLSearchParams(location.search).has("placed") ? location.href : path.puzzle);
});
short.checked = new URLSearchParams(location.search).has("short");
// A page that no server wrote for this address has an empty field.
const query = new URLSearchParams(location.search);
paste.value ||= query.get("puzzle") ?? currentPuzzle() ?? "";
explain(query.has("placed") ? location.href : paste.value || EXAMPLE, Number(query.get("step") ?? 1) - 1 || 0);
