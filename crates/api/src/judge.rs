//! Whether claims about a position follow.

use ennead::draw;
use ennead::logic::{
    self, Attempt, Cap, HodokuLevel, Judgement, JudgementKind, Limits, Malformed, Position,
    Premises, Reward,
};
use ennead::rating::{Level, Tenths};
use ennead::{Candidate, Cell, CellSet, Clues, House};
use ennead_text::Words;
use serde::{Deserialize, Serialize};

use crate::claimed::Claimed;
use crate::fields::{self, Fault};
use crate::play::standing::Standing;
use crate::play::step::Step;
use crate::play::techniques::{Choice, Finders};
use crate::question::{Asker, Question, Refusal, within};
use crate::subject::{Subject, about_puzzle_or_game};

about_puzzle_or_game! {
    /// Do these claims follow from the position, and from what?
    ///
    /// A claim is a text: `r4c7=5` (or `r4c7: 5`) says that r4c7 is 5, `r4c7<>5` (or `r4c7!=5`) that it is
    /// not.
    ///
    /// ```
    /// use ennead_api::judge::Judge;
    /// use ennead_api::{Asker, Question};
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// let question: Judge = serde_json::from_str(
    ///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ///         "claims": ["r5c5=5", "r1c3=5"]}"#,
    /// )?;
    /// let answer = question.answer(&Asker::patient(&words)).unwrap();
    /// let [follows, wrong] = &answer.claims[..] else { panic!("two claims") };
    /// assert_eq!((follows.judgement.name(), follows.technique), ("follows", Some("naked-single")));
    /// assert_eq!((wrong.judgement.name(), wrong.at_once), ("wrong", Some(true)));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub struct Judge {
        /// The claims, at most 1,000. Cells are called as in data, or as in the words of the answer.
        pub claims: Vec<Claimed>,
        /// Whether the claims are moves of one attempt: each is judged in the position that those before
        /// it left. Otherwise all are judged in the same position.
        #[serde(default)]
        pub moves: bool,
        /// The techniques to use.
        #[serde(default)]
        pub techniques: Choice,
        /// How much work is done for a claim.
        #[serde(default)]
        pub limits: JudgeLimits,
        /// What each judgement is worth.
        #[serde(default)]
        pub rewards: Reward,
    }
}

/// How much work a judge does for one claim.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct JudgeLimits {
    /// The most steps that may come before the one that settles the claim, 0 to 729.
    pub further: u32,
    /// The highest rating that is determined, 0 to 20; with 0, none is.
    #[serde(deserialize_with = "fields::rating")]
    #[cfg_attr(feature = "schema", schemars(with = "f64"))]
    pub rating: Tenths,
    /// How deep suppositions may be nested, 0 to 3; with 0, there is no search.
    pub depth: u8,
    /// The most suppositions, 0 to 1,000,000.
    pub suppositions: u32,
}

impl Default for JudgeLimits {
    fn default() -> JudgeLimits {
        let Limits { further, rating, depth, suppositions } = Limits::DEFAULT;
        JudgeLimits { further: further as u32, rating, depth, suppositions }
    }
}

impl JudgeLimits {
    /// The limits as the core takes them.
    ///
    /// # Errors
    ///
    /// If a number is out of bounds.
    pub fn limits(&self) -> Result<Limits, Refusal> {
        let &JudgeLimits { further, rating, depth, suppositions } = self;
        within("further", further.into(), 0..=729)?;
        within("depth", depth.into(), 0..=3)?;
        within("suppositions", suppositions.into(), 0..=1_000_000)?;
        Ok(Limits { further: further as usize, rating, depth, suppositions })
    }
}

/// The answer to [`Judge`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// What is said of each claim.
    pub claims: Vec<JudgedClaim>,
    /// The sum of the rewards.
    pub reward: f32,
}

/// What is said of a claim. What does not belong to the judgement is left out.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JudgedClaim {
    /// The claim, such as `r4c7=5`, or the text that is not a claim.
    pub claim: Claimed,
    /// The first kind of judgement that is the case.
    pub judgement: JudgementKind,
    /// What the judgement is worth.
    pub reward: f32,
    /// The judgement in words.
    pub text: String,
    /// Why it is malformed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Malformed>,
    /// For a wrong claim: whether one can see at once that it is wrong. For a claim that follows:
    /// whether it follows in one step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_once: Option<bool>,
    /// The cells with which a wrong digit clashes; or those that are wrong in the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cells: Option<CellSet>,
    /// The cell that went wrong first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<Cell>,
    /// The technique of the step that settles the claim.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<&'static dyn ennead::logic::Technique>")
    )]
    pub technique: Option<&'static str>,
    /// How many steps come before that step; none of them can be left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub further: Option<usize>,
    /// The steps; the last settles the claim.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// The position and the marks of each step.
    #[serde(skip)]
    pub drawn: Vec<(draw::Face, draw::Drawing)>,
    /// What the last step rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub premises: Option<JudgedPremises>,
    /// The hardest technique of the steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<&'static dyn ennead::logic::Technique>")
    )]
    pub hardest: Option<&'static str>,
    /// The level of that technique in HoDoKu.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hodoku_level: Option<HodokuLevel>,
    /// The lowest rating up to which steps are needed on Sudoku Explainer's scale, unless it is above
    /// the limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub er: Option<Tenths>,
    /// The level of that rating, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// Whether a step relies on the puzzle having only one solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uniqueness: Option<bool>,
    /// How deep the suppositions of the search are nested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    /// The limits reached before a proof was found.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub caps: Vec<Cap>,
}

/// What a step rests on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JudgedPremises {
    /// The cells of its pattern.
    pub cells: CellSet,
    /// The candidates of its pattern.
    pub candidates: Vec<Candidate>,
    /// The houses of its pattern.
    pub houses: Vec<House>,
}

impl Question for Judge {
    type Answer = Judged;

    /// Refuses a puzzle that does not have exactly one solution, and clashing digits.
    fn answer(self, asker: &Asker) -> Result<Judged, Refusal> {
        let finders = self.techniques.finders(asker.words)?;
        self.answer_with(&finders, asker)
    }
}

impl Judge {
    /// The most claims of one question.
    pub const MOST: usize = 1000;

    /// No claims yet, about a position.
    pub fn of(subject: impl Into<Subject>) -> Judge {
        Judge {
            subject: subject.into(),
            claims: Vec::new(),
            moves: false,
            techniques: Choice::default(),
            limits: JudgeLimits::default(),
            rewards: Reward::default(),
        }
    }

    /// The answer, with finders already made from [`Judge::techniques`].
    ///
    /// # Errors
    ///
    /// As [`Question::answer`].
    pub fn answer_with(self, finders: &Finders, asker: &Asker) -> Result<Judged, Refusal> {
        let limits = self.limits.limits()?;
        if let Some(reward) = self.rewards.unusable() {
            return Err(Refusal::Fault(Fault::Reward, reward.to_string()));
        }
        within("claims", self.claims.len() as u64, 0..=Judge::MOST as u64)?;
        let (_, standing) = self.subject.standing(asker)?;
        let standing = standing.map_err(|clash| Refusal::WrongCall(clash.sentence(asker.words)))?;
        let mut judge = ClaimJudge::new(finders, limits);
        let claims: Vec<_> = self.claims.into_iter().map(|it| it.named(asker.words)).collect();
        let judgements = judge.judge(&standing, &claims, self.moves, asker)?;
        let said = claims.into_iter().zip(judgements);
        let said = said.map(|(claim, (before, judgement))| {
            let reward = self.rewards.of(&judgement);
            let said = JudgedClaim::new(claim, &before, judgement, limits.rating, asker.words);
            JudgedClaim { reward, ..said }
        });
        let claims: Vec<JudgedClaim> = said.collect();
        let reward = claims.iter().map(|claim| claim.reward).sum();
        Ok(Judged { puzzle: standing.clues, claims, reward })
    }
}

/// Judges claims about many puzzles, one puzzle after the other.
#[derive(Debug)]
pub struct ClaimJudge {
    /// For puzzles whose givens have exactly one solution.
    unique: logic::Judge,
    /// For all others.
    any: logic::Judge,
}

impl ClaimJudge {
    /// A judge who accepts the techniques of these finders.
    pub fn new(finders: &Finders, limits: Limits) -> ClaimJudge {
        let [unique, any] =
            [&finders.unique, &finders.any].map(|finder| logic::Judge::new(finder.clone(), limits));
        ClaimJudge { unique, any }
    }

    /// What is said of each claim, and the position in which it is judged: the same for all, or, if
    /// they are moves, the one that the moves before it left.
    ///
    /// # Errors
    ///
    /// If the puzzle does not have exactly one solution, or the judge is stopped.
    pub fn judge(
        &mut self,
        standing: &Standing,
        claims: &[Claimed],
        moves: bool,
        asker: &Asker,
    ) -> Result<Vec<(Position, Judgement)>, Refusal> {
        let Some(solution) = standing.solution else {
            return Err(Refusal::WrongCall(asker.words.say("judge-not-unique")));
        };
        let judge = if standing.allows_uniqueness() { &mut self.unique } else { &mut self.any };
        let start = standing.position;
        let mut attempt = Attempt::new(start, solution);
        let said = claims.iter().map(|claim| {
            let before = *attempt.position();
            let judgement = match claim.claim() {
                Err(why) => Judgement::Malformed(why),
                Ok(claim) if moves => attempt.judge(claim, judge, asker.stop)?,
                Ok(claim) => judge.judge(&start, &solution, claim, asker.stop)?,
            };
            Ok((before, judgement))
        });
        said.collect()
    }
}

impl JudgedClaim {
    fn new(
        claim: Claimed,
        before: &Position,
        judgement: Judgement,
        most: Tenths,
        words: &Words,
    ) -> JudgedClaim {
        let plain = JudgedClaim {
            judgement: judgement.kind(),
            text: match &claim {
                Claimed::Claim(claim) => words.judgement(*claim, before, &judgement, most),
                Claimed::Malformed(text, why) => words.malformed(text, *why),
            },
            claim,
            ..JudgedClaim::default()
        };
        match judgement {
            Judgement::Malformed(why) => JudgedClaim { reason: Some(why), ..plain },
            Judgement::Wrong { at_once, clashes } => {
                JudgedClaim { at_once: Some(at_once), cells: Some(clashes), ..plain }
            }
            Judgement::OffTheRails { since, mistakes } => {
                JudgedClaim { since: Some(since), cells: Some(mistakes.cells()), ..plain }
            }
            Judgement::Follows(follows) => plain.following(&follows, *before, words),
            Judgement::Search { depth } => JudgedClaim { depth: Some(depth), ..plain },
            Judgement::Unproven { caps } => JudgedClaim { caps, ..plain },
        }
    }

    fn following(
        self,
        follows: &logic::Follows,
        mut before: Position,
        words: &Words,
    ) -> JudgedClaim {
        let (mut steps, mut drawn) = (Vec::new(), Vec::new());
        for step in &follows.steps {
            steps.push(Step::new(&before, step, false, words));
            drawn.push((before.face(), step.draw_in(&before)));
            before.apply(step);
        }
        let Premises { cells, candidates, houses } = Premises::of(follows.step());
        JudgedClaim {
            at_once: Some(follows.further() == 0),
            technique: Some(follows.step().technique),
            further: Some(follows.further()),
            steps,
            drawn,
            premises: Some(JudgedPremises {
                cells,
                candidates: candidates.iter().collect(),
                houses: houses.iter().collect(),
            }),
            hardest: Some(follows.hardest),
            hodoku_level: Some(follows.hodoku_level),
            er: follows.er,
            level: follows.level,
            uniqueness: Some(follows.uniqueness),
            ..self
        }
    }
}
