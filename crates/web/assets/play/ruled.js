// @ts-check
// Puzzles with rules, and boards other than the classic one: the grid laid out for them, what is drawn on it, the
// keys of its values, and what is offered where a classic puzzle has a hint. Loaded with the first such puzzle.
/** @import { BoardShown, SavedGame } from "../types.js" */
import * as api from "../api.js";
import { CLASSIC, allDigits, cellName, digitsOf, numberOf, placeOf, setShape, shapeNow, symbolOf } from "../cells.js";
import { $, $$, button, el, met, svg } from "../dom.js";
import { loadStyle } from "../styles.js";
import { say } from "../words.js";
import { grid } from "./board.js";
import { act, layOutBy, settledGame, startOf } from "./game.js";
import { complain } from "./notices.js";
import { revealCell } from "./reveal.js";
import { showExtra } from "./sheet.js";
import { change, now, watch } from "./state.js";
import { write } from "./writing.js";

/** The rows of the classic board, and its keys, as the server wrote them. */
const classic = { rows: $$(".row", grid.element), keys: $$("button", $("#keys")) };

/** A cell in the drawing is 60 wide. */
const CELL = 60;

const ground = svg("svg", { class: "ground", preserveAspectRatio: "none", "aria-hidden": "true" });

/** The board that the grid is laid out for; null for the classic one. @type {BoardShown | null} */
let laid = null;

/** What the board of a game looks like. @param {SavedGame} game @returns {Promise<BoardShown>} */
export async function boardOf(game) {
  const [board] = await Promise.all([api.board(startOf(game)), loadStyle("ruled.css")]);
  return board;
}

/** @param {BoardShown} board @param {number} cell */
function cellElement({ cells, houses, labelled }, cell) {
  const name = cells[cell] ?? "";
  const [row, column] = placeOf(cell);
  const element = el("div.cell", { role: "gridcell", "aria-colindex": String(column + 1), "data-houses": (houses[cell] ?? []).join(" "), tabindex: cell ? "-1" : "0" }, el("span.vh", {}, name));
  if (labelled.includes(name)) element.dataset.labelled = "";
  element.style.gridArea = `${row + 1} / ${column + 1}`;
  return element;
}

/** @param {BoardShown} board */
function rowsOf(board) {
  const rows = Array.from({ length: board.rows }, (_, row) => el("div.row", { role: "row", "aria-rowindex": String(row + 1) }));
  board.cells.forEach((_, cell) => rows[placeOf(cell)[0]]?.append(cellElement(board, cell)));
  return rows.filter((row) => row.childElementCount);
}

/** @param {number} digit */
const keyElement = (digit) => el("button.k", { "data-digit": String(digit), "aria-pressed": "false" }, symbolOf(digit), el("small", { "aria-hidden": "true" }), el("span.vh"));

/** Lays the grid out for a board, the classic one if it is null. @param {BoardShown | null} board */
function layOut(board) {
  if (board === laid) return;
  laid = board;
  setShape(board ?? CLASSIC);
  const main = $("main");
  const { rows, columns, places } = shapeNow();
  const margin = board?.margin ?? 0;
  main.classList.toggle("ruled", board !== null);
  main.classList.toggle("keyed", board !== null && board.symbols.join() !== CLASSIC.symbols.join());
  const sizes = { rows, columns, margin, side: Math.max(rows, columns) + 2 * margin, across: places[0], down: places[1], keys: Math.ceil(board ? board.symbols.length / (board.symbols.length > 13 ? 2 : 1) : 9) };
  for (const [name, size] of Object.entries(sizes)) {
    if (board) main.style.setProperty(`--${name}`, String(size));
    else main.style.removeProperty(`--${name}`);
  }
  grid.element.setAttribute("aria-rowcount", String(rows));
  grid.element.setAttribute("aria-colcount", String(columns));
  grid.refill(board ? rowsOf(board) : classic.rows);
  grid.over.setAttribute("viewBox", board ? `0 0 ${CELL * columns} ${CELL * rows}` : "0 0 550 550");
  ground.setAttribute("viewBox", `0 0 ${CELL * columns} ${CELL * rows}`);
  ground.innerHTML = board ? board.under + board.over : "";
  if (board) grid.element.append(ground);
  else ground.remove();
  $("#keys").replaceChildren(...(board ? allDigits().map(keyElement) : classic.keys));
}

layOutBy(layOut);

/** Strikes the marks that no solution has; where there are none, those that are left are written first. */
async function strike() {
  const game = await settledGame();
  const { playing } = now();
  if (!game || !playing) return;
  const { values } = await api.possible(game, new AbortController().signal);
  if (now().playing?.view !== playing.view) return;
  if (!values.some(Boolean)) return complain(say("play-no-solution"));
  const { corner, marked } = playing.view;
  const wanted = values.map((set, cell) => (marked ? (corner[cell] ?? 0) & set : set));
  const changes = allDigits().flatMap((digit) => {
    // A mark is taken away from cells that all have it, and given to cells that all lack it.
    const differ = wanted.flatMap((set, cell) => (digitsOf(set ^ (corner[cell] ?? 0)).includes(digit) && values[cell] ? [cell] : []));
    const has = (/** @type {number} */ cell) => digitsOf(corner[cell] ?? 0).includes(digit);
    const groups = [differ.filter(has), differ.filter((cell) => !has(cell))].filter((cells) => cells.length);
    return groups.map((cells) => ({ do: /** @type {const} */ ("corner"), cells: cells.map(cellName).join(" "), digit: numberOf(digit) }));
  });
  if (changes.length) await act({ hint: say("ruled-strike"), depth: 3 }, ...changes);
  change({ sheet: null });
}

/** Says that there are no steps for such puzzles, and offers what there is. */
export function offer() {
  const way = (/** @type {string} */ key, /** @type {() => Promise<unknown>} */ go) => button("button", {}, () => go().catch(complain), say(key));
  showExtra(say("hint-title"), () => {}, el("p.said", {}, say("ruled-no-hints")), el("div.foot", {}, way("ruled-strike", strike), way("play-reveal-cell", revealCell)));
}

/** Whether the next letter is a value: "." comes before it. */
let isLetter = false;

addEventListener("keydown", (event) => {
  if (!laid || now().paused || now().instead || event.ctrlKey || event.altKey || event.metaKey || met(event, "input, textarea, select")) return;
  const { key } = event;
  const waited = isLetter;
  isLetter = !waited && key === "." && laid.symbols.length > 9;
  if (isLetter) return event.stopImmediatePropagation();
  const symbol = laid.symbols.findIndex((symbol) => symbol.toLowerCase() === key.toLowerCase()) + 1;
  const digit = waited ? symbol || (/^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 87 : 0) : /^\d$/.test(key) && symbol !== Number(key) ? symbol : 0;
  if (!digit || digit > laid.symbols.length) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  write(digit, now().mode);
}, { capture: true });

/** The combinations that the player has struck, by game, cage and combination. */
const struck = new Set();

/** The combinations of a cage, to be struck and taken back. @param {BoardShown["cages"][number]} cage @param {string} id */
function combinations({ sum, cells, combinations }, id) {
  const one = (/** @type {number} */ set) => {
    const key = `${id} ${cells[0]} ${set}`;
    const toggle = button("button.combination", { "aria-pressed": String(struck.has(key)) }, () => {
      if (!struck.delete(key)) struck.add(key);
      toggle.setAttribute("aria-pressed", String(struck.has(key)));
    }, digitsOf(set).map(symbolOf).join(" "));
    return toggle;
  };
  return [el("h3", {}, say("ruled-cage", { sum, count: cells.length })), el("p.combinations", {}, ...combinations.map(one))];
}

watch(["playing", "selected"], ({ playing, selected }) => {
  const chosen = [...selected].map(cellName);
  const cage = playing?.board?.cages.find(({ cells }) => chosen.length && chosen.every((name) => cells.includes(name)));
  const place = $("#combinations");
  place.hidden = !cage;
  place.replaceChildren(...(cage ? combinations(cage, playing?.id ?? "") : []));
});
watch(["playing", "inspected"], ({ playing }) => {
  const rules = $("#rules");
  const board = playing?.board ?? null;
  rules.hidden = !board;
  const said = (board?.rules ?? []).flatMap(({ name, text }) => [el("dt", {}, name), el("dd", {}, text)]);
  const unchecked = board?.unchecked.length ? [el("dt", {}, say("ruled-unchecked")), el("dd", {}, board.unchecked.join(", "))] : [];
  rules.replaceChildren(el("dl.said-rules", {}, ...unchecked, ...said));
});
