// @ts-check
// From what was read to the game: what the digits are worth now, and the ways to Play and Explain.
import * as api from "../api.js";
import { $ } from "../dom.js";
import { messageOf, say } from "../words.js";
import { now, shown, watch } from "./state.js";

watch(["digits", "at", "grids"], ({ digits }) => {
  const puzzle = digits.map((digit) => digit || ".").join("");
  const entries = shown()?.entries ?? "";
  const placed = digits.map((digit, cell) => digit || (Number(entries[cell]) || ".")).join("");
  const play = new URLSearchParams({ puzzle, ...(placed === puzzle ? {} : { placed }) });
  $("#play").setAttribute("href", `play?${play}`);
  $("#explain").setAttribute("href", `explain?${new URLSearchParams({ puzzle })}`);
  $("#facts").textContent = say("play-facts", { givens: digits.filter(Boolean).length });
  if (digits.length) judge(puzzle);
});

/** Says whether the puzzle has one solution. @param {string} puzzle */
async function judge(puzzle) {
  const sentence = await api.check(puzzle).then(({ sentences }) => sentences.slice(0, 2).join(" "), messageOf);
  if (now().digits.map((digit) => digit || ".").join("") === puzzle) $("#verdict").textContent = sentence;
}
