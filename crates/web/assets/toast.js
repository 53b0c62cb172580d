// @ts-check
// A message that offers a way back from what was just done. It goes by itself, but not while it is
// pointed at or has the focus.
import { button, el } from "./dom.js";
import { say } from "./words.js";

/** How long it stays, in milliseconds. */
const STAY = 10_000;

/** The message shown, and what ends its stay. @type {{message: HTMLElement, timer: ReturnType<typeof setTimeout>} | null} */
let shown = null;

/** Takes the message away. */
export function withdraw() {
  if (!shown) return;
  clearTimeout(shown.timer);
  shown.message.remove();
  shown = null;
}

/** Says what was done, beside a button that undoes it. @param {string} text @param {() => unknown} undo @param {string} [word] what is on the button */
export function offer(text, undo, word = say("web-undo")) {
  withdraw();
  const back = button("button", {}, () => {
    withdraw();
    undo();
  }, word);
  const message = el("div.toast", {}, el("p", { role: "status" }, text), back, button("button.away", { "aria-label": say("web-close") }, withdraw, "×"));
  const stay = { message, timer: setTimeout(withdraw, STAY) };
  for (const begin of ["pointerenter", "focusin"]) message.addEventListener(begin, () => clearTimeout(stay.timer));
  for (const end of ["pointerleave", "focusout"]) {
    message.addEventListener(end, () => {
      clearTimeout(stay.timer);
      stay.timer = setTimeout(withdraw, STAY);
    });
  }
  document.body.append(message);
  shown = stay;
}
