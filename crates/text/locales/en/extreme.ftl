## Explanations of the techniques that the feature `extreme` of the crate `logic` adds. The rules for
## arguments are in techniques.ftl, and so are the names. The first visit to the site does without this file.

explain-template-set = All ways to write { $digit } once into every row, column and box use the same cells among { $cells }.
explain-template-set-taken = All ways to write { $taken } use these cells. All ways to write { $digit } beside them, once into every row, column and box, use the same cells among { $cells }.

explain-template-delete = All ways to write { $digit } once into every row, column and box use only the cells { $cells }.
explain-template-delete-taken = All ways to write { $taken } use these cells. All ways to write { $digit } beside them, once into every row, column and box, use only the cells { $cells }.

explain-forcing-empties-cell = Suppose { $supposed } is true. Then this follows, step by step: { $chain }. But now { $cell } has no candidate left, a contradiction.
explain-forcing-empties-house = Suppose { $supposed } is true. Then this follows, step by step: { $chain }. But now { $digit } has no place left in { $house }, a contradiction.
explain-forcing-empties-cell-at-once = Suppose { $supposed } is true. Then { $cell } has no candidate left, a contradiction.
explain-forcing-empties-house-at-once = Suppose { $supposed } is true. Then { $digit } has no place left in { $house }, a contradiction.
explain-forcing-cell = One of the candidates of { $cell } is true. Suppose each of them in turn, and see what becomes true: { $chain }. The result is the same every time.
explain-forcing-house = In { $house } the { $digit } must go somewhere. Suppose each of its places in turn, and see what becomes true: { $chain }. The result is the same every time.
explain-net-contradiction = Suppose { $supposed } is true, and continue solving from there: that leads to a contradiction.
explain-net-cell = One of the candidates of { $cell } is true. Suppose each of them in turn, and continue solving from there.
explain-net-house = In { $house } the { $digit } must go somewhere. Suppose each of its places in turn, and continue solving from there.

explain-kraken-fish-1 = In { $base } the { $digit } can only go to { $cover }, or to { $fins }. If it is not in { $fins }, { $cover } have their { $digit } in { $base } and nowhere else. If it is, each of { $fins } rules out { $out }: { $chain }. So it is false in either case.

explain-kraken-fish-2 = In { $base } the { $digit } can only go to { $cover }, or to { $fins }. If it is not in { $fins }, { $house } has its { $digit } where it crosses { $base }. Each of these places, and each of { $fins }, rules out { $out }: { $chain }. So it is false in any case.

explain-gurth-symmetry = If the grid is turned by half a turn, the givens come to lie on givens, with the digits exchanged in the pairs { $pairs }; { $fixed } stay as they are. The solution turned in this way is a solution too, and there is only one. So each digit stands opposite its partner, and the cell in the middle holds one that stays as it is.
explain-gurth-symmetry-diagonal = If the grid is reflected in the diagonal from the upper left to the lower right, the givens come to lie on givens, with the digits exchanged in the pairs { $pairs }; { $fixed } stay as they are. The solution reflected in this way is a solution too, and there is only one. So each digit stands opposite its partner, and the cells on the diagonal hold digits that stay as they are.
explain-gurth-symmetry-anti-diagonal = If the grid is reflected in the diagonal from the upper right to the lower left, the givens come to lie on givens, with the digits exchanged in the pairs { $pairs }; { $fixed } stay as they are. The solution reflected in this way is a solution too, and there is only one. So each digit stands opposite its partner, and the cells on the diagonal hold digits that stay as they are.

explain-reverse-bug = { $digits } stand in { $cells }. With { $last } as well, every row, column and box would have both of them there or neither. In the rest of the grid the two could then be exchanged, and none of them is given there: the puzzle would have two solutions. So { $last } is false.

explain-extended-rectangle = With { $digits } alone in { $cells }, the cells of { $lines } could be exchanged there, and every house would keep its digits: the puzzle would have two solutions. So { $guardians-count ->
    [1] { $guardians } is true.
   *[other] one of { $guardians } is true, and what all of these rule out is false.
    }

explain-broken-wing = The places { $cells } of { $digit } form a ring in { $houses }, and { $cells-count } is odd. If { $digit } were nowhere else in these houses, true and false would alternate round the ring; with an odd number they cannot. So { $digit } is in { $guardians-count ->
    [1] { $guardians }.
   *[other] one of { $guardians }, and a cell that sees all of these cannot hold it.
    }

explain-bivalue-oddagon = The cells { $cells } form a ring, each in a house with the next, and { $cells-count } is odd. With { $digits } alone the two digits would alternate round the ring; with an odd number of cells they cannot. So { $guardians-count ->
    [1] { $guardians } is true.
   *[other] one of { $guardians } is true, and what all of these rule out is false.
    }

explain-tridagon = The cells { $cells } lie in four boxes, three in each, and no two of the three share a row or a column. { $digits } alone cannot fill them. From one box to the next beside it, every digit must change its row, and from one to the next above or below it, its column. Where all three change, their order can only shift (abc to bca or cab); but { $box } slants the other way, and round the four boxes the order would come back reversed. So { $guardians-count ->
    [1] the only other candidate in these cells, { $guardians }, is true.
   *[other] one of the other candidates in these cells, { $guardians }, is true, and what all of these rule out is false.
    }

explain-firework-triple = In { $lines }, each of { $digits } can, outside { $boxes }, only go to { $wings }. In { $boxes } each is there only once, not once for each line. So each is in { $stems } or in { $wings }: three digits for these three cells. Nothing else fits into them, and in { $boxes } the digits are only on { $lines }.

explain-firework-quadruple = The cells { $stems } lie on { $lines }, which cross again in { $wings }. For each of { $digits }, take the stem whose row and column leave it, outside the stem's box, no place but { $wings }. The box has it only once, not once for each line; so it is in that stem or in { $wings }. Four digits for four cells: nothing else fits into them, and in { $boxes } the digits are only on these lines.

explain-sk-loop = The { $count } cells { $cells } form a ring of pairs of cells around four filled ones. A digit can be there once in each house that covers it (the digits, then the house: r is a row, c a column, b a box): { $links }. These cover every candidate of the cells and allow at most { $count } digits, just enough to fill them. So each digit is in the ring in each of its houses, and nowhere else there.

explain-multi-sector-locked-set = A digit can be in the { $count } cells { $cells } once in each line that covers it (the digits, then the line: r is a row, c a column): { $links }. These cover every candidate of the cells and allow at most { $count } digits, just enough to fill them. So each digit is in the cells in each of its lines, and nowhere else there; where a digit can be covered by other lines, as many, the same is true of those.

explain-junior-exocet = A digit that is in { $base } must also be in each of { $lines }. Since it is in { $base }, it has no place there in { $boxes } but { $targets }; in the other boxes two lines hold all its places there, so it is there twice at most. So it is in one of { $targets } as well, and these hold the same two digits as { $base }{ $trial ->
    [0] , and no others.
   *[other] . The digit of { $target } is in { $base } too, which leaves it only { $mirror } in the box of { $other }, and that of { $other } only { $other-mirror } in the box of { $target }. So in { $order }, in this order, only { $pairs } { $choices ->
        [1] is
       *[other] are
        } possible; any other pair does not fit into the targets or finds no room in { $mirror }, in { $other-mirror } or in { $lines }. What none of these allows is false.
    }

explain-junior-exocet-plus = A digit that is in { $base } must also be in each of { $lines }. Since it is in { $base }, it has no place there in { $boxes } but { $targets }; in the other boxes two lines hold all its places there, so it is there twice at most. Where a target is two cells, another digit is locked in them, so that there is room for one. So it is in a target as well, and the two targets hold the same two digits as { $base }{ $trial ->
    [0] , and no others.
   *[other] . In { $order }, in this order, only { $pairs } { $choices ->
        [1] is
       *[other] are
        } possible; any other pair does not fit into the targets or finds no room in { $lines }. What none of these allows is false.
    }

explain-double-exocet = A digit that is in { $base } must also be in each of { $lines }. Since it is in { $base }, it has no place there in { $boxes } but { $targets }; in the other boxes two lines hold all its places there, so it is there twice at most. So it is in one of { $targets } as well, and these hold the same two digits as { $base }. In the same way { $targets2 } hold the same two as { $base2 }, and these are other digits. In { $order }, in this order, only { $pairs } are possible, and in { $order2 } only { $pairs2 }; any other pair does not fit into the targets or finds no room elsewhere. What no way to fill all four allows is false.

explain-senior-exocet = A digit that is in { $base } must also be in each of { $lines }. It cannot be where it sees { $base }; apart from { $targets }, two lines hold all its other places there, so it is there twice at most. So it is in one of { $targets } as well, and these hold the same two digits as { $base }{ $trial ->
    [0] , and no others.
   *[other] . In { $order }, in this order, only { $pairs } { $choices ->
        [1] is
       *[other] are
        } possible; any other pair does not fit into the targets or finds no room in { $lines }. What none of these allows is false.
    }

explain-impossible-pattern = The cells { $cells } cannot be filled with { $digits } alone. Put the digits into { $start } in each way that is possible; each time, what follows leaves one of the cells without a digit. So { $guardians-count ->
    [1] { $guardians } is true.
   *[other] one of { $guardians } is true, and what all of these rule out is false.
    }

explain-or-k-net = { $cells } cannot all be filled with { $digits } alone, so one of { $guardians } is true. If { $supposed } were true, none of these could be, or there would be no room left elsewhere.

explain-or-k-forcing-net = { $cells } cannot all be filled with { $digits } alone, so one of { $guardians } is true. If { $supposed } were true, each of these would lead to a contradiction.
remark-tridagon = The cells { $cells } lie in four boxes, three in each, and no two of the three share a row or a column. { $digits } alone cannot fill them. From one box to the next beside it, every digit must change its row, and from one to the next above or below it, its column. Where all three change, their order can only shift (abc to bca or cab); but { $box } slants the other way, and round the four boxes the order would come back reversed.

explain-whip-others = The same goes for { $others }.
explain-whip-notation = In the usual notation: { $notation }.

## The lines of arguments. Short: a net can have fifty. $says reads "r4c7 = 3" or "r4c7 ≠ 3".

line-supposed = Suppose { $says }
line-last-cell = last candidate
line-last-house = last place in { $house }
line-otherwise-cell = otherwise { $cell } would have no candidate left
line-otherwise-house = otherwise { $digit } would have no place left in { $house }
line-ended-cell = { $cell } has no candidate left
line-ended-house = { $house } has no place left for { $digit }
line-so = so { $says }
line-in-every-case = So { $says } in every case
line-one-of = one of { $cells } is { $digit }
line-relation = one of { $candidates } is true
line-unfillable = { $cells } cannot be filled with { $digits } alone
line-last-guardian = the only one left of these
line-no-guardian = none of these is left
line-uses = { $count ->
    [one] line { $numbers }
   *[other] lines { $numbers }
}
line-cases-cell = One of the candidates of { $cell } is true. Suppose each of them in turn.
line-cases-house = In { $house } the { $digit } must go somewhere. Suppose each of its places in turn.

brief-pointing = { $digit } in { $from } only in { $cells }
brief-claiming = { $digit } in { $from } only in { $cells }
brief-naked-pair = only { $digits } in { $cells }
brief-naked-triple = only { $digits } in { $cells }
brief-hidden-pair = { $digits } in { $house } only in { $cells }
brief-fish = { $digit } in { $base } only in { $cover }
