// @ts-check
// The calendar: the days of a month, each with its three puzzles.
import { $, $$, el, met, onClick } from "./dom.js";
import { dayBefore, days, entries, solvedOn, streak } from "./records.js";
import { locale, say, time, today } from "./words.js";

const LEVELS = $$("[data-daily]").map(({ dataset }) => dataset.daily ?? "");
const TODAY = today();

/** The first day with puzzles that the calendar shows. */
const FIRST = "2026-01-01";

/** The date shown beside the month, which is the date's. */
let chosen = TODAY;

/** @param {string} date */
const parts = (date) => /** @type {[number, number, number]} */ (date.split("-").map(Number));

/** A date this many days later. @param {string} date @param {number} by */
function after(date, by) {
  const [year, month, day] = parts(date);
  return new Date(Date.UTC(year, month - 1, day + by)).toISOString().slice(0, 10);
}

/** A date of the month this many months later, on the same day if it has it. @param {string} date @param {number} by */
function monthAfter(date, by) {
  const [year, month, day] = parts(date);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + by, Math.min(day, last))).toISOString().slice(0, 10);
}

/** @param {string} date @param {Intl.DateTimeFormatOptions} how */
const named = (date, how) => new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, { timeZone: "UTC", ...how });

/** How far a day's puzzle is. @param {string} date @param {string} level @returns {"solved" | "begun" | "open"} */
function stateOf(date, level) {
  const daily = days()[date]?.[level];
  if (daily?.elapsed !== undefined) return "solved";
  return daily && entries()[daily.id] ? "begun" : "open";
}

/** @param {string} date */
function cell(date) {
  const states = LEVELS.map((level) => stateOf(date, level));
  const solvedThen = solvedOn(date);
  const dots = states.map((state) => el("i", { class: { solved: "on", begun: "half", open: "" }[state] }));
  const classes = ["day", ...(states.every((state) => state === "solved") ? ["all"] : []), ...(solvedThen ? ["run"] : []), ...(date === TODAY ? ["now"] : [])];
  const said = LEVELS.map((level, at) => `${say(`level-${level}`)} ${say(`days-${states[at]}`)}`).join(", ");
  const label = `${named(date, { day: "numeric", month: "long" })}: ${said}`;
  const key = el("button", { class: classes.join(" "), "data-date": date, "aria-label": label, "aria-pressed": String(date === chosen), tabindex: date === chosen ? "0" : "-1" }, String(parts(date)[2]), el("span.p3", { "aria-hidden": "true" }, ...dots));
  key.toggleAttribute("disabled", date > TODAY || date < FIRST);
  return el("div", { role: "gridcell" }, key);
}

function show() {
  const [year, month] = parts(chosen);
  const first = `${chosen.slice(0, 8)}01`;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const monday = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const heads = Array.from({ length: 7 }, (_, at) => el("b", { role: "columnheader" }, named(after("2026-11-23", at), { weekday: "short" })));
  const cells = [...Array.from({ length: monday }, () => el("div", { role: "gridcell" })), ...Array.from({ length: count }, (_, at) => cell(after(first, at)))];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) => el("div.week", { role: "row" }, ...cells.slice(7 * at, 7 * at + 7)));
  $("#month").replaceChildren(el("div.week", { role: "row" }, ...heads), ...weeks);
  $("#month-name").textContent = named(chosen, { month: "long", year: "numeric" });
  $("#later").toggleAttribute("disabled", chosen.slice(0, 7) >= TODAY.slice(0, 7));
  $("#earlier").toggleAttribute("disabled", chosen.slice(0, 7) <= FIRST.slice(0, 7));
  showDay();
  showNumbers();
}

function showDay() {
  $("#day-name").textContent = named(chosen, { weekday: "long", day: "numeric", month: "long" });
  for (const tile of $$("[data-daily]")) {
    const level = tile.dataset.daily ?? "";
    const state = stateOf(chosen, level);
    const elapsed = days()[chosen]?.[level]?.elapsed;
    tile.setAttribute("href", `play?${new URLSearchParams({ daily: level, date: chosen })}`);
    tile.classList.toggle("done", state === "solved");
    $("small", HTMLElement, tile).textContent = elapsed === undefined ? say(`days-${state}`) : `✓ ${time(elapsed)}`;
  }
}

function showNumbers() {
  const all = days();
  const dates = Object.keys(all).filter((date) => Object.values(all[date] ?? {}).some(({ on }) => on === date)).sort();
  let [longest, row, before] = [0, 0, ""];
  for (const date of dates) {
    row = dayBefore(date) === before ? row + 1 : 1;
    [longest, before] = [Math.max(longest, row), date];
  }
  $("#row").textContent = String(streak(TODAY));
  $("#longest").textContent = String(longest);
  $("#count").textContent = String(Object.values(all).flatMap((day) => Object.values(day)).filter(({ elapsed }) => elapsed !== undefined).length);
}

/** @param {string} date */
function choose(date) {
  chosen = date > TODAY ? TODAY : date < FIRST ? FIRST : date;
  show();
  $(`[data-date="${chosen}"]`).focus();
}

$("#month").addEventListener("click", (event) => {
  const { date } = met(event, "[data-date]")?.dataset ?? {};
  if (date) choose(date);
});
$("#month").addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
  const months = { PageUp: -1, PageDown: 1 }[event.key];
  if (!by && !months) return;
  event.preventDefault();
  choose(by ? after(chosen, by) : monthAfter(chosen, months ?? 0));
});
for (const [id, by] of /** @type {const} */ ([["#earlier", -1], ["#later", 1]])) {
  onClick(id, () => {
    const next = monthAfter(chosen, by);
    chosen = next > TODAY ? TODAY : next < FIRST ? FIRST : next;
    show();
  });
}
addEventListener("storage", show);
addEventListener("pageshow", ({ persisted }) => persisted && show());
show();
