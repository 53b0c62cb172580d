// @ts-check
// Statistics: the times of solved puzzles, kept in this browser only.
import { $, $$, button, el } from "../dom.js";
import { median, solved, timesOf } from "../records.js";
import { store } from "../storage.js";
import { offer } from "../toast.js";
import { say, time } from "../words.js";
import { watch } from "./state.js";

/** The levels, as the page lists them. */
const LEVELS = $$("#levels [data-level]").map(({ dataset }) => dataset.level ?? "");

/** Remembers a solved puzzle; solving it again changes nothing. @param {import("../records.js").Solved} puzzle */
export function remember(puzzle) {
  const all = solved();
  if (all.some(({ id }) => id === puzzle.id)) return;
  store("solved", [...all, puzzle].slice(-5000));
  show();
}

function show() {
  const all = solved();
  const apart = all.filter(({ hints, own }) => hints || own).length;
  const rows = LEVELS.flatMap((level) => {
    const times = timesOf(level);
    if (!times.length) return [];
    const values = [String(times.length), time(Math.min(...times)), time(median(times))];
    return [el("tr", {}, el("th", { scope: "row" }, say(`level-${level}`)), ...values.map((value) => el("td", {}, value)))];
  });
  const heads = ["level", "count", "best", "median"].map((name) => el("th", { scope: "col" }, say(`stats-${name}`)));
  const table = el("table.tasks", {}, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows));
  const forget = button("button.link", {}, () => {
    const all = solved();
    store("solved", null);
    show();
    offer(say("stats-forgotten"), () => {
      store("solved", [...all, ...solved()]);
      show();
    });
  }, say("stats-forget"));
  const others = apart ? [el("p.small.soft", {}, say("stats-apart", { count: apart }))] : [];
  $("#statistics").replaceChildren(...(all.length ? [...(rows.length ? [table] : []), ...others, forget] : [el("p.small.soft", {}, say("stats-none"))]));
}

watch(["finished"], show);
show();
