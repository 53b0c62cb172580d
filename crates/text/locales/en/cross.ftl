# Cross-number puzzles
help-cross = Cross-number puzzles: solve, check, explain, make, draw
help-cross-solve = Solve a cross-number puzzle and say whether it has one solution
help-cross-check = Check a puzzle: sound, unique, rules that are not needed
help-cross-explain = Say what every rule amounts to, and which rules contradict each other
help-cross-sudoku = Write a Sudoku as a cross-number puzzle
help-cross-sudoku-puzzle = A file with a Sudoku, `-` for standard input, or its 81 characters [default: no givens]
help-cross-sudoku-words = 9 (across) or 18 words (across and down) [default: 9]
help-cross-generate = Make a puzzle with one solution and few rules
help-cross-generate-size = Columns and rows, such as 5x4 [default: 5x5]
help-cross-generate-vocabulary = Operators that rules may use, separated by commas [default: qs,qp,plus,minus,mal,U]
help-cross-generate-black = The percentage of black cells, at most 50 [default: 0]
help-cross-generate-seed = The same seed gives the same puzzle [default: a new one each time]
help-cross-generate-count = How many puzzles, separated by an empty line [default: 1]
help-cross-draw = Draw a puzzle as SVG
help-cross-draw-solution = With the solution
help-cross-draw-no_clues = Without the clues
help-cross-convert = Write a puzzle in the other notation
help-any-to = contest (eq(A_w,3)) or clues (A across: = 3) [default: clues]
help-any-file = The puzzle, in either notation; `-` for standard input
help-any-leading_zeros = May words begin with 0: yes or no [default: as the file says, otherwise yes]
help-any-digits = The digits of a word: those in its cells (cells) or those of its number (number) [default: as the file says, otherwise cells]
help-any-nodes = How many digits the search tries at most; then the answer is "not decided" [default: 20000000]
help-any-states = How many states one rule may have; a state takes up to half a kilobyte [default: 1000000]
help-any-seconds = Stop after this many seconds; then the answer is "not decided" [default: no limit]
help-cross-solve-limit = Stop after this many solutions; 0 for no limit [default: 2]
help-cross-solve-all = Find every solution
help-cross-solve-format = grid or json [default: grid]
help-cross-solve-stats = Print the counted work
cross-solution = Solution:
cross-another = Another solution:
cross-across = Across:
cross-down = Down:
cross-unique = The solution is unique.
cross-none = There is no solution.
cross-several = There are several solutions.
cross-count = Solutions: { $count }.
cross-count-more = Solutions found: { $count }; there may be more.
cross-not-decided = Not decided: { $why }.
cross-bound-nodes = the search has reached its limit of digits tried
cross-bound-stopped = the time is up
cross-bound-number = a number has more than 10,000 digits, or more than 1,000 in a test for primes
cross-reading = Assumed: words { $zeros }; the digits of a word are { $digits }.
cross-zeros-yes = may begin with 0
cross-zeros-no = do not begin with 0
cross-digits-cells = those in its cells
cross-digits-number = those of its number
cross-stats = digits tried: { $nodes }, depth: { $depth }, states: { $states }, rules left to the search: { $waiting }, { $seconds } s
cross-rule = rule { $number }
cross-fact-never = cannot be satisfied
cross-fact-always = always true
cross-fact-waiting = too large; left to the search
cross-fact-different = all different: { $cells }
cross-fact-combinations = combinations for { $cells }: { $ways }
cross-fact-nodes = {" "}(nodes: { $nodes })
cross-support = cells: { $support } of { $cells }, states: { $states }, { $time } ms
cross-contradiction = These rules contradict each other, and none of them can be left out:
cross-redundant = Rules that could be left out, each by itself: { $rules }.
cross-redundant-unknown = Rules of which it is not decided whether they are needed: { $rules }.
cross-unused = Words that no rule mentions: { $words }.
cross-loose = Cells that are in no word: { $cells }.
cross-minimal = Every rule is needed.
cross-not-made = No puzzle with one solution was found; try a larger vocabulary or a smaller grid
cross-generate-size = a size is columns and rows, such as 5x4
cross-not-text = { $source } is not text in UTF-8
cross-compiling = rules
cross-problem-unexpected = found `{ $found }`, expected { $expected }
cross-problem-unexpected-end = the file ends here, expected { $expected }
cross-problem-count = (line { $line } gives their number as { $stated }, this is number { $number })
cross-problem-text-after-rules = found `{ $found }` after the last rule: line { $line } gives the number of rules as { $stated }
cross-problem-size = a grid has 1 to { $limit } rows and columns, not { $found }
cross-problem-off-grid = mark `{ $name }` is outside the grid of { $width } × { $height } cells
cross-problem-on-black = mark `{ $name }` is on a black cell
cross-problem-not-a-name = `{ $name }` cannot be the name of a mark; use letters, digits and `_`
cross-problem-size-twice = the size of the grid is already known
cross-problem-name-twice = `{ $name }` is already the name of a mark
cross-problem-word-twice = the word at `{ $name }` is listed twice
cross-problem-unknown-mark = no mark is named `{ $name }`
cross-problem-unlisted-word = `{ $name }` is not in the list of words, though the mark exists
cross-problem-unknown-name = found `{ $name }`, expected a number, a word or an operator
cross-problem-unknown-operator = there is no operator `{ $name }`
cross-problem-arity = wrong number of arguments for `{ $operator }`: expected { $wanted }, found { $found }
cross-problem-argument-not-number = `{ $operator }` expects a number here, found a condition
cross-problem-argument-not-condition = `{ $operator }` expects a condition here, found a number
cross-problem-rule-is-number = a rule has to be a condition, found a number
cross-problem-length = the length of the word at `{ $name }`, up to the border or the next mark, is { $actual }, not { $stated }
cross-problem-number-too-long = a number of { $digits } digits; at most { $limit } are allowed
cross-problem-unclosed = the parenthesis of `{ $name }` is not closed
cross-problem-ragged-grid = the rows differ in length: this one has { $found }, the first { $wanted }
cross-expected-width = the number of columns
cross-expected-height = the number of rows
cross-expected-mark-count = the number of marks
cross-expected-mark-name = the name of a mark
cross-expected-row = a row number
cross-expected-column = a column number
cross-expected-across-count = the number of across words
cross-expected-across-name = the name of an across word
cross-expected-down-count = the number of down words
cross-expected-down-name = the name of a down word
cross-expected-rule-count = the number of rules
cross-expected-rule = a rule
cross-expected-term = a number, a word or an operator
cross-expected-comma-or-close = `,` or `)`
cross-expected-operator = an operator or the end of the line
cross-expected-line = a line such as `size 6 6`, `A at r1c1`, `across: A C`, `A across: prime` or `rule: …`
cross-expected-size = two numbers, columns and rows
cross-expected-colon = `:`
cross-expected-cell-of-grid = a name, `.` or `#` for each cell
cross-expected-yes-or-no = `yes` or `no`
cross-expected-digit-reading = `cells` or `number`
cross-expected-place = a cell such as r4c7
cross-expected-direction = `across` or `down`
cross-expected-end-of-line = the end of the line
help-cross-solve-examples =
    {"  "}ennead cross solve testdata/cross/testfall1.kz
    {"  "}ennead cross solve --all --format json testdata/cross/small.txt
help-cross-check-examples =
    {"  "}ennead cross check testdata/cross/testfall1.kz
help-cross-explain-examples =
    {"  "}ennead cross explain testdata/cross/testfall1.kz
help-cross-sudoku-examples =
    {"  "}ennead cross sudoku examples/leicht.txt > sudoku.kz
    {"  "}ennead cross solve sudoku.kz
help-cross-generate-examples =
    {"  "}ennead cross generate --size 4x4 --black 20 --seed 1
    {"  "}ennead cross generate --vocabulary qs,plus --count 2 --to contest
help-cross-draw-examples =
    {"  "}ennead cross draw testdata/cross/testfall1.kz > puzzle.svg
    {"  "}ennead cross draw --solution --no-clues testdata/cross/testfall1.kz > solution.svg
help-cross-convert-examples =
    {"  "}ennead cross convert testdata/cross/testfall1.kz > clues.txt
    {"  "}ennead cross convert --to contest clues.txt
help-cross-examples =
    {"  "}ennead cross solve testdata/cross/testfall1.kz
    {"  "}ennead cross sudoku | ennead cross explain -
    {"  "}ennead cross generate --size 4x4 --black 20 --seed 1
    {"  "}ennead cross draw --solution testdata/cross/testfall1.kz > puzzle.svg
    Status: 0 one solution, 1 none or several, 2 something could not be read, 3 not decided within the limits.

# Playing: hints and checks
cross-or = { $some } or { $last }
cross-hint-known = { $cells } = { $digits }
cross-hint-left = { $cells } = { $digits }
cross-hint-since = { $left }, since “{ $rule }”.
cross-hint-since-with = { $left }, since “{ $rule }” and { $known }.
cross-hint-never = “{ $rule }” cannot hold.
cross-hint-never-with = Then “{ $rule }” cannot hold, since { $known }.
cross-hint-digit = { $digit } is left for { $cell }
cross-hint-refuted = So { $cell } is not { $digit }; left: { $left }
cross-hint-suppose = Suppose { $cell } were { $digit }.
cross-hint-look = Look at “{ $rule }”.
cross-hint-look-cell = Look at { $cell }: one of its digits leads to a contradiction.
cross-hint-clash = These digits contradict the rules
cross-hint-stuck = No short reason leads any further here. Try a digit.
cross-hint-solution = No short reason leads any further here. The solution has { $digit } in { $cell }.
cross-judged-solved = Solved: every rule holds.
cross-judged-right = Right so far.
cross-judged-open = No rule is broken so far. The puzzle has several solutions or none, or that could not be decided, so more cannot be said.
cross-judged-broken = “{ $rule }” does not hold with these digits.
cross-judged-wrong = { $count ->
    [one] { $cells } is wrong.
   *[other] { $cells } are wrong.
}
cross-build-names = Two cells have the same name.
