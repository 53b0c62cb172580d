## De lessen over technieken: de kaart, de families, en waar je bij elke techniek op let.

lessons-title = Technieken
lessons-about = Van makkelijk naar moeilijk. Elke familie heeft een pagina: waar je op let, waarom het klopt, waar het vandaan komt, en bij elke techniek een stelling die haar laat zien, met ernaast een waarin het net niet klopt.
lessons-technique = Techniek
lessons-level = HoDoKu-niveau
lessons-score = Punten
lessons-positions = Stellingen
lessons-needing = Stellingen die haar nodig hebben
lessons-unused = niet standaard gebruikt
lessons-look = Waar je op let
lessons-why = Waarom het klopt
lessons-from = Waar het vandaan komt
lessons-pattern = Het patroon
lessons-miss = Waarom hier niet
lessons-members = De familie
lessons-practise = Oefenen
lessons-play = Openen in Spelen
lessons-legend = Doorlopende ring of rand: het patroon. Gestreept: het tweede deel ervan, of een vin. Streep: weggestreept. Schijf: ingevuld. Getinte band: een groep cellen die als één telt. Rand om een rij, kolom of blok: een huis dat bij het patroon hoort. In de stelling ernaast is de getinte cel wat anders is, en de kandidaat in de gevulde ring wat het patroon verstoort.
lessons-signs = In het rooster van tekens staat achter elke gemarkeerde kandidaat een teken: `*` het patroon, `'` het tweede deel ervan, `-` weggestreept, `+` ingevuld. Een gemarkeerde cel staat tussen haken, achter een gemarkeerde rij of kolom staat `#`, achter een van het tweede deel `'`.
lessons-one-solution = Ze gaat ervan uit dat de puzzel maar één oplossing heeft.
lessons-needed = { $count ->
    [one] { $count } stelling van ons heeft haar nodig: geen techniek die in de gewone volgorde eerder komt, vindt daar iets.
   *[other] { $count } stellingen van ons hebben haar nodig, elk uit een andere puzzel: geen techniek die in de gewone volgorde eerder komt, vindt daar iets.
}
lessons-shown = In deze stelling helpt ook een techniek die eerder komt. Hij wordt getoond omdat wij er geen kennen die deze techniek nodig heeft.
lessons-none = Nog geen stelling van ons laat haar zien.
lessons-giant = Ze is nooit nodig. Waar een vis van vijf of meer rijen is, kan het cijfer in de kolommen buiten de dekking alleen in de rijen buiten de basis. Die vormen een vis van hooguit vier met dezelfde wegstrepingen, en die wordt eerst gevonden.
lessons-late = In de gewone volgorde is ze bijna nooit nodig: ketens, bijna gesloten groepen of dwangnetten komen eerder en vinden wat zij vindt. Wie alleen met haar oplost, komt haar vaak tegen.

## De pagina van de lessen in de webapp

lessons-page-about = Van makkelijk naar moeilijk. Elke techniek heeft een les: waar je op let, waarom het klopt, stellingen die haar nodig hebben, en naast elke een waarin het net niet klopt.
lessons-from-learn = Elke techniek, van makkelijk naar moeilijk: waar je op let, waarom het klopt, en stellingen die haar nodig hebben.
lessons-facts = { $level } · { $score } punten
lessons-needed-by = { $count ->
    [0] –
    [one] { $count } stelling
   *[other] { $count } stellingen
}
lessons-position = Stelling { $number } van { $count }
lessons-find = Het patroon zit ergens in deze stelling. Zoek het voordat je het laat zien.
lessons-easier = In deze stelling helpt ook een techniek die in de gewone volgorde eerder komt.
lessons-show = Laten zien
lessons-back = De vorige stelling
lessons-next = De volgende stelling
lessons-no-miss = Wat je hier ook afzonderlijk terugneemt, het patroon blijft.
lessons-keys = Pijlen links en rechts: stellingen. Enter: laten zien.

miss-struck = Hier kan in { $cells } ook { $digit }.
miss-found = Hier is de { $digit } in { $cells } een gegeven cijfer.
miss-filled = Hier is { $cells } nog leeg; in de stelling ernaast staat daar { $digit }.
miss-spoiler = Daardoor kan ook { $digit } in { $cells }.
miss-so = Daarom volgt er niets: { $flaw }.

techniques-singles = Enige kandidaten en plaatsen
techniques-singles-look = Een cel waarin nog maar één cijfer kan, of een cijfer dat in een rij, kolom of blok nog maar in één cel past. Ga de cijfers blok voor blok na, dan de volste rijen en kolommen, en losse cellen het laatst.
techniques-singles-why = In elke cel staat een cijfer en in elk huis staat elk cijfer. Blijft er één mogelijkheid over, dan is dat de juiste.
techniques-singles-from = Zo oud als sudoku zelf. „Naked” en „hidden” komen uit de Engelse forums van 2005. Sudopli van E. Sturm zoekt eerst naar de enige kandidaat, dan naar de enige plaats.
lesson-full-house = De laatste lege cel van een rij, kolom of blok. Tel na welk van de negen cijfers ontbreekt.
lesson-naked-single = Een cel waarvan rij, kolom en blok samen al acht verschillende cijfers hebben. Het negende hoort erin. Zonder notities is dat moeilijk te zien, want de acht cijfers staan verspreid over drie huizen.
lesson-hidden-single = Een cijfer dat in een huis maar in één cel past, hoeveel kandidaten die cel ook heeft. Volg in een blok het cijfer langs de rijen en kolommen die het kruisen, en kijk welke cellen overblijven.

techniques-locked-candidates = Doorsneden
techniques-locked-candidates-look = Een lijn en een blok kruisen elkaar in drie cellen. Zoek een cijfer dat in een van de twee huizen alleen in die cellen kan.
techniques-locked-candidates-why = Het eerste huis heeft het cijfer nodig, dus staat het in een van de gemeenschappelijke cellen. Die horen allemaal ook bij het tweede huis, dat zijn cijfer dan heeft: in de andere cellen daarvan kan het niet staan.
techniques-locked-candidates-from = „Pointing” en „claiming” heten ze in de programma's van Andrew Stuart en Nicolas Juillerat; HoDoKu noemt ze type 1 en type 2.
lesson-pointing = In een blok kan een cijfer alleen in cellen van één rij of één kolom. Het wijst langs die lijn: buiten het blok kan het daar niet staan.
lesson-claiming = In een rij of kolom kan een cijfer alleen in cellen van één blok. De lijn eist het op: in de andere cellen van het blok kan het niet staan.

techniques-subsets = Deelverzamelingen
techniques-subsets-look = Evenveel cellen van een huis als cijfers die erbij horen: of de cellen hebben geen andere kandidaten (naakt), of de cijfers hebben geen andere cellen (verborgen).
techniques-subsets-why = Twee cellen met samen maar twee cijfers verbruiken die allebei, hoe dan ook. Geen andere cel van het huis kan ze dus bevatten. Hebben omgekeerd twee cijfers maar twee cellen, dan zijn die daarmee vol en past er niets anders in. Met drie en vier gaat het net zo.
techniques-subsets-from = Bekend sinds de eerste forums van 2005, net als de namen. Naakt en verborgen zijn twee kanten van één zaak: zijn in een huis n cellen leeg, dan hoort bij een naakte deelverzameling van k cellen een verborgen van n − k.
lesson-naked-pair = Twee cellen van een huis met dezelfde twee kandidaten en geen andere. Streep die twee cijfers in de rest van het huis weg.
lesson-naked-triple = Drie cellen van een huis met samen maar drie cijfers. Geen cel hoeft ze alle drie te hebben: 12, 23 en 13 is genoeg.
lesson-naked-quad = Vier cellen van een huis met samen maar vier cijfers. Zoek in huizen met veel lege cellen naar cellen met twee of drie kandidaten.
lesson-hidden-pair = Twee cijfers die in een huis alleen in dezelfde twee cellen kunnen. Streep al het andere in die twee cellen weg.
lesson-hidden-triple = Drie cijfers die in een huis samen maar drie cellen hebben. Let op cijfers met twee of drie plaatsen, niet op de cellen.
lesson-hidden-quad = Vier cijfers die in een huis samen maar vier cellen hebben. Zelden nodig, want bij hooguit acht lege cellen vormen de andere een naakte deelverzameling van hooguit vier.
lesson-locked-pair = Een naakt paar waarvan de cellen in een lijn en tegelijk in een blok liggen. Het ruimt beide huizen op.
lesson-locked-triple = Een naakt drietal waarvan de drie cellen de hele kruising van een lijn en een blok zijn. Het ruimt beide huizen op.

techniques-fish = Vissen
techniques-fish-look = Neem één cijfer en zoek een paar rijen, de basis, waarin het maar in evenveel kolommen kan, de dekking; of andersom. Begin met rijen waarin het cijfer twee of drie plaatsen heeft.
techniques-fish-why = Elke lijn van de basis heeft het cijfer één keer nodig, en geen kolom neemt het twee keer op. Zo verbruiken n rijen van de basis de n kolommen van de dekking: verder kan het cijfer in die kolommen nergens staan. Zijn er vinnen, dan geldt of de vis of een vin: een cel die het cijfer in beide gevallen verliest, kan het niet bevatten.
techniques-fish-from = X-wing en zwaardvis kwamen in 2005. „The Ultimate Fish Guide” van Obi-Wahn (Sudoku Players' Forum, 2006) bracht alle vissen in één vorm: basis, dekking en vinnen. De namen zijn die van HoDoKu (Bernhard Hobiger).
lesson-x-wing = Een cijfer dat in twee rijen alleen in dezelfde twee kolommen kan, of andersom.
lesson-basic-fish = Een cijfer dat in { $number } rijen maar in { $number } kolommen kan, of andersom. Niet elke lijn van de basis heeft alle { $number } plaatsen nodig; twee is genoeg.
lesson-finned-fish = Bijna een vis van { $number } lijnen: in een of meer daarvan heeft het cijfer een paar plaatsen te veel, de vinnen. Alleen cellen die in de dekking liggen en bovendien elke vin zien, verliezen het cijfer. Zoek dus vlak bij de vinnen, meestal in één blok.
lesson-sashimi-fish = Een vis met vinnen van { $number } lijnen die zonder vinnen onvolledig is: een lijn van de basis heeft in de dekking maar één plaats. De vin vervangt de ontbrekende hoek; je streept weg als bij de vis met vinnen.

techniques-single-digit-patterns = Patronen van één cijfer
techniques-single-digit-patterns-look = Neem één cijfer en let op de huizen waarin het precies twee plaatsen heeft. Twee van zulke huizen, aan één eind verbonden, is genoeg.
techniques-single-digit-patterns-why = In een huis met twee plaatsen is er één de juiste. Zijn twee van die huizen zo verbonden dat de verbonden einden niet allebei juist kunnen zijn, dan is het een van de twee vrije einden. Een cel die beide vrije einden ziet, kan het cijfer niet bevatten.
techniques-single-digit-patterns-from = „Turbot fish”: Nick70, Sudoku Players' Forum (2005). Wolkenkrabber en vlieger: Havard, „Strong links for beginners” (2006). Lege rechthoek en broken wing: Rod Hagglund.
lesson-skyscraper = Twee rijen met elk twee plaatsen voor een cijfer, waarvan één paar in dezelfde kolom: twee torens op één vloer, niet even hoog. De daken, de twee andere plaatsen, kunnen niet allebei onwaar zijn. Met kolommen net zo.
lesson-two-string-kite = Een rij en een kolom met elk twee plaatsen voor een cijfer; één plaats van de rij en één van de kolom liggen in één blok. De twee andere zijn de einden van de touwen: waar die elkaar kruisen, valt het cijfer weg.
lesson-turbot-fish = Twee huizen van welke soort ook met elk twee plaatsen voor een cijfer; een eind van het eerste ziet een eind van het tweede. De algemene vorm, waarvan wolkenkrabber en vlieger de makkelijke gevallen zijn.
lesson-empty-rectangle = Een blok waarin alle plaatsen van een cijfer op één rij en één kolom liggen, zodat een rechthoek van vier cellen er leeg van is; en erbuiten een sterke verbinding die op een van die twee lijnen begint.
lesson-broken-wing = Een ring van vijf, zeven of negen plaatsen van een cijfer, elk met de volgende in een huis. In die huizen heeft het cijfer nog een paar andere plaatsen, de wachters. Zonder hen zouden waar en onwaar elkaar op een oneven ring moeten afwisselen.

techniques-wings = Vleugels
techniques-wings-look = Een paar cellen met twee of drie kandidaten die samen één cijfer geen uitweg laten. Begin bij de cellen met twee kandidaten.
techniques-wings-why = Wat er ook in de spil staat, een van de cellen moet het gemeenschappelijke cijfer bevatten. Een cel die alle plaatsen daarvan ziet, kan het niet bevatten.
techniques-wings-from = XY-wing en XYZ-wing zijn sinds 2005 bekend; XY-wing heet ook Y-wing (Andrew Stuart). W-wing: George Woods (2006), als „semi-remote naked pair”. Het zijn allemaal korte ketens of kleine bijna gesloten groepen.
lesson-xy-wing = Een spil met kandidaten x en y die een cel met x en z en een cel met y en z ziet, de tangen. Een van de tangen is z: wat beide ziet, kan niet z zijn.
lesson-xyz-wing = Als XY-wing, maar de spil kan zelf z zijn. Een cel moet dus alle drie zien, ook de spil, om z te verliezen.
lesson-w-wing = Twee cellen ver uiteen met dezelfde twee kandidaten x en y, en een huis waarin y maar twee plaatsen heeft, die elk een van de cellen zien. Een van de twee cellen is x.
lesson-wxyz-wing = Vier cellen in een lijn en een blok die elkaar kruisen, met samen vier cijfers. Alle cijfers op één na kunnen er maar één keer staan; dat ene moet in een van de cellen staan.
lesson-vwxyz-wing = Hetzelfde met vijf cellen en vijf cijfers, een geknikte naakte deelverzameling. Zoek een blok en een lijn waarvan de cellen weinig kandidaten hebben.

techniques-uniqueness = Uniciteit
techniques-uniqueness-look = Cellen die op twee manieren te vullen zouden zijn als ze maar twee cijfers hadden. Zoek vier cellen met dezelfde twee kandidaten op de hoeken van een rechthoek in twee blokken, of een rooster waarin bijna elke cel twee kandidaten heeft.
techniques-uniqueness-why = Waren de cellen op twee manieren te vullen, dan de puzzel ook. Die heeft één oplossing, dus iets verhindert het: een van de extra kandidaten is waar.
techniques-uniqueness-from = Besproken sinds 2005; de nummers van de typen zijn die van HoDoKu. Bivalue universal grave: Rod Hagglund (2005). Unieke lussen: Sudoku Explainer van Nicolas Juillerat (2006). Alleen een puzzel waarvan je weet dat hij één oplossing heeft, mag je zo oplossen.
lesson-unique-rectangle-1 = Drie hoeken hebben alleen de cijfers a en b, de vierde heeft er meer. De vierde kan geen a of b zijn.
lesson-unique-rectangle-2 = Twee hoeken naast elkaar hebben één kandidaat meer, allebei dezelfde. Een van de twee bevat hem: wat beide ziet, kan hem niet bevatten.
lesson-unique-rectangle-3 = Twee hoeken in één huis hebben meer kandidaten, die met andere cellen van het huis een naakte deelverzameling vormen. Tel de twee hoeken als één cel.
lesson-unique-rectangle-4 = Twee hoeken in één huis hebben meer kandidaten, en a heeft in dat huis verder geen plaats. Een van de twee is dus a, en geen van beide is b.
lesson-unique-rectangle-5 = Twee hoeken schuin tegenover elkaar, of drie, hebben één kandidaat meer, allemaal dezelfde. Een ervan bevat hem: wat ze allemaal ziet, kan hem niet bevatten.
lesson-unique-rectangle-6 = Twee hoeken schuin tegenover elkaar hebben meer kandidaten, en a heeft in beide rijen of beide kolommen verder geen plaats. Dus hoort a in de andere twee hoeken en valt het in deze weg.
lesson-hidden-rectangle = Eén hoek heeft alleen a en b. In de rij en in de kolom van de hoek ertegenover heeft a buiten de rechthoek geen plaats. Dan kan de hoek ertegenover niet b zijn.
lesson-avoidable-rectangle-1 = Drie van de hoeken zijn al ingevuld, maar niet gegeven. Met de vierde zouden twee cijfers te verwisselen zijn; het cijfer dat dat mogelijk maakt, valt weg.
lesson-avoidable-rectangle-2 = Twee van de hoeken zijn al ingevuld, maar niet gegeven; de andere twee hebben één kandidaat meer, dezelfde. Een ervan bevat hem.
lesson-unique-loop-1 = Als de rechthoek van type 1, in een lus van zes cellen of meer: alle op één na hebben alleen a en b.
lesson-unique-loop-2 = Een lus van cellen met a en b, sommige met één kandidaat meer, steeds dezelfde. Een van die cellen bevat hem.
lesson-unique-loop-3 = Een lus van cellen met a en b; twee ervan in één huis hebben meer kandidaten, die met andere cellen van het huis een naakte deelverzameling vormen.
lesson-unique-loop-4 = Een lus van cellen met a en b; twee ervan in één huis hebben meer kandidaten, en a heeft in dat huis verder geen plaats. Geen van beide is b.
lesson-extended-rectangle = Twee lijnen van een band of stapel, gekruist door drie tot vijf andere, met evenveel cijfers als kruisende lijnen. Zonder de wachters zouden de twee lijnen daar te verwisselen zijn.
lesson-borescoper-polygon = Drie of vier cellen van een blok waar twee rijen twee kolommen kruisen, twee ernaast in dezelfde rijen en twee erboven of eronder in dezelfde kolommen, met maar drie of vier cijfers. Wat er ook van die cijfers in stond, ze waren anders te vullen.
lesson-bug-plus-1 = Elke lege cel heeft twee kandidaten, op één na, die er drie heeft. Het cijfer dat in haar rij, kolom of blok drie keer voorkomt, is het juiste.
lesson-bug-2 = Elke lege cel heeft twee kandidaten, op een paar na met één extra, steeds hetzelfde cijfer. Een van de extra's is waar.
lesson-bug-3 = De extra's liggen in één huis. Als één cel geteld vormen ze met andere cellen van het huis een naakte deelverzameling.
lesson-bug-4 = De extra's liggen in twee cellen van een huis, en een ander cijfer van die cellen heeft in het huis verder geen plaats. De twee cellen bevatten dat cijfer en een extra, verder niets.
lesson-bug-plus-n = Meer extra's van welke soort ook. Een ervan is waar; wat ze allemaal uitsluiten, is onwaar.
lesson-reverse-bug = Twee cijfers die in sommige cellen al staan. Zou met één kandidaat meer elke rij, elke kolom en elk blok beide of geen van beide hebben, dan waren ze in de rest van het rooster te verwisselen. Die kandidaat is dus onwaar.
lesson-gurth-symmetry = De gegeven cijfers zijn symmetrisch: een halve slag of een spiegeling in een diagonaal brengt ze op elkaar over, als je de cijfers in paren verwisselt. Dan is ook de oplossing zo symmetrisch.

techniques-colours = Kleuren
techniques-colours-look = Neem een cijfer. Waar het in een huis twee plaatsen heeft, krijgen die twee verschillende kleuren, en zo volg je de paren van huis naar huis.
techniques-colours-why = Van twee sterk verbonden kandidaten is er één waar en één onwaar. Langs zulke verbindingen zijn dus alle kandidaten van de ene kleur waar en alle van de andere onwaar. Wat beide kleuren uitsluiten, is onwaar; een kleur die zichzelf tegenspreekt, is de onware.
techniques-colours-from = Kleuren kwam uit de sudokuforums van 2005; de typen zijn die van HoDoKu. 3D Medusa heet het in het programma van Andrew Stuart.
lesson-simple-colours = Eén net van sterke verbindingen van één cijfer. Of een cel ziet beide kleuren, of twee cellen van dezelfde kleur zien elkaar.
lesson-multi-colours = Twee netten van één cijfer. Ziet een kleur van het eerste een kleur van het tweede, dan is van een van beide de andere kleur waar.
lesson-3d-medusa = Eén net over alle cijfers: ook de twee kandidaten van een cel zijn sterk verbonden. Een kleur is onwaar als ze een cel geen kandidaat laat of in een huis twee keer voorkomt.

techniques-chains = Ketens
techniques-chains-look = Begin bij een kandidaat en veronderstel dat hij onwaar is. Volg wat dan waar wordt en wat dan onwaar, steeds via de enige twee plaatsen van een cijfer in een huis of de enige twee kandidaten van een cel.
techniques-chains-why = Is het eerste eind onwaar, dan is het laatste waar. Een van de twee einden is dus waar, welk ook, en wat beide uitsluiten, is onwaar. In een gesloten lus wisselen de kandidaten elkaar rondom af; elke zwakke verbinding is dan ook sterk.
techniques-chains-from = „Nice Loops for Advanced Level Players”, Sudoku Players' Forum (2005); alternating inference chains: Myth Jellies (2006). Een X-keten van twee sterke verbindingen is een turbot fish, een XY-keten van drie cellen een XY-wing.
lesson-remote-pair = Een keten van minstens vier cellen met dezelfde twee kandidaten, die elk de volgende zien. De cijfers wisselen elkaar af; twee cellen op een oneven aantal stappen bevatten dus elk een ervan.
lesson-x-chain = Eén cijfer, van huis naar huis: sterke verbindingen zijn huizen met twee plaatsen, zwakke verbinden cellen die elkaar zien.
lesson-xy-chain = Cellen met twee kandidaten, die elk met de volgende een cijfer gemeen hebben. De keten begint en eindigt met hetzelfde cijfer.
lesson-continuous-nice-loop = De keten komt terug bij haar begin. Rondom zijn de kandidaten om en om waar en onwaar; elke zwakke verbinding streept dus alles weg wat haar beide einden ziet.
lesson-aic = Een keten over cellen en huizen, met willekeurige cijfers, waarvan beide einden dezelfde kandidaat uitsluiten.
lesson-discontinuous-nice-loop = Een keten waarvan beide einden in één cel liggen of dezelfde kandidaat zijn. Staat aan beide einden dezelfde kandidaat, dan is hij waar.
lesson-grouped-continuous-nice-loop = Een gesloten lus waarin twee of drie kandidaten van een lijn en een blok als één tellen.
lesson-grouped-aic = Een keten waarin twee of drie kandidaten van een cijfer, in één lijn en één blok, als één tellen: waar als een van hen het is.
lesson-grouped-discontinuous-nice-loop = Een niet gesloten lus waarin twee of drie kandidaten van een lijn en een blok als één tellen.

techniques-almost-locked-sets = Bijna gesloten groepen
techniques-almost-locked-sets-look = Een bijna gesloten groep is een groep cellen van een huis met één cijfer meer dan cellen; een cel met twee kandidaten is de kleinste. Zoek er twee met een gemeenschappelijk cijfer waarvan alle plaatsen elkaar zien.
techniques-almost-locked-sets-why = Verliest zo'n groep een van haar cijfers, dan is ze gesloten en bevat ze alle andere. Een gemeenschappelijk cijfer dat niet in beide kan staan, ontbreekt in een ervan; die is gesloten. Welke het ook is, een tweede gemeenschappelijk cijfer staat in een van de twee.
techniques-almost-locked-sets-from = bennys, Eureka-forum (2005), over bijna gesloten groepen en de xz-regel; dubbel verbonden groepen naar Bob Hanson. „Two-Sector Disjoint Subsets” van Sue De Coq: Sudoku Players' Forum (2005). Aligned exclusion: Rod Hagglund (2005); met drie cellen: Sudoku Explainer.
lesson-sue-de-coq = Twee of drie cellen waar een lijn en een blok elkaar kruisen, met minstens twee cijfers meer dan cellen. Andere cellen van de lijn en van het blok nemen het overschot op, zodat er in het geheel evenveel cijfers als cellen zijn.
lesson-als-xz = Twee bijna gesloten groepen met een cijfer x dat niet in beide kan staan. Een ervan bevat al haar andere cijfers; een cijfer z dat beide hebben, staat in een van de twee.
lesson-als-xy-wing = Drie bijna gesloten groepen: de middelste heeft met elk van de andere een cijfer gemeen dat niet in beide kan staan. De twee buitenste hebben z gemeen.
lesson-als-chain = Vier groepen of meer, die elk met de volgende een cijfer gemeen hebben dat niet in beide kan staan; opeenvolgende verbindingen gebruiken verschillende cijfers. De einden hebben z gemeen.
lesson-death-blossom = Een cel als steel, en voor elk van haar kandidaten een bloemblad: een bijna gesloten groep die dat cijfer verliest als de steel het neemt. Alle bladen hebben een cijfer z gemeen.
lesson-aligned-pair-exclusion = Twee cellen en alle manieren om ze te vullen. Weg vallen die waarbij een cijfer twee keer in een huis staat, en die welke een cel of groep die beide zien de laatste kandidaten ontnemen. Wat in geen enkele manier overblijft, is onwaar.
lesson-aligned-triplet-exclusion = Hetzelfde met drie cellen. Er zijn veel manieren na te gaan; het loont alleen waar cellen met twee kandidaten eromheen liggen.

techniques-complex-fish = Vissen met blokken
techniques-complex-fish-look = Vissen waarvan basis en dekking ook blokken kunnen bevatten. Neem een cijfer met weinig plaatsen; waar het in een blok tot een paar cellen beperkt is, kan het blok bij de basis horen.
techniques-complex-fish-why = Elk huis van de basis heeft het cijfer één keer nodig, in verschillende cellen, alle in de dekking, waarvan elk huis er één keer plaats voor heeft. Verder kan het daar dus nergens staan, ook niet in een cel die in twee huizen van de dekking ligt: die zou de plaats van twee innemen. Met vinnen is alleen onwaar wat ook zij uitsluiten. Een kandidaat in twee huizen van de basis telt als vin.
techniques-complex-fish-from = „The Ultimate Fish Guide”, Sudoku Players' Forum (2006), van Obi-Wahn: basis, dekking, vinnen, endovinnen en kannibalen. De namen zijn die van HoDoKu.
lesson-franken-fish = Een basis van { $number } huizen en een dekking van { $number }; alle rijen aan één kant en alle kolommen aan de andere, blokken aan beide. In de hele basis kan het cijfer alleen in de dekking.
lesson-finned-franken-fish = Een basis van { $number } huizen en een dekking van { $number }; rijen aan één kant, kolommen aan de andere, blokken aan beide. Een paar plaatsen van het cijfer in de basis liggen buiten de dekking, of in twee huizen van de basis: de vinnen. Onwaar is wat zowel de vis als elke vin uitsluit.
lesson-mutant-fish = Een basis van { $number } huizen en een dekking van { $number }, van welke soort ook: rijen, kolommen en blokken mogen aan beide kanten gemengd zijn. In de hele basis kan het cijfer alleen in de dekking.
lesson-finned-mutant-fish = Een basis van { $number } huizen en een dekking van { $number }, van welke soort ook: rijen, kolommen en blokken gemengd aan beide kanten. Plaatsen van het cijfer in de basis die buiten de dekking of in twee huizen van de basis liggen, zijn de vinnen. Onwaar is wat zowel de vis als elke vin uitsluit.
lesson-kraken-fish-1 = Een vis met vinnen die zelf niets bruikbaars zien. Van elke vin leidt een keten naar dezelfde wegstreping als de vis; die geldt dus of nu een vin waar is of de vis.
lesson-kraken-fish-2 = Een vis met vinnen en één lijn van zijn dekking. Van elke plaats van het cijfer op die lijn en van elke vin sluit een keten dezelfde kandidaat uit.

techniques-exotic-patterns = Zeldzame patronen
techniques-exotic-patterns-look = Patronen van een dozijn cellen en meer, die de moeilijkste puzzels openbreken. Zoek blokken met dezelfde paar kandidaten, en cellen die niet te vullen zijn met de cijfers die ze nodig lijken te hebben.
techniques-exotic-patterns-why = Ze tellen: cellen en cijfers, of de manieren om de cijfers te schikken. Waar te weinig cijfers de cellen zouden moeten vullen, of een volgorde zich rondom niet sluit, is een van de overige kandidaten waar.
techniques-exotic-patterns-from = Na HoDoKu in de forums gevonden: SK-lus in Easter Monster (Stephen Kurzhals, 2007), exocets in Fata Morgana (champagne, Allan Barker; David P. Birds overzicht, 2012), oddagons (2015), vuurwerk (shye, 2021), tridagons (mith, Denis Berthier, 2022).
lesson-bivalue-oddagon = Twee cijfers en een oneven ring van cellen die beide hebben, elk met de volgende in een huis. De andere kandidaten van die cellen zijn de wachters; een ervan is waar.
lesson-tridagon = Drie cijfers in vier blokken op de hoeken van een rechthoek, drie cellen in elk blok, geen twee ervan op één lijn. Loopt één drietal andersom dan de drie andere, dan kunnen de cijfers de twaalf cellen niet vullen: een van de andere kandidaten is waar.
lesson-impossible-pattern = Drie cijfers en cellen in verschillende blokken die ze niet kunnen vullen, anders gerangschikt dan bij een tridagon. De andere kandidaten van die cellen zijn de wachters; een ervan is waar. Zoek veel cellen die twee of drie van dezelfde drie cijfers delen.
lesson-or-k-net = Een tridagon of een ander patroon met wachters zegt dat een van enkele kandidaten waar is, maar niets ziet ze allemaal. Veronderstel een kandidaat en volg wat eruit volgt: vallen alle wachters weg, dan is hij onwaar.
lesson-or-k-forcing-net = Als het OR-k-net, maar ook elke wachter wordt om de beurt verondersteld. Leidt elke wachter met de kandidaat tot een tegenspraak, dan is de kandidaat onwaar.
lesson-firework-triple = Drie cijfers die op een rij en een kolom, buiten het blok waar die elkaar kruisen, elk maar één cel hebben: voor alle drie dezelfde twee vleugels. De cel op de kruising en de vleugels bevatten die drie cijfers.
lesson-firework-quadruple = Twee cellen op tegenoverliggende hoeken van een rechthoek en twee vleugels op de andere; elk van vier cijfers is beperkt tot een van die cellen en de vleugels. De vier cellen bevatten die vier cijfers.
lesson-sk-loop = Vier ingevulde cellen op de hoeken van een rechthoek; de cellen ernaast in hun blokken vormen een ring van acht paren met precies zoveel cijfers als er plaats is.
lesson-multi-sector-locked-set = De lege cellen waar een paar rijen en kolommen elkaar kruisen, met cijfers die over de rijen en de kolommen verdeeld zijn, precies zoveel als er plaats is. Die cijfers staan dus verder nergens op hun lijnen.
lesson-junior-exocet = Twee basiscellen in een blok met drie of vier cijfers, en twee doelcellen in de andere blokken van de band. Is er op de drie kruislijnen elders te weinig plaats voor de cijfers, dan bevatten de doelen dezelfde twee cijfers als de basis.
lesson-junior-exocet-plus = Als de junior exocet, maar een doel mag uit twee cellen bestaan, als een ander cijfer daartoe beperkt is.
lesson-senior-exocet = Als de junior exocet, maar een doel mag buiten de band van de basis liggen, op een kruislijn.
lesson-double-exocet = Twee junior exocets met dezelfde vier cijfers en dezelfde kruislijnen. Elke basis bevat twee van de cijfers en samen bevatten ze alle vier.

techniques-forcing = Dwangketens, dwangnetten en sjablonen
techniques-forcing-look = Veronderstel dat een kandidaat waar is en volg wat er gebeurt. Goede beginpunten zijn cellen met twee kandidaten en cijfers met twee plaatsen in een huis.
techniques-forcing-why = Wat tot een tegenspraak leidt, is onwaar. En van de kandidaten van een cel, of de plaatsen van een cijfer in een huis, is er één waar; wat uit elk daarvan volgt, is dus waar.
techniques-forcing-from = Zo oud als de forums (2005). „Contradiction” en „verity” heten ze in HoDoKu; Nishio is naar Tetsuya Nishio genoemd. Sjablonen: de „pattern overlay method” van Myth Jellies (2005).
lesson-nishio = Volg maar één cijfer van huis naar huis. Heeft een huis, met een kandidaat verondersteld, geen plaats meer voor dat cijfer, dan is de kandidaat onwaar.
lesson-forcing-chain-contradiction = Veronderstel een kandidaat. Wat volgt, heeft steeds maar één ander nodig; een cel of een huis houdt niets over.
lesson-forcing-chain-verity = Veronderstel om de beurt elke kandidaat van een cel, of elke plaats van een cijfer in een huis. Van alle leiden ketens naar hetzelfde resultaat.
lesson-forcing-net-contradiction = Als de dwangketen, maar iets mag uit meer andere samen volgen. De regels zijn genummerd; elke regel zegt welke hij gebruikt.
lesson-forcing-net-verity = Van elke kandidaat van een cel, of elke plaats van een cijfer, leidt een net naar hetzelfde resultaat.
lesson-forcing-net-plus-contradiction = Een net waarin ook doorsneden, paren, drietallen en kleine vissen mogen voorkomen.
lesson-forcing-net-plus-verity = Hetzelfde resultaat uit elke mogelijkheid, met doorsneden, paren, drietallen en kleine vissen in de netten.
lesson-nested-forcing-net = Een net waarin een regel zelf door een net bewezen mag zijn. Het laatste middel van wie niet gokt.
lesson-template-set = Schrijf alle manieren op om een cijfer negen keer in te vullen. Een cel die in alle voorkomt, bevat het cijfer.
lesson-template-delete = Schrijf alle manieren op om een cijfer negen keer in te vullen. Een kandidaat die in geen enkele voorkomt, is onwaar.

techniques-whips = Whips en braids
techniques-whips-look = Veronderstel dat het doel waar is en ga van variabele naar variabele (een cel, of de plaats van een cijfer in een huis); elke houdt één waarde over, tot er een geen meer heeft. Wat het doel of iets eerders uitsluit, hoef je niet te noemen.
techniques-whips-why = Wat van elke variabele overblijft, volgt uit wat eraan voorafgaat. Was het doel waar, dan had de laatste variabele geen waarde; dus is het onwaar.
techniques-whips-from = Denis Berthier, „The Hidden Logic of Sudoku” (2007) en „Pattern-Based Constraint Satisfaction and Logic Puzzles”; de notatie is van hem.
lesson-bivalue-chain = Elke variabele heeft precies twee kandidaten: de ene wordt uitgesloten door wat voorafgaat, de andere blijft. De laatste is met het doel verbonden.
lesson-z-chain = Een variabele mag meer kandidaten hebben, als het doel die uitsluit.
lesson-t-whip = Een variabele mag meer kandidaten hebben, als iets eerders in de keten die uitsluit.
lesson-whip = Een variabele mag meer kandidaten hebben, als het doel of iets eerders die uitsluit. De keten eindigt waar niets overblijft.
lesson-g-whip = Een whip waarin ook een groep mag overblijven: de plaatsen van een cijfer waar een lijn en een blok elkaar kruisen.
lesson-braid = Een whip waarin een variabele niet op de vorige hoeft aan te sluiten, maar op iets eerders.

fish-number-2 = twee
fish-number-3 = drie
fish-number-4 = vier
fish-number-5 = vijf
fish-number-6 = zes
fish-number-7 = zeven

## Welke voorwaarde van een patroon ontbreekt: het eind van miss-so.

flaw-other = het patroon is niet compleet
flaw-body-and-fins-are-others = het cijfer heeft in de basis een plaats te veel
flaw-a-link-does-not-hold = één verbinding van de keten is verbroken, omdat haar cel of huis een mogelijkheid meer heeft
flaw-a-cell-can-hold-another-digit = een cel van het patroon heeft nog een kandidaat
flaw-a-node-does-not-follow = één regel van de redenering volgt niet meer
flaw-the-cells-have-other-candidates = de cellen hebben samen meer cijfers dan er cellen zijn
flaw-another-candidate-is-left = in een regel van de redenering blijft meer dan één mogelijkheid over
flaw-a-cell-of-the-grave-does-not-have-two-candidates = nog een cel heeft drie kandidaten
flaw-a-candidate-is-in-more-truths-than-links = een kandidaat van de cellen wordt door geen van de huizen gedekt
flaw-there-is-another-guardian = er is nog een wachter, en die sluit dit niet uit
flaw-the-colours-do-not-hang-together = de kleuren hangen niet meer samen: een huis heeft een derde plaats, of een cel een derde kandidaat
flaw-an-elimination-does-not-follow = nu is er een manier waarbij de kandidaat mogelijk blijft
flaw-a-digit-has-a-place-outside-the-cells = een van de cijfers heeft een plaats buiten de cellen
flaw-the-subset-is-not-locked = de cellen vormen geen deelverzameling: ze hebben een cijfer te veel
flaw-the-digit-has-another-place = het cijfer heeft in het huis nog een plaats
flaw-the-cells-have-other-digits = de cellen hebben een cijfer te veel
flaw-not-the-last-cell = in het huis is nog een cel leeg
flaw-not-all-places-in-the-first-house = het cijfer heeft in het eerste huis nog een plaats buiten de kruising
flaw-other-pairs-are-possible = in de basis is nog een ander cijferpaar mogelijk
flaw-the-templates-use-other-cells = niet alle manieren om het cijfer te schrijven gebruiken deze cellen nog
flaw-a-taken-cell-is-not-in-all-templates-of-its-digit = nu is er een manier om het cijfer in te vullen die een van de cellen overslaat
flaw-a-given-does-not-change = een gegeven cijfer kan niet veranderen, dus is er niets te verwisselen
flaw-a-common-digit-is-not-restricted = twee plaatsen van het gemeenschappelijke cijfer zien elkaar niet, dus kan het in beide groepen staan
flaw-a-candidate-of-the-pivot-has-no-pincer = voor één kandidaat van de spil is er geen tang
flaw-there-is-room-to-spare = de cellen hebben plaats voor meer cijfers dan ze nodig hebben
flaw-not-the-only-place-in-the-house = het cijfer heeft in het huis nog een plaats
flaw-not-the-only-candidate-of-the-cell = de cel heeft nog een kandidaat
flaw-not-all-alternatives-are-supposed = er is een mogelijkheid meer, en waarheen die leidt, is niet bekend
flaw-a-set-is-not-almost-locked = een van de groepen heeft twee cijfers meer dan cellen
flaw-a-petal-keeps-its-digit = de steel ziet een plaats van het cijfer in een bloemblad niet, dus houdt dat blad het
flaw-a-house-has-other-places = een huis van de ring heeft nog een plaats voor het cijfer
flaw-a-house-has-one-of-the-digits-alone = een huis zou maar een van de twee cijfers hebben
flaw-a-given-is-mapped-to-no-given = de gegeven cijfers zijn niet symmetrisch
flaw-a-candidate-of-the-last-variable-is-left = de laatste variabele heeft nog een kandidaat
flaw-a-base-digit-is-beside-a-target = een cijfer van de basis heeft een plaats naast een doel
flaw-a-base-digit-has-room-for-three = een cijfer van de basis heeft op de kruislijnen drie keer plaats, ook zonder doel
flaw-a-way-to-fill-the-cells-has-no-twin = de cellen zijn nu zo te vullen dat geen andere vulling ervoor in de plaats kan komen
flaw-a-variable-is-not-determined = een variabele heeft een kandidaat meer
flaw-the-pivot-is-not-xy = de spil heeft een derde kandidaat
flaw-the-pivot-is-not-xyz = de spil heeft een vierde kandidaat
flaw-not-all-places-of-a-box = het cijfer heeft in het blok een plaats buiten de twee lijnen
