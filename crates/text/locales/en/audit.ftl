# ennead audit
audit-set = { $name }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
audit-unread = Not read, so not examined: { $count }
audit-levels = By level: { $levels }
audit-level = { $level } { $count } ({ $percent } %)
audit-labelled = With a solution in the data: { $count }
audit-sukaku = Sukaku, not compared: { $count }
audit-invalid = Givens clash: { $count }
audit-unsolvable = No solution: { $count }
audit-ambiguous = Several solutions: { $count }
audit-wrong-labels = The solution in the data is wrong: { $count }
audit-trivial = Trivial, solved by naked singles alone: { $count }
audit-copies = Copied within the set: { $count }
audit-isomorphs = The same puzzle up to a symmetry, within the set: { $count }
audit-leaks = Leaks from { $train }: { $count } ({ $percent } %)
audit-train-copies = Exact copies: { $count }
audit-train-isomorphs = The same puzzle up to a symmetry: { $count }
audit-train-parts = All givens of one and more in the other: { $count }
audit-train-moved = One given moved: { $count }
audit-train-grids = Only the solution grid in common: { $count }
audit-cut-off = Compared with only the first { $most } puzzles of the same solution grid: { $count }
audit-clean = Clean: no leaks, one solution each, no wrong solution in the data.
audit-not-clean = Not clean.
audit-unnamed = puzzles given
