# Photos, screenshots and scans as input.
help-photo = Read puzzles from photos, screenshots and scanned pages (JPEG, PNG, WebP, BMP, GIF)
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
photo-kind = { $source } is not a picture that can be read ({ $kind }): please use JPEG, PNG, WebP, BMP or GIF
photo-not-a-picture = { $source } is not a picture: please use JPEG, PNG, WebP, BMP or GIF
photo-too-large = { $source } has { $size } pixels; at most { $most } million are read
photo-too-much = { $source } is too large to be decoded: that would take more than 1 GB of memory
photo-broken = { $source } is damaged or cut off: { $reason }
photo-no-grid = There is no Sudoku grid to be seen in { $source }
photo-solution = { $place } is a solution and is left out
photo-blank = { $place } has no digits and is left out
photo-doubtful = { $place }: { $cells }
photo-improper = { $place }: the digits that were read do not have exactly one solution. The least certain ones: { $cells }
photo-many = { $place }: { $count } digits were read. Some of them may have been filled in by a player
photo-question = { $cell }: { $taken } or { $other }? [{ $taken }]{" "}
photo-show-one = --show takes one picture

# The answer to the question which puzzles are in a picture.
photo-none = no digit
photo-pixels = These are not the pixels of a picture of that size
photo-choices = { $taken }: { $taken-share } of 100, { $other }: { $other-share } of 100
photo-repaired = read as { $other }, but only with { $taken } is there exactly one solution
photo-seen-solution = Nearly every cell has a digit: this is a solution.
photo-seen-blank = This grid has no digits.
photo-seen-doubtful = { $count ->
    [0] Please compare the digits with the picture.
    [one] One cell is uncertain: please look at it.
   *[other] { $count } cells are uncertain: please look at them.
}
photo-seen-improper = The digits as read do not have exactly one solution: please compare them with the picture.
photo-seen-many = { $count } digits were read. Some of them may have been filled in by a player.

# The page From a picture.
web-photo = From a picture
photo-open = From a picture
photo-about = Take, choose, paste or drop a photo, a screenshot or a scan of a printed Sudoku. All four corners of the grid should be in it.
photo-take = Take a picture
photo-choose = Choose a picture
photo-shutter = Take it
photo-video = The camera
photo-another = Another picture
photo-turn = Turn
photo-send = Send it
photo-local = The picture is read on this machine and goes nowhere else.
photo-remote = The pixels of the picture are sent to { $host }, which reads them and keeps nothing.
photo-reading = Reading the picture …
photo-looking = Hold the camera over the puzzle: as soon as everything is clear, the picture is taken.
photo-no-camera = There is no camera here that this page may use. Please choose a picture instead.
photo-not-opened = The browser cannot open this file as a picture.
photo-none-seen = There is no Sudoku grid to be seen in this picture. All four corners have to be in it.
photo-straightened = Your picture, straightened.
photo-type = What was read. Type over anything.
photo-look = Please look at these
photo-fine = Nothing is uncertain.
photo-clashing = Two equal digits clash: please look at the marked cells.
photo-no-solution = With these digits there is no solution: please compare them with the picture.
photo-several = With these digits there is more than one solution: is one missing?
photo-put-away = The picture is put away.
photo-grids = The grids of the picture
photo-grid = Grid { $number }
cell-second = uncertain, second choice { $digit }
