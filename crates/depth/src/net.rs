//! The candidates of a position and what links them, numbered without gaps.
//!
//! A candidate is a *label* that is still possible. It belongs to four *variables*: its cell, and
//! its digit's place in its row, its column and its box. Two candidates are *linked* if they share a
//! variable. A *group* is a digit in the intersection of a line and a box, seen from one of the
//! two: if all that is left of the digit in the line lies in the intersection, the digit can go from
//! the rest of the box, and the other way round.
//!
//! An *object* is what a chain can assert: a candidate, or a group. Objects are numbered
//! candidates first. A net is made for a position where singles have done their work: decided
//! candidates are left out, so every variable has at least two candidates.

use ennead_grid::Candidate;

use crate::chain::Variable;

/// How many segments there are: a digit in the intersection of a line and a box.
pub(crate) const SEGMENTS: usize = 486;
/// How many variables there are.
pub(crate) const VARIABLES: usize = 324;
const NOWHERE: u16 = u16::MAX;

/// A list of numbers for each of some things.
#[derive(Default)]
pub(crate) struct Lists {
    ends: Vec<u32>,
    items: Vec<u16>,
}

impl Lists {
    fn clear(&mut self) {
        self.ends.clear();
        self.items.clear();
        self.ends.push(0);
    }

    fn close(&mut self) {
        self.ends.push(self.items.len() as u32);
    }

    #[inline(always)]
    pub(crate) fn get(&self, index: usize) -> &[u16] {
        &self.items[self.ends[index] as usize..self.ends[index + 1] as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len() - 1
    }
}

/// A set of variables.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct VariableSet([u64; VARIABLES.div_ceil(64)]);

impl VariableSet {
    pub(crate) const NONE: VariableSet = VariableSet([0; _]);

    /// The first variables.
    pub(crate) fn all(count: usize) -> VariableSet {
        let mut set = VariableSet::NONE;
        (0..count).for_each(|v| set.insert(v));
        set
    }

    fn insert(&mut self, v: usize) {
        self.0[v / 64] |= 1 << (v % 64);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; _]
    }

    /// Adds the variables of another set.
    #[inline(always)]
    pub(crate) fn extend(&mut self, other: &VariableSet) {
        let (a, b) = (&self.0, &other.0);
        self.0 = [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5]];
    }

    /// Removes the variables of another set.
    #[inline(always)]
    pub(crate) fn remove_all(&mut self, other: &VariableSet) {
        let (a, b) = (&self.0, &other.0);
        self.0 =
            [a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3], a[4] & !b[4], a[5] & !b[5]];
    }

    #[inline(always)]
    pub(crate) fn remove(&mut self, v: usize) {
        self.0[v / 64] &= !(1 << (v % 64));
    }

    /// The variables, ascending.
    #[inline(always)]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let (mut words, mut k) = (self.0, 0);
        std::iter::from_fn(move || {
            while k < words.len() {
                let word = words[k];
                if word != 0 {
                    words[k] = word & (word - 1);
                    return Some(64 * k + word.trailing_zeros() as usize);
                }
                k += 1;
            }
            None
        })
    }
}

/// The candidates, variables and groups of a position.
#[derive(Default)]
pub(crate) struct Net {
    candidates: Vec<Candidate>,
    /// What each object makes false.
    pub(crate) links: Lists,
    /// The variables of each candidate: its cell, and its digit in its row, column and box.
    pub(crate) variables: Vec<[u16; 4]>,
    /// The same as sets.
    pub(crate) touches: Vec<VariableSet>,
    /// The candidates of each variable.
    pub(crate) members: Lists,
    /// Where the variables of each type begin (cells, rows, columns, boxes), and the end.
    pub(crate) types: [usize; 5],
    /// The two segments of each candidate: with its row and with its column.
    pub(crate) segments: Vec<[u16; 2]>,
    /// The groups of each variable, as objects.
    pub(crate) groups: Lists,
    /// For each group, the variable it is seen from and its segment.
    group_of: Vec<(u16, u16)>,
    /// The number of each variable of the grid.
    numbers: Vec<u16>,
}

/// The variables of a candidate, of all 324.
fn variables_of(candidate: Candidate) -> [usize; 4] {
    let (digit, cell) = (candidate.digit().index(), candidate.cell());
    [
        cell.index(),
        81 + 9 * cell.row() + digit,
        162 + 9 * cell.column() + digit,
        243 + 9 * cell.box_() + digit,
    ]
}

/// The segments of a candidate: of its row and its box, of its column and its box.
fn segments_of(candidate: Candidate) -> [u16; 2] {
    let (digit, cell) = (candidate.digit().index(), candidate.cell());
    let (row, column) = (cell.row(), cell.column());
    [digit * 27 + row * 3 + column / 3, 243 + digit * 27 + column * 3 + row / 3].map(|s| s as u16)
}

impl Net {
    /// All 729 labels.
    pub(crate) fn full() -> Net {
        let mut net = Net::default();
        net.rebuild((0..Candidate::COUNT).map(Candidate::from_index), false);
        net
    }

    /// Makes this the net of these candidates, which come in the order of their numbers; groups are
    /// left out where they are not asked for.
    pub(crate) fn rebuild(&mut self, candidates: impl Iterator<Item = Candidate>, groups: bool) {
        self.candidates.clear();
        self.candidates.extend(candidates);
        let mut members = [([0u16; 9], 0u8); VARIABLES];
        self.segments.clear();
        for (number, &candidate) in self.candidates.iter().enumerate() {
            for variable in variables_of(candidate) {
                let (list, len) = &mut members[variable];
                list[*len as usize] = number as u16;
                *len += 1;
            }
            self.segments.push(segments_of(candidate));
        }
        let members = |variable: usize| &members[variable].0[..members[variable].1 as usize];

        self.numbers.clear();
        self.members.clear();
        for variable in 0..VARIABLES {
            if variable % 81 == 0 {
                self.types[variable / 81] = self.members.len();
            }
            let list = members(variable);
            self.numbers.push(if list.is_empty() { NOWHERE } else { self.members.len() as u16 });
            if !list.is_empty() {
                self.members.items.extend_from_slice(list);
                self.members.close();
            }
        }
        self.types[4] = self.members.len();

        self.variables.clear();
        self.touches.clear();
        self.links.clear();
        for (number, &candidate) in self.candidates.iter().enumerate() {
            let all = variables_of(candidate);
            let all_numbers = all.map(|variable| self.numbers[variable]);
            self.variables.push(all_numbers);
            let mut touches = VariableSet::NONE;
            all_numbers.iter().for_each(|&v| touches.insert(v as usize));
            self.touches.push(touches);
            // What shares a line and the box is listed with the box.
            let [row, column] = self.segments[number];
            let mut links = [0; 32];
            let mut len = 0;
            let mut push = |other: u16, is_other: bool| {
                links[len % 32] = other;
                len += is_other as usize;
            };
            members(all[0]).iter().for_each(|&o| push(o, o != number as u16));
            members(all[3]).iter().for_each(|&o| push(o, o != number as u16));
            members(all[1]).iter().for_each(|&o| push(o, self.segments[o as usize][0] != row));
            members(all[2]).iter().for_each(|&o| push(o, self.segments[o as usize][1] != column));
            self.links.items.extend_from_slice(&links[..len]);
            self.links.close();
        }

        self.groups.clear();
        self.group_of.clear();
        if groups {
            for variable in 0..self.members.len() {
                self.add_groups(variable);
                self.groups.close();
            }
        }
    }

    /// The groups seen from `variable` that exclude something.
    fn add_groups(&mut self, variable: usize) {
        let list = self.members.get(variable);
        if variable < self.types[1] || list.len() < 2 {
            return;
        }
        let is_box = variable >= self.types[3];
        let sides: &[usize] = if is_box {
            &[0, 1]
        } else if variable < self.types[2] {
            &[0]
        } else {
            &[1]
        };
        let mut found = [(0u16, 0u16); 6];
        let mut len = 0;
        for &side in sides {
            for &c in list {
                let segment = self.segments[c as usize][side];
                let inside = list.iter().filter(|&&o| self.segments[o as usize][side] == segment);
                if inside.count() < 2 || found[..len].iter().any(|&(s, _)| s == segment) {
                    continue;
                }
                // Seen from the box it excludes the rest of the line, and the other way round.
                let other = self.variables[c as usize][if is_box { 1 + side } else { 3 }];
                found[len] = (segment, other);
                len += 1;
            }
        }
        for &(segment, other) in &found[..len] {
            let before = self.links.items.len();
            let outside = |c: &&u16| !self.segments[**c as usize].contains(&segment);
            self.links.items.extend(self.members.get(other as usize).iter().filter(outside));
            if self.links.items.len() > before {
                self.links.close();
                self.groups.items.push((self.candidates.len() + self.group_of.len()) as u16);
                self.group_of.push((variable as u16, segment));
            }
        }
    }

    /// How many candidates there are.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.candidates.len()
    }

    /// How many objects there are.
    pub(crate) fn objects(&self) -> usize {
        self.links.len()
    }

    /// How many variables there are.
    #[inline(always)]
    pub(crate) fn variable_count(&self) -> usize {
        self.members.len()
    }

    /// The candidate with a number.
    pub(crate) fn candidate(&self, number: usize) -> Candidate {
        self.candidates[number]
    }

    /// A variable.
    pub(crate) fn variable(&self, number: usize) -> Variable {
        let first = self.candidate(self.members.get(number)[0].into());
        match (1..4).rev().find(|&kind| number >= self.types[kind]) {
            Some(kind) => Variable::House(first.cell().houses()[kind - 1], first.digit()),
            None => Variable::Cell(first.cell()),
        }
    }

    /// The variables an object can be asserted by.
    pub(crate) fn variables_of(&self, object: usize) -> Vec<u16> {
        match object < self.len() {
            true => self.variables[object].to_vec(),
            false => vec![self.group_variable(object) as u16],
        }
    }

    /// The variable a group is seen from.
    #[inline(always)]
    pub(crate) fn group_variable(&self, group: usize) -> usize {
        self.group_of[group - self.len()].0 as usize
    }

    /// The segment of a group.
    #[inline(always)]
    pub(crate) fn group_segment(&self, group: usize) -> u16 {
        self.group_of[group - self.len()].1
    }

    /// Whether the net has groups.
    #[inline(always)]
    pub(crate) fn has_groups(&self) -> bool {
        self.groups.len() > 0
    }

    /// The number of a candidate.
    pub(crate) fn number(&self, candidate: Candidate) -> Option<usize> {
        self.candidates.binary_search(&candidate).ok()
    }

    /// All variables; or those of one type: cells, rows, columns, boxes.
    pub(crate) fn window(&self, only: Option<usize>) -> (u16, u16) {
        let types = only.map_or(0..4, |only| only..only + 1);
        (self.types[types.start] as u16, self.types[types.end] as u16)
    }
}
