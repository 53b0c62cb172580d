# Verdicts after E. Sturm, Sudopli 1.0
verdict-easy = This was an easy puzzle (to find: { $missing }) ...
verdict-medium = This was a medium puzzle (to find: { $missing }) ...
verdict-hard = This was a hard puzzle (to find: { $missing }) ...
verdict-unsolvable = This puzzle has no solution (to find: { $missing }) ...
verdict-ambiguous = This puzzle has more than one solution (to find: { $missing }) ...
verdict-invalid = This puzzle is not valid (to find: { $missing }) ...

# Around the grids
solution-of = Solution ("{ $source }"):
solution = Solution:
another-solution = Another solution:
ask-for-file = Enter the name of the input file:{" "}
type-puzzles = Type or paste puzzles, then press Ctrl+D on a new line (on Windows Ctrl+Z, then Enter).
clash = The same digit occurs twice in a house: { $cells }
work = Engine { $engine }: { $nodes ->
    [one] one digit
   *[other] { $nodes } digits
} tried, { $guesses ->
    [one] one guess
   *[other] { $guesses } guesses
}, { $backtracks } undone, greatest depth { $depth }, { $seconds } s

# check
check-valid = No two givens clash.
check-none = There is no solution.
check-unique = There is exactly one solution.
check-several = There is more than one solution; solutions differ in { $count ->
    [one] one cell
   *[other] { $count } cells
}: { $cells }
check-contradiction = These { $count } givens alone leave no solution; leave out any one of them, and the others have one: { $cells }
check-minimal = The puzzle is minimal: no given can be left out.
check-redundant = The puzzle is not minimal. { $count ->
    [one] One given can be left out
   *[other] Any one of these { $count } givens can be left out
}: { $cells }

# trace
trace-of-one = A trace can be written for one puzzle only; the input has several.
trace-cut = The trace has { $events } events; the first { $most } were written.

# proofs
proof-no-trace = The engine { $engine } has no trace that could be a proof. Leave out --engine for a short proof, or choose one of these: { $engines }
proof-too-many = { $puzzle } has more than { $most } solutions, too many to list. { $notation ->
    [drat] No proof is written.
   *[other] The proof shows that { $most } grids are solutions, not that there are no others.
}
proof-unwritable = { $file } cannot be written: { $reason }. { $why ->
    [full] Make room, then run again; --resume goes on after the puzzles that are done.
   *[other] Name a folder with --proof that you may write to.
}

# Puzzles with rules
ruled-unfit = The rule “{ $rule }” makes no sense on this board: { $why }.
ruled-too-complicated = The puzzle cannot be searched: { $why }.
ruled-valid = No givens clash, and none break a rule.
ruled-clash = The same value occurs twice where it must not: { $cells }
ruled-broken = The givens break the rule “{ $rule }”.
ruled-ignored = Left out because it is not understood: { $ignored }. What is said is said of the puzzle without it.
ruled-guessed = The text only draws these rules, so they are a guess that the solution bears out: { $rules }.
ruled-decoration =
    { $count ->
        [one] One drawing was taken for decoration: { $drawings }.
       *[other] { $count } drawings were taken for decoration: { $drawings }.
    }
ruled-held = Values, and how many solutions have them there (counted up to { $most }): { $held }.
ruled-minimal = The puzzle is minimal: no clue can be left out.
ruled-redundant = The puzzle is not minimal. { $count ->
    [one] One clue can be left out
   *[other] Any one of these { $count } clues can be left out
}: { $clues }
ruled-together = { $count ->
    [one] Only one of them can be left out at a time.
   *[other] These { $count } can be left out together: { $clues }
}
ruled-cages-cover = The cages cover the board, whose values add up to { $total }: so each sum follows from all the others.
ruled-undecided = Whether { $count ->
    [one] this clue
   *[other] each of these { $count } clues
} can be left out would take too long to find out: { $clues }
ruled-contradiction = { $count ->
    [0] No board of this kind can be filled, whatever the clues are.
    [one] This clue alone leaves no solution: { $clues }
   *[other] These { $count } clues alone leave no solution; leave out any one of them, and the others have one: { $clues }
}
ruled-contradiction-some = These { $count } clues alone leave no solution; whether fewer would too takes too long to find out: { $clues }
ruled-contradiction-steps = Step by step:
refuted-clue = “{ $clue }” leaves { $out }.
refuted-filled = { $group }: { $cells } { $count ->
    [one] holds
   *[other] hold
} { $values }, so { $out }.
refuted-places = { $group }: { $values } { $count ->
    [one] has its only place
   *[other] have their only places
} in { $cells }, so { $out }.
refuted-crossing = { $group }: { $values } can only be in { $cells }. { $other } has these cells too, so { $out }.
refuted-sum = Sums: { $sums } leaves { $terms } = { $total }, so { $out }.
refuted-supposed = Suppose { $cell } = { $value }. That leads to a contradiction, so { $cell } ≠ { $value }:
refuted-no-value = No value is left for { $cell }: a contradiction.
refuted-no-place = { $group } has no place left for { $value }: a contradiction.
refuted-by-clue = “{ $clue }” cannot be kept with what is left: a contradiction.
refuted-by-sum = Sums: { $sums } leaves { $terms } = { $total }, which cannot be with what is left: a contradiction.
refuted-by-total = Sums: { $sums } takes away all that it adds, and yet leaves { $total }: a contradiction.
refuted-searched = A search finds no board with this ({ $count ->
    [one] one value
   *[other] { $count } values
} tried).
refuted-of-clue = “{ $clue }”
refuted-group = { $kind ->
    [row] Row { $number }
    [column] Column { $number }
    [box] Box { $number }
   *[piece] The piece with { $cell }
}
refuted-group-of = { $group } of grid { $grid }
ruled-suggested = With { $count ->
    [one] this clue there would be exactly one solution
   *[other] these { $count } clues there would be exactly one solution, and fewer would not do
}: { $clues }
ruled-suggested-some = With these { $count } clues there would be exactly one solution; perhaps fewer would do: { $clues }
ruled-verdict-unique = This puzzle has exactly one solution (to find: { $missing }).
ruled-verdict-ambiguous = This puzzle has more than one solution (to find: { $missing }).
ruled-verdict-unsolvable = This puzzle has no solution (to find: { $missing }).
ruled-verdict-invalid = This puzzle is not valid (to find: { $missing }).
ruled-classic-only = { $option } is there for classic puzzles only; this one has rules or another board.
ruled-no-proof = Proofs are written for classic puzzles only; this one has rules or another board.
ruled-not-here = This is there for classic puzzles only; this one has rules or another board.
ruled-no-steps = Steps of logic are there for classic puzzles only; this one has rules or another board.
