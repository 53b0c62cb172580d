#!/usr/bin/env python3
"""Asks OR-Tools, which knows nothing of ennead, how many solutions random puzzles with rules have.

    pip install ortools
    tests/ortools/agree.py ENNEAD [PUZZLES [SEED]] [--redundant]

Each puzzle is a 9×9 with a mixture of rules, most of which hold on one full board. What a rule means is
written here once more, from docs/rules.md: as what values its cells may have together, or as constraints.
The numbers of solutions (none, one, several), and a solution that is the only one, must be equal. With
--redundant, the clues that `ennead check` calls redundant must be those without which there is one solution
still: each clue is left out in turn.
"""

import itertools
import json
import random
import subprocess
import sys
from collections import Counter

from ortools.sat.python import cp_model

SIDE = range(9)
NINE = [(i, j) for i in range(3) for j in range(3)]
CELLS = [(r, c) for r in SIDE for c in SIDE]


def pieces(values, total):
    """Whether the values fall into pieces that each have this sum."""
    part = 0
    for value in values:
        part += value
        if part == total:
            part = 0
    return part == 0


def spread(values, total):
    least, greatest = sorted((values.index(min(values)), values.index(max(values))))
    return len(set(values)) == len(values) and sum(values[least + 1 : greatest]) == total


def sums(values):
    return {sum(some) for n in range(1, len(values) + 1) for some in itertools.combinations(values, n)}


def at_random(*numbers):
    return lambda values: random.choice(numbers)


def distinct(values):
    return len(set(values)) == len(values)


def balanced(v, _):
    """As many odd as even values, and as many low as high ones."""
    return distinct(v) and 5 not in v and sum(x % 2 for x in v) == 2 == sum(x < 5 for x in v)


def outside(v, n):
    low, high = sorted((v[0], v[-1]))
    return high - low >= n and not any(low <= x <= high for x in v[1:-1])


def not_consecutive(v, _):
    return all(abs(a - b) > 1 for a, b in itertools.combinations(v, 2))


# What the values of a few cells may be together: the form of the line, how many cells there are, the number
# it says (of values for which it holds), and the meaning.
SMALL = {
    "cage {}: {}": (3, sum, lambda v, n: distinct(v) and sum(v) == n),
    "sum {}: {}": (4, sum, lambda v, n: sum(v) == n),
    "rellik {}: {}": (3, lambda v: random.randint(3, 17), lambda v, n: distinct(v) and n not in sums(v)),
    "equality-cage: {}": (4, None, balanced),
    "lunchbox {}: {}": (4, lambda v: random.randint(0, 12), spread),
    "nabner: {}": (3, None, not_consecutive),
    "renban: {}": (4, None, lambda v, n: distinct(v) and max(v) - min(v) == 3),
    "palindrome: {}": (4, None, lambda v, n: v == v[::-1]),
    "between: {}": (4, None, lambda v, n: all(min(v[0], v[-1]) < x < max(v[0], v[-1]) for x in v[1:-1])),
    "lockout {}: {}": (3, at_random(3, 4), outside),
    "double-arrow: {}": (4, None, lambda v, n: v[1] + v[2] == v[0] + v[3]),
    "zipper: {}": (3, None, lambda v, n: v[0] + v[2] == v[1]),
    "sum-line {}: {}": (4, at_random(8, 9, 10), pieces),
    "entropic: {}": (3, None, lambda v, n: len({(x - 1) // 3 for x in v}) == 3),
    "modular {}: {}": (4, at_random(3), lambda v, n: len({x % 3 for x in v[:3]}) == 3 == len({x % 3 for x in v[1:]})),
    "thermometer: {}": (4, None, lambda v, n: all(a < b for a, b in zip(v, v[1:]))),
    "slow-thermometer: {}": (4, None, lambda v, n: all(a <= b for a, b in zip(v, v[1:]))),
    "whisper {}: {}": (4, at_random(3, 4, 5), lambda v, n: all(abs(a - b) >= n for a, b in zip(v, v[1:]))),
    "parity: {}": (4, None, lambda v, n: all((a + b) % 2 for a, b in zip(v, v[1:]))),
    "difference {}: {}": (2, lambda v: abs(v[0] - v[1]), lambda v, n: abs(v[0] - v[1]) == n),
    "ratio {}: {}": (2, at_random(2, 3), lambda v, n: v[0] == n * v[1] or v[1] == n * v[0]),
    "xv {}: {}": (2, sum, lambda v, n: sum(v) == n),
    "greater: {}": (2, None, lambda v, n: v[0] > v[1]),
    "odd: {}": (1, None, lambda v, n: v[0] % 2 == 1),
    "even: {}": (1, None, lambda v, n: v[0] % 2 == 0),
    "candidates {}: {}": (1, lambda v: f"2 {v[0]}", lambda v, n: v[0] in (2, int(n[2]))),
    "contains {0} {0}: {1}": (4, lambda v: v[0], lambda v, n: v.count(n) >= 2),
    "exactly {} 1: {}": (2, lambda v: v[0], lambda v, n: sorted(v) == sorted((n, 1))),
    "count 2 {} 5: {}": (4, lambda v: v[0], lambda v, n: sum(x in (n, 5) for x in v) == 2),
    "different {}: {}": (4, lambda v: len(set(v)), lambda v, n: len(set(v)) == n),
    "look-and-say 1x{}: {}": (4, lambda v: v[0], lambda v, n: v.count(n) == 1),
    "counting-circles: {}": (4, None, lambda v, n: all(v.count(x) == x for x in v)),
    "pair a * 2 < b or a + b = 11: {}": (2, None, lambda v, n: v[0] * 2 < v[1] or sum(v) == 11),
    "every-pair abs(a - b) >= 2: {}": (3, None, not_consecutive),
    "line-rule start 0 step s + d keep s <= 20 end s > 8: {}": (3, None, lambda v, n: 8 < sum(v) <= 20),
    "line-table start 0 end 1 0-1-0 0-2-1 1-3-1: {}": (3, None, lambda v, n: v in {(1, 1, 2), (1, 2, 3), (2, 3, 3)}),
}

# Clues beside the grid, of the nine cells of a row or column: the number, and constraints.


def sandwich(v):
    low, high = sorted((v.index(1), v.index(9)))
    return sum(v[low + 1 : high])


def seen(v):
    return sum(all(x > y for y in v[:i]) for i, x in enumerate(v))


def hidden(v):
    return next((x for i, x in enumerate(v) if any(y > x for y in v[:i])), 1)


def chosen(model, branches):
    """One of the branches, each a list of constraints."""
    picks = []
    for constraints in branches:
        picks.append(model.new_bool_var(""))
        for constraint in constraints:
            model.add(constraint).only_enforce_if(picks[-1])
    model.add_exactly_one(picks)
    return picks


def visible(model, x):
    """For each cell, whether it is greater than all before it."""
    all_seen = []
    for i in SIDE:
        highest, is_seen = model.new_int_var(1, 9, ""), model.new_bool_var("")
        model.add_max_equality(highest, x[: i + 1])
        model.add(x[i] == highest).only_enforce_if(is_seen)
        model.add(x[i] < highest).only_enforce_if(~is_seen)
        all_seen.append(is_seen)
    return all_seen


def post_sandwich(model, x, n):
    pairs = itertools.combinations(SIDE, 2)
    ways = [(i, j, a) for i, j in pairs for a in (1, 9)]
    chosen(model, [[x[i] == a, x[j] == 10 - a, sum(x[i + 1 : j]) == n] for i, j, a in ways])


def post_hidden(model, x, n):
    is_seen = visible(model, x)
    picks = chosen(model, [[x[i] == n] for i in SIDE])
    for i, pick in enumerate(picks):
        model.add_implication(pick, ~is_seen[i])
        for before in is_seen[:i]:
            model.add_implication(pick, before)


LANES = {
    "sandwich": (sandwich, post_sandwich),
    "x-sum": (
        lambda v: sum(v[: v[0]]),
        lambda m, x, n: chosen(m, [[x[0] == k, sum(x[:k]) == n] for k in range(1, 10)]),
    ),
    "skyscraper": (seen, lambda m, x, n: m.add(sum(visible(m, x)) == n)),
    "hidden-skyscraper": (hidden, post_hidden),
    "numbered-room": (lambda v: v[v[0] - 1], lambda m, x, n: chosen(m, [[x[0] == k + 1, x[k] == n] for k in SIDE])),
}


# Rules of the whole board: pairs of cells, and what is said of the values of each; or groups of different ones.


def apart(*steps):
    return [((r, c), (r + a, c + b)) for r, c in CELLS for a, b in steps if r + a < 9 and 0 <= c + b < 9]


NEIGHBOURS = apart((0, 1), (1, 0))
PAIRS = {
    "anti-knight": (apart((1, 2), (1, -2), (2, 1), (2, -1)), lambda a, b: a != b),
    "anti-king": (apart((1, 1), (1, -1)), lambda a, b: a != b),
    "offset 1 4": (apart((1, 4), (1, -4), (4, 1), (4, -1)), lambda a, b: a != b),
    "non-consecutive": (NEIGHBOURS, lambda a, b: abs(a - b) != 1),
    "neighbours a + b != 10": (NEIGHBOURS, lambda a, b: a + b != 10),
    "negative ratio 4": (NEIGHBOURS, lambda a, b: a != 4 * b and b != 4 * a),
}
GROUPS = {
    "x": [[(i, i) for i in SIDE], [(i, 8 - i) for i in SIDE]],
    "diagonal falling": [[(i, i) for i in SIDE]],
    "diagonal rising": [[(i, 8 - i) for i in SIDE]],
    "windoku": [[(r + i, c + j) for i, j in NINE] for r in (1, 5) for c in (1, 5)],
    "disjoint-groups": [[(3 * a + i, 3 * b + j) for a, b in NINE] for i, j in NINE],
}


def name(cell):
    return "r{}c{}".format(cell[0] + 1, cell[1] + 1)


def walk(cells):
    """A line of so many neighbouring cells."""
    line = [random.choice(CELLS)]
    while len(line) < cells:
        r, c = line[-1]
        near = [(r + a, c + b) for a in (-1, 0, 1) for b in (-1, 0, 1)]
        near = [it for it in near if it in CELLS and it not in line]
        if near:
            line.append(random.choice(near))
        else:
            line = [random.choice(CELLS)]
    return line


def full_board():
    """A random board; not all there are, but rules do not care."""
    rows, columns = ([3 * b + i for b in random.sample(range(3), 3) for i in random.sample(range(3), 3)] for _ in "rc")
    digits = random.sample(range(1, 10), 9)
    return {(r, c): digits[(3 * (rows[r] % 3) + rows[r] // 3 + columns[c]) % 9] for r, c in CELLS}


def rule(board):
    """A random rule that holds on the board, most of the time: its line, and what adds it to a model."""
    kind = random.random()
    if kind < 0.1:
        text, (pairs, holds) = random.choice(list(PAIRS.items()))
        fine = [(a, b) for a in range(1, 10) for b in range(1, 10) if holds(a, b)]
        return text, lambda m, x: [m.add_allowed_assignments([x[a], x[b]], fine) for a, b in pairs]
    if kind < 0.2:
        text, groups = random.choice(list(GROUPS.items()))
        return text, lambda m, x: [m.add_all_different([x[it] for it in group]) for group in groups]
    if kind < 0.4:
        text, (number, post) = random.choice(list(LANES.items()))
        i, back, down = random.choice(SIDE), random.random() < 0.5, random.random() < 0.5
        cells = [(k, i) if down else (i, k) for k in (reversed(SIDE) if back else SIDE)]
        towards = ("up" if back else "down") if down else ("left" if back else "right")
        n = number([board[it] for it in cells])
        return f"{text} {n}: {name(cells[0])} {towards}", lambda m, x: post(m, [x[it] for it in cells], n)
    if kind < 0.5:
        cells = random.sample(CELLS, 7)
        if random.random() < 0.5:
            line = f"arrow: {name(cells[0])} | {' '.join(map(name, cells[1:3]))}"
            return line, lambda m, x: m.add(x[cells[0]] == x[cells[1]] + x[cells[2]])
        n = board[cells[0]] + 2 * board[cells[1]] - board[cells[2]]
        if n < 0:
            return rule(board)
        line = f"sum {n}: {name(cells[0])} 2*{name(cells[1])} -{name(cells[2])}"
        return line, lambda m, x: m.add(x[cells[0]] + 2 * x[cells[1]] - x[cells[2]] == n)
    form, (size, number, holds) = random.choice(list(SMALL.items()))
    for _ in range(200):
        cells = walk(size)
        if form.startswith(("difference", "ratio", "xv", "greater")) and sum(abs(a - b) for a, b in zip(*cells)) > 1:
            continue
        values = tuple(board[it] for it in cells)
        n = number(values) if number else None
        if holds(values, n) or random.random() < 0.002:
            break
    else:
        return rule(board)
    line = form.format(n, " ".join(map(name, cells))) if number else form.format(" ".join(map(name, cells)))
    fine = [v for v in itertools.product(range(1, 10), repeat=size) if holds(v, n)]
    return line, lambda m, x: m.add_allowed_assignments([x[it] for it in cells], fine)


def puzzle():
    """A puzzle on a line, and for each of its clues, givens last, what adds it to a model."""
    board = full_board()
    rules = [rule(board) for _ in range(random.randint(2, 14))]
    if sum(text in PAIRS or text in GROUPS for text, _ in rules) > random.choice((0, 0, 1)):
        rules = [it for it in rules if it[0] not in PAIRS and it[0] not in GROUPS] or rules
    # A dot frees its border of a rule about borders without one.
    if any(text.startswith("negative") for text, _ in rules):
        rules = [it for it in rules if not it[0].startswith(("ratio", "difference"))]
    given = sorted(random.sample(CELLS, random.randint(18, 34)))
    text = "".join(str(board[it]) if it in given else "." for it in CELLS)
    line = "; ".join([f"9x9; givens {text}", *(text for text, _ in rules)])
    posts = [lambda m, x, it=it: m.add(x[it] == board[it]) for it in given]
    return line, [post for _, post in rules] + posts


def solutions(posts):
    """Up to two solutions by OR-Tools."""
    model = cp_model.CpModel()
    x = {cell: model.new_int_var(1, 9, name(cell)) for cell in CELLS}
    for i in SIDE:
        model.add_all_different([x[i, k] for k in SIDE])
        model.add_all_different([x[k, i] for k in SIDE])
        model.add_all_different([x[3 * (i // 3) + k // 3, 3 * (i % 3) + k % 3] for k in SIDE])
    for post in posts:
        post(model, x)
    solver, found = cp_model.CpSolver(), []
    solver.parameters.num_workers = 1
    while len(found) < 2 and solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        found.append("".join(str(solver.value(x[it])) for it in CELLS))
        differs = []
        for cell, digit in zip(CELLS, found[-1]):
            differs.append(model.new_bool_var(""))
            model.add(x[cell] != int(digit)).only_enforce_if(differs[-1])
        model.add_bool_or(differs)
    return found


def ask(ennead, command, form, puzzles):
    """The answers of the command, a line each."""
    text = "".join(line + "\n" for line, _ in puzzles)
    run = subprocess.run([ennead, command, "--format", form, "-"], input=text, capture_output=True, text=True)
    answers = run.stdout.splitlines()
    assert len(answers) == len(puzzles), run.stderr
    return answers


def counts_differ(ennead, puzzles):
    counts, kinds, different = Counter(), Counter(), 0
    for (line, posts), answer in zip(puzzles, ask(ennead, "solve", "line", puzzles)):
        _, found, solution = answer.split("\t")
        expected = solutions(posts)
        counts[len(expected)] += 1
        kinds.update(part.split()[0].rstrip(":") for part in line.split("; ")[2:])
        if int(found) != len(expected) or (solution and [solution] != expected):
            different += 1
            print(f"{line}\n    ennead: {found} {solution}\n    OR-Tools: {expected}")
    print(f"{len(puzzles)} puzzles with {len(kinds)} kinds of rules: {counts[0]} have no solution, {counts[1]} one,")
    print(f"{counts[2]} several; different: {different}")
    return different


def redundant_differ(ennead, puzzles):
    asked, redundant, different = 0, 0, 0
    solved = zip(puzzles, ask(ennead, "solve", "line", puzzles))
    unique = [it for it, answer in solved if answer.split("\t")[1] == "1"]
    for (line, posts), answer in zip(unique, ask(ennead, "check", "json", unique)):
        checked = json.loads(answer)
        # As the answer writes them, in the order of the puzzle.
        rules = checked["puzzle"].split("; ")[2:]
        givens = line.split("; ")[1].removeprefix("givens ")
        names = rules + [f"given {digit}: {name(it)}" for it, digit in zip(CELLS, givens) if digit != "."]
        assert len(names) == len(posts), line
        for at, clue in enumerate(names):
            if clue in checked.get("undecided", []):
                continue
            is_redundant = len(solutions(posts[:at] + posts[at + 1 :])) == 1
            asked += 1
            redundant += is_redundant
            if is_redundant != (clue in checked["redundant"]):
                different += 1
                print(f"{line}\n    {clue}: redundant by OR-Tools: {is_redundant}")
        together = checked.get("redundant_together", [])
        left = [post for clue, post in zip(names, posts) if clue not in together]
        if len(solutions(left)) != 1:
            different += 1
            print(f"{line}\n    cannot be left out together: {together}")
    print(f"{len(unique)} puzzles with one solution, {asked} clues, {redundant} redundant; different: {different}")
    return different


def main():
    ennead, *more = (it for it in sys.argv[1:] if it != "--redundant")
    count, seed = (int(it) for it in (more + ["1000", "1"][len(more) :]))
    random.seed(seed)
    puzzles = [puzzle() for _ in range(count)]
    differ = redundant_differ if "--redundant" in sys.argv else counts_differ
    sys.exit(1 if differ(ennead, puzzles) else 0)


if __name__ == "__main__":
    main()
