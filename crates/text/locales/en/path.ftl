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
rows-dative = { $count ->
    [one] row { $numbers }
   *[other] rows { $numbers }
}
columns-dative = { $count ->
    [one] column { $numbers }
   *[other] columns { $numbers }
}
boxes-dative = { $count ->
    [one] box { $numbers }
   *[other] boxes { $numbers }
}
digits-in-cells = { $digits } in { $cells }

# Hints
hint-look = Look at { $houses }.
hint-technique = { $technique }.
hint-solved = The grid is full and correct.
hint-stuck = None of the techniques in use helps here.
hint-unsolvable = The puzzle has no solution, so no step helps. Check the givens.
hint-steps = { $count ->
    [one] One step.
   *[other] { $count } steps.
}
hint-steps-first = The first { $count } steps; there are more.
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
path-longest = The longest chain has length { $length }.
path-shorter = Steps that are not singles: { $hard } ({ $usual } if the easiest step is always taken).
path-stuck = After { $steps ->
    [one] one step
   *[other] { $steps } steps
} none of the techniques in use leads any further; { $missing ->
    [one] one cell is
   *[other] { $missing } cells are
} still empty.
path-contradiction = After { $steps ->
    [one] one step
   *[other] { $steps } steps
} the grid contradicts itself, so there is no solution.
path-full = The grid is already full.
paper-key = How to read this: { $cell } is row { $row }, column { $column }, counted from the top left; boxes are numbered row by row from 1 to 9. Small digits are candidates; when a digit is placed, strike it from the other cells of its row, column and box. “(cell)”: no other digit is left in the cell; “(row 3)”: the digit fits nowhere else in row 3.
paper-key-sets = { $two } are { $first } and { $second }.
paper-key-chains = In chains, of two candidates joined by “=” at least one is true, and of two joined by “-” at least one is false.
paper-key-lines = Bold numbers count the lines of a step; ( ) says why a line holds and, after the semicolon, from which lines it follows. Only what is needed is listed. “{ $cell }={ $digit } (box { $box }; 14, 17)”: because of lines 14 and 17, { $digit } fits nowhere else in box { $box }; “{ $cell }≠{ $digit }”: it is not { $digit }. All lines hold only under the supposition in line 1. Those in [ ] try a further supposition, and the line after it shows that it fails. Only what the step concludes in the end holds for good.
paper-key-pictures = In the pictures, solid frames (of cells and houses) and rings are the pattern, dashed ones its second part (targets, fins), grey cells mirrors; a disc is true, and a stroke rules a candidate out.
paper-last-cell = cell
paper-last-house = { $house }
not-unique = The puzzle does not have exactly one solution, so techniques that depend on uniqueness are not used.
hodoku-level-easy = easy
hodoku-level-medium = medium
hodoku-level-hard = hard
hodoku-level-unfair = unfair
hodoku-level-extreme = extreme
technique-unknown = There is no technique { $name }; `ennead techniques` lists them.

# rate
rate-ratings = ER { $er }, EP { $ep }, ED { $ed } (Sudoku Explainer's scale); hardest step: { $hardest }
rate-level = Level: { $level } (on Sturm’s scale: { $sturm })
rate-sturm-easy = easy
rate-sturm-medium = medium
rate-sturm-hard = hard
rate-hodoku = HoDoKu level: { $level } (score { $score })
rate-human = Estimated difficulty for people: { $human } (1 is easy, 3 is hard)
rate-human-beyond = Estimated difficulty for people: above { $human } (1 is easy, 3 is hard), harder than any puzzle for which people were timed
rate-human-guess = Estimated difficulty for people: { $human } (1 is easy, 3 is hard). This is a guess, since people were timed only for puzzles up to ER { $er }
level-easy = easy
level-medium = medium
level-hard = hard
level-very-hard = very hard
level-extreme = extreme

# D. Berthier's scales
rate-depth = { $scale }: { $value } ({ $meaning })
depth-more-than = more than { $bound }
depth-never = no value is enough
scale-se = Sudoku Explainer: ER/EP/ED
scale-te = how many suppositions must be nested for singles to solve the puzzle
scale-b = the length of the longest braid needed
scale-gb = the length of the longest g-braid needed
scale-bxb = the length of the braids needed inside one supposition
scale-bxbb = the length of the braids needed inside two nested suppositions
scale-w = the length of the longest whip used, always taking the shortest
scale-gw = the length of the longest g-whip used, always taking the shortest
scale-tw = the length of the longest whip used if each is of one type (cells, rows, columns or boxes), always taking the shortest
scale-s-w = the size of the largest subset or whip used, always taking the smallest

# The rules of Sudoku Explainer's scale
rule-last-cell = Last cell
rule-hidden-single-in-box = Hidden single in a box
rule-hidden-single-in-line = Hidden single in a line
rule-direct-pointing = Pointing with a hidden single
rule-direct-claiming = Claiming with a hidden single
rule-direct-hidden-pair = Hidden pair with a hidden single
rule-naked-single = Naked single
rule-direct-hidden-triplet = Hidden triple with a hidden single
rule-pointing = Pointing
rule-claiming = Claiming
rule-naked-pair = Naked pair
rule-x-wing = X-wing
rule-hidden-pair = Hidden pair
rule-naked-triplet = Naked triple
rule-swordfish = Swordfish
rule-hidden-triplet = Hidden triple
rule-xy-wing = XY-wing
rule-xyz-wing = XYZ-wing
rule-unique-loop-1 = Unique rectangle or loop, type 1
rule-unique-loop-2 = Unique rectangle or loop, type 2
rule-unique-loop-3 = Unique rectangle or loop, type 3
rule-unique-loop-4 = Unique rectangle or loop, type 4
rule-naked-quad = Naked quad
rule-jellyfish = Jellyfish
rule-hidden-quad = Hidden quad
rule-bug-1 = BUG, type 1
rule-bug-2 = BUG, type 2
rule-bug-3 = BUG, type 3
rule-bug-4 = BUG, type 4
rule-aligned-pair = Aligned pair exclusion
rule-x-cycle = X-cycle
rule-y-cycle = Y-cycle
rule-turbot-fish = Turbot fish
rule-forcing-x-chain = Forcing X-chain
rule-forcing-chain = Forcing chain
rule-xy-cycle = XY-cycle
rule-aligned-triplet = Aligned triplet exclusion
rule-nishio = Nishio forcing chains
rule-cell-forcing = Cell forcing chains
rule-region-forcing = House forcing chains
rule-dynamic-contradiction = Dynamic forcing chains (contradiction)
rule-dynamic-double = Dynamic forcing chains (on and off)
rule-dynamic-cell = Dynamic cell forcing chains
rule-dynamic-region = Dynamic house forcing chains
rule-dynamic-plus = Dynamic forcing chains with subsets
rule-nested-static = Dynamic forcing chains with forcing chains
rule-nested-multiple = Dynamic forcing chains with multiple forcing chains
rule-nested-dynamic = Dynamic forcing chains with dynamic forcing chains
rule-nested-twice = Dynamic forcing chains with nested dynamic forcing chains
