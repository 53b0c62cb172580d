# Why a question has no answer
unknown-name = { $of ->
    [engine] There is no engine `{ $found }`.
    [format] There is no format `{ $found }`.
    [language] There is no language `{ $found }`.
    [level] There is no level `{ $found }`.
    [symmetry] There is no symmetry `{ $found }`.
    [technique] There is no technique `{ $found }`.
    [verdict] There is no verdict `{ $found }`.
   *[other] `{ $found }` is unknown.
}
unknown-name-near = Did you mean `{ $near }`?
unknown-name-expected = There are: { $expected }.
question-out-of-bounds = `{ $of }` is from { $least } to { $most }.
question-one-puzzle = Expected one puzzle, found { $found }.
question-stopped = Stopped before there was an answer.
