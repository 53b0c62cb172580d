// @ts-check
// The pad: digits, the mode they are written in, undo, redo, clear.
/** @import { Mode } from "./state.js" */
import { $, $$, met, onClick } from "../dom.js";
import { loadStyle } from "../styles.js";
import { say } from "../words.js";
import { act } from "./game.js";
import { complain } from "./notices.js";
import { change, now, watch } from "./state.js";
import { clear, write } from "./writing.js";

/** @type {Mode[]} */
const MODES = ["enter", "corner", "centre", "colour"];

/** How long a long press is, in milliseconds. */
const LONG = 450;

/** The mode this many places further in the list, which wraps around. @param {number} by */
export function chooseMode(by) {
  change({ mode: MODES.at((MODES.indexOf(now().mode) + by) % MODES.length) ?? "enter" });
}

/** What is drawn with the colours, once somebody wants to draw. @type {typeof import("./tools.js") | null} */
let tools = null;

/** The tools, if something is drawn at the moment and not written into cells. */
export const drawing = () => (tools?.isDrawing() ? tools : null);

/** Chooses a digit, to be written into the cells pressed next; or lets go of it. @param {number} digit */
export function hold(digit) {
  change({ held: now().held === digit ? null : digit });
}

$("#modes").addEventListener("click", (event) => {
  const mode = MODES.find((mode) => mode === met(event, "button")?.dataset.mode);
  if (mode) change({ mode });
});
$("#modes").addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  chooseMode(by);
  $(`#modes [data-mode=${now().mode}]`).focus();
});
$("#keys").addEventListener("click", (event) => {
  const digit = wasLong ? 0 : Number(met(event, "button")?.dataset.digit);
  wasLong = false;
  const { playing, typing, paused, selected, mode, held, switches } = now();
  if (!digit || !playing || paused) return;
  if (drawing()) return change({ ink: digit });
  const free = !(switches.digitFirst && !typing) && (mode === "colour" || typing || [...selected].some((cell) => playing.view.givens[cell] === "."));
  // If cells are selected, a digit key writes into them; if not, the digit is held and the cells
  // selected next get it.
  if (held === null && free) write(digit, mode);
  else hold(digit);
});
// A long press on a digit writes it as the other mark: a corner mark, or a digit where marks are written.
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pressing;
let wasLong = false;
$("#keys").addEventListener("pointerdown", (event) => {
  const digit = Number(met(event, "button")?.dataset.digit);
  wasLong = false;
  clearTimeout(pressing);
  if (!digit || event.pointerType === "mouse" || now().typing || drawing()) return;
  pressing = setTimeout(() => {
    wasLong = true;
    write(digit, now().mode === "enter" ? "corner" : "enter");
  }, LONG);
});
for (const end of ["pointerup", "pointercancel", "pointerleave"]) $("#keys").addEventListener(end, () => clearTimeout(pressing));
$("#keys").addEventListener("contextmenu", (event) => event.preventDefault());
/** Takes away what is on top in the selected cells, or what was drawn. */
export function erase() {
  const pen = drawing();
  if (pen) pen.rub();
  else clear();
}

onClick("#undo", () => act("undo"));
onClick("#redo", () => act("redo"));
onClick("#clear", erase);

watch(["instead"], ({ instead }) => $("#pad").toggleAttribute("inert", instead !== null));
watch(["mode"], ({ mode }) => {
  for (const button of $$("#modes button")) {
    const on = button.dataset.mode === mode;
    button.setAttribute("aria-checked", String(on));
    button.tabIndex = on ? 0 : -1;
  }
});
// Few draw, and the first visit should not wait for what they need.
watch(["playing", "instead", "mode"], ({ playing, instead, mode }) => {
  const view = instead?.view ?? playing?.view;
  if (tools || !(mode === "colour" || view?.tints.length || view?.links.length || view?.strokes.length)) return;
  Promise.all([import("./tools.js"), loadStyle("drawing.css")]).then(([loaded]) => {
    tools = loaded;
    tools.begin();
  }).catch(complain);
});
watch(["playing", "draft", "mode", "tool", "ink", "held"], ({ playing, draft, mode, ink, held }) => {
  if (!playing) return;
  const { remaining, can_undo, can_redo } = playing.view;
  $("#keys").dataset.mode = mode;
  for (const button of $$("#keys button")) {
    const digit = Number(button.dataset.digit);
    const count = remaining[digit - 1] ?? 0;
    const small = $("small", HTMLElement, button);
    const left = mode === "colour" ? "" : String(count);
    // Whatever is written is laid out anew, even if it is the same.
    if (small.textContent !== left) {
      small.textContent = left;
      $(".vh", HTMLElement, button).textContent = left && `, ${say("play-left", { count })}`;
    }
    button.classList.toggle("done", count === 0 && mode !== "colour");
    button.setAttribute("aria-pressed", String(drawing() ? ink === digit : held === digit));
  }
  // What waits for an answer can be taken back, too.
  $("#undo").toggleAttribute("disabled", !can_undo && !draft.length);
  $("#redo").toggleAttribute("disabled", !can_redo);
});
