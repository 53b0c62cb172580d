# What is wrong with a text
error = error
unreadable = The file { $source } cannot be found or read: { $reason }
too-large = { $source } is larger than { $most } MB; only formats with one puzzle per line may be that large
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
reading-unknown-format = this is not a puzzle in any known format
reading-unknown-format-label = expected 81 cells in a line, nine lines of nine, or another format of `ennead convert --list`
reading-unexpected = found { $found }
reading-unexpected-label = expected { $expected }
reading-too-few = too few { items }: found { $found }
reading-too-few-label = expected { $expected }
reading-too-many = too many { items }: found { $found }
reading-too-many-label = expected { $expected }
reading-too-few-numbers = found { $found ->
    [one] one number
   *[other] { $found } numbers
}
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
reading-size = found { $found ->
    [one] one row
   *[other] { $found } rows
}
reading-size-label = expected a 9×9 puzzle
reading-variant = found the rule { $rule }
reading-variant-label = expected a classic puzzle; others can be solved, checked and converted
reading-not-understood = found { $name }, which may be a rule and is not understood
reading-not-understood-at = found { $name } at { $place }, which may be a rule and is not understood
reading-not-understood-label = expected a rule that is known; without one it would be another puzzle
reading-rule = a rule is not understood
reading-rule-label = { $message }
reading-rule-in-comment = what follows the 81 cells reads as a rule
reading-rule-in-comment-label = write { $written }
reading-field = found the field { $name }
reading-field-label = expected a field of such a link
reading-overlap = found another value for { $cell } than in the grid that shares it
reading-overlap-label = expected the same value, or an empty cell in one of the grids
reading-board = found a board { $layout }
reading-board-label = expected a classic 9×9 puzzle; others can be solved, checked and converted
reading-layout = found the layout { $found }
reading-layout-label = expected a board that can exist, such as 9x9 or 6x6
reading-value = found the value { $found }
reading-value-label = expected a value that a cell can have
reading-needs-network = this short link names a puzzle that only its server knows
reading-needs-network-label = open it in a browser and export the puzzle
reading-syntax = not well-formed { $of }
reading-syntax-label = { $message }
reading-other = { $problem }
reading-other-label = here

resume-in-lines = A run can be resumed only if every result is one line: not in a format for reading, and not with a line break in the template.
resume-other-head = { $file } does not begin like the output of this run: is it from another command, or in another format?
resume-other-result = The last result in the file to resume from is not what this run gives there: is the file from another command, or from other input?
unread-more = { $count } inputs or lines could not be read; { $more } of the messages were left out.
resume-too-long = { $file } has more lines than this run prints: is it from other input, or from another part?
shard-of-files = Only files can be divided into parts: the length of what comes through a pipe is not known in advance.
columns-not-built = This command was built without support for tables. To add it: cargo install --path crates/cli --features columns
columns-differ = { $source } does not have the same columns as the first table
columns-which = Which column holds the puzzles? Give --column, one of { $names }
columns-table = { $source } is a table in Parquet or Arrow: read it with --columns
generate-part-seed = Parts fit together only if they have the same seed: please give --seed.
