# Was der Prüfer zu einer Behauptung wie r4c7=5 sagt
judge-malformed = { $reason ->
    [given] { $claim } ergibt keinen Sinn: In der Zelle steht eine Vorgabe.
    [filled] { $claim } ergibt keinen Sinn: Die Zelle ist schon ausgefüllt.
    [absent] { $claim } ergibt keinen Sinn: Diesen Kandidaten gibt es dort nicht.
    [out-of-range] `{ $claim }` ergibt keinen Sinn: Zeilen, Spalten und Ziffern gehen von 1 bis 9.
   *[unreadable] `{ $claim }` ist keine Behauptung wie { $placed } oder { $removed }.
}
judge-wrong = { $claim } widerspricht der Lösung.
judge-wrong-at-once = { $claim } widerspricht der Lösung, und der Widerspruch zeigt sich sofort.
judge-wrong-clash = { $claim } widerspricht der Lösung; die Ziffer steht schon in { $cells }.
judge-off-the-rails = { $claim } stimmt, aber die Stellung ist seit { $cell } falsch: Daraus lässt sich nichts schließen.
judge-at-once = { $claim } folgt sofort. { $technique }: { $step }
judge-later = { $claim } folgt nach { $further ->
    [one] einem anderen Schritt
   *[other] { $further } anderen Schritten
}; schwerste Technik: { $hardest }. Der letzte Schritt: { $technique }: { $step }
judge-rating = Einstufung des Wegs dorthin: ER { $er }, Stufe { $level }.
judge-rating-above = Einstufung des Wegs dorthin: über ER { $er }.
judge-uniqueness = Das setzt voraus, dass das Rätsel nur eine Lösung hat.
judge-search = { $claim } folgt nur durch Suchen: Nimmt man das Gegenteil an, führen { $depth ->
    [one] einzige Kandidaten und Plätze zu einem Widerspruch.
   *[other] { $depth }-fach geschachtelte Annahmen zu einem Widerspruch.
}
judge-unproven = { $claim } stimmt, wurde hier aber nicht bewiesen. Erreichte Grenzen: { $caps }.
judge-cap-further = Anzahl der Schritte
judge-cap-depth = Tiefe der Suche
judge-cap-suppositions = Anzahl der Annahmen
judge-not-unique = Nur Behauptungen über ein Rätsel mit genau einer Lösung lassen sich beurteilen.
