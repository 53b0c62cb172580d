// @ts-check
// The picture, straightened so that its cells stand beside those of the grid.
import { cellOf } from "../cells.js";
import { $, svg } from "../dom.js";
import { shown, watch } from "./state.js";

const canvas = $("#picture", HTMLCanvasElement);

/**
 * The map from the unit square to a quadrilateral (P. Heckbert, Fundamentals of Texture Mapping and
 * Image Warping, 1989, §2.2.3).
 * @param {number[][]} corners clockwise from the top left
 */
function perspective(corners) {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners.flat();
  const [dx1, dx2, sx, dy1, dy2, sy] = [bx - cx, dx - cx, ax - bx + cx - dx, by - cy, dy - cy, ay - by + cy - dy];
  const det = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det];
  return (/** @type {number} */ u, /** @type {number} */ v) => {
    const w = g * u + h * v + 1;
    return { x: ((bx - ax + g * bx) * u + (dx - ax + h * dx) * v + ax) / w, y: ((by - ay + g * by) * u + (dy - ay + h * dy) * v + ay) / w };
  };
}

/** Draws the part of a picture within `corners` as a square. @param {ImageData} picture @param {number[][]} corners */
function draw({ data, width, height }, corners) {
  const side = canvas.width;
  const to = new ImageData(side, side);
  const at = perspective(corners);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = at((x + 0.5) / side, (y + 0.5) / side);
      // Between the four nearest pixels.
      const [left, top] = [Math.min(Math.max(from.x - 0.5, 0), width - 1.001), Math.min(Math.max(from.y - 0.5, 0), height - 1.001)];
      const [fx, fy] = [left % 1, top % 1];
      const start = 4 * (Math.floor(top) * width + Math.floor(left));
      for (let channel = 0; channel < 3; channel++) {
        const [a = 0, b = 0, c = 0, d = 0] = [0, 4, 4 * width, 4 * width + 4].map((step) => data[start + step + channel]);
        to.data[4 * (y * side + x) + channel] = (a + fx * (b - a)) * (1 - fy) + (c + fx * (d - c)) * fy;
      }
      to.data[4 * (y * side + x) + 3] = 255;
    }
  }
  canvas.getContext("2d")?.putImageData(to, 0, 0);
}

watch(["grids", "at"], ({ picture }) => {
  const grid = shown();
  if (picture && grid) draw(picture, grid.corners);
});
watch(["grids", "at", "cell"], ({ cell: current }) => {
  const frame = (/** @type {number} */ cell, /** @type {string} */ kind) =>
    svg("rect", { class: kind, x: (cell % 9) + 0.04, y: Math.floor(cell / 9) + 0.04, width: 0.92, height: 0.92 });
  const doubts = (shown()?.doubts ?? []).map(({ cell }) => cellOf(cell)).filter((cell) => cell !== current);
  $("#frames", SVGSVGElement).replaceChildren(...doubts.map((cell) => frame(cell, "doubt")), frame(current, "now"));
});
