// @ts-check
// The finish: time, hints, the hardest rule, how it compares, and the next puzzle.
import { $, button, el, svg, taught } from "../dom.js";
import { finishDaily, median, timesOf } from "../records.js";
import { openTab } from "../tabs.js";
import { say, time, today, words } from "../words.js";
import { elapsed } from "./clock.js";
import { announce, complain } from "./notices.js";
// It shows the sheet before the focus goes there.
import "./sheet.js";
import { byLevel } from "./opening.js";
import { change, now, watch } from "./state.js";
import { remember } from "./statistics.js";

/** The nine dots, which fill one after the other. */
function sign() {
  const picture = svg("svg", { class: "dots", viewBox: "0 0 22 22", "aria-hidden": "true" });
  for (let dot = 0; dot < 9; dot++) picture.append(svg("circle", { cx: 3.5 + 7.5 * (dot % 3), cy: 3.5 + 7.5 * Math.floor(dot / 3), r: 2.6 }));
  return picture;
}

function share() {
  openTab($("#t-share"));
  change({ sheet: "more" });
}

/** With fewer games than this a chart says nothing. */
const FEWEST = 5;

/** The times of a level as bars, by minutes. @param {number[]} times @param {number} mine */
function chart(times, mine) {
  const minutes = (/** @type {number} */ elapsed) => Math.floor(elapsed / 60000);
  const [least, most] = [Math.min(...times), Math.max(...times)].map(minutes);
  const step = Math.max(1, Math.ceil(((most ?? 0) - (least ?? 0) + 1) / 10));
  const first = Math.floor((least ?? 0) / step) * step;
  const bar = (/** @type {number} */ elapsed) => Math.floor((minutes(elapsed) - first) / step);
  const counts = Array.from({ length: 10 }, (_, at) => times.filter((other) => bar(other) === at).length);
  const tallest = Math.max(...counts);
  const faster = times.filter((other) => other > mine).length;
  const picture = svg("svg", { class: "hist", viewBox: "0 0 400 92", role: "img", "aria-label": say("finish-chart", { count: times.length, faster }) });
  counts.forEach((count, at) => {
    const height = (count / tallest) * 54;
    const me = at === bar(mine) ? " me" : "";
    picture.append(svg("rect", { class: `b${me}`, x: at * 40 + 3, y: 68 - height, width: 34, height }));
    picture.append(svg("text", { class: me.trim(), x: at * 40 + 20, y: 84, "text-anchor": "middle" }, String(first + at * step)));
  });
  picture.append(svg("path", { class: "base", d: "M0 68.5h400" }));
  return picture;
}

/** @param {string} level @param {number} mine */
function comparison(level, mine) {
  const times = timesOf(level);
  if (times.length < FEWEST) return [];
  const values = { median: time(median(times)), best: time(Math.min(...times)) };
  return [
    el("h3", {}, say("finish-yours", { count: times.length, level: say(`level-${level}`) })),
    chart(times, mine),
    el("p.small.soft", {}, say("finish-median", values)),
  ];
}

watch(["finished", "inspected"], ({ finished, inspected, playing }) => {
  const panel = $("#finish");
  panel.hidden = !finished;
  if (!finished || !playing) return;
  const { game, view, id } = playing;
  const mine = elapsed();
  const level = words[`level-${game.level}`] ? String(game.level) : (inspected?.level ?? "easy");
  // A puzzle that ennead neither made nor chose says nothing about the times of a level.
  if (inspected?.level || game.level) remember({ id, level, elapsed: mine, hints: game.hints.length, at: Date.now(), own: !game.level });
  finishDaily(id, mine, today());
  const fact = (/** @type {string} */ key, /** @type {(Node | string)[]} */ ...value) => el("p", {}, el("b", {}, ...value), say(key));
  const hardest = inspected?.hardest ?? "…";
  const next = button("button.main", { id: "next" }, () => byLevel(level).catch(complain), say("finish-next", { level: say(`level-${level}`) }));
  const focused = document.activeElement?.id === "next";
  panel.replaceChildren(
    el("div.fhead", {}, sign(), el("p.clockbig", {}, time(mine))),
    el("div.stats4", {}, fact("finish-hardest", ...taught(hardest, inspected?.hardest_technique, hardest)), fact("finish-hints", String(game.hints.length)), fact("finish-back", String(game.taken_back))),
    ...comparison(level, mine),
    el("div.foot", {}, next, button("button", {}, share, say("finish-share")), el("a.btn", { href: `explain?puzzle=${view.givens}` }, say("finish-path"))),
  );
  if (focused) $("#next").focus();
});
watch(["finished"], ({ finished }) => {
  if (!finished) return;
  announce(say("play-solved", { time: time(elapsed()) }));
  if (now().playing?.game.moves.length) $("#next").focus();
});
