# The command line
help = A Sudoku workbench: solve, judge, explain, rate, make, print and play
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples
help-value-command = COMMAND
help-no-commands = The command `{ $command }` has no commands of its own.
help-any-help = Print help
help-any-version = Print the version
help-any-lang = The language: en, de or nl [default: that of the locale]
help-any-color = Colours: auto, always or never [default: auto]
help-any-cells = What cells are called: r1c5, Z1S5, A5 or R1K5 [default: r1c5]
help-any-quiet = Say nothing but what goes wrong: no progress, no notes
help-any-inputs = Files, `-` for standard input, or the 81 characters of a puzzle [default: standard input]
help-any-rules = Rules of the whole board that each puzzle has besides its own
help-any-ignore = Leave out what is not understood, and say what that is, instead of refusing the puzzle
help-any-threads = The number of threads [default: one for each core]
help-any-columns = Read tables (CSV, Parquet, Arrow IPC) and print one with the answers as further columns: csv, parquet or arrow
help-any-column = The column with the puzzles [default: one called puzzle or the like, or the only one]
help-any-shard = Do only part I of N parts of about the same size; the outputs of all parts, one after the other, are the output of a whole run
help-any-resume = Continue after the lines that FILE has from an earlier run; an incomplete last line is removed. Append the output to FILE
help-any-format = The format of the output [default: for people if there is one puzzle, one line each if there are several]
help-any-proof = Also write into the folder DIR what solutions each puzzle has, as a formula and a proof for a checker by others (see docs/proofs.md)
help-any-proof_format = How the proofs are written: veripb (.opb and .pbp) or drat (.cnf and .drat) [default: veripb]
help-any-trim = Leave out what a proof can do without; takes long for hard puzzles
help-examples =
    {"  "}ennead solve examples/leicht.txt          the solution and how hard it was
    {"  "}ennead generate --count 20 > puzzles.txt  puzzles to try everything on
    {"  "}ennead solve puzzles.txt > solved.txt     a line for each of many puzzles
    {"  "}ennead check examples/mehrdeutig.txt      is it a proper puzzle?
    {"  "}ennead engines                            the ways to solve
help-solve = Solve puzzles and judge them
help-solve-engine = The engine, one of `ennead engines` [default: fast]
help-solve-limit = Stop after this many solutions; 0 for no limit. With 1, it is not checked whether there are more [default: 2]
help-solve-all = Find every solution
help-solve-count = Print only the number of solutions
help-solve-format = grid, line (puzzle:count:solution) or json (JSON Lines) [default: grid for one puzzle, line for several]
help-solve-stats = Print the counted work: digits tried, guesses, guesses undone, depth, seconds
help-solve-trace = Write every step of the search into FILE as JSON Lines
help-solve-examples =
    {"  "}ennead solve examples/mehrdeutig.txt
    {"  "}ennead solve 1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......
    {"  "}ennead solve --engine guess-ladder --stats examples/befunge.txt
    {"  "}cat puzzles.txt | ennead solve --format json --threads 4
    {"  "}ennead solve --all --count examples/mehrdeutig.txt
    {"  "}ennead solve --proof proofs --engine three-tier examples/leicht.txt
    An INPUT that begins with a minus sign needs `--` before it.
    Status: 0 every puzzle has one solution, 1 at least one has none or several, 2 something could not be read.
help-check = Check puzzles: valid, solvable, unique, minimal
help-check-format = text, line (puzzle:verdict:cells) or json [default: text for one puzzle, line for several]
help-check-suggest = Also find the fewest clues that would make a puzzle with several solutions unique
help-check-examples =
    {"  "}ennead check examples/mehrdeutig.txt
    {"  "}ennead check --format json puzzles.txt
    {"  "}ennead check --proof proofs puzzles.txt > checked.txt
    The cells in a line are those that clash, those in which solutions differ, or the redundant givens.
help-canon = Print the canonical form of puzzles, which all their isomorphs share
help-canon-format = line or json [default: line]
help-canon-show_symmetry = Also print the symmetry that leads to it
help-canon-examples =
    {"  "}ennead canon examples/leicht.txt
    {"  "}ennead canon --show-symmetry puzzles.txt
    {"  "}ennead canon puzzles.txt | sort -u    essentially different puzzles
    The form is the first in dictionary order, row by row, empty cells before 1 (minlex).
    A symmetry such as `t r456123789 c213456789 d987654321` means: transpose (if there is a t); then row 1 goes to row 4, column 1 to column 2, digit 1 becomes 9, and so on.
help-grids = Count all Sudoku grids, or their classes under symmetry
help-grids-classes = Count the classes: grids that no symmetry turns into each other (about ten minutes)
help-grids-by_band = Count the classes by their smallest band instead of by symmetries: another way to the same number
help-grids-list = List the numbers it is made of: of each class of bands, with --classes of symmetries, with --by-band of smallest bands
help-grids-examples =
    {"  "}ennead grids
    {"  "}ennead grids --classes
    {"  "}ennead grids --classes --by-band --list
grids-bands = classes of bands
grids-symmetries = classes of symmetries
help-bench = Measure the fast engine, on files or on sets it makes itself
help-bench-count = How many puzzles of each set are made [default: 20000]
help-bench-seed = The seed the sets are made from [default: 1]
help-bench-limit = Count solutions up to this many [default: 2]
help-bench-runs = The number of runs, of which the median is shown [default: 5]
help-bench-format = text or json, with the time of each run [default: text]
help-bench-inputs = Files of puzzles, `-` for standard input [default: sets made from the seed]
bench-set = set
bench-puzzles = puzzles
bench-engine = engine
bench-speed = puzzles/s
bench-guesses = guesses
bench-sweeps = sweeps
bench-wrong-solution = the solution found by { $way } is wrong. That is a bug.
bench-other-counts = { $way } counts other solutions than the first engine. That is a bug.
help-bench-examples =
    {"  "}ennead bench
    {"  "}ennead bench --limit 1 --runs 9 puzzles.txt
    Every count and every solution is checked. One thread; the runs of all kinds of machine take turns.
    For any command, ENNEAD_MACHINE=NAME chooses the kind of machine: { $machines }.
help-rules = List the rules that puzzles may have
help-rules-collection = List the kinds of puzzles in the collection, with their levels
help-rules-examples =
    {"  "}ennead rules
    {"  "}ennead solve '9x9; x; cage 15: r1c1 r1c2'

help-engines = List the engines
help-engines-examples =
    {"  "}ennead engines
    {"  "}ennead solve --engine backtracking --stats examples/leicht.txt
help-completions = Print completions for a shell
help-completions-shell = The shell: bash, elvish, fish, powershell or zsh
help-completions-examples = {"  "}source <(ennead completions bash)
help-serve = Open the web app in a browser on this machine: play, explain, watch, learn
help-serve-port = The port; 0 for any free one
help-serve-host = The address to listen on; any other than 127.0.0.1 lets other machines in
help-serve-open = Also open the browser
help-serve-site = Show the site without a server that is in this folder, instead of the web app
help-serve-examples = {"  "}ennead serve --open
help-man = Print the manual, or write a page for each command
help-man-folder = The folder to write the pages to [default: print everything as one page]
help-man-examples =
    {"  "}ennead man | man -l -
    {"  "}ennead man ~/.local/share/man/man1
man-written = { $count } manual pages written to { $folder }
man-name = Name
man-synopsis = Synopsis
man-description = Description
man-status = Exit status
man-status-0 = It went well; each puzzle has exactly one solution.
man-status-1 = At least one puzzle has none or several solutions, or an answer is no.
man-status-2 = Something could not be read or written, or the command was called wrongly.
man-status-3 = A limit was reached before there was an answer.
man-status-130 = It was ended by Ctrl+C.
man-environment = Environment
man-environment-language = The language of all texts, if --lang is not given: the first of the three that is set.
man-environment-colour = If it is set, nothing is printed in colours.
man-environment-machine = The instruction set of the fast engine, for measurements.
man-files = Files
man-files-train = The progress of ennead train, in the folder of the user's data.
help-help = Print the help of a command
help-help-command = The command, such as `cross solve` [default: all commands]
help-help-examples = {"  "}ennead help cross solve
help-explain = Explain the whole path by logic, step by step
help-explain-format = text, markdown, html (with drawn grids) or json [default: text]
help-explain-grid = Show the grid with every step, with its marks
help-explain-short = Find a path with few steps other than singles, instead of always taking the easiest step
help-explain-effort = With --short: how many choices among the steps are tried; 0 only leaves out unneeded steps
help-explain-proof = Also write into the folder DIR why each step holds, as a formula and a proof for a checker by others (see docs/proofs.md)
help-explain-examples =
    {"  "}ennead explain examples/broeders.txt
    {"  "}ennead explain --grid examples/schwer.txt
    {"  "}ennead explain --format html examples/schwer.txt > path.html
    {"  "}ennead explain --short examples/schwer.txt
    {"  "}ennead explain --theory w examples/schwer.txt
    {"  "}ennead explain --proof proofs examples/schwer.txt
    Placed digits and pencil marks are read too, and the path starts from there.
help-any-theory = Which steps are used: table (the techniques of the table), hodoku (those that HoDoKu has), or singles and always the shortest chain: w (whips), s+w (subsets too), gw (g-whips) or b (braids) [default: table]
help-any-only = Use these techniques only
help-any-without = Do without these techniques
help-any-no_uniqueness = Do without techniques that assume that the puzzle has only one solution
help-any-kraken_size = How many lines a kraken fish may have; from 5 on the search is slow
help-any-kraken_fins = How many fins a kraken fish may have
help-any-table = Take order, levels and scores from FILE [default: HoDoKu's]
help-any-grid = Show the grid with the marks of the step
help-hint = Give a hint for a position: where to look, which technique, the step
help-hint-depth = 1 where to look, 2 which technique, 3 the step [default: 1]
help-hint-all = List every step there is, by technique; without the nets unless --only names them
help-hint-most = With --all, at most N steps [default: 1000]
help-hint-format = text or json [default: text]
help-hint-examples = 
    {"  "}ennead hint examples/schwer.txt
    {"  "}ennead hint --all examples/schwer.txt
    {"  "}ennead hint --depth 3 --grid examples/broeders.txt
    If there are mistakes, they are shown first.
help-judge = Judge claims about a position: whether they follow, and from what
help-judge-claims = The claims: r4c7=5 says that r4c7 is 5, r4c7<>5 that it is not
help-judge-moves = The claims are moves: each is judged in the position that those before it left
help-judge-further = How many steps may come before the one that settles a claim; 0: only what follows at once [default: 729]
help-judge-highest = Determine ratings up to this one [default: 7.0]
help-judge-depth = How deep suppositions may be nested where no technique helps; 0: no search [default: 2]
help-judge-format = text or json [default: text]
help-judge-examples =
    {"  "}ennead judge --claims r1c1=8 examples/schwer.txt
    {"  "}ennead judge --moves --claims 'r1c1=8,r5c5<>2' --format json examples/schwer.txt
    The exit status is 1 if a claim is wrong or makes no sense. See docs/judging.md.
help-audit = Audit data sets: leaks between training and test sets, wrong puzzles and solutions, levels
help-audit-inputs = The training set, and after it the test sets: files, or folders, as those of `ennead dataset` with their splits
help-audit-format = text or json [default: text]
help-audit-first = List the first N places of each finding [default: 3]
help-audit-no_levels = Leave out the levels, which take most of the time
help-audit-examples =
    {"  "}ennead audit examples/leicht.txt examples/schwer.txt
    {"  "}ennead audit --format json --no-levels examples/leicht.txt examples/mittel.txt examples/schwer.txt
    The exit status is 1 if anything leaks or is wrong. See docs/auditing.md.
help-mcp = Answer questions as a server of the Model Context Protocol, on standard input and output
help-mcp-seconds = How long an answer may take [default: 60]
help-mcp-examples =
    {"  "}ennead mcp < /dev/null
    A program that uses language models starts it: in its settings, the command is `ennead` with the argument `mcp`.
mcp-instructions = Sudoku tools: solve, check, hint, explain, judge (whether claims such as r4c7=5 follow, and from what), rate, generate. A puzzle is 81 characters, row by row, with a dot for an empty cell; r4c7 is the cell in row 4 and column 7.
mcp-no-tool = There is no tool `{ $found }`; there are: { $expected }.
mcp-broken = The tool broke down; that is a bug.
help-techniques = List the techniques for solving by logic
help-techniques-examples =
    {"  "}ennead techniques
    {"  "}ennead techniques show x-wing
    {"  "}ennead techniques verify testdata/techniques/x-wing.txt
help-techniques-show = Show the lesson of a technique, with a position and a near miss
help-techniques-show-technique = The technique
help-techniques-show-position = Which of its positions [default: 1]
help-techniques-show-examples =
    {"  "}ennead techniques show x-wing
    {"  "}ennead techniques show xy-chain --position 3
help-techniques-verify = Verify files of HoDoKu library lines, or lists of patterns beyond HoDoKu
help-techniques-verify-files = The files
help-techniques-verify-examples = {"  "}ennead techniques verify testdata/techniques/x-wing.txt
help-techniques-doc = Write the documentation pages of the techniques
help-techniques-doc-folder = The folder to write to [default: docs/techniques]
help-techniques-doc-examples = {"  "}ennead techniques doc techniques
help-play = Play a Sudoku in the terminal
help-play-input = A file with a puzzle or a saved game, `-` for standard input, or the 81 characters of a puzzle [default: standard input if it is not a terminal, otherwise one of our puzzles]
help-play-rules = Play a puzzle of this kind from the collection; `ennead rules --collection` lists the kinds. With --daily, that of today
help-play-number = Its number among those of its kind and level [default: any]
help-play-level = The level of our puzzle: easy, medium, hard, very-hard or extreme [default: easy]
help-play-daily = Play the puzzle of today, the same for everybody; its levels are easy, hard and very-hard
help-play-own = Type in a puzzle of your own, which the key F fixes as givens
help-play-save = The file to save the game to; if it already holds a game, continue it
help-play-examples =
    {"  "}ennead play
    {"  "}ennead play --level hard --save evening.json
    {"  "}ennead play examples/schwer.txt
    {"  "}ennead play --rules killer-6x6 --daily
    {"  "}ennead play --own
    The key ? shows the keys.
help-train = Practise techniques in the terminal: mark what follows in positions that need them
help-train-technique = The technique to practise [default: a list to choose from]
help-train-progress = The file that keeps your progress [default: train.json in the folder ennead of your data]
help-train-examples =
    {"  "}ennead train
    {"  "}ennead train x-wing
    {"  "}ennead train --progress class.json
help-watch = Watch an engine at work in the terminal, step by step
help-watch-input = A file with a puzzle, `-` for standard input, or the 81 characters of a puzzle [default: standard input if it is not a terminal, otherwise one of our puzzles]
help-watch-engine = The engine, one of `ennead engines` that writes a trace [default: guess-ladder]
help-watch-against = A second engine for a race by counted work
help-watch-limit = Stop after this many solutions; 0 for no limit [default: 1]
help-watch-examples =
    {"  "}ennead watch examples/befunge.txt
    {"  "}ennead watch --engine backtracking --against guess-ladder examples/broeders.txt
    The key ? shows the keys.
progress-puzzles = puzzles

# Engines
engine-fast = the default: the fastest
engine-trial = put a digit into the first empty cell, check the whole grid, go on from there
engine-backtracking = the first empty cell, the digits 1 to 9 that are allowed, go on, undo
engine-three-tier = naked singles; then hidden singles; then search over the rest, crossing out on the way
engine-guess-ladder = naked singles; else guess; for each candidate struck out, the depth is noted, and a dead end restores the candidates of its depth
engine-dancing-links = exact cover
engine-origin-backtracking = the general backtrack_all() and the class SudokuSpiel of a German school lesson
engine-origin-three-tier = Eberhard Sturm, Sudopli, a solver in PL/I (2005)
engine-origin-guess-ladder = Mike Schwörer, sudoku.b93, a solver in Befunge-93
engine-logic = techniques, step by proven step, no guessing

# serve
serve-at = ennead is listening on { $address } (Ctrl+C to stop)
serve-taken = Cannot listen on { $address }
serve-no-browser = No browser could be opened.
help-rate = Rate puzzles on Sudoku Explainer's scale: ER/EP/ED
help-rate-format = text, line (puzzle ER/EP/ED), csv, json (with the steps), or a text with placeholders: %r ER, %p EP, %d ED, %g the puzzle, %n its number, %e the time, %l the level, %h the hardest rule, %s the values on the other scales, %% [default: text for one puzzle, line for several]
help-rate-scale = On which scales to rate, separated by commas [default: se]:
    { $scales }
help-rate-canonical = Rate the canonical form instead, which is the same for all isomorphic puzzles
help-rate-only_er = Print only the ER in lines
help-rate-stop_above = Stop rating a puzzle that exceeds RATING, and say so: a plus after the ER, > before a value on another scale
help-rate-header = Print version and options first, after a #
help-rate-summary = Print one table for all puzzles instead: how many are of each level, and how often each rule occurs
rate-summary-count = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
}, { $unique } with exactly one solution.
rate-summary-ratings = ER: lowest { $least }, median { $median }, highest { $most }.
rate-summary-level = level
rate-summary-rating = rating
rate-summary-puzzles = puzzles
rate-summary-hardest = hardest
rate-summary-steps = steps
rate-summary-rule = rule
rate-summary-stopped = stopped above the bound
rate-summary-format = A summary is printed as text or as json.
help-rate-examples =
    {"  "}ennead rate examples/schwer.txt
    {"  "}ennead rate puzzles.txt > rated.txt
    {"  "}ennead rate --format '%g ED=%r/%p/%d' puzzles.txt
    {"  "}ennead rate --scale te,b,w puzzles.txt
    {"  "}ennead rate --resume rated.txt puzzles.txt >> rated.txt
    {"  "}ennead rate --shard 3/10 puzzles.txt > rated-3.txt
    If a puzzle does not have exactly one solution, its verdict is printed instead of ratings.
    Status: 0 all rated, 1 at least one puzzle has none or several solutions, 2 something could not be read, 130 ended by Ctrl+C: the lines printed until then are complete, and --resume continues after them.
