# The terminal: play
tui-mode-digit = digits
tui-mode-corner = corner marks
tui-mode-centre = centre marks
tui-mode-colour = colours
tui-digit-first = digit first
tui-in-hand = { $digit } in hand
tui-left = { $left } to go
tui-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
}
tui-corner-marks = { $cell }, corner: { $digits }
tui-centre-marks = { $cell }, centre: { $digits }
tui-solved = Solved in { $time }, with { $hints ->
    [0] no hint
    [one] one hint
   *[other] { $hints } hints
}. Well done.
tui-check-conflicts = The same digit occurs twice in a house: { $cells }.
tui-check-mistakes = { $count ->
    [one] This cell does not agree with the solution: { $cells }.
   *[other] These cells do not agree with the solution: { $cells }.
}
tui-check-lost = The puzzle has several solutions, and none of them fits what you have written.
tui-check-unsolvable = The puzzle itself has no solution.
tui-check-fine = Everything is right so far; { $left ->
    [one] one cell
   *[other] { $left } cells
} to go.
tui-more = h: tell me more
tui-do-it = g: do the step
tui-saved = Saved: { $file }
tui-not-saved = Not saved: { $file }: { $error }

tui-help = Keys
tui-key-digit = write a digit, mark or colour; again: remove it
tui-key-alt-digit = corner mark in any mode
tui-key-move = move
tui-key-select = select more cells, all cells
tui-key-escape = one cell only, close the hint
tui-key-mode = digits, corner marks, centre marks (underlined), colours
tui-key-next-mode = the next of these
tui-key-digit-first = digit first: then Enter or a click writes it
tui-key-enter = write it; or make the only mark the digit
tui-key-clear = clear
tui-key-undo = undo
tui-key-redo = redo
tui-key-hint = hint: where to look; again: technique; again: step
tui-key-step = do the step of the hint
tui-key-check = check
tui-key-fill = mark all candidates
tui-key-clear-marks = remove all marks
tui-key-clear-colours = remove all colours
tui-key-start-over = start over
tui-key-pause = pause
tui-key-switches = switches
tui-key-save = save
tui-key-help = keys
tui-key-leave = leave
tui-key-leave-at-once = leave at once; a game with a file is saved
tui-foot-help = keys
tui-foot-hint = hint
tui-foot-undo = undo redo
tui-foot-check = check
tui-foot-marks = marks
tui-foot-pause = pause
tui-foot-leave = leave
tui-switches = Switches
tui-switch-conflicts = show conflicts
tui-switch-mistakes = show mistakes
tui-switch-same-digit = show the same digit
tui-switch-houses = show row and column
tui-switch-tidy = a digit removes the marks it rules out
tui-switch-timer = show the time
tui-paused = Pause
tui-any-key = press any key to continue
tui-file-name = Save to which file?
tui-back = back
tui-leave = Leave?
tui-save-and-leave = save and leave
tui-leave-unsaved = leave without saving

# The terminal: watch
tui-watch-pspace = grid, and pspace in it: the candidates
tui-watch-rstack = rstack: the depth at which each candidate was struck
tui-watch-rlatter = rlatter: the depth of each guess
tui-watch-event = { $at } / { $total }
tui-watch-level = { $number } recursionLevel
tui-watch-solved = { $number } solvedCells
tui-watch-nodes = digits tried: { $number }
tui-watch-guesses = guesses: { $number }
tui-watch-undos = undone: { $number }
tui-watch-deepest = greatest depth: { $number }
tui-watch-counted = guesses: { $guesses }, undone: { $undos }, depth: { $depth }
tui-watch-guess = depth { $depth }: { $guess }
tui-watch-clock = digits tried: { $nodes }
tui-watch-end = the end
tui-watch-winding = winding
tui-watch-playing = playing
tui-watch-stopped = stopped
tui-watch-speed = { $speed } steps/s
tui-watch-speed-work = { $speed } digits/s
tui-watch-jump = To which step?
tui-watch-jump-work = After how many digits tried?
tui-watch-foot-play = play
tui-watch-foot-step = step
tui-watch-foot-guess = guess
tui-watch-foot-view = view
tui-watch-key-play = play, stop
tui-watch-key-step = one step forward
tui-watch-key-back = one step back
tui-watch-key-page = a thousand steps forward, back
tui-watch-key-speed = faster, slower
tui-watch-key-guess = the next guess, the previous one
tui-watch-key-undo = the next guess taken back, the previous one
tui-watch-key-dead-end = the next dead end, the previous one
tui-watch-key-solution = the next solution, the previous one
tui-watch-key-ends = the start, the end
tui-watch-key-jump = to a step by its number
tui-watch-key-view = another view
tui-does-given = given: { $what }
tui-does-place = { $what } is written
tui-does-eliminate = { $what } is struck out
tui-does-reject = { $what } is not allowed
tui-does-guess = guess: { $what }, depth { $depth }
tui-does-undo = { $what } is taken back, with everything at depth { $depth }
tui-does-contradiction = dead end: { $what }
tui-does-solution = solved
tui-no-terminal = `ennead { $command }` needs a terminal, and there is none here.
tui-no-trace = The engine { $engine } writes no trace to watch; these do: { $engines }
tui-clash-watch = The givens clash, so no engine can start.
tui-several = There are several puzzles; this is the first of them.
tui-game-there = { $file } already holds a game; leave out INPUT to continue it.
