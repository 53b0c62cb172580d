// @ts-check
// On narrow screens the side panel is a sheet that slides over the pad.
import { $, met, onClick } from "../dom.js";
import { openTab } from "../tabs.js";
import { change, now, watch } from "./state.js";

watch(["sheet"], ({ sheet }) => {
  const { dataset } = document.body;
  if (sheet) dataset.sheet = "open";
  else delete dataset.sheet;
  if (sheet === "entry") dataset.entry = "true";
  else delete dataset.entry;
});
onClick("#more-narrow", () => {
  openTab($("#t-marks"));
  change({ sheet: "side" });
});
addEventListener("click", (event) => {
  if (now().sheet && !met(event, ".side, #hint-narrow, #check-narrow, #more-narrow, #new, .cell")) change({ sheet: null });
});
