// @ts-check
// The tab Games: the games played last, as small boards. The page Games has all of them.
import { $, button, el } from "../dom.js";
import { thumbnail } from "../minigrid.js";
import { deleteGame, entries } from "../records.js";
import { offer } from "../toast.js";
import { say, time } from "../words.js";
import { begin } from "./game.js";
import { complain } from "./notices.js";
import { watch } from "./state.js";
import { kept } from "./stored.js";

/** How many there are, the one played last first. */
const SHOWN = 12;

/** @param {string} name @param {string} title */
function forget(name, title) {
  const restore = deleteGame(name);
  show();
  offer(say("play-deleted", { name: title }), () => {
    restore();
    show();
  });
}

/** @param {string} name */
function open(name) {
  const game = kept(name);
  if (game) begin(game, name).catch(complain);
}

/** Shows them. */
export async function show() {
  const all = Object.entries(entries()).sort(([, a], [, b]) => b.at - a.at);
  const rows = all.slice(0, SHOWN).map(([name, entry]) => {
    const title = entry.title || say("play-untitled");
    const progress = `${entry.solved ? "✓ " : ""}${say("play-progress", { filled: entry.filled, time: time(entry.elapsed) })}`;
    const away = button("button.away", { "aria-label": say("play-delete", { name: title }) }, () => forget(name, title), "×");
    const board = entry.grid && entry.givens ? [thumbnail(entry.grid, entry.givens, entry.board)] : [];
    return el("li", {}, button("button.game", {}, () => open(name), ...board, el("b", {}, title), el("small", {}, progress)), away);
  });
  $("#games").replaceChildren(...(rows.length ? rows : [el("li.soft", {}, say("play-none-saved"))]));
}

// The script that stores the game is older, and has done it.
watch(["playing"], show);
addEventListener("storage", ({ key }) => key === "ennead.games" && show());
