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
