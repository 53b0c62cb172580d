// @ts-check
// Mistakes as the settings want them: marked as they are made, or never spoken of.
import * as api from "../api.js";
import { $ } from "../dom.js";
import { complain } from "./notices.js";
import { change, now, watch } from "./state.js";

watch(["playing", "typing", "settings"], ({ playing, typing, settings, mistakes }) => {
  $("#check").hidden = typing !== null || settings.check === "never";
  if (!playing || typing || settings.check !== "typing") {
    if (mistakes.length) change({ mistakes: [] });
    return;
  }
  api.checkGame(playing.game).then(({ wrong }) => {
    if (now().playing === playing) change({ mistakes: wrong });
  }).catch(complain);
});
