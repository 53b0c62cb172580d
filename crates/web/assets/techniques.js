// @ts-check
// The lessons about techniques: one position at a time, with a near miss beside it.
/** @import { Drawing, LessonAnswer } from "./types.js" */
/** @import { Content } from "./grid.js" */
import * as api from "./api.js";
import { NAMES, called, cellOf } from "./cells.js";
import { $, $$, el, met, onClick, showText } from "./dom.js";
import { Grid, contentsOf } from "./grid.js";
import { moveTo, onMove, readdress } from "./layer.js";
import { oneByOne, shownAfter, textBeside } from "./lines.js";
import { leadTo } from "./play-link.js";
import { stateOf } from "./state.js";
import { messageOf, say } from "./words.js";

/**
 * @typedef {object} State
 * @property {LessonAnswer | null} lesson the lesson shown; the map if there is none
 * @property {number} at the index of the position
 * @property {boolean} shown whether the pattern is shown, or is to be looked for
 * @property {number} line how many lines of an argument are shown
 */
const { now, change, watch } = stateOf(/** @type {State} */ ({ lesson: null, at: 0, shown: true, line: 1 }));

const grid = new Grid($("#grid"));
const missGrid = new Grid($("#miss-grid"));
for (const one of [grid, missGrid]) one.roam();
if (NAMES === "A5") for (const rows of $$(".beside-rows")) [...rows.children].forEach((row, at) => (row.textContent = "ABCDEFGHI"[at] ?? ""));

/** How many lessons were asked for; only the last is shown. */
let asked = 0;

/** Shows the lesson of a technique, or the map if there is none by that name. @param {string} name @param {number} at the index of the position */
async function open(name, at) {
  const question = ++asked;
  showText("#map-error", "");
  if (!name) return change({ lesson: null });
  try {
    const lesson = await api.lesson(name);
    if (question !== asked) return;
    // What is looked at first is shown; the others are to be found.
    change({ lesson, at: Math.max(0, Math.min(at, lesson.examples.length - 1)), shown: true, line: 1 });
  } catch (error) {
    if (question !== asked) return;
    change({ lesson: null });
    showText("#map-error", messageOf(error));
    $("#map").hidden = false;
  }
}

/** What the address asks for. */
function asAddressed() {
  const query = new URLSearchParams(location.search);
  return open(query.get("name") ?? "", Number(query.get("position") ?? 1) - 1 || 0);
}

watch(["lesson"], ({ lesson }) => {
  $("#map").hidden = lesson !== null;
  $("#lesson").hidden = lesson === null;
  document.title = `${lesson?.name ?? say("lessons-title")} · ennead`;
  if (!lesson) return;
  const { family } = lesson;
  for (const id of ["#title", "#crumb"]) $(id).textContent = lesson.name;
  $("#to-family").textContent = $("#family").textContent = family.name;
  $("#to-family").setAttribute("href", `techniques#${family.family}`);
  $("#facts").textContent = say("lessons-facts", { level: lesson.level_name, score: lesson.score });
  for (const id of ["#practise", "#worksheet"]) $(id).hidden = !lesson.practised;
  $("#worksheet").setAttribute("href", `booklet?train=${lesson.technique}`);
  for (const part of /** @type {const} */ (["look", "need"])) $(`#${part}`).textContent = lesson[part];
  for (const part of /** @type {const} */ (["look", "why", "from"])) $(`#family-${part}`).textContent = family[part];
  const member = (/** @type {{technique: string, name: string}} */ { technique, name }) => {
    const link = el("a", { href: `techniques?name=${technique}`, "data-technique": technique }, name);
    if (technique === lesson.technique) link.setAttribute("aria-current", "page");
    return el("li", {}, link);
  };
  $("#members").replaceChildren(...family.techniques.map(member));
  for (const id of ["#positions", "#example", "#miss", "#legend"]) $(id).hidden = !lesson.examples.length;
});

/** The digits and candidates of a position. @param {string} givens @param {string} placed @param {number[]} marks @returns {Content[]} */
const position = (givens, placed, marks) => contentsOf(placed, givens).map((content, cell) => ({ ...content, candidates: marks[cell] ?? 0 }));

watch(["lesson", "at", "shown", "line"], ({ lesson, at, shown, line }) => {
  const example = lesson?.examples[at];
  if (!example) return;
  const { givens, step: { placed = "", marks = [], lines = [], drawing = null } } = example;
  const before = position(givens, placed, marks);
  if (!shown) grid.show(before);
  else if (lines.length) {
    const { contents, drawing } = shownAfter(lines, line, before, (a, b) => grid.sees(a, b));
    grid.show(contents, drawing);
  } else grid.show(before, drawing);
});

watch(["lesson", "at", "shown"], ({ lesson, at, shown }) => {
  const example = lesson?.examples[at];
  if (!lesson || !example) return;
  const { step, miss, needed, givens } = example;
  const [number, count] = [at + 1, lesson.examples.length];
  $("#number").textContent = say("lessons-position", { number, count });
  $("#back").toggleAttribute("disabled", at === 0);
  $("#next").toggleAttribute("disabled", number === count);
  $("#show").hidden = shown;
  $("#say").textContent = shown ? textBeside(step) : say("lessons-find");
  $("#argument").replaceChildren(...(shown && step.lines?.length ? oneByOne(step.lines, (line) => change({ line })) : []));
  showText("#easier", needed ? "" : say("lessons-easier"));
  $("#miss").classList.toggle("waits", !shown);
  if (miss) {
    const drawing = withoutChange(miss.drawn.drawing);
    const differs = miss.drawn.drawing.cells.filter(([, role]) => role === "selected").map(([name]) => cellOf(name));
    const contents = position(miss.givens, miss.drawn.placed, miss.drawn.marks);
    missGrid.show(contents.map((content, cell) => ({ ...content, classes: differs.includes(cell) ? ["sel"] : [] })), drawing);
  }
  for (const part of $$("#miss .numbered")) part.hidden = !miss;
  $("#miss-say").textContent = miss ? called(miss.text) : say("lessons-no-miss");
  const query = new URLSearchParams({ puzzle: givens, placed: step.placed ?? "", marks: (step.marks ?? []).join(",") });
  leadTo("#play", query);
  // What is shown here needs no looking for: the practice begins with the next position.
  $("#practise").setAttribute("href", `train?technique=${lesson.technique}&after=${number}`);
});

/** A drawing without the frame of what differs, which is shaded instead. @param {Drawing} drawing @returns {Drawing} */
function withoutChange(drawing) {
  return { ...drawing, cells: drawing.cells.filter(([, role]) => role !== "selected") };
}

/** Goes to another position; its pattern is to be looked for. @param {number} by */
function walk(by) {
  const { lesson, at } = now();
  const to = at + by;
  if (!lesson?.examples[to]) return;
  const url = new URL(location.href);
  url.searchParams.set("position", String(to + 1));
  readdress(url);
  change({ at: to, shown: false, line: 1 });
}

const show = () => change({ shown: true, line: 1 });
onClick("#back", () => walk(-1));
onClick("#next", () => walk(1));
onClick("#show", () => {
  show();
  $("#next").focus();
});
addEventListener("keydown", (event) => {
  if (!now().lesson || event.ctrlKey || event.altKey || event.metaKey || met(event, "[role=grid], select, .top, .lines")) return;
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by) walk(by);
  else if (event.key === "Enter" && !met(event, "a, button")) show();
  else return;
  event.preventDefault();
});

// A lesson is opened on the page that is there already.
document.addEventListener("click", (event) => {
  const name = met(event, "a[data-technique]")?.dataset.technique;
  if (name === undefined || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  moveTo(name ? `techniques?name=${name}` : "techniques");
  asAddressed().then(() => {
    scrollTo(0, 0);
    $(now().lesson ? "#title" : "#map-title").focus();
  });
});
onMove(asAddressed);
asAddressed();
