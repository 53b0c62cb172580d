## Techniques: name and explanation
##
## Arguments: digits read "7 and 9", cells "r4c79", houses "row 4" or "columns 2 and 8",
## candidates "7 in r1c2 and r3c4". Of an argument x that is a set, $x-count is its size.
## Each explanation is one or two sentences that end in why it holds; what follows is said by
## conclude-place and conclude-eliminate.

conclude-place = Place { $candidates }.
conclude-eliminate = That rules out { $candidates }.

technique-full-house = Full house
explain-full-house = { $cell } is the last empty cell of { $house }, and { $digit } is the digit still missing there.

technique-naked-single = Naked single
explain-naked-single = { $digit } is the only candidate left in { $cell }.

technique-hidden-single = Hidden single
explain-hidden-single = In { $house }, { $digit } can only go to { $cell }.

technique-pointing = Locked candidates (pointing)
explain-pointing = In { $from }, { $digit } can only go to { $cells }, all in { $to }. One of these cells takes the { $digit } of { $to }.

technique-claiming = Locked candidates (claiming)
explain-claiming = In { $from }, { $digit } can only go to { $cells }, all in { $to }. One of these cells takes the { $digit } of { $to }.

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
explain-hidden-pair = In { $house }, { $digits } can only go to { $cells }. They fill these two cells, and nothing else fits there.

technique-hidden-triple = Hidden triple
explain-hidden-triple = In { $house }, { $digits } can only go to { $cells }. They fill these three cells, and nothing else fits there.

technique-hidden-quad = Hidden quad
explain-hidden-quad = In { $house }, { $digits } can only go to { $cells }. They fill these four cells, and nothing else fits there.

technique-x-wing = X-wing
explain-x-wing = In { $base }, { $digit } can only go to { $cover }. So { $cover } have their { $digit } there and nowhere else.

technique-swordfish = Swordfish
explain-swordfish = In { $base }, { $digit } can only go to { $cover }. So { $cover } have their { $digit } there and nowhere else.

technique-jellyfish = Jellyfish
explain-jellyfish = In { $base }, { $digit } can only go to { $cover }. So { $cover } have their { $digit } there and nowhere else.

technique-finned-x-wing = Finned X-wing
explain-finned-x-wing = In { $base }, { $digit } can only go to { $cover }, or to { $fins }. Either { $cover } have their { $digit } there and nowhere else, or it is in { $fins }. A cell that loses its { $digit } both ways cannot hold it.

technique-finned-swordfish = Finned swordfish
explain-finned-swordfish = In { $base }, { $digit } can only go to { $cover }, or to { $fins }. Either { $cover } have their { $digit } there and nowhere else, or it is in { $fins }. A cell that loses its { $digit } both ways cannot hold it.

technique-finned-jellyfish = Finned jellyfish
explain-finned-jellyfish = In { $base }, { $digit } can only go to { $cover }, or to { $fins }. Either { $cover } have their { $digit } there and nowhere else, or it is in { $fins }. A cell that loses its { $digit } both ways cannot hold it.

technique-sashimi-x-wing = Sashimi X-wing
explain-sashimi-x-wing = In { $base }, { $digit } can only go to { $cover }, or to { $fins }. Either { $cover } have their { $digit } there and nowhere else, or it is in { $fins }. A cell that loses its { $digit } both ways cannot hold it.

technique-sashimi-swordfish = Sashimi swordfish
explain-sashimi-swordfish = In { $base }, { $digit } can only go to { $cover }, or to { $fins }. Either { $cover } have their { $digit } there and nowhere else, or it is in { $fins }. A cell that loses its { $digit } both ways cannot hold it.

technique-sashimi-jellyfish = Sashimi jellyfish
explain-sashimi-jellyfish = In { $base }, { $digit } can only go to { $cover }, or to { $fins }. Either { $cover } have their { $digit } there and nowhere else, or it is in { $fins }. A cell that loses its { $digit } both ways cannot hold it.

technique-xy-wing = XY-wing
explain-xy-wing = { $pivot } is { $pivot-digits }, one or the other. Each way, one of { $pincers } must be { $digit }. A cell that sees both of them cannot be { $digit }.

technique-remote-pair = Remote pair
explain-remote-pair = { $cells } all have only { $digits }, and each cell of the chain sees the next: { $chain }. So the two digits alternate, and two cells an odd number of steps apart, such as { $ends }, hold one each. A cell that sees both of such a pair can hold neither digit.

technique-simple-colours = Simple colours
technique-multi-colours = Multi-colours
technique-3d-medusa = 3D Medusa
explain-colours-trap = Strong links join the candidates of two colours in turn. So either all of the first are true: { $first }; or all of the second: { $second }. What conflicts with both colours is false.
explain-colours-wrap = Strong links join the candidates of two colours in turn: either all of the first are true, { $first }, or all of the second, { $second }. But two candidates of the first conflict with each other. So the first colour is false.
explain-colours-empty-cell = Strong links join the candidates of two colours in turn: either all of the first are true, { $first }, or all of the second, { $second }. But the first would leave { $cell } without a candidate. So the first colour is false.
explain-colours-bridge = Strong links give two pairs of colours. Of the first pair one is true: { $first }, or { $second }. Of the second pair one is true: { $third }, or { $fourth }. Where a colour of one pair conflicts with a colour of the other, the two are not both true, so one of their two opposites is. What conflicts with both of those is false.
explain-colours-both = Strong links give two pairs of colours. Of the first pair one is true: { $first }, or { $second }. Of the second pair one is true: { $third }, or { $fourth }. But { $first } conflicts with both colours of the second pair, one of which is true. So that colour is false.

technique-x-chain = X-chain
explain-x-chain = Suppose { $first } is false. Then { $last } is true: { $chain }. Each = is a house with only two places for { $digit }, where one follows if the other is not; each - joins two cells that see each other. So one of { $ends } is { $digit }, and what sees both is not.

technique-xy-chain = XY-chain
explain-xy-chain = Suppose { $first } is false. Then { $last } is true: { $chain }. Each cell has two candidates, so that one follows if the other is false, and takes that digit from the next. So one of { $ends } is { $digit }, and what sees both is not.

technique-continuous-nice-loop = Continuous nice loop
explain-continuous-nice-loop = The chain closes to a loop: { $chain }. Its candidates are true and false in turn all the way round, starting with one or the other. So of each two joined by -, one is true, and what conflicts with both of these is false.

technique-aic = Alternating inference chain (AIC)
explain-aic = Suppose { $first } is false. Then { $last } is true, link by link: { $chain }. At each =, one follows if the other is false; at each -, they are not both true. So one of the two ends is true, and what conflicts with both is false.

technique-discontinuous-nice-loop = Discontinuous nice loop
explain-discontinuous-nice-loop = Suppose { $first } is false. Then { $last } is true, link by link: { $chain }. At each =, one follows if the other is false; at each -, they are not both true. So one of the two ends is true, and what conflicts with both is false.
explain-chain-onto-itself = Suppose { $first } is false. Then, link by link, it is true: { $chain }. So it is true, and what conflicts with it is false.

technique-grouped-continuous-nice-loop = Grouped continuous nice loop
explain-grouped-continuous-nice-loop = The chain closes to a loop: { $chain }. Cells written together count as one, true if one of them is. The nodes are true and false in turn all the way round, starting with one or the other. So of each two joined by -, one is true, and what conflicts with both of these is false.

technique-grouped-aic = Grouped alternating inference chain
explain-grouped-aic = Suppose { $first } is false. Then { $last } is true, link by link: { $chain }. Cells written together count as one, true if one of them is. So one of the two ends is true, and what conflicts with both is false.

technique-grouped-discontinuous-nice-loop = Grouped discontinuous nice loop
explain-grouped-discontinuous-nice-loop = Suppose { $first } is false. Then { $last } is true, link by link: { $chain }. Cells written together count as one, true if one of them is. So one of the two ends is true, and what conflicts with both is false.

technique-template-set = Templates (in all)
explain-template-set = List every way to write { $digit } once in each row, column and box that its digits and candidates leave. All of these have some cells in common.
explain-template-set-known = What all ways to write a digit have in common is true, which gives { $known } first. List every way to write { $digit } once in each row, column and box that this leaves. All of these have some cells in common.

technique-template-delete = Templates (in none)
explain-template-delete = List every way to write { $digit } once in each row, column and box that its digits and candidates leave. Some candidates are in none of them.
explain-template-delete-known = What all ways to write a digit have in common is true, which gives { $known } first. List every way to write { $digit } once in each row, column and box that this leaves. Some candidates are in none of them.

technique-forcing-chain-contradiction = Forcing chain (contradiction)
technique-forcing-net-contradiction = Forcing net (contradiction)
technique-forcing-chain-verity = Forcing chain (verity)
technique-forcing-net-verity = Forcing net (verity)
explain-forcing-empties-cell = Suppose { $supposed } is true. Then, in turn, these are: { $chain }. Together they leave { $cell } without a candidate. So the supposition is false.
explain-forcing-empties-house = Suppose { $supposed } is true. Then, in turn, these are: { $chain }. Together they leave { $digit } no place in { $house }. So the supposition is false.
explain-forcing-cell = One of the candidates of { $cell } is true. Suppose each of them in turn, and see what becomes true: { $chain }. Every time it comes to the same.
explain-forcing-house = In { $house }, { $digit } must go somewhere. Suppose each of its places in turn, and see what becomes true: { $chain }. Every time it comes to the same.
