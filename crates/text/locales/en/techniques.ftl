## Techniques: name and explanation
##
## Arguments: digits read "7 and 9", cells "r4c79", houses "row 4" or "columns 2 and 8",
## candidates "7 in r1c2 and r3c4". Of an argument x that is a set, $x-count is its size; houses
## have $x-dative too, as they read after "in", for languages that decline.
## Each explanation ends in why it holds; what follows is said by
## conclude-place and conclude-eliminate. Techniques of the feature `extreme` are explained in extreme.ftl.

conclude-place = Place { $candidates }.
conclude-eliminate = That rules out { $candidates }.

technique-full-house = Full house
explain-full-house = { $cell } is the last empty cell of { $house }, and { $digit } is the digit still missing there.

technique-naked-single = Naked single
explain-naked-single = { $digit } is the only candidate left in { $cell }.

technique-hidden-single = Hidden single
explain-hidden-single = The { $digit } of { $house } can only go to { $cell }.

technique-pointing = Locked candidates (pointing)
explain-pointing = The { $digit } of { $from } can only go to { $cells }, so it is also the { $digit } of { $to }.

technique-claiming = Locked candidates (claiming)
explain-claiming = The { $digit } of { $from } can only go to { $cells }, so it is also the { $digit } of { $to }.

technique-locked-pair = Locked pair
explain-locked-pair = { $cells } have only { $digits } between them, so both digits go there. Nothing else in { $houses } can hold them.

technique-locked-triple = Locked triple
explain-locked-triple = { $cells } have only { $digits } between them, so all three digits go there. Nothing else in { $houses } can hold them.

technique-naked-pair = Naked pair
explain-naked-pair = { $cells } have only { $digits } between them, so both digits go there. Nothing else in { $houses } can hold them.

technique-naked-triple = Naked triple
explain-naked-triple = { $cells } have only { $digits } between them, so all three digits go there. Nothing else in { $houses } can hold them.

technique-naked-quad = Naked quad
explain-naked-quad = { $cells } have only { $digits } between them, so all four digits go there. Nothing else in { $houses } can hold them.

technique-hidden-pair = Hidden pair
explain-hidden-pair = In { $house } the digits { $digits } can only go to { $cells }. They fill these two cells, and nothing else fits there.

technique-hidden-triple = Hidden triple
explain-hidden-triple = In { $house } the digits { $digits } can only go to { $cells }. They fill these three cells, and nothing else fits there.

technique-hidden-quad = Hidden quad
explain-hidden-quad = In { $house } the digits { $digits } can only go to { $cells }. They fill these four cells, and nothing else fits there.

technique-x-wing = X-wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-finned-x-wing = Finned X-wing
technique-finned-swordfish = Finned swordfish
technique-finned-jellyfish = Finned jellyfish
technique-finned-squirmbag = Finned squirmbag
technique-finned-whale = Finned whale
technique-finned-leviathan = Finned leviathan
technique-sashimi-x-wing = Sashimi X-wing
technique-sashimi-swordfish = Sashimi swordfish
technique-sashimi-jellyfish = Sashimi jellyfish
technique-sashimi-squirmbag = Sashimi squirmbag
technique-sashimi-whale = Sashimi whale
technique-sashimi-leviathan = Sashimi leviathan
technique-franken-x-wing = Franken X-wing
technique-franken-swordfish = Franken swordfish
technique-franken-jellyfish = Franken jellyfish
technique-franken-squirmbag = Franken squirmbag
technique-franken-whale = Franken whale
technique-franken-leviathan = Franken leviathan
technique-finned-franken-x-wing = Finned franken X-wing
technique-finned-franken-swordfish = Finned franken swordfish
technique-finned-franken-jellyfish = Finned franken jellyfish
technique-finned-franken-squirmbag = Finned franken squirmbag
technique-finned-franken-whale = Finned franken whale
technique-finned-franken-leviathan = Finned franken leviathan
technique-mutant-x-wing = Mutant X-wing
technique-mutant-swordfish = Mutant swordfish
technique-mutant-jellyfish = Mutant jellyfish
technique-mutant-squirmbag = Mutant squirmbag
technique-mutant-whale = Mutant whale
technique-mutant-leviathan = Mutant leviathan
technique-finned-mutant-x-wing = Finned mutant X-wing
technique-finned-mutant-swordfish = Finned mutant swordfish
technique-finned-mutant-jellyfish = Finned mutant jellyfish
technique-finned-mutant-squirmbag = Finned mutant squirmbag
technique-finned-mutant-whale = Finned mutant whale
technique-finned-mutant-leviathan = Finned mutant leviathan

explain-fish = In { $base } the { $digit } can only go to { $cover }. So { $cover } have their { $digit } there and nowhere else.

explain-finned-fish = In { $base } the { $digit } can only go to { $cover }, or to { $fins }. Either { $cover } have their { $digit } there and nowhere else, or there is a { $digit } in { $fins }. A cell that loses its { $digit } in both cases cannot hold it.

explain-franken-fish = Each of { $base } needs a { $digit }, and these are in different cells, all in { $cover }. So { $cover } have their { $digit } there: no other of their cells can hold it, nor can a cell that lies in two of them.

explain-finned-franken-fish = Each of { $base } needs a { $digit }. If none of these is in { $fins }, they are in different cells, all in { $cover }; then no other cell there can hold a { $digit }, nor can a cell that lies in two of them. Either that is so, or { $digit } is in { $fins }. A cell that loses its { $digit } in both cases cannot hold it.

explain-siamese-fish = In { $base } the { $digit } can only go to { $cover }, or to { $fins }; seen differently, to { $other-cover }, or to { $other-fins }. Each of the two is a fish with fins: a cell that loses its { $digit } both to the fish and to its fins cannot hold it.

technique-skyscraper = Skyscraper
technique-two-string-kite = Two-string kite
technique-turbot-fish = Turbot fish
explain-turbot-fish = If { $first } is not { $digit }, { $second } is; then { $third } is not, so { $last } is. So one of { $first } and { $last } is { $digit }, and no cell that sees both can be.
explain-dual-kite = { $second } and { $third } cannot hold the same digit. If { $first } is not { $digit }, then { $last } is; and if { $other-first } is not { $other-digit }, then { $other-last } is. No cell that sees both ends of a kite can hold its digit.

technique-empty-rectangle = Empty rectangle
explain-empty-rectangle = If { $end } is not { $digit }, { $start } is; then { $near } cannot be, so in { $box } the { $digit } is in { $far }. Either { $end } or { $far } has it, and no cell that sees both can.
explain-dual-empty-rectangle = In { $box } the { $digit } can only go to { $near } or { $far }, the two arms of a cross. If { $end } is not { $digit }, { $start } is, and this forces the { $digit } out of one arm into the other; { $other-end } and { $other-start } do the same. A cell that sees such an end and the arm into which the { $digit } is then forced cannot hold it.

technique-template-set = Template set
technique-template-delete = Template delete

technique-xy-wing = XY-wing
explain-xy-wing = { $pivot } is one of { $pivot-digits }. In either case one of { $pincers } must be { $digit }. A cell that sees both of them cannot be { $digit }.

technique-remote-pair = Remote pair
explain-remote-pair = { $cells } all have only { $digits }, and each cell of the chain sees the next: { $chain }. So the two digits alternate, and two cells an odd number of steps apart, such as { $ends }, hold one each. A cell that sees both of such a pair can hold neither digit.

technique-simple-colours = Simple colours
technique-multi-colours = Multi-colours
technique-3d-medusa = 3D Medusa
explain-colours-trap = Strong links connect candidates of two colours alternately. So either all of the first colour are true: { $first }; or all of the second: { $second }. What conflicts with both colours is false.
explain-colours-wrap = Strong links connect candidates of two colours alternately: either all of the first colour are true, { $first }, or all of the second, { $second }. But two candidates of the first colour conflict with each other. So the first colour is false.
explain-colours-empty-cell = Strong links connect candidates of two colours alternately: either all of the first colour are true, { $first }, or all of the second, { $second }. But the first would leave { $cell } without a candidate. So the first colour is false.
explain-colours-bridge = Strong links give two pairs of colours. Of the first pair one is true: { $first }, or { $second }. Of the second pair one is true: { $third }, or { $fourth }. If a colour of one pair conflicts with a colour of the other, they are not both true, so the opposite of at least one of them is. What conflicts with both opposites is false.
explain-colours-both = Strong links give two pairs of colours. Of the first pair one is true: { $first }, or { $second }. Of the second pair one is true: { $third }, or { $fourth }. But { $first } conflicts with both colours of the second pair, one of which is true. So that colour is false.

technique-x-chain = X-chain
explain-x-chain = Suppose { $first } is false. Then { $last } is true: { $chain }. At each =, a house has only two places for { $digit }, so if it is not in one it is in the other; at each -, two cells see each other. So one of { $ends } is { $digit }, and no cell that sees both can be { $digit }.

technique-xy-chain = XY-chain
explain-xy-chain = Suppose { $first } is false. Then { $last } is true: { $chain }. Each cell has two candidates: if one is false, the other is true and takes that digit from the next cell. So one of { $ends } is { $digit }, and no cell that sees both can be { $digit }.

technique-continuous-nice-loop = Continuous nice loop
explain-continuous-nice-loop = The chain closes to a loop: { $chain }. Around the loop, its candidates are alternately true and false, in one of two ways. So of any two joined by -, one is true, and what conflicts with both is false.

technique-aic = Alternating inference chain (AIC)
explain-aic = Suppose { $first } is false. Then { $last } is true, link by link: { $chain }. At each =, if one is false, the other is true; at each -, they are not both true. So one of the two ends is true, and what conflicts with both is false.

technique-discontinuous-nice-loop = Discontinuous nice loop
explain-discontinuous-nice-loop = Suppose { $first } is false. Then { $last } is true, link by link: { $chain }. At each =, if one is false, the other is true; at each -, they are not both true. So one of the two ends is true, and what conflicts with both is false.
explain-chain-onto-itself = Suppose { $first } is false. Then, link by link, it is true: { $chain }. So it is true, and what conflicts with it is false.

technique-grouped-continuous-nice-loop = Grouped continuous nice loop
explain-grouped-continuous-nice-loop = The chain closes to a loop: { $chain }. Where cells are written together, the digit is in one of them. Around the loop, its nodes are alternately true and false, in one of two ways. So of any two joined by -, one is true, and what conflicts with both is false.

technique-grouped-aic = Grouped alternating inference chain
explain-grouped-aic = Suppose { $first } is false. Then { $last } is true, link by link: { $chain }. Where cells are written together, the digit is in one of them. So one of the two ends is true, and what conflicts with both is false.

technique-grouped-discontinuous-nice-loop = Grouped discontinuous nice loop
explain-grouped-discontinuous-nice-loop = Suppose { $first } is false. Then { $last } is true, link by link: { $chain }. Where cells are written together, the digit is in one of them. So one of the two ends is true, and what conflicts with both is false.

technique-forcing-chain-contradiction = Forcing chain (contradiction)
technique-forcing-net-contradiction = Forcing net (contradiction)
technique-forcing-chain-verity = Forcing chain (verity)
technique-forcing-net-verity = Forcing net (verity)
technique-nishio = Nishio
technique-forcing-net-plus-contradiction = Forcing net plus (contradiction)
technique-forcing-net-plus-verity = Forcing net plus (verity)
technique-nested-forcing-net = Nested forcing net
technique-kraken-fish-1 = Kraken fish, type 1
technique-kraken-fish-2 = Kraken fish, type 2

technique-aligned-pair-exclusion = Aligned pair exclusion
explain-aligned-pair-exclusion = Try all ways to fill { $base }: some put one digit twice into a house, others would take all candidates from one of { $excluders }. None of those that remain has { $out }.

technique-aligned-triplet-exclusion = Aligned triplet exclusion
explain-aligned-triplet-exclusion = Try all ways to fill { $base }: some put one digit twice into a house, others would take all candidates from one of { $excluders }. None of those that remain has { $out }.

technique-w-wing = W-wing
explain-w-wing = { $cells } both have only { $digits }. In { $house } the { $link-digit } can only go to { $link }, and each of these sees one of the first two. So one of the first two loses its { $link-digit } and is { $digit }. A cell that sees both cannot be { $digit }.

technique-xyz-wing = XYZ-wing
explain-xyz-wing = { $pivot } is one of { $pivot-digits }. If it is not { $digit } itself, one of { $pincers } must be. A cell that sees all three cannot be { $digit }.

technique-unique-rectangle-1 = Unique rectangle, type 1
explain-unique-rectangle-1 = If { $roof } held { $digits } too, { $cells } could be filled with { $digits } in two ways, and the puzzle would have two solutions. So { $roof } holds another digit.

technique-unique-rectangle-2 = Unique rectangle, type 2
explain-unique-rectangle-2 = With nothing but { $digits } in { $cells }, these two digits could be exchanged, and the puzzle would have two solutions. So { $out } is in { $roof }, and a cell that sees both cannot hold it.

technique-unique-rectangle-3 = Unique rectangle, type 3
explain-unique-rectangle-3 = With nothing but { $digits } in { $cells }, these two digits could be exchanged, and the puzzle would have two solutions. So one of { $roof } holds another digit, and together with { $subset } it forms a subset, with as many digits as cells. Nothing else in { $houses } can hold { $out }.

technique-unique-rectangle-4 = Unique rectangle, type 4
explain-unique-rectangle-4 = In { $houses } the { $confined } can only go to { $roof }, so one of these cells is { $confined }. If the other were { $other }, { $digits } could be exchanged in { $cells }, and the puzzle would have two solutions.

technique-unique-rectangle-5 = Unique rectangle, type 5
explain-unique-rectangle-5 = With nothing but { $digits } in { $cells }, these two digits could be exchanged, and the puzzle would have two solutions. So { $out } is in one of { $roof }, and a cell that sees all of these cannot hold it.

technique-unique-rectangle-6 = Unique rectangle, type 6
explain-unique-rectangle-6 = In { $houses } the { $confined } can only go to cells of the rectangle { $cells }. So { $roof } are both { $confined }, or neither is. If both were, { $digits } could be exchanged in the four cells, and the puzzle would have two solutions.

technique-hidden-rectangle = Hidden rectangle
explain-hidden-rectangle = In { $houses } the { $confined } can only go to cells of the rectangle { $cells }. If { $corner } were { $other }, its two neighbours in the rectangle would be { $confined } and the opposite corner { $other }; these digits could be exchanged, and the puzzle would have two solutions.

technique-avoidable-rectangle-1 = Avoidable rectangle, type 1
explain-avoidable-rectangle-1 = None of { $cells } is given. If { $roof } held { $digits } too, the two digits could be exchanged there, and the puzzle would have two solutions. So { $roof } holds another digit.

technique-avoidable-rectangle-2 = Avoidable rectangle, type 2
explain-avoidable-rectangle-2 = None of { $cells } is given. With nothing but { $digits } there, these two digits could be exchanged, and the puzzle would have two solutions. So { $out } is in one of { $roof }, and a cell that sees both cannot hold it.

technique-sue-de-coq = Sue de Coq
explain-sue-de-coq = The { $count } cells { $crossing } (where { $line } and { $box } cross), { $in-line } and { $in-box } have { $count } digits between them, if one that can be in both { $in-line } and { $in-box } is counted twice. A line or box has each only once, so none can be there more often, and all of them are there: those of { $in-line } nowhere else in { $line }, those of { $in-box } nowhere else in { $box }, and any others of { $crossing } nowhere else in either.

technique-als-xz = ALS-XZ
explain-als-xz = { $first } and { $last } each have one digit more than cells. { $common } cannot be in both; the one without it holds all its other digits. Whichever that is, { $digits } is in one of the two, and a cell that sees every place for it in both cannot hold it.
explain-als-xz-twice = { $first } and { $last } each have one digit more than cells. Neither of the digits { $common } can be in both, so each set takes one of them, and all its other digits must be in it: a cell that sees every place for such a digit in its set cannot hold it.

technique-als-xy-wing = ALS-XY-wing
explain-als-xy-wing = { $first }, { $middle } and { $last } each have one digit more than cells. { $middle-cells } cannot lack both { $first-common } and { $last-common }. So { $first-cells } loses { $first-common } to it, or { $last-cells } loses { $last-common }, and then holds all its other digits, { $digits } among them. A cell that sees every place for such a digit in both sets cannot hold it.

technique-als-chain = ALS-chain
explain-als-chain = In { $chain }, each set has one digit more than cells, and the digit between two sets cannot be in both. If { $first } lacks { $digits }, it holds all its other digits; so the next set lacks the digit between them and holds all its others, and so on to { $last }. So one of the two ends has { $digits }, and a cell that sees every place for it in both cannot hold it.

technique-death-blossom = Death Blossom
explain-death-blossom = For each candidate of { $stem } there is a set with one digit more than cells that loses this digit if { $stem } takes it ({ $petals }). That set then holds all its other digits. So whatever { $stem } is, { $digits } is in one of the sets, and a cell that sees every place for it in all of them cannot hold it.

technique-bug-plus-1 = BUG+1
explain-bug-plus-1 = Without { $extras }, every empty cell would have two candidates, and every digit two places in each house where it is missing. In such a grid everything can be exchanged in pairs, so it has two solutions or none. So { $extras } is true.

technique-bug-2 = BUG, type 2
explain-bug-2 = Without { $extras }, every empty cell would have two candidates, and every digit two places in each house where it is missing, and there would be two solutions or none. So { $digit } is in one of { $roof }, and a cell that sees all of these cannot hold it.

technique-bug-3 = BUG, type 3
explain-bug-3 = Without { $extras }, every empty cell would have two candidates, and every digit two places in each house where it is missing, and there would be two solutions or none. So one of { $roof } holds one of { $extra-digits }, and together with { $cells } it forms a subset, with as many digits as cells. Nothing else in { $house } can hold these digits.

technique-bug-4 = BUG, type 4
explain-bug-4 = Without { $extras }, every empty cell would have two candidates, and every digit two places in each house where it is missing, and there would be two solutions or none. So one of these is true. In { $house } the { $digit } can only go to { $roof }: one of the two cells takes it, the other one of the extra candidates. There is room for nothing else.

technique-bug-plus-n = BUG+n
explain-bug-plus-n = Without { $extras }, every empty cell would have two candidates, and every digit two places in each house where it is missing, and there would be two solutions or none. So one of { $extras } is true, and a candidate that conflicts with each of them is false.

technique-wxyz-wing = WXYZ-wing
explain-wxyz-wing = { $cells } have as many digits as cells: { $digits }. { $others } can each be there only once, so they do not fill the cells: one of these is { $digit }. A cell that sees every place for it there cannot be { $digit }.

technique-vwxyz-wing = VWXYZ-wing
explain-vwxyz-wing = { $cells } have as many digits as cells: { $digits }. { $others } can each be there only once, so they do not fill the cells: one of these is { $digit }. A cell that sees every place for it there cannot be { $digit }.

technique-unique-loop-1 = Unique loop, type 1
explain-unique-loop-1 = { $cells } form a loop. If { $roof } held { $digits } too, the loop could be filled with { $digits } in two ways, and the puzzle would have two solutions. So { $roof } holds another digit.

technique-unique-loop-2 = Unique loop, type 2
explain-unique-loop-2 = { $cells } form a loop. With nothing but { $digits } in it, these two digits could be exchanged, and the puzzle would have two solutions. So { $out } is in one of { $roof }, and a cell that sees all of these cannot hold it.

technique-unique-loop-3 = Unique loop, type 3
explain-unique-loop-3 = { $cells } form a loop. With nothing but { $digits } in it, these two digits could be exchanged, and the puzzle would have two solutions. So one of { $roof } holds another digit, and together with { $subset } it forms a subset, with as many digits as cells. Nothing else in { $houses } can hold { $out }.

technique-unique-loop-4 = Unique loop, type 4
explain-unique-loop-4 = { $cells } form a loop. In { $houses } the { $confined } can only go to { $roof }, so one of these cells is { $confined }. If the other were { $other }, { $digits } could be exchanged in the loop, and the puzzle would have two solutions.

technique-gurth-symmetry = Gurth's symmetry
technique-reverse-bug = Reverse BUG
technique-extended-rectangle = Extended rectangle
technique-borescoper-polygon = Borescoper's polygon
explain-borescoper-polygon = If { $cells } held only { $digits }, whichever stood where, they could be filled in another way that gives every house the same digits: the puzzle would have two solutions. So { $guardians-count ->
    [1] { $guardians } is true.
   *[other] one of { $guardians } is true, and what all of these rule out is false.
    }

technique-broken-wing = Broken wing
technique-bivalue-oddagon = Bivalue oddagon
technique-tridagon = Tridagon
technique-firework-triple = Firework triple
technique-firework-quadruple = Firework quadruple
technique-sk-loop = SK-loop
technique-multi-sector-locked-set = Multi-sector locked set
technique-junior-exocet = Junior exocet
technique-junior-exocet-plus = Junior exocet plus
technique-double-exocet = Double exocet
technique-senior-exocet = Senior exocet
technique-impossible-pattern = Impossible pattern
technique-or-k-net = OR-k net
technique-or-k-forcing-net = OR-k forcing net
technique-bivalue-chain = Bivalue chain
technique-z-chain = Z-chain
technique-t-whip = T-whip
technique-whip = Whip
technique-g-whip = G-whip
technique-braid = Braid
