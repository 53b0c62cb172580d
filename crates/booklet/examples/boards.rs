//! Draws every decoration and every board of `testdata/boards.txt` as on paper, as PNG files in a
//! folder:
//!
//! ```console
//! cargo run -p ennead-booklet --example boards -- /tmp/boards
//! ```

#[path = "../../draw/tests/common/kit.rs"]
mod kit;

use ennead_booklet::{BoardPicture, MILLIMETRE, board_picture, png};
use ennead_draw::Picture;
use ennead_text::{LANGUAGES, Words};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).expect("a folder");
    let folder = std::path::Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let words = Words::new(LANGUAGES[0]);
    let boards = kit::boards().map(|(name, sheet)| (name, Picture::new(sheet)));
    for (name, drawn) in boards.chain([("kit", kit::kit())]) {
        let cell = 170.0 * MILLIMETRE / drawn.sheet.ground.rows() as f32;
        let page = board_picture(&BoardPicture { picture: &drawn, cell }, &words);
        std::fs::write(folder.join(format!("{name}.png")), png(&page, 110.0))?;
    }
    Ok(())
}
