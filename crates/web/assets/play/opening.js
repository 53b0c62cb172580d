// @ts-check
// Opening a puzzle: pasted, from a file, by level, or from the page's address.
/** @import { Level, Played, SavedGame } from "../types.js" */
import * as api from "../api.js";
import { $, button, el, met, onClick } from "../dom.js";
import { currentPuzzle } from "../current.js";
import { readdress } from "../layer.js";
import { randomSeed } from "../making.js";
import { onDroppedFile, readFile } from "../photo/receive.js";
import { beginDaily, beginPicked, picked } from "../records.js";
import { recall, store } from "../storage.js";
import { openTab } from "../tabs.js";
import { data, locale, messageOf, say, today } from "../words.js";
import { begin } from "./game.js";
import { keepForLater, lastPlayed, nameOf } from "./games.js";
import { calm, complain, note } from "./notices.js";
import { change } from "./state.js";
import { kept } from "./stored.js";

/** Plays the first puzzle of a text, from where the visitor left it; stores some of the others. @param {string} text */
export async function open(text) {
  calm();
  const { found, games: [first, ...others] } = await api.read(text).catch((error) => offerSome(text, error));
  if (!first) return;
  if (others.length) keepForLater(others.slice(0, 50));
  const name = nameOf(first);
  await begin(kept(name) ?? first, name);
  if (others.length) note(say("play-several", { count: found }));
}

/** A puzzle with something that is not understood can be played without that, if the player says so. @param {string} text @param {unknown} error why it was refused @returns {Promise<never>} */
async function offerSome(text, error) {
  const { games: [first] } = await api.readSome(text).catch(() => ({ games: [] }));
  if (first?.unchecked?.length) {
    const what = first.unchecked.join(", ");
    const play = () => {
      change({ sheet: null });
      begin(kept(nameOf(first)) ?? first, nameOf(first)).catch(complain);
    };
    const { showExtra } = await import("./sheet.js");
    showExtra(say("ruled-not-understood"), () => {}, el("p.said", {}, messageOf(error)), el("p", {}, say("ruled-without", { what })), el("div.foot", {}, button("button.main", {}, play, say("ruled-play-without"))));
  }
  throw error;
}

/** The name of a level, as a title begins with it. @param {string} level */
function levelName(level) {
  const name = say(`level-${level}`);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A game of a puzzle made at this level from this seed. @param {string} level @param {number} seed @param {SavedGame} game @returns {SavedGame} */
function titled(level, seed, game) {
  return { ...game, title: `${levelName(level)} ${seed}`, level };
}

/** Plays a new puzzle. Its number is its seed and makes it again. @param {string} level from an address; another name than that of a level is refused */
export async function byLevel(level) {
  const seed = randomSeed(1e6);
  const { puzzles: [made], stopped } = await api.generate({ level: /** @type {Level} */ (level), symmetry: "rotate180", seed });
  if (!made) throw new Error(stopped ?? "");
  const { games: [game] } = await api.read(made.puzzle);
  if (!game) return false;
  await begin(titled(level, seed, game), nameOf(game));
  return true;
}

/** Plays an easy puzzle: one that was made in advance, if the page has any. */
async function openEasy() {
  const { made = [] } = /** @type {{made?: {seed: number, answer: Played}[]}} */ (data ?? {});
  const one = made[randomSeed(made.length)];
  if (!one) return byLevel("easy");
  const { game, view } = one.answer;
  await begin(titled("easy", one.seed, game), nameOf(game), { view });
  return true;
}

/** What else the page's address may hold, besides a puzzle. */
const PAGE = ["daily", "date", "game", "kind", "number", "pasted", "tab", "type"];
/** The fields of a link with a puzzle. */
const SHARED = ["version", "layout", "puzzle", "placed", "marks", "corner", "centre", "colours", "rules", "title", "author", "level"];

/** The puzzle in the page's address, with what was written in, unless the visitor has gone on since. */
async function openShared() {
  const asked = new URLSearchParams(location.search);
  if (!asked.get("puzzle")) return false;
  for (const name of PAGE) asked.delete(name);
  calm();
  const { games: [game] } = await api.read(`${location.origin}/play?${asked}`);
  if (!game) return false;
  const name = nameOf(game);
  const old = kept(name);
  const { placed, corner, centre, colours } = game.start;
  const isBare = !(placed || corner || centre || colours);
  await begin(old && (isBare || old.moves.length) ? old : game, name);
  return true;
}

/** Plays the puzzle of a day. @param {string} level @param {string} [date] */
async function openDaily(level, date = today()) {
  const { puzzle } = await api.daily(date, level);
  const title = `${levelName(level)}, ${new Date(`${date}T12:00:00`).toLocaleDateString(locale, { day: "numeric", month: "long" })}`;
  const { games: [game] } = await api.read(puzzle);
  if (!game) return false;
  const daily = { ...game, title, level };
  beginDaily(date, level, nameOf(game));
  await begin(kept(nameOf(game)) ?? daily, nameOf(game));
  return true;
}

/** Plays a puzzle of the collection. @param {Parameters<typeof api.collectionPuzzle>[0]} which @param {(id: string, puzzle: import("../types.js").CollectionAnswer) => void} remember */
async function openPicked(which, remember) {
  const puzzle = await api.collectionPuzzle(which);
  const { games: [game] } = await api.read(puzzle.puzzle);
  if (!game) return false;
  const name = nameOf(game);
  remember(name, puzzle);
  await begin(kept(name) ?? { ...game, title: puzzle.title }, name);
  return true;
}

/** Plays a puzzle of the collection that is not solved yet, or the one with this number. @param {string} kind @param {string | null} level the easiest if it is null @param {number} [number] */
export async function openKind(kind, level, number) {
  const known = (await api.collection()).find((one) => one.kind === kind);
  const of = known?.levels.find((one) => one.level === level) ?? known?.levels[0];
  const all = picked()[kind]?.[of?.level ?? ""] ?? {};
  const open = Array.from({ length: of?.count ?? 0 }, (_, at) => at + 1).filter((one) => all[one]?.elapsed === undefined);
  const chosen = number ?? open[randomSeed(open.length)] ?? randomSeed(of?.count ?? 1) + 1;
  return openPicked({ kind, number: chosen, level: level ?? of?.level ?? "easy" }, (id, puzzle) => beginPicked(kind, puzzle.level, puzzle.number, id));
}

/** The puzzle of the day in the page's address: of a level, or of a kind of the collection. */
async function openSharedDaily() {
  const asked = new URLSearchParams(location.search);
  const [what, date] = [asked.get("daily"), asked.get("date") ?? today()];
  if (what === null) return false;
  if (["killer", "6x6"].includes(what)) return openPicked({ kind: what, date }, (id) => beginDaily(date, what, id));
  return openDaily(what, date);
}

/** A puzzle of the kind in the page's address. */
async function openAskedKind() {
  const asked = new URLSearchParams(location.search);
  const kind = asked.get("kind");
  return kind !== null && openKind(kind, asked.get("level"), Number(asked.get("number")) || undefined);
}

/** A new puzzle of the level in the page's address. */
async function openAskedLevel() {
  const level = new URLSearchParams(location.search).get("level");
  return level !== null && byLevel(level);
}

/** The stored game in the page's address. */
async function openKept() {
  const name = new URLSearchParams(location.search).get("game");
  if (name === null) return false;
  const game = kept(name);
  if (!game) throw new Error(say("play-gone"));
  await begin(game, name);
  return true;
}

/** What was pasted on the start page. */
async function openPasted() {
  const text = new URLSearchParams(location.search).has("pasted") ? recall("pasted") : null;
  store("pasted", null);
  if (typeof text !== "string") return false;
  await open(text);
  return true;
}

/** The puzzle that was explained or watched last, unless it is the one played last. */
async function openCurrent() {
  const [puzzle, name] = [currentPuzzle(), lastPlayed()];
  const last = name === null ? null : kept(name);
  if (puzzle === null || puzzle === last?.start.givens) return false;
  await open(puzzle);
  return true;
}

async function openLast() {
  const name = lastPlayed();
  const game = name === null ? null : kept(name);
  if (name === null || !game) return false;
  await begin(game, name);
  return true;
}

/** What the page was opened with is in the browser's hands now: a reload is to go on with the game. */
function leaveAddress() {
  const url = new URL(location.href);
  for (const name of [...SHARED, "daily", "date", "game", "kind", "number", "pasted", "type"]) url.searchParams.delete(name);
  readdress(url);
}

/** Opens the puzzle in the address, else the one played last, else an easy one. */
export async function openFirst() {
  /** @type {unknown[]} */
  const wrong = [];
  for (const way of [openShared, openKept, openSharedDaily, openAskedKind, openAskedLevel, openPasted, openCurrent, openLast, openEasy]) {
    const opened = await way().catch((error) => void wrong.push(error));
    if (opened) break;
  }
  leaveAddress();
  // If the address could not be opened, the message appears over the puzzle played instead.
  if (wrong.length) complain(wrong[0]);
}

const paste = $("#paste", HTMLInputElement);
$("#open").addEventListener("submit", (event) => {
  event.preventDefault();
  open(paste.value).then(() => (paste.value = ""), complain);
});
addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text") ?? "";
  // A one-line field would drop the line breaks of a grid.
  const fits = event.target === paste ? text.includes("\n") : text.trim().length >= 17 && !met(event, "input, textarea");
  if (!fits) return;
  event.preventDefault();
  open(text).catch(complain);
});
const file = $("#file-input", HTMLInputElement);
onClick("#file", () => file.click());
file.addEventListener("change", () => {
  const [chosen] = file.files ?? [];
  if (chosen) readFile(chosen, open).catch(complain);
  file.value = "";
});
onDroppedFile((text) => open(text).catch(complain));
/** Shows the ways to another puzzle. */
export function showNew() {
  openTab($("#t-new"));
  change({ sheet: "more", hint: null, finding: null, full: false });
  paste.focus();
}
$("#daily").addEventListener("click", (event) => {
  const level = met(event, "[data-daily]")?.dataset.daily;
  if (level) openDaily(level).catch(complain);
});
$("#levels").addEventListener("click", (event) => {
  const level = met(event, "[data-level]")?.dataset.level;
  if (level) byLevel(level).catch(complain);
});
