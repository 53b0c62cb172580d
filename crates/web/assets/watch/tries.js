// @ts-check
// How many digits have been tried in each cell: where a search without candidates spends its time.
import { called, cellName } from "../cells.js";
import { $ } from "../dom.js";
import { number, say } from "../words.js";
import { numbers } from "./field.js";
import { now, watch } from "./state.js";

/** 950, 12k, 3M: what fits into a square. @param {number} count */
function short(count) {
  if (count < 1000) return String(count);
  return count < 999_500 ? `${Math.round(count / 1000)}k` : `${Math.round(count / 1e6)}M`;
}

/** Draws the tries, and keeps them up to date. Says those of a cell. */
export function startTries() {
  const drawing = $("#rstack", SVGElement);
  const show = numbers("#rstack", 257, 85, 27);
  const read = (/** @type {number} */ cell, /** @type {{tried: number[]}} */ { tried }) => {
    $("#readout").textContent = say("watch-tries-cell", { cell: called(cellName(cell)), count: number(tried[cell] ?? 0) });
  };
  drawing.addEventListener("pointermove", ({ target }) => {
    const moment = now().lanes[0]?.moment;
    if (moment && target instanceof SVGElement && target.dataset.c) read(Number(target.dataset.c), moment);
  });
  watch(["lanes"], ({ lanes: [lane] }) => {
    if (!lane) return;
    const { tried } = lane.moment;
    const most = Math.max(...tried);
    show(tried, most, short);
    drawing.setAttribute("aria-label", say("watch-tries-label", { most: number(most), cell: called(cellName(tried.indexOf(most))) }));
  });
  return read;
}
