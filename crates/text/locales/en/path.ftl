# Steps and paths: the parts of sentences
list = { $first } and { $last }
rows = { $count ->
    [one] row { $numbers }
   *[other] rows { $numbers }
}
columns = { $count ->
    [one] column { $numbers }
   *[other] columns { $numbers }
}
boxes = { $count ->
    [one] box { $numbers }
   *[other] boxes { $numbers }
}
digits-in-cells = { $digits } in { $cells }

# Hints
hint-look = Look at { $houses }.
hint-technique = { $technique }.
hint-solved = The grid is full and right.
hint-stuck = None of the techniques in use helps here.
hint-wrong-digits = { $count ->
    [one] There is a mistake: { $wrong } is wrong.
   *[other] There are mistakes: { $wrong } are wrong.
}
hint-struck = { $count ->
    [one] In { $cells } a candidate is struck out that belongs there.
   *[other] In { $cells } candidates are struck out that belong there.
}

# Paths
path-solved = Solved in { $steps ->
    [one] one step
   *[other] { $steps } steps
}. Hardest technique: { $hardest }. HoDoKu level: { $level } (score { $score }).
path-stuck = After { $steps ->
    [one] one step
   *[other] { $steps } steps
} no technique in use goes on; { $missing } cells are still empty.
path-contradiction = After { $steps ->
    [one] one step
   *[other] { $steps } steps
} the grid contradicts itself: there is no solution.
path-full = The grid is full already.
not-unique = The puzzle does not have exactly one solution, so techniques that rest on uniqueness are not used.
hodoku-level-easy = easy
hodoku-level-medium = medium
hodoku-level-hard = hard
hodoku-level-unfair = unfair
hodoku-level-extreme = extreme
technique-unknown = There is no technique { $name }; `ennead techniques` lists them.

# rate
rate-ratings = ER { $er }, EP { $ep }, ED { $ed } (Sudoku Explainer's scale); hardest step: { $hardest }
rate-level = After Sturm: { $sturm }; level: { $level }
rate-sturm-easy = easy
rate-sturm-medium = medium
rate-sturm-hard = hard
rate-hodoku = HoDoKu level: { $level } (score { $score })
rate-human = Difficulty for people, an estimate: { $human } (1 is easy, 3 hard)
level-easy = easy
level-medium = medium
level-hard = hard
level-very-hard = very hard
level-extreme = extreme
