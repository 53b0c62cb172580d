//! What is counted over many puzzles.

use ennead::Givens;
use ennead::rating::RaterOptions;
use ennead_api::Asker;
use ennead_api::puzzle::{Gauge, GaugeOptions, RateSummary, Rated, RatingScale};
use ennead_text::{Language, Words};

/// An easy one, one with a BUG, one with several solutions, one without any.
const PUZZLES: [&str; 4] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2",
    "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179",
    "5.6.............................................................................5",
];

#[test]
fn a_summary_is_the_sum_of_its_puzzles_in_any_order() {
    let words = Words::new(Language::default());
    let asker = Asker::patient(&words);
    let rater = RaterOptions { steps: true, ..RaterOptions::default() };
    let scales = vec![RatingScale::Explainer];
    let mut gauge = Gauge::new(&GaugeOptions { scales, canonical: false, rater });
    let mut rated =
        |puzzle: &str| Rated::new(&mut gauge, puzzle.parse::<Givens>().unwrap(), &asker).unwrap();
    let all = PUZZLES.map(&mut rated);
    let summary = |order: &[usize]| {
        let mut summary = RateSummary::default();
        order.iter().for_each(|&i| summary.add(&all[i]));
        summary
    };
    let sum = summary(&[0, 1, 2, 3, 0]);
    let json = |summary: &RateSummary| serde_json::to_string(summary).unwrap();
    assert_eq!(json(&sum), json(&summary(&[3, 0, 2, 0, 1])));
    assert_eq!((sum.puzzles, sum.not_unique.values().sum::<u64>(), sum.stopped), (5, 2, 0));
    assert_eq!(sum.levels.values().sum::<u64>(), 3);
    assert_eq!(sum.rules.iter().map(|rule| rule.hardest).sum::<u64>(), 3);
    let steps: usize = [0, 1, 0].iter().map(|&i| all[i].rating.as_ref().unwrap().steps.len()).sum();
    assert_eq!(sum.rules.iter().map(|rule| rule.steps).sum::<u64>(), steps as u64);
    // Two of three have the lower rating, one the higher.
    assert_eq!(sum.median(), all[0].rating.as_ref().map(|path| path.rating.er));
    assert_eq!(summary(&[0, 1, 1]).median(), all[1].rating.as_ref().map(|path| path.rating.er));
    assert_eq!(summary(&[2, 3]).median(), None);
}
