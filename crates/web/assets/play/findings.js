// @ts-check
// What a check found, and the ways to mend it.
/** @import { GameChecked } from "../types.js" */
import { cellOf } from "../cells.js";
import { $, button, el } from "../dom.js";
import { say } from "../words.js";
import { grid } from "./board.js";
import { act } from "./game.js";
import { change, now, watch } from "./state.js";
import { select } from "./writing.js";

/** Brings the player back to a cell. @param {string | undefined} cell */
function goTo(cell) {
  change({ sheet: null, finding: null });
  if (cell) select(cellOf(cell));
  grid.focus(cell ? cellOf(cell) : grid.focused);
}

/** @param {GameChecked} finding */
function ways({ finding, wrong, cells, origin_move }) {
  const back = (origin_move ?? 1) - 1;
  const first = wrong[0] ?? cells[0];
  const takeOut = () => {
    act({ do: "clear", cells: wrong.join(" ") });
    goTo(first);
  };
  const goBack = () => {
    const done = now().playing?.game.done ?? back;
    act(...Array.from({ length: done - back }, () => /** @type {const} */ ("undo")));
    goTo(first);
  };
  const keep = () => goTo(first);
  return [
    ...(wrong.length ? [button("button.main", {}, takeOut, say("finding-take-out"))] : []),
    ...(origin_move === null ? [] : [button("button", {}, goBack, back ? say("finding-back", { move: back }) : say("finding-back-start"))]),
    button("button.bare", {}, keep, say(["mistakes", "struck"].includes(finding) ? "finding-keep" : "hint-close")),
  ];
}

watch(["finding"], ({ finding }) => {
  const panel = $("#finding");
  panel.hidden = finding === null;
  if (!finding) return panel.replaceChildren();
  const { text, origin, note } = finding;
  panel.replaceChildren(
    ...(text ? [el("p.said", {}, text)] : []),
    ...(origin ? [el("p", {}, origin)] : []),
    ...(note ? [el("p.small.soft", {}, note)] : []),
    el("div.foot", {}, ...ways(finding)),
  );
});
