## Techniken: Name und Erklärung (die Regeln für Argumente stehen in en/techniques.ftl)

conclude-place = Eintragen: { $candidates }.
conclude-eliminate = Damit fällt weg: { $candidates }.

technique-full-house = Letzte Zelle
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
explain-locked-pair = In { $cells } kommen zusammen nur { $digits } vor, also stehen beide Ziffern dort. Sonst kann sie in { $houses } keine Zelle enthalten.

technique-locked-triple = Dreier in Linie und Block
explain-locked-triple = In { $cells } kommen zusammen nur { $digits } vor, also stehen alle drei Ziffern dort. Sonst kann sie in { $houses } keine Zelle enthalten.

technique-naked-pair = Nackter Zweier
explain-naked-pair = In { $cells } kommen zusammen nur { $digits } vor, also stehen beide Ziffern dort. Sonst kann sie in { $houses } keine Zelle enthalten.

technique-naked-triple = Nackter Dreier
explain-naked-triple = In { $cells } kommen zusammen nur { $digits } vor, also stehen alle drei Ziffern dort. Sonst kann sie in { $houses } keine Zelle enthalten.

technique-naked-quad = Nackter Vierer
explain-naked-quad = In { $cells } kommen zusammen nur { $digits } vor, also stehen alle vier Ziffern dort. Sonst kann sie in { $houses } keine Zelle enthalten.

technique-hidden-pair = Versteckter Zweier
explain-hidden-pair = In { $house } können { $digits } nur in { $cells } stehen. Sie füllen diese beiden Zellen, und nichts anderes passt hinein.

technique-hidden-triple = Versteckter Dreier
explain-hidden-triple = In { $house } können { $digits } nur in { $cells } stehen. Sie füllen diese drei Zellen, und nichts anderes passt hinein.

technique-hidden-quad = Versteckter Vierer
explain-hidden-quad = In { $house } können { $digits } nur in { $cells } stehen. Sie füllen diese vier Zellen, und nichts anderes passt hinein.

technique-x-wing = X-Wing
explain-x-wing = In { $base } kann die { $digit } nur in { $cover } stehen. Also haben { $cover } ihre { $digit } dort und sonst nirgends.

technique-swordfish = Schwertfisch
explain-swordfish = In { $base } kann die { $digit } nur in { $cover } stehen. Also haben { $cover } ihre { $digit } dort und sonst nirgends.

technique-jellyfish = Qualle
explain-jellyfish = In { $base } kann die { $digit } nur in { $cover } stehen. Also haben { $cover } ihre { $digit } dort und sonst nirgends.

technique-finned-x-wing = X-Wing mit Flosse
explain-finned-x-wing = In { $base } kann die { $digit } nur in { $cover } stehen, oder in { $fins }. Entweder haben { $cover } ihre { $digit } dort und sonst nirgends, oder sie steht in { $fins }. Eine Zelle, die ihre { $digit } so und so verliert, kann sie nicht enthalten.

technique-finned-swordfish = Schwertfisch mit Flosse
explain-finned-swordfish = In { $base } kann die { $digit } nur in { $cover } stehen, oder in { $fins }. Entweder haben { $cover } ihre { $digit } dort und sonst nirgends, oder sie steht in { $fins }. Eine Zelle, die ihre { $digit } so und so verliert, kann sie nicht enthalten.

technique-finned-jellyfish = Qualle mit Flosse
explain-finned-jellyfish = In { $base } kann die { $digit } nur in { $cover } stehen, oder in { $fins }. Entweder haben { $cover } ihre { $digit } dort und sonst nirgends, oder sie steht in { $fins }. Eine Zelle, die ihre { $digit } so und so verliert, kann sie nicht enthalten.

technique-sashimi-x-wing = Sashimi-X-Wing
explain-sashimi-x-wing = In { $base } kann die { $digit } nur in { $cover } stehen, oder in { $fins }. Entweder haben { $cover } ihre { $digit } dort und sonst nirgends, oder sie steht in { $fins }. Eine Zelle, die ihre { $digit } so und so verliert, kann sie nicht enthalten.

technique-sashimi-swordfish = Sashimi-Schwertfisch
explain-sashimi-swordfish = In { $base } kann die { $digit } nur in { $cover } stehen, oder in { $fins }. Entweder haben { $cover } ihre { $digit } dort und sonst nirgends, oder sie steht in { $fins }. Eine Zelle, die ihre { $digit } so und so verliert, kann sie nicht enthalten.

technique-sashimi-jellyfish = Sashimi-Qualle
explain-sashimi-jellyfish = In { $base } kann die { $digit } nur in { $cover } stehen, oder in { $fins }. Entweder haben { $cover } ihre { $digit } dort und sonst nirgends, oder sie steht in { $fins }. Eine Zelle, die ihre { $digit } so und so verliert, kann sie nicht enthalten.

technique-xy-wing = XY-Wing
explain-xy-wing = { $pivot } enthält eine der Ziffern { $pivot-digits }. In jedem Fall muss in einer der Zellen { $pincers } die { $digit } stehen. Eine Zelle, die beide sieht, kann sie nicht enthalten.

technique-remote-pair = Entferntes Paar
explain-remote-pair = { $cells } enthalten alle nur { $digits }, und jede Zelle der Kette sieht die nächste: { $chain }. Die beiden Ziffern wechseln also ab, und zwei Zellen, die eine ungerade Zahl von Schritten auseinander liegen, wie { $ends }, enthalten je eine davon. Eine Zelle, die beide eines solchen Paares sieht, kann keine der Ziffern enthalten.

technique-simple-colours = Einfache Färbung
technique-multi-colours = Mehrfache Färbung
technique-3d-medusa = 3D-Medusa
explain-colours-trap = Starke Verbindungen verknüpfen abwechselnd die Kandidaten zweier Farben. Entweder sind also alle der ersten Farbe wahr: { $first }; oder alle der zweiten: { $second }. Was beiden Farben widerspricht, ist falsch.
explain-colours-wrap = Starke Verbindungen verknüpfen abwechselnd die Kandidaten zweier Farben: Entweder sind alle der ersten wahr, { $first }, oder alle der zweiten, { $second }. Aber zwei Kandidaten der ersten widersprechen einander. Also ist die erste Farbe falsch.
explain-colours-empty-cell = Starke Verbindungen verknüpfen abwechselnd die Kandidaten zweier Farben: Entweder sind alle der ersten wahr, { $first }, oder alle der zweiten, { $second }. Aber die erste ließe { $cell } keinen Kandidaten. Also ist die erste Farbe falsch.
explain-colours-bridge = Starke Verbindungen ergeben zwei Farbpaare. Vom ersten ist eine Farbe wahr: { $first }, oder { $second }. Vom zweiten ist eine wahr: { $third }, oder { $fourth }. Wo eine Farbe des einen Paares einer des anderen widerspricht, sind nicht beide wahr, also ist es eine ihrer beiden Gegenfarben. Was diesen beiden widerspricht, ist falsch.
explain-colours-both = Starke Verbindungen ergeben zwei Farbpaare. Vom ersten ist eine Farbe wahr: { $first }, oder { $second }. Vom zweiten ist eine wahr: { $third }, oder { $fourth }. Aber { $first } widerspricht beiden Farben des zweiten Paares, von denen eine wahr ist. Also ist diese Farbe falsch.

technique-x-chain = X-Kette
explain-x-chain = Angenommen, { $first } ist falsch. Dann ist { $last } wahr: { $chain }. Jedes = steht für ein Haus mit nur zwei Plätzen für die { $digit }, von denen einer folgt, wenn es der andere nicht ist; jedes - verbindet zwei Zellen, die einander sehen. Also steht in einer der Zellen { $ends } die { $digit }, und nicht in einer, die beide sieht.

technique-xy-chain = XY-Kette
explain-xy-chain = Angenommen, { $first } ist falsch. Dann ist { $last } wahr: { $chain }. Jede Zelle hat zwei Kandidaten, so dass der eine folgt, wenn der andere falsch ist, und nimmt diese Ziffer der nächsten weg. Also steht in einer der Zellen { $ends } die { $digit }, und nicht in einer, die beide sieht.

technique-continuous-nice-loop = Geschlossene Schleife (Nice Loop)
explain-continuous-nice-loop = Die Kette schließt sich zu einer Schleife: { $chain }. Rundherum sind ihre Kandidaten abwechselnd wahr und falsch, mit dem einen oder dem anderen beginnend. Von je zweien, die ein - verbindet, ist also einer wahr, und was diesen beiden widerspricht, ist falsch.

technique-aic = Wechselkette (AIC)
explain-aic = Angenommen, { $first } ist falsch. Dann ist Glied für Glied { $last } wahr: { $chain }. Bei jedem = folgt das eine, wenn das andere falsch ist; bei jedem - sind nicht beide wahr. Also ist eines der beiden Enden wahr, und was beiden widerspricht, ist falsch.

technique-discontinuous-nice-loop = Offene Schleife (Nice Loop)
explain-discontinuous-nice-loop = Angenommen, { $first } ist falsch. Dann ist Glied für Glied { $last } wahr: { $chain }. Bei jedem = folgt das eine, wenn das andere falsch ist; bei jedem - sind nicht beide wahr. Also ist eines der beiden Enden wahr, und was beiden widerspricht, ist falsch.
explain-chain-onto-itself = Angenommen, { $first } ist falsch. Dann folgt Glied für Glied, dass es wahr ist: { $chain }. Also ist es wahr, und was ihm widerspricht, ist falsch.

technique-grouped-continuous-nice-loop = Geschlossene Schleife mit Gruppen
explain-grouped-continuous-nice-loop = Die Kette schließt sich zu einer Schleife: { $chain }. Zusammen geschriebene Zellen zählen als eines, das wahr ist, wenn eine davon es ist. Rundherum sind die Glieder abwechselnd wahr und falsch, mit dem einen oder dem anderen beginnend. Von je zweien, die ein - verbindet, ist also eines wahr, und was diesen beiden widerspricht, ist falsch.

technique-grouped-aic = Wechselkette mit Gruppen (AIC)
explain-grouped-aic = Angenommen, { $first } ist falsch. Dann ist Glied für Glied { $last } wahr: { $chain }. Zusammen geschriebene Zellen zählen als eines, das wahr ist, wenn eine davon es ist. Also ist eines der beiden Enden wahr, und was beiden widerspricht, ist falsch.

technique-grouped-discontinuous-nice-loop = Offene Schleife mit Gruppen
explain-grouped-discontinuous-nice-loop = Angenommen, { $first } ist falsch. Dann ist Glied für Glied { $last } wahr: { $chain }. Zusammen geschriebene Zellen zählen als eines, das wahr ist, wenn eine davon es ist. Also ist eines der beiden Enden wahr, und was beiden widerspricht, ist falsch.

technique-template-set = Schablonen (in allen)
explain-template-set = Man stelle alle Möglichkeiten zusammen, die { $digit } einmal in jede Zeile, Spalte und jeden Block zu schreiben, die ihre Ziffern und Kandidaten lassen. Alle haben gewisse Zellen gemeinsam.
explain-template-set-known = Was alle Möglichkeiten, eine Ziffer zu schreiben, gemeinsam haben, ist wahr; das ergibt zunächst { $known }. Man stelle alle Möglichkeiten zusammen, die { $digit } einmal in jede Zeile, Spalte und jeden Block zu schreiben, die dann bleiben. Alle haben gewisse Zellen gemeinsam.

technique-template-delete = Schablonen (in keiner)
explain-template-delete = Man stelle alle Möglichkeiten zusammen, die { $digit } einmal in jede Zeile, Spalte und jeden Block zu schreiben, die ihre Ziffern und Kandidaten lassen. Manche Kandidaten kommen in keiner vor.
explain-template-delete-known = Was alle Möglichkeiten, eine Ziffer zu schreiben, gemeinsam haben, ist wahr; das ergibt zunächst { $known }. Man stelle alle Möglichkeiten zusammen, die { $digit } einmal in jede Zeile, Spalte und jeden Block zu schreiben, die dann bleiben. Manche Kandidaten kommen in keiner vor.

technique-forcing-chain-contradiction = Zwangskette (Widerspruch)
technique-forcing-net-contradiction = Zwangsnetz (Widerspruch)
technique-forcing-chain-verity = Zwangskette (gleicher Schluss)
technique-forcing-net-verity = Zwangsnetz (gleicher Schluss)
explain-forcing-empties-cell = Angenommen, { $supposed } ist wahr. Dann sind es der Reihe nach auch diese: { $chain }. Zusammen lassen sie { $cell } keinen Kandidaten. Also ist die Annahme falsch.
explain-forcing-empties-house = Angenommen, { $supposed } ist wahr. Dann sind es der Reihe nach auch diese: { $chain }. Zusammen lassen sie der { $digit } in { $house } keinen Platz. Also ist die Annahme falsch.
explain-forcing-cell = Einer der Kandidaten von { $cell } ist wahr. Man nehme der Reihe nach jeden an und sehe, was dann wahr wird: { $chain }. Jedes Mal kommt dasselbe heraus.
explain-forcing-house = In { $house } muss die { $digit } irgendwo stehen. Man nehme der Reihe nach jeden ihrer Plätze an und sehe, was dann wahr wird: { $chain }. Jedes Mal kommt dasselbe heraus.
