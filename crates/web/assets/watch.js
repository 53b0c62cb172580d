// @ts-check
// Watch: a trace played, stepped and rewound. The trace stays at the server; the page asks
// for the state at one event after another, never for more than one question at a time.
import { $, $$, Problem, ask, cellName, data, digitsOf, el, number, say, svg } from "./dom.js";
import { Grid } from "./grid.js";

const racing = data.engines.length > 1;

/** Events a second, by the position of the slider. */
const SPEEDS = [1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 1000, 2500, 5000, 10000, 25000, 100000, 500000];

/** A lane: an engine, its grid and its trace. */
class Lane {
  /** @param {string} engine @param {HTMLElement} grid */
  constructor(engine, grid) {
    this.engine = engine;
    this.grid = new Grid(grid);
    this.query = `puzzle=${encodeURIComponent(data.puzzle)}&engine=${engine}`;
    /** @type {any} */
    this.summary = null;
    /** @type {any} */
    this.state = null;
  }

  async open() {
    this.summary = await ask(`trace?${this.query}`);
  }

  /** @param {number} at @param {string} [more] */
  async load(at, more = "") {
    this.state = await ask(`trace/state?${this.query}&at=${Math.min(at, this.summary.events)}${more}`);
    return this.state;
  }

  show() {
    const { grid, given, pspace, rlatter, event, rstack } = this.state;
    const acting = event?.cell ? (Number(event.cell[1]) - 1) * 9 + Number(event.cell[3]) - 1 : -1;
    // Engines that keep no candidates have nothing to show in an empty cell.
    const keeps = rstack.some((/** @type {number[]} */ cell) => cell.some((depth) => depth));
    this.grid.show(
      [...grid].map((digit, cell) => ({
        kind: digit === "." ? null : given[cell] ? /** @type {const} */ ("given") : /** @type {const} */ ("found"),
        digit: Number(digit) || 0,
        candidates: digit === "." && keeps ? pspace[cell] : 0,
        depth: digit === "." ? 0 : rlatter[cell],
        classes: [cell === acting ? "sel" : "", rlatter[cell] ? "guess" : ""].filter(Boolean),
      })),
    );
  }
}

const lanes = data.engines.map((/** @type {string} */ engine, /** @type {number} */ i) => new Lane(engine, $(racing ? `#grid-${i}` : "#grid")));
const [lane] = lanes;
/** Where the clock stands. */
let at = 0;
/** The length of the longest trace. */
let end = 0;
let running = false;
let speed = 5;

// ---------- moving ----------
/** @type {number | null} */
let wanted = null;
let busy = false;

/** Shows the state at an event; of several wishes while one is on its way the last counts. @param {number} to */
async function go(to) {
  wanted = Math.max(0, Math.min(to, end));
  if (busy) return;
  busy = true;
  try {
    while (wanted !== null) {
      const next = Math.round(wanted);
      wanted = null;
      const more = racing ? "" : `&near=152&tree=${!$("#p-tree").hidden}`;
      await Promise.all(lanes.map((/** @type {Lane} */ it) => it.load(next, more)));
      at = next;
      show();
    }
  } catch (error) {
    stop();
    $("#say").textContent = error instanceof Error ? error.message : "";
  } finally {
    busy = false;
  }
}

let lastFrame = 0;
/** What is left over of an event at slow speeds. */
let debt = 0;
/** @param {number} now */
function frame(now) {
  if (!running) return;
  debt += (SPEEDS[speed] * Math.min(now - lastFrame, 250)) / 1000;
  lastFrame = now;
  if (debt >= 1 && !busy) {
    const by = Math.floor(debt);
    debt -= by;
    if (at >= end) stop();
    else go(at + by);
  }
  requestAnimationFrame(frame);
}
function stop() {
  running = false;
  showRun();
}
function run() {
  running = true;
  if (at >= end) go(0);
  lastFrame = performance.now();
  debt = 0;
  showRun();
  requestAnimationFrame(frame);
}
const icons = { play: "M6 3.8v12.4L16.5 10z", pause: "M5.500 4h3v12h-3zM11.500 4h3v12h-3z" };
function showRun() {
  const button = $("#run");
  button.setAttribute("aria-label", say(running ? "watch-pause" : "watch-play"));
  button.title = say(running ? "watch-pause" : "watch-play");
  $("path", button).setAttribute("d", running ? icons.pause : icons.play);
  // While it runs, a screen reader would never come to an end.
  $("#say").setAttribute("aria-live", running ? "off" : "polite");
}
$("#run").addEventListener("click", () => (running ? stop() : run()));
/** @param {string} id @param {() => number} to */
const button = (id, to) => $(id).addEventListener("click", () => { stop(); go(to()); });
button("#first", () => 0);
button("#back", () => at - 1);
button("#forward", () => at + 1);
button("#last", () => end);
for (const jump of $$("[data-jump]")) {
  jump.addEventListener("click", async () => {
    stop();
    const found = await Promise.all(lanes.map((/** @type {Lane} */ it) => ask(`trace/find?${it.query}&from=${at}&action=${jump.dataset.jump}`)));
    const places = found.map((it) => it.at).filter((place) => place !== null);
    if (places.length) go(Math.min(...places));
    else $("#say").textContent = say("watch-none-found");
  });
}
const slider = /** @type {HTMLInputElement} */ ($("#speed"));
function showSpeed() {
  speed = Number(slider.value);
  const text = say("watch-speed", { speed: number(SPEEDS[speed]) });
  slider.setAttribute("aria-valuetext", text);
  $("#speed-text").textContent = text;
}
slider.addEventListener("input", showSpeed);
showSpeed();

addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input, select, textarea, button, [role=grid], [role=tab]") || event.ctrlKey || event.metaKey || event.altKey) return;
  const big = Math.max(1, Math.round(end / 50));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, PageUp: at - big, PageDown: at + big, Home: 0, End: end }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    stop();
    go(to);
  } else if (event.key === " " && !target.closest("[tabindex='0']:not([role=slider])")) {
    event.preventDefault();
    if (running) stop();
    else run();
  }
});

// ---------- the timeline ----------
const timeline = $("#timeline");
const overview = $("#overview");
/** @param {PointerEvent} event */
function scrub(event) {
  const box = overview.getBoundingClientRect();
  const zoom = racing ? null : $("#zoom").getBoundingClientRect();
  if (zoom && event.clientY > zoom.top && lane.state?.near) {
    const { from, depths } = lane.state.near;
    go(from + Math.round(((event.clientX - zoom.left) / zoom.width) * depths.length));
  } else go(((event.clientX - box.left) / box.width) * end);
}
timeline.addEventListener("pointerdown", (event) => {
  stop();
  timeline.setPointerCapture(event.pointerId);
  scrub(event);
});
timeline.addEventListener("pointermove", (event) => {
  if (timeline.hasPointerCapture(event.pointerId)) scrub(event);
});

/** The stairs of depths, from the left to `width`. @param {number[]} depths @param {number} top @param {number} height @param {number} deepest @param {number} width */
function stairs(depths, top, height, deepest, width) {
  const part = width / depths.length;
  const d = depths.map((depth, i) => `V${(top + height - (depth / deepest) * (height - 4)).toFixed(1)}H${((i + 1) * part).toFixed(1)}`);
  return `M0 ${top + height}${d.join("")}V${top + height}Z`;
}

function showOverview() {
  const height = racing ? 44 : 44;
  const parts = lanes.map((/** @type {Lane} */ it, /** @type {number} */ i) => {
    const { overview: seen, events, max_depth } = it.summary;
    const width = (events / end) * 1216;
    const top = i * 50;
    const all = stairs(seen.depths, top, height, max_depth, width);
    const clip = svg("clipPath", { id: `past-${i}` });
    clip.append(svg("rect", { class: "clip", x: 0, y: top, width: 0, height }));
    const solved = seen.solved.map((/** @type {number} */ part) => svg("path", { class: "solved", d: `M${(((part + 1) / seen.depths.length) * width).toFixed(1)} ${top}v${height}` }));
    return [clip, svg("path", { class: "depth", d: all }), svg("path", { class: "past", d: all, "clip-path": `url(#past-${i})` }), svg("path", { class: "base", d: `M0 ${top + height}H1216` }), ...solved];
  });
  overview.replaceChildren(...parts.flat(), svg("path", { class: "head", id: "head", d: "" }));
}

function showTime() {
  const x = end ? (at / end) * 1216 : 0;
  for (const clip of $$(".clip", overview)) clip.setAttribute("width", String(x));
  $("#head").setAttribute("d", `M${x.toFixed(1)} 0V${racing ? 96 : 44}`);
  timeline.setAttribute("aria-valuemax", String(end));
  timeline.setAttribute("aria-valuenow", String(at));
  timeline.setAttribute("aria-valuetext", say("watch-at", { at: number(at), depth: lane.state.depth }));
  const [before, after] = say("watch-of", { at: "\u0000", events: number(end) }).split("\u0000");
  $("#stamp").replaceChildren(before, el("b", {}, number(at)), after);
}

function showZoom() {
  const near = lane.state.near;
  if (!near) return;
  const { from, actions, depths } = near;
  const count = Math.max(1, depths.length);
  const part = 1216 / count;
  const deepest = lane.summary.max_depth;
  const line = depths.map((/** @type {number} */ depth, /** @type {number} */ i) => `${i ? "H" : "M0 "}${i ? (i * part).toFixed(1) : ""}${i ? "V" : ""}${(34 - (depth / deepest) * 28).toFixed(1)}`).join("");
  const marks = [...actions].flatMap((action, i) => {
    const x = ((i + 0.5) * part).toFixed(1);
    if (action === "g") return [svg("path", { class: "g", d: `M${x} 36v10` })];
    if (action === "u") return [svg("path", { class: "u", d: `M${x} 36v6` })];
    if (action === "c") return [svg("path", { class: "x", d: `M${Number(x) - 3} 47l6 6m0 -6l-6 6` })];
    if (action === "s") return [svg("path", { class: "solved", d: `M${x} 4v44` })];
    return [];
  });
  const head = ((at - from) * part).toFixed(1);
  $("#zoom").replaceChildren(svg("path", { class: "stair", d: `${line}H1216` }), svg("path", { class: "base", d: "M0 36H1216" }), ...marks, svg("path", { class: "head", d: `M${head} 0V56` }));
}

// ---------- the arrays ----------
/** The class of a depth: 0 open, then eight steps to the deepest. @param {number} depth */
function heat(depth) {
  if (!depth) return 0;
  const deepest = Math.max(2, lane.summary.max_depth);
  return 1 + Math.min(7, Math.floor(((depth - 1) / (deepest - 1)) * 7.999));
}
/** Where the i-th of 27 small fields begins: 9 px each, a line after every third, a thicker one after every ninth. @param {number} i */
const place27 = (i) => 2 + 9 * i + Math.floor(i / 3) + Math.floor(i / 9);

/** @type {Element[]} */
const small = [];
/** @type {Element[]} */
const smallText = [];
/** @type {number[]} */
let shownHeat = [];

function buildArrays() {
  const field = $("#rstack");
  field.append(svg("rect", { class: "bgb", width: 257, height: 257 }));
  for (let box = 0; box < 9; box++) {
    const [x, y] = [place27((box % 3) * 9), place27(Math.floor(box / 3) * 9)];
    field.append(svg("rect", { class: "bg", x, y, width: 83, height: 83 }));
  }
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 0; digit < 9; digit++) {
      const x = place27((cell % 9) * 3 + (digit % 3));
      const y = place27(Math.floor(cell / 9) * 3 + Math.floor(digit / 3));
      const rect = svg("rect", { class: "h0", x, y, width: 9, height: 9, "data-c": cell, "data-d": digit });
      field.append(rect);
      small.push(rect);
    }
  }
  shownHeat = new Array(729).fill(0);
  field.addEventListener("pointermove", (event) => {
    const rect = /** @type {SVGElement} */ (event.target);
    if (rect.dataset.c) readout(Number(rect.dataset.c), Number(rect.dataset.d));
  });
  const letters = $("#rlatter");
  letters.append(svg("rect", { class: "bgb", width: 140, height: 140 }));
  for (let box = 0; box < 9; box++) {
    letters.append(svg("rect", { class: "bg", x: 2 + 46 * (box % 3), y: 2 + 46 * Math.floor(box / 3), width: 44, height: 44 }));
  }
  for (let cell = 0; cell < 81; cell++) {
    const at9 = (/** @type {number} */ i) => 2 + 15 * i + Math.floor(i / 3);
    const [x, y] = [at9(cell % 9), at9(Math.floor(cell / 9))];
    const rect = svg("rect", { class: "h0", x, y, width: 14, height: 14 });
    const text = svg("text", { x: x + 7, y: y + 11 }, "");
    letters.append(rect, text);
    small.push(rect);
    smallText.push(text);
  }
}

/** @param {number} cell @param {number} digit */
function readout(cell, digit) {
  const depth = lane.state.rstack[cell][digit];
  const args = { digit: digit + 1, cell: cellName(cell), depth };
  $("#readout").textContent = say(depth ? "watch-rstack-cell" : "watch-rstack-open", args);
}

function showArrays() {
  const { rstack, rlatter } = lane.state;
  for (let i = 0; i < 729; i++) {
    const step = heat(rstack[Math.floor(i / 9)][i % 9]);
    if (shownHeat[i] !== step) {
      small[i].setAttribute("class", `h${step}`);
      shownHeat[i] = step;
    }
  }
  /** @type {string[]} */
  const list = [];
  for (let cell = 0; cell < 81; cell++) {
    const depth = rlatter[cell];
    const step = heat(depth);
    small[729 + cell].setAttribute("class", `h${step}`);
    smallText[cell].setAttribute("class", step >= 5 ? "inv" : "");
    smallText[cell].textContent = depth ? String(depth) : "";
    if (depth) list.push(`${cellName(cell)} ${depth}`);
  }
  $("#rlatter").setAttribute("aria-label", say("watch-rlatter-text", { list: list.join(", ") || "–" }));
}

// ---------- code, calls, tree ----------
/** Lights the acting line. @param {ParentNode} within @param {number | undefined} line */
function light(within, line) {
  for (const lit of $$(".acts", within)) {
    lit.classList.remove("acts");
    lit.removeAttribute("aria-current");
  }
  if (line === undefined) return;
  for (const row of $$(`[data-line="${line}"]`, within)) {
    row.classList.add("acts");
    row.setAttribute("aria-current", "step");
    const panel = /** @type {HTMLElement | null} */ (row.closest("[role=tabpanel], .lanecode"));
    if (!panel || panel.hidden) continue;
    const [top, bottom] = [row.getBoundingClientRect().top - panel.getBoundingClientRect().top, row.getBoundingClientRect().bottom - panel.getBoundingClientRect().top];
    if (top < 0 || bottom > panel.clientHeight) panel.scrollTop += top - panel.clientHeight / 3;
  }
}

function showStack() {
  const rows = [...lane.state.stack].reverse().slice(0, 82).map((/** @type {any} */ call) => el("li", {}, el("span", {}, String(call.depth)), el("span", {}, call.cell), el("span", {}, `= ${call.digit}`)));
  $("#stack").replaceChildren(...(rows.length ? rows : [el("li", {}, el("span"), el("span", {}, "–"), el("span", {}, say("watch-no-stack")))]));
}

function showTree() {
  const tree = lane.state.tree;
  if (!tree) return;
  const dead = (/** @type {any} */ it) => el("span.dead", { title: say("watch-tree-inside", { count: number(it.events) }) }, `${it.cell}=${it.digit}`);
  /** @type {HTMLElement[]} */
  const rows = [];
  // A branch given up stands beside the guess that took its place: those of the root beside
  // the first guess, those inside a guess beside the next.
  let given = tree.root;
  for (const node of tree.path) {
    rows.push(el("li", {}, el("span.lvl", {}, String(node.depth)), el("span", {}, ...given.map(dead), el("span.now", {}, `${node.cell}=${node.digit}`))));
    given = node.inside;
  }
  if (given.length || !rows.length) rows.push(el("li", {}, el("span.lvl", {}, String(lane.state.depth + 1)), el("span", {}, ...(given.length ? given.map(dead) : [say("watch-tree-root")]))));
  $("#tree").replaceChildren(...rows);
}

// ---------- all of it ----------
function show() {
  for (const it of lanes) it.show();
  showTime();
  const { state } = lane;
  if (racing) {
    lanes.forEach((/** @type {Lane} */ it, /** @type {number} */ i) => {
      $(`#steps-${i}`).textContent = number(it.state.at);
      for (const name of ["guesses", "backtracks", "depth", "filled"]) $(`#r-${name}-${i}`).textContent = number(it.state[name]);
      light($(`#code-${i}`), it.state.event?.line);
    });
    if (!running) $("#say").textContent = lanes.map((/** @type {Lane} */ it) => `${it.engine}: ${it.state.say}`).join(" ");
    return;
  }
  const texts = { "n-guesses": state.guesses, "n-backtracks": state.backtracks, "n-dead": state.dead_ends, "n-depth": state.depth, "n-deepest": state.max_depth, "n-filled": state.filled, "v-level": state.depth, "v-solved": state.filled };
  for (const [id, value] of Object.entries(texts)) $(`#${id}`).textContent = number(value);
  const module = state.event ? data.modules[lane.engine][state.event.line] : "";
  $("#v-module").textContent = module.replace(/\(.*/, "") || "–";
  $("#v-cell").textContent = state.event?.cell ?? "–";
  light($("#p-code"), state.event?.line);
  light($("#p-chart"), state.event?.line);
  showZoom();
  showArrays();
  showStack();
  showTree();
  $("#say").textContent = state.say;
}

// ---------- choosing ----------
/** @param {Record<string, string | null>} change */
function reload(change) {
  const url = new URL(location.href);
  for (const [key, value] of Object.entries(change)) {
    if (value === null) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  location.href = url.href;
}
$("#engine").addEventListener("change", (event) => reload({ engine: /** @type {HTMLSelectElement} */ (event.target).value }));
document.querySelector("#rival")?.addEventListener("change", (event) => reload({ race: /** @type {HTMLSelectElement} */ (event.target).value }));
document.querySelector("#race")?.addEventListener("click", () => reload({ race: lane.engine === "backtracking" ? "guess-ladder" : "backtracking" }));
document.querySelector("#alone")?.addEventListener("click", () => reload({ race: null }));
$("#puzzle").addEventListener("click", () => {
  const form = $("#puzzle-form");
  form.hidden = !form.hidden;
  $("#puzzle").setAttribute("aria-expanded", String(!form.hidden));
  if (!form.hidden) $("#puzzle-text").focus();
});
$("#puzzle-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = /** @type {HTMLInputElement} */ ($("#puzzle-text")).value;
  try {
    const answer = await ask("read", { text });
    reload({ puzzle: answer.games[0].start.givens });
  } catch (error) {
    $("#error").textContent = error instanceof Error ? error.message : "";
    $("#error").hidden = false;
  }
});

async function start() {
  if (!racing) {
    buildArrays();
    lane.grid.roam((/** @type {number} */ cell) => {
      const open = lane.state?.pspace[cell] ?? 0;
      const first = digitsOf(511 & ~open)[0] ?? 1;
      if (lane.state) readout(cell, first - 1);
    });
    // A tab that was hidden has nothing to show until it is asked for.
    for (const tab of $$("[role=tab]")) {
      tab.addEventListener("open", () => {
        document.querySelector(".fields")?.classList.toggle("shown", tab.id === "t-arrays");
        go(at);
      });
    }
  } else for (const it of lanes) it.grid.roam();
  try {
    await Promise.all(lanes.map((/** @type {Lane} */ it) => it.open()));
  } catch (error) {
    $("#say").textContent = error instanceof Error ? error.message : "";
    $("#say").classList.remove("vh");
    if (error instanceof Problem) $("#puzzle").click();
    return;
  }
  end = Math.max(...lanes.map((/** @type {Lane} */ it) => it.summary.events));
  showOverview();
  const asked = Number(new URLSearchParams(location.search).get("at"));
  await go(Number.isFinite(asked) ? asked : 0);
  for (const it of lanes) if (it.summary.cut) $("#say").textContent = say("watch-cut", { events: number(it.summary.events) });
  document.documentElement.dataset.ready = "true";
}
start();
