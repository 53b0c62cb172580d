# Steps and paths: the parts of sentences
list = { $first } en { $last }
rows = { $count ->
    [one] rij { $numbers }
   *[other] rijen { $numbers }
}
columns = { $count ->
    [one] kolom { $numbers }
   *[other] kolommen { $numbers }
}
boxes = { $count ->
    [one] blok { $numbers }
   *[other] blokken { $numbers }
}
digits-in-cells = { $digits } in { $cells }

# Hints
hint-look = Kijk naar { $houses }.
hint-technique = { $technique }.
hint-solved = Het rooster is vol en klopt.
hint-stuck = Geen van de gebruikte technieken helpt hier verder.
hint-wrong-digits = { $count ->
    [one] Er is een fout: { $wrong } klopt niet.
   *[other] Er zijn fouten: { $wrong } kloppen niet.
}
hint-struck = { $count ->
    [one] In { $cells } is een kandidaat weggestreept die daar hoort.
   *[other] In { $cells } zijn kandidaten weggestreept die daar horen.
}

# Oplossingspaden
path-solved = Opgelost in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}. Moeilijkste techniek: { $hardest }. HoDoKu-niveau: { $level } (score { $score }).
path-stuck = Na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} komt geen van de gebruikte technieken verder; { $missing } cellen zijn nog leeg.
path-contradiction = Na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} spreekt het rooster zichzelf tegen: er is geen oplossing.
path-full = Het rooster is al vol.
not-unique = De puzzel heeft niet precies één oplossing; daarom worden technieken die daarop berusten niet gebruikt.
hodoku-level-easy = makkelijk
hodoku-level-medium = gemiddeld
hodoku-level-hard = moeilijk
hodoku-level-unfair = oneerlijk
hodoku-level-extreme = extreem
technique-unknown = De techniek { $name } bestaat niet; `ennead techniques` noemt ze.

# rate
rate-ratings = ER { $er }, EP { $ep }, ED { $ed } (schaal van Sudoku Explainer); moeilijkste stap: { $hardest }
rate-level = Volgens Sturm: { $sturm }; niveau: { $level }
rate-sturm-easy = makkelijk
rate-sturm-medium = gemiddeld
rate-sturm-hard = moeilijk
rate-hodoku = HoDoKu-niveau: { $level } (punten: { $score })
rate-human = Moeilijkheid voor mensen, geschat: { $human } (1 is makkelijk, 3 moeilijk)
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-very-hard = zeer moeilijk
level-extreme = extreem
