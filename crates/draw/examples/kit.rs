//! Writes every decoration and every board of `testdata/boards.txt` as SVG files into a folder:
//!
//! ```console
//! cargo run -p ennead-draw --example kit -- /tmp/kit
//! ```

#[path = "../tests/common/kit.rs"]
mod kit;

use ennead_draw::{Picture, board_svg};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).expect("a folder");
    let folder = std::path::Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("kit.svg"), board_svg(&kit::kit()))?;
    for (name, sheet) in kit::boards() {
        let file = folder.join(format!("{}.svg", name.replace(' ', "-")));
        std::fs::write(file, board_svg(&Picture::new(sheet)))?;
    }
    Ok(())
}
