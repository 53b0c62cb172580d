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
