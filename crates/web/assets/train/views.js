// @ts-check
// The list of techniques or a position: one of them is shown. The other scripts come after this one, since
// only what is shown can get the focus.
import { $ } from "../dom.js";
import { watch } from "./state.js";

watch(["set"], ({ set }) => {
  $("#choose").hidden = set !== null;
  $("#drill").hidden = set === null;
});
