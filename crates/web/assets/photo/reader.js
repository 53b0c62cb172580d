// @ts-check
// Who reads the pixels: the server that sent this page. On the visitor's own machine that is the
// program they started, and without a server this page itself, so nothing leaves the machine; any
// other server is named, and asked for leave, before anything is sent.
import * as api from "../api.js";
import { prepare } from "../door.js";

export { isLocal } from "../door.js";

/** A grid without digits: read ahead, it halves the time for the first picture. */
function blank() {
  const side = 400;
  const picture = new Uint8Array(4 * side * side).fill(255);
  for (let line = 20; line <= 380; line += 40) {
    for (let i = 20; i <= 380; i++) picture.fill(0, 4 * (side * line + i), 4 * (side * line + i) + 4);
    for (let i = 20; i <= 380; i++) picture.fill(0, 4 * (side * i + line), 4 * (side * i + line) + 4);
  }
  return { picture, side };
}

const { picture, side } = blank();
prepare(`photo/pixels?width=${side}&height=${side}`, picture);

/**
 * The grids in a picture.
 * @param {ImageData} picture
 * @param {number} [turn] how many quarters clockwise make it upright; found out if left out
 */
export async function read(picture, turn) {
  const { grids } = await api.readPhoto(picture, turn);
  return grids;
}
