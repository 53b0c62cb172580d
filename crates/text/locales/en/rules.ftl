## Rules of Sudokus: their names, and what a solver is told.
##
## Arguments of a text are the fields of the rule that stand before the colon of its line, as texts;
## `$line` is the whole line.

rule-name-cage = Killer cage
rule-text-cage = In a cage no digit repeats, and its digits add up to { $sum }.
rule-text-cage-bare = In a cage no digit repeats.
rule-name-sum = Sum
rule-text-sum = The digits add up to { $sum }. They may repeat.
rule-name-equal-sums = Equal sums
rule-text-equal-sums = The marked areas have the same sum. Digits in them may repeat.
rule-name-little-killer = Little killer
rule-text-little-killer = The digits along the arrow's diagonal add up to { $sum }. They may repeat.
rule-name-arrow = Arrow
rule-text-arrow = The digits along an arrow add up to the digit in its circle, or to the number in its pill. They may repeat on the arrow.
rule-name-double-arrow = Double arrow
rule-text-double-arrow = The digits between two circles add up to the sum of the digits in the circles. They may repeat.
rule-name-rellik = Rellik cage
rule-text-rellik = In a rellik cage no digit repeats, and no digits of it, be it one, several or all, add up to { $sum }.
rule-name-equality-cage = Equality cage
rule-text-equality-cage = In an equality cage no digit repeats. It has as many odd as even digits, and as many low as high ones; a digit in the middle is neither low nor high.
rule-name-look-and-say = Look-and-say cage
rule-text-look-and-say = The clue says how often digits are in the cage: { $seen }, where 2x3 means exactly two 3s. Other digits are free.
rule-name-lunchbox = Lunchbox
rule-text-lunchbox = The digits between the lowest and the highest digit of a lunchbox add up to { $sum }. No digit repeats in it.

rule-name-thermometer = Thermometer
rule-text-thermometer = Along a thermometer, digits rise from the bulb to the end.
rule-name-slow-thermometer = Slow thermometer
rule-text-slow-thermometer = Along a slow thermometer, digits rise or stay the same from the bulb to the end.
rule-name-whisper = Whisper line
rule-text-whisper = Neighbouring digits on the line differ by at least { $gap }.
rule-name-renban = Renban line
rule-text-renban = The digits on the line are consecutive, in any order. None repeats.
rule-name-nabner = Nabner line
rule-text-nabner = No two digits on the line are consecutive or equal, wherever they stand on it.
rule-name-palindrome = Palindrome
rule-text-palindrome = The line reads the same from both ends.
rule-name-between = Between line
rule-text-between = The digits on the line lie strictly between the digits in its two circles.
rule-name-lockout = Lockout line
rule-text-lockout = The digits in the two diamonds differ by at least { $gap }. No digit on the line lies between them or equals one of them.
rule-name-region-sum = Region sum line
rule-text-region-sum = In each region that the line passes through, its digits have the same sum. If it comes back to a region, that visit has the sum by itself.
rule-name-zipper = Zipper line
rule-text-zipper = Digits at the same distance from the middle of the line have the same sum everywhere. A digit in the middle is that sum.
rule-name-sum-line = Sum line
rule-text-sum-line = The line can be cut into pieces whose digits add up to { $sum } each.
rule-name-entropic = Entropic line
rule-text-entropic = Any three successive cells on the line hold a low, a middle and a high digit.
rule-name-modular = Modular line
rule-text-modular = Any { $modulus } successive digits on the line leave different remainders when divided by { $modulus }.
rule-name-parity = Parity line
rule-text-parity = Odd and even digits alternate along the line.

rule-name-difference = White dot
rule-text-difference = Two digits with a white dot between them differ by { $gap }.
rule-name-ratio = Black dot
rule-text-ratio = Of two digits with a black dot between them, one is { $factor } times the other.
rule-name-xv = XV
rule-text-xv = Two digits with a sign between them add up to what it says: { $sum }.
rule-name-greater = Inequality
rule-text-greater = The sign points to the lower of the two digits.
rule-name-negative = All marks given
rule-text-negative-difference = All dots are given: where neighbours have no dot, they do not differ by { $numbers }.
rule-text-negative-ratio = All dots are given: where neighbours have no dot, neither is { $numbers } times the other.
rule-text-negative-sum = All signs are given: where neighbours have no sign, they do not add up to { $numbers }.
rule-name-quad = Quad
rule-text-quad = The digits in the ring, { $values }, are in the four cells around it. A digit that is named twice is there twice.

rule-name-odd = Odd
rule-text-odd = The marked cells hold odd digits.
rule-name-even = Even
rule-text-even = The marked cells hold even digits.
rule-name-candidates = Few candidates
rule-text-candidates = The cells hold only these digits: { $values }.
rule-name-minimum = Minimum
rule-text-minimum = A digit in a marked cell is lower than its neighbours that are not marked.
rule-name-maximum = Maximum
rule-text-maximum = A digit in a marked cell is higher than its neighbours that are not marked.

rule-name-sandwich = Sandwich
rule-text-sandwich = The digits between the lowest and the highest digit in the row or column add up to { $sum }.
rule-name-x-sum = X-sum
rule-text-x-sum = The first digit seen from the clue, X, says how many digits, itself included, add up to { $sum }.
rule-name-skyscraper = Skyscraper
rule-text-skyscraper = From the clue { $seen } skyscrapers are seen. Digits are heights; higher ones hide lower ones behind them.
rule-name-hidden-skyscraper = Hidden skyscraper
rule-text-hidden-skyscraper = { $value } is the first digit hidden behind a higher one, seen from the clue.
rule-name-numbered-room = Numbered room
rule-text-numbered-room = The first digit seen from the clue, X, says that the Xth digit is { $value }.
rule-name-row-indexer = Row indexer
rule-text-row-indexer = A marked cell in row R that holds V says that row V of its column holds R.
rule-name-column-indexer = Column indexer
rule-text-column-indexer = A marked cell in column C that holds V says that column V of its row holds C.
rule-name-box-indexer = Box indexer
rule-text-box-indexer = A marked cell at place P of its box that holds V says that place V of the box holds P.
rule-name-index = Pointer
rule-text-index = One cell says at which place of the line the digit of the other is.

rule-name-clone = Clones
rule-text-clone = The two areas hold the same digits at the same places.
rule-name-same-values = Same digits
rule-text-same-values = The areas hold the same digits, each as often as in the other, in any order.
rule-name-counting-circles = Counting circles
rule-text-counting-circles = A digit in a circle says in how many circles it is.
rule-name-contains = Contained digits
rule-text-contains = The area contains these digits: { $values }. A digit that is named twice is there twice at least.
rule-name-exactly = Exactly contained digits
rule-text-exactly = The area contains these digits exactly as often as they are named: { $values }. Other digits are free.
rule-name-count = Counted digits
rule-text-count = Exactly { $count } cells of the area hold one of these digits: { $values }.
rule-name-different = Number of different digits
rule-text-different = The area holds exactly { $count } different digits.
rule-name-different-counter = Counter of different digits
rule-text-different-counter = The marked cell says how many different digits the area holds.

rule-name-x = X-Sudoku
rule-text-x = No digit repeats on either of the two long diagonals.
rule-name-diagonal = Diagonal
rule-text-diagonal =
    { $slope ->
        [rising] No digit repeats on the diagonal from the lower left to the upper right.
       *[falling] No digit repeats on the diagonal from the upper left to the lower right.
    }
rule-name-windoku = Windoku
rule-text-windoku = No digit repeats in any of the tinted windows.
rule-name-disjoint-groups = Disjoint groups
rule-text-disjoint-groups = Cells at the same place in their boxes hold different digits.
rule-name-extra-region = Extra region
rule-text-extra-region = No digit repeats in the tinted region.
rule-name-anti-knight = Anti-knight
rule-text-anti-knight = Cells a knight's move apart, as in chess, hold different digits.
rule-name-anti-king = Anti-king
rule-text-anti-king = Cells a king's move apart, as in chess, hold different digits.
rule-name-offset = Anti-move
rule-text-offset = Cells that are { $one } rows and { $other } columns apart, or the other way round, hold different digits.
rule-name-non-consecutive = Non-consecutive
rule-text-non-consecutive = Neighbouring cells do not hold consecutive digits.
rule-name-global-entropy = Global entropy
rule-text-global-entropy = Every square of 2 × 2 cells holds a low, a middle and a high digit.

rule-name-pair = Pair rule
rule-text-pair = For each digit a on the line and the next one, b: { $condition }.
rule-name-every-pair = Pair rule for an area
rule-text-every-pair = For any two digits of the area, a and b in reading order: { $condition }.
rule-name-neighbours = Pair rule for neighbours
rule-text-neighbours = For any two neighbouring digits, a to the left of b or above it: { $condition }.
rule-name-pair-table = Table of pairs
rule-text-pair-table = Each digit on the line and the next one are one of these pairs: { $pairs }.
rule-name-every-pair-table = Table of pairs for an area
rule-text-every-pair-table = Any two digits of the area, in reading order, are one of these pairs: { $pairs }.
rule-name-line-rule = Line rule
rule-text-line-rule = A number s runs along the line, where d is the digit, p the one before: { $memory }.
rule-name-line-table = Line automaton
rule-text-line-table = An automaton accepts the digits on the line: { $machine }.
rule-name-either = Alternatives
rule-text-either = All rules in one at least of several pairs of parentheses hold: { $line }
rule-name-copies = Copies
rule-text-copies = These rules hold at several places: { $rules }.

## Mistakes in the language of rules: a headline, and what is said beside the underline.

rule-one-of = { $list } or { $last }
rule-misread = found “{ $found }”
rule-misread-label = expected { $expected }
rule-misread-end = something is missing
rule-misread-end-label = expected { $expected }
rule-misread-name = found “{ $found }”
rule-misread-name-label = { $sentence }
rule-misread-layout = the board makes no sense
rule-misread-layout-label = { $why }
rule-misread-unfit = the rule does not fit the board
rule-misread-unfit-label = { $why }
rule-misread-twice = a cell is given two digits
rule-misread-twice-label = expected only one
rule-misread-deep = the text is nested too deeply or too long
rule-misread-deep-label = expected something simpler
rule-misread-many = there are more than { $most } rules
rule-misread-many-label = expected fewer
rule-layout-no-cells = a grid needs cells
rule-layout-too-large = a grid reaches row or column { $found }; there can be { $most }
rule-layout-values = the digits go from { $least } to { $greatest }; there can be 1 to 25, none of them above 31
rule-layout-boxes = boxes of { $rows } rows and { $columns } columns do not fill the grid
rule-layout-pieces = there are pieces for { $found } cells, expected { $expected }
rule-layout-too-many-pieces = a grid can have { $most } pieces at most
rule-layout-crowded = { $cells } cells belong together, but there are only { $values } digits
rule-layout-symbols = the symbols cannot be told apart
rule-layout-unknown = found “{ $part }”, expected a part of a board such as 9x9 or boxes 2x3
rule-expected-size = a size such as 9x9
rule-expected-cell = a cell such as r1c2
rule-expected-term = a cell such as r1c2, perhaps with a factor: 2*r1c2
rule-expected-number = a number from { $least } to { $greatest }
rule-expected-value = a digit of the board
rule-expected-givens = a digit or a dot for each of the { $cells } cells
rule-expected-pair = two digits such as 1-2
rule-expected-edge = a state, a digit and a state such as 0-5-1
rule-expected-rule = a rule
rule-expected-end = nothing more
rule-expected-formula-number = a number
rule-expected-formula-condition = a condition such as a < b
rule-expected-formula-comparison = a comparison such as =
rule-expected-formula-operator = an operator, or the colon after the formula
rule-expected-formula-variable = a variable that there is here
rule-unfit-no-such-cell = the board has no cell { $cell }
rule-unfit-no-such-value = the board has no digit { $value }
rule-unfit-too-few = found { $found }, expected at least { $least }
rule-unfit-too-great = found { $found }, expected at most { $most }
rule-unfit-apart = { $from } and { $to } do not touch
rule-unfit-twice = { $cell } is named twice
rule-unfit-unequal = the parts have { $one } and { $other } cells, expected equal ones
rule-unfit-not-at-the-edge = { $cell } is not at the edge on that side
rule-unfit-at-the-edge = no four cells meet at the lower right corner of { $cell }
rule-unfit-direction = such a clue cannot look that way from { $cell }
rule-unfit-no-regions = there are cells without a region
rule-unfit-not-square = it takes square grids
rule-unfit-indivisible = { $values } digits cannot be divided into { $parts } equal parts
rule-unfit-misplaced = copies cannot be copied again

## The explanation of several rules of a kind whose clues are on the board.

rule-all-cage = In a cage no digit repeats, and its digits add up to the number in its corner.
rule-all-cage-some = In a cage no digit repeats, and its digits add up to the number in its corner, if there is one.
rule-all-sum = The digits in an outlined area add up to the number after Σ. They may repeat.
rule-all-little-killer = The digits along an arrow's diagonal add up to the number beside the arrow. They may repeat.
rule-all-rellik = In a rellik cage no digit repeats, and no digits of it, be it one, several or all, add up to the number in its corner.
rule-all-look-and-say = The clue in a cage says how often digits are in it: 23 means exactly two 3s. Other digits are free.
rule-all-lunchbox = The digits between the lowest and the highest digit of a lunchbox add up to the number in its corner. No digit repeats in it.
rule-all-sum-line = A line can be cut into pieces whose digits add up to the line's number each.
rule-all-difference = Two digits with a white dot between them differ by the number in the dot, by 1 if it is empty.
rule-all-ratio = Of two digits with a black dot between them, one is as many times the other as the dot says, twice if it is empty.
rule-all-xv = Two digits with a sign between them add up to what it says: V is 5, X is 10.
rule-all-quad = The digits in a ring are in the four cells around it. A digit that is named twice is there twice.
rule-all-sandwich = The number beside a row or column is the sum of the digits between its lowest and its highest digit.
rule-all-x-sum = The first digit seen from a clue, X, says how many digits, itself included, add up to the clue's number.
rule-all-skyscraper = A clue says how many skyscrapers are seen from it. Digits are heights; higher ones hide lower ones behind them.
rule-all-hidden-skyscraper = A clue names the first digit that is hidden behind a higher one, seen from the clue.
rule-all-numbered-room = The first digit seen from a clue, X, says that the Xth digit is the one in the clue.
rule-all-contains = A cage contains the digits in its corner. A digit that is named twice is there twice at least.
rule-all-exactly = A cage contains the digits in its corner exactly as often as they are named. Other digits are free.
rule-all-count = In an outlined area, the number before the colon says how many cells hold one of the digits after it.
rule-all-different = The number in an outlined area says how many different digits it holds.

## What a cell is to a rule, for screen readers: said after the cell's name, with others in a list.
##
## Arguments besides the rule's fields: `$place` is an ordinal (`rule-ordinal`) in `$count` cells,
## `$end` says whether that is the first or the last; `$side` is where a sign or a clue is.

rule-ordinal =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
       *[other] number { $place }
    }
rule-side-right = to the right
rule-side-left = to the left
rule-side-down = below
rule-side-up = above
rule-corner-down-right = lower right
rule-corner-down-left = lower left
rule-corner-up-right = upper right
rule-corner-up-left = upper left
rule-from-right = from the left
rule-from-left = from the right
rule-from-down = from above
rule-from-up = from below
rule-from-down-right = from the upper left
rule-from-down-left = from the upper right
rule-from-up-right = from the lower left
rule-from-up-left = from the lower right
rule-cell-piece = piece { $piece }
rule-cell-maybe = perhaps { $phrase }

rule-cell-cage-cells = cage of { $sum }
rule-cell-cage-cells-bare = cage without a sum
rule-cell-sum-terms =
    { $factor ->
        [1] in a sum of { $sum }
       *[other] counted { $factor } times in a sum of { $sum }
    }
rule-cell-equal-sums-areas = area { $area } of { $areas } with equal sums
rule-cell-little-killer-lane = { $place } of { $count } on a diagonal with the sum { $sum }, { $side }
rule-cell-arrow-circle =
    { $count ->
        [1] circle of an arrow
       *[other] { $place } of { $count } in the pill of an arrow
    }
rule-cell-arrow-shaft = { $place } of { $count } on an arrow
rule-cell-double-arrow-line =
    { $end ->
        [inner] { $place } of { $count } on a double arrow
       *[other] circle of a double arrow
    }
rule-cell-rellik-cells = rellik cage, not { $sum }
rule-cell-equality-cage-cells = equality cage
rule-cell-look-and-say-cells = look-and-say cage, { $seen }
rule-cell-lunchbox-line = lunchbox of { $sum }
rule-cell-thermometer-line =
    { $end ->
        [first] bulb of a thermometer of { $count }
       *[other] { $place } of { $count } on a thermometer
    }
rule-cell-slow-thermometer-line =
    { $end ->
        [first] bulb of a slow thermometer of { $count }
       *[other] { $place } of { $count } on a slow thermometer
    }
rule-cell-whisper-line = { $place } of { $count } on a whisper line, at least { $gap }
rule-cell-renban-line = { $place } of { $count } on a renban line
rule-cell-nabner-line = { $place } of { $count } on a nabner line
rule-cell-palindrome-line = { $place } of { $count } on a palindrome
rule-cell-between-line =
    { $end ->
        [inner] { $place } of { $count } on a between line
       *[other] circle of a between line
    }
rule-cell-lockout-line =
    { $end ->
        [inner] { $place } of { $count } on a lockout line
       *[other] diamond of a lockout line
    }
rule-cell-region-sum-line = { $place } of { $count } on a region sum line
rule-cell-zipper-line = { $place } of { $count } on a zipper line
rule-cell-sum-line-line = { $place } of { $count } on a sum line of { $sum }
rule-cell-entropic-line = { $place } of { $count } on an entropic line
rule-cell-modular-line = { $place } of { $count } on a modular line, modulo { $modulus }
rule-cell-parity-line = { $place } of { $count } on a parity line
rule-cell-difference-border = white dot { $side }, difference { $gap }
rule-cell-ratio-border = black dot { $side }, { $factor } times
rule-cell-xv-border = sum { $sum } with the cell { $side }
rule-cell-greater-border =
    { $end ->
        [first] greater than the cell { $side }
       *[other] less than the cell { $side }
    }
rule-cell-quad-corner = quad { $values } at the { $side } corner
rule-cell-odd-cells = odd
rule-cell-even-cells = even
rule-cell-candidates-cells = only { $values }
rule-cell-minimum-cells = lower than its neighbours
rule-cell-maximum-cells = higher than its neighbours
rule-cell-sandwich-lane = in a sandwich of { $sum }, { $side }
rule-cell-x-sum-lane = { $place } of { $count } with the X-sum { $sum }, { $side }
rule-cell-skyscraper-lane = { $place } of { $count } with { $seen } skyscrapers, { $side }
rule-cell-hidden-skyscraper-lane = { $place } of { $count } with { $value } the first hidden skyscraper, { $side }
rule-cell-numbered-room-lane = { $place } of { $count } with the numbered room { $value }, { $side }
rule-cell-row-indexer-cells = row indexer
rule-cell-column-indexer-cells = column indexer
rule-cell-box-indexer-cells = box indexer
rule-cell-index-pointer = says at which place of a line a digit is
rule-cell-index-cell = its digit is on a line, at the place that a pointer says
rule-cell-index-line = { $place } of { $count } on a line that a pointer speaks of
rule-cell-clone-clone = clone of { $other }
rule-cell-same-values-areas = area { $area } of { $areas } with the same digits
rule-cell-counting-circles-cells = counting circle
rule-cell-contains-cells = area that contains { $values }
rule-cell-exactly-cells = area that contains exactly { $values }
rule-cell-count-cells = area with { $count } of the digits { $values }
rule-cell-different-cells = area with { $count } different digits
rule-cell-different-counter-counter = says how many different digits an area holds
rule-cell-different-counter-cells = area whose different digits are counted
rule-cell-x-diagonal =
    { $slope ->
        [rising] rising diagonal
       *[falling] falling diagonal
    }
rule-cell-diagonal-diagonal =
    { $slope ->
        [rising] rising diagonal
       *[falling] falling diagonal
    }
rule-cell-windoku-windows = window { $area } of { $areas }
rule-cell-extra-region-cells = extra region
rule-cell-pair-line = { $place } of { $count } on a line with a pair rule
rule-cell-every-pair-cells = area with a pair rule
rule-cell-pair-table-line = { $place } of { $count } on a line with a table of pairs
rule-cell-every-pair-table-cells = area with a table of pairs
rule-cell-line-rule-line = { $place } of { $count } on a line with a rule of its own
rule-cell-line-table-line = { $place } of { $count } on a line with an automaton

## Boards other than the classic one.

board-name = { $rows } × { $columns }
board-name-pieces = Jigsaw { $rows } × { $columns }
board-name-samurai = Samurai
board-name-grids = { $count } grids
board-text-boxes = Every row, every column and every box holds { $symbols }, each exactly once.
board-text-pieces = Every row, every column and every outlined piece holds { $symbols }, each exactly once.
board-text-none = Every row and every column holds { $symbols }, each exactly once.
board-text-loose = Each cell holds one of { $symbols }. None occurs twice in a row, a column or an outlined region.
board-text-grids = { $rest } This holds for each of the { $count } grids, which share cells.
board-symbols = { $first } to { $last }
board-symbols-letters = 1 to 9 and A to { $last }
