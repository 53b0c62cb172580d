#!/usr/bin/env python3
"""The worst bodies that are known, beside someone who asks for hints.

Connections send a bad body of each address in turn, as fast as they are answered; meanwhile one asks
for a hint ten times a second. Says how long the hints took, and exits with 1 if one in a hundred took
longer than a second.

    ennead serve --port 7800 &
    tests/load/hostile.py [--port 7800] [--connections 20] [--seconds 30]
"""

import argparse
import http.client
import json
import sys
import threading
import time
from collections import Counter

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HINTED = "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2"
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
EMPTY = "." * 81
SEVENTEEN = "." * 64 + EASY[64:]


def bodies():
    """A bad body for each address."""
    moves = [{"do": "enter", "cells": "r1c3", "digit": 4}, {"do": "clear", "cells": "r1c3"}] * 10_000
    game = {"version": 1, "start": {"givens": EASY}, "moves": moves, "done": len(moves)}
    cells = [0] * 600_000
    wide = "size 50 50\n" + "".join(f"N{i} at r{i + 1}c1\n" for i in range(50))
    wide += "".join(f"N{i} across: square\n" for i in range(50))
    booklet = {"title": "T", "train": [], "settings": {},
               "sections": [{"puzzles": [{"puzzle": EASY, "id": str(i)} for i in range(1000)]}]}
    yield "solve", {"puzzle": EMPTY, "limit": 1000, "engine": "dancing-links"}
    yield "solve", {"puzzle": NUGGET, "limit": 1000}
    yield "solve", {"puzzle": " " * 2_000_000}
    yield "check", {"puzzle": SEVENTEEN}
    yield "inspect", {"puzzle": SEVENTEEN}
    yield "inspect", {"puzzle": NUGGET, "rate": True}
    yield "canon", {"puzzle": EMPTY}
    yield "read", {"text": (EASY + "\n") * 24_000}
    yield "write", {"game": game, "format": "line"}
    yield "photo", {"width": 1400, "height": 1400, "pixels": "kpKS" * 1_960_000}
    yield "lesson", {"technique": "nested-forcing-net"}
    yield "explain", {"puzzle": ESCARGOT, "effort": 10_000, "drawings": True}
    yield "explain", {"puzzle": NUGGET, "drawings": True}
    yield "hint", {"puzzle": NUGGET, "depth": 3, "drawings": True}
    yield "steps", {"puzzle": NUGGET, "most": 1000, "drawings": True}
    yield "judge", {"puzzle": ESCARGOT, "claims": ["r1c2=6"] * 1000}
    yield "draw", {"puzzle": EASY, "size": 4000}
    yield "rate", {"puzzle": NUGGET, "scales": ["te", "w", "b"]}
    yield "generate", {"clues": [17, 17], "count": 100, "seed": 1}
    yield "daily", {"date": "2026-11-29", "level": "extreme"}
    yield "game", {"game": game, "changes": ["undo"] * 1000}
    yield "game/check", {"game": game}
    yield "game/hint", {"game": game, "depth": 3}
    yield "game/protocol", {"game": game}
    yield "booklet/pages", {**booklet, "first": 1, "count": 12}
    yield "booklet/pdf", booklet
    for question in ["solve", "check", "explain", "draw", "convert"]:
        yield f"cross/{question}", {"text": wide}
    yield "cross/hint", {"text": wide, "filled": ""}
    yield "cross/judge", {"text": wide, "filled": "1" * 2_500}
    yield "cross/generate", {"width": 20, "height": 20, "seed": 1}
    yield "cross/sudoku", {"puzzle": EASY}
    yield "cross/build", {"width": 50, "height": 50, "left": cells}
    yield "cross/build", {"width": 50, "height": 50, "black": list(range(0, 2500, 7)),
                          "clues": [{"cell": 0, "across": True, "clue": "square"}] * 10_000}
    yield "train/answer", {"technique": "x-wing", "position": 0, "help": 0, "mistaken": False,
                           "day": 20_000, "progress": None, "marks": ["r1c1<>1"] * 729}
    yield "exercise", {"gaps": ["true"] * 1000}


def asked(connection, path, body):
    connection.request("POST", f"/api/v1/{path}", body)
    response = connection.getresponse()
    response.read()
    return response.status


def attack(port, all_bodies, start, end, seen):
    turn = start
    while time.monotonic() < end:
        path, body = all_bodies[turn % len(all_bodies)]
        turn += 1
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        begin = time.monotonic()
        try:
            status = asked(connection, path, body)
        except OSError as error:
            status = type(error).__name__
        seen.append((path, status, time.monotonic() - begin))
        connection.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--port", type=int, default=7800)
    parser.add_argument("--connections", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    wish = parser.parse_args()
    all_bodies = [(path, json.dumps(question).encode()) for path, question in bodies()]
    end = time.monotonic() + wish.seconds
    seen, threads = [], []
    for number in range(wish.connections):
        # Each begins elsewhere, so that all addresses are asked at the same time.
        start = number * len(all_bodies) // wish.connections
        threads.append(threading.Thread(target=attack, args=(wish.port, all_bodies, start, end, seen)))
    for thread in threads:
        thread.start()
    times = []
    question = json.dumps({"puzzle": HINTED, "depth": 3}).encode()
    while time.monotonic() < end:
        begin = time.monotonic()
        connection = http.client.HTTPConnection("127.0.0.1", wish.port, timeout=60)
        status = asked(connection, "hint", question)
        connection.close()
        if status != 200:
            sys.exit(f"a hint was answered with {status}")
        times.append(time.monotonic() - begin)
        time.sleep(0.1)
    for thread in threads:
        thread.join()
    times.sort()
    worst = times[min(len(times) - 1, len(times) * 99 // 100)]
    print(f"{len(times)} hints: median {times[len(times) // 2]:.3f} s, 99 % within {worst:.3f} s, "
          f"slowest {times[-1]:.3f} s")
    slowest = {}
    for path, status, seconds in seen:
        slowest[path] = max(slowest.get(path, (0, status)), (seconds, status), key=lambda it: it[0])
    print(f"{len(seen)} bad bodies: {dict(Counter(status for _, status, _ in seen))}")
    for path, (seconds, status) in sorted(slowest.items(), key=lambda it: -it[1][0])[:12]:
        print(f"  {path}: {seconds:.2f} s ({status})")
    sys.exit(worst > 1)


main()
