//! How deep a puzzle is: trial-and-error depth, braids and whips, after Denis Berthier.
//!
//! A [`Classifier`] says where a puzzle lies on a [`Scale`]; [`SCALES`] lists them. [`Chains`] finds braids, whips and their kin one by one. The definitions are
//! those of D. Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles* and *Hierarchical
//! Classifications in Constraint Satisfaction*, in short:
//!
//! - A *variable* is a cell, or a digit's place in a row, a column or a box. Two candidates are
//!   *linked* if they share a variable. *Singles* assert the last candidate of a variable and
//!   eliminate what is linked to it; a variable without candidates is a contradiction.
//! - A *braid* of length *n* with target Z: suppose Z, assert *n* − 1 singles one at a time, and a
//!   variable is empty. So Z can go. In a *whip*, each variable has a candidate linked to what
//!   was asserted just before, the *left-linking* one, and none is left-linking twice. In a *typed* whip all variables
//!   are of one type. In a *g-braid* and a *g-whip*, all that is left of a digit in a line may lie in
//!   one box, or the other way round, and so be asserted as a *group*.
//! - *Trial and error* with a theory T: suppose a candidate and apply T to the end; if that is
//!   contradictory, it can go. A solution found on the way is ignored. Suppositions are nested
//!   for greater depth.
//!
//! Braids eliminate the same in any order; so the scales of braids and of trial and error depend on the puzzle
//! alone. Whips do not: the shortest is taken first, and the values of these scales depend on that
//! strategy.
//!
//! # How
//!
//! The module `suppositions` works out what follows by singles from every candidate, all at once, a bit for
//! each. Run to the end it is trial and error itself, and by theorems of Berthier braids of any
//! length; round by round it bounds the length of braids from below. What the
//! bound leaves goes to the module `search`: it takes the part of a round's singles that a
//! contradiction rests on. If these are few enough, they are a braid; if not, one of them is either
//! asserted or done without. So few sets are looked at, and none twice.
//!
//! The suppositions take most of the time of trial and error, and a quarter of that of braids. What saves most, in
//! instructions:
//!
//! - A variable with its last candidate asserted is not looked at again for that (24 % of T&E-depth, 20 % of
//!   BxB, 8 % of B).
//! - Run to the end, they stop at each contradiction until the candidate is eliminated (46 % of T&E-depth 2,
//!   20 % of T&E-depth 3, 7 % of BxB).
//! - Sets of variables are added up six words at once, without a loop (a quarter of T&E-depth, 13 % of B): the compiler
//!   makes no vectors of the loop.
//!
//! Trial and error with braids makes one supposition after the other. It saves work in these ways, given with
//! the instructions they save on five puzzles of BxB 2 to 4 and on one of BxB 6:
//!
//! - The supposition that has eliminated most is tried first, again after each success (16 %).
//! - A supposition without contradiction answers for every candidate decided in it, because all that follows
//!   from these follows there as well (4 %).
//! - Whether braids of any length would do is asked only before braids longer than 3 (half; on the one of
//!   BxB 6 it costs 3 %).
//! - Each supposition keeps its own suppositions. Longer braids go on from the last round, and
//!   eliminations add to what was run to its end (11 %).
//! - What an elimination touches is a mask, not a list (8 %).
//!
//! # What did not help
//!
//! - AVX2 for the rows of suppositions (Cascade Lake): B −4 %, BxB −10 %, W −3 % of the time. What takes it is finding
//!   the rows.
//! - For B, in instructions: trying all pairs of two assertions instead of making a relaxed plan after each that fails,
//!   +3 %; looking again for a braid that was not found only once nothing else is found, +1 %; noting what
//!   excluded a candidate only after a contradiction, +5 %; checking its four variables all at once, another +8 %.
//! - Beginning what is run to its end with the links alone, not with what follows outside: 4 % more
//!   visits.
//! - Going round the suppositions without beginning again after a success: only 4 % less than the fixed
//!   order, not 16 %.
//! - Going on after an elimination with the rounds already made and as many again as braids are long, instead
//!   of beginning anew: BxB +10 to +29 % of the time. These rounds find more targets than rounds
//!   from the beginning do, and each of the additional targets costs a search, some 2 µs, while a
//!   round of all targets takes 12 µs.

#![forbid(unsafe_code)]

mod by_length;
mod chain;
mod chains;
mod classifier;
mod level;
mod memory;
mod net;
mod nets;
mod position;
mod row;
mod scale;
mod search;
mod subsets;
mod suppositions;
mod trial;
mod whips;

pub use chain::{Chain, ChainKind, Link, Right, Variable};
pub use chains::Chains;
pub use classifier::Classifier;
pub use scale::{Depth, Description, SCALES, Scale};
