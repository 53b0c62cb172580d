## Regeln von Sudokus: wie sie heißen, und was man beim Lösen wissen muss.
##
## Argumente eines Textes sind die Felder der Regel, die in ihrer Zeile vor dem Doppelpunkt stehen;
## `$line` ist die ganze Zeile.

rule-name-cage = Killer-Käfig
rule-text-cage = In einem Käfig kommt keine Ziffer doppelt vor, und seine Ziffern ergeben zusammen { $sum }.
rule-text-cage-bare = In einem Käfig kommt keine Ziffer doppelt vor.
rule-name-sum = Summe
rule-text-sum = Die Ziffern ergeben zusammen { $sum }. Sie dürfen sich wiederholen.
rule-name-equal-sums = Gleiche Summen
rule-text-equal-sums = Die markierten Bereiche haben dieselbe Summe. Ziffern dürfen sich darin wiederholen.
rule-name-little-killer = Little Killer
rule-text-little-killer = Die Ziffern auf der Diagonale, in die der Pfeil zeigt, ergeben zusammen { $sum }. Sie dürfen sich wiederholen.
rule-name-arrow = Pfeil
rule-text-arrow = Die Ziffern auf einem Pfeil ergeben zusammen die Ziffer in seinem Kreis oder die Zahl in seiner Pille. Auf dem Pfeil dürfen sie sich wiederholen.
rule-name-double-arrow = Doppelpfeil
rule-text-double-arrow = Die Ziffern zwischen zwei Kreisen ergeben zusammen so viel wie die Ziffern in den beiden Kreisen. Sie dürfen sich wiederholen.
rule-name-rellik = Rellik-Käfig
rule-text-rellik = In einem Rellik-Käfig kommt keine Ziffer doppelt vor, und keine seiner Ziffern, ob eine, mehrere oder alle, ergeben zusammen { $sum }.
rule-name-equality-cage = Gleichheitskäfig
rule-text-equality-cage = In einem Gleichheitskäfig kommt keine Ziffer doppelt vor. Er enthält gleich viele ungerade wie gerade und gleich viele niedrige wie hohe Ziffern; eine Ziffer in der Mitte ist weder niedrig noch hoch.
rule-name-look-and-say = Look-and-say-Käfig
rule-text-look-and-say = Der Hinweis sagt, wie oft Ziffern im Käfig stehen: { $seen }. Dabei heißt 2x3 genau zwei Dreien. Andere Ziffern sind frei.
rule-name-lunchbox = Lunchbox
rule-text-lunchbox = Die Ziffern zwischen der kleinsten und der größten Ziffer einer Lunchbox ergeben zusammen { $sum }. Keine Ziffer kommt darin doppelt vor.

rule-name-thermometer = Thermometer
rule-text-thermometer = Auf einem Thermometer werden die Ziffern von der Kugel zum Ende hin immer größer.
rule-name-slow-thermometer = Langsames Thermometer
rule-text-slow-thermometer = Auf einem langsamen Thermometer werden die Ziffern von der Kugel zum Ende hin nie kleiner; gleiche dürfen aufeinanderfolgen.
rule-name-whisper = Flüsterlinie
rule-text-whisper = Benachbarte Ziffern auf der Linie unterscheiden sich um mindestens { $gap }.
rule-name-renban = Renban-Linie
rule-text-renban = Die Ziffern auf der Linie sind aufeinanderfolgend, in beliebiger Reihenfolge. Keine wiederholt sich.
rule-name-nabner = Nabner-Linie
rule-text-nabner = Keine zwei Ziffern auf der Linie sind gleich oder aufeinanderfolgend, wo immer sie darauf stehen.
rule-name-palindrome = Palindrom
rule-text-palindrome = Die Linie liest sich von beiden Enden gleich.
rule-name-between = Zwischenlinie
rule-text-between = Die Ziffern auf der Linie liegen echt zwischen den Ziffern in ihren beiden Kreisen.
rule-name-lockout = Lockout-Linie
rule-text-lockout = Die Ziffern in den beiden Rauten unterscheiden sich um mindestens { $gap }. Keine Ziffer auf der Linie liegt zwischen ihnen oder gleicht einer von ihnen.
rule-name-region-sum = Gebietssummenlinie
rule-text-region-sum = In jedem Gebiet, durch das die Linie läuft, haben ihre Ziffern dieselbe Summe. Kehrt sie in ein Gebiet zurück, hat dieses Stück für sich allein die Summe.
rule-name-zipper = Reißverschlusslinie
rule-text-zipper = Je zwei Ziffern, die von der Mitte der Linie gleich weit entfernt sind, haben dieselbe Summe. Eine Ziffer in der Mitte ist diese Summe.
rule-name-sum-line = Summenlinie
rule-text-sum-line = Die Linie lässt sich in Stücke teilen, deren Ziffern jeweils zusammen { $sum } ergeben.
rule-name-entropic = Entropische Linie
rule-text-entropic = Je drei aufeinanderfolgende Zellen der Linie enthalten eine niedrige, eine mittlere und eine hohe Ziffer.
rule-name-modular = Modulare Linie
rule-text-modular = Je { $modulus } aufeinanderfolgende Ziffern auf der Linie lassen beim Teilen durch { $modulus } verschiedene Reste.
rule-name-parity = Paritätslinie
rule-text-parity = Auf der Linie wechseln sich ungerade und gerade Ziffern ab.

rule-name-difference = Weißer Punkt
rule-text-difference = Zwei Ziffern mit einem weißen Punkt dazwischen unterscheiden sich um { $gap }.
rule-name-ratio = Schwarzer Punkt
rule-text-ratio = Von zwei Ziffern mit einem schwarzen Punkt dazwischen ist die eine das { $factor }-fache der anderen.
rule-name-xv = XV
rule-text-xv = Zwei Ziffern mit einem Zeichen dazwischen ergeben zusammen, was es sagt: { $sum }.
rule-name-greater = Ungleichung
rule-text-greater = Das Zeichen zeigt auf die kleinere der beiden Ziffern.
rule-name-negative = Alle Zeichen gegeben
rule-text-negative-difference = Alle Punkte sind gegeben: Nachbarn ohne Punkt unterscheiden sich nicht um { $numbers }.
rule-text-negative-ratio = Alle Punkte sind gegeben: Von Nachbarn ohne Punkt ist keiner das { $numbers }-fache des anderen.
rule-text-negative-sum = Alle Zeichen sind gegeben: Nachbarn ohne Zeichen ergeben zusammen nicht { $numbers }.
rule-name-quad = Quad
rule-text-quad = Die Ziffern im Ring, { $values }, stehen in den vier Zellen um ihn herum. Eine doppelt genannte Ziffer steht doppelt da.

rule-name-odd = Ungerade
rule-text-odd = Die markierten Zellen enthalten ungerade Ziffern.
rule-name-even = Gerade
rule-text-even = Die markierten Zellen enthalten gerade Ziffern.
rule-name-candidates = Wenige Kandidaten
rule-text-candidates = Die Zellen enthalten nur diese Ziffern: { $values }.
rule-name-minimum = Minimum
rule-text-minimum = Eine Ziffer in einer markierten Zelle ist kleiner als ihre Nachbarn, die nicht markiert sind.
rule-name-maximum = Maximum
rule-text-maximum = Eine Ziffer in einer markierten Zelle ist größer als ihre Nachbarn, die nicht markiert sind.

rule-name-sandwich = Sandwich
rule-text-sandwich = Die Ziffern zwischen der kleinsten und der größten Ziffer in der Zeile oder Spalte ergeben zusammen { $sum }.
rule-name-x-sum = X-Summe
rule-text-x-sum = Die erste Ziffer vom Hinweis aus, X, sagt, wie viele Ziffern, sie selbst eingeschlossen, zusammen { $sum } ergeben.
rule-name-skyscraper = Hochhäuser
rule-text-skyscraper = Vom Hinweis aus sind { $seen } Hochhäuser zu sehen. Ziffern sind Höhen; höhere verdecken niedrigere hinter ihnen.
rule-name-hidden-skyscraper = Verdecktes Hochhaus
rule-text-hidden-skyscraper = { $value } ist vom Hinweis aus die erste Ziffer, die von einer höheren verdeckt wird.
rule-name-numbered-room = Nummeriertes Zimmer
rule-text-numbered-room = Die erste Ziffer vom Hinweis aus, X, sagt, dass die X-te Ziffer { $value } ist.
rule-name-row-indexer = Zeilenzeiger
rule-text-row-indexer = Eine markierte Zelle in Zeile Z mit der Ziffer V sagt, dass in Zeile V ihrer Spalte Z steht.
rule-name-column-indexer = Spaltenzeiger
rule-text-column-indexer = Eine markierte Zelle in Spalte S mit der Ziffer V sagt, dass in Spalte V ihrer Zeile S steht.
rule-name-box-indexer = Blockzeiger
rule-text-box-indexer = Eine markierte Zelle am Platz P ihres Blocks mit der Ziffer V sagt, dass am Platz V des Blocks P steht.
rule-name-index = Zeiger
rule-text-index = Die eine Zelle sagt, an welchem Platz der Linie die Ziffer der anderen steht.

rule-name-clone = Klone
rule-text-clone = Die beiden Bereiche enthalten an denselben Plätzen dieselben Ziffern.
rule-name-same-values = Dieselben Ziffern
rule-text-same-values = Die Bereiche enthalten dieselben Ziffern, jede gleich oft, in beliebiger Reihenfolge.
rule-name-counting-circles = Zählkreise
rule-text-counting-circles = Eine Ziffer in einem Kreis sagt, in wie vielen Kreisen sie steht.
rule-name-contains = Enthaltene Ziffern
rule-text-contains = Der Bereich enthält diese Ziffern: { $values }. Eine doppelt genannte Ziffer steht mindestens doppelt da.
rule-name-exactly = Genau enthaltene Ziffern
rule-text-exactly = Der Bereich enthält diese Ziffern genau so oft, wie sie genannt sind: { $values }. Andere Ziffern sind frei.
rule-name-count = Gezählte Ziffern
rule-text-count = Genau { $count } Zellen des Bereichs enthalten eine dieser Ziffern: { $values }.
rule-name-different = Zahl verschiedener Ziffern
rule-text-different = Der Bereich enthält genau { $count } verschiedene Ziffern.
rule-name-different-counter = Zähler verschiedener Ziffern
rule-text-different-counter = Die markierte Zelle sagt, wie viele verschiedene Ziffern der Bereich enthält.

rule-name-x = X-Sudoku
rule-text-x = Auf keiner der beiden langen Diagonalen kommt eine Ziffer doppelt vor.
rule-name-diagonal = Diagonale
rule-text-diagonal =
    { $slope ->
        [rising] Auf der Diagonale von links unten nach rechts oben kommt keine Ziffer doppelt vor.
       *[falling] Auf der Diagonale von links oben nach rechts unten kommt keine Ziffer doppelt vor.
    }
rule-name-windoku = Windoku
rule-text-windoku = In keinem der getönten Fenster kommt eine Ziffer doppelt vor.
rule-name-disjoint-groups = Getrennte Gruppen
rule-text-disjoint-groups = Zellen am selben Platz ihrer Blöcke enthalten verschiedene Ziffern.
rule-name-extra-region = Zusatzgebiet
rule-text-extra-region = Im getönten Gebiet kommt keine Ziffer doppelt vor.
rule-name-anti-knight = Anti-Springer
rule-text-anti-knight = Zellen, die einen Springerzug wie im Schach voneinander entfernt sind, enthalten verschiedene Ziffern.
rule-name-anti-king = Anti-König
rule-text-anti-king = Zellen, die einen Königszug wie im Schach voneinander entfernt sind, enthalten verschiedene Ziffern.
rule-name-offset = Anti-Zug
rule-text-offset = Zellen, die { $one } Zeilen und { $other } Spalten voneinander entfernt sind oder umgekehrt, enthalten verschiedene Ziffern.
rule-name-non-consecutive = Nicht aufeinanderfolgend
rule-text-non-consecutive = Benachbarte Zellen enthalten keine aufeinanderfolgenden Ziffern.
rule-name-global-entropy = Globale Entropie
rule-text-global-entropy = Jedes Quadrat aus 2 × 2 Zellen enthält eine niedrige, eine mittlere und eine hohe Ziffer.

rule-name-pair = Paarregel
rule-text-pair = Für jede Ziffer a auf der Linie und die nächste, b, gilt: { $condition }.
rule-name-every-pair = Paarregel für einen Bereich
rule-text-every-pair = Für je zwei Ziffern des Bereichs, a und b in Lesereihenfolge, gilt: { $condition }.
rule-name-neighbours = Paarregel für Nachbarn
rule-text-neighbours = Für je zwei benachbarte Ziffern, a links von b oder darüber, gilt: { $condition }.
rule-name-pair-table = Paartabelle
rule-text-pair-table = Jede Ziffer auf der Linie bildet mit der nächsten eines dieser Paare: { $pairs }.
rule-name-every-pair-table = Paartabelle für einen Bereich
rule-text-every-pair-table = Je zwei Ziffern des Bereichs bilden in Lesereihenfolge eines dieser Paare: { $pairs }.
rule-name-line-rule = Linienregel
rule-text-line-rule = Eine Zahl s läuft die Linie entlang; d ist die Ziffer, p die davor: { $memory }.
rule-name-line-table = Linienautomat
rule-text-line-table = Ein Automat nimmt die Ziffern auf der Linie an: { $machine }.
rule-name-either = Alternativen
rule-text-either = In mindestens einer von mehreren Klammern gelten alle Regeln: { $line }
rule-name-copies = Kopien
rule-text-copies = Diese Regeln gelten an mehreren Stellen: { $rules }.

## Fehler in der Sprache der Regeln: eine Überschrift, und was neben der Unterstreichung steht.

rule-one-of = { $list } oder { $last }
rule-misread = gefunden: „{ $found }“
rule-misread-label = erwartet: { $expected }
rule-misread-end = hier fehlt etwas
rule-misread-end-label = erwartet: { $expected }
rule-misread-name = gefunden: „{ $found }“
rule-misread-name-label = { $sentence }
rule-misread-layout = das Brett ergibt keinen Sinn
rule-misread-layout-label = { $why }
rule-misread-unfit = die Regel passt nicht auf das Brett
rule-misread-unfit-label = { $why }
rule-misread-twice = eine Zelle bekommt zwei Ziffern
rule-misread-twice-label = erwartet: nur eine
rule-misread-deep = der Text ist zu tief verschachtelt oder zu lang
rule-misread-deep-label = erwartet: etwas Einfacheres
rule-misread-many = es sind mehr als { $most } Regeln
rule-misread-many-label = erwartet: weniger
rule-layout-no-cells = ein Gitter braucht Zellen
rule-layout-too-large = ein Gitter reicht bis Zeile oder Spalte { $found }; möglich sind { $most }
rule-layout-values = die Ziffern gehen von { $least } bis { $greatest }; möglich sind 1 bis 25 Ziffern, keine größer als 31
rule-layout-boxes = Blöcke aus { $rows } Zeilen und { $columns } Spalten füllen das Gitter nicht
rule-layout-pieces = die Gebiete sind für { $found } Zellen angegeben, erwartet: { $expected }
rule-layout-too-many-pieces = ein Gitter kann höchstens { $most } Gebiete haben
rule-layout-crowded = { $cells } Zellen gehören zusammen, aber es gibt nur { $values } Ziffern
rule-layout-symbols = die Zeichen lassen sich nicht unterscheiden
rule-layout-unknown = gefunden: „{ $part }“, erwartet: ein Teil eines Bretts wie 9x9 oder boxes 2x3
rule-expected-size = eine Größe wie 9x9
rule-expected-cell = eine Zelle wie r1c2
rule-expected-term = eine Zelle wie r1c2, vielleicht mit einem Faktor: 2*r1c2
rule-expected-number = eine Zahl von { $least } bis { $greatest }
rule-expected-value = eine Ziffer des Bretts
rule-expected-givens = eine Ziffer oder ein Punkt für jede der { $cells } Zellen
rule-expected-pair = zwei Ziffern wie 1-2
rule-expected-edge = ein Zustand, eine Ziffer und ein Zustand wie 0-5-1
rule-expected-rule = eine Regel
rule-expected-end = nichts weiter
rule-expected-formula-number = eine Zahl
rule-expected-formula-condition = eine Bedingung wie a < b
rule-expected-formula-comparison = ein Vergleich wie =
rule-expected-formula-operator = ein Rechenzeichen oder der Doppelpunkt nach der Formel
rule-expected-formula-variable = eine Variable, die es hier gibt
rule-unfit-no-such-cell = das Brett hat keine Zelle { $cell }
rule-unfit-no-such-value = das Brett hat keine Ziffer { $value }
rule-unfit-too-few = { $found } gefunden, mindestens { $least } erwartet
rule-unfit-too-great = { $found } gefunden, höchstens { $most } erwartet
rule-unfit-apart = { $from } und { $to } berühren sich nicht
rule-unfit-twice = { $cell } ist doppelt genannt
rule-unfit-unequal = die Teile haben { $one } und { $other } Zellen, erwartet werden gleich viele
rule-unfit-not-at-the-edge = { $cell } liegt auf dieser Seite nicht am Rand
rule-unfit-at-the-edge = an der rechten unteren Ecke von { $cell } treffen sich keine vier Zellen
rule-unfit-direction = ein solcher Hinweis kann von { $cell } nicht in diese Richtung zeigen
rule-unfit-no-regions = es gibt Zellen ohne Gebiet
rule-unfit-not-square = dafür braucht es quadratische Gitter
rule-unfit-indivisible = { $values } Ziffern lassen sich nicht in { $parts } gleiche Teile teilen
rule-unfit-misplaced = Kopien lassen sich nicht noch einmal kopieren

## Was über mehrere Regeln einer Art gesagt wird, deren Hinweise auf dem Brett stehen.

rule-all-cage = In einem Käfig kommt keine Ziffer doppelt vor, und seine Ziffern ergeben zusammen die Zahl in seiner Ecke.
rule-all-cage-some = In einem Käfig kommt keine Ziffer doppelt vor, und seine Ziffern ergeben zusammen die Zahl in seiner Ecke, wenn dort eine steht.
rule-all-sum = Die Ziffern in einem umrandeten Bereich ergeben zusammen die Zahl hinter Σ. Sie dürfen sich wiederholen.
rule-all-little-killer = Die Ziffern auf der Diagonale, in die ein Pfeil zeigt, ergeben zusammen die Zahl neben dem Pfeil. Sie dürfen sich wiederholen.
rule-all-rellik = In einem Rellik-Käfig kommt keine Ziffer doppelt vor, und keine seiner Ziffern, ob eine, mehrere oder alle, ergeben zusammen die Zahl in seiner Ecke.
rule-all-look-and-say = Der Hinweis in einem Käfig sagt, wie oft Ziffern darin stehen: 23 heißt genau zwei Dreien. Andere Ziffern sind frei.
rule-all-lunchbox = Die Ziffern zwischen der kleinsten und der größten Ziffer einer Lunchbox ergeben zusammen die Zahl in ihrer Ecke. Keine Ziffer kommt darin doppelt vor.
rule-all-sum-line = Eine Linie lässt sich in Stücke teilen, deren Ziffern jeweils zusammen die Zahl der Linie ergeben.
rule-all-difference = Zwei Ziffern mit einem weißen Punkt dazwischen unterscheiden sich um die Zahl im Punkt, um 1, wenn er leer ist.
rule-all-ratio = Von zwei Ziffern mit einem schwarzen Punkt dazwischen ist die eine ein Vielfaches der anderen: Der Punkt sagt, das Wievielfache; ist er leer, das Doppelte.
rule-all-xv = Zwei Ziffern mit einem Zeichen dazwischen ergeben zusammen, was es sagt: V ist 5, X ist 10.
rule-all-quad = Die Ziffern in einem Ring stehen in den vier Zellen um ihn herum. Eine doppelt genannte Ziffer steht doppelt da.
rule-all-sandwich = Die Zahl neben einer Zeile oder Spalte ist die Summe der Ziffern zwischen ihrer kleinsten und ihrer größten Ziffer.
rule-all-x-sum = Die erste Ziffer vom Hinweis aus, X, sagt, wie viele Ziffern, sie selbst eingeschlossen, zusammen die Zahl im Hinweis ergeben.
rule-all-skyscraper = Ein Hinweis sagt, wie viele Hochhäuser von ihm aus zu sehen sind. Ziffern sind Höhen; höhere verdecken niedrigere hinter ihnen.
rule-all-hidden-skyscraper = Ein Hinweis nennt die erste Ziffer, die von ihm aus hinter einer höheren verdeckt ist.
rule-all-numbered-room = Die erste Ziffer vom Hinweis aus, X, sagt, dass die X-te Ziffer die im Hinweis ist.
rule-all-contains = Ein Käfig enthält die Ziffern in seiner Ecke. Eine doppelt genannte Ziffer steht mindestens doppelt da.
rule-all-exactly = Ein Käfig enthält die Ziffern in seiner Ecke genau so oft, wie sie genannt sind. Andere Ziffern sind frei.
rule-all-count = In einem umrandeten Bereich sagt die Zahl vor dem Doppelpunkt, wie viele Zellen eine der Ziffern dahinter enthalten.
rule-all-different = Die Zahl in einem umrandeten Bereich sagt, wie viele verschiedene Ziffern er enthält.

## Was eine Zelle für eine Regel ist, für Vorleseprogramme: gesagt nach dem Namen der Zelle, mit
## anderem in einer Aufzählung.
##
## Argumente neben den Feldern der Regel: `$place` ist eine Ordnungszahl (`rule-ordinal`) unter
## `$count` Zellen, `$end` sagt, ob das die erste oder die letzte ist; `$side` ist, wo ein Zeichen
## oder ein Hinweis steht.

rule-ordinal =
    { $place ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
        [7] siebte
        [8] achte
        [9] neunte
        [10] zehnte
        [11] elfte
        [12] zwölfte
       *[other] Nummer { $place }
    }
rule-side-right = rechts
rule-side-left = links
rule-side-down = darunter
rule-side-up = darüber
rule-corner-down-right = unten rechts
rule-corner-down-left = unten links
rule-corner-up-right = oben rechts
rule-corner-up-left = oben links
rule-from-right = von links
rule-from-left = von rechts
rule-from-down = von oben
rule-from-up = von unten
rule-from-down-right = von links oben
rule-from-down-left = von rechts oben
rule-from-up-right = von links unten
rule-from-up-left = von rechts unten
rule-cell-piece = Teil { $piece }
rule-cell-maybe = vielleicht { $phrase }

rule-cell-cage-cells = Käfig mit Summe { $sum }
rule-cell-cage-cells-bare = Käfig ohne Summe
rule-cell-sum-terms =
    { $factor ->
        [1] in einer Summe von { $sum }
       *[other] { $factor }-mal gezählt in einer Summe von { $sum }
    }
rule-cell-equal-sums-areas = Bereich { $area } von { $areas } mit gleichen Summen
rule-cell-little-killer-lane = { $place } von { $count } auf einer Diagonale mit der Summe { $sum }, { $side }
rule-cell-arrow-circle =
    { $count ->
        [1] Kreis eines Pfeils
       *[other] { $place } von { $count } in der Pille eines Pfeils
    }
rule-cell-arrow-shaft = { $place } von { $count } auf einem Pfeil
rule-cell-double-arrow-line =
    { $end ->
        [inner] { $place } von { $count } auf einem Doppelpfeil
       *[other] Kreis eines Doppelpfeils
    }
rule-cell-rellik-cells = Rellik-Käfig, nicht { $sum }
rule-cell-equality-cage-cells = Gleichheitskäfig
rule-cell-look-and-say-cells = Look-and-say-Käfig, { $seen }
rule-cell-lunchbox-line = Lunchbox mit Summe { $sum }
rule-cell-thermometer-line =
    { $end ->
        [first] Kugel eines Thermometers mit { $count } Zellen
       *[other] { $place } von { $count } auf einem Thermometer
    }
rule-cell-slow-thermometer-line =
    { $end ->
        [first] Kugel eines langsamen Thermometers mit { $count } Zellen
       *[other] { $place } von { $count } auf einem langsamen Thermometer
    }
rule-cell-whisper-line = { $place } von { $count } auf einer Flüsterlinie, mindestens { $gap }
rule-cell-renban-line = { $place } von { $count } auf einer Renban-Linie
rule-cell-nabner-line = { $place } von { $count } auf einer Nabner-Linie
rule-cell-palindrome-line = { $place } von { $count } auf einem Palindrom
rule-cell-between-line =
    { $end ->
        [inner] { $place } von { $count } auf einer Zwischenlinie
       *[other] Kreis einer Zwischenlinie
    }
rule-cell-lockout-line =
    { $end ->
        [inner] { $place } von { $count } auf einer Lockout-Linie
       *[other] Raute einer Lockout-Linie
    }
rule-cell-region-sum-line = { $place } von { $count } auf einer Gebietssummenlinie
rule-cell-zipper-line = { $place } von { $count } auf einer Reißverschlusslinie
rule-cell-sum-line-line = { $place } von { $count } auf einer Summenlinie mit { $sum }
rule-cell-entropic-line = { $place } von { $count } auf einer entropischen Linie
rule-cell-modular-line = { $place } von { $count } auf einer modularen Linie, modulo { $modulus }
rule-cell-parity-line = { $place } von { $count } auf einer Paritätslinie
rule-cell-difference-border = weißer Punkt { $side }, Unterschied { $gap }
rule-cell-ratio-border = schwarzer Punkt { $side }, { $factor }-fach
rule-cell-xv-border = Summe { $sum } mit der Zelle { $side }
rule-cell-greater-border =
    { $end ->
        [first] größer als die Zelle { $side }
       *[other] kleiner als die Zelle { $side }
    }
rule-cell-quad-corner = Quad { $values } an der Ecke { $side }
rule-cell-odd-cells = ungerade
rule-cell-even-cells = gerade
rule-cell-candidates-cells = nur { $values }
rule-cell-minimum-cells = kleiner als ihre Nachbarn
rule-cell-maximum-cells = größer als ihre Nachbarn
rule-cell-sandwich-lane = in einem Sandwich mit Summe { $sum }, { $side }
rule-cell-x-sum-lane = { $place } von { $count } mit der X-Summe { $sum }, { $side }
rule-cell-skyscraper-lane = { $place } von { $count } mit { $seen } sichtbaren Hochhäusern, { $side }
rule-cell-hidden-skyscraper-lane = { $place } von { $count } mit { $value } als erstem verdeckten Hochhaus, { $side }
rule-cell-numbered-room-lane = { $place } von { $count } mit dem nummerierten Zimmer { $value }, { $side }
rule-cell-row-indexer-cells = Zeilenzeiger
rule-cell-column-indexer-cells = Spaltenzeiger
rule-cell-box-indexer-cells = Blockzeiger
rule-cell-index-pointer = sagt, an welchem Platz einer Linie eine Ziffer steht
rule-cell-index-cell = ihre Ziffer steht auf einer Linie, am Platz, den ein Zeiger sagt
rule-cell-index-line = { $place } von { $count } auf einer Linie, von der ein Zeiger spricht
rule-cell-clone-clone = Klon von { $other }
rule-cell-same-values-areas = Bereich { $area } von { $areas } mit denselben Ziffern
rule-cell-counting-circles-cells = Zählkreis
rule-cell-contains-cells = Bereich, der { $values } enthält
rule-cell-exactly-cells = Bereich, der genau { $values } enthält
rule-cell-count-cells = Bereich mit { $count } der Ziffern { $values }
rule-cell-different-cells = Bereich mit { $count } verschiedenen Ziffern
rule-cell-different-counter-counter = sagt, wie viele verschiedene Ziffern ein Bereich enthält
rule-cell-different-counter-cells = Bereich, dessen verschiedene Ziffern gezählt werden
rule-cell-x-diagonal =
    { $slope ->
        [rising] steigende Diagonale
       *[falling] fallende Diagonale
    }
rule-cell-diagonal-diagonal =
    { $slope ->
        [rising] steigende Diagonale
       *[falling] fallende Diagonale
    }
rule-cell-windoku-windows = Fenster { $area } von { $areas }
rule-cell-extra-region-cells = zusätzliches Gebiet
rule-cell-pair-line = { $place } von { $count } auf einer Linie mit Paarregel
rule-cell-every-pair-cells = Bereich mit Paarregel
rule-cell-pair-table-line = { $place } von { $count } auf einer Linie mit Paartabelle
rule-cell-every-pair-table-cells = Bereich mit Paartabelle
rule-cell-line-rule-line = { $place } von { $count } auf einer Linie mit eigener Regel
rule-cell-line-table-line = { $place } von { $count } auf einer Linie mit einem Automaten

## Andere Bretter als das klassische.

board-name = { $rows } × { $columns }
board-name-pieces = Jigsaw { $rows } × { $columns }
board-name-samurai = Samurai
board-name-grids = { $count } Gitter
board-text-boxes = Jede Zeile, jede Spalte und jeder Block enthält { $symbols }, jedes Zeichen genau einmal.
board-text-pieces = Jede Zeile, jede Spalte und jedes umrandete Teil enthält { $symbols }, jedes Zeichen genau einmal.
board-text-none = Jede Zeile und jede Spalte enthält { $symbols }, jedes Zeichen genau einmal.
board-text-loose = In jede Zelle kommt eines von { $symbols }. Keines steht in einer Zeile, einer Spalte oder einem umrandeten Teil doppelt.
board-text-grids = { $rest } Das gilt für jedes der { $count } Gitter, die gemeinsame Zellen haben.
board-symbols = { $first } bis { $last }
board-symbols-letters = 1 bis 9 und A bis { $last }
