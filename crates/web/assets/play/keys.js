// @ts-check
// What each keyboard shortcut of the page does. The keys themselves are in ../shortcuts.js.
import { $, met } from "../dom.js";
import { moved } from "../grid.js";
import { SHORTCUTS, shortcutOf } from "../shortcuts.js";
import { grid } from "./board.js";
import { pause } from "./clock.js";
import { act } from "./game.js";
import { checkNow, hint } from "./hints.js";
import { showKeys } from "./keysheet.js";
import { setSwitch } from "./marks.js";
import { complain } from "./notices.js";
import { closeSheet } from "./sheet.js";
import { chooseMode, drawing, erase, hold } from "./pad.js";
import { change, now } from "./state.js";
import { clearAndGoOn, select, settle, write } from "./writing.js";

/** @param {string} arrow @param {boolean} more */
function move(arrow, more) {
  const to = moved(grid.focused, arrow);
  if (to === null) return;
  change({ held: null });
  grid.focus(to);
  select(to, more);
}

/** A puzzle being typed has only digits. @param {import("./state.js").Mode} mode */
function setMode(mode) {
  if (!now().typing) change({ mode });
}

/** @type {Record<typeof SHORTCUTS.play[number]["does"], (which: string) => void>} */
const DOES = {
  write: (digit) => {
    const pen = drawing();
    if (pen) pen.press(Number(digit));
    else if (now().switches.digitFirst && !now().typing) hold(Number(digit));
    else write(Number(digit), now().mode);
  },
  corner: (digit) => write(Number(digit), "corner"),
  centre: (digit) => write(Number(digit), "centre"),
  digits: () => setMode("enter"),
  corners: () => setMode("corner"),
  centres: () => setMode("centre"),
  colours: () => {
    if (now().mode !== "colour") setMode("colour");
    else import("./tools.js").then(({ chooseTool }) => chooseTool(1)).catch(complain);
  },
  nextMode: () => (now().typing ? clearAndGoOn() : chooseMode(1)),
  move: (arrow) => move(arrow, false),
  extend: (arrow) => move(arrow, true),
  all: () => change({ selected: new Set(grid.cells.keys()) }),
  clear: erase,
  skip: (key) => {
    if (now().typing) clearAndGoOn();
    else if (key === "0") erase();
  },
  settle: () => {
    const { held, mode } = now();
    if (held === null) settle(grid.focused);
    else write(held, mode);
  },
  undo: () => void act("undo"),
  redo: () => void act("redo"),
  drop: () => {
    change({ held: null });
    closeSheet();
  },
  hint: () => void hint(),
  check: () => void checkNow(),
  pause: () => pause(!now().paused),
  filter: () => setSwitch("filter", !now().switches.filter),
  explain: () => $("#explain-here").click(),
  keys: showKeys,
};

addEventListener("keydown", (event) => {
  const found = shortcutOf(SHORTCUTS.play, event);
  if (!found || document.querySelector("dialog[open]") || met(event, "input:not([type=checkbox]), textarea, select")) return;
  // While a game is shown once more, nothing but its end belongs to the game.
  if (now().instead && found.shortcut.does !== "drop") return;
  const inGrid = met(event, "#grid") !== null;
  const near = inGrid || event.target === document.body || met(event, "#pad") !== null;
  const where = "where" in found.shortcut ? found.shortcut.where : "near";
  if (where === "grid" ? !inGrid : where === "near" && !near) return;
  event.preventDefault();
  DOES[found.shortcut.does](found.which);
});
