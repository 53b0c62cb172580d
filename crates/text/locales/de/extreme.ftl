## Erklärungen der Techniken, die das Feature `extreme` hinzufügt (siehe en/extreme.ftl)

explain-template-set = Alle Möglichkeiten, die { $digit } einmal in jede Zeile, jede Spalte und jeden Block zu schreiben, belegen von den Zellen { $cells } dieselben.
explain-template-set-taken = Alle Möglichkeiten, { $taken } zu schreiben, benutzen diese Zellen. Alle Möglichkeiten, außerdem die { $digit } einmal in jede Zeile, jede Spalte und jeden Block zu schreiben, belegen von den Zellen { $cells } dieselben.

explain-template-delete = Alle Möglichkeiten, die { $digit } einmal in jede Zeile, jede Spalte und jeden Block zu schreiben, benutzen nur die Zellen { $cells }.
explain-template-delete-taken = Alle Möglichkeiten, { $taken } zu schreiben, benutzen diese Zellen. Alle Möglichkeiten, außerdem die { $digit } einmal in jede Zeile, jede Spalte und jeden Block zu schreiben, benutzen nur die Zellen { $cells }.

explain-forcing-empties-cell = Angenommen, { $supposed } ist wahr. Dann folgt Schritt für Schritt: { $chain }. Nun hat aber { $cell } keinen Kandidaten mehr, ein Widerspruch.
explain-forcing-empties-house = Angenommen, { $supposed } ist wahr. Dann folgt Schritt für Schritt: { $chain }. Nun hat aber die { $digit } in { $house } keinen Platz mehr, ein Widerspruch.
explain-forcing-empties-cell-at-once = Angenommen, { $supposed } ist wahr. Dann hat { $cell } keinen Kandidaten mehr, ein Widerspruch.
explain-forcing-empties-house-at-once = Angenommen, { $supposed } ist wahr. Dann hat die { $digit } in { $house } keinen Platz mehr, ein Widerspruch.
explain-forcing-cell = Einer der Kandidaten von { $cell } ist wahr. Nimm der Reihe nach jeden an und sieh, was daraus folgt: { $chain }. Jedes Mal kommt dasselbe heraus.
explain-forcing-house = In { $house } muss die { $digit } irgendwo stehen. Nimm der Reihe nach jeden ihrer Plätze an und sieh, was daraus folgt: { $chain }. Jedes Mal kommt dasselbe heraus.
explain-net-contradiction = Angenommen, { $supposed } ist wahr. Wer von dort weiter löst, kommt zu einem Widerspruch.
explain-net-cell = Einer der Kandidaten von { $cell } ist wahr. Nimm der Reihe nach jeden an und löse von dort weiter.
explain-net-house = In { $house } muss die { $digit } irgendwo stehen. Nimm der Reihe nach jeden ihrer Plätze an und löse von dort weiter.

explain-kraken-fish-1 = In { $base-dative } kann die { $digit } nur in { $cover-dative } stehen, oder in { $fins }. Steht sie nicht in { $fins }, so haben { $cover } ihre { $digit } in { $base-dative } und sonst nirgends. Steht sie dort, so fällt { $out } jedes Mal weg: { $chain }. In jedem Fall ist es falsch.

explain-kraken-fish-2 = In { $base-dative } kann die { $digit } nur in { $cover-dative } stehen, oder in { $fins }. Steht sie nicht in { $fins }, so steht die { $digit } von { $house } dort, wo { $house } { $base } kreuzt. Jeder dieser Plätze und jeder in { $fins } schließt { $out } aus: { $chain }. In jedem Fall ist es falsch.

explain-gurth-symmetry = Dreht man das Gitter um eine halbe Drehung, so kommen die Vorgaben auf Vorgaben zu liegen, wenn man die Ziffern der Paare { $pairs } vertauscht; { $fixed } bleiben, wie sie sind. Auch die so gedrehte Lösung ist eine Lösung, und es gibt nur eine. Also steht jede Ziffer ihrem Partner gegenüber, und die Zelle in der Mitte enthält eine, die bleibt.
explain-gurth-symmetry-diagonal = Spiegelt man das Gitter an der Diagonalen von links oben nach rechts unten, so kommen die Vorgaben auf Vorgaben zu liegen, wenn man die Ziffern der Paare { $pairs } vertauscht; { $fixed } bleiben, wie sie sind. Auch die so gespiegelte Lösung ist eine Lösung, und es gibt nur eine. Also steht jede Ziffer ihrem Partner gegenüber, und die Zellen der Diagonalen enthalten Ziffern, die bleiben.
explain-gurth-symmetry-anti-diagonal = Spiegelt man das Gitter an der Diagonalen von rechts oben nach links unten, so kommen die Vorgaben auf Vorgaben zu liegen, wenn man die Ziffern der Paare { $pairs } vertauscht; { $fixed } bleiben, wie sie sind. Auch die so gespiegelte Lösung ist eine Lösung, und es gibt nur eine. Also steht jede Ziffer ihrem Partner gegenüber, und die Zellen der Diagonalen enthalten Ziffern, die bleiben.

explain-reverse-bug = { $digits } stehen in { $cells }. Mit { $last } dazu hätte dort jede Zeile, jede Spalte und jeder Block beide oder keine von ihnen. Im übrigen Gitter könnte man die beiden dann vertauschen, und keine davon ist dort vorgegeben: Das Rätsel hätte zwei Lösungen. Also ist { $last } falsch.

explain-extended-rectangle = Stünden in { $cells } nur { $digits }, so könnte man dort { $lines } vertauschen, und jedes Haus behielte seine Ziffern: Das Rätsel hätte zwei Lösungen. Also { $guardians-count ->
    [1] stimmt { $guardians }.
   *[other] stimmt einer der Kandidaten { $guardians }, und was sie alle ausschließen, ist falsch.
    }

explain-broken-wing = Die Plätze { $cells } der { $digit } bilden in { $houses-dative } einen Ring, und { $cells-count } ist ungerade. Stünde die { $digit } in diesen Häusern nirgends sonst, so wechselten Ja und Nein im Ring ab; bei ungerader Anzahl geht das nicht. Also steht die { $digit } in { $guardians-count ->
    [1] { $guardians }.
   *[other] einer der Zellen { $guardians }, und eine Zelle, die sie alle sieht, kann sie nicht enthalten.
    }

explain-bivalue-oddagon = Die Zellen { $cells } bilden einen Ring, jede mit der nächsten in einem Haus, und { $cells-count } ist ungerade. Mit { $digits } allein müssten sich die beiden Ziffern im Ring abwechseln; bei ungerader Anzahl geht das nicht. Also { $guardians-count ->
    [1] stimmt { $guardians }.
   *[other] stimmt einer der Kandidaten { $guardians }, und was sie alle ausschließen, ist falsch.
    }

explain-tridagon = Die Zellen { $cells } liegen in vier Blöcken, in jedem drei, von denen keine zwei in derselben Zeile oder Spalte liegen. Nur mit { $digits } lassen sie sich nicht füllen. Von einem Block zum Block daneben muss jede Ziffer die Zeile wechseln, zum Block darüber oder darunter die Spalte. Wechseln alle drei, so kann sich ihre Reihenfolge nur verschieben (von abc zu bca oder cab); aber in { $box } liegen die drei Zellen anders herum schräg, und nach einer Runde durch die vier Blöcke käme die Reihenfolge umgekehrt zurück. Also { $guardians-count ->
    [1] stimmt der einzige andere Kandidat in diesen Zellen, { $guardians }.
   *[other] stimmt einer der anderen Kandidaten in diesen Zellen, { $guardians }, und was sie alle ausschließen, ist falsch.
    }

explain-firework-triple = In { $lines-dative } kann jede der Ziffern { $digits } außerhalb von { $boxes-dative } nur in { $wings } stehen. In { $boxes-dative } steht jede nur einmal, nicht einmal für jede Linie. Also steht jede in { $stems } oder in { $wings }: drei Ziffern für diese drei Zellen. Für anderes ist dort kein Platz, und in { $boxes-dative } stehen die Ziffern nur auf diesen beiden Linien.

explain-firework-quadruple = Die Zellen { $stems } liegen auf Linien, die sich noch einmal in { $wings } kreuzen. Für jede der Ziffern { $digits } nehme man den Stamm, dessen Zeile und Spalte ihr außerhalb seines Blocks nur { $wings } lassen. Im Block steht sie nur einmal, nicht einmal für jede Linie; also steht sie in diesem Stamm oder in { $wings }. Vier Ziffern für vier Zellen: Für anderes ist dort kein Platz, und in { $boxes-dative } stehen die Ziffern nur auf diesen Linien.

explain-sk-loop = Die { $count } Zellen { $cells } bilden einen Ring aus Zellenpaaren um vier gefüllte Zellen. Eine Ziffer kann darin in jedem Haus, durch das sie abgedeckt ist, höchstens einmal stehen (erst die Ziffern, dann das Haus: r ist eine Zeile, c eine Spalte, b ein Block): { $links }. Damit ist jeder Kandidat der Zellen abgedeckt, also ist höchstens für { $count } Ziffern Platz, gerade genug, um die Zellen zu füllen. Also steht jede Ziffer in jedem ihrer Häuser im Ring und dort nirgends sonst.

explain-multi-sector-locked-set = In den { $count } Zellen { $cells } kann eine Ziffer in jeder Linie, durch die sie abgedeckt ist, höchstens einmal stehen (erst die Ziffern, dann die Linie: r ist eine Zeile, c eine Spalte): { $links }. Damit ist jeder Kandidat der Zellen abgedeckt, also ist höchstens für { $count } Ziffern Platz, gerade genug, um die Zellen zu füllen. Also steht jede Ziffer in jeder ihrer Linien in diesen Zellen und dort nirgends sonst; wo eine Ziffer auch von ebenso vielen anderen Linien abgedeckt wird, gilt dasselbe für diese.

explain-junior-exocet = Eine Ziffer, die in { $base } steht, muss auch in { $lines-dative } je einmal stehen. Weil sie in { $base } steht, hat sie dort in { $boxes-dative } nur in { $targets } Platz; in den anderen Blöcken liegen alle ihre Plätze dort auf zwei Linien, also steht sie dort höchstens zweimal. Also steht sie auch in einer der Zellen { $targets }, und diese enthalten dieselben beiden Ziffern wie { $base }{ $trial ->
    [0] {" "}und keine anderen.
   *[other] . Die Ziffer in { $target } steht auch in { $base }; deshalb ist für sie im Block von { $other } nur in { $mirror } Platz, und für die in { $other } im Block von { $target } nur in { $other-mirror }. Also { $choices ->
        [1] ist
       *[other] sind
        } in { $order }, in dieser Reihenfolge, nur { $pairs } möglich; kein anderes Paar passt in die Ziele und findet auch in { $mirror }, in { $other-mirror } und in { $lines-dative } Platz. Was mit keinem davon vereinbar ist, ist falsch.
    }

explain-junior-exocet-plus = Eine Ziffer, die in { $base } steht, muss auch in { $lines-dative } je einmal stehen. Weil sie in { $base } steht, hat sie dort in { $boxes-dative } nur in { $targets } Platz; in den anderen Blöcken liegen alle ihre Plätze dort auf zwei Linien, also steht sie dort höchstens zweimal. Wo ein Ziel aus zwei Zellen besteht, ist darin eine andere Ziffer gebunden, sodass nur für eine Platz bleibt. Also steht sie auch in einem Ziel, und die beiden Ziele enthalten dieselben beiden Ziffern wie { $base }{ $trial ->
    [0] {" "}und keine anderen.
   *[other] . Also { $choices ->
        [1] ist
       *[other] sind
        } in { $order }, in dieser Reihenfolge, nur { $pairs } möglich; kein anderes Paar passt in die Ziele und findet auch in { $lines-dative } Platz. Was mit keinem davon vereinbar ist, ist falsch.
    }

explain-double-exocet = Eine Ziffer, die in { $base } steht, muss auch in { $lines-dative } je einmal stehen. Weil sie in { $base } steht, hat sie dort in { $boxes-dative } nur in { $targets } Platz; in den anderen Blöcken liegen alle ihre Plätze dort auf zwei Linien, also steht sie dort höchstens zweimal. Also steht sie auch in einer der Zellen { $targets }, und diese enthalten dieselben beiden Ziffern wie { $base }. Ebenso enthalten { $targets2 } dieselben beiden wie { $base2 }, und das sind andere Ziffern. Für { $order }, in dieser Reihenfolge, gibt es nur { $pairs }, für { $order2 } nur { $pairs2 }; kein anderes Paar passt in die Ziele und findet auch anderswo Platz. Was mit keiner möglichen Füllung dieser vier Zellen vereinbar ist, ist falsch.

explain-senior-exocet = Eine Ziffer, die in { $base } steht, muss auch in { $lines-dative } je einmal stehen. Wo sie { $base } sieht, kann sie nicht sein; ihre übrigen Plätze dort, von { $targets } abgesehen, liegen auf zwei Linien, also steht sie dort höchstens zweimal. Also steht sie auch in einer der Zellen { $targets }, und diese enthalten dieselben beiden Ziffern wie { $base }{ $trial ->
    [0] {" "}und keine anderen.
   *[other] . Also { $choices ->
        [1] ist
       *[other] sind
        } in { $order }, in dieser Reihenfolge, nur { $pairs } möglich; kein anderes Paar passt in die Ziele und findet auch in { $lines-dative } Platz. Was mit keinem davon vereinbar ist, ist falsch.
    }

explain-impossible-pattern = Die Zellen { $cells } lassen sich mit { $digits } allein nicht füllen. Man setze die Ziffern auf jede mögliche Art in { $start }; jedes Mal bleibt durch das, was folgt, eine der Zellen ohne Ziffer. Also { $guardians-count ->
    [1] stimmt { $guardians }.
   *[other] stimmt einer der Kandidaten { $guardians }, und was sie alle ausschließen, ist falsch.
    }

explain-or-k-net = { $cells } lassen sich mit { $digits } allein nicht füllen, also stimmt einer der Kandidaten { $guardians }. Stimmte { $supposed }, so könnte keiner davon stimmen, oder anderswo bliebe kein Platz.

explain-or-k-forcing-net = { $cells } lassen sich mit { $digits } allein nicht füllen, also stimmt einer der Kandidaten { $guardians }. Stimmte { $supposed }, so führte jeder davon zu einem Widerspruch.
remark-tridagon = Die Zellen { $cells } liegen in vier Blöcken, in jedem drei, von denen keine zwei in derselben Zeile oder Spalte liegen. Nur mit { $digits } lassen sie sich nicht füllen. Von einem Block zum Block daneben muss jede Ziffer die Zeile wechseln, zum Block darüber oder darunter die Spalte. Wechseln alle drei, so kann sich ihre Reihenfolge nur verschieben (von abc zu bca oder cab); aber in { $box } liegen die drei Zellen anders herum schräg, und nach einer Runde durch die vier Blöcke käme die Reihenfolge umgekehrt zurück.

explain-whip-others = Dasselbe gilt für { $others }.
explain-whip-notation = In der üblichen Schreibweise: { $notation }.

## Die Zeilen von Begründungen. Kurz, denn ein Netz kann fünfzig haben. $says lautet "r4c7 = 3" oder "r4c7 ≠ 3".

line-supposed = Angenommen, { $says }
line-last-cell = letzter Kandidat
line-last-house = letzter Platz in { $house-dative }
line-otherwise-cell = sonst hätte { $cell } keinen Kandidaten mehr
line-otherwise-house = sonst hätte die { $digit } in { $house-dative } keinen Platz mehr
line-ended-cell = { $cell } hat keinen Kandidaten mehr
line-ended-house = die { $digit } hat in { $house-dative } keinen Platz mehr
line-so = also { $says }
line-in-every-case = Also in jedem Fall { $says }
line-one-of = eine von { $cells } ist { $digit }
line-relation = einer von { $candidates } stimmt
line-unfillable = { $cells } lassen sich mit { $digits } allein nicht füllen
line-last-guardian = als einziger davon übrig
line-no-guardian = keiner davon ist übrig
line-uses = aus { $numbers }
line-cases-cell = Einer der Kandidaten von { $cell } ist wahr. Nimm der Reihe nach jeden an.
line-cases-house = In { $house-dative } muss die { $digit } irgendwo stehen. Nimm der Reihe nach jeden ihrer Plätze an.

brief-pointing = die { $digit } in { $from-dative } nur in { $cells }
brief-claiming = die { $digit } in { $from-dative } nur in { $cells }
brief-naked-pair = nur { $digits } in { $cells }
brief-naked-triple = nur { $digits } in { $cells }
brief-hidden-pair = { $digits } in { $house-dative } nur in { $cells }
brief-fish = die { $digit } in { $base-dative } nur in { $cover-dative }
