## Uitleg bij de technieken die de feature `extreme` toevoegt (zie en/extreme.ftl)

explain-template-set = Alle manieren om de { $digit } één keer in elke rij, elke kolom en elk blok te schrijven, gebruiken binnen { $cells } dezelfde cellen.
explain-template-set-taken = Alle manieren om { $taken } te schrijven, gebruiken deze cellen. Alle manieren om daarnaast de { $digit } één keer in elke rij, elke kolom en elk blok te schrijven, gebruiken binnen { $cells } dezelfde cellen.

explain-template-delete = Alle manieren om de { $digit } één keer in elke rij, elke kolom en elk blok te schrijven, gebruiken alleen de cellen { $cells }.
explain-template-delete-taken = Alle manieren om { $taken } te schrijven, gebruiken deze cellen. Alle manieren om daarnaast de { $digit } één keer in elke rij, elke kolom en elk blok te schrijven, gebruiken alleen de cellen { $cells }.

explain-forcing-empties-cell = Stel dat { $supposed } waar is. Dan volgt stap voor stap: { $chain }. Maar nu houdt { $cell } geen kandidaat over, een tegenspraak.
explain-forcing-empties-house = Stel dat { $supposed } waar is. Dan volgt stap voor stap: { $chain }. Maar nu is er voor de { $digit } geen plaats meer in { $house }, een tegenspraak.
explain-forcing-empties-cell-at-once = Stel dat { $supposed } waar is. Dan houdt { $cell } geen kandidaat over, een tegenspraak.
explain-forcing-empties-house-at-once = Stel dat { $supposed } waar is. Dan is er voor de { $digit } geen plaats meer in { $house }, een tegenspraak.
explain-forcing-cell = Een van de kandidaten van { $cell } is waar. Neem ze achtereenvolgens aan en kijk wat eruit volgt: { $chain }. Elke keer komt er hetzelfde uit.
explain-forcing-house = In { $house } moet de { $digit } ergens staan. Neem zijn plaatsen achtereenvolgens aan en kijk wat eruit volgt: { $chain }. Elke keer komt er hetzelfde uit.
explain-net-contradiction = Stel dat { $supposed } waar is. Wie van daaruit verder oplost, komt op een tegenspraak uit.
explain-net-cell = Een van de kandidaten van { $cell } is waar. Neem ze een voor een aan en ga van daaruit verder met oplossen.
explain-net-house = In { $house } moet de { $digit } ergens staan. Neem zijn plaatsen een voor een aan en ga van daaruit verder met oplossen.

explain-kraken-fish-1 = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Staat hij niet in { $fins }, dan hebben { $cover } hun { $digit } in { $base } en nergens anders. Staat hij daar wel, dan valt { $out } elke keer weg: { $chain }. In beide gevallen is het onwaar.

explain-kraken-fish-2 = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Staat hij niet in { $fins }, dan staat de { $digit } van { $house } waar { $house } { $base } kruist. Elk van die plaatsen, en elk van { $fins }, sluit { $out } uit: { $chain }. In elk geval is het onwaar.

explain-gurth-symmetry = Draait men het rooster een halve slag, dan komen de gegeven cijfers op gegeven cijfers te liggen, als men de cijfers van de paren { $pairs } verwisselt; { $fixed } blijven wat ze zijn. Ook de zo gedraaide oplossing is een oplossing, en er is er maar één. Dus staat elk cijfer tegenover zijn partner, en bevat de middelste cel een cijfer dat blijft.
explain-gurth-symmetry-diagonal = Spiegelt men het rooster in de diagonaal van linksboven naar rechtsonder, dan komen de gegeven cijfers op gegeven cijfers te liggen, als men de cijfers van de paren { $pairs } verwisselt; { $fixed } blijven wat ze zijn. Ook de zo gespiegelde oplossing is een oplossing, en er is er maar één. Dus staat elk cijfer tegenover zijn partner, en bevatten de cellen van de diagonaal cijfers die blijven.
explain-gurth-symmetry-anti-diagonal = Spiegelt men het rooster in de diagonaal van rechtsboven naar linksonder, dan komen de gegeven cijfers op gegeven cijfers te liggen, als men de cijfers van de paren { $pairs } verwisselt; { $fixed } blijven wat ze zijn. Ook de zo gespiegelde oplossing is een oplossing, en er is er maar één. Dus staat elk cijfer tegenover zijn partner, en bevatten de cellen van de diagonaal cijfers die blijven.

explain-reverse-bug = { $digits } staan in { $cells }. Met { $last } erbij had daar elke rij, elke kolom en elk blok allebei of geen van beide. In de rest van het rooster kon men die twee dan verwisselen, en geen ervan is daar gegeven: de puzzel had twee oplossingen. Dus is { $last } onwaar.

explain-extended-rectangle = Stonden in { $cells } alleen { $digits }, dan kon men daar { $lines } verwisselen en hield elk huis zijn cijfers: de puzzel had twee oplossingen. Dus { $guardians-count ->
    [1] klopt { $guardians }.
   *[other] klopt een van { $guardians }, en wat ze allemaal uitsluiten, is onwaar.
    }

explain-broken-wing = De plaatsen { $cells } van de { $digit } vormen in { $houses } een ring, en { $cells-count } is oneven. Stond de { $digit } in deze huizen nergens anders, dan wisselden ja en nee elkaar in de ring af; bij een oneven aantal kan dat niet. Dus staat de { $digit } in { $guardians-count ->
    [1] { $guardians }.
   *[other] een van { $guardians }, en een cel die ze allemaal ziet, kan hem niet bevatten.
    }

explain-bivalue-oddagon = De cellen { $cells } vormen een ring, elk met de volgende in een huis, en { $cells-count } is oneven. Met alleen { $digits } zouden de twee cijfers elkaar in de ring afwisselen; bij een oneven aantal kan dat niet. Dus { $guardians-count ->
    [1] klopt { $guardians }.
   *[other] klopt een van { $guardians }, en wat ze allemaal uitsluiten, is onwaar.
    }

explain-tridagon = De cellen { $cells } liggen in vier blokken, in elk drie, waarvan er geen twee een rij of kolom delen. Met alleen { $digits } zijn ze niet te vullen. Van een blok naar het volgende ernaast moet elk cijfer van rij veranderen, naar het volgende erboven of eronder van kolom. Als ze alle drie veranderen, kan hun volgorde alleen opschuiven (van abc naar bca of cab); maar in { $box } liggen de drie cellen andersom schuin, en na een rondje langs de vier blokken zou de volgorde omgekeerd terugkomen. Dus { $guardians-count ->
    [1] klopt de enige andere kandidaat in deze cellen, { $guardians }.
   *[other] klopt een van de andere kandidaten in deze cellen, { $guardians }, en wat ze allemaal uitsluiten, is onwaar.
    }

explain-firework-triple = In { $lines } kan elk van de cijfers { $digits } buiten { $boxes } alleen in { $wings } staan. In { $boxes } staat elk maar één keer, niet één keer voor elke lijn. Dus staat elk in { $stems } of in { $wings }: drie cijfers voor deze drie cellen. Voor iets anders is daar geen plaats, en in { $boxes } staan de cijfers alleen op deze twee lijnen.

explain-firework-quadruple = De cellen { $stems } liggen op lijnen die elkaar nog eens kruisen in { $wings }. Neem voor elk van de cijfers { $digits } de stam waarvan rij en kolom het buiten zijn blok alleen { $wings } laten. In het blok staat het maar één keer, niet één keer voor elke lijn; dus staat het in die stam of in { $wings }. Vier cijfers voor vier cellen: voor iets anders is daar geen plaats, en in { $boxes } staan de cijfers alleen op deze lijnen.

explain-sk-loop = De { $count } cellen { $cells } vormen een ring van celparen rond vier ingevulde cellen. Een cijfer kan daar in elk huis waardoor het gedekt is hoogstens één keer staan (eerst de cijfers, dan het huis: r is een rij, c een kolom, b een blok): { $links }. Daarmee is elke kandidaat van de cellen gedekt, dus is er plaats voor hoogstens { $count } cijfers, net genoeg om de cellen te vullen. Dus staat elk cijfer in elk van zijn huizen in de ring, en daar nergens anders.

explain-multi-sector-locked-set = In de { $count } cellen { $cells } kan een cijfer in elke lijn waardoor het gedekt is hoogstens één keer staan (eerst de cijfers, dan de lijn: r is een rij, c een kolom): { $links }. Daarmee is elke kandidaat van de cellen gedekt, dus is er plaats voor hoogstens { $count } cijfers, net genoeg om de cellen te vullen. Dus staat elk cijfer in elk van zijn lijnen in deze cellen, en daar nergens anders; waar een cijfer ook door evenveel andere lijnen gedekt wordt, geldt hetzelfde voor die.

explain-junior-exocet = Een cijfer dat in { $base } staat, moet ook in { $lines } elk één keer staan. Omdat het in { $base } staat, is er daar in { $boxes } alleen in { $targets } plaats voor; in de andere blokken liggen al zijn plaatsen daar op twee lijnen, dus staat het daar hoogstens twee keer. Dus staat het ook in een van { $targets }, en die bevatten dezelfde twee cijfers als { $base }{ $trial ->
    [0] {" "}en geen andere.
   *[other] . Het cijfer in { $target } staat ook in { $base }; daarom is er in het blok van { $other } alleen in { $mirror } plaats voor, en voor dat in { $other } in het blok van { $target } alleen in { $other-mirror }. Dus { $choices ->
        [1] is
       *[other] zijn
        } in { $order }, in deze volgorde, alleen { $pairs } mogelijk; geen ander paar past in de doelen en vindt ook in { $mirror }, in { $other-mirror } en in { $lines } plaats. Wat met geen daarvan te verenigen is, is onwaar.
    }

explain-junior-exocet-plus = Een cijfer dat in { $base } staat, moet ook in { $lines } elk één keer staan. Omdat het in { $base } staat, is er daar in { $boxes } alleen in { $targets } plaats voor; in de andere blokken liggen al zijn plaatsen daar op twee lijnen, dus staat het daar hoogstens twee keer. Waar een doel uit twee cellen bestaat, zit daarin een ander cijfer vast, zodat er maar voor één plaats is. Dus staat het ook in een doel, en de twee doelen bevatten dezelfde twee cijfers als { $base }{ $trial ->
    [0] {" "}en geen andere.
   *[other] . Dus { $choices ->
        [1] is
       *[other] zijn
        } in { $order }, in deze volgorde, alleen { $pairs } mogelijk; geen ander paar past in de doelen en vindt ook in { $lines } plaats. Wat met geen daarvan te verenigen is, is onwaar.
    }

explain-double-exocet = Een cijfer dat in { $base } staat, moet ook in { $lines } elk één keer staan. Omdat het in { $base } staat, is er daar in { $boxes } alleen in { $targets } plaats voor; in de andere blokken liggen al zijn plaatsen daar op twee lijnen, dus staat het daar hoogstens twee keer. Dus staat het ook in een van { $targets }, en die bevatten dezelfde twee cijfers als { $base }. Net zo bevatten { $targets2 } dezelfde twee als { $base2 }, en dat zijn andere cijfers. { $order } laten, in deze volgorde, alleen { $pairs } toe, { $order2 } alleen { $pairs2 }; geen ander paar past in de doelen en vindt ook elders plaats. Wat met geen enkele mogelijke invulling van deze vier cellen te verenigen is, is onwaar.

explain-senior-exocet = Een cijfer dat in { $base } staat, moet ook in { $lines } elk één keer staan. Waar het { $base } ziet, kan het niet staan; zijn overige plaatsen daar, buiten { $targets }, liggen op twee lijnen, dus staat het daar hoogstens twee keer. Dus staat het ook in een van { $targets }, en die bevatten dezelfde twee cijfers als { $base }{ $trial ->
    [0] {" "}en geen andere.
   *[other] . Dus { $choices ->
        [1] is
       *[other] zijn
        } in { $order }, in deze volgorde, alleen { $pairs } mogelijk; geen ander paar past in de doelen en vindt ook in { $lines } plaats. Wat met geen daarvan te verenigen is, is onwaar.
    }

explain-impossible-pattern = De cellen { $cells } zijn met alleen { $digits } niet te vullen. Zet de cijfers op elke mogelijke manier in { $start }; telkens blijft door wat volgt een van de cellen zonder cijfer. Dus { $guardians-count ->
    [1] klopt { $guardians }.
   *[other] klopt een van { $guardians }, en wat ze allemaal uitsluiten, is onwaar.
    }

explain-or-k-net = { $cells } zijn met alleen { $digits } niet te vullen, dus klopt een van { $guardians }. Als { $supposed } klopte, kon geen daarvan kloppen, of bleef er elders geen plaats over.

explain-or-k-forcing-net = { $cells } zijn met alleen { $digits } niet te vullen, dus klopt een van { $guardians }. Als { $supposed } klopte, leidde elk daarvan tot een tegenspraak.
remark-tridagon = De cellen { $cells } liggen in vier blokken, in elk drie, waarvan er geen twee een rij of kolom delen. Met alleen { $digits } zijn ze niet te vullen. Van een blok naar het volgende ernaast moet elk cijfer van rij veranderen, naar het volgende erboven of eronder van kolom. Als ze alle drie veranderen, kan hun volgorde alleen opschuiven (van abc naar bca of cab); maar in { $box } liggen de drie cellen andersom schuin, en na een rondje langs de vier blokken zou de volgorde omgekeerd terugkomen.

explain-whip-others = Hetzelfde geldt voor { $others }.
explain-whip-notation = In de gebruikelijke notatie: { $notation }.

## De regels van redeneringen. Kort, want een net kan er vijftig hebben. $says luidt "r4c7 = 3" of "r4c7 ≠ 3".

line-supposed = Stel { $says }
line-last-cell = laatste kandidaat
line-last-house = laatste plaats in { $house }
line-otherwise-cell = anders houdt { $cell } geen kandidaat over
line-otherwise-house = anders is er voor de { $digit } geen plaats meer in { $house }
line-ended-cell = { $cell } houdt geen kandidaat over
line-ended-house = voor de { $digit } is geen plaats meer in { $house }
line-so = dus { $says }
line-in-every-case = Dus in elk geval { $says }
line-one-of = een van { $cells } is { $digit }
line-relation = een van { $candidates } klopt
line-unfillable = { $cells } zijn met alleen { $digits } niet te vullen
line-last-guardian = als enige daarvan over
line-no-guardian = geen daarvan is over
line-uses = { $count ->
    [one] regel { $numbers }
   *[other] regels { $numbers }
}
line-cases-cell = Een van de kandidaten van { $cell } is waar. Neem ze een voor een aan.
line-cases-house = In { $house } moet de { $digit } ergens staan. Neem zijn plaatsen een voor een aan.

brief-pointing = de { $digit } in { $from } alleen in { $cells }
brief-claiming = de { $digit } in { $from } alleen in { $cells }
brief-naked-pair = alleen { $digits } in { $cells }
brief-naked-triple = alleen { $digits } in { $cells }
brief-hidden-pair = { $digits } in { $house } alleen in { $cells }
brief-fish = de { $digit } in { $base } alleen in { $cover }
