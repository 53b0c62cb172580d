// @ts-check
// The title of what is being played, and the ways on from it: to be explained, watched, presented, shown.
import { $, onClick } from "../dom.js";
import { say } from "../words.js";
import { complain } from "./notices.js";
import { watch } from "./state.js";

/** What a game is called; empty if it has no title and no rules that name it. @param {import("./state.js").Playing} playing */
export const titleOf = ({ game, board }) => game.title || [...new Set(board?.rules.map(({ name }) => name))].slice(0, 3).join(", ");

watch(["playing", "typing"], ({ playing, typing }) => {
  if (!playing) return;
  const { view } = playing;
  const title = typing ? say("play-own") : titleOf(playing) || say("play-untitled");
  if ($("#title").title !== title) $("#title").textContent = $("#title").title = title;
  for (const id of ["#reveal-cell", "#reveal-all"]) $(id).toggleAttribute("disabled", typing !== null || view.solved);
  // Other pages show classic puzzles only.
  if (playing.board) return;
  const watched = new URL($("#to-watch", HTMLAnchorElement).href);
  watched.searchParams.set("puzzle", view.givens);
  $("#to-watch").setAttribute("href", watched.pathname + watched.search);
  const { givens, placed, candidates, marked } = view;
  const here = new URLSearchParams({ puzzle: givens, ...(/[1-9]/.test(placed) ? { placed } : {}), ...(marked ? { marks: candidates.join(",") } : {}) });
  for (const id of ["#explain-here", "#to-explain"]) $(id).setAttribute("href", `explain?${here}`);
});

/** Few look further in their first visit. @param {string} id @param {() => Promise<unknown>} act */
const onWay = (id, act) => onClick(id, () => void act().catch(complain));
onWay("#present", () => import("./present.js").then(({ present }) => present()));
onWay("#reveal-cell", () => import("./reveal.js").then(({ revealCell }) => revealCell()));
onWay("#reveal-all", () => import("./reveal.js").then(({ revealAll }) => revealAll()));
