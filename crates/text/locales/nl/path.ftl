# Steps and paths: the parts of sentences
list = { $first } en { $last }
rows = { $count ->
    [one] rij { $numbers }
   *[other] de rijen { $numbers }
}
columns = { $count ->
    [one] kolom { $numbers }
   *[other] de kolommen { $numbers }
}
boxes = { $count ->
    [one] blok { $numbers }
   *[other] de blokken { $numbers }
}
rows-dative = { $count ->
    [one] rij { $numbers }
   *[other] de rijen { $numbers }
}
columns-dative = { $count ->
    [one] kolom { $numbers }
   *[other] de kolommen { $numbers }
}
boxes-dative = { $count ->
    [one] blok { $numbers }
   *[other] de blokken { $numbers }
}
digits-in-cells = { $digits } in { $cells }

# Hints
hint-look = Kijk naar { $houses }.
hint-technique = { $technique }.
hint-solved = Het rooster is vol en klopt.
hint-stuck = Geen van de gebruikte technieken helpt hier verder.
hint-unsolvable = De puzzel heeft geen oplossing, dus geen stap helpt verder. Controleer de gegeven cijfers.
hint-steps = { $count ->
    [one] Eén stap.
   *[other] { $count } stappen.
}
hint-steps-first = De eerste { $count } stappen; er zijn er meer.
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
path-longest = De langste keten heeft lengte { $length }.
path-shorter = Stappen die geen singles zijn: { $hard } ({ $usual } als je steeds de makkelijkste stap neemt).
path-stuck = Na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} helpt geen van de gebruikte technieken verder; { $missing ->
    [one] één cel is
   *[other] { $missing } cellen zijn
} nog leeg.
path-contradiction = Na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} spreekt het rooster zichzelf tegen: er is geen oplossing.
path-full = Het rooster is al vol.
paper-key = Zo lees je dit: { $cell } is rij { $row }, kolom { $column }, geteld vanaf linksboven; de blokken zijn rij voor rij genummerd van 1 tot en met 9. De kleine cijfers zijn de kandidaten; is een cijfer geplaatst, streep het dan weg in de andere cellen van dezelfde rij, dezelfde kolom en hetzelfde blok. “(cel)”: in de cel is geen ander cijfer meer mogelijk; “(rij 3)”: in rij 3 kan het cijfer nergens anders staan.
paper-key-sets = { $two } staat voor { $first } en { $second }.
paper-key-chains = In ketens is van twee kandidaten met “=” ertussen minstens één waar, en van twee met “-” ertussen minstens één onwaar.
paper-key-lines = Vette nummers tellen de regels van een stap; tussen ( ) staat waarom een regel geldt, en na de puntkomma uit welke regels hij volgt. Alleen wat nodig is, staat er. “{ $cell }={ $digit } (blok { $box }; 14, 17)”: vanwege regel 14 en 17 kan de { $digit } in blok { $box } nergens anders staan; “{ $cell }≠{ $digit }”: daar staat geen { $digit }. Alle regels gelden alleen onder de aanname in regel 1. De regels tussen [ ] proberen nog een aanname uit, en de regel erna laat zien dat die aanname niet klopt. Definitief is alleen wat de stap aan het eind concludeert.
paper-key-pictures = In de plaatjes tonen doorgetrokken randen (om cellen en huizen) en ringen het patroon, onderbroken randen het tweede deel ervan (doelen, vinnen) en grijze cellen de spiegels; een volle schijf markeert een ware kandidaat, een streep een uitgesloten kandidaat.
paper-last-cell = cel
paper-last-house = { $house }
not-unique = De puzzel heeft niet precies één oplossing; daarom worden technieken die daarop berusten niet gebruikt.
hodoku-level-easy = makkelijk
hodoku-level-medium = gemiddeld
hodoku-level-hard = moeilijk
hodoku-level-unfair = oneerlijk
hodoku-level-extreme = extreem
technique-unknown = De techniek { $name } bestaat niet; `ennead techniques` geeft een lijst.

# rate
rate-ratings = ER { $er }, EP { $ep }, ED { $ed } (schaal van Sudoku Explainer); moeilijkste stap: { $hardest }
rate-level = Niveau: { $level } (op de schaal van Sturm: { $sturm })
rate-sturm-easy = makkelijk
rate-sturm-medium = gemiddeld
rate-sturm-hard = moeilijk
rate-hodoku = HoDoKu-niveau: { $level } (punten: { $score })
rate-human = Geschatte moeilijkheid voor mensen: { $human } (1 is makkelijk, 3 is moeilijk)
rate-human-beyond = Geschatte moeilijkheid voor mensen: boven { $human } (1 is makkelijk, 3 is moeilijk), moeilijker dan elke puzzel waarvan oplostijden zijn gemeten
rate-human-guess = Geschatte moeilijkheid voor mensen: { $human } (1 is makkelijk, 3 is moeilijk). Dit is een gok, want oplostijden zijn alleen gemeten voor puzzels tot en met ER { $er }
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-very-hard = zeer moeilijk
level-extreme = extreem

# De schalen van D. Berthier
rate-depth = { $scale }: { $value } ({ $meaning })
depth-more-than = meer dan { $bound }
depth-never = geen waarde is genoeg
scale-se = Sudoku Explainer: ER/EP/ED
scale-te = hoeveel veronderstellingen genest moeten worden om de puzzel verder met alleen singles op te lossen
scale-b = de lengte van de langste braid die nodig is
scale-gb = de lengte van de langste g-braid die nodig is
scale-bxb = de lengte van de braids die binnen één veronderstelling nodig zijn
scale-bxbb = de lengte van de braids die binnen twee geneste veronderstellingen nodig zijn
scale-w = de lengte van de langste gebruikte whip, als steeds de kortste wordt genomen
scale-gw = de lengte van de langste gebruikte g-whip, als steeds de kortste wordt genomen
scale-tw = de lengte van de langste gebruikte whip, als elke van één soort is (cellen, rijen, kolommen of blokken) en steeds de kortste wordt genomen
scale-s-w = de grootte van de grootste gebruikte deelverzameling of whip, als steeds de kleinste wordt genomen

# De regels van de schaal van Sudoku Explainer
rule-last-cell = Laatste cel
rule-hidden-single-in-box = Enige plaats in een blok
rule-hidden-single-in-line = Enige plaats in een lijn
rule-direct-pointing = Blok op lijn met enige plaats
rule-direct-claiming = Lijn op blok met enige plaats
rule-direct-hidden-pair = Verborgen paar met enige plaats
rule-naked-single = Enige kandidaat
rule-direct-hidden-triplet = Verborgen drietal met enige plaats
rule-pointing = Doorsnede: blok op lijn
rule-claiming = Doorsnede: lijn op blok
rule-naked-pair = Naakt paar
rule-x-wing = X-Wing
rule-hidden-pair = Verborgen paar
rule-naked-triplet = Naakt drietal
rule-swordfish = Zwaardvis
rule-hidden-triplet = Verborgen drietal
rule-xy-wing = XY-Wing
rule-xyz-wing = XYZ-Wing
rule-unique-loop-1 = Unieke rechthoek of lus, type 1
rule-unique-loop-2 = Unieke rechthoek of lus, type 2
rule-unique-loop-3 = Unieke rechthoek of lus, type 3
rule-unique-loop-4 = Unieke rechthoek of lus, type 4
rule-naked-quad = Naakt viertal
rule-jellyfish = Kwal
rule-hidden-quad = Verborgen viertal
rule-bug-1 = BUG, type 1
rule-bug-2 = BUG, type 2
rule-bug-3 = BUG, type 3
rule-bug-4 = BUG, type 4
rule-aligned-pair = Uitsluiting van een uitgelijnd paar
rule-x-cycle = X-kringloop
rule-y-cycle = Y-kringloop
rule-turbot-fish = Turbotvis
rule-forcing-x-chain = X-dwangketen
rule-forcing-chain = Dwangketen
rule-xy-cycle = XY-kringloop
rule-aligned-triplet = Uitsluiting van een uitgelijnd drietal
rule-nishio = Nishio-dwangketens
rule-cell-forcing = Dwangketens uit een cel
rule-region-forcing = Dwangketens uit een huis
rule-dynamic-contradiction = Dynamische dwangketens (tegenspraak)
rule-dynamic-double = Dynamische dwangketens (waar en onwaar)
rule-dynamic-cell = Dynamische dwangketens uit een cel
rule-dynamic-region = Dynamische dwangketens uit een huis
rule-dynamic-plus = Dynamische dwangketens met groepen
rule-nested-static = Dynamische dwangketens met dwangketens
rule-nested-multiple = Dynamische dwangketens met meervoudige dwangketens
rule-nested-dynamic = Dynamische dwangketens met dynamische dwangketens
rule-nested-twice = Dynamische dwangketens met geneste dynamische dwangketens
