# Why puzzles cannot be made
generate-few-clues = No puzzle with { $number ->
    [one] one given
   *[other] { $number } givens
} has exactly one solution: 17 is the least.
generate-many-clues = There is no room for { $number } givens.
generate-no-clues = The range for the number of givens is the wrong way round.
generate-clue-parity = That number of givens cannot be arranged symmetrically ({ $symmetry }) in the cells allowed.
generate-small-pattern = The pattern (with its symmetry) has { $number ->
    [one] one cell
   *[other] { $number } cells
}; a puzzle with one solution needs 17.
generate-empty-lines = The pattern leaves { $one } and { $other } empty; these can always be exchanged, so there are always several solutions.
generate-hopeless-pattern = Only { $number } cells of the pattern remain (with its symmetry). Puzzles with so few givens are too rare to be found in a given pattern; allow it more cells. With --attempts it is tried all the same.
generate-no-ratings = The range of ratings is the wrong way round.
generate-no-depths = No known puzzle has { $depths }.
generate-rating-gap = No puzzle has a rating in that range.
generate-rating-and-depths = No puzzle rated { $ratings } has { $depths }.
generate-feature-forbidden = The technique that must occur is not allowed.
generate-solved-by-singles = Singles alone solve puzzles of this level or rating, so the technique never occurs in them.
generate-needs-more-than-singles = Puzzles of this level or rating need more than singles, so no single is their hardest technique.
generate-nothing-places = The techniques allowed never place a digit: none of them is a single.
generate-even-mixed = Even chances (--even) can be combined with ratings and techniques only.
generate-base-not-unique = The puzzle to start from does not have exactly one solution.
generate-base-not-minimal = The puzzle to start from has a given that can be left out, so it has no minimal isomorphs.
generate-base-settles-shape = The puzzle to start from determines where the givens are, so no symmetry can be asked for.
generate-base-settles-clues = The puzzle to start from determines the number of givens.
generate-base-settles-pattern = The puzzle to start from determines where the givens are, so no pattern can be asked for.
generate-gave-up = No such puzzle was found in { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
}.
generate-look-longer = With --attempts it looks longer. Fewer conditions, another --place, or --from with a puzzle of yours may help too.
generate-exhausted = { $number ->
    [0] There are no such puzzles.
    [one] There is only one such puzzle.
   *[other] There are only { $number } such puzzles.
}
generate-cancelled = Stopped.
generate-attempts = { $attempts } attempts
generate-made = { $made } of { $count } puzzles { $made ->
    [one] was
   *[other] were
} made.
generate-no-pattern = { $file } is not a pattern: expected nine lines of nine characters, with a dot where there may be no given.

# ennead generate
help-generate = Make puzzles: random minimal ones, of a level, with a technique, or in a pattern
help-generate-count = How many puzzles [default: 1]
help-generate-level = easy, medium, hard, very-hard or extreme: by Sudoku Explainer's rating. Such puzzles need not be minimal unless --minimal is given
help-generate-rating = The rating of the hardest step, such as 7.2..8.3, 7.2.. or 7.2
help-generate-scale = Where they lie on D. Berthier's scales, for example bxb=3.. or b=4..6; see rate
help-generate-te_depth = How many suppositions must be nested, 0 to 3: the same as --scale te=N
help-generate-technique = A technique that the solver's path must contain; `ennead techniques` lists them
help-generate-place = Where the technique must occur: path, anywhere; hardest, as the hardest step; first, as the first step [default: path]
help-generate-only = The only techniques that may be needed, so that no guessing is necessary
help-generate-without = Techniques that must not be needed
help-generate-symmetry = How the givens are arranged: none, rotate180, rotate90, horizontal, vertical, diagonal, anti-diagonal or full [default: none]
help-generate-clues = How many givens, such as 24 or 22..26. The number says little about difficulty; teachers may want it all the same
help-generate-pattern = Where the givens are: nine lines of nine characters, with a dot for no given. With --minimal or --clues some of them may be left out
help-generate-minimal = No given can be left out
help-generate-even = Make every minimal puzzle equally likely (otherwise puzzles with few givens are favoured); takes a hundred thousand times as long
help-generate-rate = Rate the puzzles
help-generate-solution = Print the solution too: behind the puzzle on its line, or below the grid
help-generate-from = Puzzles like this one, a file or 81 characters: see --like
help-generate-like = isomorphs: equivalent puzzles; neighbours: one given removed, another added; inside: puzzles with some of its givens [default: isomorphs]
help-generate-seed = The same seed gives the same puzzles, on any number of threads [default: a random one]
help-generate-attempts = Give up a puzzle after N attempts [default: a million; ten thousand if each takes long; two thousand if a rare technique, such as an exocet, must occur]
help-generate-format = json, or a format of `ennead convert --list` [default: grid for one puzzle, line for several]
help-generate-examples =
    {"  "}ennead generate --count 100000 > minimal.txt
    {"  "}ennead generate --level hard --symmetry rotate180 --count 6
    {"  "}ennead generate --technique x-wing --place hardest --seed 7
    {"  "}ennead generate --pattern examples/patterns/heart.txt
    {"  "}ennead generate --from examples/schwer.txt --like neighbours --count 20

# The page Make
web-make = Make
make-title = Puzzles to order
make-level = Level
make-symmetry = Symmetry
make-technique = Technique
make-technique-any = any
make-place = Where
make-place-path = anywhere on the path
make-place-hardest = as the hardest step
make-place-first = as the first step
make-count = How many
make-minimal = Minimal: no given can be left out
make-seed = Seed
make-go = Make
make-stop = Stop
make-file = To a file
make-progress = { $made } of { $count }, { $rate } per second, { $left } s to go
make-done = Puzzles made: { $made }
make-clues = { $clues } givens
make-list = Your puzzles
make-more = More: technique, symmetry, givens, pattern, seed
make-fewer = Fewer conditions help: the technique anywhere on the path, another level, no symmetry.
make-er = ER { $er }
make-hardest = hardest: { $technique }
make-waiting = Waiting
make-being-tried = Trying
make-example = Example
make-examples = So your puzzles will look. These three are examples: choose what you want and press Make.
make-go-on = Make the other { $count }
make-of = { $made } of { $count }
make-put-away = The puzzles before ({ $count }) are put away.
make-board-note = A press on a board: play, explain, watch, copy, print, more like it. Each puzzle has exactly one solution.
make-sum-one = One puzzle
make-sum-many = { $count } puzzles
make-sum-any = of any level
make-sum-technique = with { $technique }
make-sum-symmetry = symmetric ({ $symmetry })
make-sum-minimal = without a needless given
make-sum-seconds = About { $seconds } s.
make-sum-minutes = About { $minutes } minutes.
shape-none = none
shape-rotate180 = half a turn
shape-rotate90 = quarter turn
shape-horizontal = upper and lower half
shape-vertical = left and right half
shape-diagonal = diagonal
shape-anti-diagonal = other diagonal
shape-full = all
