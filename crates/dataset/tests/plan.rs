//! The work of a data set, and its files.

use std::sync::atomic::{AtomicU64, Ordering};

use ennead_api::{Asker, Stop};
use ennead_dataset::{Group, Join, Options, Output, Plan, Share, Trouble};
use ennead_text::{Language, Words};

fn plan(options: Options) -> Plan {
    let words = Words::new(Language::default());
    Plan::new(options, &Asker::patient(&words)).unwrap()
}

#[test]
fn results_are_in_the_order_of_the_jobs() {
    let plan =
        plan(Options { count: 100, columns: vec![], output: Output::Csv, ..Options::default() });
    let make = |threads| plan.make(0, &[], threads, &AtomicU64::new(0), &Stop::never()).unwrap();
    let [alone, two, five] = [1, 2, 5].map(make);
    assert!(alone == two && alone == five);
    // Every puzzle has its number among those of its split.
    let numbers = alone.0.iter().flat_map(|file| {
        let text = str::from_utf8(&file.bytes).unwrap();
        let of = |line: &str| line.split(',').nth(3).unwrap().parse::<u64>().unwrap();
        let numbers: Vec<_> = text.lines().skip(1).map(of).collect();
        assert!(numbers.is_sorted(), "{}: {numbers:?}", file.path);
        numbers
    });
    assert_eq!(numbers.count(), 100);
}

#[test]
fn an_error_ends_the_work() {
    let plan = plan(Options { count: 20_000, output: Output::Csv, ..Options::default() });
    for threads in [1, 3] {
        let (made, stop) = (AtomicU64::new(0), Stop::new());
        let result = std::thread::scope(|scope| {
            scope.spawn(|| {
                while made.load(Ordering::Relaxed) == 0 {
                    std::thread::yield_now();
                }
                stop.raise();
            });
            plan.make(0, &[], threads, &made, &stop)
        });
        assert_eq!(result.err(), Some(Trouble::Stopped));
        assert!(made.into_inner() < 20_000);
    }
}

/// The files of a split of two puzzles, each with two images.
fn joined(output: Output) -> Vec<Join> {
    let splits = vec![Share::new("train", 1)];
    let plan = plan(Options { count: 2, augment: 2, splits, output, ..Options::default() });
    let (_, record) = plan.make(0, &[], 1, &AtomicU64::new(0), &Stop::never()).unwrap();
    assert_eq!(record.puzzles, [2]);
    plan.joins(&[record])
}

fn head(joins: &[Join], path: &str) -> Vec<u8> {
    joins.iter().find(|join| join.path == path).expect(path).head.clone()
}

#[test]
fn a_head_is_what_numpy_writes() {
    let (hrm, flat) = (joined(Output::Hrm), joined(Output::Flat));
    for (joins, path, shape) in
        [(hrm, "train/all__inputs.npy", "(6, 81)"), (flat, "train.npy", "(6, 325)")]
    {
        let head = head(&joins, path);
        assert_eq!(head.len() % 64, 0);
        assert_eq!(&head[..10], b"\x93NUMPY\x01\x00\x76\x00");
        let said = str::from_utf8(&head[10..]).unwrap();
        let about = format!("{{'descr': '|u1', 'fortran_order': False, 'shape': {shape}, }}");
        assert_eq!(said.trim_end(), about);
        assert!(said.ends_with(" \n"));
    }
}

#[test]
fn groups_end_where_the_next_begins() {
    let joins = joined(Output::Hrm);
    let ends: Vec<u8> = [0i32, 3, 6].into_iter().flat_map(i32::to_le_bytes).collect();
    assert!(head(&joins, "train/all__group_indices.npy").ends_with(&ends));
    let about = String::from_utf8(head(&joins, "train/dataset.json")).unwrap();
    assert!(about.contains("\"total_groups\":2"), "{about}");
}

#[test]
fn every_column_is_described() {
    let columns = Group::ALL.to_vec();
    let plan = plan(Options { count: 1, columns, output: Output::Jsonl, ..Options::default() });
    let (_, record) = plan.make(0, &[], 1, &AtomicU64::new(0), &Stop::never()).unwrap();
    let [card, _] = plan.finish(&[record], &[]);
    let card = String::from_utf8(card.bytes).unwrap();
    let table = card.split("| column | what it holds |").nth(1).unwrap();
    let rows: Vec<_> = table.lines().filter(|line| line.starts_with("| `")).collect();
    assert!(rows.len() > 20, "{card}");
    for row in rows {
        assert!(!row.ends_with("|  |"), "{row}");
    }
}
