//! The lessons: every technique has one in every language, with positions that are proved and near misses
//! that are not.

use ennead::logic::lesson::FAMILIES;
use ennead::logic::{TECHNIQUES, lesson};
use ennead_api::train::Lesson;
use ennead_text::{LANGUAGES, Language, Words};
use expect_test::expect;
use serde_json::{Value, json};

fn ask(words: &Words, question: Value) -> Result<Value, String> {
    crate::asked::<Lesson>(question, words).map(|answer| serde_json::to_value(answer).unwrap())
}

fn names() -> impl Iterator<Item = &'static str> {
    TECHNIQUES.iter().map(|technique| technique.about().name)
}

#[test]
fn every_technique_has_a_lesson_in_every_language() {
    let counts = lesson::counts();
    for words in LANGUAGES.iter().map(|&language| Words::new(language)) {
        for name in names() {
            let lesson = ask(&words, json!({ "technique": name })).unwrap();
            assert_eq!(lesson["technique"], name);
            for part in ["name", "level_name", "look", "need"] {
                assert!(!lesson[part].as_str().unwrap().is_empty(), "{name}: {part}");
            }
            let family = &lesson["family"];
            assert!(FAMILIES.iter().any(|it| it.name == family["family"]), "{name}");
            let members = family["techniques"].as_array().unwrap();
            assert!(members.iter().any(|it| it["technique"] == name), "{name}");
            let examples = lesson["examples"].as_array().unwrap();
            let count = counts.get(name).copied().unwrap_or(0);
            assert_eq!(examples.len(), count as usize, "{name}: a step is not found");
            for example in examples {
                let step = &example["step"];
                assert_eq!(step["technique"], name);
                assert!(!step["text"].as_str().unwrap().is_empty(), "{name}");
                assert_eq!(step["marks"].as_array().unwrap().len(), 81);
                let concluded = ["places", "eliminates"];
                assert!(concluded.iter().any(|it| !step[it].as_array().unwrap().is_empty()));
                let miss = &example["miss"];
                if !miss.is_null() {
                    assert!(!miss["text"].as_str().unwrap().is_empty(), "{name}");
                    let differs = |part: &str| step[part] != miss["drawn"][part];
                    let is_other = example["givens"] != miss["givens"];
                    assert!(differs("placed") || differs("marks") || is_other, "{name}");
                }
            }
        }
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a recorded lesson")]
fn a_lesson_is_as_it_was_recorded() {
    let words = Words::new(Language::default());
    let mut lesson = ask(&words, json!({ "technique": "xwing" })).unwrap_err();
    assert!(lesson.contains("`x-wing`"), "{lesson}");
    for technique in ["", "X-WING ", "fish", "../etc", "ä", &"x".repeat(10_000)] {
        lesson = ask(&words, json!({ "technique": technique })).unwrap_err();
        assert!(lesson.contains("no technique"), "{lesson}");
    }
    assert!(ask(&words, json!({})).is_err());
    assert!(ask(&words, json!({ "technique": "x-wing", "position": 1 })).is_err());
    assert!(ask(&words, json!({ "technique": null })).is_err());

    let mut lesson = ask(&words, json!({ "technique": "x-wing" })).unwrap();
    // One position of the five, without its 81 sets of candidates.
    let example = &mut lesson["examples"].as_array_mut().unwrap();
    example.truncate(1);
    example[0]["step"]["marks"].take();
    example[0]["miss"]["drawn"]["marks"].take();
    expect![[r#"
        {
          "codes": [
            "0300"
          ],
          "examples": [
            {
              "givens": "..163.8.......1...92..5...136..8.........7..5....1..4.......69789..4......3......",
              "miss": {
                "drawn": {
                  "drawing": {
                    "candidates": [
                      [
                        "2r2c4",
                        "pattern"
                      ],
                      [
                        "2r2c7",
                        "pattern"
                      ],
                      [
                        "2r5c4",
                        "pattern"
                      ],
                      [
                        "2r5c7",
                        "pattern"
                      ],
                      [
                        "2r2c6",
                        "selected"
                      ]
                    ],
                    "cells": [
                      [
                        "r2c6",
                        "selected"
                      ]
                    ],
                    "houses": [
                      [
                        "r2",
                        "house"
                      ],
                      [
                        "r5",
                        "house"
                      ]
                    ],
                    "letters": [],
                    "links": []
                  },
                  "marks": null,
                  "placed": "74163.85.538.7..64926.5.731365.8.17.419.67.8528751..46154.2.697892746513673195428"
                },
                "givens": "..163.8...........92..5...136..8.........7..5....1..4.......69789..4......3......",
                "text": "Here r2c6 is still empty; in the position beside it, it holds 1. That leaves 2 possible in r2c6 as well. So nothing follows: the digit has a place too many in the base."
              },
              "needed": true,
              "step": {
                "drawing": {
                  "candidates": [
                    [
                      "2r2c4",
                      "pattern"
                    ],
                    [
                      "2r2c7",
                      "pattern"
                    ],
                    [
                      "2r5c4",
                      "pattern"
                    ],
                    [
                      "2r5c7",
                      "pattern"
                    ],
                    [
                      "2r4c4",
                      "eliminated"
                    ]
                  ],
                  "cells": [],
                  "houses": [
                    [
                      "r2",
                      "house"
                    ],
                    [
                      "r5",
                      "house"
                    ]
                  ],
                  "letters": [],
                  "links": []
                },
                "eliminates": [
                  "2r4c4"
                ],
                "marks": null,
                "name": "X-wing",
                "placed": "74163.85.538.71.64926.5.731365.8.17.419.67.8528751..46154.2.697892746513673195428",
                "places": [],
                "technique": "x-wing",
                "text": "In rows 2 and 5 the 2 can only go to columns 4 and 7. So columns 4 and 7 have their 2 there and nowhere else. That rules out 2 in r4c4."
              }
            }
          ],
          "family": {
            "family": "fish",
            "from": "X-wing and swordfish appeared in 2005. \"The Ultimate Fish Guide\" by Obi-Wahn (Sudoku Players' forum, 2006) put all fish into one form: base, cover and fins. What each is called is HoDoKu's choice (Bernhard Hobiger).",
            "look": "Take one digit. Look for a few rows, the base, in which it can go only to as many columns, the cover; or the same with rows and columns exchanged. Begin with the rows in which the digit has two or three places.",
            "name": "Fish",
            "techniques": [
              {
                "name": "X-wing",
                "technique": "x-wing"
              },
              {
                "name": "Swordfish",
                "technique": "swordfish"
              },
              {
                "name": "Jellyfish",
                "technique": "jellyfish"
              },
              {
                "name": "Squirmbag",
                "technique": "squirmbag"
              },
              {
                "name": "Whale",
                "technique": "whale"
              },
              {
                "name": "Leviathan",
                "technique": "leviathan"
              },
              {
                "name": "Finned X-wing",
                "technique": "finned-x-wing"
              },
              {
                "name": "Sashimi X-wing",
                "technique": "sashimi-x-wing"
              },
              {
                "name": "Finned swordfish",
                "technique": "finned-swordfish"
              },
              {
                "name": "Sashimi swordfish",
                "technique": "sashimi-swordfish"
              },
              {
                "name": "Finned jellyfish",
                "technique": "finned-jellyfish"
              },
              {
                "name": "Sashimi jellyfish",
                "technique": "sashimi-jellyfish"
              },
              {
                "name": "Finned squirmbag",
                "technique": "finned-squirmbag"
              },
              {
                "name": "Sashimi squirmbag",
                "technique": "sashimi-squirmbag"
              },
              {
                "name": "Finned whale",
                "technique": "finned-whale"
              },
              {
                "name": "Sashimi whale",
                "technique": "sashimi-whale"
              },
              {
                "name": "Finned leviathan",
                "technique": "finned-leviathan"
              },
              {
                "name": "Sashimi leviathan",
                "technique": "sashimi-leviathan"
              }
            ],
            "why": "Each base line needs the digit once, and no column takes it twice. So n base rows use up the n cover columns: elsewhere in these columns the digit is ruled out. If there are fins, either one of them is true or the fish is: a cell that loses the digit in both cases cannot hold it."
          },
          "level_name": "hard",
          "look": "A digit that in two rows can go only to the same two columns, or the other way round.",
          "name": "X-wing",
          "need": "5 positions of ours need it, each from another puzzle: no technique that comes before it in the usual order finds anything there.",
          "practised": true,
          "score": 140,
          "technique": "x-wing"
        }"#]].assert_eq(&serde_json::to_string_pretty(&lesson).unwrap());
}
