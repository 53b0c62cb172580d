// @ts-check
// The start page: the game to go on with, how far today's puzzles are, and the player's usual times.
import { onDroppedFile, readFile } from "./photo/receive.js";
import { $, $$, met, onClick, showText } from "./dom.js";
import { thumbnail } from "./minigrid.js";
import { days, entries, median, streak, timesOf } from "./records.js";
import { recall, store } from "./storage.js";
import { locale, messageOf, say, time, today, words } from "./words.js";

/** How far a game is. @param {import("./records.js").Entry} entry */
function progress({ filled, givens = "" }) {
  const clues = [...givens].filter((digit) => digit !== ".").length;
  return { done: filled - clues, all: (givens.length || 81) - clues };
}

function showGoOn() {
  const all = entries();
  const name = String(recall("last") ?? "");
  const last = all[name];
  const unfinished = Object.values(all).filter(({ solved }) => !solved).sort((a, b) => b.at - a.at);
  const game = last && !last.solved ? last : undefined;
  $("#all-games").hidden = !Object.keys(all).length;
  if (!game?.givens || !game.grid || !unfinished.length) return;
  const { done, all: cells } = progress(game);
  $("#go-on-title").textContent = say("start-continue");
  $("#go-on").setAttribute("href", `play?game=${name}`);
  $("#go-on-board").replaceChildren(thumbnail(game.grid, game.givens, game.board));
  $("#go-on-name").textContent = game.title || say("play-untitled");
  $("#go-on-about").textContent = `${time(game.elapsed)} · ${say("start-progress", { done, all: cells })}`;
  $("#go-on-meter", SVGRectElement).setAttribute("width", String((100 * done) / cells));
  $("#go-on-word").textContent = say("start-go-on");
}

function showToday() {
  const date = today();
  $("#date").textContent = `, ${new Date().toLocaleDateString(locale, { day: "numeric", month: "long" })}`;
  const [of, all] = [days()[date] ?? {}, entries()];
  for (const tile of $$("[data-daily]")) {
    const { id = "", elapsed } = of[tile.dataset.daily ?? ""] ?? {};
    const entry = all[id];
    tile.classList.toggle("done", elapsed !== undefined);
    if (elapsed !== undefined) $("small", HTMLElement, tile).textContent = `✓ ${time(elapsed)}`;
    else if (entry) $("small", HTMLElement, tile).textContent = say("start-progress", progress(entry));
  }
  const row = streak(date);
  $("#streak").hidden = row < 2;
  $("#streak").textContent = say("start-streak", { days: row });
}

function showMedians() {
  let played = false;
  for (const tile of $$("[data-level]")) {
    const times = timesOf(tile.dataset.level ?? "");
    played ||= times.length > 0;
    $(".r", HTMLElement, tile).textContent = times.length ? time(median(times)) : "";
  }
  if (played) $("#median-note").textContent = words["start-median"] ?? "";
}

/** Play reads it, and says so if it is no puzzle. @param {string} text */
function playText(text) {
  store("pasted", text);
  location.href = "play?pasted";
}

const paste = $("#paste", HTMLTextAreaElement);
onClick("#to-paste", () => {
  $("#own").hidden = false;
  $("#to-paste").setAttribute("aria-expanded", "true");
  paste.focus();
});
$("#open").addEventListener("submit", (event) => {
  event.preventDefault();
  if (paste.value.trim()) playText(paste.value);
});
addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text") ?? "";
  if (text.trim().length < 17 || met(event, "input, textarea")) return;
  event.preventDefault();
  playText(text);
});
// On a phone, whoever scans wants the camera.
if (matchMedia("(pointer: coarse)").matches && navigator.mediaDevices) {
  $(".ways3 a[href=photo]").setAttribute("href", "photo?camera");
}
const file = $("#file-input", HTMLInputElement);
onClick("#file", () => file.click());
file.addEventListener("change", () => {
  const [chosen] = file.files ?? [];
  if (chosen) readFile(chosen, playText).catch((error) => showText("#error", messageOf(error)));
  file.value = "";
});
onDroppedFile(playText);

function show() {
  showGoOn();
  showToday();
  showMedians();
}
show();
addEventListener("storage", show);
addEventListener("pageshow", ({ persisted }) => persisted && show());
