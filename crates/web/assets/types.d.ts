// The questions to the API and its answers. Made of openapi.json: UPDATE_EXPECT=1 cargo test -p ennead-web
// Cells are r4c7, houses r4 c7 b6, candidates 5r4c7; grids are 81 characters, `.` for an empty cell;
// a set of digits is a number, 1 for the digit 1, 2 for 2, 4 for 3 and so on.

export type Action = "given" | "place" | "eliminate" | "reject" | "guess" | "undo" | "contradiction" | "solution";

export type Asks = "strike" | "place";

/** A clue that contradicts others. */
export interface BlamedClue {
  /** Its cells. */
  cells: string[];
  /** What it says. */
  text: string;
}

/** The answer to `ShowBoard`. */
export interface BoardShown {
  /** The cages with a sum. */
  cages: ShownCage[];
  /** The names of the cells in reading order. */
  cells: string[];
  /** How many columns there are. */
  columns: number;
  /** The houses of each cell, as numbers. */
  houses: number[][];
  /** The cells with a label in their upper corner. */
  labelled: string[];
  /** The number that the first value is. */
  least: number;
  /** The width of the space that clues beside the grid need, as a part of a cell's. */
  margin: number;
  /** What each cell is to the rules, in phrases, such as "cage of 15": for a screen reader. */
  notes: string[][];
  /** The lines, and what is drawn over them, likewise. */
  over: string;
  /** How the places of candidates are arranged in a cell: columns and rows. */
  places: [number, number];
  /** How many rows there are, with those in which a grid of several has no cells. */
  rows: number;
  /** The rules in words: that of the board, and one for each kind. */
  rules: ShownRule[];
  /** The symbols of the values in order. */
  symbols: string[];
  /** What is not checked, because it was not understood. */
  unchecked: string[];
  /** What is drawn under the lines, as elements of SVG. A cell is 60 wide, and the first begins at (0, 0). */
  under: string;
}

/** How a booklet looks. */
export interface BookletLook {
  /** Whether everything is black, for printers that cannot print anything else. */
  black?: boolean;
  /** Whether empty cells show their candidates. */
  candidates?: boolean;
  /** Whether there are cut marks. */
  cut_marks?: boolean;
  /** Whether two pages are put side by side, in the order for folding and stapling. */
  fold?: boolean;
  /** How much wider the inner margin is for binding, in points; in data, in millimetres. */
  gutter?: number;
  /** Whether the label of each puzzle, by which it can be found again, is printed under it. */
  labels?: boolean;
  /** Whether pages lie on their long side. */
  landscape?: boolean;
  /** What that link begins with: the address of a Play page, which ends with `/play`, or what comes before
   * the 81 digits; a page where it can be played if left out. */
  link?: string | null;
  /** The margin on every side, in points; in data, in millimetres. */
  margin?: number;
  /** Whether pages are numbered. */
  page_numbers?: boolean;
  /** The paper of a page. */
  paper?: Paper;
  /** Puzzles on a page: 1 (large print), 2, 4 or 6. */
  per_page?: number;
  /** Whether a QR code with the puzzle's link is printed under each grid. */
  qr?: boolean;
  /** Whether the rating is printed under each grid. */
  rating?: boolean;
  /** Whether there is a page with the rules and an example. */
  rules?: boolean;
  /** Whether the solutions are printed at the back. */
  solutions?: boolean;
  /** Solutions on a page: 4, 6, 9 or 12; if left out, a number that suits `per_page`. */
  solutions_per_page?: number | null;
  /** Whether the techniques needed are printed under each grid. */
  techniques?: boolean;
  /** Whether there is a title page. */
  title_page?: boolean;
  /** Whether puzzles with a lesson become worksheets: the first steps to fill in. */
  worksheets?: boolean;
}

/** Some pages of a booklet. */
export interface BookletPages {
  /** How many pages. */
  count?: number;
  /** The first page shown, counted from 0. */
  first?: number;
  /** The language of the pages; the asker's if left out. */
  language?: Language | null;
  /** The puzzles. */
  sections: BookletSection[];
  /** The layout. */
  settings?: BookletLook;
  /** The title; a default title if left out. */
  title?: string | null;
  /** Techniques of the trainer; their positions follow as worksheets, with the answers at the back. */
  train?: TechniqueName[];
}

/** Some puzzles under a heading. */
export interface BookletSection {
  /** The level, shown as the heading if there is no title. */
  level?: Level | null;
  /** The puzzles. */
  puzzles: PrintedPuzzle[];
  /** The heading. */
  title?: string | null;
}

/** A rule that digits on the board break. */
export interface BrokenRule {
  /** The cells at fault. */
  cells: string[];
  /** What it is called. */
  name: string;
  /** What it says. */
  text: string;
}

/** What is the canonical form (minlex) of the puzzle, which all its isomorphs share? */
export interface Canon {
  /** The puzzle. */
  puzzle: string;
  /** Whether to include the symmetry that leads to it. */
  symmetry?: boolean;
}

/** The answer to `Canon`. */
export interface Canonical {
  /** How many symmetries leave the puzzle as it is; at least 1. */
  automorphisms: number;
  /** Their canonical form. */
  canonical: string;
  /** The givens. */
  puzzle: string;
  /** The symmetry that maps the givens to it, if asked for. */
  symmetry?: string | null;
}

export type Cap = "further" | "depth" | "suppositions";

/** What is known of a learner and a position. */
export interface Card {
  /** The day it is due. */
  due: number;
  /** By how many hundredths the interval is multiplied; at least 130. */
  ease: number;
  /** The days between the last answer on its day and the next. */
  interval: number;
  /** The quality of the last answer, 2 to 5: missed, with much help, with a little, without. */
  quality: number;
  /** How often in a row it was answered on its day. */
  repetitions: number;
}

/** The digits that are left for a cell. */
export interface CellLeft {
  /** The cell, counted from 0 row by row. */
  cell: number;
  /** The digits. */
  digits: number[];
}

/** A cell and its name. */
export interface CellNamed {
  /** The cell. */
  cell: number;
  /** The name. */
  name: string;
}

/** A change by the player. */
export type Change = Time | SavedAction | { of: number; reason: string } | { depth: number; hint: string };

/** Is the puzzle valid, solvable, unique, minimal? If not, why not? */
export interface Check {
  /** Whether to leave out what is not understood, and to say what that is. */
  ignore?: boolean;
  /** The puzzle. */
  puzzle: string;
  /** Rules of the whole board that the puzzle has besides its own. */
  rules?: RuleName[];
  /** Whether to look for the fewest clues that would make it unique, if there are several solutions. */
  suggest?: boolean;
}

/** The answer to `Check`. */
export type CheckAnswer = Checked | RuledChecked;

/** Is everything right in the game so far? */
export interface CheckGame {
  /** The game. */
  game: SavedGameSent;
}

/** The answer to `Check` about a classic puzzle. */
export interface Checked {
  /** The cells that clash. */
  clashes: string[];
  /** Givens that contradict each other although none clash: with any one of them left out, the others
   * do not. None if there is a solution, or if that is not found out soon. */
  contradiction: string[];
  /** Why they contradict each other, step by step. */
  contradiction_steps?: RefutationStep[];
  /** The cells in which solutions differ. */
  differing: string[];
  /** The values that solutions have there; none of a sukaku with very many solutions. */
  held?: HeldCell[];
  /** Whether no given can be left out; none unless there is exactly one solution. */
  minimal: boolean | null;
  /** The givens, or the sukaku. */
  puzzle: string;
  /** The givens that can be left out, each by itself. */
  redundant: string[];
  /** The result in sentences. */
  sentences: string[];
  /** The solution, if there is exactly one. */
  solution: string | null;
  /** Whether there is a solution. */
  solvable: boolean;
  /** Givens that would make it unique, if that was asked for and there are several solutions: the
   * fewest first. */
  suggestions?: SuggestedClues[];
  /** Whether there is exactly one solution. */
  unique: boolean;
  /** Whether no givens clash. */
  valid: boolean;
  /** The verdict. */
  verdict: Verdict;
}

/** Which techniques are used, and in which order. If left out in JSON, the built-in table decides. */
export interface Choice {
  /** How many fins a kraken fish may have, 1 to 5. */
  kraken_fins?: number;
  /** How many base lines a kraken fish may have, 2 to 7. */
  kraken_size?: number;
  /** Only these techniques, unless the list is empty. */
  only?: TechniqueName[];
  /** A table of techniques with levels and scores, in the notation of the built-in table. */
  table?: string | null;
  /** The theory: `table` for the techniques of the table, which is the default; `hodoku` for those of them
   * that HoDoKu has; or one of singles and chains, the shortest first: `w`, `s+w`, `gw`, `b`. Not together
   * with `only` or `without`. */
  theory?: Theory | null;
  /** Whether to use techniques that rely on there being one solution. */
  uniqueness?: boolean;
  /** Techniques that are not used. */
  without?: TechniqueName[];
}

/** A clue, and the word it is about. */
export interface ClueAt {
  /** Whether the word goes across. */
  across?: boolean;
  /** The first cell of the word; null for a rule about several words. */
  cell?: number | null;
  /** The clue. */
  clue: string;
}

/** Which kinds of puzzles are in the collection, and how many of each level? */
export type Collection = Record<string, never>;

/** The answer to `CollectionPuzzle`. */
export interface CollectionAnswer {
  /** How hard the hardest step of its easiest path is: 1.5 to 6.8. */
  hardest: number;
  /** The kind. */
  kind: string;
  /** Its level. */
  level: Level;
  /** Its number among those of its kind and level, from 1. */
  number: number;
  /** The board, the givens and the rules on one line. */
  puzzle: string;
  /** What it is called in the asker's language. */
  title: string;
}

export type CollectionKind = 
  | "4x4"
  | "6x6"
  | "8x8"
  | "10x10"
  | "12x12"
  | "16x16"
  | "killer-4x4"
  | "killer-6x6"
  | "killer"
  | "killer-gaps"
  | "killer-x"
  | "killer-jigsaw"
  | "jigsaw-5x5"
  | "jigsaw-6x6"
  | "jigsaw-7x7"
  | "jigsaw"
  | "x-6x6"
  | "x"
  | "windoku"
  | "anti-knight"
  | "odd-even-6x6"
  | "odd-even"
  | "thermometers-6x6"
  | "thermometers"
  | "arrows-6x6"
  | "arrows"
  | "thermometers-arrows"
  | "dots"
  | "dots-all-6x6"
  | "dots-all"
  | "xv"
  | "xv-all"
  | "inequality-6x6"
  | "inequality"
  | "little-killer"
  | "sandwich"
  | "quads"
  | "palindromes"
  | "renban"
  | "whispers"
  | "whispers-renban";

/** Which puzzle of the collection is this, or has this day? */
export interface CollectionPuzzle {
  /** The date, such as `2026-11-22`, of a day whose puzzle is wanted: the same for everybody. It is one of
   * the collection, turned and with other digits, as far as its rules allow. */
  date?: string | null;
  /** The kind. */
  kind: CollectionKind;
  /** The level. If it is left out, a day has one of whichever level, and else it is the easiest. */
  level?: Level | null;
  /** The puzzles of the kind, as in its file. Only a module without the collection needs them. */
  list?: string | null;
  /** The number of the puzzle among those of its kind and level, from 1. */
  number?: number | null;
}

/** Clues that no board obeys together. Each is a line of our language. */
export interface ContradictingClues {
  /** The clues; none if no board of this kind can be filled at all. */
  clues: string[];
  /** Whether it is certain that no fewer clues of the puzzle contradict each other. */
  least: boolean;
  /** Whether it is certain that without any one of them the others do not contradict each other. */
  minimal: boolean;
  /** Why they contradict each other, step by step; none if that is not found out soon. */
  steps?: RefutationStep[];
}

/** The matrix of the exact cover. Its rows are the candidates, its columns the 324 conditions: each
 * cell holds a digit; each row, each column and each box holds each digit. */
export interface Cover {
  /** The number of rows left in each column; null if the column is covered. */
  columns: (number | null)[];
  /** For each cell, the digits whose rows are left. */
  open: number[];
}

/** What is the puzzle with these bars, black cells and clues? */
export interface CrossBuild {
  /** The cells with a bar above them. */
  above?: number[];
  /** The black cells, counted from 0 row by row. */
  black?: number[];
  /** The clues. */
  clues?: ClueAt[];
  /** Whether the digits of a word are those of its `cells`, as by default, or those of its
   * `number`. */
  digits?: DigitReading | null;
  /** The number of rows, 1 to 50. */
  height: number;
  /** Whether numbers may begin with 0. */
  leading_zeros?: boolean;
  /** The cells with a bar on their left. */
  left?: number[];
  /** Names to keep. Any other cell at which a word begins gets a new name. */
  names?: CellNamed[];
  /** The number of columns, 1 to 50. */
  width: number;
}

/** Is the puzzle as it should be: unique, without an unnecessary rule? */
export interface CrossCheck {
  /** The puzzle. */
  text: string;
}

/** The result of checking a cross-number puzzle. */
export interface CrossChecked {
  /** Whether these are all the solutions. */
  complete: boolean;
  /** The number of solutions found. */
  count: number;
  /** Whether the search ended before a bound was reached. */
  decided: boolean;
  /** Whether the digits of a word are those of its cells (`cells`) or those of its number
   * (`number`). */
  digits: DigitReading;
  /** Whether numbers may begin with 0. */
  leading_zeros: boolean;
  /** The cells in no word. */
  loose_cells: string[];
  /** Whether there is one solution and every rule is needed for it; null if that is not
   * decided. */
  minimal: boolean | null;
  /** Digits tried. */
  nodes: number;
  /** For each rule, whether it follows from the others; null if that is not decided. Empty if
   * there is no solution. */
  redundant: (boolean | null)[];
  /** The result in sentences. */
  sentences: string[];
  /** The solutions, each as its rows; `#` is a black cell. */
  solutions: string[][];
  /** States of the automata the rules were compiled to. */
  states: number;
  /** Whether there is exactly one solution; null if that is not decided. */
  unique: boolean | null;
  /** The words that no rule mentions. */
  unused_words: string[];
}

/** What is the same puzzle in another notation? */
export interface CrossConvert {
  /** The puzzle. */
  text: string;
  /** The notation. */
  to?: CrossNotation;
}

/** What does the puzzle look like, drawn as SVG? */
export interface CrossDraw {
  /** Whether to leave out the clues. */
  no_clues?: boolean;
  /** Whether to fill in a solution. */
  solution?: boolean;
  /** The puzzle. */
  text: string;
}

/** A drawing. */
export interface CrossDrawn {
  /** The drawing. */
  svg: string;
}

/** What are the grid, the words, and the consequences of each rule? */
export interface CrossExplain {
  /** The puzzle. */
  text: string;
}

/** A cross-number puzzle explained. Cells are numbered from 0 in reading order. */
export interface CrossExplained {
  /** The cells with a bar above them. */
  above: number[];
  /** The black cells. */
  black: number[];
  /** Rules that contradict each other, by position; null if no such rules are known. */
  contradiction: number[] | null;
  /** Whether the digits of a word are those of its cells (`cells`) or those of its number
   * (`number`). */
  digits: DigitReading;
  /** The number of rows. */
  height: number;
  /** Whether numbers may begin with 0. */
  leading_zeros: boolean;
  /** The cells with a bar on their left, as `/cross/build` takes them. */
  left: number[];
  /** The marks. */
  marks: MarkAt[];
  /** The rules. */
  rules: RuleExplained[];
  /** The number of columns. */
  width: number;
  /** The words. */
  words: CrossWord[];
}

/** What is a new cross-number puzzle with one solution and no unnecessary rule? */
export interface CrossGenerate {
  /** The percentage of black cells, at most 50. */
  black?: number;
  /** The number of rows, 1 to 50. */
  height?: number;
  /** Whether numbers may begin with 0. */
  leading_zeros?: boolean;
  /** The seed; the same seed gives the same puzzle. */
  seed: number;
  /** The notation of the answer. */
  to?: CrossNotation;
  /** The operators its rules may use; if empty, the contest's. */
  vocabulary?: Operator[];
  /** The number of columns, 1 to 50. */
  width?: number;
}

/** Which digit is next, and why? */
export interface CrossHint {
  /** The digits, one character for each cell, row by row; anything else is an empty cell. */
  filled: string;
  /** The puzzle. */
  text: string;
}

export type CrossHintKind = "digit" | "mistake" | "clash" | "full" | "stuck";

/** The next digit, and the reason for it. */
export interface CrossHinted {
  /** The cells it is about, counted from 0 row by row. */
  cells: number[];
  /** The digit that follows. */
  digit: number | null;
  /** What kind of hint it is. */
  hint: CrossHintKind;
  /** The digits each cell can have, as far as the reason needs them. */
  left: CellLeft[];
  /** Where to look, without the answer. */
  look: string;
  /** The other rules the reason uses. */
  others: number[];
  /** The rule that leads to it. */
  rule: number | null;
  /** The reason, step by step. */
  sentences: string[];
  /** The conclusion. */
  title: string;
  /** All the digits with which that rule alone holds, if they are few. */
  ways: WayLeft[];
}

/** Are the digits filled in so far right? */
export interface CrossJudge {
  /** The digits, one character for each cell, row by row; anything else is an empty cell. */
  filled: string;
  /** The puzzle. */
  text: string;
}

/** The result of looking at the digits filled in. */
export interface CrossJudged {
  /** The rules that do not hold, by position; only rules whose cells are all filled are looked
   * at. */
  broken: number[];
  /** What is found. */
  found: Found;
  /** The result in a sentence. */
  sentence: string;
  /** The cells with a wrong digit, counted from 0 row by row. */
  wrong: number[];
}

export type CrossNotation = "contest" | "clues";

/** Which digits satisfy all rules? */
export interface CrossSolve {
  /** At most this many solutions are looked for; 0: all. */
  limit?: number;
  /** The puzzle. */
  text: string;
}

/** The solutions of a cross-number puzzle. */
export interface CrossSolved {
  /** Whether these are all the solutions. */
  complete: boolean;
  /** The number of solutions found. */
  count: number;
  /** Whether the search ended before a bound was reached. */
  decided: boolean;
  /** Whether the digits of a word are those of its cells (`cells`) or those of its number
   * (`number`). */
  digits: DigitReading;
  /** Whether numbers may begin with 0. */
  leading_zeros: boolean;
  /** Digits tried. */
  nodes: number;
  /** The result in sentences. */
  sentences: string[];
  /** The solutions, each as its rows; `#` is a black cell. */
  solutions: string[][];
  /** States of the automata the rules were compiled to. */
  states: number;
  /** Whether there is exactly one solution; null if that is not decided. */
  unique: boolean | null;
}

/** What is the Sudoku, written as a cross-number puzzle? */
export interface CrossSudoku {
  /** Whether the columns are words too: 18 words with the rows. */
  columns?: boolean;
  /** The Sudoku; if left out, the rules of Sudoku without givens. */
  puzzle?: string | null;
}

/** A cross-number puzzle as text. */
export interface CrossText {
  /** The puzzle. */
  text: string;
}

/** A word and its cells. */
export interface CrossWord {
  /** Whether it goes across; otherwise it goes down. */
  across: boolean;
  /** Its cells. */
  cells: number[];
  /** The name of its mark. */
  name: string;
}

/** Which puzzle does everybody play on this day? It depends on the date and the level alone. */
export interface Daily {
  /** The date, such as `2026-11-22`. */
  date: string;
  /** The level: `easy`, `hard` or `very-hard`. */
  level: Level;
}

/** The answer to `Daily`. */
export interface DailyAnswer {
  /** The number of givens. */
  clues: number;
  /** The rating of the first step. */
  ed: number | null;
  /** The rating of the hardest step up to the first placement. */
  ep: number | null;
  /** The rating of the hardest step. */
  er: number | null;
  /** The hardest rule. */
  hardest: Rule | null;
  /** The level. */
  level: Level | null;
  /** The puzzle's number. */
  number: number;
  /** The givens. */
  puzzle: string;
  /** The seed. */
  seed: number;
  /** The solution. */
  solution: string;
  /** The puzzle's title in the asker's language. */
  title: string;
}

export type DiagnosisKind = "proper" | "several" | "none" | "clashing";

export type DigitReading = "cells" | "number";

/** The digits a rule leaves possible in a cell. */
export interface DigitsLeft {
  /** The column, from 0. */
  column: number;
  /** The digits. */
  digits: number[];
  /** The row, from 0. */
  row: number;
}

export type Dot = "new" | "missed" | "helped" | "known";

/** What does the grid look like? */
export interface DrawGrid {
  /** Whether everything is black. */
  black?: boolean;
  /** Whether rows and columns have their names at the edges. */
  labels?: boolean;
  /** Which pencil marks are drawn: `none`, `own` (those of the sheet) or `all` (candidates). */
  marks?: Marks;
  /** The puzzle, with the digits and pencil marks of its sheet. */
  puzzle: string;
  /** The side of the grid in millimetres, 10 to 1000. */
  size?: number;
  /** Whether the digits of the solution are drawn, lighter than the givens. */
  solution?: boolean;
  /** Whether the next step of logic is marked, in a grid with all candidates. */
  step?: boolean;
}

/** What is marked on a grid. Marks are listed in the order in which they are drawn: a later mark
 * covers an earlier one. */
export interface Drawing {
  /** Marked candidates. */
  candidates: ([string, Role])[];
  /** Marked cells. */
  cells: ([string, Role])[];
  /** Marked houses. */
  houses: ([string, Role])[];
  /** Places with a letter: the ends of a chain are A and B. */
  letters: ([LinkEnd, string])[];
  /** Links. */
  links: Link[];
}

/** The position before a step, and its marks. */
export interface Drawn {
  /** What is marked. */
  drawing: Drawing;
  /** The candidates of each cell before the step: sets of digits, 1 for the digit 1, 2 for 2,
   * 4 for 3 and so on. */
  marks: number[];
  /** The digits before the step. */
  placed: string;
}

/** A link that the player has drawn. */
export interface DrawnLink {
  /** Its colour, 1 to 9. */
  colour: number;
  /** One end. */
  from: string;
  /** The other end. */
  to: string;
  /** Whether it is dashed, as weak links are. */
  weak: boolean;
}

/** A stroke of the player's pen. */
export interface DrawnStroke {
  /** Its colour, 1 to 9. */
  colour: number;
  /** Its points, as in the move that drew it. */
  points: string;
}

export type Ending = "solved" | "wrong" | "nothing" | "endless";

/** An engine of the list. */
export interface EngineAnswer {
  /** What it does, in the asker's language. */
  about: string;
  /** Its name. */
  name: string;
  /** Who had the idea. */
  origin: string;
  /** Whether it can write a trace. */
  traces: boolean;
}

export type EngineName = "fast" | "trial" | "backtracking" | "three-tier" | "guess-ladder" | "dancing-links" | "logic";

/** Which engines are there? */
export type Engines = Record<string, never>;

/** A few events. */
export interface Events {
  /** The events. */
  events: TraceEvent[];
  /** The position of the first event. */
  from: number;
  /** The number of events of the whole trace. */
  of: number;
}

/** What does the lesson's algorithm do when its three gaps are filled like this?
 * 
 * Besides the names, a gap understands what learners write: "x is not in the row", `return`, "nimm
 * die Zahl zurück". */
export interface Exercise {
  /** A moment of the run to show; if left out, only the end is reported. */
  at?: number | null;
  /** When a digit may be written: `allowed`, `row-only` or `always`; how the algorithm continues:
   * `recurse`, `return` or `next-digit`; what happens after the recursive call returns:
   * `take-back`, `keep` or `clear-row`. */
  gaps: [string, string, string];
}

/** A moment of the run. */
export interface ExerciseMoment {
  /** The number of moments before it. */
  at: number;
  /** The number of open calls. */
  calls: number;
  /** The cell it acts on. */
  cell: string | null;
  /** The cells whose digit occurs twice in a house. */
  clashes: string[];
  /** The grid, 81 characters. */
  grid: string;
  /** The line of the exercise that acts, from 0. */
  line: number;
  /** What happens, in a sentence. */
  say: string;
}

/** What the algorithm did. */
export interface Exercised {
  /** The cells whose digit occurs twice in a house. */
  clashes: string[];
  /** How the gaps were understood, by their names. */
  gaps: string[];
  /** The puzzle, 81 characters. */
  givens: string;
  /** The grid at the end, 81 characters. */
  grid: string;
  /** The moment asked for. */
  moment: ExerciseMoment | null;
  /** The number of moments of the run. */
  moments: number;
  /** How it ended. */
  outcome: Ending;
  /** Whether it found the solution. */
  right: boolean;
  /** The result in a sentence. */
  sentence: string;
  /** How many digits were looked at. */
  steps: number;
  /** The same in words. */
  understood: string[];
}

/** How is the puzzle solved by logic, step by step, always with the easiest step? */
export interface Explain {
  /** Whether the steps are drawn. */
  drawings?: boolean;
  /** Set this to get a path with few steps other than singles: how many choices among the steps
   * are tried, at most 10,000. With 0, only unneeded steps are left out. If left out: the path
   * of the easiest steps. */
  effort?: number | null;
  /** The puzzle, with the digits and pencil marks of its sheet. */
  puzzle: string;
  /** The techniques to use. */
  techniques?: Choice;
}

/** The answer to `Explain`. */
export interface Explained {
  /** The digits at the end. */
  end: string;
  /** The candidates at the end, as in the `marks` of a step, if drawings were asked
   * for. */
  end_marks?: number[] | null;
  /** The givens; in a sukaku there may be none. */
  givens: string;
  /** How many steps are not singles. */
  hard_steps: number;
  /** The path's hardest technique, by its name in the asker's language. */
  hardest: string | null;
  /** The level and score on HoDoKu's scale. They belong to the path of the easiest steps; if that
   * path uses techniques that HoDoKu lacks, to the path by HoDoKu's techniques alone. */
  hodoku: HoDoKu;
  /** The level by rating; none unless there is exactly one solution. */
  level: Level | null;
  /** The givens, or the sukaku. */
  puzzle: string;
  /** Whether the path ends in the solution. */
  solved: boolean;
  /** The steps. */
  steps: Step[];
  /** How the path ends and how hard it is, in words. */
  text: string;
  /** Whether there is exactly one solution. */
  unique: boolean;
  /** How many steps of the path of the easiest steps are not singles, if a shorter path was asked
   * for. */
  usual_hard_steps?: number | null;
  /** The verdict. */
  verdict: Verdict;
  /** The verdict in words. */
  verdict_sentence: string;
  /** The cells that are wrong, if there are any. Then there are no steps: none leads to the solution. */
  wrong?: string[] | null;
}

export type FindingKind = "conflicts" | "mistakes" | "struck" | "lost" | "unsolvable" | "fine" | "solved";

/** A format of the list. */
export interface FormatAnswer {
  /** What it is, in the asker's language. */
  about: string;
  /** The usual file name extensions, without the dot. */
  extensions: string[];
  /** Its name. */
  name: string;
  /** Whether it can be written. */
  writes: boolean;
}

export type FormatName = 
  | "json-lines"
  | "rules-line"
  | "rules"
  | "sudokumaker"
  | "sudokumaker-json"
  | "sudoku-puzzle"
  | "f-puzzles-json"
  | "board"
  | "opensudoku"
  | "ksudoku"
  | "gnome-sudoku"
  | "f-puzzles"
  | "sudokupad"
  | "sudokuwiki"
  | "hodoku"
  | "candidates"
  | "lists"
  | "csv"
  | "sdk"
  | "ss"
  | "sdx"
  | "pencilmarks"
  | "qqwing"
  | "spreadsheet"
  | "numbers"
  | "rows"
  | "grid"
  | "line"
  | "sdm";

/** Which formats are there? */
export type Formats = Record<string, never>;

export type Found = "solved" | "right" | "wrong" | "open";

/** The moment found. */
export interface FoundAt {
  /** The number of events before it; null if there is no such moment. */
  at: number | null;
}

/** What the solution shows about a game. */
export interface GameChecked {
  /** The cells to look at. */
  cells: string[];
  /** What was found. */
  finding: FindingKind;
  /** A remark; may be empty. */
  note: string;
  /** Which move it was, in a sentence; may be empty. */
  origin: string;
  /** The number of the move, from 1, that made the first of the mistakes. */
  origin_move: number | null;
  /** The result in a sentence. */
  sentence: string;
  /** What is wrong, and that the rest is right. */
  text: string;
  /** The result in a few words. */
  title: string;
  /** The cells whose digit is wrong, the first written first. */
  wrong: string[];
}

/** Which puzzles meet these conditions? The puzzles depend only on the conditions, the seed and
 * their numbers. */
export interface Generate {
  /** The largest number of drafts for one puzzle; 0 for the usual number. */
  attempts?: number;
  /** The number of givens, from and to. */
  clues?: [number, number] | null;
  /** The number of puzzles; 1 if left out. */
  count?: number | null;
  /** Whether every minimal puzzle is to have the same chance. */
  even?: boolean;
  /** The number of the first puzzle. */
  first?: number;
  /** A puzzle to derive them from. */
  from?: string | null;
  /** The level, by rating. */
  level?: Level | null;
  /** How they are related to it: `isomorphs` (the default), `neighbours` or `inside`. */
  like?: Way | null;
  /** Whether the puzzles must be minimal. */
  minimal?: boolean;
  /** The only techniques that may be needed, if there are any. */
  only?: TechniqueName[];
  /** A drawing of the cells that may hold givens: nine lines, or 81 characters. */
  pattern?: string | null;
  /** Where it occurs: `path` (the default), `hardest` or `first`. */
  place?: PathRole | null;
  /** Whether to rate puzzles even if no condition depends on the rating. */
  rate?: boolean;
  /** The range of ER, such as `7.2..8.3`, instead of a level. */
  rating?: string | null;
  /** Ranges on D. Berthier's scales, such as `te=2`, `b=..4` or `bxb=3..`. */
  scales?: string[];
  /** The seed. */
  seed?: number;
  /** The symmetry of the pattern of givens. */
  symmetry?: Shape | null;
  /** A technique that must occur. */
  technique?: TechniqueName | null;
  /** Techniques that must not be needed. */
  without?: TechniqueName[];
}

/** The answer to `Generate`. */
export interface Generated {
  /** The puzzles made. */
  puzzles: MadeAnswer[];
  /** Why there are no more, if there are fewer than asked for. */
  stopped: string | null;
}

/** A branch that was given up. */
export interface GivenUp {
  /** The cell of the guess that began it. */
  cell: string;
  /** The digit. */
  digit: number;
  /** The number of events in it. */
  events: number;
}

/** A drawing of a grid. */
export interface GridDrawn {
  /** The drawing. */
  svg: string;
}

/** A guess that has not been taken back. */
export interface Guess {
  /** The cell, such as `r4c7`. */
  cell: string;
  /** The depth it opened. */
  depth: number;
  /** The digit. */
  digit: number;
}

/** The values that a cell has in some solution. */
export interface HeldCell {
  /** The cell. */
  cell: string;
  /** Its values in order. */
  values: HeldValue[];
}

/** A value that some solutions have in a cell. */
export interface HeldValue {
  /** How many solutions have it there, counted up to 8. */
  solutions: number;
  /** Its symbol. */
  value: string;
}

/** What helps next? Mistakes come first, then a step, in as much detail as asked for. */
export interface Hint {
  /** How much to show: 1 where to look, 2 which technique, 3 the step. */
  depth?: number;
  /** Whether the step is drawn. */
  drawings?: boolean;
  /** The game so far; leave it out if there is a puzzle. */
  game?: SavedGameSent | null;
  /** The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
   * a game. */
  puzzle?: string | null;
  /** The techniques to use. */
  techniques?: Choice;
}

/** The answer to `Hint`. */
export interface HintAnswer {
  /** The cells that are wrong. */
  cells: string[];
  /** What kind of hint it is. */
  hint: HintKind;
  /** Where to look for the step. */
  houses: string[];
  /** What the player should know about a puzzle without exactly one solution. */
  note?: string | null;
  /** The givens, or the sukaku. */
  puzzle: string;
  /** The hint in words at every depth up to the one asked for. */
  sentences: string[];
  /** What leaves a digit only one place in a house, if that can be seen on the board alone; only
   * from depth 2 on. */
  sight?: SightAnswer | null;
  /** The step, at depth 3. */
  step?: Step | null;
  /** The technique of the step. */
  technique: TechniqueName | null;
  /** Its name in the asker's language, as it is in the text; only from depth 2 on. */
  technique_name?: string | null;
  /** The hint in words, at the depth asked for. */
  text: string;
  /** Whether the puzzle has exactly one solution. */
  unique: boolean;
}

/** A hint the player asked for. */
export interface HintAsked {
  /** The number of moves in force at that time. */
  after: number;
  /** The milliseconds played. */
  at: number;
  /** How much was shown: 1 where to look, 2 which technique, 3 the step. */
  depth: number;
  /** The technique's name. */
  technique: string;
}

export type HintKind = "solved" | "mistakes" | "step" | "stuck" | "unsolvable";

/** HoDoKu's level and score. */
export interface HoDoKu {
  /** The level. */
  level: HodokuLevel;
  /** The level's name in the asker's language. */
  level_name: string;
  /** The sum of the scores of the steps. */
  score: number;
}

export type HodokuLevel = "easy" | "medium" | "hard" | "unfair" | "extreme";

/** What should a player know of a puzzle before playing it? Of a game, its start counts. */
export interface Inspect {
  /** The game so far; leave it out if there is a puzzle. */
  game?: SavedGameSent | null;
  /** The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
   * a game. */
  puzzle?: string | null;
  /** Whether to rate it too, which can take long. */
  rate?: boolean;
}

/** The answer to `Inspect`. */
export interface Inspected {
  /** The givens to blame. */
  blamed: string[];
  /** Ways to mend the puzzle by adding or changing one given, so that exactly one solution is
   * left. Only the first few are listed. */
  choices: Mend[];
  /** What the choices are. */
  choose: string;
  /** The clues that contradict each other, if there are rules. */
  clues?: BlamedClue[];
  /** The level and rating, or what is wrong, in a few words. */
  detail: string;
  /** The cells in which solutions differ. */
  differing: string[];
  /** The rating of the hardest step, if it was asked for and there is one solution. */
  er: number | null;
  /** What is known of a proper puzzle: labels and values. */
  facts: ([string, string])[];
  /** The cell or the house that nothing fits into. */
  gap: string | null;
  /** The hardest rule, by its name in the asker's language. */
  hardest: string | null;
  /** The technique whose lesson is about the hardest rule, if there is one. */
  hardest_technique: TechniqueName | null;
  /** How many solutions, in a few words. */
  heading: string;
  /** The level. */
  level: Level | null;
  /** A remark. */
  note: string;
  /** What it is. */
  opened: DiagnosisKind;
  /** The givens, or the sukaku, as they are on the board of a game. */
  puzzle: string;
  /** Whether it can be rated: a classic puzzle with one solution. */
  ratable: boolean;
  /** The solutions that come first in reading order, at most two, as grids are on the board of a game. */
  solutions: string[];
  /** What is wrong. */
  text: string;
  /** The title of what is said in full. */
  title: string;
}

/** Do these claims follow from the position, and from what?
 * 
 * A claim is a text: `r4c7=5` (or `r4c7: 5`) says that r4c7 is 5, `r4c7<>5` (or `r4c7!=5`) that it is
 * not. */
export interface Judge {
  /** The claims, at most 1,000. Cells are called as in data, or as in the words of the answer. */
  claims: string[];
  /** The game so far; leave it out if there is a puzzle. */
  game?: SavedGameSent | null;
  /** How much work is done for a claim. */
  limits?: JudgeLimits;
  /** Whether the claims are moves of one attempt: each is judged in the position that those before
   * it left. Otherwise all are judged in the same position. */
  moves?: boolean;
  /** The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
   * a game. */
  puzzle?: string | null;
  /** What each judgement is worth. */
  rewards?: Reward;
  /** The techniques to use. */
  techniques?: Choice;
}

/** How much work a judge does for one claim. */
export interface JudgeLimits {
  /** How deep suppositions may be nested, 0 to 3; with 0, there is no search. */
  depth?: number;
  /** The most steps that may come before the one that settles the claim, 0 to 729. */
  further?: number;
  /** The highest rating that is determined, 0 to 20; with 0, none is. */
  rating?: number;
  /** The most suppositions, 0 to 1,000,000. */
  suppositions?: number;
}

/** The answer to `Judge`. */
export interface Judged {
  /** What is said of each claim. */
  claims: JudgedClaim[];
  /** The givens, or the sukaku. */
  puzzle: string;
  /** The sum of the rewards. */
  reward: number;
}

/** What is said of a claim. What does not belong to the judgement is left out. */
export interface JudgedClaim {
  /** For a wrong claim: whether one can see at once that it is wrong. For a claim that follows:
   * whether it follows in one step. */
  at_once?: boolean | null;
  /** The limits reached before a proof was found. */
  caps?: Cap[];
  /** The cells with which a wrong digit clashes; or those that are wrong in the position. */
  cells?: string[] | null;
  /** The claim, such as `r4c7=5`, or the text that is not a claim. */
  claim: string;
  /** How deep the suppositions of the search are nested. */
  depth?: number | null;
  /** The lowest rating up to which steps are needed on Sudoku Explainer's scale, unless it is above
   * the limit. */
  er?: number | null;
  /** How many steps come before that step; none of them can be left out. */
  further?: number | null;
  /** The hardest technique of the steps. */
  hardest?: TechniqueName | null;
  /** The level of that technique in HoDoKu. */
  hodoku_level?: HodokuLevel | null;
  /** The first kind of judgement that is the case. */
  judgement: JudgementKind;
  /** The level of that rating, if it is known. */
  level?: Level | null;
  /** What the last step rests on. */
  premises?: JudgedPremises | null;
  /** Why it is malformed. */
  reason?: Malformed | null;
  /** What the judgement is worth. */
  reward: number;
  /** The cell that went wrong first. */
  since?: string | null;
  /** The steps; the last settles the claim. */
  steps?: Step[];
  /** The technique of the step that settles the claim. */
  technique?: TechniqueName | null;
  /** The judgement in words. */
  text: string;
  /** Whether a step relies on the puzzle having only one solution. */
  uniqueness?: boolean | null;
}

/** What a step rests on. */
export interface JudgedPremises {
  /** The candidates of its pattern. */
  candidates: string[];
  /** The cells of its pattern. */
  cells: string[];
  /** The houses of its pattern. */
  houses: string[];
}

export type JudgementKind = "malformed" | "wrong" | "off-the-rails" | "follows" | "search" | "unproven";

/** A kind of puzzles in the collection. */
export interface KindAnswer {
  /** Its name. */
  kind: string;
  /** The levels it has, the easiest first. */
  levels: LevelCount[];
  /** What it is called in the asker's language. */
  title: string;
}

export type Language = "en" | "de" | "nl";

/** What is there to know about a technique? */
export interface Lesson {
  /** The technique. */
  technique: TechniqueName;
}

/** The lesson about a technique. */
export interface LessonAnswer {
  /** Its codes in libraries of positions. */
  codes: string[];
  /** Positions that show it, the plainest first. */
  examples: LessonExample[];
  /** The family it belongs to. */
  family: LessonFamily;
  /** The level of its steps in HoDoKu, in the asker's language. */
  level_name: string;
  /** What to look for. */
  look: string;
  /** Its name in the asker's language. */
  name: string;
  /** Whether its positions need it; if they do not, why. */
  need: string;
  /** Whether it can be practised. */
  practised: boolean;
  /** What a step adds to the score of a path. */
  score: number;
  /** The technique. */
  technique: TechniqueName;
}

/** A position that shows a technique. */
export interface LessonExample {
  /** The givens, 81 characters. */
  givens: string;
  /** A position like it in which the pattern is not there; null if there is none. */
  miss: LessonMiss | null;
  /** Whether no easier technique that is used by default finds anything here. */
  needed: boolean;
  /** The step, with its drawing. */
  step: Step;
}

/** A family of techniques. */
export interface LessonFamily {
  /** Its name in data. */
  family: string;
  /** Where it comes from. */
  from: string;
  /** What to look for. */
  look: string;
  /** Its name in the asker's language. */
  name: string;
  /** Its techniques, in the order in which they are tried. */
  techniques: LessonTechnique[];
  /** Why it holds. */
  why: string;
}

/** A position in which the pattern of an example is not there. */
export interface LessonMiss {
  /** The position, with the marks of the pattern and of what differs. */
  drawn: Drawn;
  /** The givens, 81 characters. */
  givens: string;
  /** What differs from the example, and which condition of the pattern is missing. */
  text: string;
}

/** A technique of a family. */
export interface LessonTechnique {
  /** Its name in the asker's language. */
  name: string;
  /** The technique. */
  technique: TechniqueName;
}

export type Level = "easy" | "medium" | "hard" | "very-hard" | "extreme";

/** How many puzzles of a level there are. */
export interface LevelCount {
  /** How many there are; they are numbered from 1. */
  count: number;
  /** The level. */
  level: Level;
}

/** A line of an argument: something is supposed, or follows from lines before. */
export interface Line {
  /** The cell the reason is about. */
  cell?: string | null;
  /** How many suppositions it rests on; a supposition counts itself. */
  depth: number;
  /** The digit whose places in the house the reason is about. */
  digit?: number | null;
  /** Candidates that are false. */
  false?: string[];
  /** The house the reason is about. */
  house?: string | null;
  /** Its number, from 1. */
  number: number;
  /** Candidates of any digits of which one is true. */
  one_of?: string[];
  /** Why: `supposed`; `last` (the last of its cell or house); `step` (of another technique);
   * `otherwise` (else nothing would be left of a cell or house); `refuted` (it was supposed, and
   * nothing is left of a cell or house); `cases` (all of a cell or house lead to it); `unfillable` (cells
   * cannot be filled without one of these); `last-guardian` (one of several candidates must be
   * true, and all others are false); `no-guardian` (one of several candidates must be true; it
   * was supposed, and then all would be false). */
  reason: ReasonKind;
  /** The technique of the step. */
  technique?: TechniqueName | null;
  /** The line in words, without its number. */
  text: string;
  /** Candidates of which one is true: nearly always a single one. */
  true?: string[];
  /** The numbers of the lines it follows from. */
  uses: number[];
}

/** A line between two candidates or groups of them. */
export interface Link {
  /** Where it starts. */
  from: LinkEnd;
  /** Solid or dashed. */
  kind: LinkKind;
  /** Where it ends. */
  to: LinkEnd;
}

/** The answer to `PlayLink`. */
export interface LinkAnswer {
  /** What comes after the question mark. */
  query: string;
}

/** An end of a link: a digit in one cell, or in a group of cells taken as one. */
export interface LinkEnd {
  /** The cells, at least one. */
  cells: string[];
  /** The digit. */
  digit: number;
}

export type LinkKind = "strong" | "weak";

/** A puzzle that was made. The ratings are null unless they were asked for. */
export interface MadeAnswer {
  /** The number of givens. */
  clues: number;
  /** The rating of the first step. */
  ed: number | null;
  /** The rating of the hardest step up to the first placement. */
  ep: number | null;
  /** The rating of the hardest step. */
  er: number | null;
  /** The hardest rule. */
  hardest: Rule | null;
  /** The level. */
  level: Level | null;
  /** The puzzle's number. */
  number: number;
  /** The givens. */
  puzzle: string;
  /** The seed. */
  seed: number;
  /** The solution. */
  solution: string;
}

export type Malformed = "unreadable" | "out-of-range" | "given" | "filled" | "absent";

/** A mark and its cell. */
export interface MarkAt {
  /** The cell. */
  cell: number;
  /** The name. */
  name: string;
}

export type MarkKind = "malformed" | "right" | "other" | "ahead" | "not";

export type Marks = "none" | "own" | "all";

/** A given to add or to change. */
export interface Mend {
  /** The cell. */
  cell: string;
  /** The digits to choose from. */
  digits: number[];
  /** The choice in words. */
  text: string;
}

export type MissKind = "clash" | "unseen" | "spoilt" | "open" | "harmless";

/** A moment of a trace. Cells are in reading order, sets of digits are numbers: 1 for the digit
 * 1, 2 for 2, 4 for 3 and so on. */
export interface Moment {
  /** The number of events before this moment. */
  at: number;
  /** Guesses undone. */
  backtracks: number;
  /** The matrix, if the engine works on one. */
  cover: Cover | null;
  /** The number of dead ends so far. */
  dead_ends: number;
  /** The depth: the number of these guesses, plus 1. */
  depth: number;
  /** The last of these events. */
  event: TraceEvent | null;
  /** How many cells have a digit. */
  filled: number;
  /** 1 for each cell with a given, 0 for the others. */
  given: number[];
  /** The digits written, 81 characters. */
  grid: string;
  /** Digits tried while others remained possible. For an engine that does not check whether
   * others remain (`trial`, `backtracking`), every digit it writes is a guess. */
  guesses: number;
  /** The greatest depth: 1 before the first guess, plus 1 for each nested guess; 0 if nothing was
   * searched. */
  max_depth: number;
  /** The events around this moment, if asked for. */
  near: Near | null;
  /** Digits tried in a cell. */
  nodes: number;
  /** *pspace*: the digits not struck in each cell. */
  pspace: number[];
  /** *rlatter*: for each guessed cell the depth its guess opened, else 0. */
  rlatter: number[];
  /** *rstack*: for each cell and digit the depth at which it was struck, 0 if it is open. */
  rstack: number[][];
  /** The last event in words. */
  say: string;
  /** The guesses that have not been taken back, the first of them first. */
  stack: Guess[];
  /** The search tree, if asked for. */
  tree: Tree | null;
  /** How many digits have been tried in each cell so far, refused ones included. */
  tried: number[];
}

/** A few events in brief. */
export interface Near {
  /** The first letters of their actions. */
  actions: string;
  /** Their depths. */
  depths: number[];
  /** The position of the first. */
  from: number;
}

/** There is no value. */
export type Never = "never";

/** A value on a scale of D. Berthier: a number; or a bound; or `never`, if no number solves the
 * puzzle. */
export type OnScale = number | { more_than: number } | Never;

export type Operator = 
  | "plus"
  | "minus"
  | "mal"
  | "qs"
  | "qp"
  | "mod"
  | "div"
  | "quot"
  | "pow"
  | "rev"
  | "gcd"
  | "lcm"
  | "abs"
  | "eq"
  | "ne"
  | "lt"
  | "le"
  | "gt"
  | "ge"
  | "divides"
  | "U"
  | "anagram"
  | "prime"
  | "square"
  | "cube"
  | "triangular"
  | "fibonacci"
  | "palindrome"
  | "perfect"
  | "and"
  | "or"
  | "not";

/** A page. */
export interface PageShown {
  /** The page as a drawing. */
  svg: string;
  /** The titles of the parts that begin on it. */
  titles: string[];
}

/** Some pages, and how many there are in all. */
export interface PagesShown {
  /** The number of the first page shown, from 0. */
  first: number;
  /** The puzzles left out because they do not have exactly one solution. */
  left_out: string[];
  /** How many pages there are. */
  pages: number;
  /** How many puzzles are printed. */
  puzzles: number;
  /** The numbers of puzzles and pages, in words. */
  said: string;
  /** The pages. */
  shown: PageShown[];
}

export type Paper = "a4" | "a5" | "letter" | "6x9";

export type PathRole = "path" | "hardest" | "first";

export type PhotoContents = "blank" | "puzzle" | "solution";

/** A cell of a picture that is worth a look. */
export interface PhotoDoubt {
  /** The cell. */
  cell: string;
  /** Whether it is doubtful enough to ask. */
  question: boolean;
  /** Whether the digit was changed: with the one that was read, the puzzle would not have exactly
   * one solution. */
  repaired: boolean;
  /** The next choice. */
  second: number;
  /** How probable the choices are, or why it was repaired. */
  sentence: string;
  /** The digit in the puzzle; 0 for none. */
  taken: number;
}

/** A grid in a picture. */
export interface PhotoGrid {
  /** What it holds. */
  contents: PhotoContents;
  /** The corners in pixels, x and y, clockwise from the one at r1c1. */
  corners: number[][];
  /** The cells worth a look, the least probable first. */
  doubts: PhotoDoubt[];
  /** The digits a player seems to have filled in. */
  entries: string;
  /** For each cell, in reading order, ten probabilities: empty, then the digits 1 to 9. */
  probabilities: number[][];
  /** The puzzle, without what a player seems to have filled in. */
  puzzle: string;
  /** How much it looks like a grid, from 0.5 to 1; from 0.65 on, it is one. */
  score: number;
  /** What has to be said or asked; none if `sure`. */
  sentence: string | null;
  /** Whether nothing has to be asked. */
  sure: boolean;
  /** By how many quarters clockwise the digits have to be turned to be upright. */
  turn: number;
  /** Whether the puzzle has exactly one solution. */
  unique: boolean;
}

/** The answer to `ReadPhoto` and `ReadPixels`. */
export interface PhotoRead {
  /** The grids in reading order. */
  grids: PhotoGrid[];
}

/** What is the game after these changes by the player? */
export interface Play {
  /** The changes, in order. If there are none, the answer only shows the game. */
  changes?: Change[];
  /** The game so far. */
  game: SavedGameSent;
}

/** What comes after the question mark of a link to Play with the puzzle? */
export interface PlayLink {
  /** The game so far; leave it out if there is a puzzle. */
  game?: SavedGameSent | null;
  /** Whether the digits, marks and colours that were written in go along. */
  progress?: boolean;
  /** The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
   * a game. */
  puzzle?: string | null;
}

/** The game after the changes, and the board to show. */
export interface Played {
  /** The game. */
  game: SavedGame;
  /** The board. */
  view: View;
}

/** Which values does each open cell have in some solution? Of a game, the player's digits count too. */
export interface Possible {
  /** The game so far; leave it out if there is a puzzle. */
  game?: SavedGameSent | null;
  /** The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
   * a game. */
  puzzle?: string | null;
}

/** The answer to `Possible`. */
export interface PossibleValues {
  /** For each cell a set of values, as the marks on the board of a game; none of cells with a digit. */
  values: number[];
}

/** A puzzle to print. */
export interface PrintedPuzzle {
  /** Its rating, as `generate` and `rate` answer it: 0 to 20. */
  er?: number | null;
  /** How to find the puzzle again: seed and number, or file and line. */
  id?: string;
  /** The puzzle. */
  puzzle: string;
}

export interface Problem {
  /** in characters, from 1 */
  column?: number;
  /** in the visitor's language */
  detail: string;
  /** of the offending text, in characters */
  length?: number;
  /** of a text that cannot be read, from 1 */
  line?: number;
  status: number;
  /** the line */
  text?: string;
  /** in the visitor's language */
  title: string;
  /** /api/v1/problems/NAME */
  type: string;
}

/** A learner's progress. As data it is what is saved, sent and restored. */
export interface Progress {
  /** How many answers were given. */
  answered: number;
  /** For each technique, by its name, the cards of its positions, which are numbered from 1. */
  cards: Record<string, Record<string, Card>>;
  /** How many answers were given on each of the last seven days. */
  days: Record<string, number>;
  /** How many of them were right and found without help. */
  unaided: number;
  /** The version of this notation: 1. */
  version: number;
}

/** A learner's progress. As data it is what is saved, sent and restored. */
export interface ProgressSent {
  /** How many answers were given. */
  answered?: number;
  /** For each technique, by its name, the cards of its positions, which are numbered from 1. */
  cards?: Record<string, Record<string, Card>>;
  /** How many answers were given on each of the last seven days. */
  days?: Record<string, number>;
  /** How many of them were right and found without help. */
  unaided?: number;
  /** The version of this notation: 1. */
  version: number;
}

/** What are the moves that have not been taken back, in words? */
export interface Protocol {
  /** The game. */
  game: SavedGameSent;
}

/** A move in words. */
export interface ProtocolLine {
  /** The time played, in milliseconds. */
  at: number;
  /** Why, in the player's words. */
  reason: string;
  /** What was done. */
  what: string;
}

/** The protocol of a game. */
export interface ProtocolText {
  /** The numbers of moves, of moves taken back and of hints, in words. */
  count: string;
  /** A line for each move. */
  lines: ProtocolLine[];
  /** The protocol as a text to keep or hand in. */
  text: string;
}

/** How hard is the puzzle? */
export interface Rate {
  /** Whether to rate the canonical form instead. */
  canonical?: boolean;
  /** The puzzle. */
  puzzle: string;
  /** The scales: `se`, Sudoku Explainer's, and those of D. Berthier: `te`, `b`, `gb`, `bxb`,
   * `bxbb`, `w`, `gw`, `tw`, `s+w`. */
  scales?: RatingScale[];
  /** The rating above which to stop, such as `7.2`. */
  stop_above?: number | null;
  /** Whether to use rules that rely on there being one solution. */
  uniqueness?: boolean;
}

/** The answer to `Rate`. Unless there is exactly one solution, everything but the puzzle and the
 * verdict is null; so is what belongs to Sudoku Explainer's scale if that was not asked for. */
export interface RateAnswer {
  /** The puzzle that was rated and that the steps refer to, if it is not the one asked about. */
  canonical?: string | null;
  /** The rating of the first step. */
  ed: number | null;
  /** The rating of the hardest step up to the first placement. */
  ep: number | null;
  /** The rating of the hardest step. */
  er: number | null;
  /** The hardest rule. */
  hardest: Rule | null;
  /** The path's level and score on HoDoKu's scale. */
  hodoku: HoDoKu | null;
  /** The estimate of how difficult people find it; none if the path did not reach its end. */
  human: number | null;
  /** The level; none if the path did not reach its end. */
  level: Level | null;
  /** The level's name in the asker's language. */
  level_name: string | null;
  /** The givens, or the sukaku. */
  puzzle: string;
  /** The values on D. Berthier's scales, by the names of these, if any were asked for. */
  scales?: Record<string, OnScale> | null;
  /** The steps. */
  steps: RatedStep[] | null;
  /** Whether `stop_above` ended the path: ER is then a lower bound. */
  stopped: boolean | null;
  /** The verdict. */
  verdict: Verdict;
}

/** A step of a rating. */
export interface RatedStep {
  /** What it eliminates. */
  eliminates: string[];
  /** What it places. */
  places: string | null;
  /** Its rating. */
  rating: number;
  /** The rule. */
  rule: Rule;
}

export type RatingScale = "se" | "te" | "b" | "gb" | "bxb" | "bxbb" | "w" | "gw" | "tw" | "s+w";

/** Which puzzles are in the text? */
export interface Read {
  /** Whether to leave out what is not understood. The games say what that is. */
  ignore?: boolean;
  /** At most this many games are begun. */
  most?: number;
  /** A text in any format that is read. */
  text: string;
}

/** The answer to `Read`. */
export interface ReadAnswer {
  /** How many puzzles there are. */
  found: number;
  /** A game begun with each of the first puzzles. */
  games: SavedGame[];
}

/** Which puzzles are in a picture? It is sent as pixels: decode the file first. */
export interface ReadPhoto {
  /** The height in pixels. */
  height: number;
  /** The pixels from left to right and top to bottom, three bytes each (red, green, blue), in
   * Base64. */
  pixels: string;
  /** By how many quarters clockwise the digits have to be turned to be upright; if left out, this
   * is found out for each grid. */
  turn?: number | null;
  /** The width in pixels. */
  width: number;
}

/** Which puzzles are in a picture? Its pixels come by themselves, as a canvas of a browser has them:
 * from left to right and top to bottom, four bytes each (red, green, blue, opacity, which is ignored).
 * 
 * (As text, in Base64, they cost the WebAssembly module 20 ms more for a photo of 960 × 1280.) */
export interface ReadPixels {
  /** The height in pixels. */
  height: number;
  /** By how many quarters clockwise the digits have to be turned to be upright; if left out, this
   * is found out for each grid. */
  turn?: number | null;
  /** The width in pixels. */
  width: number;
}

export type ReasonKind = 
  | "supposed"
  | "last"
  | "step"
  | "otherwise"
  | "refuted"
  | "cases"
  | "unfillable"
  | "last-guardian"
  | "no-guardian";

/** A step of what clues rule out until they contradict each other. */
export interface RefutationStep {
  /** Its number: `3`, and `3.1` for the first step under what step 3 supposes. */
  number: string;
  /** What it rules out; none if it is where a contradiction is met. */
  ruled_out?: RuledOut[];
  /** What it says. */
  text: string;
}

/** A number for each judgement. Guesses that happen to be right earn nothing by default: if they did,
 * guessing would pay. */
export interface Reward {
  /** It follows in one step. */
  at_once?: number;
  /** It follows after further steps. */
  later?: number;
  /** It makes no sense. */
  malformed?: number;
  /** The position was wrong before. */
  off_the_rails?: number;
  /** It follows by search only. */
  search?: number;
  /** It is true, but not proved. */
  unproven?: number;
  /** It contradicts the solution. */
  wrong?: number;
}

export type Role = 
  | "selected"
  | "peer"
  | "same-digit"
  | "conflict"
  | "mistake"
  | "pattern"
  | "second"
  | "eliminated"
  | "placed"
  | "house";

export type Rule = 
  | "Last Cell"
  | "Hidden Single in Box"
  | "Hidden Single in Line"
  | "Direct Pointing"
  | "Direct Claiming"
  | "Direct Hidden Pair"
  | "Naked Single"
  | "Direct Hidden Triplet"
  | "Pointing"
  | "Claiming"
  | "Naked Pair"
  | "X-Wing"
  | "Hidden Pair"
  | "Naked Triplet"
  | "Swordfish"
  | "Hidden Triplet"
  | "XY-Wing"
  | "XYZ-Wing"
  | "Unique Rectangle or Loop type 1"
  | "Unique Rectangle or Loop type 2"
  | "Unique Rectangle or Loop type 3"
  | "Unique Rectangle or Loop type 4"
  | "Naked Quad"
  | "Jellyfish"
  | "Hidden Quad"
  | "BUG type 1"
  | "BUG type 2"
  | "BUG type 3"
  | "BUG type 4"
  | "Aligned Pair Exclusion"
  | "Bidirectional X-Cycle"
  | "Bidirectional Y-Cycle"
  | "Turbot Fish"
  | "Forcing X-Chain"
  | "Forcing Chain"
  | "Bidirectional Cycle"
  | "Aligned Triplet Exclusion"
  | "Nishio Forcing Chains"
  | "Cell Forcing Chains"
  | "Region Forcing Chains"
  | "Dynamic Contradiction Forcing Chains"
  | "Dynamic Double Forcing Chains"
  | "Dynamic Cell Forcing Chains"
  | "Dynamic Region Forcing Chains"
  | "Dynamic Forcing Chains (+)"
  | "Dynamic Forcing Chains (+ Forcing Chains)"
  | "Dynamic Forcing Chains (+ Multiple Forcing Chains)"
  | "Dynamic Forcing Chains (+ Dynamic Forcing Chains)"
  | "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))";

/** The consequences of a rule. */
export interface RuleExplained {
  /** The cells it mentions. */
  cells: number[];
  /** Whether these are only the first of its words. */
  cut: boolean;
  /** The digits it leaves possible in cells. */
  domains: DigitsLeft[];
  /** Its consequences, in words. */
  facts: string[];
  /** How many more facts there are. */
  more: number;
  /** The number of states of its automaton. */
  states: number;
  /** The number of cells it depends on. */
  support: number;
  /** The rule in words. */
  text: string;
  /** The number of its conditions that are too large to be analysed. */
  waiting: number;
  /** The word it is a clue for, by position, if it is one. */
  word: number | null;
}

export type RuleName = "x" | "windoku" | "disjoint-groups" | "anti-knight" | "anti-king" | "non-consecutive" | "global-entropy";

/** The answer to `Check` about a puzzle with rules, or on another board. */
export interface RuledChecked {
  /** The rules that givens break. */
  broken: string[];
  /** The cells of givens that clash. */
  clashes: string[];
  /** Clues that contradict each other, if there is no solution. */
  contradiction: ContradictingClues | null;
  /** The cells in which solutions differ. */
  differing: string[];
  /** The values that solutions have there. */
  held: HeldCell[];
  /** What was left out because it is not understood. */
  ignored?: string[];
  /** Whether no clue can be left out; none unless there is exactly one solution, or if that is not
   * known. */
  minimal: boolean | null;
  /** The board, the givens and the rules on one line. */
  puzzle: string;
  /** The clues that can be left out, each by itself, as lines of our language. */
  redundant: string[];
  /** Those of them that can be left out together; no other is known to go with them. */
  redundant_together?: string[];
  /** The result in sentences. */
  sentences: string[];
  /** The solution, if there is exactly one. */
  solution: string | null;
  /** Whether there is a solution. */
  solvable: boolean;
  /** Clues that would make it unique, if that was asked for and there are several solutions: the fewest
   * first. */
  suggestions?: SuggestedClues[];
  /** The clues that may be redundant: finding out would take too long. */
  undecided?: string[];
  /** Whether there is exactly one solution. */
  unique: boolean;
  /** Whether no givens clash, and none break a rule. */
  valid: boolean;
  /** The verdict. */
  verdict: RuledVerdict;
}

/** Values that are ruled out in a cell. */
export interface RuledOut {
  /** The cell. */
  cell: string;
  /** The symbols of the values. */
  values: string[];
}

/** The answer to `Solve` about a puzzle with rules, or on another board. */
export interface RuledSolved {
  /** What was left out because it is not understood. */
  ignored?: string[];
  /** The number of empty cells. */
  missing: number;
  /** The board, the givens and the rules on one line. */
  puzzle: string;
  /** The solutions, at most the limit: the symbols of all cells in reading order, separated by blanks
   * if some have several characters. */
  solutions: string[];
  /** The verdict; none if only one solution was asked for and found. */
  verdict: RuledVerdict | null;
}

export type RuledVerdict = "unique" | "ambiguous" | "unsolvable" | "invalid";

/** What a player does to the board, as data, such as `{"do":"enter","cells":"r1c1 r1c2","digit":5,"tidy":true}`. */
export type SavedAction = 
  | { cells: string; digit: number; do: "enter"; tidy?: boolean }
  | { cells: string; digit: number; do: "corner" }
  | { cells: string; digit: number; do: "centre" }
  | { cells: string; colour: number; do: "colour" }
  | { cells: string; do: "clear" }
  | { cell: string; do: "settle"; tidy?: boolean }
  | { do: "fill-marks" }
  | { do: "clear-marks" }
  | { do: "clear-colours" }
  | { candidates: string; colour: number; do: "tint" }
  | { colour: number; do: "link"; from: string; to: string; weak?: boolean }
  | { colour: number; do: "draw"; points: string }
  | { do: "clear-drawings" }
  | { do: "start-over" }
  | { do: "step"; eliminations?: string; placements?: string; technique: string };

/** A board as data. */
export interface SavedBoard {
  /** The centre marks, likewise. */
  centre?: string[];
  /** The colours of each cell, words of the digits 1 to 9; empty if there are none. */
  colours?: string[];
  /** The corner marks of each cell, a word of digits for each; empty if there are none. */
  corner?: string[];
  /** The givens, on the classic board 81 characters. */
  givens: string;
  /** The digits written in, likewise; empty if there are none. */
  placed?: string;
}

/** A board as data. */
export interface SavedBoardSent {
  /** The centre marks, likewise. */
  centre?: string[];
  /** The colours of each cell, words of the digits 1 to 9; empty if there are none. */
  colours?: string[];
  /** The corner marks of each cell, a word of digits for each; empty if there are none. */
  corner?: string[];
  /** The givens, on the classic board 81 characters. */
  givens?: string;
  /** The digits written in, likewise; empty if there are none. */
  placed?: string;
}

/** A saved game. */
export interface SavedGame {
  /** Who made it. */
  author?: string;
  /** How many of the moves are in force. */
  done: number;
  /** The milliseconds played. */
  elapsed: number;
  /** The hints asked for. */
  hints: HintAsked[];
  /** The layout of the board, such as `9x9` or `6x6; symbols letters`; left out in version 1. */
  layout?: string;
  /** Its level, as named by the source. */
  level?: string;
  /** The moves, those taken back at the end. */
  moves: SavedMove[];
  /** Its rules besides those of the layout, each a line of their language. A game with a rule that its
   * reader does not know is refused. */
  rules?: string[];
  /** The board at the start. */
  start: SavedBoard;
  /** How often a move was taken back. */
  taken_back: number;
  /** The puzzle's name. */
  title?: string;
  /** What the puzzle has besides and was not understood, so that nothing checks it: each a few words. */
  unchecked?: string[];
  /** The version of this notation: 1 or 2. */
  version: number;
}

/** A saved game. */
export interface SavedGameSent {
  /** Who made it. */
  author?: string;
  /** How many of the moves are in force. */
  done?: number;
  /** The milliseconds played. */
  elapsed?: number;
  /** The hints asked for. */
  hints?: HintAsked[];
  /** The layout of the board, such as `9x9` or `6x6; symbols letters`; left out in version 1. */
  layout?: string;
  /** Its level, as named by the source. */
  level?: string;
  /** The moves, those taken back at the end. */
  moves?: SavedMoveSent[];
  /** Its rules besides those of the layout, each a line of their language. A game with a rule that its
   * reader does not know is refused. */
  rules?: string[];
  /** The board at the start. */
  start?: SavedBoardSent;
  /** How often a move was taken back. */
  taken_back?: number;
  /** The puzzle's name. */
  title?: string;
  /** What the puzzle has besides and was not understood, so that nothing checks it: each a few words. */
  unchecked?: string[];
  /** The version of this notation: 1 or 2. */
  version?: number;
}

/** A move as data. */
export type SavedMove = 
  | { at: number; reason?: string } & ({ cells: string; digit: number; do: "enter"; tidy: boolean }
  | { cells: string; digit: number; do: "corner" }
  | { cells: string; digit: number; do: "centre" }
  | { cells: string; colour: number; do: "colour" }
  | { cells: string; do: "clear" }
  | { cell: string; do: "settle"; tidy: boolean }
  | { do: "fill-marks" }
  | { do: "clear-marks" }
  | { do: "clear-colours" }
  | { candidates: string; colour: number; do: "tint" }
  | { colour: number; do: "link"; from: string; to: string; weak: boolean }
  | { colour: number; do: "draw"; points: string }
  | { do: "clear-drawings" }
  | { do: "start-over" }
  | { do: "step"; eliminations: string; placements: string; technique: string });

/** A move as data. */
export type SavedMoveSent = 
  | { at?: number; reason?: string } & ({ cells: string; digit: number; do: "enter"; tidy?: boolean }
  | { cells: string; digit: number; do: "corner" }
  | { cells: string; digit: number; do: "centre" }
  | { cells: string; colour: number; do: "colour" }
  | { cells: string; do: "clear" }
  | { cell: string; do: "settle"; tidy?: boolean }
  | { do: "fill-marks" }
  | { do: "clear-marks" }
  | { do: "clear-colours" }
  | { candidates: string; colour: number; do: "tint" }
  | { colour: number; do: "link"; from: string; to: string; weak?: boolean }
  | { colour: number; do: "draw"; points: string }
  | { do: "clear-drawings" }
  | { do: "start-over" }
  | { do: "step"; eliminations?: string; placements?: string; technique: string });

export type Shape = "none" | "rotate180" | "rotate90" | "horizontal" | "vertical" | "diagonal" | "anti-diagonal" | "full";

/** What does the board of a puzzle or a game look like, and which rules does it have? */
export interface ShowBoard {
  /** The game so far; leave it out if there is a puzzle. */
  game?: SavedGameSent | null;
  /** The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
   * a game. */
  puzzle?: string | null;
}

/** A cage with a sum. */
export interface ShownCage {
  /** Its cells. */
  cells: string[];
  /** The sets of values that add up to it, as the marks on the board of a game. */
  combinations: number[];
  /** Its sum. */
  sum: string;
}

/** A rule in words. */
export interface ShownRule {
  /** What it is called. */
  name: string;
  /** What it says. */
  text: string;
}

/** The digits that leave a digit only one place in a house. */
export interface SightAnswer {
  /** The digit and its place. */
  candidate: string;
  /** The house. */
  house: string;
  /** The same digit elsewhere, and an empty cell of the house that it sees. */
  rays: ([string, string])[];
}

/** What solutions has the puzzle, and how hard is it? */
export interface Solve {
  /** The engine; the default engine if left out. */
  engine?: EngineName | null;
  /** Whether to leave out what is not understood, and to say what that is. */
  ignore?: boolean;
  /** The number of solutions to stop at; 0 for no limit. With 1, the search does not check
   * whether there are more. */
  limit?: number;
  /** The puzzle. */
  puzzle: string;
  /** Rules of the whole board that the puzzle has besides its own. */
  rules?: RuleName[];
  /** Whether to count the work; only of a classic puzzle. */
  stats?: boolean;
}

/** The answer to `Solve`. */
export type SolveAnswer = Solved | RuledSolved;

/** The answer to `Solve` about a classic puzzle. */
export interface Solved {
  /** Guesses undone. */
  backtracks?: number;
  /** The engine's name. */
  engine?: string;
  /** Digits tried while others remained possible. For an engine that does not check whether
   * others remain (`trial`, `backtracking`), every digit it writes is a guess. */
  guesses?: number;
  /** The greatest depth: 1 before the first guess, plus 1 for each nested guess; 0 if nothing was
   * searched. */
  max_depth?: number;
  /** The number of empty cells. */
  missing: number;
  /** Digits tried in a cell. */
  nodes?: number;
  /** The givens, or the sukaku. */
  puzzle: string;
  /** The time it took, in seconds. */
  seconds?: number;
  /** The solutions, at most the limit; if there are more, those that come first in reading order
   * (an engine chosen by name gives its own order). */
  solutions: string[];
  /** The verdict; none if only one solution was asked for and found. */
  verdict: Verdict | null;
}

/** A step of logic. */
export interface Step {
  /** What is marked. */
  drawing?: Drawing;
  /** What is eliminated. */
  eliminates: string[];
  /** The lines of its argument, if it is a net or a forcing chain. */
  lines?: Line[];
  /** The candidates of each cell before the step: sets of digits, 1 for the digit 1, 2 for 2,
   * 4 for 3 and so on. */
  marks?: number[];
  /** Its name in the asker's language. */
  name: string;
  /** The digits before the step. */
  placed?: string;
  /** What is placed. */
  places: string[];
  /** The technique's name in data and on the command line. */
  technique: TechniqueName;
  /** Why the step is right, and what follows from it. The lines of an argument are lines of their
   * own, with their numbers. */
  text: string;
}

/** Which steps are there? */
export interface Steps {
  /** Whether the steps are drawn. */
  drawings?: boolean;
  /** The game so far; leave it out if there is a puzzle. */
  game?: SavedGameSent | null;
  /** At most this many steps, 1 to 10,000. */
  most?: number;
  /** The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
   * a game. */
  puzzle?: string | null;
  /** The techniques to use. If none are chosen, forcing nets are left out: they are slow to find,
   * and nearly every candidate has one. */
  techniques?: Choice;
}

/** The answer to `Steps`. */
export interface StepsAnswer {
  /** The cells that are wrong. */
  cells: string[];
  /** Whether these are all. */
  complete: boolean;
  /** What kind of answer it is: `step` if there are steps, otherwise as in a hint. */
  hint: HintKind;
  /** What the player should know about a puzzle without exactly one solution. */
  note?: string | null;
  /** The givens, or the sukaku. */
  puzzle: string;
  /** The steps, in the order in which the techniques are tried. Where a technique comes to the
   * same result in several ways, only the first is listed. */
  steps: Step[];
  /** The number of steps in words, or why there are none. */
  text: string;
  /** Whether the puzzle has exactly one solution. */
  unique: boolean;
}

/** A trace divided into stretches of equal length. */
export interface Stretches {
  /** The greatest depth in each stretch. */
  depths: number[];
  /** The positions of the stretches with a solution; only the first thousand solutions count. */
  solved: number[];
}

/** Clues that would make a puzzle unique. Each is a line of our language. */
export interface SuggestedClues {
  /** The clues to add. */
  clues: string[];
  /** Whether it is certain that fewer would not do, of the kinds that are looked at. */
  shortest: boolean;
}

/** A technique of the list. */
export interface TechniqueAnswer {
  /** The level of its steps in HoDoKu. */
  level: HodokuLevel;
  /** The level's name in the asker's language. */
  level_name: string;
  /** Its name in the asker's language. */
  name: string;
  /** What a step adds to the score of a path. */
  score: number;
  /** The technique. */
  technique: TechniqueName;
  /** Whether it relies on there being one solution. */
  uniqueness: boolean;
  /** Whether it is used by default. */
  used: boolean;
}

export type TechniqueName = 
  | "full-house"
  | "naked-single"
  | "hidden-single"
  | "locked-pair"
  | "locked-triple"
  | "pointing"
  | "claiming"
  | "naked-pair"
  | "naked-triple"
  | "hidden-pair"
  | "hidden-triple"
  | "naked-quad"
  | "hidden-quad"
  | "x-wing"
  | "swordfish"
  | "jellyfish"
  | "squirmbag"
  | "whale"
  | "leviathan"
  | "remote-pair"
  | "bug-plus-1"
  | "skyscraper"
  | "two-string-kite"
  | "turbot-fish"
  | "empty-rectangle"
  | "w-wing"
  | "xy-wing"
  | "xyz-wing"
  | "unique-rectangle-1"
  | "unique-rectangle-2"
  | "unique-rectangle-3"
  | "unique-rectangle-4"
  | "unique-rectangle-5"
  | "unique-rectangle-6"
  | "hidden-rectangle"
  | "avoidable-rectangle-1"
  | "avoidable-rectangle-2"
  | "unique-loop-1"
  | "unique-loop-2"
  | "unique-loop-3"
  | "unique-loop-4"
  | "bug-2"
  | "bug-3"
  | "bug-4"
  | "bug-plus-n"
  | "wxyz-wing"
  | "vwxyz-wing"
  | "finned-x-wing"
  | "sashimi-x-wing"
  | "finned-swordfish"
  | "sashimi-swordfish"
  | "finned-jellyfish"
  | "sashimi-jellyfish"
  | "finned-squirmbag"
  | "sashimi-squirmbag"
  | "finned-whale"
  | "sashimi-whale"
  | "finned-leviathan"
  | "sashimi-leviathan"
  | "sue-de-coq"
  | "aligned-pair-exclusion"
  | "aligned-triplet-exclusion"
  | "simple-colours"
  | "multi-colours"
  | "x-chain"
  | "xy-chain"
  | "continuous-nice-loop"
  | "aic"
  | "discontinuous-nice-loop"
  | "3d-medusa"
  | "grouped-continuous-nice-loop"
  | "grouped-aic"
  | "grouped-discontinuous-nice-loop"
  | "als-xz"
  | "als-xy-wing"
  | "als-chain"
  | "death-blossom"
  | "franken-x-wing"
  | "franken-swordfish"
  | "franken-jellyfish"
  | "franken-squirmbag"
  | "franken-whale"
  | "franken-leviathan"
  | "finned-franken-x-wing"
  | "finned-franken-swordfish"
  | "finned-franken-jellyfish"
  | "finned-franken-squirmbag"
  | "finned-franken-whale"
  | "finned-franken-leviathan"
  | "mutant-x-wing"
  | "mutant-swordfish"
  | "mutant-jellyfish"
  | "mutant-squirmbag"
  | "mutant-whale"
  | "mutant-leviathan"
  | "finned-mutant-x-wing"
  | "finned-mutant-swordfish"
  | "finned-mutant-jellyfish"
  | "finned-mutant-squirmbag"
  | "finned-mutant-whale"
  | "finned-mutant-leviathan"
  | "gurth-symmetry"
  | "reverse-bug"
  | "extended-rectangle"
  | "borescoper-polygon"
  | "broken-wing"
  | "bivalue-oddagon"
  | "tridagon"
  | "firework-triple"
  | "firework-quadruple"
  | "sk-loop"
  | "junior-exocet"
  | "junior-exocet-plus"
  | "double-exocet"
  | "kraken-fish-1"
  | "kraken-fish-2"
  | "nishio"
  | "forcing-chain-contradiction"
  | "forcing-chain-verity"
  | "forcing-net-contradiction"
  | "forcing-net-verity"
  | "senior-exocet"
  | "impossible-pattern"
  | "or-k-net"
  | "or-k-forcing-net"
  | "multi-sector-locked-set"
  | "forcing-net-plus-contradiction"
  | "forcing-net-plus-verity"
  | "nested-forcing-net"
  | "template-set"
  | "template-delete"
  | "bivalue-chain"
  | "z-chain"
  | "t-whip"
  | "whip"
  | "g-whip"
  | "braid";

/** Which techniques are there? */
export type Techniques = Record<string, never>;

export type Theory = "table" | "hodoku" | "w" | "s+w" | "gw" | "b";

/** Undo or redo. */
export type Time = "undo" | "redo";

/** An event of a trace, as in a line of `ennead solve --trace`. */
export interface TraceEvent {
  /** What happens; a given is placed. */
  action: Action;
  /** The cell, such as `r4c7`. */
  cell?: string | null;
  /** The depth it belongs to. */
  depth: number;
  /** The digit. */
  digit?: number | null;
  /** Whether the digit placed is a given. */
  given?: boolean;
  /** The line of the pseudocode that does it, from 1. */
  line: number;
}

/** What are the events from here on? */
export interface TraceEvents {
  /** The number of events. */
  count?: number;
  /** An engine with a trace. */
  engine: EngineName;
  /** The position of the first event. */
  from?: number;
  /** The number of solutions to stop at. */
  limit?: number;
  /** The puzzle, in any readable format. */
  puzzle: string;
}

/** When is the next event of a kind, or the one before? */
export interface TraceFind {
  /** The kind of event, such as `guess`; for givens it is `given`, not `place`. Leave it out if
   * there is a line. */
  action?: Action | null;
  /** Whether to look back for the last event before. */
  back?: boolean;
  /** An engine with a trace. */
  engine: EngineName;
  /** The moment to start from. */
  from: number;
  /** The number of solutions to stop at. */
  limit?: number;
  /** The line of the pseudocode, from 1, instead of a kind of event. */
  line?: number | null;
  /** The puzzle, in any readable format. */
  puzzle: string;
}

/** What does the engine hold at one moment, and which event led there? */
export interface TraceState {
  /** The moment: after this many events, at most as many as there are. */
  at?: number;
  /** An engine with a trace. */
  engine: EngineName;
  /** The number of solutions to stop at. */
  limit?: number;
  /** The number of events around the moment to include. */
  near?: number;
  /** The puzzle, in any readable format. */
  puzzle: string;
  /** Whether to include the search tree. */
  tree?: boolean;
}

/** An overview of a trace. */
export interface TraceSummarised {
  /** Guesses undone. */
  backtracks: number;
  /** Whether the search is complete: there are no more solutions. */
  complete: boolean;
  /** Whether the search was broken off because the trace was full. */
  cut: boolean;
  /** The number of events. */
  events: number;
  /** Digits tried while others remained possible. For an engine that does not check whether
   * others remain (`trial`, `backtracking`), every digit it writes is a guess. */
  guesses: number;
  /** The greatest depth: 1 before the first guess, plus 1 for each nested guess; 0 if nothing was
   * searched. */
  max_depth: number;
  /** Digits tried in a cell. */
  nodes: number;
  /** The depths along the trace. */
  overview: Stretches;
  /** The number of solutions found. */
  solutions: number;
}

/** What does the whole trace look like? */
export interface TraceSummary {
  /** An engine with a trace. */
  engine: EngineName;
  /** The number of solutions to stop at. */
  limit?: number;
  /** The puzzle, in any readable format. */
  puzzle: string;
}

/** Is this what follows?
 * 
 * Nothing in the answer comes from the solution: a mark that is false and one that is true but
 * does not follow get the same answer. */
export interface TrainAnswer {
  /** Today, in days since 1 January 1970. */
  day: number;
  /** The greatest depth of help shown before, 0 to 3. */
  help?: number;
  /** What is marked, at most 729 claims such as `r4c7<>5` or `r4c7=5`. */
  marks: string[];
  /** Whether an answer to this position was wrong before, since it was shown. */
  mistaken?: boolean;
  /** The number of the position, from 1. */
  position: number;
  /** What the learner has answered so far. */
  progress?: ProgressSent | null;
  /** The technique. */
  technique: TechniqueName;
}

/** A day of practice. */
export interface TrainDay {
  /** How many answers were given. */
  answers: number;
  /** The day of the week, in two letters. */
  day: string;
}

/** A family of techniques. */
export interface TrainFamily {
  /** The names of its first techniques. */
  about: string;
  /** Its name in data. */
  family: string;
  /** How many of them are known, in words. */
  known: string;
  /** Its name in the asker's language. */
  name: string;
  /** Its techniques with positions, from easy to hard. */
  techniques: TrainTechnique[];
}

/** What helps with a position? */
export interface TrainHelp {
  /** How much to show: 1 where to look, 2 which pattern, 3 how it works and what follows. */
  depth: number;
  /** The number of the position, from 1. */
  position: number;
  /** The technique. */
  technique: TechniqueName;
}

/** Help with a position. */
export interface TrainHelped {
  /** The position with its marks; at the first depth the houses, at the second the pattern, at the third
   * the step. */
  drawn: Drawn;
  /** The help in words, at every depth up to the one asked for. */
  sentences: string[];
}

/** What is said of an answer. */
export interface TrainJudged {
  /** When the position comes back, in words; empty unless it is done. */
  back: string;
  /** Whether the position is done. */
  done: boolean;
  /** How each position of the technique was answered last. */
  dots: Dot[];
  /** The position, with a picture of why. */
  drawn?: Drawn | null;
  /** What is said of each mark, in their order. */
  marks: TrainMark[];
  /** What is missing for a mark to follow. */
  miss?: MissKind | null;
  /** How many marks are missing. */
  missing: number;
  /** How many other steps of the technique there are. */
  more: number;
  /** The same in words; empty if there are none. */
  more_text: string;
  /** The learner's progress with this answer. */
  progress: Progress;
  /** The step of another technique, or what is complete. */
  step?: Step | null;
  /** Why, in a sentence or more. */
  text: string;
  /** The same in a few words. */
  title: string;
  /** The first verdict that is the case. */
  verdict: TrainVerdict;
}

/** What is there to practise, and how far is the learner? */
export interface TrainList {
  /** Today, in days since 1 January 1970. */
  day: number;
  /** What the learner has answered so far. */
  progress?: ProgressSent | null;
}

/** The techniques to practise, and the learner's progress. */
export interface TrainListed {
  /** How many positions are due. */
  due: number;
  /** Where they come from, or what is next; it goes on from the number. */
  due_text: string;
  /** The families, from easy to hard. */
  families: TrainFamily[];
  /** How many techniques are known, in words. */
  known: string;
  /** The first technique of the path that is not known. */
  next: TechniqueName | null;
  /** Its name in the asker's language. */
  next_name: string;
  /** How many answers were right and found without help, in words. */
  unaided: string;
  /** The answers of the last seven days. */
  week: TrainDay[];
  /** The same in words. */
  week_text: string;
}

/** What is said of a mark. */
export interface TrainMark {
  /** The mark, such as `r4c7<>5`. */
  mark: string;
  /** The mark in words. */
  text: string;
  /** What is said of it. */
  verdict: MarkKind;
}

/** Which position is next? */
export interface TrainPosition {
  /** The position that was just practised, which does not come again at once. */
  after?: number | null;
  /** Today, in days since 1 January 1970. */
  day: number;
  /** The number of the position, from 1; if left out, what is due, then what is new. */
  position?: number | null;
  /** What the learner has answered so far. */
  progress?: ProgressSent | null;
  /** The technique; if left out, what is due, then what is next on the path from easy to hard. */
  technique?: TechniqueName | null;
}

/** A position to practise. */
export interface TrainPositioned {
  /** What is to be marked. */
  asks: Asks;
  /** How many positions the technique has. */
  count: number;
  /** How each of them was answered last. */
  dots: Dot[];
  /** The givens, 81 characters. */
  givens: string;
  /** The candidates of each cell, as sets of digits: 1 for the digit 1, 2 for 2, 4 for 3 and so on. */
  marks: number[];
  /** Its name in the asker's language. */
  name: string;
  /** Whether no easier technique helps here. */
  needed: boolean;
  /** "Position 2 of 5". */
  number: string;
  /** The digits placed since, 81 characters. */
  placed: string;
  /** The number of the position, from 1. */
  position: number;
  /** What to do, in a sentence or two. */
  task: string;
  /** The technique. */
  technique: TechniqueName;
  /** The same as a question. */
  title: string;
}

/** A technique to practise. */
export interface TrainTechnique {
  /** How each of its positions was answered last. */
  dots: Dot[];
  /** The same in words. */
  dots_text: string;
  /** Whether a position is due. */
  due: boolean;
  /** Its name in the asker's language. */
  name: string;
  /** The technique. */
  technique: TechniqueName;
  /** When it comes back, in words. */
  when: string;
}

export type TrainVerdict = "nothing" | "malformed" | "not" | "complete" | "incomplete" | "other" | "ahead";

/** The way from the root of the search tree to this moment. */
export interface Tree {
  /** The guesses on the way. */
  path: TreeNode[];
  /** The branches given up before the first guess on the way. */
  root: GivenUp[];
}

/** A guess on the way. */
export interface TreeNode {
  /** The cell, such as `r4c7`. */
  cell: string;
  /** The depth it opened. */
  depth: number;
  /** The digit. */
  digit: number;
  /** The branches given up after it and before the next guess. */
  inside: GivenUp[];
}

export type Verdict = "easy" | "medium" | "hard" | "unsolvable" | "ambiguous" | "invalid";

/** The board of a game. Cells are in reading order. A value is its place among those of the board, from 1,
 * on the classic board the digit itself. A grid has a character for each cell: a dot if it is empty,
 * otherwise the value, 1 to 9, then A to P. Marks are sets of values as numbers: 1 for the value 1, 2 for
 * 2, 4 for 3 and so on. */
export interface View {
  /** For each empty cell, the digits that do not occur in its houses. */
  allowed: number[];
  /** The rules that are broken. */
  broken?: BrokenRule[];
  /** Whether there is a move to make again. */
  can_redo: boolean;
  /** Whether there is a move to take back. */
  can_undo: boolean;
  /** The candidates hints use: the corner marks if every empty cell has some, else `allowed`. */
  candidates: number[];
  /** The centre marks. */
  centre: number[];
  /** How many givens there are. */
  clues: number;
  /** The colours. */
  colours: number[];
  /** The cells whose digit occurs twice in a house, or breaks a rule. */
  conflicts: string[];
  /** The corner marks. */
  corner: number[];
  /** How many cells have a digit. */
  filled: number;
  /** The givens. */
  givens: string;
  /** The givens and the player's digits. */
  grid: string;
  /** The links that the player has drawn. */
  links: DrawnLink[];
  /** Whether every empty cell has corner marks. */
  marked: boolean;
  /** The digits the player has written. */
  placed: string;
  /** For each value, how many are still to be placed; none if the houses of the board do not say. */
  remaining: number[];
  /** Whether it has rules or is another board than the classic one, so that `ShowBoard` has to be asked
   * what it looks like. */
  ruled?: boolean;
  /** Whether the grid is full and no digits clash. */
  solved: boolean;
  /** The strokes of the player's pen. */
  strokes: DrawnStroke[];
  /** The candidates with a colour, such as `5r4c7`; before the cell is the number that the value is. */
  tints: ([string, number])[];
}

export type Way = "isomorphs" | "neighbours" | "inside";

/** Digits with which a rule holds. */
export interface WayLeft {
  /** The digits of the rule's cells, row by row. */
  digits: string;
  /** Whether they agree with everything that is known. */
  fits: boolean;
}

/** How is the puzzle, or the board of the game, written in another format? */
export interface Write {
  /** The format. */
  format: FormatName;
  /** The game so far; leave it out if there is a puzzle. */
  game?: SavedGameSent | null;
  /** The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
   * a game. */
  puzzle?: string | null;
}

/** The answer to `Write`. */
export interface Written {
  /** The usual file name extension, without the dot. */
  extension: string | null;
  /** The text. */
  text: string;
}

/** How an answer is said. */
export interface Spoken {
  /** What cells are called in sentences, after the cell in row 1 and column 5. */
  cells?: "r1c5" | "Z1S5" | "A5" | "R1K5";
  /** The language of the sentences; that of Accept-Language if left out. */
  lang?: "en" | "de" | "nl";
}

/** What is asked and what is answered at each address whose answer is JSON. */
export interface Addresses {
  "board": { question: ShowBoard; answer: BoardShown };
  "board/possible": { question: Possible; answer: PossibleValues };
  "booklet/pages": { question: BookletPages; answer: PagesShown };
  "canon": { question: Canon; answer: Canonical };
  "check": { question: Check; answer: CheckAnswer };
  "collection": { question: Record<string, never>; answer: KindAnswer[] };
  "collection/puzzle": { question: CollectionPuzzle; answer: CollectionAnswer };
  "cross/build": { question: CrossBuild; answer: CrossText };
  "cross/check": { question: CrossCheck; answer: CrossChecked };
  "cross/convert": { question: CrossConvert; answer: CrossText };
  "cross/draw": { question: CrossDraw; answer: CrossDrawn };
  "cross/explain": { question: CrossExplain; answer: CrossExplained };
  "cross/generate": { question: CrossGenerate; answer: CrossText };
  "cross/hint": { question: CrossHint; answer: CrossHinted };
  "cross/judge": { question: CrossJudge; answer: CrossJudged };
  "cross/solve": { question: CrossSolve; answer: CrossSolved };
  "cross/sudoku": { question: CrossSudoku; answer: CrossText };
  "daily": { question: Daily; answer: DailyAnswer };
  "draw": { question: DrawGrid; answer: GridDrawn };
  "engines": { question: Record<string, never>; answer: EngineAnswer[] };
  "exercise": { question: Exercise; answer: Exercised };
  "explain": { question: Explain; answer: Explained };
  "formats": { question: Record<string, never>; answer: FormatAnswer[] };
  "game": { question: Play; answer: Played };
  "game/check": { question: CheckGame; answer: GameChecked };
  "game/hint": { question: Hint; answer: HintAnswer };
  "game/protocol": { question: Protocol; answer: ProtocolText };
  "generate": { question: Generate; answer: Generated };
  "hint": { question: Hint; answer: HintAnswer };
  "inspect": { question: Inspect; answer: Inspected };
  "judge": { question: Judge; answer: Judged };
  "lesson": { question: Lesson; answer: LessonAnswer };
  "link": { question: PlayLink; answer: LinkAnswer };
  "photo": { question: ReadPhoto; answer: PhotoRead };
  "photo/pixels": { question: { height: number; turn?: number | null; width: number }; answer: PhotoRead };
  "rate": { question: Rate; answer: RateAnswer };
  "read": { question: Read; answer: ReadAnswer };
  "solve": { question: Solve; answer: SolveAnswer };
  "steps": { question: Steps; answer: StepsAnswer };
  "techniques": { question: Record<string, never>; answer: TechniqueAnswer[] };
  "trace": { question: { engine: EngineName; limit?: number; puzzle: string }; answer: TraceSummarised };
  "trace/events": { question: { count?: number; engine: EngineName; from?: number; limit?: number; puzzle: string }; answer: Events };
  "trace/find": { question: { action?: Action | null; back?: boolean; engine: EngineName; from: number; limit?: number; line?: number | null; puzzle: string }; answer: FoundAt };
  "trace/state": { question: { at?: number; engine: EngineName; limit?: number; near?: number; puzzle: string; tree?: boolean }; answer: Moment };
  "train": { question: TrainList; answer: TrainListed };
  "train/answer": { question: TrainAnswer; answer: TrainJudged };
  "train/help": { question: TrainHelp; answer: TrainHelped };
  "train/position": { question: TrainPosition; answer: TrainPositioned };
  "write": { question: Write; answer: Written };
}
