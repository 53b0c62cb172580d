// @ts-check
// Help beyond a hint: one cell, or the whole solution, and the path from here. It counts as help, and is
// taken back as any move is.
import * as api from "../api.js";
import { candidateName, cellName, digitAt, numberOf } from "../cells.js";
import { say } from "../words.js";
import { act, settledGame, startOf } from "./game.js";
import { complain } from "./notices.js";
import { now } from "./state.js";

/** The solution of the puzzle being played; null, with a word to the player, if there is none to show. */
async function solution() {
  const { playing, inspected } = now();
  const start = playing && startOf(playing.game);
  const { opened, solutions } = inspected ?? (start ? await api.inspect({ game: start }, false, new AbortController().signal) : { opened: "none", solutions: [] });
  const solution = opened === "proper" ? (solutions[0] ?? null) : null;
  if (!solution) complain(say("play-no-solution"));
  return solution;
}

/** Whether help can be given now. */
const isOpen = () => now().playing && !now().typing && !now().paused && !now().playing?.view.solved;

/** Shows the digit of the selected cell. */
export async function revealCell() {
  const { playing, selected: [cell] } = now();
  const digits = isOpen() && cell !== undefined ? await solution() : null;
  if (!digits || cell === undefined || playing?.id !== now().playing?.id) return;
  const digit = numberOf(digitAt(digits, cell));
  if (now().playing?.view.grid[cell] === digits[cell]) return;
  await act({ hint: say("play-revealed"), depth: 3 }, { do: "enter", cells: cellName(cell), digit, tidy: now().switches.tidy });
}

/** Shows the whole solution. */
export async function revealAll() {
  const game = isOpen() ? await settledGame() : null;
  const digits = game && (await solution());
  if (!game || !digits) return;
  const { grid } = now().playing?.view ?? { grid: "" };
  const wrong = [...grid].flatMap((digit, cell) => (digit !== "." && digit !== digits[cell] ? [cellName(cell)] : []));
  const placements = [...digits].map((_, cell) => candidateName(digitAt(digits, cell), cell)).join(" ");
  await act(
    { hint: say("play-revealed"), depth: 3 },
    ...(wrong.length ? [/** @type {const} */ ({ do: "clear", cells: wrong.join(" ") })] : []),
    { do: "step", technique: say("play-revealed"), placements, eliminations: "" },
  );
}
