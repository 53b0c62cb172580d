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
