#!/usr/bin/env python3
"""Changes proofs that ennead wrote, and shows that no false claim is accepted for it.

    tests/proofs/mutate.py DIR [COUNT [SEED]]

Takes a file of DIR, changes one thing in it (a number, a sign, a word, a line), and lets `check.py` judge the pair of
files as a stranger would. A change that is accepted must leave the claim true: what DIR says is taken for true, so
check DIR first. Prints how many changes were refused, how many were accepted and harmless, and each false claim that
was accepted; with one of these, the status is 1. Needs what `check.py` needs.
"""

import collections
import pathlib
import random
import re
import sys
import tempfile

import check


def changed(text, first, dice):
    """The text with one thing changed from line `first` on, and what was done."""
    lines = text.splitlines()
    at = dice.randrange(min(first, len(lines) - 1), len(lines))
    words = lines[at].split(" ")
    word = dice.randrange(len(words))
    kind = dice.choice(["number", "number", "number", "sign", "word dropped", "words swapped", "line dropped", "line twice"])
    if kind == "number":
        numbers = list(re.finditer("[0-9]+", lines[at]))
        if numbers:
            one = dice.choice(numbers)
            other = max(int(one[0]) + dice.choice([-2, -1, 1, 2]), 0)
            lines[at] = lines[at][: one.start()] + str(other) + lines[at][one.end() :]
    elif kind == "sign":
        words[word] = words[word].replace("~x", "x") if "~" in words[word] else words[word].replace("x", "~x")
        lines[at] = " ".join(words)
    elif kind == "word dropped":
        lines[at] = " ".join(words[:word] + words[word + 1 :])
    elif kind == "words swapped":
        other = dice.randrange(len(words))
        words[word], words[other] = words[other], words[word]
        lines[at] = " ".join(words)
    elif kind == "line dropped":
        del lines[at]
    else:
        lines.insert(at, lines[at])
    return "\n".join(lines) + "\n", kind


def is_true(words, original):
    """Whether a claim holds, if the `original` claim about the same puzzle does."""
    for form, holds in (
        (" has no solutions but these: ", lambda said, true: true <= said),
        (r" has these \d+ solutions: ", lambda said, true: said <= true),
    ):
        parts = [re.split(form, text) for text in (words, original)]
        if len(parts[0]) == len(parts[1]) == 2 and parts[0][0] == parts[1][0]:
            return holds(*(set(grids.split(", ")) for _, grids in parts))
    return words == original


def main():
    folder, *numbers = check.arguments(__doc__)
    count, seed = (int(text) for text in (numbers + ["1000", "1"][len(numbers) :])[:2])
    dice = random.Random(seed)
    # Candidates that a path strikes are not judged here.
    pairs = [path for path in sorted(pathlib.Path(folder).glob("*.opb")) if "-path" not in path.stem]
    claims = {path: check.check(path) for path in pairs}
    outcomes, false = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as scratch:
        tried = 0
        while tried < count:
            path = dice.choice(pairs)
            formula, proof = path.read_text(), path.with_suffix(".pbp").read_text()
            in_formula = dice.random() < 0.5
            # In the formula, the rules of Sudoku are compared byte by byte; what is not a rule is of interest.
            rules = 1 + len(check.RULES) if dice.random() < 0.9 else 0
            if in_formula:
                new, kind = changed(formula, rules, dice)
            else:
                new, kind = changed(proof, 0, dice)
            if new in (formula, proof):
                continue
            tried += 1
            file = pathlib.Path(scratch) / path.name
            file.write_text(new if in_formula else formula)
            file.with_suffix(".pbp").write_text(proof if in_formula else new)
            try:
                words = check.check(file)
            except (check.Wrong, ValueError):
                outcomes["refused", kind] += 1
                continue
            if is_true(words, claims[path]):
                outcomes["harmless", kind] += 1
            else:
                false += 1
                print(f"FALSE CLAIM ACCEPTED in {path.name}, seed {seed}, change {tried}: {words}")
    for (outcome, kind), number in sorted(outcomes.items()):
        print(f"{outcome:10} {kind:14} {number}")
    print(f"{tried} changed proofs, {false} false claims accepted")
    sys.exit(false > 0)


if __name__ == "__main__":
    main()
