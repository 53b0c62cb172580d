// @ts-check
// The title of what is being played, and a link to watch it being solved.
import { $ } from "../dom.js";
import { say } from "../words.js";
import { watch } from "./state.js";

watch(["playing", "typing"], ({ playing, typing }) => {
  if (!playing) return;
  const { game, view } = playing;
  const title = typing ? say("play-own") : game.title || say("play-untitled");
  $("#title").textContent = $("#title").title = title;
  const watched = new URL($("#to-watch", HTMLAnchorElement).href);
  watched.searchParams.set("puzzle", view.givens);
  $("#to-watch").setAttribute("href", watched.pathname + watched.search);
});
