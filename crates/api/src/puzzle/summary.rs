//! How hard many puzzles are, counted.

use std::collections::BTreeMap;

use ennead::rating::{Level, Rule, Tenths};
use serde::Serialize;

use crate::puzzle::rate::{Rated, RatedPath};

/// How hard many puzzles are: how often each level and each rule occurs. Puzzles may be added in any order.
#[derive(Clone, Debug, Default, Serialize)]
pub struct RateSummary {
    /// The number of puzzles.
    pub puzzles: u64,
    /// How many do not have exactly one solution, by their verdict.
    pub not_unique: BTreeMap<&'static str, u64>,
    /// How many passed the bound at which rating stops.
    pub stopped: u64,
    /// How many of the others are of each level.
    pub levels: BTreeMap<Level, u64>,
    /// How many have each rating, easiest first.
    pub ratings: Vec<RatingCount>,
    /// What the paths consist of, in the order in which rules are tried.
    pub rules: Vec<RuleCount>,
}

/// How many puzzles have a rating.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct RatingCount {
    /// The rating: ER.
    pub er: Tenths,
    /// How many have it.
    pub puzzles: u64,
}

/// How often a rule of Sudoku Explainer occurs.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct RuleCount {
    /// The rule.
    pub rule: Rule,
    /// The lowest rating of its steps.
    pub least: Tenths,
    /// The highest rating of its steps.
    pub most: Tenths,
    /// In how many puzzles it occurs.
    pub puzzles: u64,
    /// In how many it is the hardest step.
    pub hardest: u64,
    /// How many steps it takes in all.
    pub steps: u64,
}

impl RateSummary {
    /// Counts a puzzle, with the steps of its path if they were asked for.
    pub fn add(&mut self, rated: &Rated) {
        self.puzzles += 1;
        if !rated.verdict.is_unique() {
            *self.not_unique.entry(rated.verdict.name()).or_default() += 1;
        }
        if let Some(path) = &rated.rating {
            self.count(path);
        }
    }

    fn count(&mut self, RatedPath { rating, steps, .. }: &RatedPath) {
        match rating.level() {
            Some(level) => {
                *self.levels.entry(level).or_default() += 1;
                self.rating(rating.er).puzzles += 1;
            }
            None => self.stopped += 1,
        }
        let mut met = Vec::new();
        for step in steps {
            let count = self.rule(step.rule, step.rating);
            count.steps += 1;
            if !met.contains(&step.rule) {
                met.push(step.rule);
                count.puzzles += 1;
                count.hardest += u64::from(rating.hardest == Some(step.rule));
            }
        }
    }

    fn rating(&mut self, er: Tenths) -> &mut RatingCount {
        let at = self.ratings.binary_search_by_key(&er, |count| count.er).unwrap_or_else(|at| {
            self.ratings.insert(at, RatingCount { er, puzzles: 0 });
            at
        });
        &mut self.ratings[at]
    }

    /// The count of a rule that takes a step rated so.
    fn rule(&mut self, rule: Rule, rating: Tenths) -> &mut RuleCount {
        let at = self.rules.binary_search_by_key(&rule, |count| count.rule).unwrap_or_else(|at| {
            let (least, most) = (rating, rating);
            let count = RuleCount { rule, least, most, puzzles: 0, hardest: 0, steps: 0 };
            self.rules.insert(at, count);
            at
        });
        let count = &mut self.rules[at];
        (count.least, count.most) = (count.least.min(rating), count.most.max(rating));
        count
    }

    /// The rating that half of the rated puzzles do not exceed; none if none was rated.
    pub fn median(&self) -> Option<Tenths> {
        let rated: u64 = self.ratings.iter().map(|count| count.puzzles).sum();
        let mut below = 0;
        let half = self.ratings.iter().find(|count| {
            below += count.puzzles;
            2 * below >= rated
        });
        half.map(|count| count.er)
    }
}
