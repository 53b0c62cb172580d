// @ts-check
// Make a booklet: the puzzles are asked for as Make does, a few at a time, until there are enough
// or it is stopped; then the server lays them out. The pages are pictures; how they look can be
// changed afterwards without new puzzles.
import { $, $$, ask, askFile, data, download, number, say } from "./dom.js";

const form = /** @type {HTMLFormElement} */ ($("#wish"));
/** How many pages are fetched at a time. */
const PAGES = 6;

/** @typedef {{puzzle: string, id: string, er?: number}} Printed */
/** @typedef {{title?: string, level?: string, puzzles: Printed[]}} Section */

/** The puzzles that have been made. @type {Section[]} */
let sections = [];
/** The pages seen so far, by number. @type {Map<number, {svg: string, titles: string[]}>} */
let seen = new Map();
let pages = 0;
let at = 0;
/** Ends what is under way. */
let work = new AbortController();

/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
/** @param {string} name */
const value = (name) => field(name).value;
/** @param {string} name */
const ticked = (name) => field(name).checked;
/** @param {string} id */
const button = (id) => /** @type {HTMLButtonElement} */ ($(id));

/** How the pages look: what the form says of it. */
function settings() {
  const solutions = value("solutions_per_page");
  const ticks = ["rating", "techniques", "candidates", "qr", "title_page", "rules", "page_numbers", "worksheets", "black", "cut_marks", "fold"];
  return {
    paper: value("paper"),
    landscape: Boolean(value("landscape")),
    per_page: Number(value("per_page")),
    gutter: Number(value("gutter")),
    solutions: solutions !== "0",
    ...(Number(solutions) ? { solutions_per_page: Number(solutions) } : {}),
    ...Object.fromEntries(ticks.map((name) => [name, ticked(name)])),
  };
}

const question = () => ({ title: value("title"), language: value("language"), sections, settings: settings() });

/**
 * Does something that takes a while: one thing at a time, which can be stopped.
 * @param {(signal: AbortSignal) => Promise<void>} job
 */
async function busy(job) {
  work.abort();
  const mine = (work = new AbortController());
  show(true);
  $("#error").hidden = true;
  try {
    await job(mine.signal);
  } catch (error) {
    if (mine !== work) return;
    if (mine.signal.aborted) $("#said").textContent = say("print-stopped");
    else {
      $("#said").textContent = "";
      $("#error").textContent = error instanceof Error ? error.message : String(error);
      $("#error").hidden = false;
    }
  }
  if (mine !== work) return;
  turn();
  show(false);
}

/** @param {boolean} working */
function show(working) {
  const stopped = document.activeElement === $("#stop");
  $("#stop").hidden = !working;
  if (!working) $("#progress").hidden = true;
  button("#go").disabled = working;
  button("#pdf").disabled = working || !pages;
  if (stopped && !working) $("#go").focus();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  busy(async (signal) => {
    const wanted = $$("[data-level]", form).map((input) => ({ level: input.dataset.level ?? "", count: Number(/** @type {HTMLInputElement} */ (input).value) }));
    const own = value("own").trim() ? await ownPuzzles(signal) : [];
    const count = wanted.reduce((sum, { count }) => sum + count, 0);
    if (!count && !own.length) throw new Error(say("print-nothing"));
    if (count + own.length > data.most) throw new Error(say("print-too-many", { most: number(data.most) }));
    forget();
    /** @type {Section[]} */
    const found = [];
    await make(wanted, count, found, signal);
    if (own.length) {
      if (ticked("rating")) await rate(own, signal);
      found.push({ puzzles: own });
    }
    sections = found;
    at = 0;
    await lookAt(signal);
    // On a phone the pages stand below the form.
    $("#go").scrollIntoView({ block: innerWidth < 860 ? "start" : "nearest" });
  });
});

/** The puzzles pasted, in any format. @param {AbortSignal} signal @returns {Promise<Printed[]>} */
async function ownPuzzles(signal) {
  const { found, games } = await ask("read", { text: value("own") }, signal);
  if (found > data.most) throw new Error(say("print-too-many", { most: number(data.most) }));
  return games.map((/** @type {any} */ game, /** @type {number} */ i) => ({ puzzle: game.start.givens, id: game.title || String(i + 1) }));
}

/**
 * Makes so many puzzles of each level: a few at a time, so that it can be watched.
 * @param {{level: string, count: number}[]} wanted @param {number} count how many in all
 * @param {Section[]} found takes the sections @param {AbortSignal} signal
 */
async function make(wanted, count, found, signal) {
  // Shown, so that the puzzles can be made again.
  if (!value("seed")) field("seed").placeholder = String(Math.floor(Math.random() * 1e6));
  const seed = Number(value("seed") || field("seed").placeholder);
  const progress = /** @type {HTMLProgressElement} */ ($("#progress"));
  progress.hidden = !count;
  progress.max = count;
  progress.value = 0;
  const started = performance.now();
  let made = 0;
  for (const { level, count: few } of wanted.filter(({ count }) => count > 0)) {
    /** @type {Printed[]} */
    const puzzles = [];
    // Numbered through all levels: the same number of the same seed has the same solution.
    // One first: what is rare takes its time. Then as many as come in about a second.
    let some = 1;
    while (puzzles.length < few) {
      const asked = performance.now();
      const answer = await ask("generate", { level, seed, first: made + puzzles.length, count: Math.min(some, few - puzzles.length) }, signal);
      for (const it of answer.puzzles) puzzles.push({ puzzle: it.puzzle, er: it.er, id: `${level} ${seed}/${it.number + 1}` });
      if (answer.stopped) throw new Error(answer.stopped);
      const now = made + puzzles.length;
      const rate = (now / (performance.now() - started)) * 1000;
      progress.value = now;
      $("#said").textContent = say("make-progress", { made: number(now), count: number(count), rate: number(Number(rate.toPrecision(2))), left: number(Math.ceil((count - now) / rate)) });
      some = performance.now() - asked < 700 ? Math.min(100, some * 2) : Math.max(1, Math.floor(some / 2));
    }
    made += puzzles.length;
    found.push({ level, puzzles });
  }
}

/** Rates the puzzles that have one solution. @param {Printed[]} own @param {AbortSignal} signal */
async function rate(own, signal) {
  const progress = /** @type {HTMLProgressElement} */ ($("#progress"));
  progress.hidden = false;
  progress.max = own.length;
  for (const [done, printed] of own.entries()) {
    progress.value = done;
    $("#said").textContent = say("print-rating-own", { done: number(done), count: number(own.length) });
    // Clashing givens have no rating; the layout leaves them out and says so. A puzzle that takes
    // too long is printed without one.
    const rated = await ask("rate", { puzzle: printed.puzzle }, signal).catch((error) => {
      const none = error.problem?.status === 400 || /too-long$/.test(error.problem?.type);
      if (!none) throw error;
      return {};
    });
    if (rated.er !== undefined) printed.er = rated.er;
  }
}

function forget() {
  sections = [];
  seen = new Map();
  pages = 0;
  turn();
}

/** Shows the page under work, asked for with some others if it has not been seen. @param {AbortSignal} signal */
async function lookAt(signal) {
  if (!seen.has(at)) {
    $("#said").textContent = say("print-setting");
    const first = at - (at % PAGES);
    const answer = await ask("booklet/pages", { ...question(), first, count: PAGES }, signal);
    answer.shown.forEach((/** @type {any} */ page, /** @type {number} */ i) => seen.set(first + i, page));
    pages = answer.pages;
    const left = answer.left_out.length ? ` ${say("print-left-out", { ids: answer.left_out.join(", ") })}` : "";
    $("#said").textContent = answer.said + left;
    if (at >= pages) {
      at = pages - 1;
      return lookAt(signal);
    }
  }
  turn();
}

/** Draws the page, if there is one, and what can be turned to. */
function turn() {
  const page = seen.get(at);
  const image = /** @type {HTMLImageElement} */ ($("#page"));
  image.hidden = !page;
  $("#empty").hidden = Boolean(page);
  $("#at").textContent = page ? say("print-page", { page: number(at + 1), pages: number(pages) }) : "";
  if (page) {
    image.src = `data:image/svg+xml,${encodeURIComponent(page.svg)}`;
    const [key, titles] = page.titles.length ? ["print-page-of", page.titles.join(", ")] : ["print-page", ""];
    image.alt = say(key, { page: number(at + 1), pages: number(pages), titles });
  }
  button("#first").disabled = button("#back").disabled = at === 0 || !page;
  button("#last").disabled = button("#forward").disabled = at >= pages - 1 || !page;
}

/** @param {number} to */
function goTo(to) {
  const focused = document.activeElement;
  at = Math.max(0, Math.min(pages - 1, to));
  const turned = seen.has(at) ? Promise.resolve(turn()) : busy(lookAt);
  turned.then(() => {
    // At an end the button pressed is no more: its opposite takes the focus.
    if (focused instanceof HTMLButtonElement && focused.disabled) button(at === 0 ? "#forward" : "#back").focus();
  });
}
$("#first").addEventListener("click", () => goTo(0));
$("#back").addEventListener("click", () => goTo(at - 1));
$("#forward").addEventListener("click", () => goTo(at + 1));
$("#last").addEventListener("click", () => goTo(pages - 1));

// How the pages look can be changed at once; other puzzles have to be asked for.
form.addEventListener("change", (event) => {
  const { name, dataset } = /** @type {HTMLInputElement} */ (event.target);
  if (!sections.length || dataset.level || name === "seed" || name === "own" || !form.reportValidity()) return;
  busy(async (signal) => {
    const own = sections.find(({ level }) => !level);
    if (name === "rating" && ticked("rating") && own?.puzzles.some(({ er }) => er === undefined)) await rate(own.puzzles, signal);
    seen = new Map();
    await lookAt(signal);
  });
});

$("#stop").addEventListener("click", () => work.abort());

$("#pdf").addEventListener("click", () => {
  busy(async (signal) => {
    $("#said").textContent = say("print-writing");
    const file = await askFile("booklet/pdf", question(), signal);
    download(`${(value("title").trim() || "sudoku").replace(/[^\p{L}\p{N}]+/gu, "-")}.pdf`, file);
    $("#said").textContent = "";
  });
});
