# The trainer: positions that need a technique
train-title = Train
train-lead = Positions that need one technique. You mark what follows.
train-strike = Which candidates can be struck out?
train-place = Which digit can be placed?
train-task-strike = Technique: { $technique }. Strike out what follows from it.
train-task-place = Technique: { $technique }. Place a digit that follows from it.
train-built = This position shows the technique; an easier one would help here too.
train-position = Position { $number } of { $count }
train-dots = { $known } of { $count } known

## What is said of an answer

train-claim-is = { $cell } is { $digit }
train-claim-not = { $cell } is not { $digit }
train-nothing = Nothing is marked
train-nothing-say = First mark what follows, then answer.
train-complete = Right, and complete
train-incomplete = { $missing ->
    [one] Right, but one is missing
   *[other] Right, but { $missing } are missing
}
train-other = True, but by another technique
train-other-say = { $claim }: this follows by { $other }, not by { $technique }. It does not count as an answer, nor as a mistake.
train-ahead = True, but one step further on
train-ahead-say = { $claim }: this follows by { $other } once { $technique } is done. First mark what that gives.
train-not = This does not follow
train-malformed = This cannot be marked
train-more = { $more ->
    [one] The technique gives one more step here.
   *[other] The technique gives { $more } more steps here.
}
train-miss-clash = { $cell } sees { $cells }, where { $digit } already is.
train-miss-unseen = { $cell } sees { $sees }, but not { $misses }. What { $technique } strikes out in this way sees all of these cells.
train-miss-spoilt = The pattern is not there: { $by } is in the way. Without that candidate, { $technique } would give it.
train-miss-open = { $cell } could also be { $digits }, and in { $house } { $digit } could also go to { $places }.
train-miss-harmless = No step of the technique concerns this candidate. With { $digit } in { $cell }, every cell keeps a candidate, and every digit a place in each house.

## Help

train-help-1 = Where
train-help-2 = Which
train-help-3 = How
train-help-which = The pattern is in { $cells }.
train-help-costs = Help costs nothing but time: the position comes back a little sooner.

## Progress

train-back = { $days ->
    [one] Comes back tomorrow
   *[other] Comes back in { $days } days
}
train-new = new
train-due = due today
train-again = { $days ->
    [one] again tomorrow
   *[other] again in { $days } days
}
train-known = { $known } of { $count } known
train-due-from = { $due ->
    [one] position is due, from { $techniques }.
   *[other] positions are due, from { $techniques }.
}
train-due-none = positions are due. The next on the path: { $technique }.
train-due-nothing = positions are due. You know every technique here.
train-techniques-known = Techniques known
train-unaided = Right without help
train-of = { $count } of { $all }
train-next = Next on the path
train-week = Answers in the last seven days
train-weekdays = Mo Tu We Th Fr Sa Su
train-today = Today
train-scheme = What you knew comes back later, what you missed comes back tomorrow.
train-no-positions = There are no positions to practise for { $technique }.
train-no-position = { $technique } has the positions 1 to { $count }.
train-progress-broken = The progress cannot be read: { $part } is { $found }.

## The page

train-from-learn = Practise techniques
train-from-learn-about = Positions that need one technique, from singles to chains: mark what follows, and be told why.

train-choose = Choose a technique
train-start = Start
train-practise = Practise
train-practise-what = Practise { $technique }
train-answer = Answer
train-skip = Skip
train-again-button = Try again
train-next-button = Next
train-show = Show
train-help = Help
train-lesson = Lesson
train-all = All techniques
train-undo = Undo
train-clear = Clear my marks
train-mode = What a click does
train-mode-strike = Strike
train-mode-place = Place
train-mode-note = Note
train-digits = Digits
train-marks = My marks
train-take-back = take back
train-left-of = { $digit }: { $count } candidates
train-no-candidate = { $digit } is not a candidate of { $cell }.
train-filled = { $cell } is filled.
train-marked = Marked: { $claim }
train-unmarked = Taken back: { $claim }
train-cleared = All marks are taken back.
train-save-file = Save progress to a file
train-load-file = Read progress from a file
train-worksheet = Worksheet
train-not-kept = The browser does not keep your progress: it has no room, or storage is switched off. Save it to a file.
train-was-broken = The progress kept in this browser could not be read. It begins anew; what was there is kept as ennead-train-old.
train-loaded = Progress read.
train-keys = Keys: S strike, P place, N note; 1–9 mark the digit in the cell, or light it up; arrows move; Space marks the lit digit; U undo; Esc clear; F help; Enter answer.
train-weekly = Answers in the last seven days: { $counts }

## The terminal

tui-train-in-hand = digit { $digit }
tui-train-hand-empty = no digit
tui-train-marks = Marked: { $marks }
tui-train-no-marks = Nothing marked yet.
tui-train-verdict-enter = Enter: { $next }
tui-train-key-move = move
tui-train-key-digit = mark the digit in the cell, or light it up
tui-train-key-mark = mark the digit in this cell
tui-train-key-strike = strike
tui-train-key-place = place
tui-train-key-note = note: of your own, not part of the answer
tui-train-key-undo = take back the last mark
tui-train-key-clear = take back all marks; close the answer
tui-train-key-help = help: where; again: which; again: how
tui-train-key-answer = answer; after that: try again, or the next position
tui-train-key-skip = skip this position
tui-train-key-choose = choose a technique
tui-train-foot-answer = answer
tui-train-foot-help = help
tui-train-foot-modes = strike place note
tui-train-foot-choose = techniques
tui-train-foot-open = open
tui-train-kept = Progress is kept in { $file }.
tui-train-not-kept = Progress is not kept: { $file }: { $error }
tui-train-file-broken = { $file } holds no progress, and is left as it is. Move it away, or name another file with --progress.
tui-train-no-folder = There is no folder for the progress. Name a file with --progress.
