## Technieken: naam en uitleg (de regels voor argumenten staan in en/techniques.ftl)

conclude-place = Invullen: { $candidates }.
conclude-eliminate = Daarmee vervalt: { $candidates }.

technique-full-house = Laatste cel
explain-full-house = { $cell } is de laatste lege cel in { $house }, en daar ontbreekt nog de { $digit }.

technique-naked-single = Enige kandidaat
explain-naked-single = In { $cell } is alleen nog de { $digit } mogelijk.

technique-hidden-single = Enige plaats
explain-hidden-single = In { $house } kan de { $digit } alleen in { $cell }.

technique-pointing = Doorsnede: blok op lijn
explain-pointing = In { $from } kan de { $digit } alleen in { $cells }, en die cellen liggen allemaal in { $to }. Een ervan bevat dus de { $digit } van { $to }.

technique-claiming = Doorsnede: lijn op blok
explain-claiming = In { $from } kan de { $digit } alleen in { $cells }, en die cellen liggen allemaal in { $to }. Een ervan bevat dus de { $digit } van { $to }.

technique-locked-pair = Paar in lijn en blok
explain-locked-pair = In { $cells } komen samen alleen { $digits } voor, dus beide cijfers staan daar. Verder kan geen cel in { $houses } ze bevatten.

technique-locked-triple = Drietal in lijn en blok
explain-locked-triple = In { $cells } komen samen alleen { $digits } voor, dus alle drie cijfers staan daar. Verder kan geen cel in { $houses } ze bevatten.

technique-naked-pair = Naakt paar
explain-naked-pair = In { $cells } komen samen alleen { $digits } voor, dus beide cijfers staan daar. Verder kan geen cel in { $houses } ze bevatten.

technique-naked-triple = Naakt drietal
explain-naked-triple = In { $cells } komen samen alleen { $digits } voor, dus alle drie cijfers staan daar. Verder kan geen cel in { $houses } ze bevatten.

technique-naked-quad = Naakt viertal
explain-naked-quad = In { $cells } komen samen alleen { $digits } voor, dus alle vier cijfers staan daar. Verder kan geen cel in { $houses } ze bevatten.

technique-hidden-pair = Verborgen paar
explain-hidden-pair = In { $house } kunnen { $digits } alleen in { $cells }. Ze vullen deze twee cellen, en iets anders past er niet.

technique-hidden-triple = Verborgen drietal
explain-hidden-triple = In { $house } kunnen { $digits } alleen in { $cells }. Ze vullen deze drie cellen, en iets anders past er niet.

technique-hidden-quad = Verborgen viertal
explain-hidden-quad = In { $house } kunnen { $digits } alleen in { $cells }. Ze vullen deze vier cellen, en iets anders past er niet.

technique-x-wing = X-Wing
explain-x-wing = In { $base } kan de { $digit } alleen in { $cover }. Dus hebben { $cover } daar hun { $digit } en nergens anders.

technique-swordfish = Zwaardvis
explain-swordfish = In { $base } kan de { $digit } alleen in { $cover }. Dus hebben { $cover } daar hun { $digit } en nergens anders.

technique-jellyfish = Kwal
explain-jellyfish = In { $base } kan de { $digit } alleen in { $cover }. Dus hebben { $cover } daar hun { $digit } en nergens anders.

technique-finned-x-wing = X-Wing met vin
explain-finned-x-wing = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Of { $cover } hebben daar hun { $digit } en nergens anders, of hij staat in { $fins }. Een cel die haar { $digit } in beide gevallen verliest, kan hem niet bevatten.

technique-finned-swordfish = Zwaardvis met vin
explain-finned-swordfish = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Of { $cover } hebben daar hun { $digit } en nergens anders, of hij staat in { $fins }. Een cel die haar { $digit } in beide gevallen verliest, kan hem niet bevatten.

technique-finned-jellyfish = Kwal met vin
explain-finned-jellyfish = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Of { $cover } hebben daar hun { $digit } en nergens anders, of hij staat in { $fins }. Een cel die haar { $digit } in beide gevallen verliest, kan hem niet bevatten.

technique-sashimi-x-wing = Sashimi-X-Wing
explain-sashimi-x-wing = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Of { $cover } hebben daar hun { $digit } en nergens anders, of hij staat in { $fins }. Een cel die haar { $digit } in beide gevallen verliest, kan hem niet bevatten.

technique-sashimi-swordfish = Sashimi-zwaardvis
explain-sashimi-swordfish = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Of { $cover } hebben daar hun { $digit } en nergens anders, of hij staat in { $fins }. Een cel die haar { $digit } in beide gevallen verliest, kan hem niet bevatten.

technique-sashimi-jellyfish = Sashimi-kwal
explain-sashimi-jellyfish = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Of { $cover } hebben daar hun { $digit } en nergens anders, of hij staat in { $fins }. Een cel die haar { $digit } in beide gevallen verliest, kan hem niet bevatten.

technique-xy-wing = XY-Wing
explain-xy-wing = { $pivot } bevat een van de cijfers { $pivot-digits }. In elk geval moet in een van de cellen { $pincers } de { $digit } staan. Een cel die beide ziet, kan hem niet bevatten.
