# What was opened: the line beside the title, and the panel
opened-counting = Counting …
opened-proper = One solution
opened-two = Two solutions
opened-several = At least two solutions
opened-none = No solution
opened-clashing = Givens clash
opened-differ = { $count ->
    [one] one cell differs
   *[other] { $count } cells differ
}
opened-rating = ER { $er }
opened-rated = { $level } · ER { $er }
opened-no-digit = { $cell } has no digit left
opened-no-place = { $digit } has no place in { $house }
opened-title = About this puzzle
opened-title-several = Not a proper puzzle
opened-title-cell = No digit fits { $cell }
opened-title-house = { $digit } fits nowhere in { $house }
opened-title-conflict = These givens exclude each other
opened-title-clashing = The same digit occurs twice in a house
opened-title-clues = These clues contradict each other
opened-title-broken = The givens clash or break a rule
opened-say-two = The solutions agree in all but { $count } cells, drawn on the grid: one solution in solid rings, the other in dashed ones.
opened-say-several = Two of the solutions are drawn on the grid, one in solid rings, the other in dashed ones. { $count ->
    [one] One cell is
   *[other] { $count } cells are
} not the same in all solutions.
opened-say-empty = The grid is empty. Every full grid is a solution.
opened-say-cell = The shaded givens see it and are all nine digits.
opened-say-house = The shaded givens leave no cell for it.
opened-say-conflict = No solution has all the shaded givens. If any one of them were missing, the others could be right.
opened-say-clashing = The cells are marked on the grid.
opened-say-clues = { $count ->
    [0] No board of this kind can be filled.
   *[other] No solution has all of these { $count } clues. Without any one of them the others would leave one.
}
clue-given = { $digit } in { $cell }
clue-rule = { $name }: { $text }
opened-add = One more given decides it
opened-change = Changing one given would mend it
opened-no-change = No single change would mend it; more than one given is wrong.
opened-add-digits = given { $digits }, it is proper
opened-change-digits = { $digits } in place of { $digit }
opened-note-several = Usually a digit was missed while copying. You can play on: a check then accepts any of the solutions.
opened-note-change = Each of these, changed alone, leaves exactly one solution. No other given does.
opened-or = { $list } or { $last }
opened-put = Put { $digit }
opened-put-in = Put { $digit } in { $cell }
opened-edit = Edit the givens
opened-play-on = Play it as it is
opened-another = Open another
fact-solutions = Solutions
fact-one = one: a proper puzzle
fact-rules = Rules
fact-rating = Rating
fact-rating-wait = being rated …
fact-hardest = Hardest rule
fact-givens = Givens
fact-givens-symmetric = { $count }, symmetric
fact-redundant = Could be left out
fact-redundant-none = none: it is minimal
fact-redundant-some = { $count ->
    [one] one of them
   *[other] { $count } of them, one at a time
}

# Mistakes: what a check or a hint finds
finding-conflicts = { $count ->
    [one] One cell clashes
   *[other] { $count } cells clash
}
finding-mistakes = { $count ->
    [one] One digit is wrong
   *[other] { $count } digits are wrong
}
finding-struck = { $count ->
    [one] One candidate too many was struck
   *[other] { $count } candidates too many were struck
}
finding-lost = It can no longer be completed
finding-unsolvable = There is no solution
finding-solved = Solved
finding-fine = Right so far
finding-is-not = { $cell } is not { $digit }
finding-belongs = a candidate that belongs there is missing in { $cells }
finding-twice = The same digit occurs twice in a house: { $cells }
finding-broken = A rule is broken: { $cells }
finding-others-right = { $digits ->
    [0] { "" }
    [one] Your other digit is right.
   *[other] Your other { $digits } digits are right.
}
finding-others-marked = { $digits ->
    [0] All your marks are right.
    [one] Your other digit and all your marks are right.
   *[other] Your other { $digits } digits and all your marks are right.
}
finding-also = Besides, { $what }.
finding-lost-since = None of the solutions has all your digits.
finding-left = { $left ->
    [one] One cell is left.
   *[other] { $left } cells are left.
}
finding-move = It was move { $move } of { $of }. Taking it out keeps what came after.
finding-move-struck = It was move { $move } of { $of }.
finding-waits = A hint waits until it is gone: from a mistake nothing follows.
finding-take-out = Take out what is wrong
finding-back = Back to move { $move }
finding-back-start = Back to the start
finding-keep = Keep it
found-conflicts = { $count ->
    [one] One cell clashes
   *[other] { $count } cells clash
}: { $cells }
found-mistakes = { $count ->
    [one] One digit is wrong
   *[other] { $count } digits are wrong
}: { $cells }
found-struck = { $count ->
    [one] In one cell a candidate is missing
   *[other] In { $count } cells a candidate is missing
} that belongs there: { $cells }
found-lost = No clash, but the grid can no longer be completed.
found-unsolvable = The puzzle has no solution.
found-solved = The grid is full and correct.
found-fine = Right so far; { $left ->
    [one] one cell is
   *[other] { $left } cells are
} left.

# The rest of the page Play
play-more = More
switch-filter = Show only where the chosen digit can go
switch-digit-first = Digit first: choose a digit, then its cells
keys-show = Keyboard shortcuts
keys-title = Keyboard shortcuts
share-progress = Copy a link with your progress
share-system = Share …
games-daily = Today’s puzzle
games-statistics = Statistics
games-saved-tab = Saved
games-which = Which games
games-all = All
games-begun = Begun
games-solved = Solved
games-order = Order
games-by-newest = Newest first
games-by-level = By level
games-by-progress = By progress
games-by-time = By time
games-none = No game yet. Each one you begin appears here as a small board, and one press goes on with it.
games-none-such = None of these.
daily-title = { $date }, { $level }
daily-wrong = { $found } is not a date; dates are written like 2026-11-22.
daily-level = The puzzle of a day has the levels { $levels }, not { $found }.
finish-title = Solved
finish-hardest = hardest rule
finish-hints = { $count } hints
finish-back = { $count } taken back
finish-chart = Your { $count } puzzles of this level by time; { $faster } of them took longer than this one
finish-path = Path
finish-next = Next: { $level }
finish-share = Share
finish-no-hint = No hint
finish-hint = One hint
finish-depth-0 = all by yourself
finish-depth-1 = first depth
finish-depth-2 = second depth
finish-depth-3 = third depth
finish-no-back = Nothing taken back
finish-digits = digits: { $count }
finish-even = Just your median
finish-under = { $time } under your median
finish-over = { $time } over your median
finish-of = { $count } of this level, best { $best }
finish-week = This week
stats-none = Nothing solved yet. Once there is something, your times by level and by technique are here.
stats-level = Level
stats-best = Best
stats-median = Median
stats-forget = Forget the statistics
stats-alone = Alone
stats-latest = Last 10
stats-helped = With hints
stats-by-level = By level
stats-by-technique = By the hardest technique needed
stats-technique = Technique
stats-asked = Hints on it
stats-own = Your own puzzles
stats-own-count = Solved: { $count }, of these with hints: { $helped }. They say nothing about a level and are counted apart.
stats-chart = { $count } times of this level, by minutes
stats-about = Times are of puzzles solved without hints, in this browser only. Saved as a file, they can be added to those of another browser.
stats-export = Save as a file
stats-import = Add from a file
stats-imported = { $count } times added.
stats-nothing-new = All that is in this file is here already.
stats-not-json = This is not a file of ennead: it is not JSON. Nothing was changed.
stats-not-ours = This JSON is not from ennead: it holds no solved puzzles. Nothing was changed.
stats-newer = This file is from a later version of ennead. Nothing was changed.
stats-broken = Entry { $number } of this file makes no sense. Nothing was changed.
shortcut-hint = hint; again: more of it
shortcut-check = check
shortcut-pause = pause
shortcut-filter = show only where the chosen digit can go
shortcut-keys = show these keys
shortcut-tool = colour; again: cells, marks, links, pen
shortcut-explain = explain from here
cell-both = row { $row } column { $column }, empty, { $one } in one solution, { $other } in the other
cell-clashes = clashes
cell-wrong = wrong
cell-blamed = to blame
cell-gap = nothing fits here
cell-look = look here
cell-colours = coloured { $colours }
colour-1 = orange
colour-2 = light blue
colour-3 = green
colour-4 = yellow
colour-5 = blue
colour-6 = red
colour-7 = pink
colour-8 = grey
colour-9 = violet

# The rest of the page Make
make-clues-from = Givens, from
make-clues-to = to
make-pattern = Pattern
make-pattern-about = Click where givens may be; the mirror cells follow the symmetry. Nothing chosen means anywhere.
make-pattern-clear = Clear
make-pattern-full = All
make-pattern-current = As in the puzzle I am busy with
make-pattern-replaced = Another pattern is there now.
make-pattern-cell = { $cell }, may hold a given
make-trying = being tried for { $seconds } s
make-explain = Explain
make-play-it = Play
make-copy = Copy
make-booklet = To the booklet
make-like = More like this
make-copied = Copied.
make-copy-all = Copy all
make-all-booklet = All to the booklet

# The rest of the page Watch
watch-before = Back to
watch-link = Link to this moment
watch-linked = The address of this moment is copied.
watch-backwards = Play backwards
watch-line = Click: run to this line
watch-line-back = Shift: back to it

# The protocol of moves
protocol = Record of moves
protocol-count = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $back } taken back, { $hints ->
    [one] one hint
   *[other] { $hints } hints
} asked for.
move-enter = { $cells } = { $digit }
move-corner = corner mark { $digit } in { $cells }
move-centre = centre mark { $digit } in { $cells }
move-colour = colour { $digit } on { $cells }
move-clear = { $cells } cleared
move-settle = { $cells } = its only candidate
move-fill-marks = all candidates marked
move-clear-marks = all marks cleared
move-clear-colours = all colours cleared
move-start-over = started over
move-step = { $technique }: { $result }
move-tint = colour { $colour } on { $list }
move-link = link from { $from } to { $to }
move-link-weak = dashed link from { $from } to { $to }
move-draw = a stroke of the pen
move-clear-drawings = links and strokes removed
card-title = Your result
card-about = The picture shows the givens and nothing of the solution. Nothing is sent unless you send it.
card-picture = The result as a picture: { $text }
card-techniques = Needs: { $list }
card-send = Share …
card-copy = Copy the text
card-save = Save the picture
card-hardest = Hardest rule: { $name }
replay-title = Replay
replay-move = Move
replay-of = Move { $at } of { $count }
replay-start = The start
replay-hint = A hint was asked for here.
replay-run = Run
replay-first = To the start
replay-back = One move back
replay-forward = One move forward
replay-speed = Speed
replay-per-second = { $speed } moves/s
present-title = Present
present-title-about = For a projector: each press shows a little more
present-step = Step { $at }
present-of = Step { $at } of { $count }
present-next = next stroke
present-back = back
present-blank = blank
present-end = end
