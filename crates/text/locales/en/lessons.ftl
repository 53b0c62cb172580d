## The lessons about techniques: the map, the families, and what to look for in each technique.
## They are not among the texts of the site's small modules.

lessons-title = Techniques
lessons-about = From easy to hard. Each family has a page: what to look for, why it holds, where it comes from, and for each technique a position that shows it, with a near miss beside it.
lessons-technique = Technique
lessons-level = HoDoKu level
lessons-score = Score
lessons-positions = Positions
lessons-needing = Positions that need it
lessons-unused = not used by default
lessons-look = What to look for
lessons-why = Why it holds
lessons-from = Where it comes from
lessons-pattern = The pattern
lessons-miss = Why not here
lessons-members = Its family
lessons-practise = Practise
lessons-play = Open in Play
lessons-legend = Solid ring or frame: the pattern. Dashed: its second part, or a fin. Stroke: ruled out. Disc: placed. Shaded band: a group of cells that counts as one. Frame around a row, column or box: a house that the pattern uses. In the near miss, the shaded cell is what differs, and the candidate in a filled ring is what spoils the pattern.
lessons-signs = In the grid of characters, a sign follows each marked candidate: `*` the pattern, `'` its second part, `-` ruled out, `+` placed. A marked cell is in brackets; `#` is after a row or column that is marked, `'` if it belongs to the second part.
lessons-one-solution = It relies on the puzzle having only one solution.
lessons-needed = { $count ->
    [one] { $count } position of ours needs it: no technique that comes before it in the usual order finds anything there.
   *[other] { $count } positions of ours need it, each from another puzzle: no technique that comes before it in the usual order finds anything there.
}
lessons-shown = A technique that comes before it works in this position too. We know of no position that needs this one.
lessons-none = No position of ours shows it yet.
lessons-giant = It is never needed. If a fish of five or more rows is there, the columns outside its cover have the digit only in the rows outside its base. These form a fish of at most four with the same eliminations, and that one is found first.
lessons-late = It is hardly ever needed with the usual order: chains, almost locked sets or forcing nets come first, and they find what it finds. If you solve with it alone, you meet it often.

## The page of the lessons in the web app

lessons-page-about = From easy to hard. Each technique has a lesson: what to look for, why it holds, positions that need it, and a near miss beside each.
lessons-from-learn = Every technique, from easy to hard: what to look for, why it holds, and positions that need it.
lessons-facts = { $level } · score { $score }
lessons-needed-by = { $count ->
    [0] –
    [one] { $count } position
   *[other] { $count } positions
}
lessons-position = Position { $number } of { $count }
lessons-find = The pattern is somewhere in this position. Look for it before you have it shown.
lessons-easier = A technique that comes before it in the usual order helps in this position, too.
lessons-show = Show it
lessons-back = The position before
lessons-next = The next position
lessons-no-miss = Whatever one thing is undone here, the pattern holds.
lessons-keys = Arrows left and right: positions. Enter: show it.

miss-struck = Here { $cells } can hold { $digit } as well.
miss-found = Here the { $digit } in { $cells } is a given.
miss-filled = Here { $cells } is still empty; in the position beside it, it holds { $digit }.
miss-spoiler = That leaves { $digit } possible in { $cells } as well.
miss-so = So nothing follows: { $flaw }.

techniques-singles = Singles
techniques-singles-look = A cell that can hold only one digit, or a digit that has only one cell left in a row, column or box. Go through the digits box by box, then through the fullest rows and columns; look at single cells last.
techniques-singles-why = Each cell holds a digit and each house holds every digit. If only one possibility is left, it is the right one.
techniques-singles-from = As old as Sudoku itself. "Naked" and "hidden" come from the English forums of 2005; E. Sturm's Sudopli looks for naked singles first, then for hidden ones.
lesson-full-house = The last empty cell of a row, column or box. Count which of the nine digits is missing.
lesson-naked-single = A cell whose row, column and box together already hold eight different digits. The ninth goes there. It is hard to see without pencil marks, because its eight digits are scattered over three houses.
lesson-hidden-single = A digit that can go to only one cell of a house, however many candidates that cell has. In a box, follow the digit along the rows and columns that cross it and see which cells are left.

techniques-locked-candidates = Locked candidates
techniques-locked-candidates-look = A line and a box cross in three cells. Look for a digit that, in one of the two houses, can go only to these cells.
techniques-locked-candidates-why = The first house needs the digit, so one of the crossing cells holds it. They all belong to the second house too, which then has its digit: its other cells cannot hold it.
techniques-locked-candidates-from = "Pointing" and "claiming" are the names in Andrew Stuart's and Nicolas Juillerat's solvers; HoDoKu calls them type 1 and type 2.
lesson-pointing = In a box, a digit can go only to cells of one row or one column. It points along that line: outside the box the line cannot hold it.
lesson-claiming = In a row or column, a digit can go only to cells of one box. The line claims the digit for itself: the other cells of the box cannot hold it.

techniques-subsets = Subsets
techniques-subsets-look = As many cells of a house as digits that belong to them: either the cells have no other candidates (naked), or the digits have no other cells (hidden).
techniques-subsets-why = Two cells with only two digits between them use both of these up, whichever way round. So no other cell of the house can hold them. If instead two digits have only two cells, these are used up by them, and nothing else fits there. Three and four work alike.
techniques-subsets-from = Known since the first forums of 2005; the names are those of the Sudoku Players' forum. A naked and a hidden subset are two sides of one thing: where a house has n empty cells, a naked subset of k goes with a hidden one of n − k.
lesson-naked-pair = Two cells of a house with the same two candidates and no others. Strike these two digits from the rest of the house.
lesson-naked-triple = Three cells of a house with only three digits between them. None of the cells needs all three: 12, 23 and 13 will do.
lesson-naked-quad = Four cells of a house with only four digits between them. Look in houses with many empty cells for cells with two or three candidates.
lesson-hidden-pair = Two digits that can go only to the same two cells of a house. Strike everything else from these two cells.
lesson-hidden-triple = Three digits that together have only three cells in a house. Look for digits with two or three places, not at the cells.
lesson-hidden-quad = Four digits that together have only four cells in a house. It is rarely needed, because with eight empty cells or fewer the other cells form a naked subset of at most four.
lesson-locked-pair = A naked pair whose two cells lie in a line and in a box at once. It clears both houses.
lesson-locked-triple = A naked triple whose three cells are the whole crossing of a line and a box. It clears both houses.

techniques-fish = Fish
techniques-fish-look = Take one digit. Look for a few rows, the base, in which it can go only to as many columns, the cover; or the same with rows and columns exchanged. Begin with the rows in which the digit has two or three places.
techniques-fish-why = Each base line needs the digit once, and no column takes it twice. So n base rows use up the n cover columns: elsewhere in these columns the digit is ruled out. If there are fins, either one of them is true or the fish is: a cell that loses the digit in both cases cannot hold it.
techniques-fish-from = X-wing and swordfish appeared in 2005. "The Ultimate Fish Guide" by Obi-Wahn (Sudoku Players' forum, 2006) put all fish into one form: base, cover and fins. What each is called is HoDoKu's choice (Bernhard Hobiger).
lesson-x-wing = A digit that in two rows can go only to the same two columns, or the other way round.
lesson-basic-fish = A digit that in { $number } rows can go only to { $number } columns, or the other way round. Not every base line needs all { $number } places; two are enough.
lesson-finned-fish = Almost a fish of { $number } base lines: in one or more of them the digit has a few places too many, the fins. Only cells that belong to a cover line and also see every fin lose the digit, so look near the fins, usually in one box.
lesson-sashimi-fish = A finned fish of { $number } base lines that is incomplete without its fins: one base line has only one place left inside the cover. The fin stands for the missing corner, and the eliminations are those of the finned fish.

techniques-single-digit-patterns = Patterns of one digit
techniques-single-digit-patterns-look = Take one digit and mark the houses in which it has exactly two places. Two such houses, joined at one end, are enough.
techniques-single-digit-patterns-why = In a house with two places one of them is true. If two such houses are joined so that the joined ends cannot both be true, then one of the two free ends is. A cell that sees both free ends cannot hold the digit.
techniques-single-digit-patterns-from = "Turbot fish": Nick70, Sudoku Players' forum (2005). Skyscraper and two-string kite: Havard, "Strong links for beginners" (2006). Empty rectangle and broken wing: Rod Hagglund.
lesson-skyscraper = Two rows with two places each for a digit, one pair of them in the same column: two towers on one floor, of different height. The roofs, the two other places, cannot both be false. The same with rows and columns exchanged.
lesson-two-string-kite = A row and a column with two places each for a digit; one place of the row and one of the column share a box. The two others are the ends of the strings: where they cross, the digit is ruled out.
lesson-turbot-fish = Two houses of any kind with two places each for a digit, one end of the first in sight of one end of the second. The general form, of which skyscraper and kite are the easy cases.
lesson-empty-rectangle = A box in which all places of a digit lie in one row and one column, so that a rectangle of four cells is empty of it; and a strong link outside that starts on one of these two lines.
lesson-broken-wing = An odd ring of five, seven or nine places of a digit, each in a house with the next. In these houses the digit has a few places besides the ring, the guardians. Without them, true and false would have to alternate round an odd ring.

techniques-wings = Wings
techniques-wings-look = A few cells with two or three candidates that between them leave one digit no way out. Begin at the cells with two candidates.
techniques-wings-why = Whatever the pivot holds, one of the cells must hold the common digit. A cell that sees all places where it could be cannot hold it.
techniques-wings-from = XY-wing and XYZ-wing have been known since 2005; XY-wing is also called Y-wing (Andrew Stuart). W-wing: George Woods (2006), as "semi-remote naked pair". All of them are short chains or small almost locked sets.
lesson-xy-wing = A pivot with candidates x and y that sees a cell with x and z and a cell with y and z, the pincers. One of the pincers is z: what sees both cannot be z.
lesson-xyz-wing = As XY-wing, but the pivot may be z itself. So a cell has to see all three, the pivot too, to lose z.
lesson-w-wing = Two cells far apart with the same two candidates x and y, and a house in which y has only two places, one in sight of each cell. One of the two cells is x.
lesson-wxyz-wing = Four cells in a line and a box that cross, with four digits between them. All digits but one can be there only once; the remaining one must be in one of the cells.
lesson-vwxyz-wing = The same with five cells and five digits. It is a bent naked subset; look for a box with a line of cells that have few candidates.

techniques-uniqueness = Uniqueness
techniques-uniqueness-look = A set of cells that, if they held nothing but two digits, could be filled in two ways. Look for four cells with the same two candidates at the corners of a rectangle, in two boxes; or for a grid in which almost every cell has two candidates.
techniques-uniqueness-why = If the cells could be filled in two ways, so could the puzzle. It has one solution, so something prevents this: one of the extra candidates is true.
techniques-uniqueness-from = Discussed since 2005; the numbers of the types are those of HoDoKu. Bivalue universal grave: Rod Hagglund (2005). Unique loops: Nicolas Juillerat's Sudoku Explainer (2006). Only a puzzle that is known to have one solution may be solved like this.
lesson-unique-rectangle-1 = Three corners have only the digits a and b, the fourth has more. The fourth cannot be a or b.
lesson-unique-rectangle-2 = Two corners side by side have one more candidate, the same in both. One of them holds it: what sees both cannot.
lesson-unique-rectangle-3 = Two corners in one house have further candidates, which form a naked subset with other cells of the house. Count the two corners as one cell.
lesson-unique-rectangle-4 = Two corners in one house have further candidates, and that house has no other place for a. So one of the two is a, and neither is b.
lesson-unique-rectangle-5 = Two corners across, or three, have one further candidate, the same in all. One of them holds it: what sees all of them cannot.
lesson-unique-rectangle-6 = Two corners across have further candidates, and a has no other place in both rows or both columns. So a goes to the other two corners; it falls in these.
lesson-hidden-rectangle = One corner has only a and b. In the row and in the column of the corner across, a has no place outside the rectangle. Then the corner across cannot be b.
lesson-avoidable-rectangle-1 = Three of the corners are filled already, but not given. With the fourth, two digits could be exchanged; so the digit that would complete the exchange falls.
lesson-avoidable-rectangle-2 = Two of the corners are filled already, but not given; the other two have one further candidate, the same in both. One of them holds it.
lesson-unique-loop-1 = As the unique rectangle of type 1, in a loop of six cells or more: all cells but one have only a and b.
lesson-unique-loop-2 = A loop of cells with a and b, some with one further candidate, always the same. One of these holds it.
lesson-unique-loop-3 = A loop of cells with a and b; two of them in one house have further candidates, which form a naked subset with other cells of the house.
lesson-unique-loop-4 = A loop of cells with a and b; two of them in one house have further candidates, and that house has no other place for a. Neither of them is b.
lesson-extended-rectangle = Two lines of a band or stack, crossed by three to five others, with as many digits as crossing lines. Without the guardians the two lines could be exchanged there.
lesson-borescoper-polygon = Three or four cells of a box where two rows cross two columns, two more beside them in the same rows and two above or below in the same columns, with only three or four digits. Whichever of these stood where, the cells could be filled in another way.
lesson-bug-plus-1 = Every empty cell has two candidates, except one that has three. Take the digit that occurs three times in its row, column or box: it is true.
lesson-bug-2 = Every empty cell has two candidates, except for a few with the same digit as an extra. One of the extras is true.
lesson-bug-3 = The extras lie in one house. Counted as one cell, they form a naked subset with other cells of the house.
lesson-bug-4 = The extras lie in two cells of a house, and another digit of these cells has no other place in the house. The two cells hold that digit and an extra, nothing else.
lesson-bug-plus-n = Several extras of any kind. One of them is true, so what all of them rule out is false.
lesson-reverse-bug = Two digits that stand in some cells. If one candidate more made every row, column and box have both digits or none of them, the two could be exchanged in the rest of the grid. So that candidate is false.
lesson-gurth-symmetry = The givens are symmetric: a half turn, or a reflection in a diagonal, maps givens to givens if the digits are exchanged in pairs. Then the solution has the same symmetry.

techniques-colours = Colours
techniques-colours-look = Take a digit. Wherever it has two places in a house, give them two different colours, and follow these pairs from house to house.
techniques-colours-why = Of two candidates joined by a strong link one is true and one is false. So along such links all candidates of one colour are true and all of the other are false. What both colours rule out is false; a colour that contradicts itself is the false one.
techniques-colours-from = Colouring came from the Sudoku forums of 2005; its types are those of HoDoKu. 3D Medusa is the name in Andrew Stuart's solver.
lesson-simple-colours = One network of strong links of one digit. Either a cell sees both colours, or two cells of the same colour see each other.
lesson-multi-colours = Two networks of one digit. If a colour of the first sees a colour of the second, the opposite colour of one of them is true.
lesson-3d-medusa = One network over all digits: the two candidates of a cell are a strong link, too. A colour is false if it leaves a cell without candidates or is twice in a house.

techniques-chains = Chains
techniques-chains-look = Start from a candidate and suppose that it is false. Follow what is then true, what is then false, and so on, always with the only two places of a digit in a house or the only two candidates of a cell.
techniques-chains-why = If the first end is false, the last one is true. So one of the two ends is true, whichever it is, and what both rule out is false. In a closed loop the candidates alternate all the way round, so every weak link is strong too.
techniques-chains-from = "Nice Loops for Advanced Level Players", Sudoku Players' forum (2005); alternating inference chains: Myth Jellies (2006). An X-chain of two strong links is a turbot fish; an XY-chain of three cells is an XY-wing.
lesson-remote-pair = A chain of at least four cells with the same two candidates, each in sight of the next. The digits alternate, so two cells an odd number of steps apart hold one each.
lesson-x-chain = One digit, from house to house: strong links are houses with two places, weak links join cells that see each other.
lesson-xy-chain = Cells with two candidates, each sharing a digit with the next. It begins and ends with the same digit.
lesson-continuous-nice-loop = The chain returns to its start. Round the loop its candidates are true and false in turn, so each of its weak links clears everything that sees both ends.
lesson-aic = A chain over cells and houses, of any digits, whose two ends rule out a common candidate.
lesson-discontinuous-nice-loop = A chain whose two ends are in one cell or are the same candidate. If the candidate at both ends is the same, it is true.
lesson-grouped-continuous-nice-loop = A closed loop in which two or three candidates of a line and a box count as one node.
lesson-grouped-aic = A chain in which two or three candidates of a digit, in one line and one box, count as one node: true if one of them is.
lesson-grouped-discontinuous-nice-loop = A discontinuous loop in which two or three candidates of a line and a box count as one node.

techniques-almost-locked-sets = Almost locked sets
techniques-almost-locked-sets-look = An almost locked set is a group of cells of a house with one digit more than cells; a cell with two candidates is the smallest. Look for two of them that share a digit of which all places see each other.
techniques-almost-locked-sets-why = If such a set loses one of its digits, it is locked and holds all the others. A digit that two sets have in common, and that cannot be in both, is missing in one of them; that one is locked. Whichever it is, a second common digit is in one of the two.
techniques-almost-locked-sets-from = bennys, Eureka forum (2005), on almost locked sets and the xz-rule; doubly linked sets after Bob Hanson. Sue De Coq's "Two-Sector Disjoint Subsets": Sudoku Players' forum (2005). Aligned exclusion: Rod Hagglund (2005); triplets: Sudoku Explainer.
lesson-sue-de-coq = Two or three cells where a line and a box cross, with at least two digits more than cells. Further cells of the line and of the box take up the surplus, so that all in all there are as many digits as cells.
lesson-als-xz = Two almost locked sets with a digit x that cannot be in both. One of them holds all its other digits; a digit z that both have is in one of the two.
lesson-als-xy-wing = Three almost locked sets: the middle one shares a digit with each of the others that cannot be in both. The two outer sets have z in common.
lesson-als-chain = Four sets or more, each sharing with the next a digit that cannot be in both; neighbouring links use different digits. The ends have z in common.
lesson-death-blossom = A stem cell, and for each of its candidates a petal: an almost locked set that loses this digit if the stem takes it. All petals have a digit z in common.
lesson-aligned-pair-exclusion = Two cells, and all the ways to fill them. Cross out the ways that put one digit twice into a house or take the last candidates from a cell or a set that both see. What is left in no way is false.
lesson-aligned-triplet-exclusion = The same with three cells. There are many ways to check: worth a try only where cells with two candidates surround them.

techniques-complex-fish = Complex fish
techniques-complex-fish-look = Fish whose base and cover may contain boxes. Take a digit with few places; where it is locked in a box, the box can serve as a base.
techniques-complex-fish-why = Each base house needs the digit once, in different cells, all of them in the cover houses, each of which has room for one. So nothing else in the cover can hold it, nor can a cell that lies in two cover houses: it would take the room of two. With fins, only what they rule out as well is false. A candidate in two base houses counts as a fin.
techniques-complex-fish-from = "The Ultimate Fish Guide", Sudoku Players' forum (2006), by Obi-Wahn: base, cover, fins, endo-fins and cannibals. The names are those of HoDoKu.
lesson-franken-fish = A base of { $number } houses and a cover of { $number }; all rows must be on one side and all columns on the other, but boxes may be on either. In all the base, the digit is only in the cover.
lesson-finned-franken-fish = A base of { $number } houses and a cover of { $number }; rows on one side, columns on the other, boxes on either. A few places of the digit in the base are outside the cover, or lie in two base houses: the fins. What both the fish and every fin rule out is false.
lesson-mutant-fish = A base of { $number } houses and a cover of { $number }, of any kind: rows, columns and boxes may be mixed on both sides. In all the base, the digit is only in the cover.
lesson-finned-mutant-fish = A base of { $number } houses and a cover of { $number }, of any kind: rows, columns and boxes mixed on both sides. Places of the digit in the base that are outside the cover, or in two base houses at once, are the fins. What both the fish and every fin rule out is false.
lesson-kraken-fish-1 = A fish with fins that see nothing useful themselves. From each fin a chain leads to the same elimination that the fish makes; so it holds whether a fin is true or the fish.
lesson-kraken-fish-2 = A fish with fins and one of its cover lines. From each place of the digit on that line, and from each fin, a chain rules out the same candidate.

techniques-exotic-patterns = Exotic patterns
techniques-exotic-patterns-look = Patterns of a dozen cells and more, which break open the hardest puzzles. Look for boxes with the same few candidates, and for cells that cannot be filled with the digits they seem to need.
techniques-exotic-patterns-why = They count: cells and digits, or the ways to arrange the digits. Where too few digits would have to fill the cells, or an order cannot close round a ring, one of the remaining candidates must be true.
techniques-exotic-patterns-from = Found in the forums after HoDoKu: SK-loop in Easter Monster (Stephen Kurzhals, 2007), exocets in Fata Morgana (champagne, Allan Barker; David P. Bird's compendium, 2012), bivalue oddagons (2015), fireworks (shye, 2021), tridagons (mith, Denis Berthier, 2022).
lesson-bivalue-oddagon = Two digits and an odd ring of cells that all have both, each in a house with the next. The other candidates of these cells are the guardians; one of them is true.
lesson-tridagon = Three digits in four boxes at the corners of a rectangle, three cells in each box, no two of them in a line. If one triple runs against the other three, the digits cannot fill the twelve cells: one of the other candidates is true.
lesson-impossible-pattern = Three digits and cells in several boxes that they cannot fill, arranged otherwise than in a tridagon. The other candidates of these cells are the guardians; one of them is true. Look for many cells that share two or three of the same three digits.
lesson-or-k-net = A tridagon or another pattern of guardians tells you that one of a few candidates is true, but nothing sees them all. Suppose a candidate and follow its consequences: if all the guardians fall, it is false.
lesson-or-k-forcing-net = As the OR-k net, but each guardian in turn is supposed too. If each leads to a contradiction with the candidate, the candidate is false.
lesson-firework-triple = Three digits that leave a row and a column, outside the box where they cross, only one cell each: the same two wings for all three. The crossing cell and the wings hold these three digits.
lesson-firework-quadruple = Two stems at opposite corners of a rectangle and two wings at the others; each of four digits is confined to a stem and the wings. The four cells hold these four digits.
lesson-sk-loop = Four filled cells at the corners of a rectangle; the cells beside them in their boxes form a ring of eight pairs with just as many digits as they have room for.
lesson-multi-sector-locked-set = The empty cells where some rows cross some columns, with digits shared out between the rows and the columns, just as many as they have room for. So these digits are nowhere else on their lines.
lesson-junior-exocet = Two base cells in a box, with three or four digits, and two target cells in the other boxes of the band. If on the three cross-lines there is too little room for the digits elsewhere, the targets hold the same two digits as the base.
lesson-junior-exocet-plus = As the junior exocet, but a target may be two cells, if another digit is locked in them.
lesson-senior-exocet = As the junior exocet, but a target may lie outside the band of the base, on a cross-line.
lesson-double-exocet = Two junior exocets with the same four digits and the same cross-lines. Each base holds two of the digits and together they hold all four.

techniques-forcing = Forcing chains, nets and templates
techniques-forcing-look = Suppose that a candidate is true and follow what happens. Good starts are cells with two candidates and digits with two places in a house.
techniques-forcing-why = What leads to a contradiction is false. And of the candidates of a cell, or the places of a digit in a house, one is true; so what follows from each of them is true.
techniques-forcing-from = As old as the forums (2005). Contradiction and verity are HoDoKu's names; Nishio is named after Tetsuya Nishio. Templates: the pattern overlay method of Myth Jellies (2005).
lesson-nishio = Follow only one digit from house to house. If, with a candidate supposed, some house has no place left for that digit, the candidate is false.
lesson-forcing-chain-contradiction = Suppose a candidate. Each thing that follows needs only one other; a cell or a house is left with nothing.
lesson-forcing-chain-verity = Suppose in turn each candidate of a cell, or each place of a digit in a house. Chains from all of them lead to the same result.
lesson-forcing-net-contradiction = As the forcing chain, but something may follow from several others together. The lines are numbered; each says which lines it uses.
lesson-forcing-net-verity = From each candidate of a cell, or each place of a digit, a net leads to the same result.
lesson-forcing-net-plus-contradiction = A net whose lines may also be locked candidates, pairs, triples or small fish.
lesson-forcing-net-plus-verity = The same result from each possibility, with locked candidates, pairs, triples and small fish in the nets.
lesson-nested-forcing-net = A net in which a line may itself be shown by a net. The last resort of a solver that does not guess.
lesson-template-set = Write down all ways to place a digit nine times. A cell that all of them use holds the digit.
lesson-template-delete = Write down all ways to place a digit nine times. A candidate that none of them uses is false.

techniques-whips = Whips and braids
techniques-whips-look = Suppose the target is true. Go from variable to variable (a cell, or a digit's place in a house); each has one value left, until one has none. What the target or anything earlier excludes need not be mentioned.
techniques-whips-why = What is left of each variable follows from what comes before. If the target were true, the last variable would have no value; so it is false.
techniques-whips-from = Denis Berthier, "The Hidden Logic of Sudoku" (2007) and "Pattern-Based Constraint Satisfaction and Logic Puzzles"; the notation is his.
lesson-bivalue-chain = Each variable has exactly two candidates: one is excluded by what comes before, the other is left. The last one is linked to the target.
lesson-z-chain = A variable may have further candidates, if the target excludes them.
lesson-t-whip = A variable may have further candidates, if something earlier in the chain excludes them.
lesson-whip = A variable may have further candidates, if the target or something earlier excludes them. The chain ends where nothing is left.
lesson-g-whip = A whip in which what is left may be a group: the places of a digit where a line and a box cross.
lesson-braid = A whip in which a variable need not continue from the one just before, but from anything earlier.

fish-number-2 = two
fish-number-3 = three
fish-number-4 = four
fish-number-5 = five
fish-number-6 = six
fish-number-7 = seven

## Which condition of a pattern is missing: the end of miss-so. The keys are the words of the proofs.

flaw-other = the pattern is not complete
flaw-body-and-fins-are-others = the digit has a place too many in the base
flaw-a-link-does-not-hold = one link of the chain is broken, because its cell or house has one possibility more
flaw-a-cell-can-hold-another-digit = a cell of the pattern has another candidate
flaw-a-node-does-not-follow = one line of the argument no longer follows
flaw-the-cells-have-other-candidates = the cells have more digits between them than there are cells
flaw-another-candidate-is-left = a line of the argument no longer has only one possibility
flaw-a-cell-of-the-grave-does-not-have-two-candidates = one more cell has three candidates
flaw-a-candidate-is-in-more-truths-than-links = a candidate of the cells is covered by none of the houses
flaw-there-is-another-guardian = there is another guardian, which does not rule this out
flaw-the-colours-do-not-hang-together = the two colours are no longer joined: a house has a third place, or a cell a third candidate
flaw-an-elimination-does-not-follow = there is now a way that leaves the candidate possible
flaw-a-digit-has-a-place-outside-the-cells = one of the digits has a place outside the cells
flaw-the-subset-is-not-locked = the cells do not form a subset: they have a digit too many
flaw-the-digit-has-another-place = the digit has another place in the house
flaw-the-cells-have-other-digits = the cells have a digit too many
flaw-not-the-last-cell = another cell of the house is empty
flaw-not-all-places-in-the-first-house = the digit has another place in the first house, outside the crossing
flaw-other-pairs-are-possible = another pair of digits is possible in the base
flaw-the-templates-use-other-cells = not all ways to write the digit use these cells any more
flaw-a-taken-cell-is-not-in-all-templates-of-its-digit = there is now a way to write the digit that leaves out one of the cells
flaw-a-given-does-not-change = a given cannot change, so nothing could be exchanged
flaw-a-common-digit-is-not-restricted = two places of the common digit do not see each other, so it can be in both sets
flaw-a-candidate-of-the-pivot-has-no-pincer = for one candidate of the pivot there is no pincer
flaw-there-is-room-to-spare = the cells have room for more digits than they need
flaw-not-the-only-place-in-the-house = the digit has another place in the house
flaw-not-the-only-candidate-of-the-cell = the cell has another candidate
flaw-not-all-alternatives-are-supposed = there is one more possibility, and nothing is known of where it leads
flaw-a-set-is-not-almost-locked = one of the sets has two digits more than cells
flaw-a-petal-keeps-its-digit = a place of the digit in a petal is not seen by the stem, so the petal keeps it
flaw-a-house-has-other-places = a house of the ring has another place for the digit
flaw-a-house-has-one-of-the-digits-alone = a house would have only one of the two digits
flaw-a-given-is-mapped-to-no-given = the givens are not symmetric
flaw-a-candidate-of-the-last-variable-is-left = the last variable still has a candidate
flaw-a-base-digit-is-beside-a-target = a digit of the base has a place beside a target
flaw-a-base-digit-has-room-for-three = a digit of the base has room three times on the cross-lines, without a target
flaw-a-way-to-fill-the-cells-has-no-twin = there is now a way to fill the cells that could not be changed into another
flaw-a-variable-is-not-determined = a variable has one candidate more
flaw-the-pivot-is-not-xy = the pivot has a third candidate
flaw-the-pivot-is-not-xyz = the pivot has a fourth candidate
flaw-not-all-places-of-a-box = the digit has a place outside the two lines of the box
