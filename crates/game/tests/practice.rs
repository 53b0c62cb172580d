//! When positions come back.

use ennead_game::{Card, Grade, Progress};
use proptest::prelude::*;

fn grades() -> impl Strategy<Value = Grade> {
    (0..4u8, any::<bool>()).prop_map(|(help, mistaken)| Grade::of(help, mistaken))
}

#[test]
fn intervals_are_those_of_the_paper() {
    let (mut card, mut day, mut intervals) = (None, 100, Vec::new());
    for _ in 0..5 {
        let next = Card::answered(card, Grade::Pointed, day);
        intervals.push(next.interval);
        (card, day) = (Some(next), next.due);
    }
    // Quality 4 leaves the ease at 2.5.
    assert_eq!(intervals, [1, 6, 15, 38, 95]);
    let known = Card::answered(card, Grade::Known, day);
    assert_eq!((known.ease, known.interval), (260, 238));
    let helped = Card::answered(card, Grade::Helped, day);
    assert_eq!((helped.ease, helped.interval), (236, 238));
    let missed = Card::answered(card, Grade::Missed, day);
    assert_eq!((missed.ease, missed.interval, missed.due), (250, 1, day + 1));
    // It is learned anew, from the first interval on.
    let again = Card::answered(Some(missed), Grade::Pointed, missed.due);
    let later = Card::answered(Some(again), Grade::Pointed, again.due);
    assert_eq!((again.interval, later.interval), (1, 6));
}

#[test]
fn a_wrong_clock_does_no_lasting_harm() {
    let ahead = Card::answered(None, Grade::Known, 90_000);
    assert!(ahead.is_due(20_000), "answered in a future that was none");
    let card = Card::answered(None, Grade::Known, 20_000);
    assert!(!card.is_due(20_000) && card.is_due(20_001));
    // Back by a day: it waits no longer than its interval.
    assert!(card.is_due(19_999));
    assert_eq!(Progress::default().week(3).map(|(day, _)| day), [0, 0, 0, 0, 1, 2, 3]);
}

proptest! {
    #[test]
    fn cards_stay_sound(answers in prop::collection::vec((grades(), 0..3000u32), 1..60)) {
        let mut progress = Progress::default();
        for &(grade, day) in &answers {
            let before = progress.card("x", 1).copied();
            progress.note("x", 1, grade, day);
            let card = *progress.card("x", 1).unwrap();
            prop_assert!((130..=500).contains(&card.ease));
            prop_assert!((1..=Card::LONGEST).contains(&card.interval));
            prop_assert_eq!(card.is_known(), grade == Grade::Known);
            prop_assert_eq!(card.is_right(), grade != Grade::Missed);
            // What was answered on its day, or missed, is not due again the same day.
            if before.is_none_or(|it| it.is_due(day)) || grade == Grade::Missed {
                prop_assert!(!card.is_due(day) && card.is_due(day + card.interval));
            }
            // Practising early changes no schedule.
            if let Some(before) = before.filter(|it| !it.is_due(day) && grade != Grade::Missed) {
                prop_assert_eq!((card.due, card.ease), (before.due, before.ease));
            }
            if let Some(before) = before.filter(|_| grade == Grade::Missed) {
                prop_assert!(card.interval == 1 && card.ease == before.ease);
            }
        }
        prop_assert_eq!(progress.answered as usize, answers.len());
        prop_assert!(progress.days.len() <= 7);
        let text = serde_json::to_string(&progress).unwrap();
        let again: Progress = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(again.checked(), Ok(progress));
    }

    /// A better answer on its day never brings a position back sooner.
    #[test]
    fn better_answers_wait_longer(days in prop::collection::vec(0..40u32, 0..20)) {
        let (mut card, mut day) = (None, 1000);
        for late in days {
            let by = |grade| Card::answered(card, grade, day);
            let [missed, helped, pointed, known] =
                [Grade::Missed, Grade::Helped, Grade::Pointed, Grade::Known].map(by);
            prop_assert!(missed.due <= helped.due && helped.due <= pointed.due);
            prop_assert!(pointed.due <= known.due);
            prop_assert!(helped.ease <= pointed.ease && pointed.ease <= known.ease);
            card = Some(if late % 5 == 0 { helped } else { known });
            day = card.unwrap().due + late;
        }
    }

    #[test]
    fn anything_else_is_refused_or_read(text in "\\PC{0,60}") {
        if let Ok(progress) = serde_json::from_str::<Progress>(&text) {
            let _ = progress.checked();
        }
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let card = r#"{"quality":5,"repetitions":1,"ease":250,"interval":1,"due":20000}"#;
    let read = |text: &str| -> Option<Progress> {
        serde_json::from_str::<Progress>(text).ok()?.checked().ok()
    };
    let good = format!(r#"{{"version":1,"cards":{{"x-wing":{{"1":{card}}}}},"answered":1}}"#);
    assert!(read(&good).is_some());
    for (from, to) in [
        ("\"version\":1", "\"version\":2"),
        ("\"quality\":5", "\"quality\":9"),
        ("250", "1"),
        ("\"interval\":1", "\"interval\":0"),
        ("20000", "4000000000"),
        ("\"answered\":1", "\"answered\":1,\"unaided\":2"),
        ("\"answered\"", "\"anything\""),
        ("\"1\":", "\"one\":"),
    ] {
        assert!(good.contains(from) && read(&good.replacen(from, to, 1)).is_none(), "{to}");
    }
}
