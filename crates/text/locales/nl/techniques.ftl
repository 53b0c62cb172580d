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

technique-remote-pair = Paar op afstand
explain-remote-pair = { $cells } bevatten alle alleen { $digits }, en elke cel van de keten ziet de volgende: { $chain }. De twee cijfers wisselen elkaar dus af, en twee cellen die een oneven aantal stappen van elkaar liggen, zoals { $ends }, bevatten er elk een. Een cel die beide van zo'n paar ziet, kan geen van de cijfers bevatten.

technique-simple-colours = Eenvoudige kleuring
technique-multi-colours = Meervoudige kleuring
technique-3d-medusa = 3D-Medusa
explain-colours-trap = Sterke verbindingen koppelen om en om de kandidaten van twee kleuren. Dus zijn óf alle van de eerste kleur waar: { $first }; óf alle van de tweede: { $second }. Wat met beide kleuren botst, is onwaar.
explain-colours-wrap = Sterke verbindingen koppelen om en om de kandidaten van twee kleuren: óf alle van de eerste zijn waar, { $first }, óf alle van de tweede, { $second }. Maar twee kandidaten van de eerste botsen met elkaar. Dus is de eerste kleur onwaar.
explain-colours-empty-cell = Sterke verbindingen koppelen om en om de kandidaten van twee kleuren: óf alle van de eerste zijn waar, { $first }, óf alle van de tweede, { $second }. Maar de eerste zou { $cell } geen kandidaat laten. Dus is de eerste kleur onwaar.
explain-colours-bridge = Sterke verbindingen geven twee paren kleuren. Van het eerste paar is er een waar: { $first }, of { $second }. Van het tweede is er een waar: { $third }, of { $fourth }. Waar een kleur van het ene paar met een van het andere botst, zijn ze niet allebei waar, dus is een van hun twee tegenkleuren het. Wat met die beide botst, is onwaar.
explain-colours-both = Sterke verbindingen geven twee paren kleuren. Van het eerste paar is er een waar: { $first }, of { $second }. Van het tweede is er een waar: { $third }, of { $fourth }. Maar { $first } botst met beide kleuren van het tweede paar, waarvan er een waar is. Dus is die kleur onwaar.

technique-x-chain = X-keten
explain-x-chain = Stel dat { $first } onwaar is. Dan is { $last } waar: { $chain }. Elke = is een huis met maar twee plaatsen voor de { $digit }, waarvan de ene volgt als het de andere niet is; elke - verbindt twee cellen die elkaar zien. Dus staat in een van de cellen { $ends } de { $digit }, en niet in een cel die beide ziet.

technique-xy-chain = XY-keten
explain-xy-chain = Stel dat { $first } onwaar is. Dan is { $last } waar: { $chain }. Elke cel heeft twee kandidaten, zodat de ene volgt als de andere onwaar is, en neemt dat cijfer van de volgende weg. Dus staat in een van de cellen { $ends } de { $digit }, en niet in een cel die beide ziet.

technique-continuous-nice-loop = Gesloten lus (nice loop)
explain-continuous-nice-loop = De keten sluit zich tot een lus: { $chain }. Rondom zijn de kandidaten om en om waar en onwaar, te beginnen met de ene of de andere. Van elke twee die een - verbindt, is er dus een waar, en wat met die beide botst, is onwaar.

technique-aic = Wisselketen (AIC)
explain-aic = Stel dat { $first } onwaar is. Dan is, schakel na schakel, { $last } waar: { $chain }. Bij elke = volgt het ene als het andere onwaar is; bij elke - zijn ze niet allebei waar. Dus is een van de twee uiteinden waar, en wat met beide botst, is onwaar.

technique-discontinuous-nice-loop = Open lus (nice loop)
explain-discontinuous-nice-loop = Stel dat { $first } onwaar is. Dan is, schakel na schakel, { $last } waar: { $chain }. Bij elke = volgt het ene als het andere onwaar is; bij elke - zijn ze niet allebei waar. Dus is een van de twee uiteinden waar, en wat met beide botst, is onwaar.
explain-chain-onto-itself = Stel dat { $first } onwaar is. Dan volgt, schakel na schakel, dat het waar is: { $chain }. Dus is het waar, en wat ermee botst, is onwaar.

technique-grouped-continuous-nice-loop = Gesloten lus met groepen
explain-grouped-continuous-nice-loop = De keten sluit zich tot een lus: { $chain }. Cellen die samen geschreven zijn, tellen als één, waar als een ervan het is. Rondom zijn de schakels om en om waar en onwaar, te beginnen met de ene of de andere. Van elke twee die een - verbindt, is er dus een waar, en wat met die beide botst, is onwaar.

technique-grouped-aic = Wisselketen met groepen (AIC)
explain-grouped-aic = Stel dat { $first } onwaar is. Dan is, schakel na schakel, { $last } waar: { $chain }. Cellen die samen geschreven zijn, tellen als één, waar als een ervan het is. Dus is een van de twee uiteinden waar, en wat met beide botst, is onwaar.

technique-grouped-discontinuous-nice-loop = Open lus met groepen
explain-grouped-discontinuous-nice-loop = Stel dat { $first } onwaar is. Dan is, schakel na schakel, { $last } waar: { $chain }. Cellen die samen geschreven zijn, tellen als één, waar als een ervan het is. Dus is een van de twee uiteinden waar, en wat met beide botst, is onwaar.

technique-template-set = Sjablonen (in alle)
explain-template-set = Zet alle manieren op een rij om de { $digit } één keer in elke rij, kolom en elk blok te schrijven die zijn cijfers en kandidaten openlaten. Ze hebben alle bepaalde cellen gemeen.
explain-template-set-known = Wat alle manieren om een cijfer te schrijven gemeen hebben, is waar; dat geeft eerst { $known }. Zet alle manieren op een rij om de { $digit } één keer in elke rij, kolom en elk blok te schrijven die dan overblijven. Ze hebben alle bepaalde cellen gemeen.

technique-template-delete = Sjablonen (in geen)
explain-template-delete = Zet alle manieren op een rij om de { $digit } één keer in elke rij, kolom en elk blok te schrijven die zijn cijfers en kandidaten openlaten. Sommige kandidaten komen in geen ervan voor.
explain-template-delete-known = Wat alle manieren om een cijfer te schrijven gemeen hebben, is waar; dat geeft eerst { $known }. Zet alle manieren op een rij om de { $digit } één keer in elke rij, kolom en elk blok te schrijven die dan overblijven. Sommige kandidaten komen in geen ervan voor.

technique-forcing-chain-contradiction = Dwangketen (tegenspraak)
technique-forcing-net-contradiction = Dwangnet (tegenspraak)
technique-forcing-chain-verity = Dwangketen (zelfde gevolg)
technique-forcing-net-verity = Dwangnet (zelfde gevolg)
explain-forcing-empties-cell = Stel dat { $supposed } waar is. Dan zijn achtereenvolgens ook deze waar: { $chain }. Samen laten ze { $cell } geen kandidaat. Dus is de aanname onwaar.
explain-forcing-empties-house = Stel dat { $supposed } waar is. Dan zijn achtereenvolgens ook deze waar: { $chain }. Samen laten ze de { $digit } geen plaats in { $house }. Dus is de aanname onwaar.
explain-forcing-cell = Een van de kandidaten van { $cell } is waar. Neem ze achtereenvolgens aan en kijk wat er dan waar wordt: { $chain }. Elke keer komt er hetzelfde uit.
explain-forcing-house = In { $house } moet de { $digit } ergens staan. Neem zijn plaatsen achtereenvolgens aan en kijk wat er dan waar wordt: { $chain }. Elke keer komt er hetzelfde uit.
