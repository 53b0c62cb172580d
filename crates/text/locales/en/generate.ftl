# Why puzzles cannot be made
generate-few-clues = No puzzle with { $number } givens has just one solution: 17 is the least.
generate-many-clues = { $number } givens find no room.
generate-no-clues = The range of givens has its ends the wrong way round.
generate-clue-parity = No such number of givens can lie symmetrically ({ $symmetry }) in the cells allowed.
generate-small-pattern = The pattern (with its symmetry) has { $number } cells; a puzzle with one solution needs 17.
generate-empty-lines = The pattern leaves { $one } and { $other } empty; these could always change places, so there are always several solutions.
generate-no-ratings = The range of ratings has its ends the wrong way round.
generate-rating-gap = No puzzle has a rating in that range.
generate-feature-forbidden = The technique that must occur is one that may not be used.
generate-nothing-places = The techniques allowed never place a digit: they include no single.
generate-even-mixed = Even chances (--even) go with ratings and techniques only.
generate-base-not-unique = The puzzle to start from does not have exactly one solution.
generate-base-not-minimal = The puzzle to start from has a given that can be left out, so it has no minimal isomorphs.
generate-base-settles-shape = The puzzle to start from settles where givens stand: no symmetry can be asked for.
generate-base-settles-clues = The puzzle to start from settles the number of givens.
generate-base-settles-pattern = The puzzle to start from settles where givens stand: no pattern can be asked for.
generate-gave-up = No such puzzle came of { $attempts } attempts.
generate-look-longer = --attempts looks longer.
generate-exhausted = { $number ->
    [0] There are no such puzzles.
    [one] There is only one such puzzle.
   *[other] There are only { $number } such puzzles.
}
generate-cancelled = Stopped.
generate-made = { $made } of { $count } puzzles were made.
generate-no-pattern = { $file } is no pattern: nine lines of nine characters are expected, a dot where no given may stand.

# ennead generate
help-generate = Make puzzles: random minimal ones, or of a level, with a technique, in a pattern
help-generate-count = How many puzzles [default: 1]
help-generate-level = easy, medium, hard, very-hard or extreme: by Sudoku Explainer's rating. Such puzzles need not be minimal unless --minimal is given
help-generate-rating = The rating of the hardest step, such as 7.2..8.3, 7.2.. or 7.2
help-generate-technique = A technique the solver's path must have; `ennead techniques` lists them
help-generate-place = Where the technique stands: on the path, as the hardest step of it, or as the first step [default: path]
help-generate-only = The techniques that must suffice: no guessing needed with these
help-generate-without = Techniques that must not be needed
help-generate-symmetry = How the givens lie: none, rotate180, rotate90, horizontal, vertical, diagonal, anti-diagonal or full [default: none]
help-generate-clues = How many givens, such as 24 or 22..26. The number says little about difficulty; teachers may want it all the same
help-generate-pattern = Where givens stand: nine lines of nine characters, a dot for no given. With --minimal or --clues some of them may be left out
help-generate-minimal = No given can be left out
help-generate-even = Give every minimal puzzle the same chance, as plain making prefers few givens; takes tens of thousands of times as long
help-generate-rate = Rate the puzzles
help-generate-from = More like this one, a file or 81 characters: see --like
help-generate-like = isomorphs: the same Sudoku in other clothes; neighbours: one given out, one in; inside: puzzles from its givens [default: isomorphs]
help-generate-seed = The same seed gives the same puzzles, on any number of threads [default: a random one]
help-generate-attempts = Give up a puzzle after N attempts [default: a million, or ten thousand where each takes long]
help-generate-format = json, or a format of `ennead convert --list` [default: grid for one puzzle, line for several]
help-generate-examples =
    {"  "}ennead generate --count 1000000 > minimal.txt
    {"  "}ennead generate --level hard --symmetry rotate180 --count 6
    {"  "}ennead generate --technique x-wing --place hardest --seed 7
    {"  "}ennead generate --pattern examples/patterns/heart.txt
    {"  "}ennead generate --from examples/schwer.txt --like neighbours --count 20

# The page Make
web-make = Make
make-title = Puzzles to order
make-level = Level
make-level-any = any
make-symmetry = Symmetry
make-technique = Technique
make-technique-any = any
make-place = Where
make-place-path = anywhere on the path
make-place-hardest = the hardest step
make-place-first = the first step
make-count = How many
make-minimal = Minimal: no given can be left out
make-seed = Seed
make-go = Make
make-stop = Stop
make-file = To a file
make-progress = { $made } of { $count }, { $rate } a second, { $left } s to go
make-done = Puzzles made: { $made }
make-clues = { $clues } givens
make-play = Play puzzle { $number }
make-list = Your puzzles
shape-none = none
shape-rotate180 = half a turn
shape-rotate90 = quarter turn
shape-horizontal = upper and lower half
shape-vertical = left and right half
shape-diagonal = diagonal
shape-anti-diagonal = other diagonal
shape-full = all
