# What is wrong with a text
error = error
unreadable = The file { $source } cannot be found or read: { $reason }
too-large = { $source } is larger than { $most } MB; only formats with a puzzle a line may be that large
long-line = { $source }: line { $line } is too long to be a puzzle
no-puzzle = There is no puzzle in { $source }
no-file-name = No file name was given.
reading-end = the end
reading-blank = a blank
reading-tab = a tab
expected-cell = a cell: a digit, or `.` for an empty one
expected-digit = a digit 1 to 9
expected-end = the end of the puzzle
expected-candidate = a candidate: digit, row and column, as in 412
items = { $of ->
    [cells] cells
    [row-cells] cells in this row
    [candidates] candidates
    [lines] lines
    [characters] characters in this line
    [numbers] numbers
    [fields] fields
   *[puzzles] puzzles
}
reading-empty = there is no puzzle here
reading-empty-label = expected 81 cells
reading-not-text = this is not text: found the byte { $byte }
reading-not-text-label = expected text in UTF-8
reading-unknown-format = this looks like no puzzle format known here
reading-unknown-format-label = expected 81 cells in a line, nine lines of nine, or another format of `ennead convert --list`
reading-unexpected = found { $found }
reading-unexpected-label = expected { $expected }
reading-too-few = too few { items }: found { $found }
reading-too-few-label = expected { $expected }
reading-too-many = too many { items }: found { $found }
reading-too-many-label = expected { $expected }
reading-too-few-numbers = found { $found } numbers
reading-too-few-numbers-label = expected 81 numbers
reading-too-few-numbers-preamble =
    Error reading { $source }.
    This file must hold the 81 numbers of a Sudoku.
    Empty places must be given as 0.
reading-number-out-of-range = found the number { $found }
reading-number-out-of-range-label = expected 0 to 9
reading-number-out-of-range-preamble =
    Error reading { $source }.
    This file must hold 81 numbers between 0 and 10 of a Sudoku.
    Empty places must be given as 0.
reading-contradiction = found another digit for { $cell } than before
reading-contradiction-label = expected the same digit
reading-size = found { $found } rows
reading-size-label = expected a 9×9 puzzle
reading-variant = found the rule { $rule }
reading-variant-label = expected a classic Sudoku
reading-value = found the value { $found }
reading-value-label = expected a value that a cell can have
reading-needs-network = this short link names a puzzle that only its server knows
reading-needs-network-label = open it in a browser and export the puzzle
reading-syntax = not well-formed { $of }
reading-syntax-label = { $message }
reading-other = { $problem }
reading-other-label = here

resume-in-lines = A run is resumed where every result is one line: not in the format for people, nor with a line break among the placeholders.
resume-other-head = { $file } does not begin as the output of this run would: is it of another command, or in another format?
resume-too-long = { $file } has more lines than this run prints: is it of another input, or another part?
shard-of-files = Only files can be cut into parts: how much comes through a pipe is not known beforehand.
columns-not-built = This command was built without tables. With them: cargo install --path crates/cli --features columns
columns-differ = { $source } has other columns than the first table
columns-which = Which column holds the puzzles? --column is one of { $names }
columns-table = { $source } is a table in Parquet or Arrow: --columns reads it
generate-part-seed = Parts of a job belong together only with the same --seed: say which one.
