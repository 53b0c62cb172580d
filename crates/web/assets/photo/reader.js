// @ts-check
// Who reads the pixels: the server that sent this page. On the visitor's own machine that is the
// program they started, and without a server this page itself, so nothing leaves the machine; any
// other server is named, and asked for leave, before anything is sent.
import * as api from "../api.js";

export { isLocal } from "../door.js";

/**
 * The grids in a picture.
 * @param {ImageData} picture
 * @param {number} [turn] how many quarters clockwise make it upright; found out if left out
 */
export async function read(picture, turn) {
  const { grids } = await api.readPhoto(picture, turn);
  return grids;
}
