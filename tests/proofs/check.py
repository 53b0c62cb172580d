#!/usr/bin/env python3
"""Checks proofs that ennead wrote, without ennead.

    tests/proofs/check.py DIR...

For each DIR/NAME.opb: the rules of Sudoku are written anew and compared with the file byte by byte; what is left
of it is the claim, and is printed; then `veripb` checks NAME.pbp, which must end with the verdict that fits the
claim and without a warning. Needs Python 3 and veripb (`cargo install veripb`), nothing else. If veripb is
missing, it says so and ends with status 0; after a failure the status is 1.
"""

import pathlib
import re
import shutil
import subprocess
import sys

NINE = range(9)
HOUSES = (
    [[(r, c) for c in NINE] for r in NINE]
    + [[(r, c) for r in NINE] for c in NINE]
    + [[(b // 3 * 3 + i // 3, b % 3 * 3 + i % 3) for i in NINE] for b in NINE]
)


def variable(digit, cell):
    return f"x{digit}r{cell[0] + 1}c{cell[1] + 1}"


def exactly_one(variables):
    return "".join(f"+1 {name} " for name in variables) + "= 1 ;"


# Each cell has one digit; each row, then each column, then each box has each digit once.
RULES = [exactly_one(variable(d, cell) for d in range(1, 10)) for cell in sum(HOUSES[:9], [])] + [
    exactly_one(variable(d, cell) for cell in house) for house in HOUSES for d in range(1, 10)
]


class Wrong(Exception):
    pass


def grid(literals, sign):
    """The digits in reading order, if the literals are a full grid in that order."""
    found = re.findall(rf"\+1 {sign}x([1-9])r([1-9])c([1-9])", literals)
    cells = [(int(r) - 1, int(c) - 1) for _, r, c in found]
    text = " ".join(f"+1 {sign}{variable(d, cell)}" for (d, _, _), cell in zip(found, cells))
    if text != literals or cells != sum(HOUSES[:9], []):
        raise Wrong("a list of candidates is not a grid in reading order")
    return "".join(d for d, _, _ in found)


def number_of(struck):
    """The number in the name of a puzzle with struck candidates: FNV-1a of 2 · (81 · (digit - 1) + cell) each."""
    number = 0xCBF29CE484222325
    for line in struck:
        digit, row, column = (int(text) for text in re.findall("[0-9]", line[4:10]))
        number = (number ^ 2 * (81 * (digit - 1) + 9 * (row - 1) + column - 1)) * 0x100000001B3 % 2**64
    return f"-{number:016x}"


def path_claim(puzzle, rest, solution, unique_proof):
    """The same for the rest of the formula of a path: marks at the start, assumptions, what would be true after all."""
    literal = r"\+1 ~?x[1-9]r[1-9]c[1-9] "
    marks = [line for line in rest if re.fullmatch(literal + ">= 1 ;", line)]
    axioms = [line for line in rest if re.fullmatch(rf"@unique[0-9]+ ({literal})+>= 1 ;", line)]
    struck = rest[len(marks) + len(axioms) :]
    if rest != marks + axioms + struck or len(struck) != (solution is None):
        if not (solution is None and not struck and marks):
            raise Wrong("more than a puzzle and what is known, assumed and struck")
        struck, marks = marks[-1:], marks[:-1]
    shown = unique_proof() if axioms else []
    for axiom in axioms:
        clause = axiom.split(" ", 1)[1].removesuffix(" ;")
        at = [i for i, line in enumerate(shown) if line.startswith(f"red {clause} :")]
        if not any(shown[i + 1 : i + 2] == ["del id -1;"] for i in at):
            raise Wrong(f"not shown to follow from uniqueness: {axiom}")
    start = f"{puzzle} with {len(marks)} marks" if marks else puzzle
    start += f", assuming {len(axioms)} times that there is one solution" if axioms else ""
    if solution:
        return f"{start}: a path leads to {solution}", "s VERIFIED BOUNDS 81 <= obj <= 81"
    return f"{start}: a path strikes {struck[0].count('+1')} candidates", "s VERIFIED UNSATISFIABLE"


def solutions_claim(puzzle, proof):
    """The same for a proof that grids are solutions. The checker completes a grid with gaps, so each must be whole."""
    lines = [line[4:].removesuffix(";") for line in proof if line.startswith("sol ")]
    grids = [grid(" ".join(f"+1 {literal}" for literal in line.split(" ")), "") for line in lines]
    if not grids or len(set(grids)) < len(grids):
        raise Wrong("no solution in the proof, or one of them twice")
    return f"{puzzle} has these {len(grids)} solutions: {', '.join(grids)}", "s VERIFIED SATISFIABLE"


def claim(name, text, proof=lambda: [], unique_proof=lambda: []):
    """What a formula says about the puzzle in its name, in words, and the verdict that its proof must have.

    `proof` reads the lines of its proof, `unique_proof` those of the proof that the assumptions of a path follow from
    uniqueness.
    """
    lines = text.split("\n")
    if lines.pop() != "":
        raise Wrong("the last line is not finished")
    constraints = [line for line in lines[1:] if not line.startswith("min:")]
    if lines[0] != f"* #variable= 729 #constraint= {len(constraints)}":
        raise Wrong("the first line")
    solution = None
    if lines[1].startswith("min: ") and lines[1].endswith(" ;"):
        solution = grid(lines[1][5:-2], "")
    if constraints[: len(RULES)] != RULES or len(lines) != 1 + (solution is not None) + len(constraints):
        raise Wrong("the rules are not those of Sudoku")
    parts = re.fullmatch(
        r"([0-9]{81})(-[0-9a-f]{16})?(-solutions|-path(?:-[0-9a-f]{16})?)?(-unique)?", name
    )
    if not parts:
        raise Wrong("the name is not that of a puzzle")
    puzzle = parts[1]
    cells = zip(sum(HOUSES[:9], []), puzzle)
    givens = [f"+1 {variable(d, cell)} >= 1 ;" for cell, d in cells if d != "0"]
    rest = constraints[len(RULES) :]
    if rest[: len(givens)] != givens:
        raise Wrong("the givens are not those in the name")
    if parts[4]:
        if rest[len(givens) :] or solution:
            raise Wrong("more than a puzzle")
        return f"{puzzle}: what its path assumes, exchanged", "s VERIFIED SATISFIABLE"
    rest = rest[len(givens) :]
    if parts[3] and parts[3] != "-solutions":
        return path_claim(puzzle, rest, solution, unique_proof)
    struck = [line for line in rest if re.fullmatch(r"\+1 ~x[1-9]r[1-9]c[1-9] >= 1 ;", line)]
    if rest[: len(struck)] != struck or bool(struck) != bool(parts[2]):
        raise Wrong("the struck candidates are not where the name says")
    if struck:
        if number_of(struck) != parts[2]:
            raise Wrong("the struck candidates are not those of the name")
        puzzle += " without " + " ".join(line[5:10] for line in struck)
    excluded = [line.removesuffix(" >= 1 ;") for line in rest[len(struck) :]]
    if name.endswith("-solutions"):
        if excluded or solution:
            raise Wrong("more than a puzzle")
        return solutions_claim(puzzle, proof())
    if solution:
        if excluded:
            raise Wrong("more than a puzzle and its solution")
        return f"{puzzle} has one solution: {solution}", "s VERIFIED BOUNDS 81 <= obj <= 81"
    found = [grid(line, "~") for line in excluded]
    listed = ", ".join(found) or "none"
    return f"{puzzle} has no solutions but these: {listed}", "s VERIFIED UNSATISFIABLE"


def check(path):
    def proof(suffix=""):
        return path.with_name(path.stem + suffix + ".pbp").read_text().splitlines()

    words, verdict = claim(path.stem, path.read_text(), proof, lambda: proof("-unique"))
    command = ["veripb", str(path), str(path.with_suffix(".pbp"))]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    said = (run.stdout + run.stderr).splitlines()
    if run.returncode or verdict not in said or re.search("warning", "".join(said), re.IGNORECASE):
        raise Wrong(" ".join(said) or "veripb said nothing")
    return words


def arguments(doc):
    """The arguments; ends the program with `doc` if there are none, and with status 0 if there is no checker."""
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(doc)
    if not shutil.which("veripb"):
        print("skipped: veripb is not installed (cargo install veripb)")
        sys.exit()
    return sys.argv[1:]


def main():
    formulas = [path for folder in arguments(__doc__) for path in sorted(pathlib.Path(folder).glob("*.opb"))]
    failures = 0
    for path in formulas:
        try:
            print(check(path))
        except (Wrong, OSError) as wrong:
            failures += 1
            print(f"WRONG {path}: {wrong}")
    print(f"{len(formulas) - failures} of {len(formulas)} accepted")
    sys.exit(failures > 0 or not formulas)


if __name__ == "__main__":
    main()
