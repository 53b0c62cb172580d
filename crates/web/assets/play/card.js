// @ts-check
// The result card: what was solved and how, as a picture and as a text, to be given to others. It shows the
// givens and nothing of the solution.
import * as api from "../api.js";
import { $, button, download, el } from "../dom.js";
import { median, timesOf } from "../records.js";
import { canShare, copy, share } from "../sharing.js";
import { say, time } from "../words.js";
import { elapsed } from "./clock.js";
import { hintsOf } from "./finish.js";
import { levelOf } from "./finishing.js";
import { showExtra } from "./sheet.js";
import { now } from "./state.js";

/**
 * What is on the card.
 * @typedef {object} Card
 * @property {string} title
 * @property {string} givens
 * @property {string} level in words
 * @property {number} rank of the level, from 1
 * @property {string} detail the level with the rating, as the page says it
 * @property {string} time
 * @property {string} compared with the player's median; may be empty
 * @property {string} hints
 * @property {string} back
 * @property {string} hardest
 * @property {string[]} techniques that the puzzle needs, in the order of its path
 * @property {string} link
 */

/** The levels, the easiest first. */
const LEVELS = ["easy", "medium", "hard", "very-hard", "extreme"];

/** How long the techniques are waited for, in milliseconds. The path of the hardest puzzles takes longer. */
const PATIENCE = 3000;

/** The names of the techniques of a path, each once; none if they are not known in time. @param {string} puzzle @returns {Promise<string[]>} */
async function techniquesOf(puzzle) {
  const ending = AbortSignal.timeout(PATIENCE);
  return api.path(puzzle, ending).then(({ steps }) => [...new Set(steps.map(({ name }) => name))], () => []);
}

/** @returns {Promise<Card | null>} */
async function cardOf() {
  const { playing, inspected, settings } = now();
  if (!playing) return null;
  const { game, view } = playing;
  const level = levelOf({ playing, inspected });
  const isTimed = settings.clock !== "none";
  const [mine, times] = [elapsed(), isTimed ? timesOf(level) : []];
  const [techniques, { query }] = await Promise.all([techniquesOf(view.givens), api.link({ ...game, moves: [], hints: [], done: 0 }, false)]);
  const apart = median(times) - mine;
  return {
    title: game.title || say("play-untitled"),
    givens: view.givens,
    level: say(`level-${level}`),
    rank: LEVELS.indexOf(level) + 1,
    detail: inspected?.detail || say(`level-${level}`),
    time: isTimed ? time(mine) : "✓",
    compared: times.length < 5 || Math.abs(apart) < 1000 ? "" : say(apart > 0 ? "finish-under" : "finish-over", { time: time(Math.abs(apart)) }),
    hints: hintsOf(game)[0],
    back: game.taken_back ? say("finish-back", { count: game.taken_back }) : say("finish-no-back"),
    hardest: inspected?.hardest ?? "",
    techniques,
    link: new URL(`?${query}`, location.href).href,
  };
}

/** The card as a text. @param {Card} card */
function textOf({ title, rank, detail, time, hints, back, hardest, link }) {
  const dots = "●".repeat(rank) + "○".repeat(LEVELS.length - rank);
  const said = [
    `ennead · ${title}`,
    `${dots} ${detail}`,
    [time, hints, back].join(" · "),
    ...(hardest ? [say("card-hardest", { name: hardest })] : []),
  ];
  return { text: said.join("\n"), link };
}

/** The side of the picture, and the margin around it, in pixels. */
const [SIDE, MARGIN] = [1080, 72];

/** The words put into lines that are no wider than this. @param {CanvasRenderingContext2D} pen @param {string} text @param {number} width */
function linesOf(pen, text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A text that is no wider than this, cut at its end if need be. @param {CanvasRenderingContext2D} pen @param {string} text @param {number} width */
function fitted(pen, text, width) {
  if (pen.measureText(text).width <= width) return text;
  let kept = text;
  while (kept && pen.measureText(`${kept} …`).width > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()} …`;
}

/** Draws the card. @param {Card} card @returns {HTMLCanvasElement} */
function draw(card) {
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas.card-picture", { width: String(SIDE), height: String(SIDE), role: "img" }));
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  const family = getComputedStyle(document.body).fontFamily;
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {string} */ ink, weight = 400, width = SIDE) => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.fillStyle = colour(ink);
    pen.fillText(fitted(pen, text, width), x, y);
    return pen.measureText(text).width;
  };
  const dot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ radius, filled = true) => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    if (filled) pen.fill();
    else pen.stroke();
  };
  pen.fillStyle = colour("paper");
  pen.fillRect(0, 0, SIDE, SIDE);
  // The sign and the name.
  for (let i = 0; i < 9; i++) {
    pen.fillStyle = colour(i === 4 ? "green" : "ink");
    dot(MARGIN + 11 + 24 * (i % 3), MARGIN + 11 + 24 * Math.floor(i / 3), 8.5);
  }
  write("ennead", MARGIN + 92, MARGIN + 50, 44, "ink", 600);
  const width = SIDE - 2 * MARGIN;
  write(card.title, MARGIN, 240, 56, "ink", 600, width);
  [pen.lineWidth, pen.strokeStyle] = [3, colour("edge")];
  LEVELS.forEach((_, at) => {
    pen.fillStyle = colour("ink");
    dot(MARGIN + 12 + 32 * at, 284, at < card.rank ? 11 : 9.5, at < card.rank);
  });
  write(card.detail, MARGIN + 180, 296, 34, "soft", 400, width - 180);
  // The board, of which only the givens are shown.
  const [left, top, size] = [MARGIN, 350, 450];
  const unit = size / 9;
  pen.fillStyle = colour("sheet");
  pen.fillRect(left, top, size, size);
  const rule = (/** @type {boolean} */ box) => {
    pen.beginPath();
    for (let i = 0; i <= 9; i++) {
      if ((i % 3 === 0) !== box) continue;
      pen.moveTo(left + i * unit, top);
      pen.lineTo(left + i * unit, top + size);
      pen.moveTo(left, top + i * unit);
      pen.lineTo(left + size, top + i * unit);
    }
    [pen.lineWidth, pen.strokeStyle] = box ? [4, colour("box")] : [1.5, colour("line")];
    pen.stroke();
  };
  rule(false);
  rule(true);
  pen.textAlign = "center";
  [...card.givens].forEach((digit, cell) => {
    if (digit !== ".") write(digit, left + ((cell % 9) + 0.5) * unit, top + (Math.floor(cell / 9) + 0.73) * unit, 33, "ink", 600);
  });
  pen.textAlign = "left";
  // What the player did.
  const [x, room] = [left + size + 56, width - size - 56];
  write(card.time, x, top + 104, card.time.length > 5 ? 104 : 136, "green", 600, room);
  if (card.compared) write(card.compared, x, top + 160, 32, "soft", 400, room);
  const facts = [card.hints, card.back, ...(card.hardest ? [card.hardest] : [])];
  facts.forEach((fact, at) => write(fact, x, top + 250 + 58 * at, 40, "ink", 600, room));
  if (card.hardest) write(say("finish-hardest"), x, top + 290 + 58 * (facts.length - 1), 30, "soft", 400, room);
  // What the puzzle needs.
  pen.font = `400 32px ${family}`;
  const said = card.techniques.length ? say("card-techniques", { list: card.techniques.join(", ") }) : "";
  const lines = linesOf(pen, said, width);
  const shown = lines.length > 4 ? [...lines.slice(0, 3), lines.slice(3).join(" ")] : lines;
  shown.forEach((line, at) => write(line, MARGIN, 868 + 46 * at, 32, "soft", 400, width));
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob | null>} */
const pictureOf = (canvas) => new Promise((resolve) => canvas.toBlob(resolve, "image/png"));

/** Shows the card of the game just solved, and the ways to give it away. */
export async function openCard() {
  const { playing } = now();
  const card = await cardOf();
  if (!card || now().playing?.id !== playing?.id || !now().finished) return;
  const canvas = draw(card);
  const { text, link } = textOf(card);
  canvas.setAttribute("aria-label", say("card-picture", { text: text.replaceAll("\n", ". ") }));
  // Made before it is asked for: the system's sheet opens only in answer to a press.
  const picture = await pictureOf(canvas);
  const files = picture ? [new File([picture], "ennead.png", { type: "image/png" })] : [];
  const all = { title: card.title, text: `${text}\n${link}`, files };
  const data = canShare(all) ? all : { title: card.title, text, url: link };
  const said = el("p", { role: "status" });
  const tell = (/** @type {string} */ words) => (said.textContent = words);
  const copyText = (/** @type {string} */ what) => copy(what).then((worked) => tell(worked ? say("play-copied") : what));
  const send = () => share(data).then((worked) => (worked ? tell("") : copyText(all.text)));
  const ways = [
    ...(canShare(data) ? [button("button.main", { id: "card-send" }, send, say("card-send"))] : []),
    button(canShare(data) ? "button" : "button.main", { id: "card-copy" }, () => copyText(all.text), say("card-copy")),
    ...(picture ? [button("button", { id: "card-save" }, () => download("ennead.png", picture), say("card-save"))] : []),
    button("button", { id: "card-link" }, () => copyText(link), say("share-link")),
  ];
  showExtra(say("card-title"), () => {}, el("div.card", {}, canvas, el("div.foot", {}, ...ways), said, el("p.small.soft", {}, say("card-about"))));
  $("#p-extra .main").focus();
}
