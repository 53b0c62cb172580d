// @ts-check
// How the cells look while a step is shown: if it is about one digit, that digit is large and alone.
/** @import { HintAnswer } from "../types.js" */
import { cellOf } from "../cells.js";

/** The one digit a step is about, if its places can be shown large: it is linked to nothing. @param {HintAnswer} answer */
function digitOf({ step }) {
  const { candidates = [], links = [], letters = [] } = step?.drawing ?? {};
  const digits = new Set(candidates.map(([candidate]) => Number(candidate[0])));
  const [digit] = digits;
  return digits.size === 1 && !links.length && !letters.length && !step?.lines?.length ? digit : undefined;
}

/**
 * The digit that is large in a cell while a hint is shown, and how it looks there; undefined in a cell without
 * one. Null if the hint's candidates are to be shown as they are.
 * @param {HintAnswer | undefined} answer @returns {((cell: number) => {digit: number, look: "ghost" | "struck" | "big"} | undefined) | null}
 */
export function largeDigits(answer) {
  const step = answer?.step;
  if (!step?.drawing) return null;
  const [place, ...more] = step.places;
  if (place && !more.length && (answer?.sight || step.drawing.candidates.length === 1)) {
    return (cell) => (cell === cellOf(place.slice(1)) ? { digit: Number(place[0]), look: "ghost" } : undefined);
  }
  const digit = answer && digitOf(answer);
  if (!digit || step.places.length) return null;
  const struck = new Set(step.eliminates.map((candidate) => cellOf(candidate.slice(1))));
  return (cell) => {
    if (struck.has(cell)) return { digit, look: "struck" };
    return (step.marks?.[cell] ?? 0) & (1 << (digit - 1)) ? { digit, look: "big" } : undefined;
  };
}
