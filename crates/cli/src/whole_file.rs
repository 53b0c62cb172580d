//! Files that are there whole, or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Writes a file. Until all of it is written, what was there before stays; on a full disk it still is there, and
/// nothing else.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_by(path, |out| out.write_all(bytes))
}

/// The same by `fill`, which writes piece by piece.
pub(crate) fn write_by(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    // A link stays, and what it leads to is written.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let before = fs::metadata(path).ok();
    if before.as_ref().is_some_and(|found| !found.is_file()) {
        // A pipe or a terminal has nothing to keep.
        return fs::File::create(path).and_then(|mut file| fill(&mut file));
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let draft = path.with_file_name(name);
    let written = fs::File::create(&draft).and_then(|file| {
        let mut out = io::BufWriter::with_capacity(1 << 16, file);
        fill(&mut out)?;
        out.flush()?;
        if let Some(before) = before {
            fs::set_permissions(&draft, before.permissions())?;
        }
        fs::rename(&draft, path)
    });
    if written.is_err() {
        let _ = fs::remove_file(&draft);
    }
    written
}
