//! Whether claims about a position follow.

use ennead::logic::rating::{Level, Tenths};
use ennead::logic::{
    self, Attempt, Cap, Claim, HodokuLevel, Judgement, JudgementKind, Limits, Malformed, Position,
    Premises, Reward,
};
use ennead::{Candidate, Cell, CellSet, Clues, House};
use ennead_text::Words;
use serde::{Deserialize, Serialize};

use crate::fields::Fault;
use crate::play::standing::Standing;
use crate::play::step::Step;
use crate::play::techniques::{Choice, Finders};
use crate::question::{Asker, Question, Refusal};
#[cfg(feature = "schema")]
use crate::subject::PuzzleOrGame;
use crate::subject::{Subject, puzzle_or_game};

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
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// The puzzle or the game.
    #[serde(flatten, deserialize_with = "puzzle_or_game")]
    #[cfg_attr(feature = "schema", schemars(with = "PuzzleOrGame"))]
    pub subject: Subject,
    /// The claims, at most 1,000.
    pub claims: Vec<String>,
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

/// How much work a judge does for one claim.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct JudgeLimits {
    /// The most steps that may come before the one that settles the claim, 0 to 729.
    pub further: u32,
    /// The highest rating that is determined, 0 to 20; with 0, none is.
    pub rating: f64,
    /// How deep suppositions may be nested, 0 to 3; with 0, there is no search.
    pub depth: u8,
    /// The most suppositions, 0 to 1,000,000.
    pub suppositions: u32,
}

impl Default for JudgeLimits {
    fn default() -> JudgeLimits {
        let Limits { further, rating, depth, suppositions } = Limits::DEFAULT;
        JudgeLimits { further: further as u32, rating: rating.to_f64(), depth, suppositions }
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
        let within = [
            ("further", u64::from(further) <= 729, 729),
            ("rating", (0.0..=20.0).contains(&rating), 20),
            ("depth", depth <= 3, 3),
            ("suppositions", suppositions <= 1_000_000, 1_000_000),
        ];
        match within.into_iter().find(|(_, is_within, _)| !is_within) {
            Some((of, _, most)) => Err(Refusal::OutOfBounds { of, least: 0, most }),
            None => Ok(Limits {
                further: further as usize,
                rating: Tenths::new((rating * 10.0).round() as u16),
                depth,
                suppositions,
            }),
        }
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
    pub claim: String,
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
    pub technique: Option<&'static str>,
    /// How many steps come before that step; none of them can be left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub further: Option<usize>,
    /// The steps; the last settles the claim.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// What the last step rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub premises: Option<JudgedPremises>,
    /// The hardest technique of the steps.
    #[serde(skip_serializing_if = "Option::is_none")]
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
        if self.claims.len() > Judge::MOST {
            return Err(Refusal::OutOfBounds { of: "claims", least: 0, most: Judge::MOST as u64 });
        }
        let (_, standing) = self.subject.standing(asker)?;
        let standing = standing.map_err(|clash| Refusal::WrongCall(clash.sentence(asker.words)))?;
        let claims: Vec<Result<Claim, Malformed>> =
            self.claims.iter().map(|text| text.parse()).collect();
        let mut judge = ClaimJudge::new(finders, limits);
        let judgements = judge.judge(&standing, &claims, self.moves, asker)?;
        let said = self.claims.iter().zip(claims).zip(judgements);
        let claims: Vec<JudgedClaim> = said
            .map(|((text, claim), (before, judgement))| {
                JudgedClaim::new(
                    text,
                    claim,
                    &before,
                    judgement,
                    &self.rewards,
                    limits.rating,
                    asker,
                )
            })
            .collect();
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
        claims: &[Result<Claim, Malformed>],
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
            let judgement = match *claim {
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
        text: &str,
        claim: Result<Claim, Malformed>,
        before: &Position,
        judgement: Judgement,
        reward: &Reward,
        most: Tenths,
        asker: &Asker,
    ) -> JudgedClaim {
        let words = asker.words;
        let plain = JudgedClaim {
            claim: claim.map_or_else(|_| text.to_owned(), |claim| claim.to_string()),
            judgement: judgement.kind(),
            reward: reward.of(&judgement),
            text: match claim {
                Ok(claim) => words.judgement(claim, before, &judgement, most),
                Err(why) => words.malformed(text, why),
            },
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
        let mut steps = Vec::with_capacity(follows.steps.len());
        for step in &follows.steps {
            steps.push(Step::new(&before, step, false, words));
            before.apply(step);
        }
        let Premises { cells, candidates, houses } = Premises::of(follows.step());
        JudgedClaim {
            at_once: Some(follows.further() == 0),
            technique: Some(follows.step().technique),
            further: Some(follows.further()),
            steps,
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
