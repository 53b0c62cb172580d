// A plain model of a game: what the board must show after each of the player's actions. It is written
// from the rules of the game, not from its code, so that the two can differ.

const CELLS = [...Array(81).keys()];
const row = (cell) => Math.floor(cell / 9);
const column = (cell) => cell % 9;
const box = (cell) => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3);
const sees = (a, b) => a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b));
export const PEERS = CELLS.map((cell) => CELLS.filter((other) => sees(cell, other)));
export const nameOf = (cell) => `r${row(cell) + 1}c${column(cell) + 1}`;
export const cellOf = (name) => (name[1] - 1) * 9 + Number(name[3]) - 1;

const copy = (board) => structuredClone(board);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const sorted = (marks) => [...marks].sort((a, b) => a - b);

export class Game {
  /** @param {string} givens @param {string} [solution] the only solution, if there is just one */
  constructor(givens, solution = "") {
    this.givens = [...givens].map((digit) => Number(digit) || 0);
    this.solution = solution;
    const none = () => CELLS.map(() => []);
    /** Boards: `gone` has the marks that a digit ruled out, as [cell, kind of mark]. */
    this.boards = [{ placed: CELLS.map(() => 0), corner: none(), centre: none(), colours: none(), gone: none(), tints: {}, links: {}, strokes: 0 }];
    this.at = 0;
  }

  get board() { return this.boards[this.at]; }

  digit(cell, board = this.board) { return this.givens[cell] || board.placed[cell]; }

  allowed(cell, board = this.board) {
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => PEERS[cell].every((peer) => this.digit(peer, board) !== digit));
  }

  get conflicts() {
    return CELLS.filter((cell) => this.digit(cell) && PEERS[cell].some((peer) => this.digit(peer) === this.digit(cell)));
  }

  get full() { return CELLS.every((cell) => this.digit(cell)); }

  get solved() { return this.full && !this.conflicts.length; }

  /** The cells whose digit differs from the solution. */
  get wrong() {
    return this.solution ? CELLS.filter((cell) => this.board.placed[cell] && this.board.placed[cell] !== Number(this.solution[cell])) : [];
  }

  change(alter) {
    const board = copy(this.board);
    alter(board);
    // If the player sees no change, it does not count as a move.
    const seen = ({ placed, corner, centre, colours, tints, links, strokes }) => ({ placed, corner, centre, colours, tints: Object.entries(tints).sort(), links: Object.entries(links).sort(), strokes });
    if (same(seen(board), seen(this.board))) return;
    this.boards.length = this.at + 1;
    this.boards.push(board);
    this.at++;
  }

  undo() { this.at = Math.max(0, this.at - 1); }

  redo() { this.at = Math.min(this.boards.length - 1, this.at + 1); }

  takeOut(board, cells) {
    for (const cell of [...cells].sort((a, b) => a - b)) {
      const digit = board.placed[cell];
      if (!digit) continue;
      board.placed[cell] = 0;
      const gone = board.gone[cell];
      board.gone[cell] = [];
      for (const [peer, kind] of gone) {
        if (this.allowed(peer, board).includes(digit) && !board[kind][peer].includes(digit)) board[kind][peer] = sorted([...board[kind][peer], digit]);
      }
    }
  }

  strike(board, cell, digit) {
    for (const peer of PEERS[cell]) {
      for (const kind of ["corner", "centre"]) {
        if (!board[kind][peer].includes(digit)) continue;
        board[kind][peer] = board[kind][peer].filter((mark) => mark !== digit);
        this.forgetOne(board, cell, peer, kind);
        board.gone[cell].push([peer, kind]);
      }
    }
    board.gone[cell].sort();
  }

  forgetOne(board, cell, peer, kind) {
    board.gone[cell] = board.gone[cell].filter(([other, of]) => other !== peer || of !== kind);
  }

  /** The player decides on the marks of these cells anew. */
  decide(board, cells) {
    board.gone = board.gone.map((gone) => gone.filter(([peer]) => !cells.includes(peer)));
  }

  enter(cells, digit, tidy = true) {
    const free = cells.filter((cell) => !this.givens[cell]);
    this.change((board) => {
      const hold = free.length > 0 && free.every((cell) => board.placed[cell] === digit);
      this.takeOut(board, free);
      if (hold) return;
      for (const cell of free) board.placed[cell] = digit;
      if (tidy) for (const cell of [...free].sort((a, b) => a - b)) this.strike(board, cell, digit);
    });
  }

  mark(kind, cells, digit) {
    const free = kind === "colours" ? cells : cells.filter((cell) => !this.digit(cell));
    this.change((board) => {
      if (kind !== "colours") this.decide(board, free);
      const all = free.every((cell) => board[kind][cell].includes(digit));
      for (const cell of free) {
        const rest = board[kind][cell].filter((mark) => mark !== digit);
        board[kind][cell] = all ? rest : sorted([...rest, digit]);
      }
    });
  }

  clear(cells) {
    this.change((board) => {
      const written = cells.filter((cell) => board.placed[cell]);
      const marked = cells.filter((cell) => !this.digit(cell) && (board.corner[cell].length || board.centre[cell].length));
      if (written.length) this.takeOut(board, written);
      else if (marked.length) {
        this.decide(board, marked);
        for (const cell of marked) board.corner[cell] = board.centre[cell] = [];
      } else {
        for (const cell of cells) board.colours[cell] = [];
        board.tints = Object.fromEntries(Object.entries(board.tints).filter(([candidate]) => !cells.includes(Number(candidate.slice(1)))));
      }
    });
  }

  /** A double click or Enter: a lone mark becomes the digit. */
  settle(cell) {
    if (this.digit(cell)) return;
    const { corner, centre } = this.board;
    const marks = corner[cell].length ? corner[cell] : centre[cell];
    if (marks.length === 1) this.enter([cell], marks[0]);
  }

  fillMarks() {
    this.change((board) => {
      const empty = CELLS.filter((cell) => !this.digit(cell, board));
      for (const cell of empty) board.corner[cell] = this.allowed(cell, board);
      for (const cell of CELLS.filter((cell) => board.placed[cell])) {
        const gone = board.gone[cell].filter(([, kind]) => kind === "centre");
        board.gone[cell] = [...gone, ...PEERS[cell].filter((peer) => empty.includes(peer)).map((peer) => [peer, "corner"])].sort();
      }
    });
  }

  clearMarks() {
    this.change((board) => {
      board.corner = CELLS.map(() => []);
      board.centre = CELLS.map(() => []);
      board.gone = CELLS.map(() => []);
    });
  }

  clearColours() {
    this.change((board) => Object.assign(board, { colours: CELLS.map(() => []), tints: {} }));
  }

  /** Whether a mark is on the board. */
  isMarked(digit, cell) {
    return !this.digit(cell) && (this.board.corner[cell].includes(digit) || this.board.centre[cell].includes(digit));
  }

  /** Colours the marks of a digit in the cells that have it; a candidate is its digit and its cell. */
  tint(digit, cells, colour) {
    const chosen = cells.filter((cell) => this.isMarked(digit, cell)).map((cell) => `${digit}${cell}`);
    this.change((board) => {
      const all = chosen.every((candidate) => board.tints[candidate] === colour);
      for (const candidate of chosen) {
        if (all) delete board.tints[candidate];
        else board.tints[candidate] = colour;
      }
    });
  }

  /** Draws a link between two candidates; again it is dashed, and then gone; another colour takes the place of one. */
  link(from, to, colour) {
    if (from === to) return;
    const ends = [from, to].sort().join();
    this.change((board) => {
      const known = board.links[ends];
      const weak = known?.colour === colour || known?.weak === true;
      if (known?.colour === colour && known.weak) delete board.links[ends];
      else board.links[ends] = { colour, weak };
    });
  }

  stroke() {
    this.change((board) => { board.strokes++; });
  }

  clearDrawings() {
    this.change((board) => Object.assign(board, { links: {}, strokes: 0 }));
  }

  /** What is drawn, as far as it shows. */
  get drawn() {
    const { tints, links, strokes } = this.board;
    const shown = Object.entries(tints).filter(([candidate]) => this.isMarked(Number(candidate[0]), Number(candidate.slice(1))));
    return { tints: shown.map(([candidate, colour]) => `${candidate} ${colour}`).sort(), links: Object.values(links).map(({ colour, weak }) => `${colour}${weak}`).sort(), strokes };
  }

  startOver() {
    this.change((board) => Object.assign(board, copy(this.boards[0]), { placed: CELLS.map(() => 0) }));
  }

  get marked() {
    const empty = CELLS.filter((cell) => !this.digit(cell));
    return empty.length > 0 && empty.every((cell) => this.board.corner[cell].length);
  }

  /** Carries out a step: "r1c3 = 4" writes, "r1c3 ≠ 4" strikes. @param {string[]} results */
  step(results) {
    const parts = results.map((result) => result.match(/(r\dc\d) (.) (\d)/)).map(([, name, sign, digit]) => [cellOf(name), sign, Number(digit)]);
    const struck = parts.filter(([, sign]) => sign === "≠");
    const fill = struck.length > 0 && !this.marked;
    const before = this.at;
    if (fill) this.fillMarks();
    const filled = copy(this.board);
    if (fill) this.at = before;
    this.change((board) => {
      Object.assign(board, filled);
      for (const [cell, , digit] of struck) for (const kind of ["corner", "centre"]) board[kind][cell] = board[kind][cell].filter((mark) => mark !== digit);
      for (const [cell, sign, digit] of parts) {
        if (sign !== "=" || this.digit(cell, board)) continue;
        board.placed[cell] = digit;
        this.strike(board, cell, digit);
      }
    });
  }

  /** What the grid shows, one text for each cell. */
  get shown() {
    const { placed, corner, centre, colours } = this.board;
    return CELLS.map((cell) => {
      const digit = this.digit(cell);
      const kind = this.givens[cell] ? "given" : placed[cell] ? "own" : "";
      return `${kind}${digit || ""}|${digit ? "" : corner[cell].join("")}|${digit ? "" : centre[cell].join("")}|${colours[cell].join("")}`;
    });
  }
}
