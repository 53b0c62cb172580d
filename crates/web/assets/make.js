// @ts-check
// Make: puzzles to order, to play, explain, watch, copy, print or save. Each takes the next frame of the
// list, so nothing moves while they are made. The form and the puzzles are kept.
/** @import { Generate, Level, PathRole, Shape, TechniqueName } from "./types.js" */
/** @import { Result } from "./make/result.js" */
import { $, $$, download, onClick, showText } from "./dom.js";
import { fieldsOf, keepForm } from "./forms.js";
import { keep, kept } from "./kept.js";
import { follow, pattern, startPattern } from "./make/pattern.js";
import { frame, resultOf, toBooklet } from "./make/result.js";
import { timesOf, tell, took } from "./make/order.js";
import { Unfinished, made, progress, randomSeed, seedOf } from "./making.js";
import { copy as copyText } from "./sharing.js";
import { stateOf } from "./state.js";
import { offer } from "./toast.js";
import { data, messageOf, number, say } from "./words.js";

/** @import { Share } from "./make/order.js" */

/**
 * @typedef {object} State
 * @property {readonly Share[]} order what was asked for
 * @property {readonly Result[]} puzzles what has been made of it
 * @property {AbortController | null} job the request in progress; when it is aborted, the server stops too
 * @property {string} said
 * @property {string} error
 */
const { now, change, watch } = stateOf(/** @type {State} */ ({ order: [], puzzles: [], job: null, said: "", error: "" }));

const { examples } = /** @type {{examples: Result[]}} */ (data);
const form = $("#wish", HTMLFormElement);
const { input, value, ticked } = fieldsOf(form);

/** The most frames shown of puzzles that are still to be made. */
const AHEAD = 24;

/** The number of puzzles of all shares. @param {readonly Share[]} order */
const countOf = (order) => order.reduce((sum, { count }) => sum + count, 0);

/** The levels chosen, from easy to extreme. */
const levels = () => $$("[name=level]", form, HTMLInputElement).filter(({ checked }) => checked).map(({ value }) => /** @type {Level} */ (value));

/** What the form asks for: as many puzzles of each level, from easy to hard. @returns {Share[]} */
function order() {
  const [from, to] = [value("clues-from"), value("clues-to")];
  /** @type {Generate} */
  const wanted = {
    seed: seedOf(input("seed"), 1e9),
    symmetry: /** @type {Shape} */ (value("symmetry")),
    minimal: ticked("minimal"),
    rate: true,
    ...pattern(),
    ...(from || to ? { clues: [Number(from || 17), Number(to || 81)] } : {}),
    ...(value("technique") ? { technique: /** @type {TechniqueName} */ (value("technique")), place: /** @type {PathRole} */ (value("place")) } : {}),
  };
  const [count, chosen] = [Number(value("count")), levels()];
  if (!chosen.length) return [{ wanted, count }];
  const upTo = (/** @type {number} */ at) => Math.round((count * at) / chosen.length);
  return chosen.map((level, at) => ({ wanted: { ...wanted, level }, count: upTo(at + 1) - upTo(at) })).filter(({ count }) => count);
}

/** Makes what is missing of an order, until the visitor stops. */
async function make() {
  const job = new AbortController();
  change({ job, said: "", error: "" });
  const { order, puzzles: { length: before } } = now();
  const [count, started] = [countOf(order), performance.now()];
  let first = 0;
  try {
    for (const { wanted, count: share } of order) {
      const done = Math.max(0, Math.min(share, now().puzzles.length - first));
      const [some, began] = [share - done, performance.now()];
      for await (const few of made(wanted, first + done, some, job.signal)) {
        const puzzles = [...now().puzzles, ...few.map(({ puzzle, level, er, hardest }) => ({ puzzle, level, er, hardest }))];
        change({ puzzles, said: progress(puzzles.length - before, count - before, started) });
      }
      if (job.signal.aborted) return;
      if (some) took(wanted, (performance.now() - began) / 1000 / some);
      first += share;
    }
    end("");
  } catch (error) {
    const reason = error instanceof Unfinished ? `${error.message} ${say("make-fewer")}` : messageOf(error);
    if (!job.signal.aborted) end(reason);
  }
}

/** Brings the puzzles into view, or the reason why there are none: an open form is longer than a screen. */
function toResults() {
  $(".reshead").scrollIntoView({ block: innerWidth < 860 ? "start" : "nearest" });
}

/** Begins another order. What was made before can be brought back. @param {readonly Share[]} order */
function begin(order) {
  const { order: before, puzzles, job } = now();
  job?.abort();
  change({ order, puzzles: [] });
  toResults();
  if (puzzles.length) {
    offer(say("make-put-away", { count: number(puzzles.length) }), () => {
      now().job?.abort();
      change({ order: before, puzzles, job: null, said: "", error: "" });
    });
  }
  make();
}
form.addEventListener("submit", (event) => {
  event.preventDefault();
  begin(order());
});
onClick("#go-on", make);

/** Makes puzzles of the same pattern and hardness. @param {Result} made */
function more({ puzzle, level }) {
  const wanted = { seed: randomSeed(1e9), rate: true, pattern: puzzle.replace(/[1-9]/g, "x"), ...(level ? { level } : {}) };
  begin([{ wanted, count: Number(value("count")) || 8 }]);
}

/** @param {string} text */
async function copy(text) {
  change({ said: (await copyText(text)) ? say("make-copied") : text });
}

/** @param {string} error */
function end(error) {
  change({ job: null, said: say("make-done", { made: number(now().puzzles.length) }), error });
  if (error) toResults();
}

/** The frames of the puzzles still to be made. @type {HTMLElement[]} */
let frames = [];

/** The puzzles that are drawn. @type {readonly Result[]} */
let drawn = [];
watch(["puzzles", "job", "order"], ({ puzzles, job, order }) => {
  const list = $("#puzzles");
  for (const frame of frames) frame.remove();
  if (drawn[0] !== puzzles[0] || drawn.length > puzzles.length) list.replaceChildren();
  list.append(...puzzles.slice(list.childElementCount).map((made, at) => resultOf(made, number(list.childElementCount + at + 1), { copy, more })));
  drawn = puzzles;
  const left = job ? Math.min(AHEAD, countOf(order) - puzzles.length) : 0;
  frames = Array.from({ length: left }, (_, at) => frame(say(at ? "make-waiting" : "make-being-tried")));
  frames[0]?.classList.add("wait");
  list.append(...frames);
});

/** When the puzzle being tried was begun. */
let since = performance.now();
watch(["puzzles"], () => (since = performance.now()));
setInterval(() => {
  const [first] = frames;
  const seconds = Math.floor((performance.now() - since) / 1000);
  if (first && seconds) $("span", HTMLElement, first).textContent = say("make-trying", { seconds });
}, 250);

watch(["job", "puzzles", "order", "error"], ({ job, puzzles, order, error }) => {
  const count = countOf(order);
  $("#stop").hidden = !job;
  $("#go").hidden = job !== null;
  $("#go-on").hidden = job !== null || puzzles.length >= count;
  $("#go-on").textContent = say("make-go-on", { count: number(count - puzzles.length) });
  $(".reshead").hidden = !count;
  $("#count").textContent = count ? say("make-of", { made: number(puzzles.length), count: number(count) }) : "";
  $("#meter", SVGRectElement).setAttribute("width", String(count ? (100 * puzzles.length) / count : 0));
  $("#examples").hidden = job !== null || puzzles.length > 0 || error !== "";
  $("#board-note").hidden = !puzzles.length;
  for (const id of ["#file", "#copy-all", "#all-to-booklet"]) $(id, HTMLButtonElement).disabled = job !== null || !puzzles.length;
});
watch(["said"], ({ said }) => ($("#said").textContent = said));
watch(["error"], ({ error }) => showText("#error", error));

onClick("#stop", () => {
  now().job?.abort();
  end("");
  $("#go").focus();
});
onClick("#file", () => {
  const lines = now().puzzles.map(({ puzzle, er, hardest }) => `${puzzle} # ${er === null ? "" : er.toFixed(1)} ${hardest ?? ""}`.trimEnd());
  download("ennead.txt", `${lines.join("\n")}\n`);
});
onClick("#copy-all", () => copy(now().puzzles.map(({ puzzle }) => puzzle).join("\n")));
onClick("#all-to-booklet", () => toBooklet(now().puzzles));

// The order in words, and how long such puzzles took here before.
function tellOrder() {
  const wanted = order();
  const times = wanted.map(({ wanted, count }) => ({ count, each: timesOf(wanted) }));
  const seconds = times.every(({ each }) => each !== null) ? times.reduce((sum, { count, each }) => sum + count * (each ?? 0), 0) : null;
  const technique = $("[name=technique]", HTMLSelectElement, form);
  const symmetry = $("[name=symmetry]", HTMLSelectElement, form);
  const named = (/** @type {HTMLSelectElement} */ field) => field.selectedOptions[0]?.text ?? "";
  tell({ count: Number(value("count")), levels: levels(), technique: technique.value && named(technique), symmetry: symmetry.value === "none" ? "" : named(symmetry), minimal: ticked("minimal"), seconds });
  for (const button of $$("[data-count]", form)) button.setAttribute("aria-pressed", String(button.dataset.count === value("count")));
}
for (const button of $$("[data-count]", form)) {
  button.addEventListener("click", () => {
    input("count").value = button.dataset.count ?? "";
    input("count").dispatchEvent(new Event("change", { bubbles: true }));
  });
}

keepForm(form, "make-form");
startPattern(value("symmetry"));
form.addEventListener("change", () => follow(value("symmetry")));
for (const moment of ["input", "change"]) form.addEventListener(moment, tellOrder);
watch(["job"], tellOrder);
tellOrder();
$("#examples ol").append(...examples.map((example) => resultOf(example, say("make-example"), { copy, more })));

// What was made is kept: not with each puzzle, since there may be thousands, but soon after.
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;
function keepAll() {
  clearTimeout(soon);
  soon = undefined;
  const { order, puzzles } = now();
  keep("make", { order, puzzles: puzzles.map(({ puzzle, level, er, hardest }) => [puzzle, level, er, hardest]) });
}
watch(["puzzles", "order"], () => (soon ??= setTimeout(keepAll, 1000)));
addEventListener("pagehide", () => soon && keepAll());

const before = /** @type {{order: Share[], puzzles: [string, Result["level"], number | null, Result["hardest"]][]} | null} */ (kept("make"));
if (before?.order.length) change({ order: before.order, puzzles: before.puzzles.map(([puzzle, level, er, hardest]) => ({ puzzle, level, er, hardest })) });
