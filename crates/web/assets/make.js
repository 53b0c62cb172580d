// @ts-check
// Make: puzzles to order, to play, explain, copy, print or save. Each takes the next frame of the
// list, so nothing moves while they are made.
/** @import { GenerateQuestion, Made } from "./types.js" */
import { $, download, el, onClick, showText } from "./dom.js";
import { fieldsOf } from "./forms.js";
import { follow, pattern } from "./make/pattern.js";
import { result, toBooklet } from "./make/result.js";
import { made, progress, randomSeed, seedOf } from "./making.js";
import { stateOf } from "./state.js";
import { messageOf, number, say } from "./words.js";

/**
 * @typedef {object} State
 * @property {Made[]} puzzles
 * @property {number} count the number asked for
 * @property {AbortController | null} job the request in progress; when it is aborted, the server stops too
 * @property {string} said
 * @property {string} error
 */
const { now, change, watch } = stateOf(/** @type {State} */ ({ puzzles: [], count: 1, job: null, said: "", error: "" }));

const form = $("#wish", HTMLFormElement);
const { input, value, ticked } = fieldsOf(form);

/** What the form asks for. @returns {GenerateQuestion} */
function wish() {
  const [from, to] = [value("clues-from"), value("clues-to")];
  return {
    seed: seedOf(input("seed"), 1e9),
    symmetry: value("symmetry"),
    minimal: ticked("minimal"),
    rate: true,
    ...pattern(),
    ...(from || to ? { clues: [Number(from || 17), Number(to || 81)] } : {}),
    ...(value("level") ? { level: value("level") } : {}),
    ...(value("technique") ? { technique: value("technique"), place: value("place") } : {}),
  };
}

/** Makes puzzles until there are enough, or the visitor stops. @param {GenerateQuestion} wanted @param {number} count */
async function make(wanted, count) {
  const job = new AbortController();
  change({ puzzles: [], count, job, said: "", error: "" });
  const started = performance.now();
  try {
    for await (const few of made(wanted, 0, count, job.signal)) {
      const puzzles = [...now().puzzles, ...few];
      change({ puzzles, said: progress(puzzles.length, count, started) });
    }
    if (!job.signal.aborted) end("");
  } catch (error) {
    if (!job.signal.aborted) end(messageOf(error));
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  make(wish(), Number(value("count")));
});

/** Makes puzzles of the same pattern and hardness. @param {Made} made */
function more({ puzzle, level }) {
  make({ seed: randomSeed(1e9), rate: true, pattern: puzzle.replace(/[1-9]/g, "x"), ...(level ? { level } : {}) }, Number(value("count")));
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard.writeText(text).then(() => change({ said: say("make-copied") }), () => change({ said: text }));
}

/** @param {string} error */
function end(error) {
  change({ job: null, said: say("make-done", { made: number(now().puzzles.length) }), error });
}

/** The frame of the puzzle being tried. */
const waiting = el("li.wait", {}, el("b"), el("span", { role: "timer" }));

watch(["puzzles", "job"], ({ puzzles, count, job }) => {
  const list = $("#puzzles");
  waiting.remove();
  if (!puzzles.length) list.replaceChildren();
  list.append(...puzzles.slice(list.childElementCount).map((made) => result(made, { copy, more })));
  if (job) list.append(waiting);
  $("b", HTMLElement, waiting).textContent = say("make-puzzle", { number: puzzles.length + 1 });
  const bar = $("#progress", HTMLProgressElement);
  bar.max = count;
  bar.value = puzzles.length;
  $("#count").textContent = job || puzzles.length ? `${number(puzzles.length)} / ${number(count)}` : "";
});

/** When the puzzle being tried was begun. */
let since = performance.now();
watch(["puzzles"], () => (since = performance.now()));
setInterval(() => {
  if (now().job) $("span", HTMLElement, waiting).textContent = say("make-trying", { seconds: Math.floor((performance.now() - since) / 1000) });
}, 250);

watch(["job", "puzzles"], ({ job, puzzles }) => {
  $("#stop").hidden = $("#progress").hidden = !job;
  $("#go", HTMLButtonElement).disabled = job !== null;
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
input("seed").form?.addEventListener("change", () => follow(value("symmetry")));
follow(value("symmetry"));
