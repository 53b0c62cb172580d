// @ts-check
// The line above the board: what is being played, and a link to watch it being solved.
import { $ } from "../dom.js";
import { say, words } from "../words.js";
import { watch } from "./state.js";

watch(["playing", "typing"], ({ playing, typing }) => {
  if (!playing) return;
  const { game, view } = playing;
  const level = words[`level-${game.level}`];
  const facts = [...(level ? [level] : []), say("play-facts", { givens: view.clues })].join(" · ");
  $("#title").textContent = typing ? say("play-own") : game.title || say("play-untitled");
  $("#facts").textContent = typing ? say("play-entering") : facts;
  const watched = new URL($("#to-watch", HTMLAnchorElement).href);
  watched.searchParams.set("puzzle", view.givens);
  $("#to-watch").setAttribute("href", watched.pathname + watched.search);
});
