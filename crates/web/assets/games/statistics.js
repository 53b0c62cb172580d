// @ts-check
// Statistics: the times of solved puzzles by level and by the hardest technique they need. Puzzles solved with
// hints, and the player's own, are counted apart. All of it can be saved to a file, and such files are merged.
import * as api from "../api.js";
import { $, download, el, onClick, showText } from "../dom.js";
import { histogram } from "../histogram.js";
import { median, solved } from "../records.js";
import { store } from "../storage.js";
import { offer } from "../toast.js";
import { say, time, today } from "../words.js";

/** @import { Solved } from "../records.js" */

/** With fewer games than this, neither bars nor the latest games say anything. */
const FEWEST = 5;

/** How many games are the latest. */
const LATEST = 10;

/** The most that is kept, as when games are solved. */
const MOST = 5000;

/** The names of the techniques; empty until they are known. @type {Map<string, string>} */
let names = new Map();

/** @type {string[]} */
let levels = [];

/** @param {string[]} heads @param {(string | Node)[][]} rows the first cell of each is its head */
function table(heads, rows) {
  const head = el("tr", {}, ...heads.map((text) => el("th", { scope: "col" }, text)));
  const body = rows.map(([first = "", ...values]) => el("tr", {}, el("th", { scope: "row" }, first), ...values.map((value) => el("td", {}, value))));
  return el("div.scroll", { tabindex: "0", role: "group", "aria-label": heads[0] ?? "" }, el("table", {}, el("thead", {}, head), el("tbody", {}, ...body)));
}

/** Those solved without help and made or chosen here: their times can be compared. @param {Solved[]} all */
const alone = (all) => all.filter(({ hints, own }) => !hints && !own);

/** @param {Solved[]} all */
const helped = (all) => all.filter(({ hints, own }) => hints && !own);

/** @param {number[]} times */
const medianOf = (times) => (times.length ? time(median(times)) : "–");

/** @param {Solved[]} all */
function byLevel(all) {
  const rows = levels.flatMap((level) => {
    const of = all.filter((one) => one.level === level && !one.own);
    if (!of.length) return [];
    const times = alone(of).map(({ elapsed }) => elapsed);
    const latest = times.slice(-LATEST);
    return [[
      say(`level-${level}`),
      String(times.length),
      times.length ? time(Math.min(...times)) : "–",
      medianOf(times),
      times.length > LATEST ? medianOf(latest) : "–",
      String(helped(of).length),
    ]];
  });
  if (!rows.length) return [];
  const heads = ["stats-level", "stats-alone", "stats-best", "stats-median", "stats-latest", "stats-helped"].map((key) => say(key));
  const charts = levels.flatMap((level) => {
    const times = alone(all).filter((one) => one.level === level).map(({ elapsed }) => elapsed);
    return times.length < FEWEST ? [] : [el("figure", {}, el("figcaption", {}, say(`level-${level}`)), histogram(times))];
  });
  return [el("section", {}, el("h2", {}, say("stats-by-level")), table(heads, rows)), ...(charts.length ? [el("div.charts", {}, ...charts)] : [])];
}

/** @param {Solved[]} all */
function byTechnique(all) {
  const known = all.filter(({ own }) => !own);
  const asked = known.flatMap(({ asked = [] }) => asked).filter((name) => names.has(name));
  const all_names = new Set([...known.flatMap(({ technique }) => (technique && names.has(technique) ? [technique] : [])), ...asked]);
  const rows = [...names].flatMap(([technique, name]) => {
    if (!all_names.has(technique)) return [];
    const of = known.filter((one) => one.technique === technique);
    const times = alone(of).map(({ elapsed }) => elapsed);
    const link = el("a", { href: `techniques?name=${technique}` }, name);
    return [[link, String(times.length), medianOf(times), String(helped(of).length), String(asked.filter((one) => one === technique).length)]];
  });
  if (!rows.length) return [];
  const heads = ["stats-technique", "stats-alone", "stats-median", "stats-helped", "stats-asked"].map((key) => say(key));
  return [el("section", {}, el("h2", {}, say("stats-by-technique")), table(heads, rows))];
}

function show() {
  const all = solved();
  const own = all.filter(({ own }) => own);
  const apart = own.length ? [el("section", {}, el("h2", {}, say("stats-own")), el("p", {}, say("stats-own-count", { count: own.length, helped: own.filter(({ hints }) => hints).length })))] : [];
  $("#statistics").replaceChildren(...(all.length ? [...byLevel(all), ...byTechnique(all), ...apart] : [el("p.soft", {}, say("stats-none"))]));
  for (const id of ["#export", "#forget"]) $(id).toggleAttribute("disabled", !all.length);
}

/** Keeps these in place of all others, and offers the way back. @param {Solved[]} all @param {string} said */
function replace(all, said) {
  const before = solved();
  store("solved", all.slice(-MOST));
  show();
  offer(said, () => {
    store("solved", before);
    show();
  });
}

/** A file is refused, for a reason in the page's language. */
class Refused extends Error {}

/** What is in an entry of a file, if it is one. @param {unknown} entry @returns {Solved | null} */
function entryOf(entry) {
  if (typeof entry !== "object" || entry === null) return null;
  const { id, level, elapsed, hints, at, own, technique, asked } = /** @type {Record<string, unknown>} */ (entry);
  const isCount = (/** @type {unknown} */ value) => typeof value === "number" && Number.isFinite(value) && value >= 0;
  const fine = typeof id === "string" && typeof level === "string" && levels.includes(level) && isCount(elapsed) && isCount(hints) && isCount(at);
  if (!fine) return null;
  return {
    id: String(id),
    level: String(level),
    elapsed: Number(elapsed),
    hints: Number(hints),
    at: Number(at),
    ...(own === true ? { own } : {}),
    ...(typeof technique === "string" ? { technique } : {}),
    ...(Array.isArray(asked) && asked.every((name) => typeof name === "string") ? { asked } : {}),
  };
}

/** The solved puzzles in a file of statistics, or in one of all that is kept. @param {string} text @returns {Solved[]} */
function read(text) {
  /** @type {unknown} */
  let content;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Refused(say("stats-not-json"));
  }
  const { ennead, solved: own, kept } = /** @type {Record<string, unknown>} */ (typeof content === "object" && content !== null ? content : {});
  const list = own ?? /** @type {Record<string, unknown> | undefined} */ (kept)?.solved ?? (kept ? [] : undefined);
  if (ennead === undefined || !Array.isArray(list)) throw new Refused(say("stats-not-ours"));
  if (ennead !== 1) throw new Refused(say("stats-newer"));
  return list.map((entry, at) => {
    const found = entryOf(entry);
    if (!found) throw new Refused(say("stats-broken", { number: at + 1 }));
    return found;
  });
}

/** Adds what a file holds to what is kept: of a puzzle in both, what was solved first counts. @param {string} text */
function merge(text) {
  const before = solved();
  /** @type {Map<string, Solved>} */
  const all = new Map(before.map((one) => [one.id, one]));
  let added = 0;
  for (const one of read(text)) {
    const known = all.get(one.id);
    if (known && known.at <= one.at) continue;
    all.set(one.id, one);
    added++;
  }
  if (!added) return showText("#said", say("stats-nothing-new"));
  replace([...all.values()].sort((a, b) => a.at - b.at), say("stats-imported", { count: added }));
}

/** @param {string[]} known the levels, the easiest first */
export function startStatistics(known) {
  levels = known;
  onClick("#export", () => download(`ennead-statistics-${today()}.json`, JSON.stringify({ ennead: 1, solved: solved() })));
  onClick("#forget", () => replace([], say("stats-forgotten")));
  const file = $("#import-file", HTMLInputElement);
  onClick("#import", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    const text = (await chosen?.text()) ?? "";
    file.value = "";
    for (const place of ["#said", "#error"]) showText(place, "");
    try {
      merge(text);
    } catch (error) {
      showText("#error", error instanceof Refused ? error.message : say("stats-not-ours"));
    }
  });
  addEventListener("storage", ({ key }) => (key === "ennead.solved" || key === null) && show());
  $("#t-statistics").addEventListener("open", () => {
    show();
    // Only who looks at the statistics needs the names.
    if (!names.size) {
      api.techniques().then((all) => {
        names = new Map(all.map(({ technique, name }) => [technique, name]));
        show();
      }, () => {});
    }
  });
  show();
  // The frame may have opened the tab already.
  if (!$("#p-statistics").hidden) $("#t-statistics").dispatchEvent(new CustomEvent("open"));
}
