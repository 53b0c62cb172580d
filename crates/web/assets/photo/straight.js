// @ts-check
// The picture, straightened so that its cells line up with those of the grid.
import { cellOf } from "../cells.js";
import { $, svg } from "../dom.js";
import { shown, watch } from "./state.js";

const canvas = $("#picture", HTMLCanvasElement);

/**
 * Draws the part of a picture within `corners` as a square, by the map from the unit square to a
 * quadrilateral (P. Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, §2.2.3).
 * The loop makes no array, calls no function and reads no property (`straight.data`) for each pixel:
 * with them, this took as long as all the reading.
 * @param {ImageData} picture @param {number[][]} corners clockwise from the top left
 */
function draw({ data, width, height }, corners) {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners.flat();
  const [dx1, dx2, sx, dy1, dy2, sy] = [bx - cx, dx - cx, ax - bx + cx - dx, by - cy, dy - cy, ay - by + cy - dy];
  const det = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det];
  const side = canvas.width;
  const straight = new ImageData(side, side);
  const to = straight.data;
  for (let y = 0, at = 0; y < side; y++) {
    const v = (y + 0.5) / side;
    for (let x = 0; x < side; x++, at++) {
      const u = (x + 0.5) / side;
      const w = g * u + h * v + 1;
      const fromX = ((bx - ax + g * bx) * u + (dx - ax + h * dx) * v + ax) / w - 0.5;
      const fromY = ((by - ay + g * by) * u + (dy - ay + h * dy) * v + ay) / w - 0.5;
      // Between the four nearest pixels.
      const left = Math.min(Math.max(fromX, 0), width - 1.001);
      const top = Math.min(Math.max(fromY, 0), height - 1.001);
      const column = Math.floor(left);
      const row = Math.floor(top);
      const fx = left - column;
      const fy = top - row;
      const start = 4 * (row * width + column);
      const below = start + 4 * width;
      for (let channel = 0; channel < 3; channel++) {
        const a = data[start + channel] ?? 0;
        const b = data[start + 4 + channel] ?? 0;
        const c = data[below + channel] ?? 0;
        const d = data[below + 4 + channel] ?? 0;
        to[4 * at + channel] = (a + fx * (b - a)) * (1 - fy) + (c + fx * (d - c)) * fy;
      }
      to[4 * at + 3] = 255;
    }
  }
  canvas.getContext("2d")?.putImageData(straight, 0, 0);
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
