// @ts-check
// The games in this browser, as small boards: one press goes on with one. Deleting acts at once and can be
// undone. The statistics are in a script of their own.
import { $, $$, button, el, met, svg } from "./dom.js";
import { startStatistics } from "./games/statistics.js";
import { thumbnail } from "./minigrid.js";
import { deleteGame, entries } from "./records.js";
import { recall, store } from "./storage.js";
import { offer } from "./toast.js";
import { data, locale, say, time } from "./words.js";

/** The levels, the easiest first. */
const { levels: LEVELS } = /** @type {{levels: string[]}} */ (data);

/** @typedef {[name: string, entry: import("./records.js").Entry]} Named */

/** @type {Record<string, (entry: import("./records.js").Entry) => boolean>} */
const WHICH = { all: () => true, begun: ({ solved }) => !solved, solved: ({ solved }) => solved };

/** How much of a game is done, of 1. @param {import("./records.js").Entry} entry */
function share({ filled, givens = "" }) {
  const clues = [...givens].filter((digit) => digit !== ".").length;
  return givens.length > clues ? (filled - clues) / (givens.length - clues) : 1;
}

/** @type {Record<string, (a: import("./records.js").Entry, b: import("./records.js").Entry) => number>} */
const ORDERS = {
  newest: (a, b) => b.at - a.at,
  level: (a, b) => LEVELS.indexOf(a.level ?? "") - LEVELS.indexOf(b.level ?? "") || b.at - a.at,
  progress: (a, b) => Number(a.solved) - Number(b.solved) || share(b) - share(a) || b.at - a.at,
  time: (a, b) => b.elapsed - a.elapsed || b.at - a.at,
};

const order = $("#order", HTMLSelectElement);
let which = "all";

/** @param {string} level */
function dots(level) {
  const rank = LEVELS.indexOf(level);
  if (rank < 0) return [];
  const picture = el("span.lv", { role: "img", "aria-label": say(`level-${level}`) }, ...LEVELS.map((_, at) => el(at <= rank ? "i.on" : "i")));
  return [picture];
}

/** @param {Named} game */
function tile([name, entry]) {
  const title = entry.title || say("play-untitled");
  const date = new Date(entry.at).toLocaleDateString(locale, { day: "numeric", month: "long" });
  const board = entry.grid && entry.givens ? [thumbnail(entry.grid, entry.givens, entry.board)] : [];
  const meter = svg("svg", { class: "meter", viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" });
  meter.append(svg("rect", { width: Math.round(100 * share(entry)), height: 4 }));
  const about = entry.solved
    ? [el("small", {}, el("span.done", {}, `✓ ${time(entry.elapsed)}`, el("span.vh", {}, ` ${say("games-solved")}`)), el("span", {}, date))]
    : [meter, el("small", {}, el("span", {}, date), el("span", {}, time(entry.elapsed)))];
  const away = button("button.away", { "aria-label": say("play-delete", { name: title }) }, () => forget(name, title), "×");
  return el("li", {}, el("a", { href: `play?${new URLSearchParams({ game: name })}`, title }, ...board, el("b", {}, el("span", { title }, title), ...dots(entry.level ?? "")), ...about), away);
}

/** @param {string} name @param {string} title */
function forget(name, title) {
  const restore = deleteGame(name);
  show();
  offer(say("play-deleted", { name: title }), () => {
    restore();
    show();
  });
}

function show() {
  const all = Object.entries(entries());
  for (const choice of $$("#which button")) {
    const own = choice.dataset.which ?? "all";
    const on = own === which;
    $("span", HTMLElement, choice).textContent = String(all.filter(([, entry]) => WHICH[own]?.(entry)).length);
    choice.setAttribute("aria-checked", String(on));
    choice.tabIndex = on ? 0 : -1;
  }
  const shown = all.filter(([, entry]) => WHICH[which]?.(entry)).sort(([, a], [, b]) => ORDERS[order.value]?.(a, b) ?? 0);
  const none = () => el("li.wide.soft", {}, say(all.length ? "games-none-such" : "games-none"));
  $("#games").replaceChildren(...(shown.length ? shown.map(tile) : [none()]));
}

$("#which").addEventListener("click", (event) => {
  const chosen = met(event, "button")?.dataset.which;
  if (!chosen) return;
  which = chosen;
  show();
});
$("#which").addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const names = Object.keys(WHICH);
  which = names.at((names.indexOf(which) + by) % names.length) ?? "all";
  show();
  $(`#which [data-which=${which}]`).focus();
});
const kept = String(recall("games-order") ?? "newest");
if (kept in ORDERS) order.value = kept;
order.addEventListener("change", () => {
  store("games-order", order.value);
  show();
});
addEventListener("storage", ({ key }) => (key === "ennead.games" || key === null) && show());
addEventListener("pageshow", ({ persisted }) => persisted && show());
show();
startStatistics(LEVELS);
