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
