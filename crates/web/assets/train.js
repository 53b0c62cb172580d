// @ts-check
// Train: positions that need a technique. The visitor marks what follows; what is said of it, and what
// comes next, comes from the API.
import { onMove } from "./layer.js";
import "./train/views.js";
import { showDrill } from "./train/drill.js";
import { showList } from "./train/list.js";
import { change, now } from "./train/state.js";
import "./train/board.js";
import "./train/keys.js";

/** What the address asks for. */
function open() {
  const query = new URLSearchParams(location.search);
  const technique = query.get("technique");
  // Whoever comes from a lesson has just seen one of the positions.
  const after = query.get("after");
  if (technique) showDrill(technique, after === null ? null : Number(after));
  else {
    change({ set: null });
    showList();
  }
}

onMove(open);
// Another tab may have answered meanwhile.
addEventListener("pageshow", (event) => {
  if (event.persisted && !now().set) showList();
});
open();
