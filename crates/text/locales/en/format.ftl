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
    Status: 0 everything was converted, 2 something could not be read.
convert-one-puzzle = A file in the format { $format } holds only one puzzle; the input has several.
format-read-only = read only
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
