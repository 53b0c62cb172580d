//! Draws every decoration and every board of `testdata/boards.txt` as on paper, as PNG files in a
//! folder:
//!
//! ```console
//! cargo run -p ennead-booklet --example boards -- /tmp/boards
//! ```

#[path = "../../draw/tests/common/kit.rs"]
mod kit;

use ennead_booklet::{MILLIMETRE, Picture, picture, png};
use ennead_draw as draw;
use ennead_text::{LANGUAGES, Words};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).expect("a folder");
    let folder = std::path::Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let words = Words::new(LANGUAGES[0]);
    let boards = kit::boards().map(|(name, sheet)| (name, draw::Picture::new(sheet)));
    for (name, board) in boards.chain([("kit", kit::kit())]) {
        for (suffix, black_only) in [("", false), ("-black", true)] {
            let side = 170.0 * MILLIMETRE;
            let drawn = Picture { board: &board, side, labels: false, black_only };
            let page = picture(&drawn, &words);
            std::fs::write(folder.join(format!("{name}{suffix}.png")), png(&page, 110.0))?;
        }
    }
    Ok(())
}
