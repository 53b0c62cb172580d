//! What the judge of claims says, in words.

use ennead_logic::{Cap, Claim, Follows, Judgement, Malformed, Position};
use ennead_rating::Tenths;

use crate::Words;

impl Words {
    /// A claim about a cell, which may be called as cells are called here or as in data: `D7=5`.
    ///
    /// # Errors
    ///
    /// Why it is no claim.
    ///
    /// ```
    /// use ennead_text::{CellNames, Language, Words};
    ///
    /// let words = Words::new(Language::default()).with_cells(CellNames::Letters);
    /// assert_eq!(words.claim("d7<>5")?.to_string(), "r4c7<>5");
    /// assert_eq!(words.claim("r4c7=5")?.to_string(), "r4c7=5");
    /// # Ok::<(), ennead_logic::Malformed>(())
    /// ```
    pub fn claim(&self, text: &str) -> Result<Claim, Malformed> {
        text.parse().or_else(|why| {
            let text = text.trim();
            let (name, claimed) = text.split_at(text.find(['<', '!', '≠', '=', ':']).ok_or(why)?);
            let cell = self.cell_names().in_data(name.trim()).ok_or(why)?;
            (cell + claimed).parse()
        })
    }

    /// Why a claim makes no sense; it may be a text that is not a claim.
    pub fn malformed(&self, claim: &str, why: Malformed) -> String {
        let args = [
            ("claim", claim.into()),
            ("reason", why.name().into()),
            ("placed", self.notation("r4c7=5").into()),
            ("removed", self.notation("r4c7<>5").into()),
        ];
        self.say_with("judge-malformed", &args)
    }

    /// What is said of a claim about the position `before`; `most` is the highest rating that was
    /// determined.
    pub fn judgement(
        &self,
        claim: Claim,
        before: &Position,
        judgement: &Judgement,
        most: Tenths,
    ) -> String {
        let claim = self.notation(&claim.to_string());
        let of = |key: &str| self.say_with(key, &[("claim", claim.as_str().into())]);
        let with = |key: &str, name: &'static str, value: String| {
            self.say_with(key, &[("claim", claim.as_str().into()), (name, value.into())])
        };
        match judgement {
            Judgement::Malformed(why) => self.malformed(&claim, *why),
            Judgement::Wrong { clashes, .. } if !clashes.is_empty() => {
                with("judge-wrong-clash", "cells", self.cells(*clashes))
            }
            Judgement::Wrong { at_once: true, .. } => of("judge-wrong-at-once"),
            Judgement::Wrong { .. } => of("judge-wrong"),
            Judgement::OffTheRails { since, .. } => {
                with("judge-off-the-rails", "cell", self.cells((*since).into()))
            }
            Judgement::Follows(follows) => self.follows(&claim, *before, follows, most),
            Judgement::Search { depth } => self.say_with(
                "judge-search",
                &[("claim", claim.as_str().into()), ("depth", (*depth).into())],
            ),
            Judgement::Unproven { caps } => {
                let name = |cap: &Cap| self.say(&format!("judge-cap-{}", cap.name()));
                with("judge-unproven", "caps", self.list(caps.iter().map(name).collect()))
            }
        }
    }

    fn follows(
        &self,
        claim: &str,
        mut before: Position,
        follows: &Follows,
        most: Tenths,
    ) -> String {
        let step = follows.step();
        follows.steps[..follows.further()].iter().for_each(|step| before.apply(step));
        let args = [
            ("claim", claim.into()),
            ("further", follows.further().into()),
            ("hardest", self.technique(follows.hardest).into()),
            ("technique", self.technique(step.technique).into()),
            ("step", self.step(step, &before).into()),
        ];
        let key = if follows.further() == 0 { "judge-at-once" } else { "judge-later" };
        let mut sentences = vec![self.say_with(key, &args)];
        if let (Some(er), Some(level)) = (follows.er, follows.level) {
            let args = [("er", er.to_string().into()), ("level", self.level(level).into())];
            sentences.push(self.say_with("judge-rating", &args));
        } else if most > Tenths::ZERO {
            let args = [("er", most.to_string().into())];
            sentences.push(self.say_with("judge-rating-above", &args));
        }
        if follows.uniqueness {
            sentences.push(self.say("judge-uniqueness"));
        }
        sentences.join(" ")
    }
}
