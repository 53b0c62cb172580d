// @ts-check
// The picture and what was made of it are kept: Back from the game, or a reload, finds them again.
/** @import { PhotoGrid } from "../types.js" */
import { keep, kept } from "../kept.js";
import { readdress } from "../layer.js";
import { keepPicture, keptPicture } from "./handover.js";
import { pixelsOf } from "./pixels.js";
import { change, now, watch } from "./state.js";

/** @import { Step } from "./state.js" */

/** @typedef {{grids: PhotoGrid[], at: number, corrected: number[][], past: Step[]}} Kept */

/** A picture as a file. @param {ImageData} picture */
function fileOf(picture) {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d")?.putImageData(picture, 0, 0);
  return canvas.convertToBlob();
}

/** The file that is in the store: it is not written again, since the page may be left at any moment. @type {Blob | null} */
let stored = null;

watch(["grids"], async ({ picture, file, grids }) => {
  if (!grids.length || !picture) return;
  // Whoever comes back finds this picture, and not the camera or an empty page.
  readdress(new URL(location.pathname, location.href));
  if (file && file === stored) return;
  stored = file;
  await keepPicture(file ?? (await fileOf(picture))).catch(() => {});
});
watch(["corrected", "at", "past"], ({ grids, at, corrected, past }) => {
  if (grids.length && at >= 0) keep("photo", { grids, at, corrected, past });
});

/** Shows again what was kept; whether there was something. */
export async function resume() {
  const found = /** @type {Kept | null} */ (kept("photo"));
  if (!found?.grids.length) return false;
  const file = await keptPicture().catch(() => undefined);
  const picture = file && (await pixelsOf(file).catch(() => null));
  if (!file || !picture || now().picture) return false;
  const { grids, at, corrected, past } = found;
  stored = file;
  change({ picture, file, grids, corrected, past, at, digits: corrected[at] ?? [] });
  return true;
}
