//! Writes the site without a server: `cargo run -p ennead-web --example site -- OUT`. What
//! `packages/site/build` has put there before, the WebAssembly modules, becomes a part of it. Scripts,
//! style sheet and texts are written without their comments.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Rect, Transform};

/// The files of `packages/site` that are copied as they are, and where to.
const COPIED: [(&str, &str); 4] = [
    ("module.js", "assets/module.js"),
    ("worker.js", "assets/worker.js"),
    ("start.js", "start.js"),
    ("choice.js", "choice.js"),
];

/// The icons: file, size, and the part of it that the sign takes. A launcher may cut a mask's edges.
const ICONS: [(&str, u32, f32); 3] =
    [("192.png", 192, 0.8), ("512.png", 512, 0.8), ("maskable.png", 512, 0.6)];

fn main() -> Result<(), Box<dyn Error>> {
    let out = std::env::args_os().nth(1).ok_or("where to?")?;
    let out = Path::new(&out);
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packages/site");
    for file in ennead_web::site() {
        write(&out.join(file.path), &file.content)?;
    }
    for (from, to) in COPIED {
        write(&out.join(to), &fs::read(scripts.join(from))?)?;
    }
    for (name, size, part) in ICONS {
        write(&out.join("icons").join(name), &icon(size, part)?)?;
    }
    let modules = fs::read_to_string(scripts.join("modules.json"))?;
    let door = fs::read_to_string(scripts.join("door.js"))?;
    write(&out.join("assets/door.js"), format!("const MODULES = {modules};\n{door}").as_bytes())?;
    let engines = fs::read_to_string(out.join("engines.json"))?;
    fs::remove_file(out.join("engines.json"))?;
    let find = fs::read_to_string(scripts.join("files.js"))?;
    write(&out.join("files.js"), format!("const WATCHED = {engines};\n{find}").as_bytes())?;

    // The worker comes last: it knows all other files.
    let worker = out.join("sw.js");
    if worker.exists() {
        fs::remove_file(&worker)?;
    }
    let mut files = Vec::new();
    list(out, out, &mut files)?;
    // Some hosts answer with the status 404 even if it is asked for by its name.
    files.retain(|file| file != "404.html");
    files.sort();
    let mut hash = Sha256::new();
    for file in &files {
        hash.update(file);
        hash.update(fs::read(out.join(file))?);
    }
    let version: String = hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let script = fs::read_to_string(scripts.join("sw.js"))?;
    let known = format!("const VERSION = {version:?};\nconst FILES = {files:?};\n");
    write(&worker, (known + &script).as_bytes())
}

fn write(path: &Path, content: &[u8]) -> Result<(), Box<dyn Error>> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let name = path.to_string_lossy();
    Ok(fs::write(path, ennead_web::bare(&name, content.to_vec()))?)
}

/// The files in `folder`, as addresses from `out`.
fn list(out: &Path, folder: &Path, files: &mut Vec<String>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path: PathBuf = entry?.path();
        if path.is_dir() {
            list(out, &path, files)?;
        } else {
            let parts = path.strip_prefix(out)?.iter().map(|part| part.to_string_lossy());
            files.push(parts.collect::<Vec<_>>().join("/"));
        }
    }
    Ok(())
}

/// The sign, nine dots with the middle one green, on white.
fn icon(size: u32, part: f32) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut picture = Pixmap::new(size, size).ok_or("an icon has a size")?;
    picture.fill(Color::WHITE);
    let whole = size as f32;
    let step = whole * part / 3.0;
    for dot in 0..9_u8 {
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        match dot {
            4 => paint.set_color_rgba8(0x00, 0x69, 0x4d, 255),
            _ => paint.set_color_rgba8(0x1c, 0x1b, 0x18, 255),
        }
        let at = |i: u8| whole / 2.0 + (f32::from(i) - 1.0) * step;
        let (x, y, radius) = (at(dot % 3), at(dot / 3), step * 0.35);
        let edge = Rect::from_xywh(x - radius, y - radius, 2.0 * radius, 2.0 * radius);
        let path = edge.and_then(|edge| {
            let mut path = PathBuilder::new();
            path.push_oval(edge);
            path.finish()
        });
        let path = path.ok_or("a dot has a size")?;
        picture.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
    }
    Ok(picture.encode_png()?)
}
