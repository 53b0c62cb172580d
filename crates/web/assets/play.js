// @ts-check
// Play: the page's side of a game. What a key means is decided here; what it does, and what
// stands on the board then, is asked of the API.
import { $, $$, ask, cellName, cellOf, data, digitsOf, download, el, recall, say, sees, store, time } from "./dom.js";
import { openTab } from "./frame.js";
import { Grid, moved } from "./grid.js";

/** @typedef {import("./grid.js").Content} Content */

const grid = new Grid($("#grid"));
const live = $("#live");

/** The game, as the API knows it. @type {any} */
let game = null;
/** What there is to show of it. @type {any} */
let view = null;
/** The name under which it is saved. */
let id = "";
/** @type {Set<number>} */
let selected = new Set([0]);
let mode = "enter";
/** The digit lit by its key: digit first, then cells. @type {number | null} */
let held = null;
/** The hint shown. @type {any} */
let hint = null;
/** Cells found to be wrong by a check. @type {Set<number>} */
let wrong = new Set();
/** Whether givens are being typed. */
let entering = false;
/** The game to go back to from there. @type {any} */
let before = null;
/** Whether this game's end has been celebrated. */
let celebrated = false;

const switches = { tidy: true, auto: false, conflicts: true, same: true, houses: true, timer: true, ...recall("switches") };

// ---------- the clock ----------
let startedAt = 0;
let paused = false;
const elapsed = () => (game?.elapsed ?? 0) + (startedAt ? Date.now() - startedAt : 0);
function stopClock() {
  if (game) game.elapsed = elapsed();
  startedAt = 0;
}
function startClock() {
  if (!paused && !entering && !view?.solved && document.visibilityState === "visible") startedAt ||= Date.now();
}
function showClock() {
  const clock = $("#clock");
  clock.hidden = !switches.timer || entering;
  const text = time(elapsed());
  if (clock.textContent !== text) clock.textContent = text;
}
setInterval(showClock, 500);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") startClock();
  else {
    stopClock();
    save();
  }
});

/** @param {boolean} on */
function pause(on) {
  if (entering) return;
  paused = on;
  if (on) stopClock();
  else startClock();
  $("#veil").hidden = !on;
  $("#grid").toggleAttribute("inert", on);
  const button = $("#pause");
  button.setAttribute("aria-pressed", String(on));
  button.setAttribute("aria-label", say(on ? "play-resume" : "play-pause"));
  live.textContent = on ? say("play-paused") : "";
  (on ? $("#resume") : grid.cells[grid.focused]).focus();
}
$("#pause").addEventListener("click", () => pause(!paused));
$("#resume").addEventListener("click", () => pause(false));

// ---------- deeds ----------
/** What waits to be sent. @type {unknown[]} */
let queue = [];
/** @type {Promise<void> | null} */
let sending = null;

/** Does something to the game; deeds are done in order, several in one question. @param {...unknown} deeds */
function act(...deeds) {
  if (!game || paused) return Promise.resolve();
  if (deeds.some((deed) => typeof deed === "string" || "do" in /** @type {object} */ (deed))) {
    wrong = new Set();
    $("#finding").textContent = "";
    closeHint();
  }
  queue.push(...deeds);
  sending ??= send().finally(() => (sending = null));
  return sending;
}

async function send() {
  while (queue.length) {
    const deeds = queue;
    queue = [];
    const run = startedAt;
    stopClock();
    if (run) startedAt = Date.now();
    try {
      const answer = await ask("game", { game, deeds });
      adopt(answer);
    } catch (error) {
      complain(error);
      return;
    }
  }
}

/** @param {any} answer */
function adopt(answer) {
  const passed = game?.elapsed ?? 0;
  game = answer.game;
  game.elapsed = Math.max(game.elapsed, passed);
  view = answer.view;
  show();
  save();
  if (!view.solved) celebrated = false;
  if (view.solved && !celebrated && !entering) {
    stopClock();
    celebrated = true;
    note(say("play-solved", { time: time(elapsed()) }));
    live.textContent = say("play-solved", { time: time(elapsed()) });
    save();
  } else if (view.conflicts.length && switches.conflicts) {
    live.textContent = say("play-clash", { cells: view.conflicts.join(" ") });
  }
  if (!$("#p-moves").hidden) showMoves();
}

/** @param {string} text */
function note(text) {
  $("#note").textContent = text;
  $("#note").hidden = !text;
}

/** @param {unknown} error */
function complain(error) {
  const text = error instanceof Error ? error.message : String(error);
  $("#error").textContent = text;
  $("#error").hidden = false;
  if (document.documentElement.clientWidth < 860) note(text);
}
function calm() {
  $("#error").hidden = true;
  note("");
}

// ---------- showing ----------
function show() {
  if (!view) return;
  const digits = [...view.givens].map((given, cell) => (given !== "." ? given : view.placed[cell]));
  const chosen = [...selected];
  const digit = held !== null ? String(held) : chosen.length === 1 && digits[chosen[0]] !== "." ? digits[chosen[0]] : null;
  const conflicts = new Set(switches.conflicts ? view.conflicts.map(cellOf) : []);
  /** @type {Content[]} */
  const contents = digits.map((shown, cell) => {
    const classes = [];
    const isSelected = selected.has(cell);
    if (switches.houses && chosen.length === 1 && held === null && sees(cell, chosen[0])) classes.push("peer");
    if (switches.same && digit && shown === digit) classes.push("same");
    if (isSelected) classes.push("sel");
    if (conflicts.has(cell)) classes.push("clash");
    if (wrong.has(cell)) classes.push("wrong");
    if (hint?.cells?.has(cell)) classes.push("look");
    const found = shown !== ".";
    return {
      kind: !found ? null : entering || view.givens[cell] !== "." ? "given" : "own",
      digit: found ? Number(shown) : 0,
      corner: found ? 0 : view.corner[cell],
      candidates: found || (!switches.auto && !hint?.step) ? 0 : hint?.step && marked() ? view.corner[cell] : switches.auto || hint?.step ? view.allowed[cell] : 0,
      centre: found ? 0 : view.centre[cell],
      colours: view.colours[cell],
      classes,
    };
  });
  const looking = hint?.houses && !hint.step ? { cells: [], candidates: [], links: [], letters: [], houses: hint.houses.map((/** @type {string} */ house) => [house, "house"]) } : null;
  grid.show(contents, hint?.step?.drawing ?? looking);
  for (const button of $$("#keys button")) {
    const key = Number(button.dataset.digit);
    const left = view.remaining[key - 1];
    $("small", button).textContent = mode === "colour" ? "" : String(left);
    button.classList.toggle("done", left === 0 && mode !== "colour");
    button.setAttribute("aria-pressed", String(held === key));
    $(".vh", button).textContent = mode === "colour" ? "" : `, ${say("play-left", { count: left })}`;
  }
  $("#keys").dataset.mode = mode;
  $("#undo").toggleAttribute("disabled", !view.can_undo);
  $("#redo").toggleAttribute("disabled", !view.can_redo);
  $("#title").textContent = entering ? say("play-own") : game.title || say("play-untitled");
  const givens = [...view.givens].filter((c) => c !== ".").length;
  const level = game.level && `level-${game.level}` in levelNames ? `${say(`level-${game.level}`)} · ` : "";
  $("#facts").textContent = entering ? say("play-entering") : level + say("play-facts", { givens });
  const watched = new URL($("#to-watch").getAttribute("href") ?? "", location.href);
  watched.searchParams.set("puzzle", view.givens);
  $("#to-watch").setAttribute("href", watched.pathname + watched.search);
  showClock();
}
const levelNames = Object.fromEntries(data.levels.map((/** @type {any} */ it) => [`level-${it.level}`, true]));
const marked = () => [...view.givens].every((given, cell) => given !== "." || view.placed[cell] !== "." || view.corner[cell]);

// ---------- choosing cells ----------
/** @param {number} cell @param {boolean} [more] */
function select(cell, more = false) {
  if (!more) selected = new Set();
  selected.add(cell);
  show();
}

let dragging = false;
/** @type {{cell: number, at: number}} */
let tapped = { cell: -1, at: 0 };
grid.element.addEventListener("pointerdown", (event) => {
  const cell = grid.at(event.target);
  if (cell < 0 || paused) return;
  event.preventDefault();
  grid.focus(cell);
  grid.element.releasePointerCapture?.(event.pointerId);
  const again = tapped.cell === cell && event.timeStamp - tapped.at < 400;
  tapped = { cell, at: event.timeStamp };
  if (again && !entering && !event.ctrlKey) {
    act({ do: "settle", cell: cellName(cell), tidy: switches.tidy });
    tapped.cell = -1;
    return;
  }
  if (held !== null) {
    selected = new Set([cell]);
    write(held, mode);
    return;
  }
  const more = event.ctrlKey || event.metaKey || event.shiftKey;
  if (more && selected.has(cell) && selected.size > 1) {
    selected.delete(cell);
    show();
  } else select(cell, more);
  dragging = true;
});
grid.element.addEventListener("pointermove", (event) => {
  if (!dragging) return;
  const cell = grid.at(document.elementFromPoint(event.clientX, event.clientY));
  if (cell >= 0 && !selected.has(cell)) {
    grid.focus(cell);
    select(cell, true);
  }
});
addEventListener("pointerup", () => (dragging = false));
addEventListener("pointercancel", () => (dragging = false));
grid.element.addEventListener("focusin", (event) => {
  const cell = grid.at(event.target);
  if (cell >= 0 && cell !== grid.focused) grid.focus(cell, false);
});

const cells = () => [...selected].map(cellName).join(" ");

/** @param {number} digit @param {string} how */
function write(digit, how) {
  if (entering) {
    act({ do: "enter", cells: cells(), digit, tidy: false });
    if (selected.size === 1) step(1);
  } else if (how === "colour") act({ do: "colour", cells: cells(), colour: digit });
  else if (how === "enter") act({ do: "enter", cells: cells(), digit, tidy: switches.tidy });
  else act({ do: how, cells: cells(), digit });
}

/** To the next cell in reading order. @param {number} by */
function step(by) {
  const cell = (grid.focused + by + 81) % 81;
  grid.focus(cell);
  select(cell);
}

// ---------- keys ----------
const MODES = ["enter", "corner", "centre", "colour"];
/** @param {string} next */
function setMode(next) {
  mode = next;
  for (const button of $$("#modes button")) {
    const on = button.dataset.mode === next;
    button.setAttribute("aria-checked", String(on));
    button.tabIndex = on ? 0 : -1;
  }
  show();
}
$("#modes").addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (button?.dataset.mode) setMode(button.dataset.mode);
});
$("#modes").addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: 3, ArrowUp: 3 }[event.key];
  if (!by) return;
  event.preventDefault();
  setMode(MODES[(MODES.indexOf(mode) + by) % 4]);
  $(`#modes [data-mode=${mode}]`).focus();
});
$("#keys").addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  const digit = Number(button?.dataset.digit);
  if (!digit || paused) return;
  const free = [...selected].some((cell) => mode === "colour" || entering || view.givens[cell] === ".");
  // With cells to write into, a key writes; without, it is held and the next cells take it.
  if (held !== null || !free) {
    held = held === digit ? null : digit;
    show();
  } else write(digit, mode);
});

/** Keys are known by their place, so that Z X C V lie side by side on every keyboard. */
const PLACES = /** @type {Record<string, string>} */ ({ KeyZ: "enter", KeyX: "corner", KeyC: "centre", KeyV: "colour" });
const LETTERS = /** @type {Record<string, string>} */ ({ KeyW: "ArrowUp", KeyS: "ArrowDown", KeyA: "ArrowLeft", KeyD: "ArrowRight" });

addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input, textarea, select") || event.altKey) return;
  const inGrid = target === document.body || grid.element.contains(target) || target.closest("#keys") !== null;
  const control = event.ctrlKey || event.metaKey;
  if (control && event.code === "KeyZ" || control && event.key.toLowerCase() === "z") {
    event.preventDefault();
    act(event.shiftKey ? "redo" : "undo");
    return;
  }
  if (control && event.key.toLowerCase() === "y") {
    event.preventDefault();
    act("redo");
    return;
  }
  if (!inGrid) return;
  if (control && event.key.toLowerCase() === "a") {
    event.preventDefault();
    selected = new Set(grid.cells.keys());
    show();
    return;
  }
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
  if (digit && (digit[1] !== "0" || !control)) {
    event.preventDefault();
    if (digit[1] === "0") {
      if (entering) clearAndStep();
      else act({ do: "clear", cells: cells() });
    } else write(Number(digit[1]), event.shiftKey ? "corner" : control ? "centre" : mode);
    return;
  }
  const arrow = moved(grid.focused, !control && LETTERS[event.code] ? LETTERS[event.code] : event.key);
  if (arrow !== null) {
    event.preventDefault();
    held = null;
    grid.focus(arrow);
    select(arrow, control || event.shiftKey);
    return;
  }
  if (control) return;
  if (PLACES[event.code] && !entering) setMode(PLACES[event.code]);
  else if (event.key === " " && grid.element.contains(target)) {
    event.preventDefault();
    if (entering) clearAndStep();
    else setMode(MODES[(MODES.indexOf(mode) + 1) % 4]);
  } else if (event.key === "." && entering) clearAndStep();
  else if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    act({ do: "clear", cells: cells() });
  } else if (event.key === "Enter" && grid.element.contains(target) && !entering) {
    act({ do: "settle", cell: cellName(grid.focused), tidy: switches.tidy });
  } else if (event.key === "Escape") {
    held = null;
    closeHint();
    show();
  }
});

function clearAndStep() {
  act({ do: "clear", cells: cells() });
  step(1);
}

$("#undo").addEventListener("click", () => act("undo"));
$("#redo").addEventListener("click", () => act("redo"));
$("#clear").addEventListener("click", () => act({ do: "clear", cells: cells() }));

// ---------- marks ----------
$("#fill").addEventListener("click", () => act({ do: "fill-marks" }));
$("#unmark").addEventListener("click", () => act({ do: "clear-marks" }));
$("#uncolour").addEventListener("click", () => act({ do: "clear-colours" }));
$("#restart").addEventListener("click", () => act({ do: "start-over" }));
for (const box of /** @type {HTMLInputElement[]} */ ($$("[data-switch]"))) {
  const name = /** @type {keyof typeof switches} */ (box.dataset.switch);
  box.checked = switches[name];
  box.addEventListener("change", () => {
    switches[name] = box.checked;
    store("switches", switches);
    show();
  });
}

// ---------- hints and checks ----------
function closeHint() {
  if (!hint) return;
  hint = null;
  $("#depths").replaceChildren();
  $("#so").textContent = "";
  $("#hint").textContent = hintWord;
  for (const [name, hidden] of [["hint", false], ["do-step", true], ["hint-close", true], ["hint-idle", false]]) $(`#${name}`).hidden = Boolean(hidden);
  closeSheet();
  show();
}
const hintWord = $("#hint").textContent ?? "";

async function askHint() {
  if (!game || entering || paused) return;
  await sending;
  const depth = hint?.kind === "step" ? Math.min(3, hint.depth + 1) : 1;
  try {
    const answer = await ask("game/hint", { game, depth });
    $("#finding").textContent = "";
    hint = { ...answer, depth };
    if (answer.kind === "mistakes") {
      wrong = new Set(answer.cells.map(cellOf));
      hint.depth = 3;
    }
    showHint();
    if (answer.kind === "step") await act({ hint: answer.technique, depth });
  } catch (error) {
    complain(error);
  }
}

function showHint() {
  const last = hint.sentences.length - 1;
  const items = hint.sentences.map((/** @type {string} */ text, /** @type {number} */ i) => {
    return el("li", {}, el("span.n", {}, String(i + 1)), el("div", {}, el("p", {}, text)));
  });
  // Each depth says what the one before said too: the deepest is enough to read.
  $("#depths").replaceChildren(...(hint.kind === "step" ? items.slice(last) : items));
  const isStep = hint.kind === "step";
  const more = isStep && hint.depth < 3;
  $("#hint").hidden = !more;
  $("#hint").textContent = say("hint-deeper");
  $("#do-step").hidden = !hint.step;
  $("#hint-close").hidden = false;
  $("#hint-idle").hidden = true;
  const result = hint.step ? [...hint.step.placements.map((/** @type {string} */ it) => `${it.slice(1)} = ${it[0]}`), ...hint.step.eliminations.map((/** @type {string} */ it) => `${it.slice(1)} ≠ ${it[0]}`)] : [];
  $("#so").textContent = result.join("  ");
  live.textContent = hint.sentences[last];
  openTab($("#t-hint"));
  document.body.dataset.sheet = "open";
  show();
}

$("#hint").addEventListener("click", askHint);
$("#hint-narrow").addEventListener("click", askHint);
$("#hint-close").addEventListener("click", () => {
  closeHint();
  grid.cells[grid.focused].focus();
});
$("#do-step").addEventListener("click", () => {
  const { technique, placements, eliminations } = hint.step;
  act({ do: "step", technique, placements: placements.join(" "), eliminations: eliminations.join(" ") });
});

async function check() {
  if (!game || entering || paused) return;
  await sending;
  closeHint();
  try {
    const answer = await ask("game/check", { game });
    wrong = new Set(["mistakes", "struck"].includes(answer.finding) ? answer.cells.map(cellOf) : []);
    $("#finding").textContent = answer.sentence;
    live.textContent = answer.sentence;
    if (document.documentElement.clientWidth < 860) note(answer.sentence);
    show();
  } catch (error) {
    complain(error);
  }
}
$("#check").addEventListener("click", check);
$("#check-narrow").addEventListener("click", check);

// ---------- the protocol ----------
async function showMoves() {
  const answer = await ask("game/protocol", { game });
  const lines = answer.lines.map((/** @type {any} */ line, /** @type {number} */ i) => {
    const input = /** @type {HTMLInputElement} */ (el("input", { type: "text", "aria-label": say("play-reason-of", { move: line.what }), value: line.reason, maxlength: "500" }));
    input.addEventListener("change", () => act({ reason: input.value, of: i }));
    return el("li.move", {}, el("span.no", {}, time(line.at)), el("span.t", {}, line.what), input);
  });
  $("#moves").replaceChildren(...(lines.length ? lines : [el("li", {}, say("play-no-reasons"))]));
  $("#moves-count").textContent = answer.count;
  $("#moves").scrollTop = $("#moves").scrollHeight;
  return answer.text;
}
$("#t-moves").addEventListener("open", () => game && showMoves().catch(complain));
$("#protocol").addEventListener("click", async () => download("ennead-protocol.txt", await showMoves()));

// ---------- sharing ----------
function link() {
  const url = new URL(location.pathname, location.href);
  url.searchParams.set("puzzle", view.givens);
  return url.href;
}
/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    $("#shared").textContent = say("play-copied");
  } catch {
    $("#shared").textContent = text;
  }
}
$("#link").addEventListener("click", () => copy(link()));
$("#print").addEventListener("click", () => print());
const format = /** @type {HTMLSelectElement} */ ($("#format"));
const written = () => ask("write", { game, format: format.value });
$("#export").addEventListener("click", async () => {
  try {
    const { text, extension } = await written();
    download(`sudoku.${extension ?? "txt"}`, text);
  } catch (error) {
    $("#shared").textContent = error instanceof Error ? error.message : "";
  }
});
$("#copy").addEventListener("click", async () => {
  try {
    copy((await written()).text);
  } catch (error) {
    $("#shared").textContent = error instanceof Error ? error.message : "";
  }
});

// ---------- games ----------
function save() {
  if (!game || entering) return;
  const kept = { ...game, elapsed: elapsed() };
  const all = recall("games") ?? {};
  all[id] = { title: game.title, at: Date.now(), filled: view?.filled ?? 0, elapsed: kept.elapsed, solved: view?.solved ?? false };
  // Only a game somebody has begun is worth a place in the list.
  if (!game.moves.length && !game.hints.length) delete all[id];
  const fine = store(`game.${id}`, kept) && store("games", all) && store("last", id);
  if (!fine) note(say("play-forgotten"));
  showGames();
}

function showGames() {
  const all = Object.entries(recall("games") ?? {}).sort(([, a], [, b]) => b.at - a.at);
  const rows = all.map(([name, it]) => {
    const open = el("button.link", {}, it.title || say("play-untitled"));
    open.addEventListener("click", () => openSaved(name));
    const away = el("button.link.away", { "aria-label": say("play-delete", { name: it.title || say("play-untitled") }) }, "×");
    away.addEventListener("click", () => {
      const rest = recall("games") ?? {};
      delete rest[name];
      store("games", rest);
      store(`game.${name}`, null);
      showGames();
    });
    return el("li", {}, open, el("span", {}, say("play-progress", { filled: it.filled, time: time(it.elapsed) })), away);
  });
  $("#games").replaceChildren(...(rows.length ? rows : [el("li.soft", {}, say("play-none-saved"))]));
}

/** @param {string} name */
async function openSaved(name) {
  const saved = recall(`game.${name}`);
  if (saved) await begin(saved, name);
}

/** Plays `start` from where it stands. @param {any} start @param {string} [name] */
async function begin(start, name) {
  await sending;
  stopClock();
  entering = false;
  paused = false;
  $("#veil").hidden = true;
  $("#grid").removeAttribute("inert");
  closeHint();
  wrong = new Set();
  held = null;
  calm();
  game = start;
  id = name ?? hash(start.start.givens + (start.start.placed ?? ""));
  const answer = await ask("game", { game });
  celebrated = answer.view.solved;
  $("#playing").hidden = false;
  $("#entering").hidden = true;
  const first = [...answer.view.givens].findIndex((given) => given === ".");
  selected = new Set([Math.max(0, first)]);
  grid.focus(Math.max(0, first), false);
  adopt(answer);
  startClock();
}

/** A short name for a text. @param {string} text */
function hash(text) {
  let value = 5381;
  for (const c of text) value = (value * 33 + c.charCodeAt(0)) >>> 0;
  return value.toString(36);
}

/** @param {string} text */
async function open(text) {
  calm();
  const answer = await ask("read", { text });
  const [first, ...others] = answer.games;
  if (others.length) {
    const all = recall("games") ?? {};
    for (const other of others.slice(0, 50)) {
      const name = hash(other.start.givens);
      store(`game.${name}`, other);
      all[name] = { title: other.title || other.start.givens.slice(0, 9), at: Date.now() - 1, filled: 0, elapsed: 0, solved: false };
    }
    store("games", all);
  }
  closeSheet();
  const known = hash(first.start.givens + (first.start.placed ?? ""));
  const saved = recall(`game.${known}`);
  await begin(saved ?? first, known);
  if (others.length) note(say("play-several", { count: answer.found }));
}

$("#open").addEventListener("submit", (event) => {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ ($("#paste"));
  open(input.value).then(() => (input.value = ""), complain);
});
$("#paste").addEventListener("paste", (event) => {
  // A grid of several lines would lose its lines in a field of one.
  const text = event.clipboardData?.getData("text") ?? "";
  if (!text.includes("\n")) return;
  event.preventDefault();
  open(text).catch(complain);
});
addEventListener("paste", (event) => {
  if (/** @type {HTMLElement} */ (event.target).closest?.("input, textarea")) return;
  const text = event.clipboardData?.getData("text") ?? "";
  if (text.trim().length >= 17) open(text).catch(complain);
});
const fileInput = /** @type {HTMLInputElement} */ ($("#file-input"));
$("#file").addEventListener("click", () => fileInput.click());
fileInput.addEventListener("change", async () => {
  const file = fileInput.files?.[0];
  if (file) open(await file.text()).catch(complain);
  fileInput.value = "";
});
$("#by-level").addEventListener("click", () => {
  openTab($("#t-games"));
  $("#levels button").focus();
});
$("#new").addEventListener("click", () => {
  openTab($("#t-games"));
  document.body.dataset.entry = "true";
  document.body.dataset.sheet = "open";
});
$("#levels").addEventListener("click", (event) => {
  const level = /** @type {HTMLElement} */ (event.target).dataset.level;
  if (level) byLevel(level).catch(complain);
});

/** A new puzzle. Its number makes it again: it is the seed. @param {string} level */
async function byLevel(level) {
  const seed = Math.floor(Math.random() * 1e6);
  const made = await ask("generate", { level, symmetry: "rotate180", seed });
  if (!made.puzzles.length) throw new Error(made.stopped);
  const answer = await ask("read", { text: made.puzzles[0].puzzle });
  const name = say(`level-${level}`);
  const title = `${name[0].toUpperCase()}${name.slice(1)} ${seed}`;
  closeSheet();
  await begin({ ...answer.games[0], title, level });
}

// ---------- typing a puzzle ----------
$("#type").addEventListener("click", async () => {
  await sending;
  stopClock();
  closeHint();
  before = { game, id };
  entering = true;
  held = null;
  setMode("enter");
  game = { version: 1, start: { givens: "" }, moves: [], done: 0, hints: [], elapsed: 0 };
  adopt(await ask("game", { game }));
  $("#playing").hidden = true;
  $("#entering").hidden = false;
  grid.focus(0);
  select(0);
});
const typed = () => view.placed;
$("#start").addEventListener("click", () => open(typed()).catch(complain));
$("#cancel").addEventListener("click", () => begin(before.game, before.id).catch(complain));
$("#solve").addEventListener("click", async () => {
  try {
    const answer = await ask("solve", { puzzle: typed() });
    const sentence = await ask("check", { puzzle: typed() });
    note(sentence.sentences.join(" "));
    if (answer.solutions.length !== 1) return;
    const [solution] = answer.solutions;
    const contents = [...solution].map((digit, cell) => ({ kind: typed()[cell] === "." ? "found" : "given", digit: Number(digit) }));
    grid.show(/** @type {Content[]} */ (contents));
  } catch (error) {
    complain(error);
  }
});

// ---------- the sheet of narrow screens ----------
function closeSheet() {
  delete document.body.dataset.sheet;
  delete document.body.dataset.entry;
}
addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (document.body.dataset.sheet && !target.closest(".side, #hint-narrow, #new")) closeSheet();
});

// ---------- the start ----------
async function start() {
  showGames();
  const asked = new URLSearchParams(location.search);
  const shared = asked.get("puzzle");
  if (shared) {
    try {
      await open(shared);
      const placed = asked.get("placed");
      const marks = asked.get("marks");
      if (placed && !game.moves.length) {
        const corner = marks ? marks.split(",").map((set) => digitsOf(Number(set)).join("")) : undefined;
        await begin({ version: 1, title: "", start: { givens: shared, placed, ...(corner?.length === 81 ? { corner } : {}) }, moves: [], done: 0, taken_back: 0, hints: [], elapsed: 0 });
      }
      return;
    } catch (error) {
      complain(error);
    }
  }
  const last = recall("last");
  const saved = typeof last === "string" ? recall(`game.${last}`) : null;
  if (saved) {
    try {
      await begin(saved, last);
      return;
    } catch (error) {
      complain(error);
    }
  }
  await byLevel("easy");
}
start().catch(complain);
