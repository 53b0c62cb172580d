//! The relations OR-k of a position.

use ennead_stop::{End, Stopped};

use super::{impossible, tridagon};
use crate::Facts;
use crate::pattern::uncolourable::Uncolourable;

impl Facts<'_> {
    /// The relations OR-k: patterns one of whose guardians is true. Those with the fewest guardians
    /// come first, and those that follow from another are left out.
    ///
    /// # Errors
    ///
    /// If the search for them was stopped.
    pub fn relations(&self) -> Result<&[Uncolourable], Stopped> {
        self.relations.get_or_init(|| self.find_relations()).as_deref().map_err(|&stopped| stopped)
    }

    fn find_relations(&self) -> Result<Vec<Uncolourable>, Stopped> {
        let mut all: Vec<Uncolourable> = Vec::new();
        End::enough(tridagon::each(self, &mut |pattern| {
            all.extend((!pattern.guardians.is_empty()).then_some(pattern));
            Ok(())
        }))?;
        End::enough(impossible::each(self, &mut |pattern| {
            all.push(pattern);
            Ok(())
        }))?;
        all.sort_by_key(|relation| relation.guardians.len());
        let mut kept: Vec<Uncolourable> = Vec::new();
        for relation in all {
            let follows = |other: &Uncolourable| other.guardians.is_subset(&relation.guardians);
            if !kept.iter().any(follows) {
                kept.push(relation);
            }
        }
        Ok(kept)
    }
}
