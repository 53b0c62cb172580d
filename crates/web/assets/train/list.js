// @ts-check
// The techniques to practise, and how far the visitor is.
/** @import { TrainDay, TrainFamily, TrainListed, TrainTechnique } from "../types.js" */
import * as api from "../api.js";
import { $, $$, button, download, el, onClick, showText, svg } from "../dom.js";
import { messageOf, say } from "../words.js";
import { showDrill } from "./drill.js";
import { beginAnew, keep, progress, today } from "./state.js";

/** The largest file of progress that is read, in bytes. */
const LARGEST = 1 << 20;

/** The family that is open; none before the first list. @type {string | null} */
let opened = null;

/** Shows the list anew. */
export async function showList() {
  showText("#list-error", "");
  try {
    show(await list());
  } catch (error) {
    showText("#list-error", messageOf(error));
  }
}

/** The list; if the progress cannot be read, it begins anew. */
async function list() {
  const kept = progress();
  try {
    return await api.trainList(kept, today());
  } catch (error) {
    if (!kept || !(error instanceof api.Problem)) throw error;
    beginAnew();
    showText("#kept", say("train-was-broken"));
    return api.trainList(null, today());
  }
}

/** @param {TrainListed} listed */
function show(listed) {
  $("#due").textContent = String(listed.due);
  $("#due-text").textContent = listed.due_text;
  $("#known").textContent = listed.known;
  $("#unaided").textContent = listed.unaided;
  $("#next-technique").textContent = listed.next_name;
  if (listed.next) $("#next-technique").setAttribute("href", `?technique=${listed.next}`);
  $("#next-row").hidden = listed.next === null;
  $("#week").replaceChildren(week(listed.week, listed.week_text));
  const holds = (/** @type {TrainFamily} */ family) => family.techniques.some(({ technique }) => technique === listed.next);
  opened ??= listed.families.find(holds)?.family ?? null;
  $("#families").replaceChildren(...listed.families.map(familyOf));
}

/** @param {TrainFamily} family */
function familyOf(family) {
  const open = family.family === opened;
  const techniques = el("ul.techs", { id: `in-${family.family}` }, ...family.techniques.map(techniqueOf));
  techniques.hidden = !open;
  const arrow = svg("svg", { class: "i", viewBox: "0 0 20 20", "aria-hidden": "true" });
  arrow.append(svg("path", { d: "M8 5l5 5-5 5" }));
  const attributes = { "aria-expanded": String(open), "aria-controls": `in-${family.family}`, "data-family": family.family };
  const head = button("button.fam", attributes, () => openFamily(family.family), el("span", {}, el("b", {}, family.name), el("small", {}, family.about)), el("span.c", {}, family.known), arrow);
  return el("li", {}, head, techniques);
}

/** Opens a family and closes the others; closes it if it is open. @param {string} family */
function openFamily(family) {
  opened = opened === family ? "" : family;
  for (const head of $$(".fam")) {
    const open = head.dataset.family === opened;
    head.setAttribute("aria-expanded", String(open));
    $(`#in-${head.dataset.family}`).hidden = !open;
  }
}

/** @param {TrainTechnique} it */
function techniqueOf({ technique, name, dots, dots_text, when }) {
  const progress = el("span.prog", { role: "img" });
  dotsOf(progress, dots, dots_text);
  const practise = button("button", { "aria-label": say("train-practise-what", { technique: name }) }, () => showDrill(technique), say("train-practise"));
  return el("li", {}, el("a", { href: `techniques?name=${technique}` }, name), progress, el("span.when", {}, when), practise);
}

/** Dots for positions: full if known, half if answered with help, crossed if missed. @param {HTMLElement} element @param {string[]} dots @param {string} label @param {number} [current] the number of the one that is shown */
export function dotsOf(element, dots, label, current) {
  element.setAttribute("aria-label", label);
  element.replaceChildren(...dots.map((dot, at) => el("i", { class: at + 1 === current ? `${dot} now` : dot })));
}

/** The answers of a week as bars. @param {TrainDay[]} days @param {string} label */
function week(days, label) {
  const chart = svg("svg", { class: "week", viewBox: "0 0 340 66", role: "img", "aria-label": label });
  const most = Math.max(10, ...days.map(({ answers }) => answers));
  days.forEach(({ day, answers }, at) => {
    const [x, height] = [12 + 48 * at, Math.round((40 * answers) / most)];
    chart.append(svg("rect", { class: at === days.length - 1 ? "wk t" : "wk", x, y: 48 - height, width: 26, height }), svg("text", { x: x + 13, y: 63 }, day));
  });
  chart.append(svg("path", { class: "wkb", d: "M0 48.5h340" }));
  return chart;
}

onClick("#start", () => showDrill(null));
$("#next-technique").addEventListener("click", (event) => {
  if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const technique = new URL(/** @type {HTMLAnchorElement} */ (event.currentTarget).href).searchParams.get("technique");
  showDrill(technique);
});
onClick("#save", async () => {
  const { answered, progress: saved } = { answered: progress()?.answered ?? 0, progress: progress() };
  download("ennead-train.json", `${JSON.stringify(saved ?? { version: 1, cards: {}, days: {}, answered, unaided: 0 }, null, 2)}\n`);
});
onClick("#load", () => $("#load-input").click());
$("#load-input").addEventListener("change", async () => {
  const input = $("#load-input", HTMLInputElement);
  const [file] = input.files ?? [];
  input.value = "";
  if (!file) return;
  showText("#list-error", "");
  try {
    const read = JSON.parse(file.size > LARGEST ? "" : await file.text());
    // The answer also shows whether the file holds progress.
    const listed = await api.trainList(read, today());
    const isKept = keep(read);
    show(listed);
    showText("#kept", say(isKept ? "train-loaded" : "train-not-kept"));
  } catch (error) {
    showText("#list-error", messageOf(error));
  }
});
