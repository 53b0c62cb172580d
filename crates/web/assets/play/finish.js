// @ts-check
// The finish: time, how it compares, the hardest rule, hints, the week, and the next puzzle.
import { $, button, el, svg, taught } from "../dom.js";
import { histogram } from "../histogram.js";
import { days, median, pickedAs, solvedOn, timesOf } from "../records.js";
import { locale, say, time, today } from "../words.js";
import { elapsed } from "./clock.js";
import { levelOf } from "./finishing.js";
import { complain } from "./notices.js";
import { byLevel, openKind } from "./opening.js";
import { now, watch } from "./state.js";

/** The nine dots, which fill one after the other. */
function sign() {
  const picture = svg("svg", { class: "dots", viewBox: "0 0 22 22", "aria-hidden": "true" });
  for (let dot = 0; dot < 9; dot++) picture.append(svg("circle", { cx: 3.5 + 7.5 * (dot % 3), cy: 3.5 + 7.5 * Math.floor(dot / 3), r: 2.6 }));
  return picture;
}

/** With fewer games than this a comparison says nothing. */
const FEWEST = 5;

/** How a time compares with those of its level, in two lines. @param {number[]} times @param {number} mine */
function comparison(times, mine) {
  const usual = median(times);
  const apart = time(Math.abs(usual - mine));
  const how = apart === time(0) ? say("finish-even") : say(mine < usual ? "finish-under" : "finish-over", { time: apart });
  return el("p", {}, el("b", {}, how), say("finish-of", { count: times.length, best: time(Math.min(...times)) }));
}

/** The seven days of a date's week, Monday first. @param {string} date */
function weekOf(date) {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const since = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(year, month - 1, day - since + at)));
}

const TICK = "M4 10.5l4 4 8-9";

/** This week's days, with a tick where a puzzle of that very day was solved. */
function week() {
  const date = today();
  const rows = weekOf(date).map((day) => {
    const name = day.toISOString().slice(0, 10);
    const done = solvedOn(name);
    const tick = svg("svg", { class: "i", viewBox: "0 0 20 20", "aria-hidden": "true" });
    if (done) tick.append(svg("path", { d: TICK }));
    const said = day.toLocaleDateString(locale, { weekday: "short", timeZone: "UTC" });
    return el(name === date ? "li.now" : "li", {}, el(done ? "i.on" : "i", {}, tick), said, el("span.vh", {}, say(done ? "days-solved" : "days-open")));
  });
  return el("ul.week", { "aria-label": say("finish-week") }, ...rows);
}

/** The hints of a game in two words each. @param {import("../types.js").SavedGame} game @returns {[string, string]} */
export function hintsOf({ hints }) {
  const deepest = Math.max(0, ...hints.map(({ depth }) => depth));
  const count = hints.length;
  return [count ? say(count === 1 ? "finish-hint" : "finish-hints", { count }) : say("finish-no-hint"), say(`finish-depth-${deepest}`)];
}

/** Shows the finish of the game on the board. */
export function show() {
  const { finished, inspected, playing, settings } = now();
  const panel = $("#finish");
  panel.hidden = !finished;
  if (!finished || !playing) return;
  const { game, view } = playing;
  const mine = elapsed();
  const level = levelOf({ playing, inspected });
  const isTimed = settings.clock !== "none";
  const times = isTimed ? timesOf(level) : [];
  const hardest = inspected?.hardest ?? "…";
  const fact = (/** @type {(Node | string)[]} */ first, /** @type {string} */ second) => el("p", {}, el("b", {}, ...first), second);
  const [hints, depth] = hintsOf(game);
  const back = game.taken_back ? say("finish-back", { count: game.taken_back }) : say("finish-no-back");
  const [kind, of = level] = pickedAs(playing.id) ?? [];
  const another = () => (kind ? openKind(kind, of) : byLevel(level));
  const next = button("button.main", { id: "next" }, () => another().catch(complain), say("finish-next", { level: say(`level-${of}`) }));
  const focused = panel.contains(document.activeElement);
  const daily = Object.values(days()).some((day) => Object.values(day).some(({ id }) => id === playing.id));
  panel.replaceChildren(
    el("div.fhead", {}, sign(), el("p.clockbig", {}, isTimed ? time(mine) : say("finish-title")), ...(times.length < FEWEST ? [] : [comparison(times, mine)])),
    ...(times.length < FEWEST ? [] : [histogram(times, mine)]),
    el("div.facts3", {}, fact(taught(hardest, inspected?.hardest_technique, hardest), say("finish-hardest")), fact([hints], depth), fact([back], say("finish-digits", { count: view.filled - view.clues }))),
    ...(daily ? [week()] : []),
    el(
      "div.foot",
      {},
      ...(playing.board && !kind ? [] : [next]),
      button("button", { id: "share-result" }, () => void openCard().catch(complain), say("finish-share")),
      button("button", { id: "see-replay" }, () => void openReplay().catch(complain), say("replay-title")),
      ...(playing.board ? [] : [el("a.btn", { href: `explain?puzzle=${view.givens}` }, say("finish-path"))]),
    ),
  );
  if (focused) $("#finish button").focus({ preventScroll: true });
}

async function openCard() {
  const { openCard } = await import("./card.js");
  openCard();
}

async function openReplay() {
  const { openReplay } = await import("./replay.js");
  openReplay();
}

watch(["finished", "inspected"], show);
