# Oordelen naar E. Sturm, Sudopli 1.0; de twee uitroepen naar H. Broeders, sudoku.c
verdict-easy = Dit was een makkelijke puzzel (gezocht: { $missing }) ...
verdict-medium = Dit was een gemiddelde puzzel (gezocht: { $missing }) ...
verdict-hard = Dit was een moeilijke puzzel (gezocht: { $missing }) ...
verdict-unsolvable = Deze sudoku kun je niet oplossen!
verdict-ambiguous = Deze sudoku heeft meer dan één oplossing (gezocht: { $missing }) ...
verdict-invalid = Deze sudoku is niet geldig!

# Om de roosters heen
solution-of = Oplossing ("{ $source }"):
solution = Oplossing:
another-solution = Nog een oplossing:
ask-for-file = Geef de naam van het invoerbestand:{" "}
type-puzzles = Typ of plak puzzels en druk dan op een nieuwe regel op Ctrl+D (in Windows Ctrl+Z, dan Enter).
clash = Hetzelfde cijfer staat twee keer in een rij, kolom of blok: { $cells }
work = Methode { $engine }: { $nodes ->
    [one] één cijfer
   *[other] { $nodes } cijfers
} geprobeerd, { $guesses } keer gegokt, { $backtracks } keer teruggenomen, grootste diepte { $depth }, { $seconds } s

# check
check-valid = De gegeven cijfers spreken elkaar niet tegen.
check-none = Er is geen oplossing.
check-unique = Er is precies één oplossing.
check-several = Er is meer dan één oplossing; de oplossingen verschillen in { $count ->
    [one] één cel
   *[other] { $count } cellen
}: { $cells }
check-contradiction = Alleen al met deze { $count } gegeven cijfers is er geen oplossing; laat je er een willekeurig weg, dan is er wel een: { $cells }
check-minimal = De puzzel is minimaal: geen gegeven cijfer kan worden gemist.
check-redundant = De puzzel is niet minimaal. { $count ->
    [one] Eén gegeven cijfer kan worden gemist
   *[other] Elk van { $count } gegeven cijfers kan op zichzelf worden gemist
}: { $cells }

# trace
trace-of-one = Een verloop kan maar van één puzzel worden vastgelegd; de invoer bevat er meer.
trace-cut = Het verloop heeft { $events } gebeurtenissen; de eerste { $most } zijn geschreven.

# proofs
proof-no-trace = De methode { $engine } houdt geen verloop bij dat een bewijs kan zijn. Zonder --engine komt er een kort bewijs; een verloop hebben: { $engines }
proof-too-many = { $puzzle } heeft meer dan { $most } oplossingen, te veel om op te sommen. { $notation ->
    [drat] Er wordt geen bewijs geschreven.
   *[other] Het bewijs laat zien dat { $most } roosters oplossingen zijn, niet dat er geen andere zijn.
}
proof-unwritable = { $file } kan niet worden geschreven: { $reason }. { $why ->
    [full] Maak ruimte en start opnieuw; met --resume gaat het verder na de puzzels die klaar zijn.
   *[other] Noem met --proof een map waarin je mag schrijven.
}

# Puzzels met regels
ruled-unfit = De regel “{ $rule }” heeft op dit bord geen zin: { $why }.
ruled-too-complicated = De puzzel kan niet worden doorzocht: { $why }.
ruled-valid = De gegeven cijfers spreken elkaar niet tegen, en geen ervan overtreedt een regel.
ruled-clash = Dezelfde waarde staat twee keer waar dat niet mag: { $cells }
ruled-broken = De gegeven cijfers overtreden de regel “{ $rule }”.
ruled-ignored = Niet begrepen en weggelaten: { $ignored }. Alles hier geldt voor de puzzel zonder dat.
ruled-guessed = Deze regels zijn in de tekst alleen getekend en dus geraden; de oplossing bevestigt ze: { $rules }.
ruled-decoration =
    { $count ->
        [one] Eén tekening is als versiering opgevat: { $drawings }.
       *[other] { $count } tekeningen zijn als versiering opgevat: { $drawings }.
    }
ruled-held = Waarden, en hoeveel oplossingen ze daar hebben (geteld tot { $most }): { $held }.
ruled-minimal = De puzzel is minimaal: niets kan worden weggelaten.
ruled-redundant = De puzzel is niet minimaal. { $count ->
    [one] Eén aanwijzing kan worden gemist
   *[other] Elk van deze { $count } aanwijzingen kan op zichzelf worden gemist
}: { $clues }
ruled-together = { $count ->
    [one] Er kan er telkens maar één worden weggelaten.
   *[other] Deze { $count } kunnen samen worden weggelaten: { $clues }
}
ruled-cages-cover = De kooien bedekken het hele bord, waarvan de waarden samen { $total } zijn: elke som volgt dus uit alle andere.
ruled-undecided = Of { $count ->
    [one] deze aanwijzing
   *[other] elk van deze { $count } aanwijzingen
} kan worden gemist, zou te lang zoeken vergen: { $clues }
ruled-contradiction = { $count ->
    [0] Zo’n bord is niet te vullen, met welke aanwijzingen dan ook.
    [one] Alleen al met deze aanwijzing is er geen oplossing: { $clues }
   *[other] Alleen al met deze { $count } aanwijzingen is er geen oplossing; laat je er een willekeurige weg, dan is er wel een: { $clues }
}
ruled-contradiction-some = Alleen al met deze { $count } aanwijzingen is er geen oplossing; of minder ook volstaan, zou te lang zoeken vergen: { $clues }
ruled-contradiction-steps = Stap voor stap:
refuted-clue = “{ $clue }” laat over: { $out }.
refuted-filled = { $group }: { $cells } { $count ->
    [one] bevat
   *[other] bevatten
} { $values }, dus { $out }.
refuted-places = { $group }: { $values } { $count ->
    [one] heeft alleen nog plaats
   *[other] hebben alleen nog plaats
} in { $cells }, dus { $out }.
refuted-crossing = { $group }: { $values } kan alleen in { $cells }. { $other } bevat die cellen ook, dus { $out }.
refuted-sum = Sommen: { $sums } laat { $terms } = { $total } over, dus { $out }.
refuted-supposed = Stel { $cell } = { $value }. Dat leidt tot een tegenspraak, dus { $cell } ≠ { $value }:
refuted-no-value = Voor { $cell } blijft geen waarde over: een tegenspraak.
refuted-no-place = { $group } heeft geen plaats meer voor { $value }: een tegenspraak.
refuted-by-clue = Aan “{ $clue }” is met wat over is niet meer te voldoen: een tegenspraak.
refuted-by-sum = Sommen: { $sums } laat { $terms } = { $total } over, en dat kan niet met wat over is: een tegenspraak.
refuted-by-total = Sommen: { $sums } trekt alles weer af, en toch blijft { $total } over: een tegenspraak.
refuted-searched = Een zoektocht vindt geen bord dat hierbij past ({ $count ->
    [one] één waarde
   *[other] { $count } waarden
} geprobeerd).
refuted-of-clue = “{ $clue }”
refuted-group = { $kind ->
    [row] Rij { $number }
    [column] Kolom { $number }
    [box] Blok { $number }
   *[piece] Het stuk met { $cell }
}
refuted-group-of = { $group } van rooster { $grid }
ruled-suggested = Met { $count ->
    [one] deze aanwijzing zou er precies één oplossing zijn
   *[other] deze { $count } aanwijzingen zou er precies één oplossing zijn, met minder niet
}: { $clues }
ruled-suggested-some = Met deze { $count } aanwijzingen zou er precies één oplossing zijn; misschien volstaan er minder: { $clues }
ruled-verdict-unique = Deze puzzel heeft precies één oplossing (te vinden: { $missing }).
ruled-verdict-ambiguous = Deze puzzel heeft meer dan één oplossing (te vinden: { $missing }).
ruled-verdict-unsolvable = Deze puzzel heeft geen oplossing (te vinden: { $missing }).
ruled-verdict-invalid = Deze puzzel is ongeldig (te vinden: { $missing }).
ruled-classic-only = { $option } is er alleen voor klassieke puzzels; deze heeft regels of een ander bord.
ruled-no-proof = Bewijzen zijn er alleen voor klassieke puzzels; deze heeft regels of een ander bord.
ruled-not-here = Dit is er alleen voor klassieke puzzels; deze heeft regels of een ander bord.
ruled-no-steps = Logische stappen zijn er alleen voor klassieke puzzels; deze heeft regels of een ander bord.
