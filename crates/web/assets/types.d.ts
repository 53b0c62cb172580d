// The questions to the API and its answers: /api/v1/openapi.json as types. The npm package has them too.
// Cells are r4c7, houses r4 c7 b6, candidates 5r4c7; grids are 81 characters, `.` for an empty cell;
// a set of digits is a number, 1 for the digit 1, 2 for 2, 4 for 3 and so on.

export type Level = "easy" | "medium" | "hard" | "very-hard" | "extreme";
export type Verdict = "easy" | "medium" | "hard" | "unsolvable" | "ambiguous" | "invalid";

/** What went wrong (RFC 9457). */
export interface ProblemAnswer {
  type: string;
  title: string;
  status: number;
  detail: string;
}

// ---------- a game ----------

/** What a player does to the board. */
export type Action =
  | { do: "enter"; cells: string; digit: number; tidy: boolean }
  | { do: "corner" | "centre"; cells: string; digit: number }
  | { do: "colour"; cells: string; colour: number }
  | { do: "clear"; cells: string }
  | { do: "settle"; cell: string; tidy: boolean }
  | { do: "fill-marks" | "clear-marks" | "clear-colours" | "start-over" }
  | { do: "step"; technique: string; placements: string; eliminations: string };

/** A change to a game: a move, undo or redo, the reason for a move, or that a hint was shown. */
export type Change = Action | "undo" | "redo" | { reason: string; of: number } | { hint: string; depth: number };

/** A game as it is saved and sent: its start and its moves. */
export interface Game {
  version: number;
  layout?: string;
  title?: string;
  author?: string;
  level?: string;
  rules?: string[];
  start: { givens: string; placed?: string; corner?: string[]; centre?: string[]; colours?: string[] };
  moves: (Action & { at: number; reason?: string })[];
  done: number;
  taken_back: number;
  hints: { after: number; at: number; depth: number; technique: string }[];
  elapsed: number;
}

/** The board of a game; lists are by cell, in reading order. */
export interface View {
  givens: string;
  clues: number;
  placed: string;
  /** The givens and the player's digits. */
  grid: string;
  corner: number[];
  centre: number[];
  colours: number[];
  /** For each empty cell, the digits that do not occur in its houses. */
  allowed: number[];
  /** The candidates hints use: the corner marks if every empty cell has some, else `allowed`. */
  candidates: number[];
  conflicts: string[];
  remaining: number[];
  filled: number;
  /** Whether every empty cell has corner marks. */
  marked: boolean;
  solved: boolean;
  can_undo: boolean;
  can_redo: boolean;
}

export interface GameQuestion { game: Game; changes?: Change[] }
export interface GameAnswer { game: Game; view: View }

/** What a check found, in full. */
export interface Finding {
  finding: "conflicts" | "mistakes" | "struck" | "lost" | "unsolvable" | "solved" | "fine";
  cells: string[];
  sentence: string;
  title: string;
  text: string;
  origin: string;
  note: string;
  /** The number of the move that made the first of the mistakes. */
  origin_move: number | null;
  /** The cells whose digit is wrong, the first written first. */
  wrong: string[];
}

/** What is to be known of a puzzle before it is played. */
export interface Inspected {
  puzzle: string;
  opened: "proper" | "several" | "none" | "clashing";
  heading: string;
  detail: string;
  title: string;
  text: string;
  choose: string;
  choices: Mend[];
  note: string;
  /** Labels and values. */
  facts: [string, string][];
  /** At most two. */
  solutions: string[];
  differing: string[];
  /** The cell or the house that nothing fits into. */
  gap: string | null;
  blamed: string[];
  er: number | null;
  level: Level | null;
  hardest: string | null;
  /** The technique whose lesson is about the hardest rule. */
  hardest_technique: string | null;
}

/** A given to add or to change, and what to. */
export interface Mend { cell: string; digits: number[]; text: string }

/** The next step, in as much detail as asked for; or why there is none. */
export interface Hint {
  puzzle: string;
  hint: "solved" | "mistakes" | "step" | "stuck" | "unsolvable";
  text: string;
  /** At depth 3. */
  step?: Step | null;
  /** The hint in words at each depth so far. */
  sentences: string[];
  unique: boolean;
  /** What to know about a puzzle without exactly one solution. */
  note?: string | null;
  /** The cells that are wrong. */
  cells: string[];
  technique: string | null;
  /** Its name, as it is in the text; from depth 2 on. */
  technique_name?: string | null;
  /** Where to look. */
  houses: string[];
  /** What leaves a digit only one place in a house, if that can be seen on the board alone; from depth 2 on. */
  sight?: Sight | null;
}

/** The digits that leave a digit only one place in a house. */
export interface Sight {
  /** The digit and its place. */
  candidate: string;
  house: string;
  /** The same digit elsewhere, and an empty cell of the house that it sees. */
  rays: [string, string][];
}

export interface Protocol {
  lines: { at: number; what: string; reason: string }[];
  count: string;
  text: string;
}

// ---------- a step of logic ----------

export interface Step {
  technique: string;
  name: string;
  /** Digits to be placed, as candidates. */
  places: string[];
  /** Candidates to be struck out. */
  eliminates: string[];
  /** The step and why it holds. */
  text: string;
  /** The lines of its argument, if it is a net or a forcing chain. */
  lines?: Line[];
  /** If drawings were asked for: the digits before it, the candidates of each cell, the marks. */
  placed?: string;
  marks?: number[];
  drawing?: Drawing;
}

/** The marks of a step: what is marked, and in which role. */
export interface Drawing {
  cells: [string, string][];
  candidates: [string, string][];
  houses: [string, string][];
  links: { from: LinkEnd; to: LinkEnd; kind: "strong" | "weak" }[];
  letters: [LinkEnd, string][];
}

/** A line of an argument: something is supposed, or follows from lines before. */
export interface Line {
  number: number;
  /** How many suppositions it rests on. */
  depth: number;
  /** Candidates of which one is true: nearly always a single one. */
  true?: string[];
  false?: string[];
  one_of?: string[];
  reason: "supposed" | "last" | "step" | "otherwise" | "refuted" | "cases" | "unfillable" | "last-guardian" | "no-guardian";
  /** What the reason is about. */
  cell?: string | null;
  house?: string | null;
  digit?: number | null;
  technique?: string | null;
  /** The numbers of the lines it follows from. */
  uses: number[];
  text: string;
}

/** A digit in one cell or in several. */
export interface LinkEnd { digit: number; cells: string[] }

export interface Explained {
  puzzle: string;
  givens: string;
  unique: boolean;
  solved: boolean;
  level: Level | null;
  hodoku: { level: string; score: number; level_name: string };
  hard_steps: number;
  usual_hard_steps?: number | null;
  steps: Step[];
  /** The grid after the last step. */
  end: string;
  /** If drawings were asked for. */
  end_marks?: number[] | null;
  verdict: Verdict;
  verdict_sentence: string;
  hardest: string | null;
  text: string;
}

/** What is said of claims about a position. */
export interface Judged { puzzle: string; claims: JudgedClaim[]; reward: number }

/** What is said of a claim; what does not belong to the judgement is left out. */
export interface JudgedClaim {
  /** Such as r4c7=5, or the text that is not a claim. */
  claim: string;
  judgement: "malformed" | "wrong" | "off-the-rails" | "follows" | "search" | "unproven";
  reward: number;
  text: string;
  reason?: "unreadable" | "out-of-range" | "given" | "filled" | "absent";
  /** Whether it is wrong, or follows, at once. */
  at_once?: boolean;
  /** The cells that a wrong digit clashes with, or that are wrong in the position. */
  cells?: string[];
  /** The cell that went wrong first. */
  since?: string;
  /** The technique of the last of the steps that it follows by. */
  technique?: string;
  /** How many steps come before that. */
  further?: number;
  steps?: Step[];
  /** What the last step rests on. */
  premises?: { cells: string[]; candidates: string[]; houses: string[] };
  hardest?: string;
  hodoku_level?: string;
  er?: number;
  level?: Level;
  uniqueness?: boolean;
  /** How deep the suppositions of a search are nested. */
  depth?: number;
  /** The limits that were reached. */
  caps?: ("further" | "depth" | "suppositions")[];
}

// ---------- a puzzle ----------

export interface Checked {
  puzzle: string;
  verdict: Verdict;
  clashes: string[];
  differing: string[];
  redundant: string[];
  solution: string | null;
  sentences: string[];
}

/** Sudoku Explainer's ratings, such as 7.1, and the hardest rule; null unless the puzzle has one solution. */
export interface Rated {
  puzzle: string;
  verdict: Verdict;
  er: number | null;
  ep: number | null;
  ed: number | null;
  level: Level | null;
  level_name: string | null;
  hardest: string | null;
}

export interface Reading { found: number; games: Game[] }
export interface Written { text: string; extension: string | null }

export interface GenerateQuestion {
  level?: string;
  technique?: string;
  place?: string;
  symmetry?: string;
  minimal?: boolean;
  rate?: boolean;
  seed: number;
  first?: number;
  count?: number;
  clues?: [number, number];
  pattern?: string;
  from?: string;
  like?: string;
}
export interface Made {
  number: number;
  seed: number;
  puzzle: string;
  solution: string;
  clues: number;
  /** The ratings are null unless they were asked for. */
  er: number | null;
  ep: number | null;
  ed: number | null;
  level: Level | null;
  hardest: string | null;
}
/** The puzzle of a day. */
export interface DailyPuzzle extends Made { title: string }
/** `stopped` says why there are fewer puzzles than were asked for. */
export interface Generated { puzzles: Made[]; stopped: string | null }

// ---------- a booklet ----------

export interface Printed { puzzle: string; id: string; er?: number }
export interface Section { title?: string; level?: string; puzzles: Printed[] }
export interface BookletQuestion {
  title: string;
  language: string;
  sections: Section[];
  /** Techniques of which worksheets follow. */
  train: string[];
  settings: Record<string, string | number | boolean>;
}
export interface Page { svg: string; titles: string[] }
export interface Pages {
  said: string;
  puzzles: number;
  left_out: string[];
  pages: number;
  first: number;
  shown: Page[];
}

// ---------- the lesson's exercise ----------

export interface Exercise {
  outcome: "solved" | "wrong" | "nothing" | "endless";
  right: boolean;
  givens: string;
  grid: string;
  clashes: string[];
  steps: number;
  sentence: string;
  /** How the gaps were understood, by name and in words. */
  gaps: string[];
  understood: string[];
  moments: number;
  moment: {
    at: number;
    /** The line of the exercise that acts, from 0. */
    line: number;
    cell: string | null;
    grid: string;
    clashes: string[];
    calls: number;
    say: string;
  } | null;
}

// ---------- a trace ----------

/** Which trace is meant. */
export interface TraceQuestion { puzzle: string; engine: string }

export interface Trace {
  events: number;
  solutions: number;
  complete: boolean;
  cut: boolean;
  nodes: number;
  guesses: number;
  backtracks: number;
  max_depth: number;
  overview: { depths: number[]; solved: number[] };
}

export interface TraceEvent {
  action: string;
  given?: boolean;
  cell?: string | null;
  digit?: number | null;
  depth: number;
  /** The line of the pseudocode that does it, from 1. */
  line: number;
}
/** A branch given up, and the number of its events. */
export interface DeadBranch { cell: string; digit: number; events: number }
export interface Guess { depth: number; cell: string; digit: number }
export interface SearchTree { root: DeadBranch[]; path: (Guess & { inside: DeadBranch[] })[] }

/** What the engine holds after `at` events. */
export interface TraceState {
  at: number;
  event: TraceEvent | null;
  say: string;
  grid: string;
  given: number[];
  pspace: number[];
  rstack: number[][];
  rlatter: number[];
  /** How many digits have been tried in each cell. */
  tried: number[];
  /** The exact cover: the rows left in each column, null if it is covered; the digits of each cell whose rows are left. */
  cover: { columns: (number | null)[]; open: number[] } | null;
  stack: Guess[];
  depth: number;
  filled: number;
  nodes: number;
  guesses: number;
  backtracks: number;
  dead_ends: number;
  max_depth: number;
  near: { from: number; actions: string; depths: number[] } | null;
  tree: SearchTree | null;
}

// ---------- a cross-number puzzle ----------

/** Cells are numbered row by row. */
export interface CrossPuzzle {
  width: number;
  height: number;
  black: number[];
  left: number[];
  above: number[];
  marks: { name: string; cell: number }[];
  words: CrossWord[];
  rules: CrossRule[];
  contradiction: number[] | null;
  leading_zeros: boolean;
  digits: string;
}
export interface CrossWord { name: string; across: boolean; cells: number[] }
export interface CrossRule {
  word: number | null;
  text: string;
  cut: boolean;
  cells: number[];
  facts: string[];
  more: number;
  domains: { row: number; column: number; digits: number[] }[];
  support: number;
  states: number;
  waiting: number;
}
/** `filled` has one character for each cell, `.` if it is empty. */
export interface CrossJudged {
  found: "solved" | "right" | "wrong" | "open";
  wrong: number[];
  broken: number[];
  sentence: string;
}
export interface CrossHint {
  hint: "digit" | "mistake" | "clash" | "full" | "stuck";
  /** Where to look, without the answer. */
  look: string;
  title: string;
  sentences: string[];
  cells: number[];
  digit: number | null;
  rule: number | null;
  others: number[];
  left: { cell: number; digits: number[] }[];
  ways: { digits: string; fits: boolean }[];
}
/** A grid to be made: bars on the left of cells and above them, names to keep, clues by the first cell of their word. */
export interface CrossFrame {
  width: number;
  height: number;
  black: number[];
  left: number[];
  above: number[];
  names: { name: string; cell: number }[];
  clues: { cell: number | null; across: boolean; clue: string }[];
  leading_zeros: boolean;
  digits: string;
}
export interface CrossSolved {
  solutions: string[][];
  /** Null if it was not decided. */
  unique: boolean | null;
  decided: boolean;
  complete: boolean;
  nodes: number;
  states: number;
}

// ---------- a picture ----------


/** A cell worth a look; 0 stands for no digit. */
export interface PhotoDoubt {
  cell: string;
  taken: number;
  second: number;
  repaired: boolean;
  sentence: string;
}

export interface PhotoGrid {
  /** x and y in pixels, clockwise from the one at r1c1. */
  corners: number[][];
  turn: number;
  puzzle: string;
  entries: string;
  sure: boolean;
  sentence: string | null;
  doubts: PhotoDoubt[];
}

export interface PhotoRead { grids: PhotoGrid[] }

// ---------- the lessons ----------

/** A technique of a family. */
export interface LessonTechnique {
  technique: string;
  name: string;
}

export interface LessonFamily {
  family: string;
  name: string;
  look: string;
  why: string;
  from: string;
  techniques: LessonTechnique[];
}

/** A position in which the pattern of an example is not there. */
export interface LessonMiss {
  givens: string;
  text: string;
  drawn: Drawn;
}

/** A position that shows a technique. */
export interface LessonExample {
  needed: boolean;
  givens: string;
  step: Step;
  miss: LessonMiss | null;
}

/** What there is to know about a technique. */
export interface Lesson {
  technique: string;
  name: string;
  level_name: string;
  score: number;
  look: string;
  need: string;
  practised: boolean;
  family: LessonFamily;
  examples: LessonExample[];
}

// ---------- the trainer ----------

/** When a position comes back. */
export interface TrainCard {
  /** 2 missed, 3 with much help, 4 with a little, 5 without. */
  quality: number;
  repetitions: number;
  /** In hundredths. */
  ease: number;
  /** In days. */
  interval: number;
  /** A day since 1 January 1970. */
  due: number;
}

/** What a learner has answered. */
export interface TrainProgress {
  version: 1;
  /** By technique and number of the position. */
  cards: Record<string, Record<string, TrainCard>>;
  days: Record<string, number>;
  answered: number;
  unaided: number;
}

export type TrainDot = "new" | "missed" | "helped" | "known";

export interface TrainTechnique {
  technique: string;
  name: string;
  dots: TrainDot[];
  dots_text: string;
  when: string;
  due: boolean;
}

export interface TrainFamily {
  family: string;
  name: string;
  about: string;
  known: string;
  techniques: TrainTechnique[];
}

export interface TrainDay {
  day: string;
  answers: number;
}

/** What there is to practise. */
export interface TrainListed {
  families: TrainFamily[];
  due: number;
  due_text: string;
  known: string;
  unaided: string;
  next: string | null;
  next_name: string;
  week: TrainDay[];
  week_text: string;
}

/** A position to practise. */
export interface TrainPositioned {
  technique: string;
  name: string;
  position: number;
  count: number;
  dots: TrainDot[];
  givens: string;
  placed: string;
  marks: number[];
  asks: "strike" | "place";
  title: string;
  task: string;
  number: string;
  needed: boolean;
}

/** A position with marks. */
export interface Drawn {
  placed: string;
  marks: number[];
  drawing: Drawing;
}

export interface TrainHelped {
  sentences: string[];
  drawn: Drawn;
}

export interface TrainQuestion {
  technique: string;
  position: number;
  marks: string[];
  help: number;
  mistaken: boolean;
  progress: TrainProgress | null;
  day: number;
}

export interface TrainMark {
  mark: string;
  verdict: "malformed" | "right" | "other" | "ahead" | "not";
  text: string;
}

/** What is said of an answer. */
export interface TrainJudged {
  verdict: "nothing" | "malformed" | "not" | "complete" | "incomplete" | "other" | "ahead";
  title: string;
  text: string;
  marks: TrainMark[];
  missing: number;
  more: number;
  more_text: string;
  step?: Step | null;
  miss?: "clash" | "unseen" | "spoilt" | "open" | "harmless" | null;
  drawn?: Drawn | null;
  done: boolean;
  dots: TrainDot[];
  back: string;
  progress: TrainProgress;
}
