// @ts-check
// A picture is taken: read, with the visitor's leave if it has to be sent.
import { $ } from "../dom.js";
import { messageOf, say } from "../words.js";
import { pixelsOf } from "./pixels.js";
import { isLocal, read } from "./reader.js";
import { change, now, take as takeGrids } from "./state.js";

/** Whether the visitor has agreed that pictures are sent. */
let agreed = isLocal;

/** Opens a picture file and reads it. @param {Blob} file */
export async function open(file) {
  const picture = await pixelsOf(file).catch(() => null);
  if (picture) await take(picture, file);
  else change({ error: say("photo-not-opened"), said: "" });
}

/** Reads a picture, with leave if it has to be sent. @param {ImageData} picture @param {Blob | null} [file] the same as a file */
export async function take(picture, file = null) {
  change({ picture, file, grids: [], camera: false, waiting: !agreed, error: "", said: "" });
  if (agreed) await look();
  else $("#send").focus();
}

/** Reads the picture. @param {number} [turn] */
export async function look(turn) {
  const { picture, at } = now();
  if (!picture) return;
  change({ said: say("photo-reading"), waiting: false });
  try {
    const grids = await read(picture, turn);
    if (now().picture !== picture) return;
    if (grids.length) takeGrids(grids, turn === undefined || !grids[at] ? 0 : at);
    change({ error: grids.length ? "" : say("photo-none-seen"), said: "" });
    if (grids.length) $("#play").focus({ preventScroll: true });
  } catch (error) {
    change({ error: messageOf(error), said: "" });
  }
}

/** Lets pictures be sent from now on, and reads the one that waits. */
export function agree() {
  agreed = true;
  return look();
}
