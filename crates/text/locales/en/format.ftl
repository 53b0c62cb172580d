# The formats, and convert
help-convert = Convert puzzles from any format to another
help-convert-to = The format to write, one of `ennead convert --list`
help-convert-list = List the formats
help-convert-examples =
    {"  "}ennead convert --to sdk examples/leicht.txt
    {"  "}ennead convert --to csv puzzles.txt > puzzles.csv
    {"  "}ennead convert --to line puzzles.csv
    {"  "}ennead convert --list
    What a format cannot hold, such as placed digits, candidates or a title, is left out.
    Rules and boards that it cannot say are named, and the puzzle is not written.
    Status: 0 everything was converted, 2 something could not be read.
convert-one-puzzle = A file in the format { $format } holds only one puzzle; the input has several.
format-read-only = read only
format-not-written = `{ $format }` can be read, but not written
format-rules = our language: the size, then the givens and a rule a line
format-rules-line = our language on one line: 9x9; givens …; rules
format-iss = strings of the Interactive Sudoku Solver, and links to it
format-killer-arrows = killers as 81 characters: sums, and signs that point to them
format-killer-numbers = killers as a number for each cell: 3x3::k:…
format-killer-letters = killers as a letter for each cell and the sums of the cages
format-killer-cages = killers as a cage a line: the sum, then the cells
format-solo = Solo's game IDs: sizes, jigsaws, X, killers
format-sudoku-puzzle = the JSON of pencilmark, sudoku-puzzle 1
format-sumocue = SumoCue's jigsaws
format-samurai = a samurai as five lines of 81 cells
format-sudokumaker = links to sudokumaker.app
format-sudokumaker-json = the JSON of sudokumaker.app
format-f-puzzles-json = the JSON of f-puzzles
format-board = puzzles on boards of any size: the layout, then the cells
format-jigsaw = the cells of a jigsaw, then the piece of each, on one line
format-square = the cells of a 4×4 to 25×25 board with the usual boxes on one line
format-opensudoku = OpenSudoku's XML
format-ksudoku = KSudoku's saved games, XML
format-gnome-sudoku = GNOME Sudoku's saved games, JSON
format-f-puzzles = links to f-puzzles.com
format-sudokupad = links to sudokupad.app
format-sudokuwiki = links to the solver at sudokuwiki.org
format-address = links with a puzzle in them, such as those of this app
format-hodoku = HoDoKu's library lines: placed digits and removed candidates too
format-sudoku-exchange = lines of the Sudoku Exchange: hash, puzzle, rating
format-candidates = 729 characters per line: nine candidates for each cell
format-lists = lists of lists as programs write them: JSON, Python, C, NumPy
format-json-lines = JSON Lines: an object per line with the puzzle in puzzle, question or quiz
format-gsf = gsf's lists: commas, the puzzle in the fifth field
format-csv = a field of comma-separated values; written as puzzle,solution
format-sdk = SudoCue's nine lines with author, level and more
format-ss = Simple Sudoku's grids: givens, placed digits, candidates
format-sdx = SudoCue's candidates, with u before a placed digit
format-pencilmarks = a drawn grid of candidates
format-qqwing = QQWing's readable grid
format-spreadsheet = nine rows of nine fields, separated by commas, semicolons or tabs
format-numbers = 81 numbers separated by white space, 0 for an empty cell
format-rows = nine lines of nine characters
format-grid = a drawn grid, with borders or without
format-line = 81 characters per line, digits and dots; then perhaps a comment
format-sdm = 81 digits per line, 0 for an empty cell
convert-only-classic = The format { $format } holds classic puzzles only. Others can be written as rules or rules-line.
convert-no-rules = The format { $format } holds no rules. Puzzles with rules can be written as rules or rules-line.
convert-lost = The format { $format } has no way to say: { $what }
