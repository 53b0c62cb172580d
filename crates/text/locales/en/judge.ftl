# What the judge says of a claim such as r4c7=5
judge-malformed = { $reason ->
    [given] { $claim } makes no sense: the cell holds a given.
    [filled] { $claim } makes no sense: the cell is already filled.
    [absent] { $claim } makes no sense: the candidate is not there.
    [out-of-range] `{ $claim }` makes no sense: rows, columns and digits are from 1 to 9.
   *[unreadable] `{ $claim }` is not a claim such as { $placed } or { $removed }.
}
judge-wrong = { $claim } contradicts the solution.
judge-wrong-at-once = { $claim } contradicts the solution; the contradiction shows at once.
judge-wrong-clash = { $claim } contradicts the solution; it clashes with { $cells }.
judge-off-the-rails = { $claim } is true, but the position has been wrong since { $cell }: nothing can be concluded from it.
judge-at-once = { $claim } follows at once. { $technique }: { $step }
judge-later = { $claim } follows after { $further ->
    [one] one other step
   *[other] { $further } other steps
}; hardest technique: { $hardest }. The last step: { $technique }: { $step }
judge-rating = Rating of the way there: ER { $er }, level { $level }.
judge-rating-above = Rating of the way there: above ER { $er }.
judge-uniqueness = This relies on the puzzle having only one solution.
judge-search = { $claim } follows only by search: suppose the opposite, and { $depth ->
    [one] singles lead to a contradiction.
   *[other] suppositions nested { $depth } deep lead to a contradiction.
}
judge-unproven = { $claim } is true, but has not been proved here. Limits reached: { $caps }.
judge-cap-further = number of steps
judge-cap-depth = depth of the search
judge-cap-suppositions = number of suppositions
judge-not-unique = Only claims about a puzzle with exactly one solution can be judged.
