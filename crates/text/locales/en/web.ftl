# The frame of every page
web-play = Play
web-explain = Explain
web-watch = Watch
web-learn = Learn
web-about = About
web-nav = Main
web-menu = Menu
web-skip = Skip to the content
web-language = Language
web-theme = Light or dark
web-not-found = There is no such page
web-to-start = To the start page
web-offline = ennead does not answer. Is it still running?

# Cells, for a screen reader
cell-given = row { $row } column { $column }, given { $digit }
cell-placed = row { $row } column { $column }, placed { $digit }
cell-found = row { $row } column { $column }, found { $digit }
cell-empty = row { $row } column { $column }, empty
cell-marked = row { $row } column { $column }, empty, candidates { $marks }
cell-guessed = row { $row } column { $column }, guessed { $digit } at depth { $depth }

# Play
play-grid = Sudoku
play-help = Help
play-digits = Digits
play-mode = Mode
play-own = Your own puzzle
play-untitled = Sudoku
play-left = { $count } left
play-clash = The same digit occurs twice in a house: { $cells }
play-paused = Paused
play-pause = Pause
play-resume = Go on
play-solved = Solved, in { $time }. Well done.
play-copied = Copied.
play-none-saved = No game saved yet.
play-progress = { $filled } of 81 · { $time }
play-several = The text holds { $count } puzzles; this is the first. The others are under “Games”.
play-delete = Delete { $name }
play-forgotten = The browser does not let this page save anything; the game is lost when the page is closed.
play-no-reasons = No move yet.
play-reason-of = Why? ({ $move })
play-new = New
play-undo = Undo
play-redo = Redo
play-clear = Clear
play-check = Check
play-hint = Hint
play-marks = Marks
play-moves = Moves
play-share = Share
play-games = Games
play-start = Play it
play-solve = Solve
play-cancel = Cancel
play-open = Open
play-paste = Paste your own puzzle or a link
play-paste-label = Your own puzzle: paste 81 characters, a grid or a link
play-type = Type it into an empty grid
play-file = Open a file
play-by-level = Get one by level
play-restart = Start over
play-to-watch = Watch a program solve it
mode-digit = Digit
mode-corner = Corner
mode-centre = Centre
mode-colour = Colour
switch-tidy = A digit clears its marks in its houses
switch-auto = Show all candidates
switch-conflicts = Show conflicts
switch-same = Highlight the same digit
switch-houses = Highlight the houses
switch-timer = Show the timer
marks-fill = Mark all candidates
marks-clear = Clear all marks
marks-uncolour = Clear colours
moves-about = Your record: every move, when you made it, and why, if you add a reason.
moves-export = Save the record
share-link = Copy a link
share-print = Print
share-format = Format
share-export = Save as a file
share-copy = Copy
share-about = A link holds the puzzle itself; nothing is sent anywhere.
games-levels = By level
games-saved = Saved in this browser
level-easy-about = one place in a box or line
level-medium-about = one candidate in a cell
level-hard-about = pairs, triples, X-wing
level-very-hard-about = chains
level-extreme-about = branching chains
hint-ask = Hint
hint-deeper = Tell me more
hint-do = Do this step
hint-close = Close
hint-idle = A hint has three depths: where to look, which technique, which step. If there are mistakes, it shows them first. “Check” looks for mistakes without giving a hint.

# The protocol of moves
protocol = Record of moves
protocol-count = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $back } taken back, { $hints ->
    [one] one hint
   *[other] { $hints } hints
} asked for.
move-enter = { $cells } = { $digit }
move-corner = corner mark { $digit } in { $cells }
move-centre = centre mark { $digit } in { $cells }
move-colour = colour { $digit } on { $cells }
move-clear = { $cells } cleared
move-settle = { $cells } = its only candidate
move-fill-marks = all candidates marked
move-clear-marks = all marks cleared
move-clear-colours = all colours cleared
move-start-over = started over
move-step = { $technique }: { $result }

# Explain
explain-path = Path
explain-steps = Steps
explain-step = Step { $step } of { $steps }
explain-back = Previous step
explain-forward = Next step
explain-this = Explain
explain-play-on = Play on from here
explain-filter = Filter
explain-all = All
explain-end-solved = Solved.
explain-end-stuck = None of the techniques in use leads any further.
explain-verdict = Sturm's verdict
explain-hardest = hardest technique
explain-level = HoDoKu level
explain-rating = rating and level (ER)
verdict-name-easy = Easy
verdict-name-medium = Medium
verdict-name-hard = Hard
verdict-name-unsolvable = Unsolvable
verdict-name-ambiguous = Ambiguous

# Watch
watch-befunge = The Befunge puzzle
watch-engine = Engine
watch-puzzle = Puzzle
watch-puzzle-label = Which puzzle?
watch-this = Watch it
watch-race = Race
watch-race-about = one clock: counted steps
watch-alone = Alone
watch-steps = steps
watch-counters = Counters
watch-guesses = Guesses
watch-undos = Undos
watch-dead-ends = Dead ends
watch-depth = Depth
watch-deepest = deepest
watch-filled = filled
watch-grid = grid and pspace
watch-grid-about = what each cell can still be
watch-rstack-about = depth at which each was struck
watch-rstack-label = rstack: 27 by 27 candidates, coloured by the depth at which each was struck. Move the focus into the grid to hear a cell.
watch-rlatter-about = where guessed
watch-rstack-cell = { $digit } in { $cell }: struck at depth { $depth }
watch-rstack-open = { $digit } in { $cell }: open
watch-rlatter-text = rlatter, guessed cells and their depths: { $list }
watch-in-module = module
watch-cell = cell
watch-code = Pseudocode
watch-chart = Structure chart
watch-stack = Calls
watch-tree = Search tree
watch-arrays = Arrays
watch-timeline = Timeline
watch-clock = One clock
watch-height = height: depth
watch-guess = Guess
watch-undo = Undo
watch-dead-end = Dead end
watch-solution = Solution
watch-run = Run
watch-first = To the start
watch-back = One step back
watch-play = Play
watch-pause = Pause
watch-forward = One step forward
watch-last = To the end
watch-next = Next
watch-tempo = Speed
watch-speed = { $speed }/s
watch-of = { $at } of { $events } events
watch-at = Event { $at }, depth { $depth }
watch-none-found = There are no more after this.
watch-cut = The run was stopped after { $events } events.
watch-tree-root = Before the first guess
watch-tree-inside = { $count } events inside
watch-no-stack = No guesses.
chart-yes = yes
chart-no = no

# The sentences of a trace
trace-start = The start: nothing is written yet.
trace-given = { $digit } is given in { $cell }.
trace-place = { $cell } can only be { $digit }, which is written.
trace-eliminate = { $digit } is struck in { $cell }, at depth { $depth }.
trace-reject = { $digit } is not allowed in { $cell }.
trace-guess = Guess { $guess }: { $digit } in { $cell }. The depth is now { $depth }.
trace-undo = { $digit } in { $cell } is taken back, with everything at depth { $depth }. The depth is now { $before }.
trace-no-candidate = Dead end: no digit is left for { $cell }.
trace-clash = Dead end: { $digit } in { $cell } clashes.
trace-no-place = Dead end: { $digit } has no place in a house.
trace-contradiction = Dead end.
trace-solution = Solution: the grid is full and correct.

# Learn
learn-title = How does a computer find a solution?
learn-contents = Contents
learn-rules = Play, and get to know Sudoku
learn-algorithm = From the general algorithm to Sudoku
learn-class = The class SudokuSpiel
learn-exercise = Fill the gaps
learn-further = Further
rule-field = Sudoku is played on a grid of 9 × 9 cells.
rule-goal = The aim is to fill all 81 cells with the digits 1 to 9.
rule-row = Each digit occurs only once in each row.
rule-column = Each digit occurs only once in each column.
rule-box = Each digit occurs only once in each 3 × 3 box.
rule-givens = The given digits are the clues; you solve by logic, without guessing.
learn-document = Play a Sudoku and document how you proceed: the page Play records every move, you add the reasons, and the record can be saved.
learn-play = Play, with a record of your moves
learn-algorithm-1 = Backtracking extends a partial solution in every possible way and takes each extension back when it has been followed to the end. On the left the general algorithm; on the right the same for Sudoku.
learn-algorithm-2 = Compare them line by line. Which words had to be given a meaning?
concept-complete = complete solution
concept-complete-here = no cell is empty
concept-next = next possible partial solution
concept-next-here = the next empty cell, row by row from the top left
concept-extension = possible extensions
concept-extension-here = the digits 1 to 9
concept-admissible = admissible
concept-admissible-here = the digit is not yet in the row, the column or the box
learn-watch = Watch it run
learn-class-1 = What the algorithm needs becomes the fields and methods of a class.
learn-diagram = Class diagram of SudokuSpiel
learn-diagram-svg = Diagram as SVG
learn-methods = Fields and methods and their tasks
learn-method = Field or method
learn-task = Task
class-field-grid = the grid being filled
class-field-solution = the last complete solution
class-field-found = whether one was found
class-method-new = Constructor; takes the givens and keeps them as the current grid.
class-method-solve = Starts the solving by calling the recursive method; returns whether a solution was found.
class-method-solution = Returns the remembered solution as a 9 × 9 grid.
class-method-backtrack = The recursive method: checks completeness, chooses an empty cell, tries the digits 1 to 9, writes what is allowed, calls itself and takes entries back.
class-method-full = Checks that no cell is empty.
class-method-next = Finds the next empty cell, row by row from the top left.
class-method-allowed = Checks whether a digit is allowed at a position by the rules of Sudoku.
class-method-copy = Makes a copy of the 9 × 9 grid.
exercise-what = Three parts of the algorithm are missing. Choose them and run it: the algorithm runs with your parts, right or wrong, and you see what happens to the grid.
exercise-gap = Gap { $number }
exercise-line-full = IF no cell is empty
exercise-line-remember = remember the solution and stop
exercise-line-choose = CHOOSE the next empty cell (r, c)
exercise-line-each = FOR EACH digit x from 1 to 9
exercise-if = IF
exercise-line-write = write x into (r, c)
exercise-run = Run it
exercise-grid = The grid after the run
exercise-choose = Choose all three parts first.
gap-always = (always)
gap-row-only = x is not in row r
gap-allowed = x is not in row r, column c or its box
gap-return = RETURN
gap-recurse = backtrack_sudoku()
gap-next-digit = (nothing)
gap-keep = (nothing)
gap-clear-row = empty row r
gap-take-back = empty (r, c) again
exercise-solved = Solved in { $steps ->
    [one] one step
   *[other] { $steps } steps
}. These are the right parts.
exercise-wrong = After { $steps ->
    [one] one step
   *[other] { $steps } steps
} the grid is full, but { $clashes } cells clash. Is every digit checked before it is written?
exercise-nothing = After { $steps ->
    [one] one step
   *[other] { $steps } steps
} it stops without a full grid. Does it go on to the next cell, and does it free a cell again?
exercise-endless = After { $steps ->
    [one] one step
   *[other] { $steps } steps
} it was still going round in circles, so it was stopped.
further-constructor = Explain the constructor of the class SudokuSpiel.
further-chart = Draw the backtracking algorithm as a structure chart; compare it with the one above.
further-find = Analyse findeNaechstesLeeresFeld(): in which order does it look? What would another order change? Try the race on the page Watch.
further-booklet = Extend the program so that it makes a booklet of Sudokus of different difficulty. Does the difficulty really depend on the number of givens?

# About
about-what = ennead is a Sudoku workbench: it solves, checks, explains, plays and shows how the classic algorithms work. This page comes from the program itself; nothing is sent anywhere else.
about-sources = It grew from E. Sturm's Sudopli (PL/I), a solver in Befunge-93, a German school lesson with the class SudokuSpiel, and H. Broeders' C solver with its Dutch texts.
about-keys = Keys
about-api = The JSON API
about-api-what = Programs can use the same API as these pages. The full description:

# Cross
web-cross = Cross
kz-size = { $width } × { $height } · words: { $words } · rules: { $rules }
kz-rule = Rule { $rule }
kz-no-solution = There is no solution.
kz-unique = Exactly one solution. Digits tried: { $nodes }.
kz-several = At least { $count } solutions; this is one of them.
kz-undecided = Not decided within the limits.
kz-more = and { $count } more
kz-contradiction = Rules that contradict each other: { $rules }
kz-across = across
kz-down = down
kz-cell = row { $row } column { $column }: { $digit }
kz-cell-empty = row { $row } column { $column }, open
kz-support = Cells that make a difference: { $support }; states of the automaton: { $states }
kz-working = Working …
kz-edit = Edit
kz-edit-what = The puzzle, in the contest's notation or as clues
kz-read = Read it
kz-grid = The grid
kz-rules = Rules
kz-says = What the rule says

# Keyboard shortcuts: the names of keys, and what they do
key-control = Ctrl
key-shift = Shift
key-space = Space
key-arrows = arrows
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
shortcut-write = digit
shortcut-corner = corner mark
shortcut-centre = centre mark
shortcut-mode = choose the mode
shortcut-next-mode = next mode
shortcut-move = move
shortcut-extend = extend the selection
shortcut-all = select all
shortcut-clear = clear
shortcut-skip = clear; when typing a puzzle, go on to the next cell
shortcut-settle = write a lone candidate (a double click does the same)
shortcut-undo = undo
shortcut-redo = redo
shortcut-drop = close the hint, let go of the digit
shortcut-run = play or pause
shortcut-far-back = many steps back
shortcut-far-on = many steps on
shortcut-back = one step back
shortcut-forward = one step on
shortcut-first = to the start
shortcut-last = to the end
