// @ts-check
// The camera: what it sees is read again and again, and taken as soon as nothing is uncertain. The
// visitor can also press the shutter. A server elsewhere gets only the picture of the shutter.
import { $, onClick } from "../dom.js";
import { say } from "../words.js";
import { pixelsOf } from "./pixels.js";
import { isLocal, read } from "./reader.js";
import { change, now, take as takeGrids, watch } from "./state.js";
import { take } from "./taking.js";

const video = $("#video", HTMLVideoElement);

/** The time between two looks, in milliseconds. */
const PAUSE = 250;

/** Switches the camera on. */
export async function start() {
  try {
    const wanted = { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } };
    const stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
    video.srcObject = stream;
    await video.play();
  } catch {
    change({ error: say("photo-no-camera") });
    return;
  }
  change({ camera: true, error: "", said: isLocal ? say("photo-looking") : "" });
  $("#shutter").focus();
  while (isLocal && now().camera) {
    await look();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Reads what the camera sees now, and takes it if nothing is uncertain. */
async function look() {
  try {
    const picture = await pixelsOf(video);
    const grids = await read(picture);
    if (!now().camera || !grids.length || grids.some(({ sure }) => !sure)) return;
    change({ picture, file: null, camera: false, said: "" });
    takeGrids(grids, 0);
    $("#play").focus({ preventScroll: true });
  } catch {
    // The next look may succeed; the shutter reports what is wrong.
  }
}

watch(["camera"], ({ camera }) => {
  $("#camera").hidden = !camera;
  if (camera || !(video.srcObject instanceof MediaStream)) return;
  for (const track of video.srcObject.getTracks()) track.stop();
  video.srcObject = null;
});
onClick("#shutter", async () => take(await pixelsOf(video)));
onClick("#stop", () => {
  change({ camera: false, said: "" });
  $("#take").focus();
});
