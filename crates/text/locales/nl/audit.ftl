# ennead audit
audit-set = { $name }: { $count ->
    [one] één puzzel
   *[other] { $count } puzzels
}
audit-unread = Niet gelezen, dus niet onderzocht: { $count }
audit-levels = Per niveau: { $levels }
audit-level = { $level } { $count } ({ $percent } %)
audit-labelled = Met een oplossing in de gegevens: { $count }
audit-sukaku = Sukaku, niet vergeleken: { $count }
audit-invalid = Gegeven cijfers botsen: { $count }
audit-unsolvable = Geen oplossing: { $count }
audit-ambiguous = Meer dan één oplossing: { $count }
audit-wrong-labels = De oplossing in de gegevens is fout: { $count }
audit-trivial = Triviaal, op te lossen met alleen enige kandidaten: { $count }
audit-copies = Kopieën binnen de verzameling: { $count }
audit-isomorphs = Op een symmetrie na dezelfde puzzel, binnen de verzameling: { $count }
audit-leaks = Overlap met { $train }: { $count } ({ $percent } %)
audit-train-copies = Exacte kopieën: { $count }
audit-train-isomorphs = Op een symmetrie na dezelfde puzzel: { $count }
audit-train-parts = Alle gegeven cijfers van de ene en nog meer in de andere: { $count }
audit-train-moved = Eén gegeven cijfer verplaatst: { $count }
audit-train-grids = Alleen het oplossingsrooster gemeen: { $count }
audit-cut-off = Alleen vergeleken met de eerste { $most } puzzels van hetzelfde oplossingsrooster: { $count }
audit-clean = In orde: geen overlap, elk precies één oplossing, geen foute oplossing in de gegevens.
audit-not-clean = Niet in orde.
audit-unnamed = opgegeven puzzels
