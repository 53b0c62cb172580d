// @ts-check
// The timeline: the depths of the whole trace, the events around the moment shown, and the marker
// between them.
import { $, $$, el, svg } from "../dom.js";
import { number, say } from "../words.js";
import { RACING, now, watch } from "./state.js";
import { go, stop } from "./tape.js";

const timeline = $("#timeline");
const overview = $("#overview", SVGElement);

/** The width of the drawings, and the height of a lane of the overview. */
const [WIDTH, HEIGHT] = [1216, 44];

/** @param {PointerEvent} event */
function scrub(event) {
  const { lanes: [lane], end } = now();
  const box = overview.getBoundingClientRect();
  const zoom = RACING ? null : $("#zoom", SVGElement).getBoundingClientRect();
  const near = lane?.moment.near;
  if (zoom && near && event.clientY > zoom.top) {
    go(near.from + Math.round(((event.clientX - zoom.left) / zoom.width) * near.depths.length));
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

/** The depths as a staircase, from the left to `width`. @param {number[]} depths @param {number} top @param {number} deepest @param {number} width */
function stairs(depths, top, deepest, width) {
  const part = width / depths.length;
  const d = depths.map((depth, i) => `V${(top + HEIGHT - (depth / deepest) * (HEIGHT - 4)).toFixed(1)}H${((i + 1) * part).toFixed(1)}`);
  return `M0 ${top + HEIGHT}${d.join("")}V${top + HEIGHT}Z`;
}

/** Draws the overviews of all traces. @param {ReturnType<typeof now>} state */
function showOverview({ lanes, end }) {
  const parts = lanes.flatMap(({ trace: { events, max_depth, overview: { depths, solved } } }, i) => {
    const width = (events / end) * WIDTH;
    const top = i * 50;
    const d = stairs(depths, top, max_depth, width);
    const clip = svg("clipPath", { id: `past-${i}` });
    clip.append(svg("rect", { class: "clip", x: 0, y: top, width: 0, height: HEIGHT }));
    const found = solved.map((part) => svg("path", { class: "solved", d: `M${(((part + 1) / depths.length) * width).toFixed(1)} ${top}v${HEIGHT}` }));
    const past = svg("path", { class: "past", d, "clip-path": `url(#past-${i})` });
    return [clip, svg("path", { class: "depth", d }), past, svg("path", { class: "base", d: `M0 ${top + HEIGHT}H${WIDTH}` }), ...found];
  });
  overview.replaceChildren(...parts, svg("path", { class: "head", id: "head", d: "" }));
}
showOverview(now());
watch(["end"], showOverview);

watch(["at", "lanes"], ({ lanes: [lane], at, end }) => {
  if (!lane) return;
  const x = end ? (at / end) * WIDTH : 0;
  for (const clip of $$(".clip", overview, SVGElement)) clip.setAttribute("width", String(x));
  $("#head", SVGElement).setAttribute("d", `M${x.toFixed(1)} 0V${RACING ? 96 : HEIGHT}`);
  timeline.setAttribute("aria-valuemax", String(end));
  timeline.setAttribute("aria-valuenow", String(at));
  timeline.setAttribute("aria-valuetext", say("watch-at", { at: number(at), depth: lane.moment.depth }));
  const [before = "", after = ""] = say("watch-of", { at: "\u0000", events: number(end) }).split("\u0000");
  $("#stamp").replaceChildren(before, el("b", {}, number(at)), after);
});

/** The mark of an event at `x`, by the first letter of its action. @param {string} action @param {number} x */
function mark(action, x) {
  switch (action) {
    case "g": return [svg("path", { class: "g", d: `M${x.toFixed(1)} 36v10` })];
    case "u": return [svg("path", { class: "u", d: `M${x.toFixed(1)} 36v6` })];
    case "c": return [svg("path", { class: "x", d: `M${(x - 3).toFixed(1)} 47l6 6m0 -6l-6 6` })];
    case "s": return [svg("path", { class: "solved", d: `M${x.toFixed(1)} 4v44` })];
    default: return [];
  }
}

watch(["at", "lanes"], ({ lanes: [lane], at }) => {
  const near = lane?.moment.near;
  if (!lane || !near) return;
  const part = WIDTH / Math.max(1, near.depths.length);
  const height = (/** @type {number} */ depth) => (34 - (depth / lane.trace.max_depth) * 28).toFixed(1);
  const line = near.depths.map((depth, i) => (i ? `H${(i * part).toFixed(1)}V${height(depth)}` : `M0 ${height(depth)}`)).join("");
  const marks = [...near.actions].flatMap((action, i) => mark(action, (i + 0.5) * part));
  const head = ((at - near.from) * part).toFixed(1);
  $("#zoom", SVGElement).replaceChildren(
    svg("path", { class: "stair", d: `${line}H${WIDTH}` }),
    svg("path", { class: "base", d: `M0 36H${WIDTH}` }),
    ...marks,
    svg("path", { class: "head", d: `M${head} 0V56` }),
  );
});
