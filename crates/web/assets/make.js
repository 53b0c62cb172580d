// @ts-check
// Make: puzzles to order, to play or to save.
/** @import { Made } from "./types.js" */
import { $, download, el, onClick, showText } from "./dom.js";
import { fieldsOf } from "./forms.js";
import { made, progress, seedOf } from "./making.js";
import { stateOf } from "./state.js";
import { language, messageOf, number, say } from "./words.js";

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

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const count = Number(value("count"));
  const wanted = {
    seed: seedOf(input("seed"), 1e9),
    symmetry: value("symmetry"),
    minimal: ticked("minimal"),
    rate: true,
    ...(value("level") ? { level: value("level") } : {}),
    ...(value("technique") ? { technique: value("technique"), place: value("place") } : {}),
  };
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
});

/** @param {string} error */
function end(error) {
  change({ job: null, said: say("make-done", { made: number(now().puzzles.length) }), error });
}

/** A puzzle in the list. @param {Made} made */
function row({ puzzle, level, er, clues, number: index }) {
  const facts = [say("make-clues", { clues }), ...(level && er !== null ? [`${say(`level-${level}`)} · ER ${number(er)}`] : [])];
  const link = el(
    "a",
    { href: `/${language}/play?puzzle=${puzzle}`, "aria-label": say("make-play", { number: index + 1 }) },
    el("span.no", {}, String(index + 1)),
    el("span.t", {}, puzzle),
    el("span.res", {}, facts.join(" · ")),
  );
  return el("li", {}, link);
}

watch(["puzzles"], ({ puzzles, count }) => {
  const list = $("#puzzles");
  if (!puzzles.length) list.replaceChildren();
  list.append(...puzzles.slice(list.childElementCount).map(row));
  const bar = $("#progress", HTMLProgressElement);
  bar.max = count;
  bar.value = puzzles.length;
});
watch(["job", "puzzles"], ({ job, puzzles }) => {
  $("#stop").hidden = $("#progress").hidden = !job;
  $("#go", HTMLButtonElement).disabled = job !== null;
  $("#file", HTMLButtonElement).disabled = job !== null || !puzzles.length;
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
