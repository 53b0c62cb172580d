// @ts-check
// Make: a few puzzles at a time are asked for, until there are enough or it is stopped. The same
// seed makes the same puzzles, so nothing is lost between one question and the next.
import { $, ask, download, el, language, number, say } from "./dom.js";

const form = /** @type {HTMLFormElement} */ ($("#wish"));
/** @type {any[]} */
let puzzles = [];
/** The job under way: the server stops working on what is aborted. */
let job = new AbortController();

/** @param {string} name */
const value = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value;

/** @param {boolean} working */
function show(working) {
  $("#stop").hidden = !working;
  $("#progress").hidden = !working;
  /** @type {HTMLButtonElement} */ ($("#go")).disabled = working;
  /** @type {HTMLButtonElement} */ ($("#file")).disabled = working || !puzzles.length;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  job.abort();
  const mine = (job = new AbortController());
  const count = Number(value("count"));
  const seedField = /** @type {HTMLInputElement} */ (form.elements.namedItem("seed"));
  // Shown, so that the puzzles can be made again.
  if (!seedField.value) seedField.placeholder = String(Math.floor(Math.random() * 1e9));
  const seed = Number(seedField.value || seedField.placeholder);
  const wish = {
    seed,
    symmetry: value("symmetry"),
    minimal: /** @type {HTMLInputElement} */ (form.elements.namedItem("minimal")).checked,
    ...(value("level") ? { level: value("level") } : {}),
    ...(value("technique") ? { technique: value("technique"), place: value("place") } : {}),
  };
  puzzles = [];
  $("#puzzles").replaceChildren();
  $("#error").hidden = true;
  $("#said").textContent = "";
  show(true);
  const progress = /** @type {HTMLProgressElement} */ ($("#progress"));
  progress.max = count;
  progress.value = 0;
  const started = performance.now();
  // One first: what is rare takes its time. Then as many as come in about a second.
  let some = 1;
  try {
    while (puzzles.length < count) {
      const asked = performance.now();
      const answer = await ask("generate", { ...wish, first: puzzles.length, count: Math.min(some, count - puzzles.length) }, mine.signal);
      if (mine.signal.aborted) return;
      answer.puzzles.forEach(add);
      if (answer.stopped) throw new Error(answer.stopped);
      const seconds = (performance.now() - started) / 1000;
      const rate = puzzles.length / seconds;
      progress.value = puzzles.length;
      $("#said").textContent = say("make-progress", { made: number(puzzles.length), count: number(count), rate: number(Number(rate.toPrecision(2))), left: number(Math.ceil((count - puzzles.length) / rate)) });
      if (performance.now() - asked < 700) some = Math.min(100, some * 2);
      else some = Math.max(1, Math.floor(some / 2));
    }
  } catch (error) {
    if (mine.signal.aborted) return;
    $("#error").textContent = error instanceof Error ? error.message : String(error);
    $("#error").hidden = false;
  }
  end();
});

function end() {
  $("#said").textContent = say("make-done", { made: number(puzzles.length) });
  show(false);
}

$("#stop").addEventListener("click", () => {
  job.abort();
  end();
  $("#go").focus();
});

/** @param {any} made */
function add(made) {
  puzzles.push(made);
  const level = made.level ? `${say(`level-${made.level}`)} · ER ${number(made.er)}` : "";
  const link = el(
    "a",
    { href: `/${language}/play?puzzle=${made.puzzle}`, "aria-label": say("make-play", { number: made.number + 1 }) },
    el("span.no", {}, String(made.number + 1)),
    el("span.t", {}, made.puzzle),
    el("span.res", {}, [say("make-clues", { clues: made.clues }), level].filter(Boolean).join(" · ")),
  );
  $("#puzzles").append(el("li", {}, link));
}

$("#file").addEventListener("click", () => {
  const lines = puzzles.map(({ puzzle, er, hardest }) => `${puzzle} # ${er === null ? "" : er.toFixed(1)} ${hardest ?? ""}`.trimEnd());
  download("ennead.txt", `${lines.join("\n")}\n`);
});
