# Steps and paths: the parts of sentences
list = { $first } und { $last }
rows = { $count ->
    [one] Zeile { $numbers }
   *[other] Zeilen { $numbers }
}
columns = { $count ->
    [one] Spalte { $numbers }
   *[other] Spalten { $numbers }
}
boxes = { $count ->
    [one] Block { $numbers }
   *[other] Blöcke { $numbers }
}
digits-in-cells = { $digits } in { $cells }

# Tipps
hint-look = Sieh dir { $houses } an.
hint-technique = { $technique }.
hint-solved = Das Gitter ist voll und richtig.
hint-stuck = Keine der verwendeten Techniken hilft hier weiter.
hint-wrong-digits = { $count ->
    [one] Da ist ein Fehler: { $wrong } ist falsch.
   *[other] Da sind Fehler: { $wrong } sind falsch.
}
hint-struck = { $count ->
    [one] In { $cells } ist ein Kandidat gestrichen, der dort hingehört.
   *[other] In { $cells } sind Kandidaten gestrichen, die dort hingehören.
}

# Lösungswege
path-solved = Gelöst in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}. Schwerste Technik: { $hardest }. HoDoKu-Stufe: { $level } (Punkte: { $score }).
path-stuck = Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} führt keine der verwendeten Techniken weiter; { $missing } Felder sind noch leer.
path-contradiction = Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} widerspricht sich das Gitter: es gibt keine Lösung.
path-full = Das Gitter ist schon voll.
not-unique = Das Rätsel hat nicht genau eine Lösung; deshalb werden Techniken, die auf Eindeutigkeit beruhen, nicht verwendet.
hodoku-level-easy = leicht
hodoku-level-medium = mittel
hodoku-level-hard = schwer
hodoku-level-unfair = unfair
hodoku-level-extreme = extrem
technique-unknown = Die Technik { $name } gibt es nicht; `ennead techniques` zählt sie auf.

# rate
rate-ratings = ER { $er }, EP { $ep }, ED { $ed } (Skala von Sudoku Explainer); schwerster Schritt: { $hardest }
rate-level = Nach Sturm: { $sturm }; Stufe: { $level }
rate-sturm-easy = leicht
rate-sturm-medium = mittelschwer
rate-sturm-hard = schwer
rate-hodoku = HoDoKu-Stufe: { $level } (Punkte: { $score })
rate-human = Schwierigkeit für Menschen, geschätzt: { $human } (1 ist leicht, 3 schwer)
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-very-hard = sehr schwer
level-extreme = extrem
