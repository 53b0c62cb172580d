//! dbg
#[path = "../tests/common/mod.rs"]
mod common;
use ennead_photo::*;
fn main(){
  let r=Reader::default();
  for i in [2,20,22,42,48usize]{
    let s=common::scenes::entries(i);
    let x=r.read(&s.photo.pixels(),Reach::One).pop().unwrap();
    println!("{}",s.name);
    let d=x.digits();
    let mut v:Vec<_>=(0..81).filter(|&c|d[c]>0).map(|c|(if s.puzzles[0][c]>0 {'g'} else {'e'}, (x.inks[c]*100.0) as i32, (x.cells[c][d[c] as usize]*100.0) as i32)).collect();
    v.sort(); println!("{v:?} {:?}", x.entries().len());
  }
}
