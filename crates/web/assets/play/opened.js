// @ts-check
// What was opened: one line beside the title, and the panel with the details or what would mend it.
/** @import { Mend } from "../types.js" */
import { called, cellOf } from "../cells.js";
import { $, button, el, taught } from "../dom.js";
import { say } from "../words.js";
import { complain } from "./notices.js";
import { open, showNew } from "./opening.js";
import { change, now, watch } from "./state.js";

/** Plays the puzzle with another digit in a cell. @param {Mend} mend @param {number} digit */
function put({ cell }, digit) {
  const { playing } = now();
  const digits = [...(playing?.view.givens ?? "")];
  digits[cellOf(cell)] = String(digit);
  open(digits.join("")).catch(complain);
}

/** @param {Mend} mend */
function row(mend) {
  const { cell, digits, text } = mend;
  const choice = (/** @type {number} */ digit) => button("button", { "aria-label": say("opened-put-in", { digit, cell }) }, () => put(mend, digit), say("opened-put", { digit }));
  return el("li", {}, el("b", {}, cell), el("span.soft", {}, text), el("span.join", {}, ...digits.map(choice)));
}

watch(["inspected", "finished", "playing"], ({ inspected, finished, playing }) => {
  const line = $("#verdict");
  line.dataset.opened = inspected?.opened ?? "";
  const { heading: opened = say("opened-counting"), detail: found = "" } = inspected ?? {};
  // As long as it is open, it says what is not checked.
  const unchecked = playing?.board?.unchecked ?? [];
  const detail = [found, unchecked.length ? `${say("ruled-unchecked")}: ${unchecked.join(", ")}` : ""].filter(Boolean).join(" · ");
  const heading = finished ? say("finish-title") : opened;
  $("span", HTMLElement, line).replaceChildren(el("b", {}, heading), detail && ` · ${detail}`);
  line.title = detail ? `${heading} · ${detail}` : heading;
  $("span", HTMLElement, line).title = line.title;
});
watch(["inspected", "accepted", "hint", "finding", "full", "finished", "typing"], ({ inspected, accepted, hint, finding, full, finished, typing }) => {
  const panel = $("#opened");
  const proper = inspected?.opened === "proper";
  panel.hidden = !inspected || hint !== null || finding !== null || full || finished || typing !== null || (accepted && !proper);
  if (panel.hidden || !inspected) return;
  const { text, choose, choices, note, facts, hardest, hardest_technique, clues } = inspected;
  const rows = facts.map(([label, value]) => el("li", {}, el("span.soft", {}, label), el("b", {}, ...taught(value, hardest_technique, hardest))));
  const ways = () => [
    button("button.main", {}, () => import("./typing.js").then(({ edit }) => edit()).catch(complain), say("opened-edit")),
    ...(inspected.opened === "several" ? [button("button", {}, () => change({ accepted: true, sheet: null }), say("opened-play-on"))] : []),
    button("button", {}, showNew, say("opened-another")),
  ];
  panel.replaceChildren(
    ...(text ? [el("p.said", {}, text)] : []),
    ...(choose ? [el("h3", {}, choose)] : []),
    el(`ul.rows${proper ? ".facts2" : ""}`, {}, ...rows, ...choices.map(row)),
    ...(clues ?? []).map(({ text, cells }) => button("button.link.clue", {}, () => change({ selected: new Set(cells.map(cellOf)) }), `${text} (${called(cells.join(" "))})`)),
    ...(note ? [el("p.small.soft", {}, note)] : []),
    ...(proper ? [] : [el("div.foot", {}, ...ways())]),
  );
});
// The same puzzle opened once more is not asked about again.
watch(["inspected", "accepted"], ({ inspected, accepted, typing, playing }) => {
  if (!inspected || inspected.opened === "proper" || accepted || typing || inspected.puzzle !== playing?.view.givens) return;
  change({ sheet: "says" });
});
