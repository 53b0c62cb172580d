// @ts-check
// The times of a level as bars, by minutes.
import { svg } from "./dom.js";
import { say } from "./words.js";

/** How many bars there are. */
const BARS = 10;

/** @param {number[]} times @param {number} [mine] the time among them to mark */
export function histogram(times, mine) {
  const minutes = (/** @type {number} */ elapsed) => Math.floor(elapsed / 60000);
  const [least, most] = [Math.min(...times), Math.max(...times)].map(minutes);
  const step = Math.max(1, Math.ceil(((most ?? 0) - (least ?? 0) + 1) / BARS));
  const first = Math.floor((least ?? 0) / step) * step;
  // The last bar holds whatever the rounding of the first one pushes beyond it.
  const bar = (/** @type {number} */ elapsed) => Math.min(BARS - 1, Math.floor((minutes(elapsed) - first) / step));
  const counts = Array.from({ length: BARS }, (_, at) => times.filter((other) => bar(other) === at).length);
  const tallest = Math.max(...counts);
  const label =
    mine === undefined
      ? say("stats-chart", { count: times.length })
      : say("finish-chart", { count: times.length, faster: times.filter((other) => other > mine).length });
  const picture = svg("svg", { class: "hist", viewBox: "0 0 400 92", role: "img", "aria-label": label });
  counts.forEach((count, at) => {
    const height = (count / tallest) * 54;
    const me = mine !== undefined && at === bar(mine) ? " me" : "";
    picture.append(svg("rect", { class: `b${me}`, x: at * 40 + 3, y: 68 - height, width: 34, height }));
    picture.append(svg("text", { class: me.trim(), x: at * 40 + 20, y: 84, "text-anchor": "middle" }, String(first + at * step)));
  });
  picture.append(svg("path", { class: "base", d: "M0 68.5h400" }));
  return picture;
}
