//! Where the lightest chains of recent searches were: a bound for a search before it begins.

use super::ForcingSearch;
use crate::se::chains::harvest::{Harvest, Source};
use crate::se::chains::session::Session;

/// At most this many leads are kept.
const LEADS: usize = 12;

impl ForcingSearch {
    /// Checks what has become of the lightest chains of recent searches. The path has removed only
    /// one candidate since, so most of these chains still exist, and heavier ones need not be
    /// followed to their end.
    pub(super) fn follow_leads(&mut self, session: &mut Session) {
        let mut found = Harvest::lightest();
        let session = &mut session.bringing_to(&mut found);
        let board = session.grid;
        for lead in self.leads.clone().into_iter().rev() {
            match lead {
                Source::Contradiction { start } => {
                    let (cell, digit) = (start as usize / 2 / 9, start as usize / 2 % 9);
                    let digits = board.cells[cell];
                    if digits >> digit & 1 == 1 && digits.count_ones() >= 2 {
                        self.contradiction(session, start);
                    }
                }
                Source::Double { candidate, .. } => {
                    let (cell, digit) = (candidate as usize / 9, candidate as usize % 9);
                    let digits = board.cells[cell];
                    if digits >> digit & 1 == 1 && digits.count_ones() >= 3 {
                        self.double(session, candidate as usize);
                    }
                }
                Source::Cell { cell, .. } => {
                    if board.cells[cell as usize].count_ones() >= 2 {
                        self.cell(session, cell as usize);
                    }
                }
                Source::Region { house, digit, .. } => {
                    let (house, digit) = (house as usize, digit as usize);
                    self.region(session, house, digit);
                }
                Source::Cycle(_) | Source::Forcing { .. } => {}
            }
            self.promised = session.harvest.limit_of_any();
        }
    }

    /// Records what the lightest chain so far rests on.
    pub(super) fn note_lead(&mut self, source: Source, harvest: &Harvest) {
        if self.inner.is_some() && !harvest.is_all() {
            self.leads.retain(|&lead| lead != source);
            if self.leads.len() == LEADS {
                self.leads.remove(0);
            }
            self.leads.push(source);
        }
    }
}
