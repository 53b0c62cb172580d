# Photos, screenshots and scans as input.
help-photo = Read puzzles from photos, screenshots and scanned pages (JPEG, PNG, WebP)
help-photo-inputs = The pictures; `-` for standard input
help-photo-to = The format to write, one of `ennead convert --list` [default: line]
help-photo-show = Write a PNG that shows what was seen where: one picture only
help-photo-examples =
    {"  "}ennead photo newspaper.jpg
    {"  "}ennead photo --to sdk --show seen.png page.png
    {"  "}ennead hint newspaper.jpg
photo-note = please check
photo-place = { $source }, grid { $number }
photo-only-place = { $source }
photo-kind = { $source } is not a picture that can be read ({ $kind }): please use JPEG, PNG or WebP
photo-too-large = { $source } has { $size } pixels; at most { $most } million are read
photo-broken = { $source } is damaged or cut off: { $reason }
photo-no-grid = There is no Sudoku grid to be seen in { $source }
photo-solution = { $place } is a solution and is left out
photo-blank = { $place } has no digits and is left out
photo-doubtful = { $place }: { $cells }
photo-improper = { $place }: the digits that were read do not have exactly one solution. The least certain ones: { $cells }
photo-many = { $place }: { $count } digits were read. Some of them may have been filled in by a player
photo-question = { $cell }: { $taken } or { $other }? [{ $taken }]{" "}
photo-show-one = --show takes one picture
