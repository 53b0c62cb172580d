//! The map of the modules, which `packages/site/door.js` asks, is that of the [door](ennead_wasm::Door).

use std::fs;

use ennead_api::address::{ADDRESSES, Address, Lane};
use ennead_wasm::Module;
use serde_json::json;

/// For each module the addresses that it is the first to have, and whether they can take long.
fn modules() -> String {
    let of = |module: Module| {
        let own = ADDRESSES.iter().filter(|address| Module::of(address.path) == module);
        let (long, brief): (Vec<_>, Vec<_>) = own.partition(|it| it.slowest == Lane::Long);
        let names = |list: Vec<&Address>| -> Vec<_> {
            list.into_iter().map(|it| it.path.trim_start_matches('/')).collect()
        };
        json!({ "module": module.name(), "brief": names(brief), "long": names(long) }).to_string()
    };
    format!("[\n{}\n]\n", Module::ALL.map(of).join(",\n"))
}

#[test]
fn the_map_of_the_modules_is_that_of_the_door() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packages/site/modules.json");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(file, modules()).unwrap();
    }
    let known = fs::read_to_string(file).unwrap();
    assert!(
        known == modules(),
        "modules.json is not what the door says: UPDATE_EXPECT=1 cargo test -p ennead-wasm"
    );
}
