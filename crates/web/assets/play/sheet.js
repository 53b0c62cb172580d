// @ts-check
// The sheet: what is said of the game, or more to do. It is closed by its cross, by a swipe down, by
// Escape and by the browser's Back.
import { $, onClick } from "../dom.js";
import { onBack, stepIn } from "../layer.js";
import { onSwipeDown } from "../swipe.js";
import { say } from "../words.js";
import { grid } from "./board.js";
import { change, now, watch } from "./state.js";

/** What the sheet is called. @param {ReturnType<typeof now>} state */
function titleOf({ sheet, extra, hint, finding, full, finished, inspected }) {
  if (sheet === "more") return say("play-more");
  if (sheet === "extra") return extra?.title ?? "";
  if (hint) return say("hint-title");
  if (finding) return finding.title;
  if (full) return say("full-title");
  return finished ? say("finish-title") : (inspected?.title ?? "");
}

/** Closes the sheet, and with it what it said. */
export function closeSheet() {
  const { sheet, hint, finding, inspected, accepted, finished } = now();
  if (!sheet) return;
  if (sheet === "extra") {
    change({ sheet: finished ? "says" : null });
    return (document.getElementById("next") ?? grid).focus();
  }
  // Behind a hint or a finding, it may still say why the puzzle is not proper.
  const improper = sheet === "says" && (hint ?? finding) !== null && inspected !== null && inspected.opened !== "proper" && !accepted;
  change({ sheet: improper ? "says" : null, hint: null, finding: null, full: false });
  grid.focus();
}

/** Shows something in the sheet that a script has brought along. @param {string} title @param {() => void} closed called when it is gone @param {...Node} content */
export function showExtra(title, closed, ...content) {
  change({ sheet: "extra", extra: { title, closed }, hint: null, finding: null, full: false });
  $("#p-extra").replaceChildren(...content);
}

watch(["sheet"], ({ sheet, extra }) => {
  if (!extra || sheet === "extra") return;
  change({ extra: null });
  $("#p-extra").replaceChildren();
  extra.closed();
});
watch(["sheet"], ({ sheet }) => {
  $("#sheet").hidden = sheet === null;
  $("#p-hint").hidden = sheet !== "says";
  $("#p-more").hidden = sheet !== "more";
  $("#p-extra").hidden = sheet !== "extra";
  $("main").classList.toggle("sheeted", sheet !== null);
  $("#more").setAttribute("aria-expanded", String(sheet === "more"));
  // Beside a wide board the ways on have a place of their own while there is no sheet.
  const ways = $("#ways-on");
  if (sheet === "more") $("#p-more").append(ways);
  else $("#sheet").before(ways);
  if (sheet) stepIn();
});
watch(["sheet", "extra", "hint", "finding", "full", "finished", "inspected"], (state) => {
  const { hint } = state;
  $("#sheet-title").textContent = titleOf(state);
  // On a phone this takes the place of the pad: there is nothing to write.
  $("main").classList.toggle("padless", state.sheet === "extra" || (state.finished && state.sheet === "says"));
  const depths = $("#depth");
  depths.hidden = hint?.answer.hint !== "step";
  [...depths.children].forEach((depth, at) => {
    depth.className = at + 1 < (hint?.depth ?? 0) ? "was" : at + 1 === hint?.depth ? "on" : "";
  });
});
watch(["full"], ({ full }) => ($("#full").hidden = !full));

onClick("#sheet-close", closeSheet);
onClick("#full-close", closeSheet);
onClick("#more", () => (now().sheet === "more" ? closeSheet() : change({ sheet: "more", hint: null, finding: null, full: false })));
onClick("#verdict", () => change({ sheet: "says", hint: null, finding: null, full: false }));
onBack(() => {
  if (!now().sheet) return false;
  closeSheet();
  return true;
});
onSwipeDown($("#sheet"), closeSheet);
