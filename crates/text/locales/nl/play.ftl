# Wat er is geopend: de regel naast de titel, en het paneel
opened-counting = Er wordt geteld …
opened-proper = Eén oplossing
opened-two = Twee oplossingen
opened-several = Minstens twee oplossingen
opened-none = Geen oplossing
opened-clashing = Gegeven cijfers botsen
opened-differ = { $count ->
    [one] één cel verschilt
   *[other] { $count } cellen verschillen
}
opened-rating = ER { $er }
opened-rated = { $level } · ER { $er }
opened-no-digit = voor { $cell } blijft geen cijfer over
opened-no-place = geen plaats voor { $digit } in { $house }
opened-title = Over deze puzzel
opened-title-several = Meer dan één oplossing
opened-title-cell = In { $cell } past geen cijfer
opened-title-house = { $digit } past nergens in { $house }
opened-title-conflict = Deze gegeven cijfers sluiten elkaar uit
opened-title-clashing = Hetzelfde cijfer staat twee keer in een huis
opened-title-clues = Deze aanwijzingen spreken elkaar tegen
opened-title-broken = Gegevens botsen of schenden een regel
opened-say-two = De oplossingen zijn gelijk op { $count } cellen na. Die staan in het rooster: de ene oplossing in een gewone cirkel, de andere in een gestippelde.
opened-say-several = Twee van de oplossingen staan in het rooster, de ene in een gewone cirkel, de andere in een gestippelde. { $count ->
    [one] Eén cel is
   *[other] { $count } cellen zijn
} niet in alle oplossingen gelijk.
opened-say-empty = Het rooster is leeg. Elk vol rooster is een oplossing.
opened-say-cell = De getinte cijfers zien de cel en zijn samen alle negen.
opened-say-house = De getinte cijfers laten er geen cel voor over.
opened-say-conflict = Geen oplossing heeft al deze getinte cijfers. Zonder één ervan zou de rest kunnen kloppen.
opened-say-clashing = De cellen zijn in het rooster gemarkeerd.
opened-say-clues = { $count ->
    [0] Geen enkel bord van deze soort is te vullen.
   *[other] Geen oplossing voldoet aan al deze { $count } aanwijzingen. Zonder één ervan zou er een zijn.
}
clue-given = { $digit } in { $cell }
clue-rule = { $name }: { $text }
opened-add = Eén gegeven cijfer meer geeft de doorslag
opened-change = Eén ander gegeven cijfer is genoeg
opened-no-change = Eén verandering is niet genoeg; er is meer dan één gegeven cijfer fout.
opened-add-digits = met { $digits } is er maar één oplossing
opened-change-digits = { $digits } in plaats van { $digit }
opened-note-several = Meestal is er bij het overschrijven een cijfer vergeten. Je kunt toch spelen: bij het nakijken geldt dan elke oplossing.
opened-note-change = Met elk van deze veranderingen apart is er precies één oplossing. Bij geen ander gegeven cijfer is dat zo.
opened-or = { $list } of { $last }
opened-put = Zet { $digit }
opened-put-in = Zet { $digit } in { $cell }
opened-edit = Gegeven cijfers wijzigen
opened-play-on = Zo spelen
opened-another = Een andere openen
fact-solutions = Oplossingen
fact-one = één: een echte puzzel
fact-rules = Regels
fact-rating = Waardering
fact-rating-wait = wordt bepaald …
fact-hardest = Moeilijkste regel
fact-givens = Gegeven cijfers
fact-givens-symmetric = { $count }, symmetrisch
fact-redundant = Kan gemist worden
fact-redundant-none = geen: hij is minimaal
fact-redundant-some = { $count ->
    [one] één ervan
   *[other] { $count } ervan, één tegelijk
}

# Fouten: wat nakijken of een hint vindt
finding-conflicts = { $count ->
    [one] Eén cel botst met een andere
   *[other] { $count } cellen botsen
}
finding-mistakes = { $count ->
    [one] Eén cijfer is fout
   *[other] { $count } cijfers zijn fout
}
finding-struck = { $count ->
    [one] Er is één kandidaat te veel weggestreept
   *[other] Er zijn { $count } kandidaten te veel weggestreept
}
finding-lost = Zo komt het niet meer uit
finding-unsolvable = Er is geen oplossing
finding-solved = Opgelost
finding-fine = Tot nu toe goed
finding-is-not = { $cell } is geen { $digit }
finding-belongs = in { $cells } ontbreekt een kandidaat die daar hoort
finding-twice = Hetzelfde cijfer staat twee keer in een huis: { $cells }
finding-broken = Een regel is geschonden: { $cells }
finding-others-right = { $digits ->
    [0] { "" }
    [one] Je andere cijfer klopt.
   *[other] Je andere { $digits } cijfers kloppen.
}
finding-others-marked = { $digits ->
    [0] Al je notities kloppen.
    [one] Je andere cijfer en al je notities kloppen.
   *[other] Je andere { $digits } cijfers en al je notities kloppen.
}
finding-also = Bovendien: { $what }.
finding-lost-since = Geen enkele oplossing heeft al je cijfers.
finding-left = { $left ->
    [one] Nog één cel te gaan.
   *[other] Nog { $left } cellen te gaan.
}
finding-move = Het was zet { $move } van { $of }. Als je het weghaalt, blijft alles van daarna staan.
finding-move-struck = Het was zet { $move } van { $of }.
finding-waits = Een hint krijg je pas als de fout weg is: op een fout kun je niet voortbouwen.
finding-take-out = Weghalen
finding-back = Terug naar zet { $move }
finding-back-start = Terug naar het begin
finding-keep = Laten staan
found-conflicts = { $count ->
    [one] Eén cel botst met een andere
   *[other] { $count } cellen botsen
}: { $cells }
found-mistakes = { $count ->
    [one] Eén cijfer is fout
   *[other] { $count } cijfers zijn fout
}: { $cells }
found-struck = { $count ->
    [one] In één cel ontbreekt een kandidaat
   *[other] In { $count } cellen ontbreekt een kandidaat
} die daar hoort: { $cells }
found-lost = Geen tegenspraak, maar het rooster kan niet meer worden volgemaakt.
found-unsolvable = De puzzel heeft geen oplossing.
found-solved = Het rooster is vol en klopt.
found-fine = Tot nu toe goed; nog { $left ->
    [one] één cel
   *[other] { $left } cellen
} te gaan.

# De rest van de pagina Spelen
play-more = Meer
switch-filter = Alleen tonen waar het gekozen cijfer kan staan
switch-digit-first = Eerst het cijfer: kies een cijfer, dan zijn cellen
keys-show = Sneltoetsen
keys-title = Sneltoetsen
share-progress = Link met je voortgang kopiëren
share-system = Delen …
games-daily = Puzzel van de dag
games-statistics = Statistiek
games-saved-tab = Bewaard
games-which = Welke spellen
games-all = Alle
games-begun = Begonnen
games-solved = Opgelost
games-order = Volgorde
games-by-newest = Nieuwste eerst
games-by-level = Op niveau
games-by-progress = Op voortgang
games-by-time = Op tijd
games-none = Nog geen spel. Elk spel dat je begint, verschijnt hier als klein rooster; één tik gaat ermee verder.
games-none-such = Geen enkel.
daily-title = { $date }, { $level }
daily-wrong = { $found } is geen datum; schrijf een datum als 2026-11-22.
daily-level = De puzzel van de dag heeft de niveaus { $levels }, niet { $found }.
finish-title = Opgelost
finish-hardest = moeilijkste regel
finish-hints = { $count } hints
finish-back = { $count } teruggenomen
finish-chart = Jouw { $count } puzzels van dit niveau naar tijd; { $faster } ervan duurden langer dan deze
finish-path = Oplossingsweg
finish-next = Volgende: { $level }
finish-share = Delen
finish-no-hint = Geen hint
finish-hint = Eén hint
finish-depth-0 = helemaal zelf
finish-depth-1 = eerste diepte
finish-depth-2 = tweede diepte
finish-depth-3 = derde diepte
finish-no-back = Niets teruggenomen
finish-digits = cijfers: { $count }
finish-even = Precies je mediaan
finish-under = { $time } onder je mediaan
finish-over = { $time } boven je mediaan
finish-of = { $count } van dit niveau, beste { $best }
finish-week = Deze week
stats-none = Nog niets opgelost. Daarna staan hier je tijden per niveau en per techniek.
stats-level = Niveau
stats-best = Beste tijd
stats-median = Mediaan
stats-forget = Statistiek wissen
stats-alone = Alleen
stats-latest = Laatste 10
stats-helped = Met hints
stats-by-level = Per niveau
stats-by-technique = Naar de moeilijkste techniek die nodig is
stats-technique = Techniek
stats-asked = Hints erover
stats-own = Eigen puzzels
stats-own-count = Opgelost: { $count }, waarvan met hints: { $helped }. Over een niveau zeggen ze niets, dus ze tellen apart.
stats-chart = { $count } tijden van dit niveau naar minuten
stats-about = De tijden zijn van puzzels die zonder hints zijn opgelost, alleen in deze browser. Als bestand bewaard kun je ze in een andere toevoegen.
stats-export = Als bestand bewaren
stats-import = Uit bestand toevoegen
stats-imported = { $count } tijden toegevoegd.
stats-nothing-new = Alles in dit bestand is er al.
stats-not-json = Geen bestand van ennead: het is geen JSON. Er is niets gewijzigd.
stats-not-ours = Deze JSON is niet van ennead: er staan geen opgeloste puzzels in. Er is niets gewijzigd.
stats-newer = Dit bestand komt van een latere versie van ennead. Er is niets gewijzigd.
stats-broken = Item { $number } van dit bestand klopt niet. Er is niets gewijzigd.
shortcut-hint = hint; nog een keer: vertel meer
shortcut-check = nakijken
shortcut-pause = pauze
shortcut-filter = alleen tonen waar het gekozen cijfer kan staan
shortcut-keys = deze toetsen tonen
shortcut-tool = kleur; nog eens: cellen, notities, lijnen, pen
shortcut-explain = vanaf hier uitleggen
cell-both = rij { $row } kolom { $column }, leeg, { $one } in de ene oplossing, { $other } in de andere
cell-clashes = botst met een andere cel
cell-wrong = fout
cell-blamed = mede de oorzaak
cell-gap = hier past niets
cell-look = kijk hier
cell-colours = gekleurd { $colours }
colour-1 = oranje
colour-2 = lichtblauw
colour-3 = groen
colour-4 = geel
colour-5 = blauw
colour-6 = rood
colour-7 = roze
colour-8 = grijs
colour-9 = paars

# De rest van de pagina Maken
make-clues-from = Gegeven cijfers, van
make-clues-to = tot
make-pattern = Patroon
make-pattern-about = Klik waar gegeven cijfers mogen staan; de spiegelcellen volgen de symmetrie. Is er niets gekozen, dan mogen ze overal staan.
make-pattern-clear = Leegmaken
make-pattern-full = Alle
make-pattern-current = Als in mijn huidige puzzel
make-pattern-replaced = Nu is er een ander patroon.
make-pattern-cell = { $cell }, mag een gegeven cijfer hebben
make-trying = al { $seconds } s bezig
make-explain = Uitleggen
make-play-it = Spelen
make-copy = Kopiëren
make-booklet = Naar het boekje
make-like = Meer zulke
make-copied = Gekopieerd.
make-copy-all = Alle kopiëren
make-all-booklet = Alle naar het boekje

# De rest van de pagina Toekijken
watch-before = Terug naar
watch-link = Link naar dit moment
watch-linked = Het adres van dit moment is gekopieerd.
watch-backwards = Achteruit afspelen
watch-line = Klik: uitvoeren tot deze regel
watch-line-back = Shift: terug ernaar

# De aanpak
protocol = Aanpak
protocol-count = { $moves ->
    [one] Eén zet
   *[other] { $moves } zetten
}, { $back } teruggenomen, { $hints ->
    [one] één hint
   *[other] { $hints } hints
} gevraagd.
move-enter = { $cells } = { $digit }
move-corner = hoeknotitie { $digit } in { $cells }
move-centre = middennotitie { $digit } in { $cells }
move-colour = kleur { $digit } op { $cells }
move-clear = { $cells } gewist
move-settle = { $cells } = enige kandidaat
move-fill-marks = alle kandidaten genoteerd
move-clear-marks = alle notities gewist
move-clear-colours = alle kleuren gewist
move-start-over = opnieuw begonnen
move-step = { $technique }: { $result }
move-tint = kleur { $colour } op { $list }
move-link = verbinding van { $from } naar { $to }
move-link-weak = gestreepte verbinding van { $from } naar { $to }
move-draw = een streep met de pen
move-clear-drawings = verbindingen en strepen gewist
card-title = Jouw resultaat
card-about = De afbeelding toont de gegeven cijfers en niets van de oplossing. Er wordt alleen verstuurd wat jij verstuurt.
card-picture = Het resultaat als afbeelding: { $text }
card-techniques = Nodig: { $list }
card-send = Delen …
card-copy = Tekst kopiëren
card-save = Afbeelding bewaren
card-hardest = Moeilijkste regel: { $name }
replay-title = Spelverloop
replay-move = Zet
replay-of = Zet { $at } van { $count }
replay-start = Het begin
replay-hint = Hier werd een hint gevraagd.
replay-run = Afspelen
replay-first = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-speed = Tempo
replay-per-second = { $speed } zetten/s
present-title = Presenteren
present-title-about = Voor een beamer: elke druk toont iets meer
present-step = Stap { $at }
present-of = Stap { $at } van { $count }
present-next = verder
present-back = terug
present-blank = zwart
present-end = einde
