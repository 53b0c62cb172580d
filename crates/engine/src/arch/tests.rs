//! Every operation of every machine compared with operations on single bits and words.

use proptest::prelude::*;

use super::*;

/// Runs the same check with the vectors of every machine that is available.
fn on_all_machines<T: Task<Output = ()> + Copy>(task: T) {
    for machine in Machine::ALL.into_iter().filter(|machine| machine.is_available()) {
        dispatch(machine, task);
    }
}

type ThreeOperands<T> = (fn(T, T, T) -> T, fn(u64, u64, u64) -> u64);

#[derive(Clone, Copy)]
struct PlaneOperations<'a>(&'a [u64; 24]);

impl Task for PlaneOperations<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vectors>(self) {
        let plane = |k: usize| {
            let mut plane = V::Plane::zero();
            let words = V::Plane::WORDS;
            plane.words_mut().copy_from_slice(&self.0[k * 8..k * 8 + words]);
            plane
        };
        let (a, b, c) = (plane(0), plane(1), plane(2));
        let table: &[ThreeOperands<V::Plane>] = &[
            (|a, b, _| a.and(b), |a, b, _| a & b),
            (|a, b, _| a.or(b), |a, b, _| a | b),
            (|a, b, _| a.xor(b), |a, b, _| a ^ b),
            (|a, b, _| a.and_not(b), |a, b, _| a & !b),
            (|a, _, _| a.shl::<1>(), |a, _, _| a << 1),
            (|a, _, _| a.shl::<32>(), |a, _, _| a << 32),
            (|a, _, _| a.shr::<8>(), |a, _, _| a >> 8),
            (|_, _, _| V::Plane::ones(), |_, _, _| !0),
            (Plane::and3, |a, b, c| a & b & c),
            (Plane::or3, |a, b, c| a | b | c),
            (Plane::xor3, |a, b, c| a ^ b ^ c),
            (Plane::majority, |a, b, c| a & b | b & c | a & c),
            (Plane::and_or, |a, b, c| a & b | c),
            (Plane::and_nor, |a, b, c| a & !b & !c),
            (Plane::and_nand, |a, b, c| a & (!b | !c)),
            (Plane::or_xor, |a, b, c| a | (b ^ c)),
            (Plane::xor_and, |a, b, c| (a ^ b) & c),
            (Plane::select, |m, a, b| m & a | !m & b),
            (Plane::greater, |a, b, g| a & !b | g & !(a ^ b)),
        ];
        for (i, (vector, single)) in table.iter().enumerate() {
            let result = vector(a, b, c);
            for word in 0..V::Plane::WORDS {
                let operands = (a.words()[word], b.words()[word], c.words()[word]);
                let expected = single(operands.0, operands.1, operands.2);
                assert_eq!(result.words()[word], expected, "operation {i}");
            }
        }
        assert_eq!(a.any(), a.words().iter().any(|&word| word != 0));
        assert_eq!(a.count() as u32, a.words().iter().map(|word| word.count_ones()).sum::<u32>());
    }
}

#[derive(Clone, Copy)]
struct NineOperations<'a>(&'a [[u32; 9]; 3]);

impl Task for NineOperations<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vectors>(self) {
        let [x, y, z] = *self.0;
        let [a, b, c] = [x, y, z].map(V::Nine::from_array);
        let check = |name: &str, result: V::Nine, expected: &dyn Fn(usize) -> u32| {
            assert_eq!(result.to_array(), std::array::from_fn(expected), "{name}");
        };
        check("and", a.and(b), &|d| x[d] & y[d]);
        check("or", a.or(b), &|d| x[d] | y[d]);
        check("xor", a.xor(b), &|d| x[d] ^ y[d]);
        check("and_not", a.and_not(b), &|d| x[d] & !y[d]);
        check("shl", a.shl::<3>(), &|d| x[d] << 3);
        check("shr", a.shr::<18>(), &|d| x[d] >> 18);
        check("splat", V::Nine::splat(x[0]), &|_| x[0]);
        check("and3", Nine::and3(a, b, c), &|d| x[d] & y[d] & z[d]);
        check("or3", Nine::or3(a, b, c), &|d| x[d] | y[d] | z[d]);
        check("and_or", Nine::and_or(a, b, c), &|d| x[d] & y[d] | z[d]);
        check("and_nor", Nine::and_nor(a, b, c), &|d| x[d] & !y[d] & !z[d]);
        let majority = |d: usize| x[d] & y[d] | y[d] & z[d] | x[d] & z[d];
        check("majority", Nine::majority(a, b, c), &majority);
        check("select", Nine::select(a, b, c), &|d| x[d] & y[d] | !x[d] & z[d]);
        check("next_in_group", a.next_in_group(), &|d| x[d / 3 * 3 + (d + 1) % 3]);
        check("previous_in_group", a.previous_in_group(), &|d| x[d / 3 * 3 + (d + 2) % 3]);
        check("next_group", a.next_group(), &|d| x[(d + 3) % 9]);
        check("previous_group", a.previous_group(), &|d| x[(d + 6) % 9]);
        for digit in 0..9 {
            assert_eq!(a.word(digit), x[digit]);
            check("only", Nine::only(digit, 7), &|d| if d == digit { 7 } else { 0 });
            let mut other = x;
            other[digit] ^= 1 << digit;
            assert!(!a.equals(V::Nine::from_array(other)), "digit {digit} differs");
        }
        assert!(a.equals(V::Nine::from_array(x)));
    }
}

#[derive(Clone, Copy)]
struct Grids<'a>(&'a [u8; 81]);

impl Task for Grids<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vectors>(self) {
        let bits = V::Plane::grid_bits(self.0);
        let (low, high) = unpack(&bits);
        for cell in 0..81 {
            for bit in 0..4 {
                let row = if cell < 64 { low[bit] >> cell } else { high[bit] >> (cell - 64) };
                assert_eq!(row & 1, u64::from(self.0[cell] >> bit & 1), "cell {cell}, bit {bit}");
            }
        }
        assert_eq!(V::Plane::grid_digits(&bits), *self.0);
    }
}

proptest! {
    #[test]
    fn operations_on_planes_are_operations_on_words(words in any::<[u64; 24]>()) {
        on_all_machines(PlaneOperations(&words));
    }

    #[test]
    fn operations_on_nine_words_are_operations_on_words(words in any::<[[u32; 9]; 3]>()) {
        on_all_machines(NineOperations(&words));
    }

    #[test]
    fn grids_become_bits_and_bits_become_grids(
        digits in proptest::collection::vec(0u8..=9, 81)
    ) {
        on_all_machines(Grids(digits.first_chunk().expect("81 digits")));
    }
}
