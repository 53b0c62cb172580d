# Why a question has no answer
unknown-name = { $of ->
    [command] There is no command `{ $found }`.
    [engine] There is no engine `{ $found }`.
    [field] There is no field `{ $found }`.
    [format] There is no format `{ $found }`.
    [language] There is no language `{ $found }`.
    [level] There is no level `{ $found }`.
    [scale] There is no scale `{ $found }`.
    [symmetry] There is no symmetry `{ $found }`.
    [technique] There is no technique `{ $found }`.
    [theory] There is no theory `{ $found }`.
    [verdict] There is no verdict `{ $found }`.
   *[other] `{ $found }` is unknown.
}
unknown-name-near = Did you mean `{ $near }`?
unknown-name-expected = There are: { $expected }.
question-out-of-bounds = `{ $of }` must be from { $least } to { $most }.
question-one-puzzle = Expected one puzzle, found { $found }.
question-stopped = Stopped before there was an answer.
question-puzzle-or-game = Expected a puzzle or a game, and not both.
question-level-or-rating = Choose a level or a rating, not both; found the level and `{ $found }`.
question-reward = A reward must be a number up to a billion, found `{ $found }`.
question-broken-game = This is not a saved game: `{ $part }` cannot be `{ $found }`.
trace-none-written = The engine { $engine } writes no trace. Choose one of these with --engine: { $engines }
trace-no-engine = The engine { $engine } writes no trace to watch; these do: { $engines }
question-sukaku = This puzzle is a sukaku: candidates are struck that no given rules out. That does not work here: only givens count.
question-sukaku-engine = The engine { $engine } knows givens only, but candidates are struck in this puzzle. These engines can solve it: { $engines }
question-rating = Expected a rating such as 7.2, found `{ $found }`.
question-ratings = Expected a rating such as 7.2, or a range such as 7.2..8.3; found `{ $found }`.
question-depths = Expected a scale and a range, such as te=2, b=..4 or bxb=3..; found `{ $found }`.
question-pattern = Expected a drawing of 81 cells in which those that may hold givens are marked.
question-no-techniques = No technique is left: all that `only` names are in `without` too.
question-theory = A theory already says which techniques are used; leave out `only` and `without`.
question-table = Line { $line } of the table of techniques: expected { $expected }, found `{ $found }`.
