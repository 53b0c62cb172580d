//! `--proof DIR`: what is claimed about each puzzle and why, in files for checkers by others.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::anyhow;
use clap::Args;
use ennead::Clues;
use ennead::engine::Engine;
use ennead::proof::{Claim, Formula, MOST_SOLUTIONS, Notation, PathProof, Unproved, prove};
use ennead_api::Stopped;
use ennead_api::engine::Prover;

use crate::app::App;
use crate::value;

/// The options of every command that writes proofs of its answers.
#[derive(Args)]
pub(crate) struct ProofArgs {
    #[arg(long, value_name = "DIR", conflicts_with = "columns")]
    proof: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", requires = "proof", default_value = "veripb", value_parser = value::chosen::<Notation>())]
    proof_format: Notation,
    #[arg(long, requires = "proof")]
    trim: bool,
}

impl ProofArgs {
    /// The folder for the proofs, if they are wanted; it is made if need be. From now on, Ctrl-C is
    /// attended to.
    ///
    /// # Errors
    ///
    /// If there can be no such folder, or `engine` has no trace.
    pub(crate) fn folder<'a>(
        &self,
        app: &'a App,
        engine: Option<&'static dyn Engine>,
    ) -> anyhow::Result<Option<ProofFolder<'a>>> {
        let Some(path) = &self.proof else { return Ok(None) };
        let prover = Prover::new(self.proof_format, engine, self.trim, &app.words)?;
        let folder = Folder::make(app, path)?;
        app.attend_to_signals()?;
        Ok(Some(ProofFolder { folder, prover }))
    }
}

/// Proofs of what solutions puzzles have, and how they are made.
pub(crate) struct ProofFolder<'a> {
    folder: Folder<'a>,
    prover: Prover,
}

impl ProofFolder<'_> {
    /// Writes what solutions the puzzle has: each claim as two files.
    ///
    /// # Errors
    ///
    /// If the engine cannot search this sukaku, the user stops it, or a file cannot be written; then
    /// there is nothing half written.
    pub(crate) fn add(&self, clues: &Clues) -> anyhow::Result<()> {
        let (Prover { notation, method }, app) = (self.prover, self.folder.app);
        self.prover.demand_candidates(clues, &app.words)?;
        let claim = Claim::find(clues, &app.stop)?;
        if !claim.is_complete() {
            let args = [
                ("puzzle", clues.to_string().into()),
                ("most", MOST_SOLUTIONS.into()),
                ("notation", notation.name().into()),
            ];
            app.warn(&app.words.say_with("proof-too-many", &args));
        }
        Formula::of(&claim, notation).iter().try_for_each(|formula| {
            self.folder.pair(
                &formula.name(),
                notation,
                |out| Ok(formula.write(out)?),
                |out| prove(formula, method, &app.stop, out),
            )
        })
    }
}

/// A folder for formulas and proofs.
pub(crate) struct Folder<'a> {
    app: &'a App,
    path: PathBuf,
}

impl<'a> Folder<'a> {
    /// The folder; it is made if need be.
    ///
    /// # Errors
    ///
    /// If there can be no such folder.
    pub(crate) fn make(app: &'a App, path: &Path) -> anyhow::Result<Folder<'a>> {
        fs::create_dir_all(path).map_err(|error| unwritable(app, path, &error))?;
        Ok(Folder { app, path: path.to_owned() })
    }

    /// Writes why each step of a path holds and, if it assumes that there is one solution, what
    /// exactly it assumes.
    ///
    /// # Errors
    ///
    /// If a file cannot be written; then there is nothing half written.
    pub(crate) fn add_path(&self, path: &ennead::logic::Path) -> anyhow::Result<()> {
        let Some(proof) = PathProof::new(path) else { return Ok(()) };
        if let Some(unique) = proof.uniqueness() {
            self.pair(
                &unique.name(),
                Notation::Veripb,
                |out| Ok(unique.write_formula(out)?),
                |out| Ok(unique.write_proof(out)?),
            )?;
        }
        self.pair(
            &proof.name(),
            Notation::Veripb,
            |out| Ok(proof.write_formula(out)?),
            |out| Ok(proof.write_proof(out)?),
        )
    }

    /// Writes a proof and then its formula. So if there is a formula, there is its proof.
    fn pair(
        &self,
        name: &str,
        notation: Notation,
        formula: impl FnOnce(&mut dyn Write) -> Result<(), Unproved>,
        proof: impl FnOnce(&mut dyn Write) -> Result<(), Unproved>,
    ) -> anyhow::Result<()> {
        let [of_formula, of_proof] = notation.extensions();
        let path = |extension| self.path.join(format!("{name}.{extension}"));
        self.write(&path(of_proof), proof)?;
        self.write(&path(of_formula), formula)
    }

    /// Writes a file, which gets its name when it is complete.
    fn write(
        &self,
        path: &Path,
        write: impl FnOnce(&mut dyn Write) -> Result<(), Unproved>,
    ) -> anyhow::Result<()> {
        // The same puzzle may be in the input twice, and in the part of another process.
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let draft = path.with_extension(format!("{}-{number}.part", std::process::id()));
        let whole = || -> Result<(), Unproved> {
            let mut out = BufWriter::with_capacity(1 << 16, File::create(&draft)?);
            write(&mut out)?;
            out.flush()?;
            Ok(fs::rename(&draft, path)?)
        };
        whole().map_err(|unproved| {
            // It may not have been made.
            let _ = fs::remove_file(&draft);
            match unproved {
                Unproved::Stopped => Stopped.into(),
                Unproved::Io(error) => unwritable(self.app, path, &error),
                Unproved::NoTrace | Unproved::NoCandidates => {
                    unreachable!("a prover's engine is able")
                }
            }
        })
    }
}

/// Why a file or the folder cannot be written, and what to do.
fn unwritable(app: &App, path: &Path, error: &io::Error) -> anyhow::Error {
    let full = matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded);
    let args = [
        ("file", path.display().to_string().into()),
        ("reason", app.words.system_reason(error).into()),
        ("why", if full { "full" } else { "other" }.into()),
    ];
    anyhow!(app.words.say_with("proof-unwritable", &args))
}
