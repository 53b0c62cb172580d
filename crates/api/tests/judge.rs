//! The step judge as a front end asks it.

use ennead_api::judge::Judge;
use ennead_text::{LANGUAGES, Language, Words};
use expect_test::{Expect, expect};
use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn ask_in(language: Language, question: Value) -> Result<Value, String> {
    let answer = crate::asked::<Judge>(question, &Words::new(language));
    answer.map(|answer| serde_json::to_value(answer).unwrap())
}

fn ask(question: Value) -> Value {
    ask_in(Language::default(), question).unwrap()
}

fn refused(question: Value, expected: Expect) {
    expected.assert_eq(&ask_in(Language::default(), question).unwrap_err());
}

/// The field of every claim of the answer.
fn each(answer: &Value, field: &str) -> Vec<Value> {
    let claims = answer["claims"].as_array().unwrap();
    claims.iter().map(|claim| claim[field].clone()).collect()
}

#[test]
fn a_claim_that_follows_is_answered_in_full() {
    let answer = ask(json!({ "puzzle": PUZZLE, "claims": ["r5c5: 5"] }));
    let expected = expect![[r#"
        {
          "claims": [
            {
              "at_once": true,
              "claim": "r5c5=5",
              "er": 1.2,
              "further": 0,
              "hardest": "naked-single",
              "hodoku_level": "easy",
              "judgement": "follows",
              "level": "easy",
              "premises": {
                "candidates": [],
                "cells": [
                  "r5c5"
                ],
                "houses": []
              },
              "reward": 1.0,
              "steps": [
                {
                  "eliminates": [],
                  "name": "Naked single",
                  "places": [
                    "5r5c5"
                  ],
                  "technique": "naked-single",
                  "text": "5 is the only candidate left in r5c5. Place 5 in r5c5."
                }
              ],
              "technique": "naked-single",
              "text": "r5c5=5 follows at once. Naked single: 5 is the only candidate left in r5c5. Place 5 in r5c5. Rating of the way there: ER 1.2, level easy.",
              "uniqueness": false
            }
          ],
          "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "reward": 1.0
        }"#]];
    expected.assert_eq(&serde_json::to_string_pretty(&answer).unwrap());
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of questions, and all that was said")]
fn every_judgement_has_a_sentence_in_every_language() {
    let singles = json!({ "only": ["naked-single", "hidden-single"] });
    let monster =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let mut said = String::new();
    for &language in LANGUAGES {
        let mut add = |question: Value| {
            for text in each(&ask_in(language, question).unwrap(), "text") {
                said += text.as_str().unwrap();
                said += "\n";
            }
        };
        let claims = ["five", "r1c3=10", "r1c1=5", "r1c3<>9", "r1c3=5", "r1c3=2", "r5c5<>5"];
        add(json!({ "puzzle": PUZZLE, "claims": claims }));
        add(json!({ "puzzle": PUZZLE, "claims": ["r5c5=5", "r1c3=4"],
            "limits": { "rating": 1.0 } }));
        add(json!({ "puzzle": PUZZLE, "claims": ["r5c5=5", "r5c5=5", "r1c3=2", "r1c4=6"],
            "moves": true }));
        for limits in [
            json!({ "depth": 1 }),
            json!({ "suppositions": 3 }),
            json!({ "depth": 2, "suppositions": 1_000_000 }),
        ] {
            let claims = ["r1c2=7"];
            add(json!({ "puzzle": monster, "claims": claims, "techniques": singles,
                "limits": limits }));
        }
        said += "\n";
    }
    expect![[r#"
        `five` is not a claim such as r4c7=5 or r4c7<>5.
        `r1c3=10` makes no sense: rows, columns and digits are from 1 to 9.
        r1c1=5 makes no sense: the cell holds a given.
        r1c3<>9 makes no sense: the candidate is not there.
        r1c3=5 contradicts the solution; it clashes with r1c1.
        r1c3=2 contradicts the solution.
        r5c5<>5 contradicts the solution; the contradiction shows at once.
        r5c5=5 follows at once. Naked single: 5 is the only candidate left in r5c5. Place 5 in r5c5. Rating of the way there: above ER 1.0.
        r1c3=4 follows after 26 other steps; hardest technique: Naked single. The last step: Full house: r1c3 is the last empty cell of row 1, and 4 is the digit still missing there. Place 4 in r1c3. Rating of the way there: above ER 1.0.
        r5c5=5 follows at once. Naked single: 5 is the only candidate left in r5c5. Place 5 in r5c5. Rating of the way there: ER 1.2, level easy.
        r5c5=5 makes no sense: the cell is already filled.
        r1c3=2 contradicts the solution.
        r1c4=6 is true, but the position has been wrong since r1c3: nothing can be concluded from it.
        r1c2=7 is true, but has not been proved here. Limits reached: depth of the search.
        r1c2=7 is true, but has not been proved here. Limits reached: number of suppositions.
        r1c2=7 follows only by search: suppose the opposite, and suppositions nested 2 deep lead to a contradiction.

        `five` ist keine Behauptung wie r4c7=5 oder r4c7<>5.
        `r1c3=10` ergibt keinen Sinn: Zeilen, Spalten und Ziffern gehen von 1 bis 9.
        r1c1=5 ergibt keinen Sinn: In der Zelle steht eine Vorgabe.
        r1c3<>9 ergibt keinen Sinn: Diesen Kandidaten gibt es dort nicht.
        r1c3=5 widerspricht der Lösung; die Ziffer steht schon in r1c1.
        r1c3=2 widerspricht der Lösung.
        r5c5<>5 widerspricht der Lösung, und der Widerspruch zeigt sich sofort.
        r5c5=5 folgt sofort. Einziger Kandidat: In r5c5 ist nur noch die 5 möglich. Eintragen: 5 in r5c5. Einstufung des Wegs dorthin: über ER 1.0.
        r1c3=4 folgt nach 26 anderen Schritten; schwerste Technik: Einziger Kandidat. Der letzte Schritt: Letzte freie Zelle: r1c3 ist die letzte freie Zelle in Zeile 1, und dort fehlt noch die 4. Eintragen: 4 in r1c3. Einstufung des Wegs dorthin: über ER 1.0.
        r5c5=5 folgt sofort. Einziger Kandidat: In r5c5 ist nur noch die 5 möglich. Eintragen: 5 in r5c5. Einstufung des Wegs dorthin: ER 1.2, Stufe leicht.
        r5c5=5 ergibt keinen Sinn: Die Zelle ist schon ausgefüllt.
        r1c3=2 widerspricht der Lösung.
        r1c4=6 stimmt, aber die Stellung ist seit r1c3 falsch: Daraus lässt sich nichts schließen.
        r1c2=7 stimmt, wurde hier aber nicht bewiesen. Erreichte Grenzen: Tiefe der Suche.
        r1c2=7 stimmt, wurde hier aber nicht bewiesen. Erreichte Grenzen: Anzahl der Annahmen.
        r1c2=7 folgt nur durch Suchen: Nimmt man das Gegenteil an, führen 2-fach geschachtelte Annahmen zu einem Widerspruch.

        `five` is geen bewering als r4c7=5 of r4c7<>5.
        `r1c3=10` heeft geen zin: rijen, kolommen en cijfers lopen van 1 tot 9.
        r1c1=5 heeft geen zin: in de cel staat een gegeven cijfer.
        r1c3<>9 heeft geen zin: die kandidaat staat er niet.
        r1c3=5 is in strijd met de oplossing; het cijfer staat al in r1c1.
        r1c3=2 is in strijd met de oplossing.
        r5c5<>5 is in strijd met de oplossing, en de tegenspraak blijkt meteen.
        r5c5=5 volgt meteen. Enige kandidaat: In r5c5 is alleen nog de 5 mogelijk. Invullen: 5 in r5c5. Waardering van de weg erheen: boven ER 1.0.
        r1c3=4 volgt na 26 andere stappen; moeilijkste techniek: Enige kandidaat. De laatste stap: Laatste cel: r1c3 is de laatste lege cel in rij 1, en daar ontbreekt nog de 4. Invullen: 4 in r1c3. Waardering van de weg erheen: boven ER 1.0.
        r5c5=5 volgt meteen. Enige kandidaat: In r5c5 is alleen nog de 5 mogelijk. Invullen: 5 in r5c5. Waardering van de weg erheen: ER 1.2, niveau makkelijk.
        r5c5=5 heeft geen zin: de cel is al ingevuld.
        r1c3=2 is in strijd met de oplossing.
        r1c4=6 klopt, maar de stand is fout sinds r1c3: daaruit volgt niets.
        r1c2=7 klopt, maar is hier niet bewezen. Bereikte grenzen: diepte van het zoeken.
        r1c2=7 klopt, maar is hier niet bewezen. Bereikte grenzen: aantal veronderstellingen.
        r1c2=7 volgt alleen door zoeken: veronderstel het tegendeel, en 2 diep geneste veronderstellingen leiden tot een tegenspraak.

    "#]].assert_eq(&said);
}

#[test]
fn claims_are_judged_in_one_position_and_moves_one_after_the_other() {
    let claims = ["r5c5=5", "r5c5=5", "r1c3=5", "r1c3=4", "r1c3=2"];
    let answer = ask(json!({ "puzzle": PUZZLE, "claims": claims }));
    assert_eq!(each(&answer, "judgement"), ["follows", "follows", "wrong", "follows", "wrong"]);
    let answer = ask(json!({ "puzzle": PUZZLE, "claims": claims, "moves": true }));
    let judgements = ["follows", "malformed", "wrong", "off-the-rails", "malformed"];
    assert_eq!(each(&answer, "judgement"), judgements);
    assert_eq!(answer["claims"][3]["since"], "r1c3");
    assert_eq!(answer["reward"], 1.0 - 2.0 - 1.0 + 0.0 - 2.0);
}

#[test]
fn a_game_is_a_position_too_and_rewards_can_be_chosen() {
    let game = json!({ "version": 1, "start": { "givens": PUZZLE } });
    let rewards = json!({ "at_once": 3.5 });
    let answer = ask(json!({ "game": game, "claims": ["r5c5=5"], "rewards": rewards }));
    assert_eq!(answer["reward"], 3.5);
}

#[test]
fn the_rating_is_left_out_above_its_limit() {
    let of = |rating: f64| {
        let limits = json!({ "rating": rating });
        ask(json!({ "puzzle": PUZZLE, "claims": ["r5c5=5"], "limits": limits }))["claims"][0]
            .clone()
    };
    assert_eq!((&of(1.2)["er"], &of(1.2)["level"]), (&json!(1.2), &json!("easy")));
    assert_eq!((&of(1.1)["er"], &of(1.1)["level"]), (&Value::Null, &Value::Null));
    assert_eq!(of(0.0)["er"], Value::Null);
}

#[test]
fn what_cannot_be_judged_is_refused() {
    let empty = ".".repeat(81);
    refused(
        json!({ "puzzle": empty, "claims": [] }),
        expect!["Only claims about a puzzle with exactly one solution can be judged."],
    );
    let clashing = "55".to_owned() + &".".repeat(79);
    refused(
        json!({ "puzzle": clashing, "claims": [] }),
        expect!["The same digit occurs twice in a house: 5r1c1 5r1c2"],
    );
    refused(json!({ "claims": [] }), expect!["Expected a puzzle or a game, and not both."]);
    for limits in
        [json!({ "further": 730 }), json!({ "depth": 4 }), json!({ "suppositions": 1_000_001 })]
    {
        let said = ask_in(
            Language::default(),
            json!({ "puzzle": PUZZLE, "claims": [], "limits": limits }),
        );
        assert!(said.unwrap_err().contains("must be from 0"), "{limits}");
    }
    for (rating, found) in [(json!(7.25), "7.25"), (json!(-0.1), "-0.1"), (json!("20.1"), "20.1")] {
        let limits = json!({ "rating": rating });
        let question = json!({ "puzzle": PUZZLE, "claims": [], "limits": limits });
        let said = ask_in(Language::default(), question).unwrap_err();
        assert_eq!(said, format!("Expected a rating such as 7.2, found `{found}`."));
    }
    let many = vec!["r1c1=1"; 1001];
    refused(
        json!({ "puzzle": PUZZLE, "claims": many }),
        expect!["`claims` must be from 0 to 1000."],
    );
    refused(
        json!({ "puzzle": PUZZLE, "claim": "r1c1=1" }),
        expect![
            "There is no field `claim`. Did you mean `claims`? There are: puzzle, game, claims, moves, techniques, limits, rewards."
        ],
    );
}
