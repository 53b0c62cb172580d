// @ts-check
// A position: asked for, marked, answered, and what is said of it.
/** @import { TrainMark } from "../types.js" */
import * as api from "../api.js";
import { called, cellName, digitsOf } from "../cells.js";
import { $, button, el, onClick, showText, svg, taught } from "../dom.js";
import { moveTo } from "../layer.js";
import { messageOf, say } from "../words.js";
import { dotsOf, showList } from "./list.js";
import { beginAnew, change, keep, now, progress, today, watch } from "./state.js";

/** How many positions were asked for; only the last is shown. */
let asked = 0;

/** Shows the next position of a technique, or of the path. @param {string | null} technique @param {number | null} [after] the position just practised */
export async function showDrill(technique, after = null) {
  const question = ++asked;
  change({ busy: true, error: "" });
  try {
    const set = await api.trainPosition(technique, after, progress(), today());
    if (question !== asked) return;
    const first = set.marks.findIndex((marks) => marks);
    change({
      set,
      chosen: technique && set.technique,
      selected: Math.max(0, first),
      picked: false,
      mode: set.asks,
      held: null,
      marks: [],
      notes: Array(81).fill(0),
      help: null,
      mistaken: false,
      judged: null,
      busy: false,
    });
    const url = new URL(location.href);
    if (url.searchParams.get("technique") !== set.technique) {
      url.searchParams.set("technique", set.technique);
      moveTo(url);
    }
  } catch (error) {
    if (question !== asked) return;
    change({ busy: false, error: messageOf(error) });
    if (!now().set) refused(error);
  }
}

/** Shows the list, because the position that was asked for does not exist. @param {unknown} error */
async function refused(error) {
  if (error instanceof api.Problem && progress()) {
    // Is it the progress that cannot be read?
    await api.trainList(progress(), today()).catch(beginAnew);
  }
  await showList();
  showText("#list-error", messageOf(error));
}

/** Back to the list of techniques. */
export function leave() {
  asked += 1;
  const url = new URL(location.href);
  url.searchParams.delete("technique");
  moveTo(url);
  change({ set: null, judged: null, busy: false, error: "" });
  showList();
  $("#choose-title").focus();
}

/** Says something to a screen reader. @param {string} text */
const tell = (text) => void ($("#live").textContent = text);

/** A mark in words. @param {string} mark */
function inWords(mark) {
  const [cell = "", digit = ""] = mark.split(/<>|=/);
  return say(mark.includes("=") ? "train-claim-is" : "train-claim-not", { cell: called(cell), digit });
}

/** Marks a digit in a cell in the current mode, or takes the mark back. @param {number} digit @param {number} [cell] */
export function mark(digit, cell = now().selected) {
  const { set, mode, marks, notes, judged, busy } = now();
  if (!set || busy || judged?.done) return;
  const name = cellName(cell);
  if (!digitsOf(set.marks[cell] ?? 0).includes(digit)) {
    const filled = set.placed[cell] !== "." || set.givens[cell] !== ".";
    tell(say(filled ? "train-filled" : "train-no-candidate", { cell: called(name), digit }));
    return;
  }
  if (mode === "note") {
    change({ judged: null, notes: notes.map((set, at) => (at === cell ? set ^ (1 << (digit - 1)) : set)) });
    return;
  }
  const is = `${name}=${digit}`;
  const not = `${name}<>${digit}`;
  const made = mode === "place" ? is : not;
  // A candidate cannot be both true and false, nor a cell hold two digits.
  const others = marks.filter((mark) => mark !== is && mark !== not && !(mode === "place" && mark.startsWith(`${name}=`)));
  const wasThere = marks.includes(made);
  change({ judged: null, marks: wasThere ? others : [...others, made] });
  tell(say(wasThere ? "train-unmarked" : "train-marked", { claim: inWords(made) }));
}

/** Takes back the last mark. */
export function undo() {
  const { marks, judged } = now();
  const last = marks.at(-1);
  if (!last || judged?.done) return;
  change({ judged: null, marks: marks.slice(0, -1) });
  tell(say("train-unmarked", { claim: inWords(last) }));
}

/** Closes what is said of the answer; if nothing is, takes back all marks. */
export function clear() {
  const { judged, marks } = now();
  if (judged?.done) return;
  if (judged) change({ judged: null });
  else if (marks.length) {
    change({ marks: [] });
    tell(say("train-cleared"));
  }
}

/** Shows the next depth of help. */
export async function help() {
  const { set, help, busy, judged } = now();
  const depth = (help?.sentences.length ?? 0) + 1;
  if (!set || busy || depth > 3 || judged?.done) return;
  change({ busy: true, error: "", judged: null });
  try {
    const helped = await api.trainHelp(set.technique, set.position, depth);
    if (now().set === set) change({ help: helped, busy: false });
  } catch (error) {
    change({ busy: false, error: messageOf(error) });
  }
}

/** Answers; or, after an answer, tries again or goes on. */
export async function answer() {
  const { set, chosen, judged, marks, help, mistaken, busy } = now();
  if (!set || busy) return;
  if (judged?.done) return showDrill(chosen, set.position);
  if (judged) return change({ judged: null });
  change({ busy: true, error: "" });
  try {
    const answer = await api.trainAnswer({
      technique: set.technique, position: set.position, marks, help: help?.sentences.length ?? 0, mistaken, progress: progress(), day: today(),
    });
    if (now().set !== set) return;
    const kept = answer.progress.answered === (progress()?.answered ?? 0) || keep(answer.progress);
    change({ judged: answer, mistaken: mistaken || answer.verdict === "not", busy: false, error: kept ? "" : say("train-not-kept") });
  } catch (error) {
    change({ busy: false, error: messageOf(error) });
  }
}

onClick("#answer", answer);
onClick("#skip", () => showDrill(now().chosen, now().set?.position ?? null));
onClick("#all", leave);
onClick("#undo", undo);
onClick("#clear", clear);

watch(["set", "judged"], ({ set, judged }) => {
  if (!set) return;
  $("#title").textContent = set.name;
  $("#number").textContent = set.number;
  dotsOf($("#dots"), judged?.dots ?? set.dots, set.number, set.position);
  $("#lesson").setAttribute("href", `techniques?name=${set.technique}`);
  $("#ask").textContent = set.title;
  $("#task").textContent = set.task;
  for (const id of ["#ask", "#task"]) $(id).hidden = judged !== null;
  $("#drill").classList.toggle("answered", judged !== null);
});

/** How an answer or a mark looks. @param {string} verdict */
const look = (verdict) => (["complete", "incomplete", "right"].includes(verdict) ? "yes" : ["other", "ahead"].includes(verdict) ? "other" : "no");

watch(["judged"], ({ judged }) => {
  const verdict = $("#verdict");
  verdict.className = judged ? `say2 ${look(judged.verdict)}` : "say2 none";
  $("#verdict-title").textContent = judged?.title ?? "";
  $("#verdict-text").replaceChildren(...taught(judged?.text ?? "", judged?.step?.technique, judged?.step?.name));
  showText("#more", [judged?.more_text, judged?.back && `${judged.back}.`].filter(Boolean).join(" "));
});

watch(["judged", "busy"], ({ judged, busy }) => {
  const name = judged?.done ? "train-next-button" : judged ? "train-again-button" : "train-answer";
  $("#answer span").textContent = say(name);
  $("#answer").setAttribute("aria-disabled", String(busy));
  $("#skip").hidden = judged?.done ?? false;
});

/** A tick or a cross. @param {boolean} right */
function sign(right) {
  const icon = svg("svg", { class: "i", viewBox: "0 0 20 20", "aria-hidden": "true" });
  icon.append(svg("path", { d: right ? "M4 10.5l4 4 8-9" : "M5 5l10 10M15 5 5 15" }));
  return icon;
}

watch(["marks", "judged"], ({ marks, judged }) => {
  const item = (/** @type {string} */ mark, /** @type {TrainMark | undefined} */ said) => {
    const text = said?.text ?? inWords(mark);
    if (said) return el("li", { class: `ans ${look(said.verdict)}` }, el("span", {}, text), sign(look(said.verdict) !== "no"));
    const takeBack = () => {
      change({ marks: now().marks.filter((other) => other !== mark) });
      tell(say("train-unmarked", { claim: text }));
    };
    return el("li.ans", {}, el("span", {}, text), button("button.bare", { "aria-label": `${text}: ${say("train-take-back")}` }, takeBack, sign(false)));
  };
  $("#marks").replaceChildren(...marks.map((mark, at) => item(mark, judged?.marks[at])));
  $("#marks").hidden = marks.length === 0;
});

watch(["set", "help", "judged"], ({ help: helped, judged }) => {
  const sentences = helped?.sentences ?? [];
  const rows = [1, 2, 3].map((depth) => {
    const said = sentences[depth - 1];
    const number = el("span.n", {}, String(depth));
    if (said) return el("li", {}, number, el("span.t", {}, said));
    const show = depth === sentences.length + 1 ? [button("button", { "aria-label": `${say("train-show")}: ${say(`train-help-${depth}`)}` }, help, say("train-show"))] : [];
    return el("li.shut", {}, number, el("span", {}, say(`train-help-${depth}`)), ...show);
  });
  $("#helps").replaceChildren(...rows);
  for (const id of ["#helps", "#costs"]) $(id).hidden = judged?.done ?? false;
});

watch(["error"], ({ error }) => showText("#error", error));

