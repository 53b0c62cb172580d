// @ts-check
// Make a booklet: puzzles are requested as on the page Make until there are enough or the visitor
// stops; then the server lays them out. The pages are drawings, so the layout can be changed
// afterwards without new puzzles.
/** @import { BookletQuestion, Page, Printed, Section } from "./types.js" */
import * as api from "./api.js";
import { $, $$, download, onClick, showText } from "./dom.js";
import { fieldsOf } from "./forms.js";
import { made, progress, seedOf } from "./making.js";
import { stateOf } from "./state.js";
import { recall, store } from "./storage.js";
import { data, messageOf, number, say } from "./words.js";

/** The number of pages fetched at a time. */
const PAGES = 6;

/** The options that are checkboxes. */
const TICKS = ["labels", "rating", "techniques", "candidates", "qr", "title_page", "rules", "page_numbers", "worksheets", "black", "cut_marks", "fold"];

/**
 * @typedef {object} State
 * @property {Section[]} sections the puzzles that have been made
 * @property {string[]} train the techniques of which worksheets follow
 * @property {Map<number, Page>} seen the pages fetched, by number
 * @property {number} pages how many there are
 * @property {number} at the page shown
 * @property {AbortController | null} job the work in progress; aborting it stops it
 * @property {{done: number, of: number} | null} progress
 * @property {string} said
 * @property {string} error
 */
const { now, change, watch } = stateOf(
  /** @type {State} */ ({ sections: [], train: [], seen: new Map(), pages: 0, at: 0, job: null, progress: null, said: "", error: "" }),
);

const { most } = /** @type {{most: number}} */ (data);
const form = $("#wish", HTMLFormElement);
const { input, value, ticked } = fieldsOf(form);

/** The layout chosen in the form. */
function settings() {
  const solutions = Number(value("solutions_per_page"));
  return {
    paper: value("paper"),
    landscape: Boolean(value("landscape")),
    per_page: Number(value("per_page")),
    gutter: Number(value("gutter")),
    solutions: value("solutions_per_page") !== "0",
    ...(solutions ? { solutions_per_page: solutions } : {}),
    ...Object.fromEntries(TICKS.map((name) => [name, ticked(name)])),
  };
}

/** @returns {BookletQuestion} */
const question = () => ({ title: value("title"), language: value("language"), sections: now().sections, train: now().train, settings: settings() });

/** Runs work that takes a while and can be stopped; never two at a time. @param {(signal: AbortSignal) => Promise<void>} work */
async function busy(work) {
  now().job?.abort();
  const job = new AbortController();
  change({ job, error: "" });
  /** @type {Partial<State>} */
  let end = {};
  try {
    await work(job.signal);
  } catch (error) {
    end = job.signal.aborted ? { said: say("print-stopped") } : { said: "", error: messageOf(error) };
  }
  if (now().job === job) change({ ...end, job: null, progress: null });
}

/** Refuses more puzzles than a booklet may have. @param {number} count */
function limit(count) {
  if (count > most) throw new Error(say("print-too-many", { most: number(most) }));
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  busy(async (signal) => {
    const wanted = $$("[data-level]", form, HTMLInputElement).map((field) => ({ level: field.dataset.level ?? "", count: Number(field.value) }));
    const own = value("own").trim() ? await ownPuzzles(signal) : [];
    const count = wanted.reduce((sum, { count }) => sum + count, 0);
    const train = value("train") ? [value("train")] : [];
    if (!count && !own.length && !train.length) throw new Error(say("print-nothing"));
    limit(count + own.length);
    change({ sections: [], train: [], seen: new Map(), pages: 0, at: 0 });
    const sections = await make(wanted.filter(({ count }) => count > 0), count, signal);
    if (own.length) sections.push({ puzzles: ticked("rating") ? await rated(own, signal) : own });
    change({ sections, train });
    await lookAt(0, signal);
    // On a phone the pages come below the form.
    $("#go").scrollIntoView({ block: innerWidth < 860 ? "start" : "nearest" });
  });
});

/** The pasted puzzles, in any format. @param {AbortSignal} signal @returns {Promise<Printed[]>} */
async function ownPuzzles(signal) {
  const { found, games } = await api.read(value("own"), signal);
  limit(found);
  return games.map((game, i) => ({ puzzle: game.start.givens, id: game.title || String(i + 1) }));
}

/** Makes the puzzles of each level. @param {{level: string, count: number}[]} wanted @param {number} count the number of all @param {AbortSignal} signal */
async function make(wanted, count, signal) {
  const seed = seedOf(input("seed"), 1e6);
  const started = performance.now();
  /** @type {Section[]} */
  const sections = [];
  let done = 0;
  if (count) change({ progress: { done, of: count } });
  for (const { level, count: some } of wanted) {
    /** @type {Printed[]} */
    const puzzles = [];
    // Numbers run through all levels, because puzzles with the same seed and number have the same
    // solution.
    for await (const few of made({ level, seed }, done, some, signal)) {
      puzzles.push(...few.map(({ puzzle, er, number }) => ({ puzzle, id: `${say(`level-${level}`)} ${seed}/${number + 1}`, ...(er === null ? {} : { er }) })));
      const all = done + puzzles.length;
      change({ progress: { done: all, of: count }, said: progress(all, count, started) });
    }
    signal.throwIfAborted();
    done += some;
    sections.push({ level, puzzles });
  }
  return sections;
}

/** The puzzles with their ratings; there is none for a puzzle without exactly one solution. @param {Printed[]} own @param {AbortSignal} signal */
async function rated(own, signal) {
  /** @type {Printed[]} */
  const all = [];
  for (const [done, printed] of own.entries()) {
    change({ progress: { done, of: own.length }, said: say("print-rating-own", { done: number(done), count: number(own.length) }) });
    // Clashing givens have no rating; the layout leaves them out and says so. A puzzle that takes too long is
    // printed without one.
    const { er } = await api.rate(printed.puzzle, signal).catch((error) => {
      const none = error instanceof api.Problem && (error.status === 400 || error.kind === "too-long");
      if (!none) throw error;
      return { er: null };
    });
    all.push({ ...printed, ...(er === null ? {} : { er }) });
  }
  return all;
}

/** Shows a page; if it is new, fetches it and the pages around it. @param {number} page @param {AbortSignal} signal @returns {Promise<void>} */
async function lookAt(page, signal) {
  if (!now().seen.has(page)) {
    change({ said: say("print-setting") });
    const first = page - (page % PAGES);
    const { shown, pages, left_out, said } = await api.bookletPages(question(), first, PAGES, signal);
    const left = left_out.length ? ` ${say("print-left-out", { ids: left_out.join(", ") })}` : "";
    const seen = new Map([...now().seen, ...shown.map((page, i) => /** @type {[number, Page]} */ ([first + i, page]))]);
    change({ seen, pages, said: said + left });
    if (page >= pages && pages) return lookAt(pages - 1, signal);
  }
  change({ at: page });
}

/** @param {number} page */
async function turn(page) {
  const focused = document.activeElement;
  const to = Math.max(0, Math.min(now().pages - 1, page));
  if (now().seen.has(to)) change({ at: to });
  else await busy((signal) => lookAt(to, signal));
  // On the first and last page the button just pressed is disabled, so the opposite one takes the
  // focus.
  if (focused instanceof HTMLButtonElement && focused.disabled) $(to === 0 ? "#forward" : "#back").focus();
}
onClick("#first", () => turn(0));
onClick("#back", () => turn(now().at - 1));
onClick("#forward", () => turn(now().at + 1));
onClick("#last", () => turn(now().pages - 1));

watch(["seen", "at", "pages"], ({ seen, at, pages }) => {
  const page = seen.get(at);
  const place = { page: number(at + 1), pages: number(pages) };
  const image = $("#page", HTMLImageElement);
  image.hidden = !page;
  $("#empty").hidden = page !== undefined;
  $("#at").textContent = page ? say("print-page", place) : "";
  if (page) {
    image.src = `data:image/svg+xml,${encodeURIComponent(page.svg)}`;
    image.alt = page.titles.length ? say("print-page-of", { ...place, titles: page.titles.join(", ") }) : say("print-page", place);
  }
  for (const id of ["#first", "#back"]) $(id, HTMLButtonElement).disabled = at === 0 || !page;
  for (const id of ["#forward", "#last"]) $(id, HTMLButtonElement).disabled = at >= pages - 1 || !page;
});
watch(["job", "pages"], ({ job, pages }) => {
  const stopped = document.activeElement === $("#stop");
  $("#stop").hidden = !job;
  $("#go", HTMLButtonElement).disabled = job !== null;
  $("#pdf", HTMLButtonElement).disabled = job !== null || !pages;
  if (stopped && !job) $("#go").focus();
});
watch(["progress"], ({ progress }) => {
  const bar = $("#progress", HTMLProgressElement);
  bar.hidden = !progress;
  if (!progress) return;
  bar.max = progress.of;
  bar.value = progress.done;
});
watch(["said"], ({ said }) => ($("#said").textContent = said));
watch(["error"], ({ error }) => showText("#error", error));

// The layout can change at once; other puzzles need a new request.
form.addEventListener("change", (event) => {
  const { name, dataset } = /** @type {HTMLInputElement} */ (event.target);
  const { sections, train } = now();
  if ((!sections.length && !train.length) || dataset.level || ["seed", "own", "train"].includes(name) || !form.reportValidity()) return;
  busy(async (signal) => {
    const own = sections.find(({ level }) => !level);
    if (name === "rating" && ticked("rating") && own?.puzzles.some(({ er }) => er === undefined)) {
      const puzzles = await rated(own.puzzles, signal);
      change({ sections: sections.map((section) => (section === own ? { ...own, puzzles } : section)) });
    }
    change({ seen: new Map() });
    await lookAt(now().at, signal);
  });
});

onClick("#stop", () => now().job?.abort());
onClick("#pdf", () =>
  busy(async (signal) => {
    change({ said: say("print-writing") });
    const file = await api.bookletFile(question(), signal);
    download(`${(value("title").trim() || "sudoku").replace(/[^\p{L}\p{N}]+/gu, "-")}.pdf`, file);
    change({ said: "" });
  }),
);

/** Prints alone what another page sent here, unless the visitor asks for more. */
function printAlone() {
  for (const field of $$("[data-level]", form, HTMLInputElement)) field.value = "0";
  form.requestSubmit();
}

// Puzzles come from the page Make.
const sent = /** @type {{puzzle: string}[] | null} */ (recall("printed"));
if (sent?.length) {
  store("printed", null);
  const own = $("[name=own]", HTMLTextAreaElement);
  own.value = sent.map(({ puzzle }) => puzzle).join("\n");
  printAlone();
}
// A technique comes from its lesson.
const technique = $("[name=train]", HTMLSelectElement);
technique.value = new URLSearchParams(location.search).get("train") ?? "";
if (technique.value) printAlone();
else technique.selectedIndex = 0;
