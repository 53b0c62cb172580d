## Technieken: naam en uitleg (de regels voor argumenten staan in en/techniques.ftl)

conclude-place = Invullen: { $candidates }.
conclude-eliminate = { $candidates-count ->
    [one] Daarmee vervalt { $candidates }.
   *[other] Daarmee vervallen { $candidates }.
}

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
explain-locked-pair = In { $cells } komen samen alleen { $digits } voor, dus staan beide cijfers daar. Geen andere cel in { $houses } kan ze bevatten.

technique-locked-triple = Drietal in lijn en blok
explain-locked-triple = In { $cells } komen samen alleen { $digits } voor, dus staan alle drie de cijfers daar. Geen andere cel in { $houses } kan ze bevatten.

technique-naked-pair = Naakt paar
explain-naked-pair = In { $cells } komen samen alleen { $digits } voor, dus staan beide cijfers daar. Geen andere cel in { $houses } kan ze bevatten.

technique-naked-triple = Naakt drietal
explain-naked-triple = In { $cells } komen samen alleen { $digits } voor, dus staan alle drie de cijfers daar. Geen andere cel in { $houses } kan ze bevatten.

technique-naked-quad = Naakt viertal
explain-naked-quad = In { $cells } komen samen alleen { $digits } voor, dus staan alle vier de cijfers daar. Geen andere cel in { $houses } kan ze bevatten.

technique-hidden-pair = Verborgen paar
explain-hidden-pair = In { $house } kunnen { $digits } alleen in { $cells }. Ze vullen deze twee cellen, en iets anders past er niet.

technique-hidden-triple = Verborgen drietal
explain-hidden-triple = In { $house } kunnen { $digits } alleen in { $cells }. Ze vullen deze drie cellen, en iets anders past er niet.

technique-hidden-quad = Verborgen viertal
explain-hidden-quad = In { $house } kunnen { $digits } alleen in { $cells }. Ze vullen deze vier cellen, en iets anders past er niet.

technique-x-wing = X-Wing
technique-swordfish = Zwaardvis
technique-jellyfish = Kwal
technique-squirmbag = Squirmbag
technique-whale = Walvis
technique-leviathan = Leviathan
technique-finned-x-wing = X-Wing met vin
technique-finned-swordfish = Zwaardvis met vin
technique-finned-jellyfish = Kwal met vin
technique-finned-squirmbag = Squirmbag met vin
technique-finned-whale = Walvis met vin
technique-finned-leviathan = Leviathan met vin
technique-sashimi-x-wing = Sashimi-X-Wing
technique-sashimi-swordfish = Sashimi-zwaardvis
technique-sashimi-jellyfish = Sashimi-kwal
technique-sashimi-squirmbag = Sashimi-squirmbag
technique-sashimi-whale = Sashimi-walvis
technique-sashimi-leviathan = Sashimi-leviathan
technique-franken-x-wing = Franken-X-Wing
technique-franken-swordfish = Franken-zwaardvis
technique-franken-jellyfish = Franken-kwal
technique-franken-squirmbag = Franken-squirmbag
technique-franken-whale = Franken-walvis
technique-franken-leviathan = Franken-leviathan
technique-finned-franken-x-wing = Franken-X-Wing met vin
technique-finned-franken-swordfish = Franken-zwaardvis met vin
technique-finned-franken-jellyfish = Franken-kwal met vin
technique-finned-franken-squirmbag = Franken-squirmbag met vin
technique-finned-franken-whale = Franken-walvis met vin
technique-finned-franken-leviathan = Franken-leviathan met vin
technique-mutant-x-wing = Mutant-X-Wing
technique-mutant-swordfish = Mutant-zwaardvis
technique-mutant-jellyfish = Mutant-kwal
technique-mutant-squirmbag = Mutant-squirmbag
technique-mutant-whale = Mutant-walvis
technique-mutant-leviathan = Mutant-leviathan
technique-finned-mutant-x-wing = Mutant-X-Wing met vin
technique-finned-mutant-swordfish = Mutant-zwaardvis met vin
technique-finned-mutant-jellyfish = Mutant-kwal met vin
technique-finned-mutant-squirmbag = Mutant-squirmbag met vin
technique-finned-mutant-whale = Mutant-walvis met vin
technique-finned-mutant-leviathan = Mutant-leviathan met vin

explain-fish = In { $base } kan de { $digit } alleen in { $cover }. Dus hebben { $cover } daar hun { $digit } en nergens anders.

explain-finned-fish = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }. Ofwel hebben { $cover } daar hun { $digit } en nergens anders, ofwel staat er in { $fins } een { $digit }. Een cel die haar { $digit } in beide gevallen verliest, kan hem niet bevatten.

explain-franken-fish = In { $base } staat telkens één { $digit }, in verschillende cellen, die alle in { $cover } liggen. Dus hebben { $cover } daar hun { $digit }: geen andere cel ervan kan hem bevatten, en ook geen cel die in twee ervan ligt.

explain-finned-franken-fish = In { $base } staat telkens één { $digit }. Staat geen ervan in { $fins }, dan staan ze in verschillende cellen, die alle in { $cover } liggen; dan kan daar geen andere cel een { $digit } bevatten, en ook geen cel die in twee ervan ligt. Ofwel is dat zo, ofwel staat de { $digit } in { $fins }. Een cel die haar { $digit } in beide gevallen verliest, kan hem niet bevatten.

explain-siamese-fish = In { $base } kan de { $digit } alleen in { $cover }, of in { $fins }; anders gezien alleen in { $other-cover }, of in { $other-fins }. Elk van beide is een vis met vinnen: een cel die haar { $digit } zowel door de vis als door diens vinnen verliest, kan hem niet bevatten.

technique-skyscraper = Wolkenkrabber
technique-two-string-kite = Two-string kite
technique-turbot-fish = Turbotvis
explain-turbot-fish = Als { $first } niet de { $digit } is, is { $second } het; dan is { $third } het niet, dus { $last } wel. Een van { $first } en { $last } is de { $digit }, en geen cel die beide ziet kan hem bevatten.
explain-dual-kite = { $second } en { $third } kunnen niet hetzelfde cijfer bevatten. Als { $first } niet de { $digit } is, is { $last } het; en als { $other-first } niet de { $other-digit } is, is { $other-last } het. Geen cel die beide einden van een kite ziet, kan het cijfer ervan bevatten.

technique-empty-rectangle = Lege rechthoek
explain-empty-rectangle = Als { $end } niet de { $digit } is, is { $start } het; dan kan hij niet in { $near }, dus staat hij in { $box } in { $far }. Of { $end } of { $far } heeft hem, en geen cel die beide ziet kan hem bevatten.
explain-dual-empty-rectangle = In { $box } kan de { $digit } alleen in { $near } of { $far }, de twee armen van een kruis. Als { $end } niet de { $digit } is, is { $start } het, en dat drijft de { $digit } van de ene arm naar de andere; { $other-end } en { $other-start } doen hetzelfde. Een cel die zo'n einde ziet en de arm waarheen de { $digit } dan wordt gedreven, kan hem niet bevatten.

technique-template-set = Sjablonen: invullen
technique-template-delete = Sjablonen: schrappen

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
explain-x-chain = Stel dat { $first } onwaar is. Dan is { $last } waar: { $chain }. Elke = is een huis met maar twee plaatsen voor de { $digit }: staat hij niet op de ene, dan op de andere. Elke - verbindt twee cellen die elkaar zien. Dus staat in een van de cellen { $ends } de { $digit }, en een cel die beide ziet, kan hem niet bevatten.

technique-xy-chain = XY-keten
explain-xy-chain = Stel dat { $first } onwaar is. Dan is { $last } waar: { $chain }. Elke cel heeft twee kandidaten: is de ene onwaar, dan is de andere waar en neemt dat cijfer van de volgende cel weg. Dus staat in een van de cellen { $ends } de { $digit }, en een cel die beide ziet, kan hem niet bevatten.

technique-continuous-nice-loop = Gesloten lus (nice loop)
explain-continuous-nice-loop = De keten sluit zich tot een lus: { $chain }. Langs de lus zijn de kandidaten om en om waar en onwaar, op een van twee manieren. Van elke twee die een - verbindt, is er dus een waar, en wat met die beide botst, is onwaar.

technique-aic = Wisselketen (AIC)
explain-aic = Stel dat { $first } onwaar is. Dan volgt, schakel na schakel, dat { $last } waar is: { $chain }. Bij elke = is het ene waar als het andere onwaar is; bij elke - zijn ze niet allebei waar. Dus is een van de twee uiteinden waar, en wat met beide botst, is onwaar.

technique-discontinuous-nice-loop = Open lus (nice loop)
explain-discontinuous-nice-loop = Stel dat { $first } onwaar is. Dan volgt, schakel na schakel, dat { $last } waar is: { $chain }. Bij elke = is het ene waar als het andere onwaar is; bij elke - zijn ze niet allebei waar. Dus is een van de twee uiteinden waar, en wat met beide botst, is onwaar.
explain-chain-onto-itself = Stel dat { $first } onwaar is. Dan volgt, schakel na schakel, dat het waar is: { $chain }. Dus is het waar, en wat ermee botst, is onwaar.

technique-grouped-continuous-nice-loop = Gesloten lus met groepen
explain-grouped-continuous-nice-loop = De keten sluit zich tot een lus: { $chain }. Cellen die samen geschreven zijn, tellen als één schakel, die waar is als het cijfer in een ervan staat. Langs de lus zijn de schakels om en om waar en onwaar, op een van twee manieren. Van elke twee die een - verbindt, is er dus een waar, en wat met die beide botst, is onwaar.

technique-grouped-aic = Wisselketen met groepen (AIC)
explain-grouped-aic = Stel dat { $first } onwaar is. Dan volgt, schakel na schakel, dat { $last } waar is: { $chain }. Cellen die samen geschreven zijn, tellen als één schakel, die waar is als het cijfer in een ervan staat. Dus is een van de twee uiteinden waar, en wat met beide botst, is onwaar.

technique-grouped-discontinuous-nice-loop = Open lus met groepen
explain-grouped-discontinuous-nice-loop = Stel dat { $first } onwaar is. Dan volgt, schakel na schakel, dat { $last } waar is: { $chain }. Cellen die samen geschreven zijn, tellen als één schakel, die waar is als het cijfer in een ervan staat. Dus is een van de twee uiteinden waar, en wat met beide botst, is onwaar.

technique-forcing-chain-contradiction = Dwangketen (tegenspraak)
technique-forcing-net-contradiction = Dwangnet (tegenspraak)
technique-forcing-chain-verity = Dwangketen (zelfde gevolg)
technique-forcing-net-verity = Dwangnet (zelfde gevolg)
technique-nishio = Nishio
technique-forcing-net-plus-contradiction = Dwangnet plus (tegenspraak)
technique-forcing-net-plus-verity = Dwangnet plus (zelfde gevolg)
technique-nested-forcing-net = Genest dwangnet
technique-kraken-fish-1 = Krakenvis, type 1
technique-kraken-fish-2 = Krakenvis, type 2

technique-aligned-pair-exclusion = Uitsluiting van paren
explain-aligned-pair-exclusion = Ga alle manieren na om { $base } te vullen: sommige zetten een cijfer twee keer in een huis, andere zouden een van { $excluders } alle kandidaten ontnemen. In geen van de overige komt { $out } voor.

technique-aligned-triplet-exclusion = Uitsluiting van drietallen
explain-aligned-triplet-exclusion = Ga alle manieren na om { $base } te vullen: sommige zetten een cijfer twee keer in een huis, andere zouden een van { $excluders } alle kandidaten ontnemen. In geen van de overige komt { $out } voor.

technique-w-wing = W-Wing
explain-w-wing = { $cells } hebben allebei alleen { $digits }. In { $house } kan de { $link-digit } alleen in { $link }, en elk van die cellen ziet een van de eerste twee. Dus verliest een van de eerste twee de { $link-digit } en wordt { $digit }. Een cel die beide ziet, kan geen { $digit } bevatten.

technique-xyz-wing = XYZ-Wing
explain-xyz-wing = { $pivot } bevat een van de cijfers { $pivot-digits }. Is dat niet de { $digit }, dan staat die in een van de cellen { $pincers }. Een cel die alle drie ziet, kan geen { $digit } bevatten.

technique-unique-rectangle-1 = Unieke rechthoek, type 1
explain-unique-rectangle-1 = Als ook in { $roof } een van de cijfers { $digits } stond, dan waren { $cells } op twee manieren met { $digits } te vullen en had de puzzel twee oplossingen. Dus staat in { $roof } een ander cijfer.

technique-unique-rectangle-2 = Unieke rechthoek, type 2
explain-unique-rectangle-2 = Stonden in { $cells } alleen { $digits }, dan kon men die twee verwisselen en had de puzzel twee oplossingen. Dus staat de { $out } in { $roof }, en een cel die beide ziet, kan hem niet bevatten.

technique-unique-rectangle-3 = Unieke rechthoek, type 3
explain-unique-rectangle-3 = Stonden in { $cells } alleen { $digits }, dan kon men die twee verwisselen en had de puzzel twee oplossingen. Dus bevat een van de cellen { $roof } een ander cijfer en vormt met { $subset } een groep met evenveel cellen als cijfers. Geen andere cel in { $houses } kan { $out } bevatten.

technique-unique-rectangle-4 = Unieke rechthoek, type 4
explain-unique-rectangle-4 = In { $houses } kan de { $confined } alleen in { $roof }, dus een van die cellen is { $confined }. Was de andere { $other }, dan kon men { $digits } in { $cells } verwisselen en had de puzzel twee oplossingen.

technique-unique-rectangle-5 = Unieke rechthoek, type 5
explain-unique-rectangle-5 = Stonden in { $cells } alleen { $digits }, dan kon men die twee verwisselen en had de puzzel twee oplossingen. Dus staat de { $out } in een van de cellen { $roof }, en een cel die ze allemaal ziet, kan hem niet bevatten.

technique-unique-rectangle-6 = Unieke rechthoek, type 6
explain-unique-rectangle-6 = In { $houses } kan de { $confined } alleen in cellen van de rechthoek { $cells } staan. Dus zijn { $roof } allebei { $confined } of geen van beide. Waren ze het allebei, dan kon men { $digits } in de vier cellen verwisselen en had de puzzel twee oplossingen.

technique-hidden-rectangle = Verborgen rechthoek
explain-hidden-rectangle = In { $houses } kan de { $confined } alleen in cellen van de rechthoek { $cells } staan. Stond in { $corner } de { $other }, dan stond in de twee hoeken ernaast de { $confined } en in de hoek er schuin tegenover de { $other }; de cijfers waren dan te verwisselen en de puzzel had twee oplossingen.

technique-avoidable-rectangle-1 = Vermijdbare rechthoek, type 1
explain-avoidable-rectangle-1 = Geen van de cellen { $cells } is gegeven. Als ook in { $roof } een van de cijfers { $digits } stond, dan kon men die twee daar verwisselen en had de puzzel twee oplossingen. Dus staat in { $roof } een ander cijfer.

technique-avoidable-rectangle-2 = Vermijdbare rechthoek, type 2
explain-avoidable-rectangle-2 = Geen van de cellen { $cells } is gegeven. Stonden daar alleen { $digits }, dan kon men die twee verwisselen en had de puzzel twee oplossingen. Dus staat de { $out } in een van de cellen { $roof }, en een cel die beide ziet, kan hem niet bevatten.

technique-sue-de-coq = Sue de Coq
explain-sue-de-coq = De cellen { $crossing } (waar { $line } en { $box } elkaar kruisen), { $in-line } en { $in-box }, samen { $count }, hebben { $count } cijfers, als je een cijfer dat zowel in { $in-line } als in { $in-box } kan staan dubbel telt. In een lijn of blok staat elk cijfer maar één keer; geen cijfer kan dus vaker in deze cellen staan dan het geteld is, en om ze te vullen zijn ze allemaal nodig. Dus staan die van { $in-line } nergens anders in { $line }, die van { $in-box } nergens anders in { $box } en eventuele andere van { $crossing } nergens anders in { $line } en { $box }.

technique-als-xz = ALS-XZ
explain-als-xz = { $first } en { $last } hebben elk een cijfer meer dan cellen. De { $common } kan niet in allebei staan; de groep zonder dat cijfer bevat al haar andere cijfers. Hoe dan ook staat { $digits } in een van de twee, en een cel die in beide alle plaatsen ervoor ziet, kan het niet bevatten.
explain-als-xz-twice = { $first } en { $last } hebben elk een cijfer meer dan cellen. Geen van de cijfers { $common } kan in allebei staan. Dus neemt elke groep er een van, en al haar verdere cijfers moeten erin staan: een cel die alle plaatsen van zo'n cijfer in zijn groep ziet, kan het niet bevatten.

technique-als-xy-wing = ALS-XY-Wing
explain-als-xy-wing = { $first }, { $middle } en { $last } hebben elk een cijfer meer dan cellen. In { $middle-cells } kunnen { $first-common } en { $last-common } niet allebei ontbreken. Dus ontbreekt de { $first-common } in { $first-cells } of de { $last-common } in { $last-cells }, en daar staan dan alle andere cijfers van de verzameling, waaronder { $digits }. Een cel die in de eerste en de laatste verzameling alle plaatsen van zo'n cijfer ziet, kan dat cijfer niet bevatten.

technique-als-chain = ALS-keten
explain-als-chain = In { $chain } heeft elke groep een cijfer meer dan cellen, en het cijfer tussen twee groepen kan niet in allebei staan. Ontbreekt { $digits } in { $first }, dan staan daar alle andere, dus mist de volgende groep het cijfer ertussen en bevat haar andere, en zo verder tot { $last }. Een van de twee einden bevat dus { $digits }, en een cel die daar alle plaatsen ervoor ziet, kan het niet bevatten.

technique-death-blossom = Doodsbloesem
explain-death-blossom = Bij elke kandidaat van { $stem } hoort een groep met een cijfer meer dan cellen, die hem verliest als hij in { $stem } staat ({ $petals }). Die groep bevat dan al haar andere cijfers. { $digits } staat dus in een van de groepen, wat { $stem } ook is, en een cel die in al die groepen alle plaatsen ervoor ziet, kan het niet bevatten.

technique-bug-plus-1 = BUG+1
explain-bug-plus-1 = Zonder { $extras } had elke lege cel twee kandidaten en elk cijfer twee plaatsen in elk huis waarin het ontbreekt. In zo'n rooster is alles paarsgewijs te verwisselen: het heeft twee oplossingen of geen. Dus klopt { $extras }.

technique-bug-2 = BUG, type 2
explain-bug-2 = Zonder { $extras } had elke lege cel twee kandidaten en elk cijfer twee plaatsen in elk huis waarin het ontbreekt, en waren er twee oplossingen of geen. Dus staat de { $digit } in een van de cellen { $roof }, en een cel die ze allemaal ziet, kan hem niet bevatten.

technique-bug-3 = BUG, type 3
explain-bug-3 = Zonder { $extras } had elke lege cel twee kandidaten en elk cijfer twee plaatsen in elk huis waarin het ontbreekt, en waren er twee oplossingen of geen. Dus bevat een van de cellen { $roof } een van de cijfers { $extra-digits } en vormt met { $cells } een groep met evenveel cellen als cijfers. Geen andere cel in { $house } kan deze cijfers bevatten.

technique-bug-4 = BUG, type 4
explain-bug-4 = Zonder { $extras } had elke lege cel twee kandidaten en elk cijfer twee plaatsen in elk huis waarin het ontbreekt, en waren er twee oplossingen of geen. Dus klopt een van deze. In { $house } kan de { $digit } alleen in { $roof }: de ene van de twee cellen neemt hem, de andere een van de extra kandidaten. Voor iets anders is er geen plaats.

technique-bug-plus-n = BUG+n
explain-bug-plus-n = Zonder { $extras } had elke lege cel twee kandidaten en elk cijfer twee plaatsen in elk huis waarin het ontbreekt, en waren er twee oplossingen of geen. Dus klopt een van de kandidaten { $extras }, en wat met geen daarvan samengaat, is onwaar.

technique-wxyz-wing = WXYZ-Wing
explain-wxyz-wing = In de cellen { $cells } komen evenveel cijfers voor als er cellen zijn: { $digits }. { $others } kunnen er elk maar één keer staan en vullen de cellen dus niet: een ervan is { $digit }. Een cel die daar alle plaatsen ervoor ziet, kan geen { $digit } bevatten.

technique-vwxyz-wing = VWXYZ-Wing
explain-vwxyz-wing = In de cellen { $cells } komen evenveel cijfers voor als er cellen zijn: { $digits }. { $others } kunnen er elk maar één keer staan en vullen de cellen dus niet: een ervan is { $digit }. Een cel die daar alle plaatsen ervoor ziet, kan geen { $digit } bevatten.

technique-unique-loop-1 = Unieke lus, type 1
explain-unique-loop-1 = { $cells } vormen een lus. Als ook in { $roof } een van de cijfers { $digits } stond, dan was de lus op twee manieren met { $digits } te vullen en had de puzzel twee oplossingen. Dus staat in { $roof } een ander cijfer.

technique-unique-loop-2 = Unieke lus, type 2
explain-unique-loop-2 = { $cells } vormen een lus. Stonden daarin alleen { $digits }, dan kon men die twee verwisselen en had de puzzel twee oplossingen. Dus staat de { $out } in een van de cellen { $roof }, en een cel die ze allemaal ziet, kan hem niet bevatten.

technique-unique-loop-3 = Unieke lus, type 3
explain-unique-loop-3 = { $cells } vormen een lus. Stonden daarin alleen { $digits }, dan kon men die twee verwisselen en had de puzzel twee oplossingen. Dus bevat een van de cellen { $roof } een ander cijfer en vormt met { $subset } een groep met evenveel cellen als cijfers. Geen andere cel in { $houses } kan { $out } bevatten.

technique-unique-loop-4 = Unieke lus, type 4
explain-unique-loop-4 = { $cells } vormen een lus. In { $houses } kan de { $confined } alleen in { $roof }, dus een van die cellen is { $confined }. Was de andere { $other }, dan kon men { $digits } in de lus verwisselen en had de puzzel twee oplossingen.

technique-gurth-symmetry = Symmetrie van Gurth
technique-reverse-bug = Omgekeerde BUG
technique-extended-rectangle = Uitgebreide rechthoek
technique-borescoper-polygon = Veelhoek van Borescoper
explain-borescoper-polygon = Stonden in { $cells } alleen { $digits }, dan kon men deze cellen, hoe ze ook gevuld waren, op een andere manier vullen waarbij elk huis dezelfde cijfers hield: de puzzel had twee oplossingen. Dus { $guardians-count ->
    [1] klopt { $guardians }.
   *[other] klopt een van { $guardians }, en wat ze allemaal uitsluiten, is onwaar.
    }

technique-broken-wing = Gebroken vleugel
technique-bivalue-oddagon = Bivalue-oddagon
technique-tridagon = Tridagon
technique-firework-triple = Vuurwerkdrietal
technique-firework-quadruple = Vuurwerkviertal
technique-sk-loop = SK-lus
technique-multi-sector-locked-set = Meerlijnsgroep
technique-junior-exocet = Junior-exocet
technique-junior-exocet-plus = Junior-exocet plus
technique-double-exocet = Dubbel exocet
technique-senior-exocet = Senior-exocet
technique-impossible-pattern = Onmogelijk patroon
technique-or-k-net = OR-k-net
technique-or-k-forcing-net = OR-k-vertakkingsnet
technique-bivalue-chain = Bivalue-keten
technique-z-chain = Z-keten
technique-t-whip = T-whip
technique-whip = Whip
technique-g-whip = G-whip
technique-braid = Braid
