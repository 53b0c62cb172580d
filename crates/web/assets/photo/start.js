// @ts-check
// The ways to a picture.
import { $, onClick, showText } from "../dom.js";
import { say } from "../words.js";
import { start as startCamera } from "./camera.js";
import { handed } from "./handover.js";
import { onPicture } from "./incoming.js";
import { isLocal } from "./reader.js";
import { change, shown, watch } from "./state.js";
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
  change({ picture: null, grids: [], error: "" });
  $("#take").focus();
});
onClick("#turn", () => {
  const grid = shown();
  if (grid) look((grid.turn + 1) % 4);
});
onClick("#send", agree);
onClick("#keep", () => change({ picture: null, waiting: false }));

onPicture(open);
const asked = new URLSearchParams(location.search);
if (asked.has("handed")) handed().then((picture) => picture && open(picture), () => {});
if (asked.has("camera") && navigator.mediaDevices) startCamera();
