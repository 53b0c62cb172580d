#!/usr/bin/env python3
"""The worst bodies that are known, beside someone who asks for hints.

Connections send a bad body of each address in turn, as fast as they are answered; meanwhile someone asks
for a hint ten times a second. Says how long the hints took, and exits with 1 if more than one in a
hundred took longer than a second. With --each, all connections send the same body for so many
seconds, one body after the other. With --server, says too how much memory the server has used (Linux).

    ennead serve --port 7800 &
    tests/load/hostile.py [--port 7800] [--connections 20] [--seconds 30 | --each 5] [--server $!]
"""

import argparse
import base64
import http.client
import json
import multiprocessing
import random
import sys
import threading
import time
from collections import Counter
from pathlib import Path

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HINTED = "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2"
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
UNSOLVABLE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
EMPTY = "." * 81
SEVENTEEN = "." * 64 + EASY[64:]
# The square of the largest picture.
SIDE = 1449


def bodies():
    """Bad questions: an address and a body, or an address with a query, which is asked by GET."""
    moves = [{"do": "enter", "cells": "r1c3", "digit": 4}, {"do": "clear", "cells": "r1c3"}] * 10_000
    game = {"version": 1, "start": {"givens": EASY}, "moves": moves, "done": len(moves)}
    cells = [0] * 600_000
    wide = "size 50 50\n" + "".join(f"N{i} at r{i + 1}c1\n" for i in range(50))
    wide += "".join(f"N{i} across: square\n" for i in range(50))
    booklet = {"title": "T", "train": [], "settings": {},
               "sections": [{"puzzles": [{"puzzle": EASY, "id": str(i)} for i in range(1000)]}]}
    krakens = {"kraken_size": 7, "kraken_fins": 5}
    noise = random.Random(1).randbytes(SIDE * SIDE * 4)
    yield "solve", {"puzzle": EMPTY, "limit": 1000, "engine": "dancing-links"}
    yield "solve", {"puzzle": NUGGET, "limit": 1000}
    yield "solve", {"puzzle": UNSOLVABLE, "limit": 1000}
    yield "solve", {"puzzle": " " * 2_000_000}
    yield "check", {"puzzle": SEVENTEEN}
    yield "check", {"puzzle": UNSOLVABLE}
    yield "inspect", {"puzzle": SEVENTEEN}
    yield "inspect", {"puzzle": NUGGET, "rate": True}
    yield "canon", {"puzzle": EMPTY, "symmetry": True}
    yield "read", {"text": (EASY + "\n") * 780}
    yield "read", {"text": (EASY + "\n") * 24_000}
    yield "write", {"game": game, "format": "line"}
    yield "photo", {"width": SIDE, "height": SIDE, "pixels": "kpKS" * (SIDE * SIDE)}
    yield "photo", {"width": SIDE, "height": SIDE,
                    "pixels": base64.b64encode(noise[:SIDE * SIDE * 3]).decode()}
    yield f"photo/pixels?width={SIDE}&height={SIDE}", noise
    yield "lesson", {"technique": "nested-forcing-net"}
    yield "explain", {"puzzle": ESCARGOT, "effort": 10_000, "drawings": True}
    yield "explain", {"puzzle": NUGGET, "drawings": True}
    yield "explain", {"puzzle": NUGGET, "techniques": {"theory": "b"}}
    yield "explain", {"puzzle": NUGGET, "techniques": krakens}
    yield "hint", {"puzzle": NUGGET, "depth": 3, "drawings": True}
    yield "hint", {"puzzle": NUGGET, "depth": 3, "techniques": {"theory": "b"}}
    yield "hint", {"puzzle": MONSTER, "techniques": {"only": ["nested-forcing-net"]}}
    yield "hint", {"puzzle": ESCARGOT, "techniques": {"only": ["kraken-fish-2"], **krakens}}
    yield "steps", {"puzzle": NUGGET, "most": 1000, "drawings": True}
    yield "judge", {"puzzle": ESCARGOT, "claims": ["r1c2=6"] * 1000}
    yield "draw", {"puzzle": NUGGET, "size": 1000, "marks": "all", "step": True, "labels": True}
    yield "rate", {"puzzle": NUGGET, "scales": ["te", "w", "b"]}
    yield "generate", {"clues": [17, 17], "count": 100, "seed": 1}
    yield "daily", {"date": "2026-11-29", "level": "very-hard"}
    yield "game", {"game": game, "changes": ["undo"] * 1000}
    yield "game", {"game": game, "changes": ["undo", "redo"] * 500}
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
    cards = {str(position): {"quality": 5, "repetitions": 3, "ease": 250, "interval": 9, "due": 20_000}
             for position in range(1, 1001)}
    progress = {"version": 1, "cards": {f"x-wing{i}" if i else "x-wing": cards for i in range(20)}}
    learnt = {"day": 20_000, "progress": progress}
    yield "train", learnt
    yield "train/position", learnt
    yield "train/help", {"technique": "x-wing", "position": 1, "depth": 3}
    yield "train/answer", {"technique": "x-wing", "position": 1, "help": 0, "mistaken": False,
                           **learnt, "marks": ["r1c1<>1"] * 729}
    yield "exercise", {"gaps": ["allowed", "recurse", "make some tea"]}
    # A trace of the largest length, and the slowest looks at it.
    trace = f"puzzle={UNSOLVABLE}&engine=backtracking&limit=1000"
    yield f"trace?{trace}", None
    yield f"trace?puzzle={EMPTY}&engine=trial&limit=1000", None
    yield f"trace/state?{trace}&at=4999999&tree=true&near=2000", None
    yield f"trace/events?{trace}&from=4990000&count=2000", None
    yield f"trace/find?{trace}&from=0&action=solution", None
    yield "formats", None
    yield "engines", None
    yield "techniques", None


def asked(connection, path, body):
    connection.request("GET" if body is None else "POST", f"/api/v1/{path}", body)
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
        seen.append((path.split("?")[0], status, time.monotonic() - begin))
        connection.close()


def attackers(port, connections, all_bodies, end, pipe):
    """All connections; in a process of their own, for which the one who asks for hints need not wait."""
    seen, threads = [], []
    for number in range(connections):
        # Each begins elsewhere, so that all addresses are asked at the same time.
        start = number * len(all_bodies) // connections
        threads.append(threading.Thread(target=attack, args=(port, all_bodies, start, end, seen)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    pipe.send(seen)


def under(port, connections, all_bodies, seconds):
    """How long each hint took, in order, and what became of the bad bodies."""
    end = time.monotonic() + seconds
    receive, send = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=attackers, args=(port, connections, all_bodies, end, send))
    process.start()
    # The first of them may have arrived before those who are in the way.
    time.sleep(min(1, seconds / 4))
    times = []
    question = json.dumps({"puzzle": HINTED, "depth": 3}).encode()
    while time.monotonic() < end:
        begin = time.monotonic()
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        status = asked(connection, "hint", question)
        connection.close()
        if status != 200:
            sys.exit(f"a hint was answered with {status}")
        times.append(time.monotonic() - begin)
        time.sleep(0.1)
    seen = receive.recv()
    process.join()
    return sorted(times), seen


def all_but_one_in_a_hundred(times):
    return times[len(times) * 99 // 100]


def memory(server):
    """The most memory that the server has used since the last time, in megabytes."""
    if server is None:
        return ""
    process = Path(f"/proc/{server}")
    lines = (process / "status").read_text().splitlines()
    peak = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))
    # The peak counts from here again.
    (process / "clear_refs").write_text("5")
    return f", {peak // 1024} MB"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--port", type=int, default=7800)
    parser.add_argument("--connections", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--each", type=float, help="so many seconds for each body by itself")
    parser.add_argument("--only", default="", help="only addresses that begin so")
    parser.add_argument("--server", type=int, help="the id of the server's process")
    wish = parser.parse_args()

    def sent(question):
        return question if question is None or isinstance(question, bytes) else json.dumps(question).encode()

    all_bodies = [(path, sent(body)) for path, body in bodies() if path.startswith(wish.only)]
    memory(wish.server)
    if wish.each is None:
        runs = [("all in turn", all_bodies, wish.seconds)]
    else:
        runs = [(f"{body[0].split('?')[0]} {(body[1] or body[0].encode())[-60:]!r}", [body], wish.each)
                for body in all_bodies]
    worst = 0
    for name, some, seconds in runs:
        times, seen = under(wish.port, wish.connections, some, seconds)
        worst = max(worst, all_but_one_in_a_hundred(times))
        print(f"{name}: {len(times)} hints, median {times[len(times) // 2]:.3f} s, 99 % within "
              f"{all_but_one_in_a_hundred(times):.3f} s, slowest {times[-1]:.3f} s; {len(seen)} bad bodies "
              f"{dict(Counter(status for _, status, _ in seen))}, slowest "
              f"{max(seconds for _, _, seconds in seen):.2f} s{memory(wish.server)}", flush=True)
        if wish.each is not None:
            continue
        slowest = {}
        for path, status, seconds in seen:
            slowest[path] = max(slowest.get(path, (0, status)), (seconds, status), key=lambda it: it[0])
        for path, (seconds, status) in sorted(slowest.items(), key=lambda it: -it[1][0])[:12]:
            print(f"  {path}: {seconds:.2f} s ({status})")
    sys.exit(worst > 1)


main()
