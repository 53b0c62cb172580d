//! Puzzles that were published, with their solutions.

use ennead_cross::{Hooks, Limits, parse, solve};

/// The only solution, its rows joined.
fn only_solution(text: &str) -> String {
    let outcome = solve(&parse(text).unwrap(), &Limits::default(), &Hooks::default());
    assert_eq!(outcome.is_unique(), Some(true));
    outcome.solutions[0].rows().collect::<Vec<_>>().join(" ")
}

/// Puzzles of our own whose solutions are the three grids that seed 003 prints as the
/// contest's answers; the contest's own files are lost.
#[test]
fn the_contest_s_three_grids() {
    let grids = [
        (
            include_str!("../../../testdata/cross/testfall1.kz"),
            "153131 141441 973493 330529 869017 876927",
        ),
        (
            include_str!("../../../testdata/cross/testfall2.kz"),
            "279841 321619 121114 877444 368888 646421",
        ),
        (
            include_str!("../../../testdata/cross/testfall3.kz"),
            "576676 272422 985465 711348 232574 961361",
        ),
    ];
    for (text, grid) in grids {
        assert_eq!(only_solution(text), grid);
    }
}

/// Crossfigures of Thinks.com, whose clues CSPLib problem 021 records. The solution of the
/// first is the published one; black cells are 0 in it.
#[test]
fn crossfigures_of_csplib_problem_021() {
    let grids = [
        (
            include_str!("../../../testdata/cross/crossfigure1.txt"),
            "160809183 600201042 307201401 536002866 030000040 455601156 906701608 680804048 100807332",
        ),
        (
            include_str!("../../../testdata/cross/crossfigure2.txt"),
            "830114075 631704410 060172030 342060684 506203809 156070225 030228000 417604054 380281025",
        ),
        (
            include_str!("../../../testdata/cross/crossfigure9.txt"),
            "690288043 102408856 060246040 984010957 605506703 951070828 010926020 820804258 200440052",
        ),
    ];
    for (text, grid) in grids {
        assert_eq!(only_solution(text), grid);
    }
}
