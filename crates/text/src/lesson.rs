//! The lesson's general algorithm, of which `backtrack_sudoku()` is a case.

use ennead_engine::pseudocode::{Block, Else, Line, Procedure, Pseudocode};

/// Finds every complete solution that extends a partial one.
pub static BACKTRACK_ALL: Pseudocode = Pseudocode {
    procedures: &[Procedure {
        head: Line::new(0, "backtrack_all()", "backtrack_all()", "backtrack_all()"),
        body: &[Block::If {
            condition: Line::new(
                1,
                "IF the partial solution is a complete solution",
                "FALLS die partielle Lösung eine vollständige Lösung ist",
                "ALS de gedeeltelijke oplossing een volledige oplossing is",
            ),
            then: &[Block::Step(Line::new(
                2,
                "remember the partial solution",
                "merke die partielle Lösung",
                "onthoud de gedeeltelijke oplossing",
            ))],
            otherwise: Some(Else {
                line: None,
                body: &[
                    Block::Step(Line::new(
                        3,
                        "LOOK AT the next possible partial solution",
                        "BETRACHTE die nächstmögliche partielle Lösung",
                        "BEKIJK de volgende mogelijke gedeeltelijke oplossing",
                    )),
                    Block::Loop {
                        head: Line::new(
                            4,
                            "FOR EACH possible extension of this partial solution",
                            "DURCHLAUFE alle möglichen Erweiterungen aus dieser partiellen Lösung",
                            "DOORLOOP alle mogelijke uitbreidingen van deze gedeeltelijke oplossing",
                        ),
                        body: &[Block::If {
                            condition: Line::new(
                                5,
                                "IF the extension is admissible",
                                "FALLS die mögliche Erweiterung zulässig ist",
                                "ALS de uitbreiding is toegestaan",
                            ),
                            then: &[
                                Block::Step(Line::new(
                                    6,
                                    "add the extension to the partial solution",
                                    "füge die mögliche Erweiterung der partiellen Lösung hinzu",
                                    "voeg de uitbreiding aan de gedeeltelijke oplossing toe",
                                )),
                                Block::Call(Line::new(
                                    7,
                                    "backtrack_all()",
                                    "backtrack_all()",
                                    "backtrack_all()",
                                )),
                                Block::Step(Line::new(
                                    8,
                                    "take the extension back",
                                    "mache die mögliche Erweiterung wieder rückgängig",
                                    "maak de uitbreiding weer ongedaan",
                                )),
                            ],
                            otherwise: None,
                        }],
                    },
                ],
            }),
        }],
    }],
};
