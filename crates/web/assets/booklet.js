// @ts-check
// Make a booklet: puzzles are requested as on the page Make until there are enough or the visitor
// stops; then the server lays them out. The pages are drawings, so the layout can be changed
// afterwards without new puzzles. As long as there are none, the pages show three examples.
/** @import { BookletLook, BookletPages, BookletSection, Language, Level, PageShown, Paper, PrintedPuzzle, TechniqueName } from "./types.js" */
import * as api from "./api.js";
import { currentPuzzle } from "./current.js";
import { $, $$, download, onClick, showText } from "./dom.js";
import { contentsOf, fieldsOf, fill, keepForm } from "./forms.js";
import { keep, kept } from "./kept.js";
import { made, progress, seedOf } from "./making.js";
import { stateOf } from "./state.js";
import { recall, store } from "./storage.js";
import { offer } from "./toast.js";
import { data, messageOf, number, say } from "./words.js";

/** The number of pages fetched at a time. */
const PAGES = 6;

/** The options that are checkboxes. */
const TICKS = ["labels", "rating", "techniques", "candidates", "qr", "title_page", "rules", "page_numbers", "worksheets", "black", "cut_marks", "fold"];

/**
 * @typedef {object} State
 * @property {boolean} sample whether the pages show the examples
 * @property {BookletSection[]} sections the puzzles that have been made
 * @property {TechniqueName[]} train the techniques of which worksheets follow
 * @property {Map<number, PageShown>} seen the pages fetched, by number
 * @property {number} pages how many there are
 * @property {number} at the page shown
 * @property {AbortController | null} job the work in progress; aborting it stops it
 * @property {{done: number, of: number} | null} progress
 * @property {string} said
 * @property {string} error
 */
const { now, change, watch } = stateOf(
  /** @type {State} */ ({ sample: true, sections: [], train: [], seen: new Map(), pages: 0, at: 0, job: null, progress: null, said: "", error: "" }),
);

const { most, examples } = /** @type {{most: number, examples: {puzzle: string, level: Level, er: number}[]}} */ (data);
/** The puzzles of the pages shown at first. @type {BookletSection[]} */
const SAMPLE = examples.map(({ puzzle, level, er }) => ({ level, puzzles: [{ puzzle, er, id: say(`level-${level}`) }] }));
const form = $("#wish", HTMLFormElement);
const { input, value, ticked } = fieldsOf(form);

/** The layout chosen in the form. @returns {BookletLook} */
function settings() {
  const solutions = Number(value("solutions_per_page"));
  return {
    paper: /** @type {Paper} */ (value("paper")),
    landscape: Boolean(value("landscape")),
    per_page: Number(value("per_page")),
    gutter: Number(value("gutter")),
    solutions: value("solutions_per_page") !== "0",
    ...(solutions ? { solutions_per_page: solutions } : {}),
    ...(value("link") === "here" ? { link: new URL("play?puzzle=", location.href).href } : {}),
    ...Object.fromEntries(TICKS.map((name) => [name, ticked(name)])),
  };
}

/** @returns {BookletPages} */
const question = () => ({ title: value("title"), language: /** @type {Language} */ (value("language")), sections: now().sample ? SAMPLE : now().sections, train: now().train, settings: settings() });

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

/** What the pages show, to be brought back. */
function shown() {
  const { sample, sections, train, seen, pages, at, said } = now();
  return { sample, sections, train, seen, pages, at, said };
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const before = shown();
  busy(async (signal) => {
    const wanted = $$("[data-level]", form, HTMLInputElement).map((field) => ({ level: /** @type {Level} */ (field.dataset.level), count: Number(field.value) }));
    const own = value("own").trim() ? await ownPuzzles(signal) : [];
    const count = wanted.reduce((sum, { count }) => sum + count, 0);
    const train = value("train") ? [/** @type {TechniqueName} */ (value("train"))] : [];
    if (!count && !own.length && !train.length) throw new Error(say("print-nothing"));
    limit(count + own.length);
    change({ sample: false, sections: [], train: [], seen: new Map(), pages: 0, at: 0 });
    try {
      const sections = await make(wanted.filter(({ count }) => count > 0), count, signal);
      if (own.length) sections.push({ puzzles: ticked("rating") ? await rated(own, signal) : own });
      change({ sections, train });
      await lookAt(0, signal);
    } catch (error) {
      // What was there before is still there.
      change(before);
      throw error;
    }
    if (!before.sample) offer(say("print-put-away"), () => putBack(before));
    // On a phone the pages come below the form.
    $("#go").scrollIntoView({ block: innerWidth < 860 ? "start" : "nearest" });
  });
});

/** Shows pages again. @param {ReturnType<typeof shown>} before */
function putBack(before) {
  now().job?.abort();
  change({ ...before, error: "" });
}

/** The pasted puzzles, in any format. @param {AbortSignal} signal @returns {Promise<PrintedPuzzle[]>} */
async function ownPuzzles(signal) {
  const { found, games } = await api.read(value("own"), signal);
  limit(found);
  return games.map((game, i) => ({ puzzle: game.start.givens, id: game.title || String(i + 1) }));
}

/** Makes the puzzles of each level. @param {{level: Level, count: number}[]} wanted @param {number} count the number of all @param {AbortSignal} signal */
async function make(wanted, count, signal) {
  const seed = seedOf(input("seed"), 1e6);
  const started = performance.now();
  /** @type {BookletSection[]} */
  const sections = [];
  let done = 0;
  if (count) change({ progress: { done, of: count } });
  for (const { level, count: some } of wanted) {
    /** @type {PrintedPuzzle[]} */
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

/** The puzzles with their ratings; there is none for a puzzle without exactly one solution. @param {PrintedPuzzle[]} own @param {AbortSignal} signal */
async function rated(own, signal) {
  /** @type {PrintedPuzzle[]} */
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

/** Shows how the examples look on such pages. It does not keep the visitor from anything. */
async function showSample() {
  const asked = question();
  try {
    const { shown, pages } = await api.bookletPages(asked, 0, PAGES, new AbortController().signal);
    if (!now().sample || JSON.stringify(question()) !== JSON.stringify(asked)) return;
    change({ seen: new Map(shown.map((page, at) => [at, page])), pages, at: Math.min(now().at, pages - 1) });
  } catch {
    // The visitor has asked for nothing yet.
  }
}

/** Shows a page; if it is new, fetches it and the pages around it. @param {number} page @param {AbortSignal} signal @returns {Promise<void>} */
async function lookAt(page, signal) {
  if (!now().seen.has(page)) {
    change({ said: say("print-setting") });
    const first = page - (page % PAGES);
    const { shown, pages, left_out, said } = await api.bookletPages(question(), first, PAGES, signal);
    const left = left_out.length ? ` ${say("print-left-out", { ids: left_out.join(", ") })}` : "";
    const seen = new Map([...now().seen, ...shown.map((page, i) => /** @type {[number, PageShown]} */ ([first + i, page]))]);
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

watch(["seen", "at", "pages", "sample"], ({ seen, at, pages, sample }) => {
  const page = seen.get(at);
  $("#sample").hidden = !sample;
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
watch(["job", "pages", "sample"], ({ job, pages, sample }) => {
  const stopped = document.activeElement === $("#stop");
  $("#stop").hidden = !job;
  $("#go", HTMLButtonElement).disabled = job !== null;
  $("#pdf", HTMLButtonElement).disabled = job !== null || !pages || sample;
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
  const { sections, train, sample } = now();
  if (sample && !dataset.level && form.checkValidity()) showSample();
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

// The puzzles of the pages are kept; the pages themselves are drawn again.
watch(["sections", "train", "at", "sample"], ({ sections, train, at, sample, job }) => {
  if (!job || sections.length || train.length) keep("booklet", sample ? null : { sections, train, at });
});

const current = currentPuzzle();
$("#own-current").hidden = !current;
onClick("#own-current", () => {
  const own = $("[name=own]", HTMLTextAreaElement);
  own.value = `${own.value.trimEnd()}\n${current}\n`.trimStart();
  own.dispatchEvent(new Event("change", { bubbles: true }));
});

keepForm(form, "booklet-form");
const before = /** @type {{sections: BookletSection[], train: TechniqueName[], at: number} | null} */ (kept("booklet"));

/** Prints alone what another page sent here, unless the visitor asks for more. What was here before can be brought back. @param {() => void} fillIn */
function printAlone(fillIn) {
  const fields = contentsOf(form);
  for (const field of $$("[data-level]", form, HTMLInputElement)) field.value = "0";
  fillIn();
  keep("booklet-form", contentsOf(form));
  form.requestSubmit();
  if (before) {
    offer(say("print-put-away"), () => {
      now().job?.abort();
      fill(form, fields);
      keep("booklet-form", fields);
      goOn(before);
    });
  }
}

/** Goes on with the pages that were kept. @param {NonNullable<typeof before>} kept */
function goOn({ sections, train, at }) {
  change({ sample: false, sections, train, at, seen: new Map() });
  busy((signal) => lookAt(at, signal));
}

// Puzzles come from the page Make, and a technique from its lesson.
const sent = /** @type {string[] | null} */ (recall("printed"));
const technique = new URLSearchParams(location.search).get("train");
const train = $("[name=train]", HTMLSelectElement);
if (sent?.length) {
  store("printed", null);
  printAlone(() => {
    $("[name=own]", HTMLTextAreaElement).value = sent.join("\n");
    train.selectedIndex = 0;
  });
} else if (technique && [...train.options].some(({ value }) => value === technique) && !(before?.train[0] === technique)) {
  printAlone(() => (train.value = technique));
} else if (before) {
  goOn(before);
} else {
  showSample();
}
