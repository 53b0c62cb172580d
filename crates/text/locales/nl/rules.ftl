## Regels van sudoku's: hoe ze heten, en wat je bij het oplossen moet weten.
##
## Argumenten van een tekst zijn de velden van de regel die in haar tekstregel voor de dubbele punt
## staan; `$line` is de hele tekstregel.

rule-name-cage = Killerkooi
rule-text-cage = In een kooi komt geen cijfer dubbel voor, en de cijfers zijn samen { $sum }.
rule-text-cage-bare = In een kooi komt geen cijfer dubbel voor.
rule-name-sum = Som
rule-text-sum = De cijfers zijn samen { $sum }. Ze mogen herhaald worden.
rule-name-equal-sums = Gelijke sommen
rule-text-equal-sums = De gemarkeerde gebieden hebben dezelfde som. Cijfers mogen er herhaald worden.
rule-name-little-killer = Little killer
rule-text-little-killer = De cijfers op de diagonaal waarheen de pijl wijst zijn samen { $sum }. Ze mogen herhaald worden.
rule-name-arrow = Pijl
rule-text-arrow = De cijfers op een pijl zijn samen het cijfer in de cirkel, of het getal in de pil. Op de pijl mogen ze herhaald worden.
rule-name-double-arrow = Dubbele pijl
rule-text-double-arrow = De cijfers tussen twee cirkels zijn samen evenveel als de cijfers in de twee cirkels. Ze mogen herhaald worden.
rule-name-rellik = Rellik-kooi
rule-text-rellik = In een rellik-kooi komt geen cijfer dubbel voor, en geen van de cijfers, of het er nu één, een paar of alle zijn, zijn samen { $sum }.
rule-name-equality-cage = Gelijkheidskooi
rule-text-equality-cage = In een gelijkheidskooi komt geen cijfer dubbel voor. Er zijn evenveel oneven als even cijfers, en evenveel lage als hoge; een cijfer in het midden is laag noch hoog.
rule-name-look-and-say = Look-and-say-kooi
rule-text-look-and-say = De aanwijzing zegt hoe vaak cijfers in de kooi staan: { $seen }. Daarbij betekent 2x3 precies twee drieën. Andere cijfers zijn vrij.
rule-name-lunchbox = Lunchbox
rule-text-lunchbox = De cijfers tussen het laagste en het hoogste cijfer van een lunchbox zijn samen { $sum }. Geen cijfer komt er dubbel in voor.

rule-name-thermometer = Thermometer
rule-text-thermometer = Op een thermometer lopen de cijfers van de bol naar het einde op.
rule-name-slow-thermometer = Langzame thermometer
rule-text-slow-thermometer = Op een langzame thermometer dalen de cijfers van de bol naar het einde nooit; gelijke mogen op elkaar volgen.
rule-name-whisper = Fluisterlijn
rule-text-whisper = Cijfers naast elkaar op de lijn verschillen minstens { $gap }.
rule-name-renban = Renban-lijn
rule-text-renban = De cijfers op de lijn zijn opeenvolgend, in willekeurige volgorde. Geen ervan wordt herhaald.
rule-name-nabner = Nabner-lijn
rule-text-nabner = Geen twee cijfers op de lijn zijn gelijk of opeenvolgend, waar ze er ook op staan.
rule-name-palindrome = Palindroom
rule-text-palindrome = De lijn leest van beide kanten hetzelfde.
rule-name-between = Tussenlijn
rule-text-between = De cijfers op de lijn liggen echt tussen de cijfers in de twee cirkels.
rule-name-lockout = Lockout-lijn
rule-text-lockout = De cijfers in de twee ruiten verschillen minstens { $gap }. Geen cijfer op de lijn ligt ertussen of is er gelijk aan.
rule-name-region-sum = Gebiedssomlijn
rule-text-region-sum = In elk gebied waar de lijn doorheen loopt, hebben haar cijfers dezelfde som. Komt ze in een gebied terug, dan heeft dat stuk op zichzelf die som.
rule-name-zipper = Ritslijn
rule-text-zipper = Twee cijfers die even ver van het midden van de lijn staan, hebben overal dezelfde som. Een cijfer in het midden is die som.
rule-name-sum-line = Somlijn
rule-text-sum-line = De lijn is in stukken te verdelen waarvan de cijfers telkens samen { $sum } zijn.
rule-name-entropic = Entropische lijn
rule-text-entropic = Elke drie opeenvolgende cellen van de lijn bevatten een laag, een middelste en een hoog cijfer.
rule-name-modular = Modulaire lijn
rule-text-modular = Elke { $modulus } opeenvolgende cijfers op de lijn geven bij deling door { $modulus } verschillende resten.
rule-name-parity = Pariteitslijn
rule-text-parity = Op de lijn wisselen oneven en even cijfers elkaar af.

rule-name-difference = Witte stip
rule-text-difference = Twee cijfers met een witte stip ertussen verschillen { $gap }.
rule-name-ratio = Zwarte stip
rule-text-ratio = Van twee cijfers met een zwarte stip ertussen is het ene { $factor } keer het andere.
rule-name-xv = XV
rule-text-xv = Twee cijfers met een teken ertussen zijn samen wat het zegt: { $sum }.
rule-name-greater = Ongelijkheid
rule-text-greater = Het teken wijst naar het kleinste van de twee cijfers.
rule-name-negative = Alle tekens gegeven
rule-text-negative-difference = Alle stippen zijn gegeven: buren zonder stip verschillen geen { $numbers }.
rule-text-negative-ratio = Alle stippen zijn gegeven: van buren zonder stip is de ene niet { $numbers } keer de andere.
rule-text-negative-sum = Alle tekens zijn gegeven: buren zonder teken zijn samen geen { $numbers }.
rule-name-quad = Quad
rule-text-quad = De cijfers in de ring, { $values }, staan in de vier cellen eromheen. Een cijfer dat twee keer genoemd is, staat er twee keer.

rule-name-odd = Oneven
rule-text-odd = De gemarkeerde cellen bevatten oneven cijfers.
rule-name-even = Even
rule-text-even = De gemarkeerde cellen bevatten even cijfers.
rule-name-candidates = Weinig kandidaten
rule-text-candidates = De cellen bevatten alleen deze cijfers: { $values }.
rule-name-minimum = Minimum
rule-text-minimum = Een cijfer in een gemarkeerde cel is kleiner dan de buren die niet gemarkeerd zijn.
rule-name-maximum = Maximum
rule-text-maximum = Een cijfer in een gemarkeerde cel is groter dan de buren die niet gemarkeerd zijn.

rule-name-sandwich = Sandwich
rule-text-sandwich = De cijfers tussen het laagste en het hoogste cijfer in de rij of kolom zijn samen { $sum }.
rule-name-x-sum = X-som
rule-text-x-sum = Het eerste cijfer vanaf de aanwijzing, X, zegt hoeveel cijfers, zichzelf meegeteld, samen { $sum } zijn.
rule-name-skyscraper = Wolkenkrabbers
rule-text-skyscraper = Vanaf de aanwijzing zijn { $seen } wolkenkrabbers te zien. Cijfers zijn hoogten; hogere verbergen lagere erachter.
rule-name-hidden-skyscraper = Verborgen wolkenkrabber
rule-text-hidden-skyscraper = { $value } is vanaf de aanwijzing het eerste cijfer dat achter een hoger verborgen is.
rule-name-numbered-room = Genummerde kamer
rule-text-numbered-room = Het eerste cijfer vanaf de aanwijzing, X, zegt dat het X-de cijfer { $value } is.
rule-name-row-indexer = Rijwijzer
rule-text-row-indexer = Een gemarkeerde cel in rij R met het cijfer V zegt dat in rij V van haar kolom R staat.
rule-name-column-indexer = Kolomwijzer
rule-text-column-indexer = Een gemarkeerde cel in kolom K met het cijfer V zegt dat in kolom V van haar rij K staat.
rule-name-box-indexer = Blokwijzer
rule-text-box-indexer = Een gemarkeerde cel op plaats P van haar blok met het cijfer V zegt dat op plaats V van het blok P staat.
rule-name-index = Wijzer
rule-text-index = De ene cel zegt op welke plaats van de lijn het cijfer van de andere staat.

rule-name-clone = Klonen
rule-text-clone = De twee gebieden bevatten op dezelfde plaatsen dezelfde cijfers.
rule-name-same-values = Dezelfde cijfers
rule-text-same-values = De gebieden bevatten dezelfde cijfers, elk even vaak, in willekeurige volgorde.
rule-name-counting-circles = Telcirkels
rule-text-counting-circles = Een cijfer in een cirkel zegt in hoeveel cirkels het staat.
rule-name-contains = Aanwezige cijfers
rule-text-contains = Het gebied bevat deze cijfers: { $values }. Een cijfer dat twee keer genoemd is, staat er minstens twee keer.
rule-name-exactly = Precies aanwezige cijfers
rule-text-exactly = Het gebied bevat deze cijfers precies zo vaak als ze genoemd zijn: { $values }. Andere cijfers zijn vrij.
rule-name-count = Getelde cijfers
rule-text-count = Precies { $count } cellen van het gebied bevatten een van deze cijfers: { $values }.
rule-name-different = Aantal verschillende cijfers
rule-text-different = Het gebied bevat precies { $count } verschillende cijfers.
rule-name-different-counter = Teller van verschillende cijfers
rule-text-different-counter = De gemarkeerde cel zegt hoeveel verschillende cijfers het gebied bevat.

rule-name-x = X-sudoku
rule-text-x = Op geen van de twee lange diagonalen komt een cijfer dubbel voor.
rule-name-diagonal = Diagonaal
rule-text-diagonal =
    { $slope ->
        [rising] Op de diagonaal van linksonder naar rechtsboven komt geen cijfer dubbel voor.
       *[falling] Op de diagonaal van linksboven naar rechtsonder komt geen cijfer dubbel voor.
    }
rule-name-windoku = Windoku
rule-text-windoku = In geen van de getinte vensters komt een cijfer dubbel voor.
rule-name-disjoint-groups = Gescheiden groepen
rule-text-disjoint-groups = Cellen op dezelfde plaats in hun blok bevatten verschillende cijfers.
rule-name-extra-region = Extra gebied
rule-text-extra-region = In het getinte gebied komt geen cijfer dubbel voor.
rule-name-anti-knight = Anti-paard
rule-text-anti-knight = Cellen die een paardensprong van elkaar liggen, zoals bij schaken, bevatten verschillende cijfers.
rule-name-anti-king = Anti-koning
rule-text-anti-king = Cellen die een koningszet van elkaar liggen, zoals bij schaken, bevatten verschillende cijfers.
rule-name-offset = Anti-zet
rule-text-offset = Cellen die { $one } rijen en { $other } kolommen van elkaar liggen, of andersom, bevatten verschillende cijfers.
rule-name-non-consecutive = Niet opeenvolgend
rule-text-non-consecutive = Cellen naast elkaar bevatten geen opeenvolgende cijfers.
rule-name-global-entropy = Globale entropie
rule-text-global-entropy = Elk vierkant van 2 × 2 cellen bevat een laag, een middelste en een hoog cijfer.

rule-name-pair = Paarregel
rule-text-pair = Voor elk cijfer a op de lijn en het volgende, b, geldt: { $condition }.
rule-name-every-pair = Paarregel voor een gebied
rule-text-every-pair = Voor elke twee cijfers van het gebied, a en b in leesvolgorde, geldt: { $condition }.
rule-name-neighbours = Paarregel voor buren
rule-text-neighbours = Voor elke twee cijfers naast elkaar, a links van b of erboven, geldt: { $condition }.
rule-name-pair-table = Parentabel
rule-text-pair-table = Elk cijfer op de lijn vormt met het volgende een van deze paren: { $pairs }.
rule-name-every-pair-table = Parentabel voor een gebied
rule-text-every-pair-table = Elke twee cijfers van het gebied vormen in leesvolgorde een van deze paren: { $pairs }.
rule-name-line-rule = Lijnregel
rule-text-line-rule = Een getal s loopt langs de lijn; d is het cijfer, p dat ervoor: { $memory }.
rule-name-line-table = Lijnautomaat
rule-text-line-table = Een automaat aanvaardt de cijfers op de lijn: { $machine }.
rule-name-either = Alternatieven
rule-text-either = In minstens een van de haakjes gelden alle regels: { $line }
rule-name-copies = Kopieën
rule-text-copies = Deze regels gelden op meer plaatsen: { $rules }.

## Fouten in de taal van de regels: een kop, en wat naast de onderstreping staat.

rule-one-of = { $list } of { $last }
rule-misread = gevonden: “{ $found }”
rule-misread-label = verwacht: { $expected }
rule-misread-end = hier ontbreekt iets
rule-misread-end-label = verwacht: { $expected }
rule-misread-name = gevonden: “{ $found }”
rule-misread-name-label = { $sentence }
rule-misread-layout = het bord klopt niet
rule-misread-layout-label = { $why }
rule-misread-unfit = de regel past niet op het bord
rule-misread-unfit-label = { $why }
rule-misread-twice = een cel krijgt twee cijfers
rule-misread-twice-label = verwacht: maar één
rule-misread-deep = de tekst is te diep genest of te lang
rule-misread-deep-label = verwacht: iets eenvoudigers
rule-misread-many = er zijn meer dan { $most } regels
rule-misread-many-label = verwacht: minder
rule-layout-no-cells = een rooster heeft cellen nodig
rule-layout-too-large = een rooster reikt tot rij of kolom { $found }; er kunnen er { $most } zijn
rule-layout-values = de cijfers lopen van { $least } tot { $greatest }; er kunnen er 1 tot 25 zijn, geen groter dan 31
rule-layout-boxes = blokken van { $rows } rijen en { $columns } kolommen vullen het rooster niet
rule-layout-pieces = de gebieden zijn voor { $found } cellen opgegeven, verwacht: { $expected }
rule-layout-too-many-pieces = een rooster kan hoogstens { $most } gebieden hebben
rule-layout-crowded = { $cells } cellen horen bij elkaar, maar er zijn maar { $values } cijfers
rule-layout-symbols = de tekens zijn niet uit elkaar te houden
rule-layout-unknown = gevonden: “{ $part }”, verwacht: een deel van een bord zoals 9x9 of boxes 2x3
rule-expected-size = een grootte zoals 9x9
rule-expected-cell = een cel zoals r1c2
rule-expected-term = een cel zoals r1c2, misschien met een factor: 2*r1c2
rule-expected-number = een getal van { $least } tot { $greatest }
rule-expected-value = een cijfer van het bord
rule-expected-givens = een cijfer of een punt voor elk van de { $cells } cellen
rule-expected-pair = twee cijfers zoals 1-2
rule-expected-edge = een toestand, een cijfer en een toestand zoals 0-5-1
rule-expected-rule = een regel
rule-expected-end = verder niets
rule-expected-formula-number = een getal
rule-expected-formula-condition = een voorwaarde zoals a < b
rule-expected-formula-comparison = een vergelijking zoals =
rule-expected-formula-operator = een rekenteken, of de dubbele punt na de formule
rule-expected-formula-variable = een variabele die hier bestaat
rule-unfit-no-such-cell = het bord heeft geen cel { $cell }
rule-unfit-no-such-value = het bord heeft geen cijfer { $value }
rule-unfit-too-few = { $found } gevonden, minstens { $least } verwacht
rule-unfit-too-great = { $found } gevonden, hoogstens { $most } verwacht
rule-unfit-apart = { $from } en { $to } raken elkaar niet
rule-unfit-twice = { $cell } is twee keer genoemd
rule-unfit-unequal = de delen hebben { $one } en { $other } cellen, verwacht worden er evenveel
rule-unfit-not-at-the-edge = { $cell } ligt aan die kant niet aan de rand
rule-unfit-at-the-edge = bij de hoek rechtsonder van { $cell } komen geen vier cellen samen
rule-unfit-direction = zo'n aanwijzing kan vanaf { $cell } niet die kant op kijken
rule-unfit-no-regions = er zijn cellen zonder gebied
rule-unfit-not-square = daar zijn vierkante roosters voor nodig
rule-unfit-indivisible = { $values } cijfers zijn niet in { $parts } gelijke delen te verdelen
rule-unfit-misplaced = kopieën kunnen niet nog eens gekopieerd worden

## Wat er over meerdere regels van één soort gezegd wordt waarvan de aanwijzingen op het bord staan.

rule-all-cage = In een kooi komt geen cijfer dubbel voor, en de cijfers zijn samen het getal in de hoek.
rule-all-cage-some = In een kooi komt geen cijfer dubbel voor, en de cijfers zijn samen het getal in de hoek, als daar een getal staat.
rule-all-sum = De cijfers in een omlijnd gebied zijn samen het getal achter Σ. Ze mogen herhaald worden.
rule-all-little-killer = De cijfers op de diagonaal waarheen een pijl wijst zijn samen het getal naast de pijl. Ze mogen herhaald worden.
rule-all-rellik = In een rellik-kooi komt geen cijfer dubbel voor, en geen van de cijfers, of het er nu één, een paar of alle zijn, zijn samen het getal in de hoek.
rule-all-look-and-say = De aanwijzing in een kooi zegt hoe vaak cijfers erin staan: 23 betekent precies twee drieën. Andere cijfers zijn vrij.
rule-all-lunchbox = De cijfers tussen het laagste en het hoogste cijfer van een lunchbox zijn samen het getal in de hoek. Geen cijfer komt er dubbel in voor.
rule-all-sum-line = Een lijn is in stukken te verdelen waarvan de cijfers telkens samen het getal van de lijn zijn.
rule-all-difference = Twee cijfers met een witte stip ertussen verschillen het getal in de stip, of 1 als die leeg is.
rule-all-ratio = Van twee cijfers met een zwarte stip ertussen is het ene zo veel keer het andere als de stip zegt, twee keer als die leeg is.
rule-all-xv = Twee cijfers met een teken ertussen zijn samen wat het zegt: V is 5, X is 10.
rule-all-quad = De cijfers in een ring staan in de vier cellen eromheen. Een cijfer dat twee keer genoemd is, staat er twee keer.
rule-all-sandwich = Het getal naast een rij of kolom is de som van de cijfers tussen het laagste en het hoogste cijfer.
rule-all-x-sum = Het eerste cijfer vanaf de aanwijzing, X, zegt hoeveel cijfers, zichzelf meegeteld, samen het getal in de aanwijzing zijn.
rule-all-skyscraper = Een aanwijzing zegt hoeveel wolkenkrabbers er vanaf daar te zien zijn. Cijfers zijn hoogten; hogere verbergen lagere erachter.
rule-all-hidden-skyscraper = Een aanwijzing noemt het eerste cijfer dat vanaf daar achter een hoger verborgen is.
rule-all-numbered-room = Het eerste cijfer vanaf de aanwijzing, X, zegt dat het X-de cijfer dat in de aanwijzing is.
rule-all-contains = Een kooi bevat de cijfers in de hoek. Een cijfer dat twee keer genoemd is, staat er minstens twee keer.
rule-all-exactly = Een kooi bevat de cijfers in de hoek precies zo vaak als ze genoemd zijn. Andere cijfers zijn vrij.
rule-all-count = In een omlijnd gebied zegt het getal voor de dubbele punt hoeveel cellen een van de cijfers erachter bevatten.
rule-all-different = Het getal in een omlijnd gebied zegt hoeveel verschillende cijfers het bevat.

## Wat een cel voor een regel is, voor schermlezers: gezegd na de naam van de cel, met andere dingen
## in een opsomming.
##
## Argumenten naast de velden van de regel: `$place` is een rangtelwoord (`rule-ordinal`) van
## `$count` cellen, `$end` zegt of dat de eerste of de laatste is; `$side` is waar een teken of een
## aanwijzing staat.

rule-ordinal =
    { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
        [7] zevende
        [8] achtste
        [9] negende
        [10] tiende
        [11] elfde
        [12] twaalfde
       *[other] nummer { $place }
    }
rule-side-right = rechts
rule-side-left = links
rule-side-down = eronder
rule-side-up = erboven
rule-corner-down-right = rechtsonder
rule-corner-down-left = linksonder
rule-corner-up-right = rechtsboven
rule-corner-up-left = linksboven
rule-from-right = van links
rule-from-left = van rechts
rule-from-down = van boven
rule-from-up = van onderen
rule-from-down-right = van linksboven
rule-from-down-left = van rechtsboven
rule-from-up-right = van linksonder
rule-from-up-left = van rechtsonder
rule-cell-piece = stuk { $piece }
rule-cell-maybe = misschien { $phrase }

rule-cell-cage-cells = kooi met som { $sum }
rule-cell-cage-cells-bare = kooi zonder som
rule-cell-sum-terms =
    { $factor ->
        [1] in een som van { $sum }
       *[other] { $factor } keer geteld in een som van { $sum }
    }
rule-cell-equal-sums-areas = gebied { $area } van { $areas } met gelijke sommen
rule-cell-little-killer-lane = { $place } van { $count } op een diagonaal met som { $sum }, { $side }
rule-cell-arrow-circle =
    { $count ->
        [1] cirkel van een pijl
       *[other] { $place } van { $count } in de pil van een pijl
    }
rule-cell-arrow-shaft = { $place } van { $count } op een pijl
rule-cell-double-arrow-line =
    { $end ->
        [inner] { $place } van { $count } op een dubbele pijl
       *[other] cirkel van een dubbele pijl
    }
rule-cell-rellik-cells = rellik-kooi, niet { $sum }
rule-cell-equality-cage-cells = gelijkheidskooi
rule-cell-look-and-say-cells = look-and-say-kooi, { $seen }
rule-cell-lunchbox-line = lunchbox met som { $sum }
rule-cell-thermometer-line =
    { $end ->
        [first] bol van een thermometer van { $count } cellen
       *[other] { $place } van { $count } op een thermometer
    }
rule-cell-slow-thermometer-line =
    { $end ->
        [first] bol van een langzame thermometer van { $count } cellen
       *[other] { $place } van { $count } op een langzame thermometer
    }
rule-cell-whisper-line = { $place } van { $count } op een fluisterlijn, minstens { $gap }
rule-cell-renban-line = { $place } van { $count } op een renban-lijn
rule-cell-nabner-line = { $place } van { $count } op een nabner-lijn
rule-cell-palindrome-line = { $place } van { $count } op een palindroom
rule-cell-between-line =
    { $end ->
        [inner] { $place } van { $count } op een tussenlijn
       *[other] cirkel van een tussenlijn
    }
rule-cell-lockout-line =
    { $end ->
        [inner] { $place } van { $count } op een lockout-lijn
       *[other] ruit van een lockout-lijn
    }
rule-cell-region-sum-line = { $place } van { $count } op een gebiedssomlijn
rule-cell-zipper-line = { $place } van { $count } op een ritslijn
rule-cell-sum-line-line = { $place } van { $count } op een somlijn van { $sum }
rule-cell-entropic-line = { $place } van { $count } op een entropische lijn
rule-cell-modular-line = { $place } van { $count } op een modulaire lijn, modulo { $modulus }
rule-cell-parity-line = { $place } van { $count } op een pariteitslijn
rule-cell-difference-border = witte stip { $side }, verschil { $gap }
rule-cell-ratio-border = zwarte stip { $side }, { $factor } keer
rule-cell-xv-border = som { $sum } met de cel { $side }
rule-cell-greater-border =
    { $end ->
        [first] groter dan de cel { $side }
       *[other] kleiner dan de cel { $side }
    }
rule-cell-quad-corner = quad { $values } op de hoek { $side }
rule-cell-odd-cells = oneven
rule-cell-even-cells = even
rule-cell-candidates-cells = alleen { $values }
rule-cell-minimum-cells = kleiner dan de buren
rule-cell-maximum-cells = groter dan de buren
rule-cell-sandwich-lane = in een sandwich met som { $sum }, { $side }
rule-cell-x-sum-lane = { $place } van { $count } met de X-som { $sum }, { $side }
rule-cell-skyscraper-lane = { $place } van { $count } met { $seen } zichtbare wolkenkrabbers, { $side }
rule-cell-hidden-skyscraper-lane = { $place } van { $count } met { $value } als eerste verborgen wolkenkrabber, { $side }
rule-cell-numbered-room-lane = { $place } van { $count } met de genummerde kamer { $value }, { $side }
rule-cell-row-indexer-cells = rijwijzer
rule-cell-column-indexer-cells = kolomwijzer
rule-cell-box-indexer-cells = blokwijzer
rule-cell-index-pointer = zegt op welke plaats van een lijn een cijfer staat
rule-cell-index-cell = het cijfer staat op een lijn, op de plaats die een wijzer zegt
rule-cell-index-line = { $place } van { $count } op een lijn waar een wijzer over gaat
rule-cell-clone-clone = kloon van { $other }
rule-cell-same-values-areas = gebied { $area } van { $areas } met dezelfde cijfers
rule-cell-counting-circles-cells = telcirkel
rule-cell-contains-cells = gebied dat { $values } bevat
rule-cell-exactly-cells = gebied dat precies { $values } bevat
rule-cell-count-cells = gebied met { $count } van de cijfers { $values }
rule-cell-different-cells = gebied met { $count } verschillende cijfers
rule-cell-different-counter-counter = zegt hoeveel verschillende cijfers een gebied bevat
rule-cell-different-counter-cells = gebied waarvan de verschillende cijfers geteld worden
rule-cell-x-diagonal =
    { $slope ->
        [rising] stijgende diagonaal
       *[falling] dalende diagonaal
    }
rule-cell-diagonal-diagonal =
    { $slope ->
        [rising] stijgende diagonaal
       *[falling] dalende diagonaal
    }
rule-cell-windoku-windows = venster { $area } van { $areas }
rule-cell-extra-region-cells = extra gebied
rule-cell-pair-line = { $place } van { $count } op een lijn met een paarregel
rule-cell-every-pair-cells = gebied met een paarregel
rule-cell-pair-table-line = { $place } van { $count } op een lijn met een tabel van paren
rule-cell-every-pair-table-cells = gebied met een tabel van paren
rule-cell-line-rule-line = { $place } van { $count } op een lijn met een eigen regel
rule-cell-line-table-line = { $place } van { $count } op een lijn met een automaat

## Andere borden dan het klassieke.

board-name = { $rows } × { $columns }
board-name-pieces = Jigsaw { $rows } × { $columns }
board-name-samurai = Samoerai
board-name-grids = { $count } roosters
board-text-boxes = Elke rij, elke kolom en elk blok bevat { $symbols }, elk teken precies één keer.
board-text-pieces = Elke rij, elke kolom en elk omlijnd stuk bevat { $symbols }, elk teken precies één keer.
board-text-none = Elke rij en elke kolom bevat { $symbols }, elk teken precies één keer.
board-text-loose = In elke cel komt een teken uit { $symbols }. Geen teken staat twee keer in een rij, een kolom of een omlijnd stuk.
board-text-grids = { $rest } Dat geldt voor elk van de { $count } roosters, die cellen delen.
board-symbols = { $first } tot en met { $last }
board-symbols-letters = 1 tot en met 9 en A tot en met { $last }
