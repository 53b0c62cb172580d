### Booklets: the texts on the pages, and what the command says.

help-booklet = Print puzzles: a PDF with solutions at the back
help-booklet-inputs = Puzzles to print: files, `-` for standard input, or the 81 characters themselves
help-booklet-output = The file to write: .pdf, or .svg for one file per page
help-booklet-easy = How many easy puzzles
help-booklet-medium = How many medium puzzles
help-booklet-hard = How many hard puzzles
help-booklet-very_hard = How many very hard puzzles
help-booklet-extreme = How many extreme puzzles
help-booklet-rules = Puzzles of this kind from the collection instead of classic ones; `ennead rules --collection` lists the kinds
help-booklet-plan = A file that says which puzzles, one item per line: `title: …`, `section: …`, `easy 4`
help-booklet-cross = A cross-number puzzle to print; may be given several times
help-booklet-title = The title
help-booklet-seed = The same seed gives the same puzzles [default: a new one each time]
help-booklet-paper = a4, a5, letter or 6x9 [default: a4]
help-booklet-landscape = Pages in landscape format
help-booklet-per_page = Puzzles per page: 1 (large print), 2, 4 or 6 [default: 4]
help-booklet-solutions_per_page = Solutions per page: 4, 6, 9 or 12 [default: a number that suits the puzzles per page]
help-booklet-margin = The margin in millimetres [default: 15]
help-booklet-gutter = How much wider the inner margin is, in millimetres [default: 0]
help-booklet-candidates = With the candidates in the empty cells
help-booklet-no_labels = Without the label by which a puzzle can be found again (level, seed and number, or file and number)
help-booklet-rating = With the rating under each grid; puzzles from files are rated for it
help-booklet-techniques = With the techniques a puzzle needs
help-booklet-qr = With a QR code that opens the puzzle for playing
help-booklet-link = What the link of the QR code begins with: the address of Play (…/play), or of another site, after which 81 digits follow, 0 for an empty cell [default: a link of SudokuExchange]
help-booklet-train = Add a worksheet for each position of the trainer that needs this technique; the answers are at the back
help-booklet-worksheets = Worksheets: the first steps to fill in, the reasons at the back
help-booklet-no_title_page = Without the title page
help-booklet-no_rules = Without the page with the rules
help-booklet-no_page_numbers = Without page numbers
help-booklet-no_solutions = Without the solutions
help-booklet-black = Black only
help-booklet-cut_marks = With cut marks
help-booklet-fold = Two pages side by side, in the order for folding and stapling
help-booklet-png = Also a PNG of every page
help-booklet-dpi = Dots per inch of the PNG [default: 100]
help-booklet-examples =
    {"  "}ennead booklet --lang de --easy 4 --medium 4 --hard 4 -o heft.pdf
    {"  "}ennead booklet --paper a5 --per-page 1 --plan examples/booklet.plan -o large.pdf
    {"  "}ennead booklet --paper a5 --fold --gutter 8 --easy 12 --medium 12 -o stapled.pdf
    {"  "}ennead booklet --rules killer-6x6 --easy 4 --medium 4 -o killer.pdf
    {"  "}ennead booklet examples/*.txt --qr -o mine.pdf
    Status: 0 everything printed, 1 a puzzle without exactly one solution was left out, 2 something could not be read, 3 not enough puzzles of a level were found within the limit.
help-draw = Draw one grid as SVG, PDF, PNG or text
help-draw-input = A file with a puzzle, `-` for standard input, or the 81 characters of a puzzle [default: standard input]
help-draw-rules = A puzzle of this kind from the collection; `ennead rules --collection` lists the kinds
help-draw-level = Its level: easy, medium, hard, very-hard or extreme [default: the easiest that there is]
help-draw-number = Its number among those of its kind and level [default: any]
help-draw-output = The file to write: .svg, .pdf, .png or .txt [default: SVG to standard output]
help-draw-marks = Which pencil marks: none, own (those of the file) or all (candidates) [default: own]
help-draw-solution = With the solution, lighter than the givens
help-draw-step = With the marks of the next step, in their colours
help-draw-size = The side of the grid in millimetres [default: 80]
help-draw-labels = With the names of rows and columns at the edges; see --cells
help-draw-black = Black only
help-draw-dpi = Dots per inch of a PNG [default: 300]
help-draw-examples =
    {"  "}ennead draw examples/schwer.txt > grid.svg
    {"  "}ennead draw --rules killer --level hard --number 7 -o killer.pdf
    {"  "}ennead draw --step --size 120 examples/schwer.txt -o step.pdf
    {"  "}ennead draw --marks all --labels --cells A5 examples/leicht.txt -o marks.png
draw-output = The name of the output must end in .svg, .pdf, .png or .txt: { $file }
draw-no-input = Name the puzzle: a file, `-` for standard input, or its 81 characters.
draw-no-solution = There is no single solution to draw.
picture-alt = Sudoku, row by row: { $rows }

booklet-not-in-collection = Such puzzles of the level { $level } in the collection: { $found }; wanted: { $wanted }.
booklet-title = Sudoku
booklet-contents-one = { $section }: { $from }
booklet-contents-line = { $section }: { $from }–{ $to }
booklet-solutions = Solutions
booklet-rules = How to play
booklet-rules-text = Write digits from 1 to 9 into the empty cells so that every row, every column and every box holds each digit exactly once.
booklet-rules-unique = Every puzzle has exactly one solution. If several digits seem possible in a cell, write them in small.
booklet-rules-logic = You never have to guess: there is always a reason for the next digit.
booklet-rules-cell = { $cell } is the cell in row { $row }, column { $column }.
booklet-cross-rules = In a cross-number puzzle every cell takes a digit from 0 to 9. A number begins at its mark and runs across or down to the border, a thick bar or a black cell. All clues hold at the same time, and only one way of filling the grid satisfies them.
booklet-example = An example
booklet-puzzle = Puzzle { $number }
booklet-rating = Rating { $er }
booklet-needs = Needs: { $techniques }
booklet-grid-alt = Sudoku { $number }, row by row: { $rows }
booklet-sample-alt = What is drawn for the rule: { $rule }
booklet-solution-alt = Solution of { $number }, row by row: { $rows }
booklet-cross-alt = Cross-number puzzle { $number }, { $width } by { $height } cells
booklet-qr-alt = QR code for playing puzzle { $number }
booklet-empty = There are no puzzles here.
booklet-steps = { $count ->
    [one] Find the first step. Write down the cell, the digit and the reason.
   *[other] Find the first { $count } steps. Write down the cell, the digit and the reason.
 }
booklet-step-line = { $number }. Cell, digit, because
booklet-engines-ask = Three programs search for the solution. Which tries the fewest digits, which the most? Guess how many.
booklet-answers = Steps and reasons
booklet-engines = Digits tried until the solution, and guesses taken back:
booklet-engines-work = { $engine }: { $nodes ->
    [one] one digit
   *[other] { $nodes } digits
} tried, { $guesses } taken back
booklet-engine-line = Digits tried:
booklet-engine-trial = Trial and error
booklet-engine-backtracking = Backtracking
booklet-engine-guess-ladder = Guess ladder

booklet-written = { $file }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
 }, { $pages ->
    [one] one page
   *[other] { $pages } pages
 }
booklet-no-pdf = { $lacking ->
    [title] A PDF that everybody can read needs a title.
    [description] A PDF that everybody can read needs a description of each figure.
   *[letter] The fonts cannot print { $letter }.
}
booklet-nothing = Nothing to print: ask for puzzles by level (--easy 4), with --plan FILE, or name files.
booklet-not-unique = { $id } does not have exactly one solution: left out
booklet-not-made = Not enough puzzles of the level { $level } were found within the limit: { $found } of { $wanted }.
booklet-per-page = { $count } puzzles per page are not possible; choose 1, 2, 4 or 6.
booklet-solutions-per-page = { $count } solutions per page are not possible; choose 4, 6, 9 or 12.
booklet-no-room = Margin and gutter leave no room on the paper.
booklet-long-link = The link is too long for a QR code: { $length } characters before the puzzle; expected at most { $most }.
booklet-plan-unknown = { $file }, line { $line }: expected `title: …`, `section: …`, or a level (easy, medium, hard, very-hard, extreme) and a number, found `{ $found }`
booklet-plan-count = { $file }, line { $line }: expected a number after the level, found `{ $found }`
booklet-plan-too-many = { $file }, line { $line }: more than { $most } puzzles are too many for one booklet
booklet-plan-empty = { $file }: the plan does not ask for any puzzle
booklet-output = The name of the output must end in .pdf or .svg: { $file }
booklet-unprintable = The fonts cannot print { $letter } in “{ $text }”; they have Latin letters only.
booklet-too-many = More than { $most } puzzles are too many for one booklet.
booklet-drill-line = What follows, because
booklet-drills = Worksheets: { $technique }
booklet-files = Your puzzles
booklet-cross = Cross-number puzzles

# The page “Make a booklet”
web-booklet = Booklet
print-title = Make a booklet
print-puzzles = Puzzles
print-train = Worksheets of a technique
print-train-none = none
print-own = Your own puzzles
print-own-about = One or many, in any format that can be pasted.
print-pages = Pages
print-name = Title
print-paper = Paper
print-inches = 6 × 9 inches
print-way = Orientation
print-portrait = Portrait
print-landscape = Landscape
print-per-page = Puzzles per page
print-large = 1, large print
print-solutions = Solutions per page
print-solutions-fit = automatic
print-solutions-none = none
print-gutter = Gutter in mm
print-beside = With each puzzle
print-labels = Label to find it again
print-rating = Rating
print-techniques = Techniques it needs
print-candidates = Candidates
print-qr = QR code to play it
print-more = More
print-front = Title page
print-rules = Rules and an example
print-numbers = Page numbers
print-worksheets = Worksheets: first steps to fill in
print-black = Black only
print-cut = Cut marks
print-fold = Two pages side by side, to fold and staple
print-go = Make it
print-pdf = Download the PDF
print-preview = Preview
print-empty = The pages will appear here.
print-page = Page { $page } of { $pages }
print-page-of = Page { $page } of { $pages }: { $titles }
print-first = First page
print-back = Previous page
print-forward = Next page
print-last = Last page
print-rating-own = { $done } of { $count } of your puzzles rated
print-setting = Laying out the pages …
print-writing = Writing the PDF …
print-done = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
 } on { $pages ->
    [one] one page
   *[other] { $pages } pages
 }.
print-left-out = Left out, as there is not exactly one solution: { $ids }
print-own-current = Add the puzzle I am busy with
print-link = The QR code leads to
print-link-elsewhere = sudokuexchange.com, on any phone
print-link-here = this ennead, where it can be reached
print-sample = Three puzzles as an example, on pages as chosen. “Make it” makes yours.
print-put-away = The booklet before is put away.
print-stopped = Stopped.
print-nothing = Ask for at least one puzzle, or paste your own.
print-too-many = At most { $most } puzzles can be printed here at a time; the command line prints more.
print-too-many-sheets = Worksheets can be printed here for at most { $most } puzzles at a time; the command line prints more.
print-too-long = Too long: { $what } has at most { $most } characters.
