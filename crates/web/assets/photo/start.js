// @ts-check
// The ways to a picture.
import { $, onClick, showText } from "../dom.js";
import { offer } from "../toast.js";
import { say } from "../words.js";
import { start as startCamera } from "./camera.js";
import { handed } from "./handover.js";
import { onPicture } from "./incoming.js";
import { resume } from "./keeping.js";
import { isLocal } from "./reader.js";
import { change, now, shown, watch } from "./state.js";
import { agree, look, open } from "./taking.js";

watch(["grids"], ({ grids }) => {
  $("main").dataset.stage = grids.length ? "seen" : "start";
});
watch(["waiting"], ({ waiting }) => ($("#consent").hidden = !waiting));
watch(["said"], ({ said }) => ($("#said").textContent = said));
watch(["error"], ({ error }) => showText("#error", error));

const where = isLocal ? say("photo-local") : say("photo-remote", { host: location.host });
$("#where").textContent = where;
$("#where-seen").textContent = isLocal ? where : "";

for (const id of ["#picture-file", "#camera-file"]) {
  const input = $(id, HTMLInputElement);
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.value = "";
    if (file) open(file);
  });
}
onClick("#choose", () => $("#picture-file").click());
// Where a page may not use the camera, a phone's own camera gives a file.
onClick("#take", () => (navigator.mediaDevices ? startCamera() : $("#camera-file").click()));
onClick("#another", () => {
  const { picture, file, grids, at, corrected, digits, past, future, cell } = now();
  change({ picture: null, file: null, grids: [], error: "" });
  $("#take").focus();
  offer(say("photo-put-away"), () => change({ picture, file, grids, at, corrected, digits, past, future, cell, camera: false, waiting: false, error: "", said: "" }));
});
onClick("#turn", () => {
  const grid = shown();
  if (grid) look((grid.turn + 1) % 4);
});
onClick("#send", agree);
onClick("#keep", () => change({ picture: null, waiting: false }));

onPicture(open);
const asked = new URLSearchParams(location.search);
/** @param {Promise<Blob | undefined>} picture */
const openHanded = async (picture) => {
  const found = await picture.catch(() => undefined);
  if (found) await open(found);
  return found !== undefined;
};
if (asked.has("camera")) {
  if (navigator.mediaDevices) startCamera();
} else if (!(asked.has("handed") && (await openHanded(handed())))) {
  await resume();
}
