// @ts-check
// The moment a puzzle is solved: it goes into the records and is announced. What the finish shows is in a
// script of its own, loaded while the puzzle is played.
import { $ } from "../dom.js";
import { finishDaily, finishPicked, remember } from "../records.js";
import { loadStyle } from "../styles.js";
import { say, time, today, words } from "../words.js";
import { elapsed } from "./clock.js";
import { announce, complain } from "./notices.js";
import { now, watch } from "./state.js";

const load = () => Promise.all([import("./finish.js"), loadStyle("finish.css"), import("./moving.js")]);

/** The level that the times of a game are counted under. @param {Pick<ReturnType<typeof now>, "playing" | "inspected">} state */
export const levelOf = ({ playing, inspected }) => (words[`level-${playing?.game.level}`] ? String(playing?.game.level) : (inspected?.level ?? "easy"));

watch(["finished", "inspected"], ({ finished, inspected, playing, settings }) => {
  if (!finished || !playing) return;
  const { game, id } = playing;
  const mine = elapsed();
  if (settings.clock === "none") return;
  // A puzzle that ennead neither made nor chose says nothing about the times of a level.
  if (inspected?.level || game.level) {
    remember({
      id,
      level: levelOf({ playing, inspected }),
      elapsed: mine,
      hints: game.hints.length,
      at: Date.now(),
      own: !game.level,
      ...(inspected?.hardest_technique ? { technique: inspected.hardest_technique } : {}),
      ...(game.hints.length ? { asked: [...new Set(game.hints.map(({ technique }) => technique))] } : {}),
    });
  }
});
watch(["finished"], ({ finished, playing }) => {
  if (!finished || !playing) return;
  finishDaily(playing.id, elapsed(), today());
  finishPicked(playing.id, elapsed());
});
watch(["finished"], ({ finished }) => {
  if (!finished) return;
  announce(now().settings.clock === "none" ? say("finish-title") : say("play-solved", { time: time(elapsed()) }));
  load().then(([{ show }]) => {
    show();
    if (now().finished && now().playing?.game.moves.length) $("#finish button").focus({ preventScroll: true });
  }).catch(complain);
});
watch(["playing"], ({ playing }) => {
  // Whoever has begun will come to the end, perhaps without a connection.
  if (playing?.game.moves.length) load().catch(() => {});
});
