//! Properties of numbers: digits, primes, squares and the like, for integers of any size.

use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// The largest number of bits of a value: over 10,000 decimal digits. Beyond it, a rule is "not
/// decided" instead of filling the memory, as `pow(9,pow(9,9))` would.
pub const MAX_BITS: u64 = 33_300;

/// The largest number of bits of a number that is tested for being prime: a thousand decimal
/// digits, as in the longest word. With ten thousand digits, one test would take minutes.
pub const MAX_PRIME_BITS: u64 = 3_322;

/// The decimal digits of |n|, most significant first; 0 has one digit 0.
pub fn digits(n: &BigInt) -> Vec<u8> {
    n.magnitude().to_radix_be(10)
}

/// The number with these digits, most significant first.
pub fn from_digits(digits: &[u8]) -> BigInt {
    BigUint::from_radix_be(digits, 10).expect("digits are below 10").into()
}

/// The sum of digits.
pub fn digit_sum(digits: &[u8]) -> BigInt {
    digits.iter().map(|&digit| u64::from(digit)).sum::<u64>().into()
}

/// The product of digits.
pub fn digit_product(digits: &[u8]) -> BigInt {
    if digits.contains(&0) {
        return BigInt::ZERO;
    }
    let mut product = BigInt::one();
    // The product of nineteen nines still fits into 64 bits.
    for some in digits.chunks(19) {
        product *= some.iter().map(|&digit| u64::from(digit)).product::<u64>();
    }
    product
}

/// Whether no digit occurs twice.
pub fn all_different(digits: &[u8]) -> bool {
    let mut seen = 0u16;
    digits.iter().all(|&digit| {
        let new = seen >> digit & 1 == 0;
        seen |= 1 << digit;
        new
    })
}

/// The digits in ascending order.
pub fn sorted(mut digits: Vec<u8>) -> Vec<u8> {
    digits.sort_unstable();
    digits
}

/// Whether n is prime. Up to 3.3 × 10²⁴ this is a proof (Sorenson and Webster, *Strong
/// pseudoprimes to twelve prime bases*, 2015); beyond, n has passed 40 Miller–Rabin tests.
/// `None` if n has more than [`MAX_PRIME_BITS`] bits and no divisor below 179.
pub fn is_prime(n: &BigInt) -> Option<bool> {
    const BASES: [u32; 40] = [
        2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89,
        97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173,
    ];
    if n.sign() != Sign::Plus || n.is_one() {
        return Some(false);
    }
    if let Some(small) = n.to_u32() {
        if let Some(divisor) = BASES.into_iter().find(|base| small % base == 0) {
            return Some(small == divisor);
        }
        // Jaeschke 1993: these three prove everything below 4,759,123,141.
        let passes = || [2, 7, 61].iter().all(|&base| passes_miller_rabin(small, base));
        return Some(small < 179 * 179 || passes());
    }
    if BASES.iter().any(|base| (n % base).is_zero()) {
        return Some(false);
    }
    if n.bits() > MAX_PRIME_BITS {
        return None;
    }
    let n = n.magnitude();
    let minus_one = n - 1u32;
    let twos = minus_one.trailing_zeros().expect("n is odd and above 1");
    let odd = &minus_one >> twos;
    let bases = if n.bits() < 81 { 13 } else { BASES.len() };
    Some(BASES[..bases].iter().all(|&base| {
        let mut power = BigUint::from(base).modpow(&odd, n);
        if power.is_one() || power == minus_one {
            return true;
        }
        (1..twos).any(|_| {
            power = &power * &power % n;
            power == minus_one
        })
    }))
}

fn passes_miller_rabin(n: u32, base: u64) -> bool {
    let n = u64::from(n);
    let twos = (n - 1).trailing_zeros();
    let mut power = 1;
    let (mut square, mut exponent) = (base % n, (n - 1) >> twos);
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = power * square % n;
        }
        square = square * square % n;
        exponent >>= 1;
    }
    power == 1
        || (0..twos).any(|_| {
            let found = power == n - 1;
            power = power * power % n;
            found
        })
}

/// Whether n is the square of an integer.
pub fn is_square(n: &BigInt) -> bool {
    !n.is_negative() && {
        let root = n.sqrt();
        &root * &root == *n
    }
}

/// Whether n is the cube of an integer.
pub fn is_cube(n: &BigInt) -> bool {
    let root = n.cbrt();
    &root * &root * &root == *n
}

/// Whether n is 0, 1, 3, 6, 10, …, that is, whether 8n + 1 is a square.
pub fn is_triangular(n: &BigInt) -> bool {
    is_square(&(n * 8 + 1)) && !n.is_negative()
}

/// Whether n is 0, 1, 2, 3, 5, 8, …, that is, whether 5n² + 4 or 5n² − 4 is a square (Gessel 1972).
pub fn is_fibonacci(n: &BigInt) -> bool {
    !n.is_negative() && {
        let five: BigInt = n * n * 5;
        is_square(&(&five + 4)) || is_square(&(five - 4))
    }
}

/// The exponents p for which 2^p − 1 is prime and the perfect number has at most [`MAX_BITS`] bits
/// (OEIS A000043).
const MERSENNE: [u32; 23] = [
    2, 3, 5, 7, 13, 17, 19, 31, 61, 89, 107, 127, 521, 607, 1279, 2203, 2281, 3217, 4253, 4423,
    9689, 9941, 11213,
];

/// The perfect numbers from 6 on. Even ones are 2^(p−1) (2^p − 1) where the second factor is prime
/// (Euclid, Euler). An odd one, if it exists, is above 10^1500 (Ochem and Rao 2012).
pub fn perfect_numbers() -> impl Iterator<Item = BigInt> {
    MERSENNE.iter().map(|&p| ((BigInt::one() << p) - 1) << (p - 1))
}

/// Whether n is the sum of its proper divisors.
pub fn is_perfect(n: &BigInt) -> bool {
    n.sign() == Sign::Plus && {
        let p = n.trailing_zeros().unwrap_or(0) + 1;
        let factor: BigInt = n >> (p - 1);
        MERSENNE.iter().any(|&mersenne| u64::from(mersenne) == p)
            && factor == (BigInt::one() << p) - 1
    }
}

/// a mod b, from 0 to |b| − 1, and the quotient that goes with it.
pub fn div_mod(a: &BigInt, b: &BigInt) -> Option<(BigInt, BigInt)> {
    if b.is_zero() {
        return None;
    }
    let (quotient, remainder) = a.div_rem(b);
    Some(if !remainder.is_negative() {
        (quotient, remainder)
    } else if b.is_positive() {
        (quotient - 1, remainder + b)
    } else {
        (quotient + 1, remainder - b)
    })
}
