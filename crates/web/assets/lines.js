// @ts-check
// The lines of an argument, such as a net: shown one by one in a list, each with its number on the grid.
/** @import { Drawing, Line, LinkEnd } from "./types.js" */
/** @import { Content } from "./grid.js" */
import { called, cellOf } from "./cells.js";
import { button, el } from "./dom.js";
import { say } from "./words.js";

/** The list of lines: the first `count` are said, of the others only that they are there. @param {Line[]} lines @param {number} count */
export function listOf(lines, count) {
  const current = lines[count - 1];
  return lines.map((line, i) => {
    const shade = line === current ? "cur" : i < count ? "" : "fut";
    const item = el("li", { class: `${shade} in${Math.min(line.depth, 3)}` }, el("span.n", {}, String(line.number)), el("span.t", {}, i < count ? line.text : "…"));
    if (line === current) item.setAttribute("aria-current", "step");
    return item;
  });
}

/** A list that shows one line more at each press of a button. @param {Line[]} lines @param {(count: number) => void} [then] learns how many are shown @returns {HTMLElement[]} */
export function oneByOne(lines, then = () => {}) {
  const list = el("ol.lines", { tabindex: "0", "aria-live": "polite", "aria-label": say("explain-lines") });
  const show = (/** @type {number} */ count) => {
    list.replaceChildren(...listOf(lines, count));
    const keys = [button("button.main", {}, () => show(count + 1), say("explain-line-next")), button("button", {}, () => show(lines.length), say("explain-line-all"))];
    const hadFocus = bar.contains(document.activeElement);
    bar.replaceChildren(...(count < lines.length ? keys : []));
    if (hadFocus) (bar.querySelector("button") ?? list).focus({ preventScroll: true });
    list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    then(count);
  };
  const bar = el("div.rowx");
  show(1);
  return [list, bar];
}

/** The lines that hold where a line is read, with that line: those in branches that have ended do not. @param {Line[]} lines @param {number} count */
function holding(lines, count) {
  /** @type {Line[]} */
  let held = [];
  lines.slice(0, count).forEach((line, i) => {
    // The last line still shows the branch that it ends.
    const ends = i + 1 < count || line.reason === "supposed";
    if (ends) held = held.filter(({ depth }) => depth < line.depth + (line.reason === "supposed" ? 0 : 1));
    held.push(line);
  });
  return held;
}

/** The candidate of a line that says that one is true, as the end of a link. @param {Line} line @returns {LinkEnd | null} */
function endOf({ true: trues = [] }) {
  const [first] = trues;
  return first ? { digit: Number(first[0]), cells: trues.map((candidate) => candidate.slice(1)) } : null;
}

/**
 * What a grid shows after the first `count` lines: their digits with the numbers of the lines, without the candidates
 * that are gone.
 * @param {Line[]} lines
 * @param {number} count
 * @param {Content[]} contents of the grid before
 * @param {(a: number, b: number) => boolean} sees whether two cells share a house
 * @returns {{contents: Content[], drawing: Drawing}}
 */
export function shownAfter(lines, count, contents, sees) {
  const shown = contents.map((content) => ({ ...content }));
  /** @type {Drawing} */
  const drawing = { cells: [], candidates: [], houses: [], links: [], letters: [] };
  const strike = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    const content = shown[cell];
    if (content) content.candidates = (content.candidates ?? 0) & ~(1 << (digit - 1));
  };
  const held = holding(lines, count);
  const current = lines[count - 1];
  for (const line of held) {
    const end = endOf(line);
    const [only, ...others] = end?.cells.map(cellOf) ?? [];
    if (end && only !== undefined && !others.length) {
      const classes = ["net", ...(line === current ? ["cur"] : []), ...(line.reason === "supposed" ? ["asm"] : [])];
      shown[only] = { kind: "own", digit: end.digit, line: line.number, classes };
      shown.forEach((_, cell) => { if (sees(only, cell)) strike(cell, end.digit); });
    } else if (end) {
      for (const name of end.cells) drawing.candidates.push([`${end.digit}${name}`, "pattern"]);
      shown.forEach((_, cell) => { if (end.cells.every((name) => sees(cellOf(name), cell))) strike(cell, end.digit); });
    }
    for (const candidate of line.false ?? []) {
      if (line === current) drawing.candidates.push([candidate, "eliminated"]);
      else strike(cellOf(candidate.slice(1)), Number(candidate[0]));
    }
  }
  for (const candidate of current?.one_of ?? []) drawing.candidates.push([candidate, "second"]);
  if (current?.cell) drawing.cells.push([current.cell, current.reason === "last" ? "house" : "conflict"]);
  if (current?.house) drawing.houses.push([current.house, "house"]);
  const to = current && endOf(current);
  for (const number of current?.uses ?? []) {
    const line = lines[number - 1];
    const from = line && endOf(line);
    if (from && to) drawing.links.push({ from, to, kind: "weak" });
  }
  return { contents: shown, drawing };
}

/** The text of a step without its lines: what is said before and after them. @param {{text: string, lines?: Line[]}} step */
export function textBeside({ text, lines = [] }) {
  const said = new Set(lines.map((line) => `${line.number}. ${line.text}`));
  return called(text).split("\n").filter((line) => !said.has(line)).join(" ");
}
