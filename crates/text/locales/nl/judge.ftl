# Wat de beoordelaar van een bewering als r4c7=5 zegt
judge-malformed = { $reason ->
    [given] { $claim } heeft geen zin: in de cel staat een gegeven cijfer.
    [filled] { $claim } heeft geen zin: de cel is al ingevuld.
    [absent] { $claim } heeft geen zin: die kandidaat staat er niet.
    [out-of-range] `{ $claim }` heeft geen zin: rijen, kolommen en cijfers lopen van 1 tot 9.
   *[unreadable] `{ $claim }` is geen bewering als { $placed } of { $removed }.
}
judge-wrong = { $claim } is in strijd met de oplossing.
judge-wrong-at-once = { $claim } is in strijd met de oplossing, en de tegenspraak blijkt meteen.
judge-wrong-clash = { $claim } is in strijd met de oplossing; het cijfer staat al in { $cells }.
judge-off-the-rails = { $claim } klopt, maar de stand is fout sinds { $cell }: daaruit volgt niets.
judge-at-once = { $claim } volgt meteen. { $technique }: { $step }
judge-later = { $claim } volgt na { $further ->
    [one] één andere stap
   *[other] { $further } andere stappen
}; moeilijkste techniek: { $hardest }. De laatste stap: { $technique }: { $step }
judge-rating = Waardering van de weg erheen: ER { $er }, niveau { $level }.
judge-rating-above = Waardering van de weg erheen: boven ER { $er }.
judge-uniqueness = Dit berust erop dat de puzzel maar één oplossing heeft.
judge-search = { $claim } volgt alleen door zoeken: veronderstel het tegendeel, en { $depth ->
    [one] singles leiden tot een tegenspraak.
   *[other] { $depth } diep geneste veronderstellingen leiden tot een tegenspraak.
}
judge-unproven = { $claim } klopt, maar is hier niet bewezen. Bereikte grenzen: { $caps }.
judge-cap-further = aantal stappen
judge-cap-depth = diepte van het zoeken
judge-cap-suppositions = aantal veronderstellingen
judge-not-unique = Alleen beweringen over een puzzel met precies één oplossing kunnen worden beoordeeld.
