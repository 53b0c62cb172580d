//! Kinds of numbers against their definitions.

use ennead_cross::number::*;
use num_bigint::BigInt;
use num_traits::One;

#[test]
fn the_sets_of_numbers_are_those_of_their_definitions() {
    let limit = 10_000i64;
    let mut divisors = vec![0i64; limit as usize];
    for d in 1..limit {
        for multiple in (2 * d..limit).step_by(d as usize) {
            divisors[multiple as usize] += d;
        }
    }
    let mut fibonacci = vec![0i64, 1];
    while *fibonacci.last().unwrap() < limit {
        fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    }
    for n in -30..limit {
        let big = BigInt::from(n);
        let prime = n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d != 0);
        assert_eq!(is_prime(&big), Some(prime), "prime {n}");
        assert_eq!(is_square(&big), (0..=100).any(|r| r * r == n), "square {n}");
        assert_eq!(is_cube(&big), (-30..=30).any(|r| r * r * r == n), "cube {n}");
        assert_eq!(is_triangular(&big), (0..=200).any(|r| r * (r + 1) / 2 == n), "{n}");
        assert_eq!(is_fibonacci(&big), fibonacci.contains(&n), "fibonacci {n}");
        let perfect = n > 0 && divisors[n as usize] == n;
        assert_eq!(is_perfect(&big), perfect, "perfect {n}");
    }
}

#[test]
fn primes_far_out() {
    let prime = |text: &str| is_prime(&text.parse().unwrap()).unwrap();
    assert!(prime("4294967291") && prime("18446744073709551557"));
    assert!(prime("170141183460469231731687303715884105727"));
    assert!(!prime("3215031751") && !prime("3825123056546413051"));
    assert!(!prime("318665857834031151167461") && !prime("3317044064679887385961981"));
    // 2^4253 − 1 is prime, but proving that takes too long; 2^4255 − 1 is divisible by 31.
    let mersenne = |p: u32| (BigInt::one() << p) - 1;
    assert_eq!(is_prime(&mersenne(4253)), None);
    assert_eq!(is_prime(&mersenne(4255)), Some(false));
    assert!(mersenne(4253).bits() > MAX_PRIME_BITS);
    assert!(BigInt::from(10).pow(1000).bits() <= MAX_PRIME_BITS);
}

#[test]
fn division_leaves_no_negative_remainder() {
    for a in -20i32..20 {
        for b in -5i32..=5 {
            let found = div_mod(&a.into(), &b.into());
            let right = (b != 0).then(|| (a.div_euclid(b).into(), a.rem_euclid(b).into()));
            assert_eq!(found, right, "{a} {b}");
        }
    }
}
