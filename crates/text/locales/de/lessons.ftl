## Die Lektionen über Techniken: die Karte, die Familien, und worauf man bei jeder Technik achtet.

lessons-title = Techniken
lessons-about = Von leicht bis schwer. Jede Familie hat eine Seite: worauf man achtet, warum es gilt, woher es kommt, und zu jeder Technik eine Stellung, die sie zeigt, daneben eine, in der sie knapp nicht gilt.
lessons-technique = Technik
lessons-level = HoDoKu-Stufe
lessons-score = Punkte
lessons-positions = Stellungen
lessons-needing = Stellungen, die sie brauchen
lessons-unused = standardmäßig nicht benutzt
lessons-look = Worauf man achtet
lessons-why = Warum es gilt
lessons-from = Woher es kommt
lessons-pattern = Das Muster
lessons-miss = Warum hier nicht
lessons-members = Die Familie
lessons-practise = Üben
lessons-play = In „Spielen“ öffnen
lessons-legend = Durchgezogener Ring oder Rahmen: das Muster. Gestrichelt: sein zweiter Teil oder eine Flosse. Strich: gestrichen. Scheibe: eingetragen. Getöntes Band: eine Gruppe von Zellen, die als eine zählt. Rahmen um Zeile, Spalte oder Block: ein Haus, das zum Muster gehört. In der Stellung daneben ist die getönte Zelle das, was anders ist, und der Kandidat im gefüllten Ring das, was das Muster stört.
lessons-signs = Im Gitter aus Zeichen folgt auf jeden markierten Kandidaten ein Zeichen: `*` das Muster, `'` sein zweiter Teil, `-` gestrichen, `+` eingetragen. Eine markierte Zelle steht in Klammern, hinter einer markierten Zeile oder Spalte steht `#`, hinter einer des zweiten Teils `'`.
lessons-one-solution = Sie setzt voraus, dass das Rätsel nur eine Lösung hat.
lessons-needed = { $count ->
    [one] { $count } Stellung von uns braucht sie: Keine Technik, die in der üblichen Reihenfolge vor ihr kommt, findet dort etwas.
   *[other] { $count } Stellungen von uns brauchen sie, jede aus einem anderen Rätsel: Keine Technik, die in der üblichen Reihenfolge vor ihr kommt, findet dort etwas.
}
lessons-shown = In dieser Stellung hilft auch eine Technik, die vor ihr kommt. Sie wird gezeigt, weil wir keine kennen, die diese Technik braucht.
lessons-none = Noch zeigt sie keine Stellung von uns.
lessons-giant = Sie wird nie gebraucht. Wo es einen Fisch aus fünf oder mehr Zeilen gibt, steht die Ziffer in den Spalten außerhalb der Deckung nur in den Zeilen außerhalb der Basis. Diese bilden einen Fisch von höchstens vier mit denselben Streichungen, und der wird zuerst gefunden.
lessons-late = In der üblichen Reihenfolge wird sie fast nie gebraucht: Ketten, fast gesperrte Gruppen oder Zwangsnetze kommen vorher und finden, was sie findet. Wer nur mit ihr löst, trifft sie oft an.

## Die Seite der Lektionen in der Web-App

lessons-page-about = Von leicht bis schwer. Jede Technik hat eine Lektion: worauf man achtet, warum es gilt, Stellungen, die sie brauchen, und neben jeder eine, in der sie knapp nicht gilt.
lessons-from-learn = Jede Technik, von leicht bis schwer: worauf man achtet, warum es gilt, und Stellungen, die sie brauchen.
lessons-facts = { $level } · { $score } Punkte
lessons-needed-by = { $count ->
    [0] –
    [one] { $count } Stellung
   *[other] { $count } Stellungen
}
lessons-position = Stellung { $number } von { $count }
lessons-find = Das Muster ist irgendwo in dieser Stellung. Suche es, bevor du es dir zeigen lässt.
lessons-easier = In dieser Stellung hilft auch eine Technik, die in der üblichen Reihenfolge vor ihr kommt.
lessons-show = Zeigen
lessons-back = Die Stellung davor
lessons-next = Die nächste Stellung
lessons-no-miss = Was immer man hier einzeln zurücknimmt, das Muster bleibt.
lessons-keys = Pfeile links und rechts: Stellungen. Enter: zeigen.

miss-struck = Hier ist in { $cells } auch { $digit } möglich.
miss-found = Hier ist die { $digit } in { $cells } eine Vorgabe.
miss-filled = Hier ist { $cells } noch leer; in der Stellung daneben steht dort { $digit }.
miss-spoiler = Damit ist auch { $digit } in { $cells } möglich.
miss-so = Daher folgt nichts: { $flaw }.

techniques-singles = Einzige Kandidaten und Plätze
techniques-singles-look = Eine Zelle, in der nur noch eine Ziffer möglich ist, oder eine Ziffer, die in einer Zeile, Spalte oder einem Block nur noch in eine Zelle passt. Man geht die Ziffern Block für Block durch, dann die vollsten Zeilen und Spalten, zuletzt einzelne Zellen.
techniques-singles-why = In jeder Zelle steht eine Ziffer, und in jedem Haus steht jede Ziffer. Bleibt nur eine Möglichkeit, so ist es die richtige.
techniques-singles-from = So alt wie Sudoku selbst. „Nackt“ und „versteckt“ kommen aus den englischen Foren von 2005. E. Sturms Sudopli sucht zuerst nach dem einzigen Kandidaten, dann nach dem einzigen Platz.
lesson-full-house = Die letzte leere Zelle einer Zeile, einer Spalte oder eines Blocks. Man zählt nach, welche der neun Ziffern fehlt.
lesson-naked-single = Eine Zelle, deren Zeile, Spalte und Block zusammen schon acht verschiedene Ziffern enthalten. Die neunte gehört hinein. Ohne Notizen ist das schwer zu sehen, denn die acht Ziffern sind über drei Häuser verstreut.
lesson-hidden-single = Eine Ziffer, die in einem Haus nur in eine Zelle passt, wie viele Kandidaten diese Zelle auch hat. In einem Block verfolgt man die Ziffer auf den Zeilen und Spalten, die ihn kreuzen, und sieht, welche Zellen bleiben.

techniques-locked-candidates = Überschneidungen
techniques-locked-candidates-look = Eine Linie und ein Block kreuzen sich in drei Zellen. Gesucht ist eine Ziffer, die in einem der beiden Häuser nur in diese Zellen passt.
techniques-locked-candidates-why = Das erste Haus braucht die Ziffer, also steht sie in einer der gemeinsamen Zellen. Diese gehören alle auch zum zweiten Haus, das damit seine Ziffer hat: In seinen übrigen Zellen kann sie nicht stehen.
techniques-locked-candidates-from = Die englischen Namen „pointing“ und „claiming“ stammen aus den Programmen von Andrew Stuart und Nicolas Juillerat; HoDoKu nennt sie Typ 1 und Typ 2.
lesson-pointing = In einem Block passt eine Ziffer nur in Zellen einer Zeile oder einer Spalte. Sie zeigt diese Linie entlang: Außerhalb des Blocks kann sie dort nicht stehen.
lesson-claiming = In einer Zeile oder Spalte passt eine Ziffer nur in Zellen eines Blocks. Die Linie beansprucht sie für sich: In den übrigen Zellen des Blocks kann sie nicht stehen.

techniques-subsets = Teilmengen
techniques-subsets-look = Ebenso viele Zellen eines Hauses wie Ziffern, die zusammengehören: Entweder haben die Zellen keine anderen Kandidaten (nackt), oder die Ziffern haben keine anderen Zellen (versteckt).
techniques-subsets-why = Zwei Zellen, die zusammen nur zwei Ziffern haben, verbrauchen beide, so herum oder anders herum. Keine andere Zelle des Hauses kann sie also enthalten. Haben umgekehrt zwei Ziffern nur zwei Zellen, so sind diese damit voll, und nichts anderes passt hinein. Mit drei und vier ist es ebenso.
techniques-subsets-from = Bekannt seit den ersten Foren von 2005, wie auch die Namen. Nackt und versteckt sind zwei Seiten einer Sache: Sind in einem Haus n Zellen leer, so gehört zu einer nackten Teilmenge aus k Zellen eine versteckte aus n − k.
lesson-naked-pair = Zwei Zellen eines Hauses mit denselben zwei Kandidaten und keinen anderen. Diese beiden Ziffern werden im übrigen Haus gestrichen.
lesson-naked-triple = Drei Zellen eines Hauses, die zusammen nur drei Ziffern haben. Keine Zelle muss alle drei haben: 12, 23 und 13 genügen.
lesson-naked-quad = Vier Zellen eines Hauses, die zusammen nur vier Ziffern haben. Man sucht in Häusern mit vielen leeren Zellen nach Zellen mit zwei oder drei Kandidaten.
lesson-hidden-pair = Zwei Ziffern, die in einem Haus nur in dieselben zwei Zellen passen. Alles andere wird in diesen beiden Zellen gestrichen.
lesson-hidden-triple = Drei Ziffern, die in einem Haus zusammen nur drei Zellen haben. Man achtet auf Ziffern mit zwei oder drei Plätzen, nicht auf die Zellen.
lesson-hidden-quad = Vier Ziffern, die in einem Haus zusammen nur vier Zellen haben. Selten nötig, denn bei höchstens acht leeren Zellen bilden die anderen eine nackte Teilmenge aus höchstens vier.
lesson-locked-pair = Ein nackter Zweier, dessen Zellen in einer Linie und zugleich in einem Block liegen. Es räumt beide Häuser aus.
lesson-locked-triple = Ein nackter Dreier, dessen drei Zellen die ganze Kreuzung einer Linie mit einem Block sind. Es räumt beide Häuser aus.

techniques-fish = Fische
techniques-fish-look = Man nimmt eine Ziffer und sucht einige Zeilen, die Basis, in denen sie nur in ebenso viele Spalten passt, die Deckung; oder umgekehrt. Man beginnt mit den Zeilen, in denen die Ziffer zwei oder drei Plätze hat.
techniques-fish-why = Jede Linie der Basis braucht die Ziffer einmal, und keine Spalte nimmt sie zweimal auf. So verbrauchen n Zeilen der Basis die n Spalten der Deckung: Sonst steht die Ziffer in diesen Spalten nirgends. Gibt es Flossen, so gilt entweder der Fisch oder eine Flosse: Eine Zelle, die die Ziffer in beiden Fällen verliert, kann sie nicht enthalten.
techniques-fish-from = X-Wing und Schwertfisch kamen 2005 auf. Der „Ultimate Fish Guide“ von Obi-Wahn (Sudoku Players' Forum, 2006) brachte alle Fische auf eine Form: Basis, Deckung und Flossen. Die Namen sind die von HoDoKu (Bernhard Hobiger).
lesson-x-wing = Eine Ziffer, die in zwei Zeilen nur in dieselben zwei Spalten passt, oder umgekehrt.
lesson-basic-fish = Eine Ziffer, die in { $number } Zeilen nur in { $number } Spalten passt, oder umgekehrt. Nicht jede Linie der Basis braucht alle { $number } Plätze; zwei genügen.
lesson-finned-fish = Beinahe ein Fisch aus { $number } Linien: In einer oder mehreren davon hat die Ziffer ein paar Plätze zu viel, die Flossen. Nur Zellen, die in der Deckung liegen und außerdem jede Flosse sehen, verlieren die Ziffer. Man sucht also nahe bei den Flossen, meist in einem Block.
lesson-sashimi-fish = Ein Fisch mit Flossen aus { $number } Linien, der ohne sie unvollständig ist: Eine Linie der Basis hat in der Deckung nur einen Platz. Die Flosse vertritt die fehlende Ecke; gestrichen wird wie beim Fisch mit Flossen.

techniques-single-digit-patterns = Muster einer Ziffer
techniques-single-digit-patterns-look = Man nimmt eine Ziffer und merkt sich die Häuser, in denen sie genau zwei Plätze hat. Zwei solche Häuser, an einem Ende verbunden, genügen.
techniques-single-digit-patterns-why = In einem Haus mit zwei Plätzen ist einer davon der richtige. Sind zwei solche Häuser so verbunden, dass die verbundenen Enden nicht beide richtig sein können, so ist es eines der beiden freien Enden. Eine Zelle, die beide freien Enden sieht, kann die Ziffer nicht enthalten.
techniques-single-digit-patterns-from = „Turbot Fish“: Nick70, Sudoku Players' Forum (2005). Wolkenkratzer und Drachen: Havard, „Strong links for beginners“ (2006). Leeres Rechteck und Broken Wing: Rod Hagglund.
lesson-skyscraper = Zwei Zeilen mit je zwei Plätzen für eine Ziffer, davon ein Paar in derselben Spalte: zwei Türme auf einem Boden, verschieden hoch. Die Dächer, also die beiden anderen Plätze, können nicht beide falsch sein. Ebenso mit Spalten.
lesson-two-string-kite = Eine Zeile und eine Spalte mit je zwei Plätzen für eine Ziffer; ein Platz der Zeile und einer der Spalte liegen in einem Block. Die beiden anderen sind die Enden der Schnüre: Wo sie sich kreuzen, fällt die Ziffer weg.
lesson-turbot-fish = Zwei beliebige Häuser mit je zwei Plätzen für eine Ziffer; ein Ende des ersten sieht ein Ende des zweiten. Die allgemeine Form, von der Wolkenkratzer und Drachen die leichten Fälle sind.
lesson-empty-rectangle = Ein Block, in dem alle Plätze einer Ziffer auf einer Zeile und einer Spalte liegen, sodass ein Rechteck aus vier Zellen frei von ihr ist; dazu eine starke Verbindung außerhalb, die auf einer dieser beiden Linien beginnt.
lesson-broken-wing = Ein Ring aus fünf, sieben oder neun Plätzen einer Ziffer, jeder mit dem nächsten in einem Haus. In diesen Häusern hat die Ziffer noch einige andere Plätze, die Wächter. Ohne sie müssten wahr und falsch sich auf einem ungeraden Ring abwechseln.

techniques-wings = Flügel
techniques-wings-look = Wenige Zellen mit zwei oder drei Kandidaten, die zusammen einer Ziffer keinen Ausweg lassen. Man beginnt bei den Zellen mit zwei Kandidaten.
techniques-wings-why = Was auch immer im Angelpunkt steht, eine der Zellen muss die gemeinsame Ziffer enthalten. Eine Zelle, die alle ihre Plätze sieht, kann sie nicht enthalten.
techniques-wings-from = XY-Wing und XYZ-Wing sind seit 2005 bekannt; XY-Wing heißt auch Y-Wing (Andrew Stuart). W-Wing: George Woods (2006), als „semi-remote naked pair“. Alle sind kurze Ketten oder kleine fast gesperrte Gruppen.
lesson-xy-wing = Ein Angelpunkt mit den Kandidaten x und y, der eine Zelle mit x und z und eine mit y und z sieht, die Zangen. Eine der Zangen ist z: Was beide sieht, kann nicht z sein.
lesson-xyz-wing = Wie XY-Wing, doch der Angelpunkt kann selbst z sein. Eine Zelle muss also alle drei sehen, auch den Angelpunkt, um z zu verlieren.
lesson-w-wing = Zwei entfernte Zellen mit denselben zwei Kandidaten x und y, und ein Haus, in dem y nur zwei Plätze hat, von denen jeder eine der Zellen sieht. Eine der beiden Zellen ist x.
lesson-wxyz-wing = Vier Zellen in einer Linie und einem Block, die sich kreuzen, mit zusammen vier Ziffern. Alle Ziffern bis auf eine können dort nur einmal stehen; diese eine muss in einer der Zellen stehen.
lesson-vwxyz-wing = Dasselbe mit fünf Zellen und fünf Ziffern, eine geknickte nackte Teilmenge. Man sucht einen Block und eine Linie, deren Zellen wenige Kandidaten haben.

techniques-uniqueness = Eindeutigkeit
techniques-uniqueness-look = Zellen, die man auf zwei Arten füllen könnte, wenn sie nur zwei Ziffern hätten. Man sucht vier Zellen mit denselben zwei Kandidaten an den Ecken eines Rechtecks in zwei Blöcken, oder ein Gitter, in dem fast jede Zelle zwei Kandidaten hat.
techniques-uniqueness-why = Könnte man die Zellen auf zwei Arten füllen, so auch das Rätsel. Es hat eine Lösung, also verhindert etwas das: Einer der überzähligen Kandidaten ist wahr.
techniques-uniqueness-from = Seit 2005 besprochen; die Nummern der Typen sind die von HoDoKu. Bivalue Universal Grave: Rod Hagglund (2005). Eindeutige Schleifen: Sudoku Explainer von Nicolas Juillerat (2006). Nur ein Rätsel, von dem man weiß, dass es eine einzige Lösung hat, darf so gelöst werden.
lesson-unique-rectangle-1 = Drei Ecken haben nur die Ziffern a und b, die vierte hat mehr. Die vierte kann weder a noch b sein.
lesson-unique-rectangle-2 = Zwei benachbarte Ecken haben einen weiteren Kandidaten, beide denselben. Eine von ihnen enthält ihn: Was beide sieht, kann ihn nicht enthalten.
lesson-unique-rectangle-3 = Zwei Ecken in einem Haus haben weitere Kandidaten, die mit anderen Zellen des Hauses eine nackte Teilmenge bilden. Die beiden Ecken zählen dabei als eine Zelle.
lesson-unique-rectangle-4 = Zwei Ecken in einem Haus haben weitere Kandidaten, und a hat in diesem Haus sonst keinen Platz. Eine der beiden ist also a, und keine ist b.
lesson-unique-rectangle-5 = Zwei Ecken über Kreuz, oder drei, haben einen weiteren Kandidaten, alle denselben. Eine von ihnen enthält ihn: Was alle sieht, kann ihn nicht enthalten.
lesson-unique-rectangle-6 = Zwei Ecken über Kreuz haben weitere Kandidaten, und a hat in beiden Zeilen oder beiden Spalten sonst keinen Platz. Also gehört a in die anderen beiden Ecken und fällt in diesen weg.
lesson-hidden-rectangle = Eine Ecke hat nur a und b. In der Zeile und in der Spalte der Ecke gegenüber hat a außerhalb des Rechtecks keinen Platz. Dann kann die Ecke gegenüber nicht b sein.
lesson-avoidable-rectangle-1 = Drei der Ecken sind schon ausgefüllt, aber keine Vorgaben. Mit der vierten ließen sich zwei Ziffern vertauschen; die Ziffer, die das möglich machte, fällt weg.
lesson-avoidable-rectangle-2 = Zwei der Ecken sind schon ausgefüllt, aber keine Vorgaben; die beiden anderen haben einen weiteren Kandidaten, denselben. Eine von ihnen enthält ihn.
lesson-unique-loop-1 = Wie das Rechteck vom Typ 1, in einer Schleife aus sechs oder mehr Zellen: Alle bis auf eine haben nur a und b.
lesson-unique-loop-2 = Eine Schleife aus Zellen mit a und b, einige mit einem weiteren Kandidaten, immer demselben. Eine von diesen enthält ihn.
lesson-unique-loop-3 = Eine Schleife aus Zellen mit a und b; zwei davon in einem Haus haben weitere Kandidaten, die mit anderen Zellen des Hauses eine nackte Teilmenge bilden.
lesson-unique-loop-4 = Eine Schleife aus Zellen mit a und b; zwei davon in einem Haus haben weitere Kandidaten, und a hat in diesem Haus sonst keinen Platz. Keine der beiden ist b.
lesson-extended-rectangle = Zwei Linien eines Bandes oder Stapels, gekreuzt von drei bis fünf anderen, mit ebenso vielen Ziffern. Ohne die Wächter könnte man die beiden Linien dort vertauschen.
lesson-borescoper-polygon = Drei oder vier Zellen eines Blocks, in denen zwei Zeilen zwei Spalten kreuzen, zwei weitere daneben in denselben Zeilen und zwei darüber oder darunter in denselben Spalten, mit nur drei oder vier Ziffern. Was davon auch darin stünde, man könnte sie anders füllen.
lesson-bug-plus-1 = Jede leere Zelle hat zwei Kandidaten, nur eine hat drei. Die Ziffer, die in ihrer Zeile, Spalte oder ihrem Block dreimal vorkommt, ist die richtige.
lesson-bug-2 = Jede leere Zelle hat zwei Kandidaten, nur einige haben noch einen, alle dieselbe Ziffer. Einer der überzähligen ist wahr.
lesson-bug-3 = Die überzähligen Kandidaten liegen in einem Haus. Als eine Zelle gezählt, bilden sie mit anderen Zellen des Hauses eine nackte Teilmenge.
lesson-bug-4 = Die überzähligen Kandidaten liegen in zwei Zellen eines Hauses, und eine andere Ziffer dieser Zellen hat im Haus sonst keinen Platz. Die beiden Zellen enthalten diese Ziffer und einen der überzähligen Kandidaten, sonst nichts.
lesson-bug-plus-n = Mehrere überzählige Kandidaten beliebiger Art. Einer davon ist wahr; was sie alle ausschließen, ist falsch.
lesson-reverse-bug = Zwei Ziffern, die in einigen Zellen schon stehen. Hätte mit einem Kandidaten mehr jede Zeile, jede Spalte und jeder Block beide oder keine von ihnen, so ließen sie sich im übrigen Gitter vertauschen. Dieser Kandidat ist also falsch.
lesson-gurth-symmetry = Die Vorgaben sind symmetrisch: Eine halbe Drehung oder eine Spiegelung an einer Diagonale bildet Vorgaben auf Vorgaben ab, wenn man die Ziffern paarweise vertauscht. Dann ist auch die Lösung so symmetrisch.

techniques-colours = Färben
techniques-colours-look = Man nimmt eine Ziffer. Wo sie in einem Haus zwei Plätze hat, bekommen diese zwei verschiedene Farben, und so folgt man den Paaren von Haus zu Haus.
techniques-colours-why = Von zwei stark verbundenen Kandidaten ist einer wahr und einer falsch. Entlang solcher Verbindungen sind also alle Kandidaten der einen Farbe wahr und alle der anderen falsch. Was beide Farben ausschließen, ist falsch; eine Farbe, die sich selbst widerspricht, ist die falsche.
techniques-colours-from = Das Färben kam aus den Sudoku-Foren von 2005; die Typen sind die von HoDoKu. 3D-Medusa ist der Name in Andrew Stuarts Programm.
lesson-simple-colours = Ein Netz starker Verbindungen einer Ziffer. Entweder sieht eine Zelle beide Farben, oder zwei Zellen derselben Farbe sehen einander.
lesson-multi-colours = Zwei Netze einer Ziffer. Sieht eine Farbe des ersten eine Farbe des zweiten, so ist bei einem von beiden die andere Farbe wahr.
lesson-3d-medusa = Ein Netz über alle Ziffern: Auch die beiden Kandidaten einer Zelle sind stark verbunden. Eine Farbe ist falsch, wenn sie einer Zelle keinen Kandidaten lässt oder in einem Haus doppelt vorkommt.

techniques-chains = Ketten
techniques-chains-look = Man beginnt bei einem Kandidaten und nimmt an, er sei falsch. Dann verfolgt man, was dadurch wahr und was dadurch falsch wird, immer über die einzigen zwei Plätze einer Ziffer in einem Haus oder die einzigen zwei Kandidaten einer Zelle.
techniques-chains-why = Ist das erste Ende falsch, so ist das letzte wahr. Eines der beiden Enden ist also wahr, welches auch immer, und was beide ausschließen, ist falsch. In einer geschlossenen Schleife wechseln die Kandidaten ringsum ab; jede schwache Verbindung ist dann auch stark.
techniques-chains-from = „Nice Loops for Advanced Level Players“, Sudoku Players' Forum (2005); Alternating Inference Chains: Myth Jellies (2006). Eine X-Kette aus zwei starken Verbindungen ist ein Turbot Fish, eine XY-Kette aus drei Zellen ein XY-Wing.
lesson-remote-pair = Eine Kette aus mindestens vier Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht. Die Ziffern wechseln sich ab; zwei Zellen, die eine ungerade Zahl von Schritten auseinanderliegen, enthalten also jede eine von ihnen.
lesson-x-chain = Eine Ziffer, von Haus zu Haus: Starke Verbindungen sind Häuser mit zwei Plätzen, schwache verbinden Zellen, die einander sehen.
lesson-xy-chain = Zellen mit zwei Kandidaten, von denen jede mit der nächsten eine Ziffer gemeinsam hat. Die Kette beginnt und endet mit derselben Ziffer.
lesson-continuous-nice-loop = Die Kette kehrt an ihren Anfang zurück. Ringsum sind die Kandidaten abwechselnd wahr und falsch; jede schwache Verbindung streicht also alles, was ihre beiden Enden sieht.
lesson-aic = Eine Kette über Zellen und Häuser, mit beliebigen Ziffern, deren beide Enden denselben Kandidaten ausschließen.
lesson-discontinuous-nice-loop = Eine Kette, deren beide Enden in einer Zelle liegen oder derselbe Kandidat sind. Steht an beiden Enden derselbe Kandidat, so ist er wahr.
lesson-grouped-continuous-nice-loop = Eine geschlossene Schleife, in der zwei oder drei Kandidaten einer Linie und eines Blocks als einer zählen.
lesson-grouped-aic = Eine Kette, in der zwei oder drei Kandidaten einer Ziffer in einer Linie und einem Block als einer zählen: wahr, wenn einer von ihnen es ist.
lesson-grouped-discontinuous-nice-loop = Eine nicht geschlossene Schleife, in der zwei oder drei Kandidaten einer Linie und eines Blocks als einer zählen.

techniques-almost-locked-sets = Fast gesperrte Gruppen
techniques-almost-locked-sets-look = Eine fast gesperrte Gruppe sind Zellen eines Hauses mit einer Ziffer mehr als Zellen; die kleinste ist eine Zelle mit zwei Kandidaten. Man sucht zwei davon mit einer gemeinsamen Ziffer, deren Plätze einander alle sehen.
techniques-almost-locked-sets-why = Verliert eine solche Gruppe eine ihrer Ziffern, so ist sie gesperrt und enthält alle anderen. Eine gemeinsame Ziffer, die nicht in beiden stehen kann, fehlt in einer; diese ist gesperrt. Welche es auch ist, eine zweite gemeinsame Ziffer steht in einer der beiden.
techniques-almost-locked-sets-from = bennys, Eureka-Forum (2005), über fast gesperrte Gruppen und die xz-Regel; doppelt verbundene Gruppen nach Bob Hanson. „Two-Sector Disjoint Subsets“ von Sue De Coq: Sudoku Players' Forum (2005). Ausschluss in einer Linie: Rod Hagglund (2005); mit drei Zellen: Sudoku Explainer.
lesson-sue-de-coq = Zwei oder drei Zellen, in denen sich eine Linie und ein Block kreuzen, mit mindestens zwei Ziffern mehr als Zellen. Weitere Zellen der Linie und des Blocks nehmen den Überschuss auf, sodass es im Ganzen ebenso viele Ziffern wie Zellen sind.
lesson-als-xz = Zwei fast gesperrte Gruppen mit einer Ziffer x, die nicht in beiden stehen kann. Eine von ihnen enthält alle ihre anderen Ziffern; eine Ziffer z, die beide haben, steht in einer der beiden.
lesson-als-xy-wing = Drei fast gesperrte Gruppen: Die mittlere hat mit jeder der anderen eine Ziffer gemeinsam, die nicht in beiden stehen kann. Die beiden äußeren haben z gemeinsam.
lesson-als-chain = Vier oder mehr Gruppen, von denen jede mit der nächsten eine Ziffer gemeinsam hat, die nicht in beiden stehen kann; benachbarte Verbindungen benutzen verschiedene Ziffern. Die Enden haben z gemeinsam.
lesson-death-blossom = Eine Zelle als Stängel und für jeden ihrer Kandidaten ein Blütenblatt: eine fast gesperrte Gruppe, die diese Ziffer verliert, wenn der Stängel sie nimmt. Alle Blätter haben eine Ziffer z gemeinsam.
lesson-aligned-pair-exclusion = Zwei Zellen und alle Arten, sie zu füllen. Weg fallen die, bei denen eine Ziffer in einem Haus doppelt steht, und die, die einer Zelle oder Gruppe, die beide sehen, die letzten Kandidaten nehmen. Was in keiner Art übrig ist, ist falsch.
lesson-aligned-triplet-exclusion = Dasselbe mit drei Zellen. Es sind viele Arten zu prüfen; es lohnt sich nur, wo Zellen mit zwei Kandidaten sie umgeben.

techniques-complex-fish = Fische mit Blöcken
techniques-complex-fish-look = Fische, deren Basis und Deckung auch Blöcke enthalten können. Man nimmt eine Ziffer mit wenigen Plätzen; wo sie in einem Block auf wenige Zellen beschränkt ist, kann der Block zur Basis gehören.
techniques-complex-fish-why = Jedes Haus der Basis braucht die Ziffer einmal, in verschiedenen Zellen, alle in der Deckung, deren Häuser je einmal Platz haben. Sonst kann sie dort also nirgends stehen, auch nicht in einer Zelle, die in zwei Häusern der Deckung liegt: Sie nähme den Platz von zweien. Mit Flossen ist nur falsch, was auch diese ausschließen. Ein Kandidat in zwei Häusern der Basis zählt als Flosse.
techniques-complex-fish-from = „The Ultimate Fish Guide“, Sudoku Players' Forum (2006), von Obi-Wahn: Basis, Deckung, Flossen, Endo-Flossen und Kannibalen. Die Namen sind die von HoDoKu.
lesson-franken-fish = Je { $number } Häuser als Basis und als Deckung; alle Zeilen auf einer Seite und alle Spalten auf der anderen, Blöcke auf beiden. In der ganzen Basis passt die Ziffer nur in die Deckung.
lesson-finned-franken-fish = Je { $number } Häuser als Basis und als Deckung; Zeilen auf einer Seite, Spalten auf der anderen, Blöcke auf beiden. Einige Plätze der Ziffer in der Basis liegen außerhalb der Deckung oder in zwei Häusern der Basis: die Flossen. Falsch ist, was sowohl der Fisch als auch jede Flosse ausschließt.
lesson-mutant-fish = Je { $number } Häuser als Basis und als Deckung, von beliebiger Art: Zeilen, Spalten und Blöcke dürfen auf beiden Seiten gemischt sein. In der ganzen Basis passt die Ziffer nur in die Deckung.
lesson-finned-mutant-fish = Je { $number } Häuser als Basis und als Deckung, von beliebiger Art: Zeilen, Spalten und Blöcke gemischt auf beiden Seiten. Plätze der Ziffer in der Basis, die außerhalb der Deckung oder in zwei Häusern der Basis liegen, sind die Flossen. Falsch ist, was sowohl der Fisch als auch jede Flosse ausschließt.
lesson-kraken-fish-1 = Ein Fisch mit Flossen, die selbst nichts Brauchbares sehen. Von jeder Flosse führt eine Kette zu derselben Streichung wie der Fisch; sie gilt also, ob nun eine Flosse wahr ist oder der Fisch.
lesson-kraken-fish-2 = Ein Fisch mit Flossen und eine Linie seiner Deckung. Von jedem Platz der Ziffer auf dieser Linie und von jeder Flosse schließt eine Kette denselben Kandidaten aus.

techniques-exotic-patterns = Seltene Muster
techniques-exotic-patterns-look = Muster aus einem Dutzend Zellen und mehr, die die schwersten Rätsel aufbrechen. Man sucht Blöcke mit denselben wenigen Kandidaten und Zellen, die sich mit den Ziffern, die sie zu brauchen scheinen, nicht füllen lassen.
techniques-exotic-patterns-why = Sie zählen: Zellen und Ziffern, oder die Arten, die Ziffern anzuordnen. Wo zu wenige Ziffern die Zellen füllen müssten oder eine Anordnung sich ringsum nicht schließt, ist einer der übrigen Kandidaten wahr.
techniques-exotic-patterns-from = Nach HoDoKu in den Foren gefunden: die SK-Schleife in „Easter Monster“ (Stephen Kurzhals, 2007), Exocets in „Fata Morgana“ (champagne, Allan Barker; David P. Birds Sammlung, 2012), Oddagons (2015), Feuerwerke (shye, 2021), Tridagons (mith, Denis Berthier, 2022).
lesson-bivalue-oddagon = Zwei Ziffern und ein ungerader Ring aus Zellen, die beide haben, jede mit der nächsten in einem Haus. Die anderen Kandidaten dieser Zellen sind die Wächter; einer davon ist wahr.
lesson-tridagon = Drei Ziffern in vier Blöcken an den Ecken eines Rechtecks, drei Zellen in jedem Block, keine zwei davon in einer Linie. Läuft ein Dreier anders herum als die drei übrigen, so können die Ziffern die zwölf Zellen nicht füllen: Einer der anderen Kandidaten ist wahr.
lesson-impossible-pattern = Drei Ziffern und Zellen in mehreren Blöcken, die sich mit ihnen nicht füllen lassen, anders angeordnet als beim Tridagon. Die anderen Kandidaten dieser Zellen sind die Wächter; einer davon ist wahr. Suche nach vielen Zellen, die zwei oder drei derselben drei Ziffern teilen.
lesson-or-k-net = Ein Tridagon oder ein anderes Muster mit Wächtern sagt, dass einer von wenigen Kandidaten wahr ist, doch nichts sieht sie alle. Nimm einen Kandidaten an und verfolge, was daraus folgt: Fallen alle Wächter, so ist er falsch.
lesson-or-k-forcing-net = Wie das OR-k-Netz, doch auch jeder Wächter wird der Reihe nach angenommen. Führt jeder mit dem Kandidaten zu einem Widerspruch, so ist der Kandidat falsch.
lesson-firework-triple = Drei Ziffern, die auf einer Zeile und einer Spalte außerhalb des Blocks, in dem sie sich kreuzen, nur je eine Zelle haben: für alle drei dieselben zwei Flügel. Die Zelle an der Kreuzung und die Flügel enthalten diese drei Ziffern.
lesson-firework-quadruple = Zwei Zellen an gegenüberliegenden Ecken eines Rechtecks und zwei Flügel an den anderen; jede von vier Ziffern ist auf eine der Zellen und die Flügel beschränkt. Die vier Zellen enthalten diese vier Ziffern.
lesson-sk-loop = Vier ausgefüllte Zellen an den Ecken eines Rechtecks; die Zellen neben ihnen in ihren Blöcken bilden einen Ring aus acht Paaren mit genau so vielen Ziffern, wie Platz ist.
lesson-multi-sector-locked-set = Die leeren Zellen, in denen sich einige Zeilen und Spalten kreuzen, mit Ziffern, die auf Zeilen und Spalten verteilt sind, genau so vielen, wie Platz ist. Diese Ziffern stehen also nirgends sonst auf ihren Linien.
lesson-junior-exocet = Zwei Basiszellen in einem Block mit drei oder vier Ziffern und zwei Zielzellen in den anderen Blöcken des Bandes. Ist auf den drei Querlinien sonst zu wenig Platz für die Ziffern, so enthalten die Ziele dieselben zwei Ziffern wie die Basis.
lesson-junior-exocet-plus = Wie der Junior-Exocet, doch ein Ziel kann aus zwei Zellen bestehen, wenn eine andere Ziffer auf sie beschränkt ist.
lesson-senior-exocet = Wie der Junior-Exocet, doch ein Ziel kann außerhalb des Bandes der Basis liegen, auf einer Querlinie.
lesson-double-exocet = Zwei Junior-Exocets mit denselben vier Ziffern und denselben Querlinien. Jede Basis enthält zwei der Ziffern, zusammen enthalten sie alle vier.

techniques-forcing = Zwangsketten, Zwangsnetze und Schablonen
techniques-forcing-look = Man nimmt an, ein Kandidat sei wahr, und verfolgt, was geschieht. Gut beginnt es sich bei Zellen mit zwei Kandidaten und Ziffern mit zwei Plätzen in einem Haus.
techniques-forcing-why = Was zu einem Widerspruch führt, ist falsch. Und von den Kandidaten einer Zelle oder den Plätzen einer Ziffer in einem Haus ist einer wahr; was aus jedem von ihnen folgt, ist also wahr.
techniques-forcing-from = So alt wie die Foren (2005). „Contradiction“ und „verity“ heißen sie in HoDoKu; Nishio ist nach Tetsuya Nishio benannt. Schablonen: die „pattern overlay method“ von Myth Jellies (2005).
lesson-nishio = Man verfolgt nur eine Ziffer von Haus zu Haus. Hat, einen Kandidaten angenommen, ein Haus keinen Platz mehr für die Ziffer, so ist der Kandidat falsch.
lesson-forcing-chain-contradiction = Man nimmt einen Kandidaten an. Was folgt, braucht immer nur ein anderes; einer Zelle oder einem Haus bleibt nichts.
lesson-forcing-chain-verity = Man nimmt der Reihe nach jeden Kandidaten einer Zelle oder jeden Platz einer Ziffer in einem Haus an. Von allen führen Ketten zu demselben Ergebnis.
lesson-forcing-net-contradiction = Wie die Zwangskette, doch etwas kann aus mehreren anderen zusammen folgen. Die Zeilen der Begründung haben Nummern; jede sagt, welche sie benutzt.
lesson-forcing-net-verity = Von jedem Kandidaten einer Zelle oder jedem Platz einer Ziffer führt ein Netz zu demselben Ergebnis.
lesson-forcing-net-plus-contradiction = Ein Netz, in dem auch Überschneidungen, Zweier, Dreier und kleine Fische vorkommen dürfen.
lesson-forcing-net-plus-verity = Dasselbe Ergebnis aus jeder Möglichkeit, mit Überschneidungen, Zweiern, Dreiern und kleinen Fischen in den Netzen.
lesson-nested-forcing-net = Ein Netz, in dem ein Schritt selbst durch ein Netz gezeigt sein kann. Das letzte Mittel dessen, der nicht rät.
lesson-template-set = Man schreibt alle Arten auf, eine Ziffer neunmal einzutragen. Eine Zelle, die allen gemeinsam ist, enthält die Ziffer.
lesson-template-delete = Man schreibt alle Arten auf, eine Ziffer neunmal einzutragen. Ein Kandidat, der in keiner vorkommt, ist falsch.

techniques-whips = Whips und Braids
techniques-whips-look = Man nimmt an, das Ziel sei wahr, und geht von Variable zu Variable (eine Zelle, oder der Platz einer Ziffer in einem Haus); jeder bleibt ein Wert, bis eine keinen mehr hat. Was das Ziel oder etwas Früheres ausschließt, muss nicht erwähnt werden.
techniques-whips-why = Was von jeder Variable bleibt, folgt aus dem Vorigen. Wäre das Ziel wahr, so hätte die letzte Variable keinen Wert; also ist es falsch.
techniques-whips-from = Denis Berthier, „The Hidden Logic of Sudoku“ (2007) und „Pattern-Based Constraint Satisfaction and Logic Puzzles“; auch die Schreibweise ist seine.
lesson-bivalue-chain = Jede Variable hat genau zwei Kandidaten: Einen schließt das Vorige aus, der andere bleibt. Der letzte ist mit dem Ziel verbunden.
lesson-z-chain = Eine Variable darf weitere Kandidaten haben, wenn das Ziel sie ausschließt.
lesson-t-whip = Eine Variable darf weitere Kandidaten haben, wenn etwas Früheres in der Kette sie ausschließt.
lesson-whip = Eine Variable darf weitere Kandidaten haben, wenn das Ziel oder etwas Früheres sie ausschließt. Die Kette endet, wo nichts mehr bleibt.
lesson-g-whip = Ein Whip, in dem auch eine Gruppe übrig bleiben darf: die Plätze einer Ziffer, wo sich eine Linie und ein Block kreuzen.
lesson-braid = Ein Whip, in dem eine Variable nicht an die vorige anschließen muss, sondern an irgendetwas Früheres.

fish-number-2 = zwei
fish-number-3 = drei
fish-number-4 = vier
fish-number-5 = fünf
fish-number-6 = sechs
fish-number-7 = sieben

## Welche Bedingung eines Musters fehlt: das Ende von miss-so.

flaw-other = das Muster ist nicht vollständig
flaw-body-and-fins-are-others = die Ziffer hat in der Basis einen Platz zu viel
flaw-a-link-does-not-hold = eine Verbindung der Kette ist gebrochen, weil ihre Zelle oder ihr Haus eine Möglichkeit mehr hat
flaw-a-cell-can-hold-another-digit = eine Zelle des Musters hat noch einen Kandidaten
flaw-a-node-does-not-follow = eine Zeile der Begründung folgt nicht mehr
flaw-the-cells-have-other-candidates = die Zellen haben zusammen mehr Ziffern, als es Zellen sind
flaw-another-candidate-is-left = in einer Zeile der Begründung bleibt mehr als eine Möglichkeit
flaw-a-cell-of-the-grave-does-not-have-two-candidates = noch eine Zelle hat drei Kandidaten
flaw-a-candidate-is-in-more-truths-than-links = ein Kandidat der Zellen ist von keinem der Häuser gedeckt
flaw-there-is-another-guardian = es gibt noch einen Wächter, und der schließt dies nicht aus
flaw-the-colours-do-not-hang-together = die Farben hängen nicht mehr zusammen: ein Haus hat einen dritten Platz oder eine Zelle einen dritten Kandidaten
flaw-an-elimination-does-not-follow = jetzt gibt es eine Art, bei der der Kandidat möglich bleibt
flaw-a-digit-has-a-place-outside-the-cells = eine der Ziffern hat einen Platz außerhalb der Zellen
flaw-the-subset-is-not-locked = die Zellen bilden keine Teilmenge: sie haben eine Ziffer zu viel
flaw-the-digit-has-another-place = die Ziffer hat im Haus noch einen Platz
flaw-the-cells-have-other-digits = die Zellen haben eine Ziffer zu viel
flaw-not-the-last-cell = im Haus ist noch eine Zelle leer
flaw-not-all-places-in-the-first-house = die Ziffer hat im ersten Haus noch einen Platz außerhalb der Kreuzung
flaw-other-pairs-are-possible = in der Basis ist noch ein anderes Ziffernpaar möglich
flaw-the-templates-use-other-cells = nicht mehr alle Arten, die Ziffer zu schreiben, benutzen diese Zellen
flaw-a-taken-cell-is-not-in-all-templates-of-its-digit = jetzt gibt es eine Art, die Ziffer einzutragen, die eine der Zellen auslässt
flaw-a-given-does-not-change = eine Vorgabe kann sich nicht ändern, also lässt sich nichts vertauschen
flaw-a-common-digit-is-not-restricted = zwei Plätze der gemeinsamen Ziffer sehen einander nicht, also kann sie in beiden Gruppen stehen
flaw-a-candidate-of-the-pivot-has-no-pincer = für einen Kandidaten des Angelpunkts gibt es keine Zange
flaw-there-is-room-to-spare = die Zellen haben Platz für mehr Ziffern, als sie brauchen
flaw-not-the-only-place-in-the-house = die Ziffer hat im Haus noch einen Platz
flaw-not-the-only-candidate-of-the-cell = die Zelle hat noch einen Kandidaten
flaw-not-all-alternatives-are-supposed = es gibt eine Möglichkeit mehr, und wohin sie führt, ist nicht bekannt
flaw-a-set-is-not-almost-locked = eine der Gruppen hat zwei Ziffern mehr als Zellen
flaw-a-petal-keeps-its-digit = der Stängel sieht einen Platz der Ziffer in einem Blatt nicht, also behält das Blatt sie
flaw-a-house-has-other-places = ein Haus des Rings hat noch einen Platz für die Ziffer
flaw-a-house-has-one-of-the-digits-alone = ein Haus hätte nur eine der beiden Ziffern
flaw-a-given-is-mapped-to-no-given = die Vorgaben sind nicht symmetrisch
flaw-a-candidate-of-the-last-variable-is-left = die letzte Variable hat noch einen Kandidaten
flaw-a-base-digit-is-beside-a-target = eine Ziffer der Basis hat einen Platz neben einem Ziel
flaw-a-base-digit-has-room-for-three = eine Ziffer der Basis hat auf den Querlinien dreimal Platz, auch ohne ein Ziel
flaw-a-way-to-fill-the-cells-has-no-twin = die Zellen lassen sich jetzt so füllen, dass keine andere Füllung an ihre Stelle treten kann
flaw-a-variable-is-not-determined = eine Variable hat einen Kandidaten mehr
flaw-the-pivot-is-not-xy = der Angelpunkt hat einen dritten Kandidaten
flaw-the-pivot-is-not-xyz = der Angelpunkt hat einen vierten Kandidaten
flaw-not-all-places-of-a-box = die Ziffer hat im Block einen Platz außerhalb der beiden Linien
