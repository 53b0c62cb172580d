//! Jobs shared out among threads: the order of their results, and how they end.

use std::thread;

use ennead_dataset::crew::{each, in_order};

#[test]
fn results_come_in_the_order_of_the_jobs() {
    for threads in [1, 2, 7] {
        let mut results = Vec::new();
        in_order(
            threads,
            0..1000u64,
            || (),
            |(), n| {
                thread::sleep(std::time::Duration::from_micros(n * 7919 % 97));
                n * n
            },
            |square| {
                results.push(square);
                Ok::<(), ()>(())
            },
        )
        .unwrap();
        assert!(results.iter().copied().eq((0..1000).map(|n| n * n)), "{threads} threads");
    }
}

#[test]
fn a_failing_taker_ends_an_endless_stream() {
    for threads in [1, 3] {
        let mut left = 10;
        let result = in_order(
            threads,
            0..,
            || (),
            |(), n: u64| n,
            |n| {
                left -= 1;
                if left == 0 { Err(n) } else { Ok(()) }
            },
        );
        assert_eq!(result, Err(9));
    }
}

#[test]
fn all_results_are_in_the_order_of_the_jobs() {
    for threads in [1, 2, 5] {
        let squares = each(threads, 0..100, || (), |(), job| Ok::<_, ()>(job * job));
        assert!(squares.unwrap().into_iter().eq((0..100).map(|job| job * job)));
    }
}

#[test]
fn an_error_ends_the_work() {
    for threads in [1, 3] {
        let work = |(): &mut (), job: usize| if job == 10 { Err(job) } else { Ok(()) };
        assert_eq!(each(threads, 0..usize::MAX, || (), work), Err(10));
    }
}
