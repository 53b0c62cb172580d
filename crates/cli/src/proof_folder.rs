//! `--proof DIR`: what is claimed about each puzzle and why, in files for checkers by others.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::anyhow;
use clap::Args;
use ennead::Givens;
use ennead::engine::Engine;
use ennead::proof::{Claim, Formula, MOST_SOLUTIONS, Notation, Unproved, prove};
use ennead_api::{Prover, Stopped};

use crate::app::App;
use crate::value;

/// The options of every command that writes proofs of its answers.
#[derive(Args)]
pub(crate) struct ProofArgs {
    #[arg(long, value_name = "DIR", conflicts_with = "columns")]
    proof: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", requires = "proof", default_value = "veripb", value_parser = value::notation())]
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
        let prover = Prover::new(self.proof_format, engine, self.trim, &app.words);
        let prover = prover.map_err(|refusal| app.refused(refusal))?;
        fs::create_dir_all(path).map_err(|error| unwritable(app, path, &error))?;
        app.attend_to_signals()?;
        Ok(Some(ProofFolder { app, path: path.clone(), prover }))
    }
}

/// Where the proofs go, and how they are made.
pub(crate) struct ProofFolder<'a> {
    app: &'a App,
    path: PathBuf,
    prover: Prover,
}

impl ProofFolder<'_> {
    /// Writes what solutions the puzzle has: each claim as two files, the formula last. So if there
    /// is a formula, there is its proof.
    ///
    /// # Errors
    ///
    /// If the user stops it, or a file cannot be written; then there is nothing half written.
    pub(crate) fn add(&self, givens: &Givens) -> anyhow::Result<()> {
        let (Prover { notation, method }, stop) = (self.prover, &self.app.stop);
        let claim = Claim::find(givens, stop)?;
        if !claim.is_complete() {
            let args = [
                ("puzzle", givens.to_string().into()),
                ("most", MOST_SOLUTIONS.into()),
                ("notation", notation.name().into()),
            ];
            self.app.warn(&self.app.words.say_with("proof-too-many", &args));
        }
        let [of_formula, of_proof] = notation.extensions();
        for formula in Formula::of(&claim, notation) {
            let path = |extension| self.path.join(format!("{}.{extension}", formula.name()));
            self.write(&path(of_proof), |out| prove(&formula, method, stop, out))?;
            self.write(&path(of_formula), |out| Ok(formula.write(out)?))?;
        }
        Ok(())
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
                other => other.into(),
            }
        })
    }
}

/// Why a file or the folder cannot be written, and what to do.
fn unwritable(app: &App, path: &Path, error: &io::Error) -> anyhow::Error {
    let full = matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded);
    let args = [
        ("file", path.display().to_string().into()),
        ("reason", error.to_string().into()),
        ("why", if full { "full" } else { "other" }.into()),
    ];
    anyhow!(app.words.say_with("proof-unwritable", &args))
}
