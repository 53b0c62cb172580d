## Techniken: Name und Erklärung (die Regeln für Argumente stehen in en/techniques.ftl)

conclude-place = Eintragen: { $candidates }.
conclude-eliminate = { $candidates-count ->
    [one] Damit fällt { $candidates } weg.
   *[other] Damit fallen weg: { $candidates }.
    }

technique-full-house = Letzte freie Zelle
explain-full-house = { $cell } ist die letzte freie Zelle in { $house }, und dort fehlt noch die { $digit }.

technique-naked-single = Einziger Kandidat
explain-naked-single = In { $cell } ist nur noch die { $digit } möglich.

technique-hidden-single = Einziger Platz
explain-hidden-single = In { $house } kann die { $digit } nur in { $cell } stehen.

technique-pointing = Überschneidung: Block auf Linie
explain-pointing = In { $from } kann die { $digit } nur in { $cells } stehen, und diese Zellen liegen alle in { $to }. Eine von ihnen enthält also die { $digit } von { $to }.

technique-claiming = Überschneidung: Linie auf Block
explain-claiming = In { $from } kann die { $digit } nur in { $cells } stehen, und diese Zellen liegen alle in { $to }. Eine von ihnen enthält also die { $digit } von { $to }.

technique-locked-pair = Zweier in Linie und Block
explain-locked-pair = In { $cells } kommen zusammen nur { $digits } vor, also stehen beide Ziffern dort. Keine andere Zelle in { $houses-dative } kann sie enthalten.

technique-locked-triple = Dreier in Linie und Block
explain-locked-triple = In { $cells } kommen zusammen nur { $digits } vor, also stehen alle drei Ziffern dort. Keine andere Zelle in { $houses-dative } kann sie enthalten.

technique-naked-pair = Nackter Zweier
explain-naked-pair = In { $cells } kommen zusammen nur { $digits } vor, also stehen beide Ziffern dort. Keine andere Zelle in { $houses-dative } kann sie enthalten.

technique-naked-triple = Nackter Dreier
explain-naked-triple = In { $cells } kommen zusammen nur { $digits } vor, also stehen alle drei Ziffern dort. Keine andere Zelle in { $houses-dative } kann sie enthalten.

technique-naked-quad = Nackter Vierer
explain-naked-quad = In { $cells } kommen zusammen nur { $digits } vor, also stehen alle vier Ziffern dort. Keine andere Zelle in { $houses-dative } kann sie enthalten.

technique-hidden-pair = Versteckter Zweier
explain-hidden-pair = In { $house } können { $digits } nur in { $cells } stehen. Sie füllen diese beiden Zellen, und nichts anderes passt hinein.

technique-hidden-triple = Versteckter Dreier
explain-hidden-triple = In { $house } können { $digits } nur in { $cells } stehen. Sie füllen diese drei Zellen, und nichts anderes passt hinein.

technique-hidden-quad = Versteckter Vierer
explain-hidden-quad = In { $house } können { $digits } nur in { $cells } stehen. Sie füllen diese vier Zellen, und nichts anderes passt hinein.

technique-x-wing = X-Wing
technique-swordfish = Schwertfisch
technique-jellyfish = Qualle
technique-squirmbag = Squirmbag
technique-whale = Wal
technique-leviathan = Leviathan
technique-finned-x-wing = X-Wing mit Flosse
technique-finned-swordfish = Schwertfisch mit Flosse
technique-finned-jellyfish = Qualle mit Flosse
technique-finned-squirmbag = Squirmbag mit Flosse
technique-finned-whale = Wal mit Flosse
technique-finned-leviathan = Leviathan mit Flosse
technique-sashimi-x-wing = Sashimi-X-Wing
technique-sashimi-swordfish = Sashimi-Schwertfisch
technique-sashimi-jellyfish = Sashimi-Qualle
technique-sashimi-squirmbag = Sashimi-Squirmbag
technique-sashimi-whale = Sashimi-Wal
technique-sashimi-leviathan = Sashimi-Leviathan
technique-franken-x-wing = Franken-X-Wing
technique-franken-swordfish = Franken-Schwertfisch
technique-franken-jellyfish = Franken-Qualle
technique-franken-squirmbag = Franken-Squirmbag
technique-franken-whale = Franken-Wal
technique-franken-leviathan = Franken-Leviathan
technique-finned-franken-x-wing = Franken-X-Wing mit Flosse
technique-finned-franken-swordfish = Franken-Schwertfisch mit Flosse
technique-finned-franken-jellyfish = Franken-Qualle mit Flosse
technique-finned-franken-squirmbag = Franken-Squirmbag mit Flosse
technique-finned-franken-whale = Franken-Wal mit Flosse
technique-finned-franken-leviathan = Franken-Leviathan mit Flosse
technique-mutant-x-wing = Mutanten-X-Wing
technique-mutant-swordfish = Mutanten-Schwertfisch
technique-mutant-jellyfish = Mutanten-Qualle
technique-mutant-squirmbag = Mutanten-Squirmbag
technique-mutant-whale = Mutanten-Wal
technique-mutant-leviathan = Mutanten-Leviathan
technique-finned-mutant-x-wing = Mutanten-X-Wing mit Flosse
technique-finned-mutant-swordfish = Mutanten-Schwertfisch mit Flosse
technique-finned-mutant-jellyfish = Mutanten-Qualle mit Flosse
technique-finned-mutant-squirmbag = Mutanten-Squirmbag mit Flosse
technique-finned-mutant-whale = Mutanten-Wal mit Flosse
technique-finned-mutant-leviathan = Mutanten-Leviathan mit Flosse

explain-fish = In { $base-dative } kann die { $digit } nur in { $cover-dative } stehen. Also haben { $cover } ihre { $digit } dort und sonst nirgends.

explain-finned-fish = In { $base-dative } kann die { $digit } nur in { $cover-dative } stehen, oder in { $fins }. Entweder haben { $cover } ihre { $digit } dort und sonst nirgends, oder in { $fins } steht eine { $digit }. Eine Zelle, die ihre { $digit } in beiden Fällen verliert, kann sie nicht enthalten.

explain-franken-fish = In { $base-dative } steht je eine { $digit }, und zwar in verschiedenen Zellen, die alle in { $cover-dative } liegen. Also haben { $cover } ihre { $digit } dort: Keine andere ihrer Zellen kann sie enthalten, und auch keine, die in zweien davon liegt.

explain-finned-franken-fish = In { $base-dative } steht je eine { $digit }. Steht keine davon in { $fins }, so stehen sie in verschiedenen Zellen, die alle in { $cover-dative } liegen; dann kann dort keine andere Zelle eine { $digit } enthalten, und auch keine, die in zweien davon liegt. Entweder ist es so, oder die { $digit } steht in { $fins }. Eine Zelle, die ihre { $digit } in beiden Fällen verliert, kann sie nicht enthalten.

explain-siamese-fish = In { $base-dative } kann die { $digit } nur in { $cover-dative } stehen, oder in { $fins }; anders gesehen nur in { $other-cover-dative }, oder in { $other-fins }. Jedes der beiden ist ein Fisch mit Flossen: Eine Zelle, die ihre { $digit } sowohl durch den Fisch als auch durch dessen Flossen verliert, kann sie nicht enthalten.

technique-skyscraper = Wolkenkratzer
technique-two-string-kite = Two-String-Kite
technique-turbot-fish = Turbotfisch
explain-turbot-fish = Steht die { $digit } nicht in { $first }, so steht sie in { $second }; dann nicht in { $third }, also in { $last }. In { $first } oder { $last } steht sie also jedenfalls, und keine Zelle, die beide sieht, kann sie enthalten.
explain-dual-kite = { $second } und { $third } können nicht dieselbe Ziffer enthalten. Steht die { $digit } nicht in { $first }, so steht sie in { $last }; und steht die { $other-digit } nicht in { $other-first }, so steht sie in { $other-last }. Keine Zelle, die beide Enden eines Kites sieht, kann dessen Ziffer enthalten.

technique-empty-rectangle = Leeres Rechteck
explain-empty-rectangle = Steht die { $digit } nicht in { $end }, so steht sie in { $start }; dann kann sie nicht in { $near } stehen, also steht sie in { $box } in { $far }. Entweder { $end } oder { $far } enthält sie, und keine Zelle, die beide sieht, kann sie enthalten.
explain-dual-empty-rectangle = In { $box } kann die { $digit } nur in { $near } oder { $far } stehen, den beiden Armen eines Kreuzes. Steht die { $digit } nicht in { $end }, so steht sie in { $start } und wird dadurch aus einem Arm in den anderen verdrängt; bei { $other-end } und { $other-start } ist es ebenso. Eine Zelle, die ein solches Ende sieht und den Arm, in den die { $digit } dann verdrängt wird, kann sie nicht enthalten.

technique-template-set = Schablonen: setzen
technique-template-delete = Schablonen: streichen

technique-xy-wing = XY-Wing
explain-xy-wing = { $pivot } enthält eine der Ziffern { $pivot-digits }. In jedem Fall muss in einer der Zellen { $pincers } die { $digit } stehen. Eine Zelle, die beide sieht, kann sie nicht enthalten.

technique-remote-pair = Entferntes Paar
explain-remote-pair = { $cells } enthalten alle nur { $digits }, und jede Zelle der Kette sieht die nächste: { $chain }. Die beiden Ziffern wechseln also ab, und zwei Zellen, die eine ungerade Zahl von Schritten auseinanderliegen, wie { $ends }, enthalten je eine davon. Eine Zelle, die beide eines solchen Paares sieht, kann keine der Ziffern enthalten.

technique-simple-colours = Einfache Färbung
technique-multi-colours = Mehrfache Färbung
technique-3d-medusa = 3D-Medusa
explain-colours-trap = Starke Verbindungen verknüpfen abwechselnd die Kandidaten zweier Farben. Entweder sind also alle der ersten Farbe wahr: { $first }; oder alle der zweiten: { $second }. Was beiden Farben widerspricht, ist falsch.
explain-colours-wrap = Starke Verbindungen verknüpfen abwechselnd die Kandidaten zweier Farben: Entweder sind alle der ersten wahr, { $first }, oder alle der zweiten, { $second }. Aber zwei Kandidaten der ersten widersprechen einander. Also ist die erste Farbe falsch.
explain-colours-empty-cell = Starke Verbindungen verknüpfen abwechselnd die Kandidaten zweier Farben: Entweder sind alle der ersten wahr, { $first }, oder alle der zweiten, { $second }. Aber die erste ließe { $cell } keinen Kandidaten. Also ist die erste Farbe falsch.
explain-colours-bridge = Starke Verbindungen ergeben zwei Farbpaare. Vom ersten ist eine Farbe wahr: { $first }, oder { $second }. Vom zweiten ist eine wahr: { $third }, oder { $fourth }. Wo eine Farbe des einen Paares einer des anderen widerspricht, sind nicht beide wahr, also ist mindestens eine ihrer beiden Gegenfarben wahr. Was diesen beiden widerspricht, ist falsch.
explain-colours-both = Starke Verbindungen ergeben zwei Farbpaare. Vom ersten ist eine Farbe wahr: { $first }, oder { $second }. Vom zweiten ist eine wahr: { $third }, oder { $fourth }. Aber { $first } widerspricht beiden Farben des zweiten Paares, von denen eine wahr ist. Also ist diese Farbe falsch.

technique-x-chain = X-Kette
explain-x-chain = Angenommen, { $first } ist falsch. Dann ist { $last } wahr: { $chain }. Jedes = steht für ein Haus mit nur zwei Plätzen für die { $digit }: Steht sie nicht auf dem einen, so auf dem anderen. Jedes - verbindet zwei Zellen, die einander sehen. Also steht in einer der Zellen { $ends } die { $digit }, und eine Zelle, die beide sieht, kann sie nicht enthalten.

technique-xy-chain = XY-Kette
explain-xy-chain = Angenommen, { $first } ist falsch. Dann ist { $last } wahr: { $chain }. Jede Zelle hat zwei Kandidaten: Ist der eine falsch, so ist der andere wahr und nimmt diese Ziffer der nächsten Zelle weg. Also steht in einer der Zellen { $ends } die { $digit }, und eine Zelle, die beide sieht, kann sie nicht enthalten.

technique-continuous-nice-loop = Geschlossene Schleife (Nice Loop)
explain-continuous-nice-loop = Die Kette schließt sich zu einer Schleife: { $chain }. Rundherum sind ihre Kandidaten abwechselnd wahr und falsch, auf eine von zwei Arten. Von je zweien, die ein - verbindet, ist also einer wahr, und was diesen beiden widerspricht, ist falsch.

technique-aic = Wechselkette (AIC)
explain-aic = Angenommen, { $first } ist falsch. Dann folgt Glied für Glied, dass { $last } wahr ist: { $chain }. Bei jedem = ist das eine wahr, wenn das andere falsch ist; bei jedem - sind nicht beide wahr. Also ist eines der beiden Enden wahr, und was beiden widerspricht, ist falsch.

technique-discontinuous-nice-loop = Offene Schleife (Nice Loop)
explain-discontinuous-nice-loop = Angenommen, { $first } ist falsch. Dann folgt Glied für Glied, dass { $last } wahr ist: { $chain }. Bei jedem = ist das eine wahr, wenn das andere falsch ist; bei jedem - sind nicht beide wahr. Also ist eines der beiden Enden wahr, und was beiden widerspricht, ist falsch.
explain-chain-onto-itself = Angenommen, { $first } ist falsch. Dann folgt Glied für Glied, dass es wahr ist: { $chain }. Also ist es wahr, und was ihm widerspricht, ist falsch.

technique-grouped-continuous-nice-loop = Geschlossene Schleife mit Gruppen
explain-grouped-continuous-nice-loop = Die Kette schließt sich zu einer Schleife: { $chain }. Zusammen geschriebene Zellen zählen als ein Glied, das wahr ist, wenn die Ziffer in einer davon steht. Rundherum sind die Glieder abwechselnd wahr und falsch, auf eine von zwei Arten. Von je zweien, die ein - verbindet, ist also eines wahr, und was diesen beiden widerspricht, ist falsch.

technique-grouped-aic = Wechselkette mit Gruppen (AIC)
explain-grouped-aic = Angenommen, { $first } ist falsch. Dann folgt Glied für Glied, dass { $last } wahr ist: { $chain }. Zusammen geschriebene Zellen zählen als ein Glied, das wahr ist, wenn die Ziffer in einer davon steht. Also ist eines der beiden Enden wahr, und was beiden widerspricht, ist falsch.

technique-grouped-discontinuous-nice-loop = Offene Schleife mit Gruppen
explain-grouped-discontinuous-nice-loop = Angenommen, { $first } ist falsch. Dann folgt Glied für Glied, dass { $last } wahr ist: { $chain }. Zusammen geschriebene Zellen zählen als ein Glied, das wahr ist, wenn die Ziffer in einer davon steht. Also ist eines der beiden Enden wahr, und was beiden widerspricht, ist falsch.

technique-forcing-chain-contradiction = Zwangskette (Widerspruch)
technique-forcing-net-contradiction = Zwangsnetz (Widerspruch)
technique-forcing-chain-verity = Zwangskette (gleicher Schluss)
technique-forcing-net-verity = Zwangsnetz (gleicher Schluss)
technique-nishio = Nishio
technique-forcing-net-plus-contradiction = Zwangsnetz plus (Widerspruch)
technique-forcing-net-plus-verity = Zwangsnetz plus (gleicher Schluss)
technique-nested-forcing-net = Verschachteltes Zwangsnetz
technique-kraken-fish-1 = Krakenfisch, Typ 1
technique-kraken-fish-2 = Krakenfisch, Typ 2

technique-aligned-pair-exclusion = Ausschluss von Paaren
explain-aligned-pair-exclusion = Geh alle Möglichkeiten durch, { $base } zu füllen: Manche setzen eine Ziffer zweimal in ein Haus, andere nähmen einer der Zellen { $excluders } alle Kandidaten. In keiner der übrigen kommt { $out } vor.

technique-aligned-triplet-exclusion = Ausschluss von Dreiern
explain-aligned-triplet-exclusion = Geh alle Möglichkeiten durch, { $base } zu füllen: Manche setzen eine Ziffer zweimal in ein Haus, andere nähmen einer der Zellen { $excluders } alle Kandidaten. In keiner der übrigen kommt { $out } vor.

technique-w-wing = W-Wing
explain-w-wing = { $cells } haben beide nur { $digits }. In { $house } kann die { $link-digit } nur in { $link } stehen, und jede dieser Zellen sieht eine der beiden ersten. Also verliert eine der beiden ersten die { $link-digit } und wird { $digit }. Eine Zelle, die beide sieht, kann die { $digit } nicht enthalten.

technique-xyz-wing = XYZ-Wing
explain-xyz-wing = { $pivot } enthält eine der Ziffern { $pivot-digits }. Ist das nicht die { $digit }, so steht diese in einer der Zellen { $pincers }. Eine Zelle, die alle drei sieht, kann die { $digit } nicht enthalten.

technique-unique-rectangle-1 = Eindeutiges Rechteck, Typ 1
explain-unique-rectangle-1 = Stünde auch in { $roof } eine der Ziffern { $digits }, so ließen sich { $cells } auf zwei Arten mit { $digits } füllen, und das Rätsel hätte zwei Lösungen. Also steht in { $roof } eine andere Ziffer.

technique-unique-rectangle-2 = Eindeutiges Rechteck, Typ 2
explain-unique-rectangle-2 = Stünden in { $cells } nur { $digits }, so könnte man die beiden vertauschen, und das Rätsel hätte zwei Lösungen. Also steht die { $out } in { $roof }, und eine Zelle, die beide sieht, kann sie nicht enthalten.

technique-unique-rectangle-3 = Eindeutiges Rechteck, Typ 3
explain-unique-rectangle-3 = Stünden in { $cells } nur { $digits }, so könnte man die beiden vertauschen, und das Rätsel hätte zwei Lösungen. Also enthält eine der Zellen { $roof } eine andere Ziffer und bildet mit { $subset } eine Gruppe aus ebenso vielen Zellen wie Ziffern. Keine andere Zelle in { $houses-dative } kann { $out } enthalten.

technique-unique-rectangle-4 = Eindeutiges Rechteck, Typ 4
explain-unique-rectangle-4 = In { $houses-dative } kann die { $confined } nur in { $roof } stehen, eine dieser Zellen ist also { $confined }. Wäre die andere { $other }, so könnte man { $digits } in { $cells } vertauschen, und das Rätsel hätte zwei Lösungen.

technique-unique-rectangle-5 = Eindeutiges Rechteck, Typ 5
explain-unique-rectangle-5 = Stünden in { $cells } nur { $digits }, so könnte man die beiden vertauschen, und das Rätsel hätte zwei Lösungen. Also steht die { $out } in einer der Zellen { $roof }, und eine Zelle, die sie alle sieht, kann sie nicht enthalten.

technique-unique-rectangle-6 = Eindeutiges Rechteck, Typ 6
explain-unique-rectangle-6 = In { $houses-dative } kann die { $confined } nur in Zellen des Rechtecks { $cells } stehen. Also sind { $roof } beide { $confined } oder keine von beiden. Wären es beide, so könnte man { $digits } in den vier Zellen vertauschen, und das Rätsel hätte zwei Lösungen.

technique-hidden-rectangle = Verstecktes Rechteck
explain-hidden-rectangle = In { $houses-dative } kann die { $confined } nur in Zellen des Rechtecks { $cells } stehen. Stünde in { $corner } die { $other }, so stünde in den beiden Nachbarecken die { $confined } und in der Ecke schräg gegenüber die { $other }; die Ziffern ließen sich vertauschen, und das Rätsel hätte zwei Lösungen.

technique-avoidable-rectangle-1 = Vermeidbares Rechteck, Typ 1
explain-avoidable-rectangle-1 = Keine der Zellen { $cells } ist vorgegeben. Stünde auch in { $roof } eine der Ziffern { $digits }, so könnte man die beiden dort vertauschen, und das Rätsel hätte zwei Lösungen. Also steht in { $roof } eine andere Ziffer.

technique-avoidable-rectangle-2 = Vermeidbares Rechteck, Typ 2
explain-avoidable-rectangle-2 = Keine der Zellen { $cells } ist vorgegeben. Stünden dort nur { $digits }, so könnte man die beiden vertauschen, und das Rätsel hätte zwei Lösungen. Also steht die { $out } in einer der Zellen { $roof }, und eine Zelle, die beide sieht, kann sie nicht enthalten.

technique-sue-de-coq = Sue de Coq
explain-sue-de-coq = Die Zellen { $crossing } (wo { $line } und { $box } sich kreuzen), { $in-line } und { $in-box }, zusammen { $count }, haben { $count } Ziffern, wenn man eine, die sowohl in { $in-line } als auch in { $in-box } stehen kann, doppelt zählt. In einer Linie oder einem Block steht jede nur einmal; keine kann also öfter in diesen Zellen stehen, als sie gezählt ist, und um sie zu füllen, braucht es alle. Also stehen die aus { $in-line } sonst nirgends in { $line }, die aus { $in-box } sonst nirgends in { $box } und etwaige andere aus { $crossing } sonst nirgends in { $line } und { $box }.

technique-als-xz = ALS-XZ
explain-als-xz = { $first } und { $last } haben jeweils eine Ziffer mehr als Zellen. Die { $common } kann nicht in beiden stehen; die Gruppe ohne sie enthält alle ihre anderen Ziffern. So oder so steht { $digits } in einer der beiden, und eine Zelle, die in beiden alle Plätze dafür sieht, kann sie nicht enthalten.
explain-als-xz-twice = { $first } und { $last } haben jeweils eine Ziffer mehr als Zellen. Keine der Ziffern { $common } kann in beiden stehen. Also nimmt jede Gruppe eine davon, und alle ihre weiteren Ziffern müssen in ihr stehen: Eine Zelle, die alle Plätze einer solchen Ziffer in ihrer Gruppe sieht, kann sie nicht enthalten.

technique-als-xy-wing = ALS-XY-Wing
explain-als-xy-wing = { $first }, { $middle } und { $last } haben jeweils eine Ziffer mehr als Zellen. In { $middle-cells } können { $first-common } und { $last-common } nicht beide fehlen. Also fehlt die { $first-common } in { $first-cells } oder die { $last-common } in { $last-cells }, und dort stehen dann alle anderen Ziffern der Menge, darunter { $digits }. Eine Zelle, die in der ersten und der letzten Menge alle Plätze einer solchen Ziffer sieht, kann diese nicht enthalten.

technique-als-chain = ALS-Kette
explain-als-chain = In { $chain } hat jede Gruppe eine Ziffer mehr als Zellen, und die Ziffer zwischen zwei Gruppen kann nicht in beiden stehen. Fehlt { $digits } in { $first }, so stehen dort alle anderen; der nächsten Gruppe fehlt also die Ziffer dazwischen, sie enthält alle ihre anderen, und so weiter bis { $last }. Eines der beiden Enden enthält also { $digits }, und eine Zelle, die in beiden alle Plätze dafür sieht, kann sie nicht enthalten.

technique-death-blossom = Todesblüte
explain-death-blossom = Zu jedem Kandidaten von { $stem } gibt es eine Gruppe mit einer Ziffer mehr als Zellen, die ihn verliert, wenn er in { $stem } steht ({ $petals }). Dann enthält sie alle ihre anderen Ziffern. { $digits } steht also in einer der Gruppen, was auch immer in { $stem } steht, und eine Zelle, die in allen Gruppen alle Plätze dafür sieht, kann sie nicht enthalten.

technique-bug-plus-1 = BUG+1
explain-bug-plus-1 = Ohne { $extras } hätte jede freie Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt. In einem solchen Gitter lässt sich alles paarweise vertauschen: Es hat zwei Lösungen oder keine. Also stimmt { $extras }.

technique-bug-2 = BUG, Typ 2
explain-bug-2 = Ohne { $extras } hätte jede freie Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt, und es gäbe zwei Lösungen oder keine. Also steht die { $digit } in einer der Zellen { $roof }, und eine Zelle, die sie alle sieht, kann sie nicht enthalten.

technique-bug-3 = BUG, Typ 3
explain-bug-3 = Ohne { $extras } hätte jede freie Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt, und es gäbe zwei Lösungen oder keine. Also enthält eine der Zellen { $roof } eine der Ziffern { $extra-digits } und bildet mit { $cells } eine Gruppe aus ebenso vielen Zellen wie Ziffern. Keine andere Zelle in { $house } kann diese Ziffern enthalten.

technique-bug-4 = BUG, Typ 4
explain-bug-4 = Ohne { $extras } hätte jede freie Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt, und es gäbe zwei Lösungen oder keine. Also stimmt einer davon. In { $house } kann die { $digit } nur in { $roof } stehen: Die eine der beiden Zellen enthält sie, die andere einen der überzähligen Kandidaten. Für anderes ist kein Platz.

technique-bug-plus-n = BUG+n
explain-bug-plus-n = Ohne { $extras } hätte jede freie Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie fehlt, und es gäbe zwei Lösungen oder keine. Also stimmt einer der Kandidaten { $extras }, und was sich mit keinem davon verträgt, ist falsch.

technique-wxyz-wing = WXYZ-Wing
explain-wxyz-wing = In den Zellen { $cells } kommen ebenso viele Ziffern vor, wie es Zellen sind: { $digits }. { $others } können dort jeweils nur einmal stehen und füllen die Zellen also nicht: Eine von ihnen ist { $digit }. Eine Zelle, die dort alle Plätze dafür sieht, kann die { $digit } nicht enthalten.

technique-vwxyz-wing = VWXYZ-Wing
explain-vwxyz-wing = In den Zellen { $cells } kommen ebenso viele Ziffern vor, wie es Zellen sind: { $digits }. { $others } können dort jeweils nur einmal stehen und füllen die Zellen also nicht: Eine von ihnen ist { $digit }. Eine Zelle, die dort alle Plätze dafür sieht, kann die { $digit } nicht enthalten.

technique-unique-loop-1 = Eindeutige Schleife, Typ 1
explain-unique-loop-1 = { $cells } bilden eine Schleife. Stünde auch in { $roof } eine der Ziffern { $digits }, so ließe sich die Schleife auf zwei Arten mit { $digits } füllen, und das Rätsel hätte zwei Lösungen. Also steht in { $roof } eine andere Ziffer.

technique-unique-loop-2 = Eindeutige Schleife, Typ 2
explain-unique-loop-2 = { $cells } bilden eine Schleife. Stünden darin nur { $digits }, so könnte man die beiden vertauschen, und das Rätsel hätte zwei Lösungen. Also steht die { $out } in einer der Zellen { $roof }, und eine Zelle, die sie alle sieht, kann sie nicht enthalten.

technique-unique-loop-3 = Eindeutige Schleife, Typ 3
explain-unique-loop-3 = { $cells } bilden eine Schleife. Stünden darin nur { $digits }, so könnte man die beiden vertauschen, und das Rätsel hätte zwei Lösungen. Also enthält eine der Zellen { $roof } eine andere Ziffer und bildet mit { $subset } eine Gruppe aus ebenso vielen Zellen wie Ziffern. Keine andere Zelle in { $houses-dative } kann { $out } enthalten.

technique-unique-loop-4 = Eindeutige Schleife, Typ 4
explain-unique-loop-4 = { $cells } bilden eine Schleife. In { $houses-dative } kann die { $confined } nur in { $roof } stehen, eine dieser Zellen ist also { $confined }. Wäre die andere { $other }, so könnte man { $digits } in der Schleife vertauschen, und das Rätsel hätte zwei Lösungen.

technique-gurth-symmetry = Gurths Symmetrie
technique-reverse-bug = Umgekehrter BUG
technique-extended-rectangle = Erweitertes Rechteck
technique-borescoper-polygon = Borescopers Vieleck
explain-borescoper-polygon = Stünden in { $cells } nur { $digits }, so könnte man diese Zellen, wie auch immer sie gefüllt wären, auf eine andere Weise füllen, bei der jedes Haus dieselben Ziffern behielte: Das Rätsel hätte zwei Lösungen. Also { $guardians-count ->
    [1] stimmt { $guardians }.
   *[other] stimmt einer der Kandidaten { $guardians }, und was sie alle ausschließen, ist falsch.
    }

technique-broken-wing = Gebrochener Flügel
technique-bivalue-oddagon = Bivalue-Oddagon
technique-tridagon = Tridagon
technique-firework-triple = Feuerwerks-Dreier
technique-firework-quadruple = Feuerwerks-Vierer
technique-sk-loop = SK-Schleife
technique-multi-sector-locked-set = Mehrlinien-Gruppe
technique-junior-exocet = Junior-Exocet
technique-junior-exocet-plus = Junior-Exocet plus
technique-double-exocet = Doppeltes Exocet
technique-senior-exocet = Senior-Exocet
technique-impossible-pattern = Unmögliches Muster
technique-or-k-net = OR-k-Netz
technique-or-k-forcing-net = OR-k-Verzweigungsnetz
technique-bivalue-chain = Bivalue-Kette
technique-z-chain = Z-Kette
technique-t-whip = T-Whip
technique-whip = Whip
technique-g-whip = G-Whip
technique-braid = Braid
