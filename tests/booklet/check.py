#!/usr/bin/env python3
"""Checks a booklet by what is printed, not by what was meant to be.

    tests/booklet/check.py PATH-TO-ENNEAD heft.pdf [WORD-FOR-PUZZLE]

Reads the digits off the pages with pdftotext, puts them back into grids by where they stand,
and asks: has every puzzle one solution, is it the one printed at the back under the same
number, is the puzzle of the level that stands above it (where one does), and has no other
such puzzle the same solution?
"""

import collections
import json
import re
import subprocess
import sys

LEVELS = {
    "easy": "easy", "medium": "medium", "hard": "hard", "very hard": "very-hard",
    "extreme": "extreme", "leicht": "easy", "mittel": "medium", "schwer": "hard",
    "sehr schwer": "very-hard", "extrem": "extreme", "makkelijk": "easy",
    "gemiddeld": "medium", "moeilijk": "hard", "zeer moeilijk": "very-hard",
    "extreem": "extreme",
}
# Of the font: the height of a word's box, and of what is above its baseline, in em.
BOX, ASCENT, CAPITAL = 1.2, 0.935, 0.689
# Of the layout: a digit's size in cells; from a label's top to the grid, in label sizes.
DIGIT, ABOVE_PUZZLE, ABOVE_SOLUTION = 0.62, 1.625, 1.4


def words_of(file):
    """For each page, (left, top, right, bottom, text) of every word."""
    html = subprocess.run(["pdftotext", "-bbox", file, "-"], check=True, capture_output=True)
    pages = html.stdout.decode().split("<page ")[1:]
    word = r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<'
    return [[(*map(float, m[:4]), m[4]) for m in re.findall(word, page)] for page in pages]


def grid_below(words, label, factor):
    """The 81 characters of the grid under a label."""
    size = (label[3] - label[1]) / BOX
    left = label[0]
    top = label[1] + (ASCENT - CAPITAL) * size + factor * size
    found = []
    for (x1, y1, x2, y2, text) in words:
        if not re.fullmatch("[1-9]", text):
            continue
        step = (y2 - y1) / BOX / DIGIT
        column = ((x1 + x2) / 2 - left) / step
        baseline = y1 + ASCENT * (y2 - y1) / BOX
        row = (baseline - CAPITAL / 2 * (y2 - y1) / BOX - top) / step
        near = abs(column % 1 - 0.5) < 0.2 and abs(row % 1 - 0.5) < 0.2
        if near and 0 <= column < 9 and 0 <= row < 9:
            found.append((round(step, 1), int(row) * 9 + int(column), text))
    # All digits of a grid are of one size: a page number that happens to stand right is none.
    cells = ["."] * 81
    usual = collections.Counter(step for step, *_ in found).most_common(1)
    for step, cell, text in found:
        if abs(step - usual[0][0]) < 0.3:
            cells[cell] = text
    return "".join(cells)


def main():
    ennead, file = sys.argv[1:3]
    name = sys.argv[3] if len(sys.argv) > 3 else "Rätsel"
    puzzles, levels, solutions = {}, {}, {}
    for words in words_of(file):
        labels = [i for i, word in enumerate(words[:-1])
                  if word[4] == name and re.fullmatch(r"\d+", words[i + 1][4])]
        for i in labels:
            number = int(words[i + 1][4])
            puzzles[number] = grid_below(words, words[i], ABOVE_PUZZLE)
            line = [word for word in words if abs(word[1] - words[i][1]) < 0.5
                    and word[0] > words[i + 1][2]]
            line = sorted(line)[: next((k for k, word in enumerate(sorted(line))
                                        if word[4] == name), len(line))]
            levels[number] = LEVELS.get(" ".join(word[4] for word in line))
        if labels:
            continue
        for label in words:
            if re.fullmatch(r"\d+", label[4]):
                grid = grid_below(words, label, ABOVE_SOLUTION)
                if "." not in grid:
                    solutions[int(label[4])] = grid
    assert puzzles and sorted(puzzles) == list(range(1, len(puzzles) + 1)), sorted(puzzles)
    assert sorted(solutions) == sorted(puzzles), (sorted(puzzles), sorted(solutions))
    numbers = sorted(puzzles)
    text = "".join(puzzles[number] + "\n" for number in numbers)
    solved = subprocess.run([ennead, "solve", "--format", "line", "-"], input=text,
                            capture_output=True, text=True).stdout.splitlines()
    for number, line in zip(numbers, solved, strict=True):
        puzzle, count, *solution = line.split(":")
        assert count == "1", f"puzzle {number}: {count} solutions: {puzzle}"
        assert solution == [solutions[number]], f"puzzle {number}: the printed solution is wrong"
    graded = [number for number in numbers if levels[number]]
    if graded:
        text = "".join(puzzles[number] + "\n" for number in graded)
        rated = subprocess.run([ennead, "rate", "--format", "json", "-"], input=text,
                               capture_output=True, text=True).stdout.splitlines()
        for number, line in zip(graded, rated, strict=True):
            level = json.loads(line)["level"]
            assert level == levels[number], f"puzzle {number}: {level}, not {levels[number]}"
        different = {solutions[number] for number in graded}
        assert len(different) == len(graded), "two puzzles have the same solution"
    print(f"{file}: {len(puzzles)} puzzles, each with the one solution printed; "
          f"{len(graded)} of the level printed")


main()
