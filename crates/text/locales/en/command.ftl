# The command line
help = A Sudoku workbench: solve, judge, explain, rate, make, print and play
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples
help-value-command = COMMAND
help-any-help = Print help
help-any-version = Print the version
help-any-lang = The language: en, de or nl [default: that of the locale]
help-any-color = Colours: auto, always or never [default: auto]
help-any-inputs = Files, `-` for standard input, or the 81 characters of a puzzle [default: standard input]
help-any-threads = How many threads work [default: one for each core]
help-any-format = The form of the output [default: for people if there is one puzzle, a line each if there are several]
help-examples =
    {"  "}ennead solve examples/leicht.txt      the solution and how hard it was
    {"  "}ennead solve puzzles.txt > solved.txt a line for each of many puzzles
    {"  "}ennead check 53..7....6..195....      is it a proper puzzle?
    {"  "}ennead engines                        the ways to solve
help-solve = Solve puzzles and judge them
help-solve-engine = The engine, one of `ennead engines` [default: fast]
help-solve-limit = Stop at so many solutions; 0 for no limit. With 1, whether there are more is not asked [default: 2]
help-solve-all = Find every solution
help-solve-count = Print the number of solutions alone
help-solve-format = grid, line (puzzle:count:solution) or json (JSON Lines) [default: grid for one puzzle, line for several]
help-solve-stats = Tell the counted work: digits tried, guesses, guesses undone, depth, seconds
help-solve-trace = Write every step of the search into FILE as JSON Lines
help-solve-examples =
    {"  "}ennead solve examples/mehrdeutig.txt
    {"  "}ennead solve 1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......
    {"  "}ennead solve --engine guess-ladder --stats examples/befunge.txt
    {"  "}cat puzzles.txt | ennead solve --format json --threads 4
    {"  "}ennead solve --all --count examples/mehrdeutig.txt
    An INPUT that starts with a minus sign needs `--` before it.
    Status: 0 every puzzle has one solution, 1 some has none or several, 2 something could not be read.
help-check = Check puzzles: valid, solvable, unique, minimal
help-check-format = text, line (puzzle:verdict:cells) or json [default: text for one puzzle, line for several]
help-check-examples =
    {"  "}ennead check examples/mehrdeutig.txt
    {"  "}ennead check --format json puzzles.txt
    The cells of a line are those that clash, those in which solutions differ, or the redundant givens.
help-canon = Bring puzzles into their canonical form, which all their isomorphs share
help-canon-format = line or json [default: line]
help-canon-show_symmetry = Tell the symmetry that leads there
help-canon-examples =
    {"  "}ennead canon examples/leicht.txt
    {"  "}ennead canon --show-symmetry puzzles.txt
    {"  "}ennead canon puzzles.txt | sort -u    essentially different puzzles
    The form is the first in dictionary order, row by row, empty cells before 1 (minlex).
    Of a symmetry `t r456123789 c213456789 d987654321`: transpose (if there is a t); then row 1 goes to row 4, column 1 to column 2, digit 1 becomes 9, and so on.
help-engines = List the engines
help-completions = Print completions for a shell
help-completions-shell = The shell: bash, elvish, fish, powershell or zsh
help-completions-examples = {"  "}ennead completions bash > ~/.local/share/bash-completion/completions/ennead
help-serve = Open the web app in a browser of this machine: play, explain, watch, learn
help-serve-port = The port; 0 takes any that is free
help-serve-host = The address to listen at; others than 127.0.0.1 let other machines in
help-serve-open = Open the browser too
help-serve-examples = {"  "}ennead serve --open
help-man = Print the manual page
help-man-examples = {"  "}ennead man | man -l -
help-explain = Explain the whole path by logic, step by step
help-explain-format = text, markdown, html (with drawn grids) or json [default: text]
help-explain-grid = Show the grid with every step, its marks on it
help-explain-examples =
    {"  "}ennead explain examples/broeders.txt
    {"  "}ennead explain --grid examples/schwer.txt
    {"  "}ennead explain --format html examples/schwer.txt > path.html
    Reads placed digits and pencil marks too, and goes on from there.
help-any-only = Use these techniques only
help-any-without = Do without these techniques
help-any-no_uniqueness = Do without techniques that rest on the puzzle having one solution
help-any-table = Take order, levels and scores from FILE [default: HoDoKu's]
help-any-grid = Show the grid with the marks of the step
help-hint = Give a hint for a position: where to look, which technique, the step
help-hint-depth = 1 where to look, 2 which technique, 3 the step [default: 1]
help-hint-format = text or json [default: text]
help-hint-examples =
    {"  "}ennead hint examples/schwer.txt
    {"  "}ennead hint --depth 3 --grid position.txt
    Mistakes are named before anything else.
help-techniques = List the techniques of solving by logic
help-techniques-verify = Run files of HoDoKu library lines
help-techniques-verify-files = The files
help-techniques-doc = Write the documentation pages of the techniques
help-techniques-doc-folder = Where to [default: docs/techniques]
help-techniques-doc-cases = Where the cases of the techniques are [default: testdata/techniques]
progress-puzzles = puzzles

# Engines
engine-fast = the default: the fastest
engine-trial = put a digit into the first empty cell, check the whole grid, go on from there
engine-backtracking = the first empty cell, the digits 1 to 9 that are allowed, go on, undo
engine-three-tier = naked singles; then hidden singles; then search over what is left, crossing out as it goes
engine-guess-ladder = naked singles; else guess; every struck candidate remembers the depth, a dead end clears that depth
engine-dancing-links = exact cover
engine-logic = techniques, step by proven step, no guessing

# serve
serve-at = ennead listens at { $address } (Ctrl+C ends it)
serve-taken = Cannot listen at { $address }
serve-no-browser = No browser could be opened.
