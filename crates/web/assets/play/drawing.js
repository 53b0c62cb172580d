// @ts-check
// What a player draws to think with: coloured candidates, links between candidates, and strokes of a pen. Each is
// a move, and is undone as any other.
/** @import { Change, View } from "../types.js" */
import { allDigits, called, candidateName, partsOf, placeOf, shapeNow } from "../cells.js";
import { svg } from "../dom.js";
import { say } from "../words.js";
import { grid, shownState } from "./board.js";
import { draftDrawings, withDraft } from "./draft.js";
import { act } from "./game.js";
import { announce, note } from "./notices.js";
import { now, watch } from "./state.js";
import { select } from "./writing.js";

/** The layer is drawn in units, 550 to nine cells; a stroke has hundredths of a cell. */
const UNIT = 550 / 9;

/** How far a hand strays without meaning it, how near a press must be to a stroke to rub it out, and how much of a hand's trembling is left out, in hundredths of a cell. */
const [STRAYS, NEAR, TREMBLES] = [12, 18, 2];

/** The most points of a stroke, as the core has it. */
const MOST = 500;

/** @typedef {[x: number, y: number]} Point */

const layer = svg("svg", { class: "over drawn", preserveAspectRatio: "none", "aria-hidden": "true" });
grid.element.append(layer);

/** The end of a link that was chosen first. @type {string | null} */
let linking = null;

/** What is under way: the candidate that is pressed, or the points of a stroke. @type {{from: string | null, to: string | null, points: Point[]} | null} */
let under = null;

/** What the board shows now. @returns {View | undefined} */
function view() {
  const { playing, draft } = shownState(now());
  return playing ? withDraft(playing.view, draft) : undefined;
}

/** The mark of a candidate on the board, if it is there. @param {string} candidate */
function markOf(candidate) {
  const [digit, cell] = partsOf(candidate);
  return grid.cells[cell]?.querySelector(`.cs .k${digit}, .mid .m${digit}`) ?? null;
}

/** Where a point of the window is on the board, in cells. @param {number} x @param {number} y @returns {Point} */
function within(x, y) {
  const { left, top, width, height } = grid.element.getBoundingClientRect();
  const { rows, columns } = shapeNow();
  const of = (/** @type {number} */ part, /** @type {number} */ cells) => cells * Math.min(1, Math.max(0, part));
  return [of((x - left) / width, columns), of((y - top) / height, rows)];
}

/** The middle of a candidate: of its mark, or of its place if it is not marked. @param {string} candidate @returns {Point} */
function middle(candidate) {
  const mark = markOf(candidate);
  if (mark) {
    const { left, top, width, height } = mark.getBoundingClientRect();
    const [x, y] = within(left + width / 2, top + height / 2);
    return [x * UNIT, y * UNIT];
  }
  const [digit, cell] = partsOf(candidate);
  const [row, column] = placeOf(cell);
  const [across, down] = shapeNow().places;
  const middle = (/** @type {number} */ place, /** @type {number} */ count) => 0.5 + (place - (count - 1) / 2) * (0.921 / count);
  return [(column + middle((digit - 1) % across, across)) * UNIT, (row + middle(Math.floor((digit - 1) / across), down)) * UNIT];
}

/** The candidate nearest to a point of the window, in the cell under it. @param {PointerEvent} event @returns {string | null} */
function nearest({ clientX, clientY }) {
  const at = grid.at(document.elementFromPoint(clientX, clientY));
  if (at === null) return null;
  const [x, y] = within(clientX, clientY).map((cells) => cells * UNIT);
  const marked = allDigits().map((digit) => candidateName(digit, at)).filter(markOf);
  const far = (/** @type {string} */ candidate) => Math.hypot(middle(candidate)[0] - (x ?? 0), middle(candidate)[1] - (y ?? 0));
  return marked.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** A line between the rims of two candidates, bowed a little. @param {Point} from @param {Point} to */
function lineBetween([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const rim = Math.min(9, length / 2);
  const bow = length > 130 ? Math.min(18, length / 12) : 0;
  const round = (/** @type {number} */ value) => value.toFixed(1);
  return `M${round(x1 + ux * rim)} ${round(y1 + uy * rim)}Q${round((x1 + x2) / 2 - uy * bow)} ${round((y1 + y2) / 2 + ux * bow)} ${round(x2 - ux * rim)} ${round(y2 - uy * rim)}`;
}

/** @param {Point[]} points in hundredths of a cell */
const pathOf = (points) => `M${points.map(([x, y]) => `${((x * UNIT) / 100).toFixed(1)} ${((y * UNIT) / 100).toFixed(1)}`).join("L")}`;

/** @param {string} text @returns {Point[]} */
const pointsOf = (text) => text.split(" ").map((pair) => /** @type {Point} */ (pair.split(",").map(Number)));

function show() {
  const { links = [], strokes = [] } = view() ?? {};
  const { ink } = now();
  const ring = (/** @type {string} */ candidate) => {
    const [cx, cy] = middle(candidate);
    return svg("circle", { class: "draws-ring", cx, cy, r: 10 });
  };
  const { rows, columns } = shapeNow();
  layer.setAttribute("viewBox", `0 0 ${UNIT * columns} ${UNIT * rows}`);
  layer.replaceChildren(
    ...strokes.map(({ colour, points }) => svg("path", { class: `draws-stroke c${colour}`, d: pathOf(pointsOf(points)) })),
    ...links.map(({ from, to, colour, weak }) => {
      const gone = markOf(from) && markOf(to) ? "" : " gone";
      return svg("path", { class: `draws-link c${colour}${weak ? " dashed" : ""}${gone}`, d: lineBetween(middle(from), middle(to)) });
    }),
    ...(under?.points.length ? [svg("path", { class: `draws-stroke c${ink}`, d: pathOf(under.points) })] : []),
    ...(under?.from && under.to && under.from !== under.to ? [svg("path", { class: `draws-link c${ink}`, d: lineBetween(middle(under.from), middle(under.to)) })] : []),
    ...[...new Set([linking, under?.from, under?.to])].flatMap((candidate) => (candidate ? [ring(candidate)] : [])),
  );
}

/** Colours candidates, or takes their colour away. @param {string[]} candidates */
function tint(candidates) {
  if (candidates.length) act({ do: "tint", candidates: candidates.join(" "), colour: now().ink });
  else note(say("tool-no-mark"));
}

/** Draws a link; the same once more is dashed, and once more is gone. @param {string} from @param {string} to */
function link(from, to) {
  const { ink } = now();
  const known = view()?.links.find((link) => [from, to].includes(link.from) && [from, to].includes(link.to));
  const weak = known?.colour === ink || known?.weak === true;
  act({ do: "link", from, to, colour: ink, weak });
}

/** An end of a link was chosen; the second one makes the link. @param {string} end */
function chooseEnd(end) {
  const first = linking;
  linking = first === null ? end : null;
  if (first === null) announce(say("tool-from", { from: called(end) }));
  else if (first !== end) link(first, end);
  note(linking ? say("tool-from", { from: called(end) }) : "");
  show();
}

/** How far a point is from a line. @param {Point} point @param {Point} from @param {Point} to */
function off([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** The fewest of these points whose lines stray no farther than this from the others (Ramer, Douglas and Peucker). @param {Point[]} points @param {number} strays @returns {Point[]} */
function fewest(points, strays) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [at, most] = [0, 0];
  points.forEach((point, i) => {
    const far = off(point, first, last);
    if (far > most) [at, most] = [i, far];
  });
  return most <= strays ? [first, last] : [...fewest(points.slice(0, at + 1), strays).slice(0, -1), ...fewest(points.slice(at), strays)];
}

/** Ends a stroke. A press that does not move rubs out what it meets. @param {Point[]} points */
function stroke(points) {
  const [first] = points;
  if (!first) return;
  if (points.every(([x, y]) => Math.hypot(x - first[0], y - first[1]) < STRAYS)) {
    // The one drawn last lies on top.
    const met = [...(view()?.strokes ?? [])].reverse().find(({ points }) => {
      const all = pointsOf(points);
      return all.some((point, at) => off(first, point, all[at + 1] ?? point) < NEAR);
    });
    if (met) act({ do: "draw", points: met.points, colour: met.colour });
    return;
  }
  const corners = fewest(points, TREMBLES);
  const every = Math.ceil(corners.length / MOST);
  const kept = corners.filter((_, at) => at % every === 0);
  act({ do: "draw", points: kept.map((point) => point.join(",")).join(" "), colour: now().ink });
}

/** @param {PointerEvent} event @returns {Point} */
function pointOf({ clientX, clientY }) {
  const [x, y] = within(clientX, clientY);
  return [Math.round(x * 100), Math.round(y * 100)];
}

/** Whether something can be drawn now. */
function isOn() {
  const { mode, tool, typing, paused, instead } = now();
  return mode === "colour" && tool !== "cell" && !typing && !paused && !instead;
}

/** @param {PointerEvent} event */
function begin(event) {
  if (!isOn()) return;
  // No cell is selected by it.
  event.stopPropagation();
  event.preventDefault();
  // A second finger ends what the first one began.
  if (!event.isPrimary || event.button > 0) return void cancel();
  if (grid.element.hasPointerCapture(event.pointerId)) grid.element.releasePointerCapture(event.pointerId);
  if (now().tool === "pen") under = { from: null, to: null, points: [pointOf(event)] };
  else {
    const from = nearest(event);
    if (from === null) {
      note(say("tool-no-mark"));
      return;
    }
    note("");
    under = { from, to: null, points: [] };
  }
  show();
}

/** @param {PointerEvent} event */
function go(event) {
  if (!under || !event.isPrimary) return;
  if (under.points.length) {
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length ? all : [event]) {
      const [point, last] = [pointOf(one), under.points.at(-1)];
      if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= TREMBLES) under.points.push(point);
    }
    // Whoever scribbles for minutes gets a coarser scribble.
    if (under.points.length > 10 * MOST) under.points = under.points.filter((_, at) => at % 2 === 0);
  } else {
    const met = nearest(event);
    // A finger that colours may slide to the right mark; one that links goes on to the other end.
    if (now().tool === "candidate") under.from = met ?? under.from;
    else under.to = met;
  }
  show();
}

/** @param {PointerEvent} event */
function end(event) {
  if (!under || !event.isPrimary) return;
  const { from, to, points } = under;
  under = null;
  if (now().tool === "pen") stroke(points);
  else if (from) {
    const [, cell] = partsOf(from);
    select(cell);
    grid.focus(cell);
    if (now().tool === "candidate") tint([from]);
    else if (to && to !== from) {
      linking = null;
      note("");
      link(from, to);
    } else chooseEnd(from);
  }
  show();
}

function cancel() {
  const was = under !== null || linking !== null;
  [under, linking] = [null, null];
  show();
  return was;
}

/** A digit of the keyboard: the candidate to colour in the selected cells, or an end of a link. @param {number} digit */
export function press(digit) {
  if (!isOn()) return;
  const { tool, selected } = now();
  if (tool === "candidate") tint([...selected].map((cell) => candidateName(digit, cell)).filter(markOf));
  else if (tool === "link") {
    const end = candidateName(digit, grid.focused);
    if (markOf(end)) chooseEnd(end);
    else note(say("tool-no-mark"));
  }
}

/** Takes away the colours of the candidates in the selected cells, or all links and strokes. */
export function rub() {
  const { tool, selected } = now();
  const { tints = [], links = [], strokes = [] } = view() ?? {};
  if (tool !== "candidate") {
    if (links.length || strokes.length) act({ do: "clear-drawings" });
    return;
  }
  const here = tints.filter(([candidate]) => selected.has(partsOf(candidate)[1]));
  const colours = new Set(here.map(([, colour]) => colour));
  act(...[...colours].map((colour) => ({ do: /** @type {const} */ ("tint"), candidates: here.filter((tinted) => tinted[1] === colour).map(([candidate]) => candidate).join(" "), colour })));
}

/** Two candidates in the order in which the ends of a link are kept. @param {string} a @param {string} b */
const inOrder = (a, b) => (a < b ? [a, b] : [b, a]).join(" ");

/** What a drawing comes to, as for a set: what is there already is taken away. @param {View} view @param {Change} change @returns {View} */
function drawn(view, change) {
  if (typeof change === "string" || !("do" in change)) return view;
  switch (change.do) {
    case "tint": {
      const chosen = change.candidates.split(" ").filter(Boolean);
      const tints = new Map(view.tints);
      const all = chosen.every((candidate) => tints.get(candidate) === change.colour);
      for (const candidate of chosen) all ? tints.delete(candidate) : tints.set(candidate, change.colour);
      return { ...view, tints: [...tints] };
    }
    case "link": {
      const { from, to, colour, weak = false } = change;
      const ends = inOrder(from, to);
      const same = view.links.some((link) => inOrder(link.from, link.to) === ends && link.colour === colour && link.weak === weak);
      const others = view.links.filter((link) => inOrder(link.from, link.to) !== ends);
      return { ...view, links: same ? others : [...others, { from, to, colour, weak }] };
    }
    case "draw": {
      const { points, colour } = change;
      const others = view.strokes.filter((stroke) => stroke.points !== points || stroke.colour !== colour);
      return { ...view, strokes: others.length < view.strokes.length ? others : [...others, { points, colour }] };
    }
    case "clear-drawings":
      return { ...view, links: [], strokes: [] };
    default:
      return view;
  }
}

draftDrawings(drawn);
grid.element.addEventListener("pointerdown", begin, { capture: true });
addEventListener("pointermove", go);
addEventListener("pointerup", end);
addEventListener("pointercancel", cancel);
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !cancel()) return;
  note("");
  event.stopImmediatePropagation();
}, { capture: true });
new ResizeObserver(show).observe(grid.element);
watch(["mode", "tool"], () => {
  if (cancel()) note("");
});
// The board, whose script is older, has just drawn the marks.
watch(["playing", "draft", "instead", "switches", "settings", "hint", "typing"], show);
show();
