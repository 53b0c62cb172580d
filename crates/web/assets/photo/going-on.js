// @ts-check
// From what was read to the game: what the digits are worth now, and the ways to Play and Explain.
import * as api from "../api.js";
import { $ } from "../dom.js";
import { leadTo } from "../play-link.js";
import { messageOf, say } from "../words.js";
import { now, shown, watch } from "./state.js";

/** @param {number[]} digits */
const textOf = (digits) => digits.map((digit) => digit || ".").join("");

watch(["digits", "at", "grids"], ({ digits }) => {
  const puzzle = textOf(digits);
  const entries = shown()?.entries ?? "";
  const placed = digits.map((digit, cell) => digit || (Number(entries[cell]) || ".")).join("");
  const play = new URLSearchParams({ puzzle, ...(placed === puzzle ? {} : { placed }) });
  leadTo("#play", play);
  $("#explain").setAttribute("href", `explain?${new URLSearchParams({ puzzle })}`);
  $("#facts").textContent = say("play-facts", { givens: digits.filter(Boolean).length });
  if (digits.length) judge(puzzle);
});

/** What is wrong with a puzzle, by its verdict. @type {Partial<Record<import("../types.js").CheckAnswer["verdict"], string>>} */
const WRONG = { invalid: "photo-clashing", unsolvable: "photo-no-solution", ambiguous: "photo-several" };

/** Says whether the puzzle has one solution; if not, playing it is not what suggests itself. @param {string} puzzle */
async function judge(puzzle) {
  const { heading, sentence, ready } = await api.check(puzzle).then(
    ({ verdict, sentences }) => {
      const wrong = WRONG[verdict];
      const heading = wrong ?? (shown()?.doubts.length ? "photo-look" : "photo-fine");
      return { heading, sentence: wrong ? "" : (sentences[1] ?? ""), ready: !wrong };
    },
    (error) => ({ heading: "photo-look", sentence: messageOf(error), ready: true }),
  );
  if (textOf(now().digits) !== puzzle) return;
  $("#look").textContent = say(heading);
  $("#look").classList.toggle("wrong", !ready);
  $("#verdict").textContent = sentence;
  $("#play").classList.toggle("main", ready);
}
