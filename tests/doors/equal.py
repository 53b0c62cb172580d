#!/usr/bin/env python3
"""Asks the same questions at every door, and compares the answers.

    tests/doors/equal.py ENNEAD [--c LIBRARY] [--npm FOLDER] [--python PYTHON]

The server says what is right. The library for C and the npm package take every question as it is, the
tools for language models seven kinds of it. The command and the Python module have words of their own
for some: what both have is compared. Of an answer nothing is left out but how long it took.
"""

import argparse
import ctypes
import json
import re
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
FEW = "." * 60 + EASY[60:]
NONE = "55" + "." * 79
UNSOLVABLE = "5168497323.76.5...8.97...65135.6.9.7472591..696837..5.253186.746842.75..791.5.6.8"
CROSS = "size 3 2\nA at r1c1\nA across: = 123\n"
# Puzzles with rules, or on other boards: one solution, several, none, a broken rule, bare digits, two
# that may have rules added, and one with a key that is not understood.
RULED = (
    ("4x4; thermometer: r1c1-4; cage 5: r2c2 r2c3; given 3: r2c1; given 1: r3c2; given 4: r4c1", {}),
    ("4x4\nx", {}),
    ("4x4; thermometer: r1c1-4; renban: r1-3c1; given 4: r2c1", {}),
    ("9x9; cage 3: r1c1 r1c2; given 4: r1c1", {}),
    (".4.2..1..1..2.4.", {"rules": ["X-Sudoku"]}),
    (EASY, {"rules": ["x", "antiknight"]}),
    ('{"size": 4, "grid": [[{"value": 1, "given": true}, {}, {}, {}]], "fog": ["R1C1"]}', {"ignore": True}),
)
CHOICE = {"only": ["x-wing", "naked-pair"], "uniqueness": False}


def questions():
    """Pairs of an address and a question; an address may say how it is to be answered."""
    for puzzle in (EASY, HARD, FEW, NONE, UNSOLVABLE):
        about = {"puzzle": puzzle}
        yield "solve", about
        yield "solve", about | {"limit": 1}
        yield "solve", about | {"limit": 20, "engine": "backtracking"}
        yield "check", about
        yield "inspect", about
        yield "canon", about
        yield "canon", about | {"symmetry": True}
        yield "rate", about
        yield "rate", about | {"scales": ["w"], "uniqueness": False}
        yield "explain", about
        yield "explain?lang=nl&cells=K", about | {"techniques": CHOICE}
        yield "explain", about | {"drawings": True}
        for depth in (1, 2, 3):
            yield f"hint?lang={'en de nl'.split()[depth - 1]}", about | {"depth": depth}
        yield "steps", about | {"most": 3}
        yield "judge", about | {"claims": ["r5c5=5", "r1c3<>2", "r1c3=9"]}
        yield "judge", about | {"claims": ["r5c5=5", "r1c3=4"], "moves": True, "rewards": {"wrong": -2.5}}
        yield "draw", about | {"size": 300, "marks": "all"}
        yield "link", about | {"progress": False}
        for form in ("line", "sdk", "opensudoku", "hodoku"):
            yield "write", about | {"format": form}
    for puzzle, opening in RULED:
        yield "solve", {"puzzle": puzzle} | opening
        yield "solve?lang=de", {"puzzle": puzzle, "limit": 5} | opening
        yield "check", {"puzzle": puzzle} | opening
        yield "check?lang=nl", {"puzzle": puzzle} | opening
        for form in ("rules", "rules-line", "line"):
            yield "write", {"puzzle": puzzle, "format": form}
        yield "rate", {"puzzle": puzzle}
    for language in ("en", "de", "nl"):
        for list_of in ("formats", "engines", "techniques"):
            yield f"{list_of}?lang={language}", {}
        for technique in ("x-wing", "xy-wing", "hidden-single"):
            yield f"lesson?lang={language}", {"technique": technique}
        yield f"cross/solve?lang={language}", {"text": CROSS}
        yield f"cross/explain?lang={language}", {"text": CROSS}
        yield f"cross/hint?lang={language}", {"text": CROSS, "filled": "1....."}
    yield "cross/check", {"text": CROSS}
    yield "cross/draw", {"text": CROSS, "solution": True}
    yield "cross/convert", {"text": CROSS, "to": "contest"}
    yield "cross/judge", {"text": CROSS, "filled": "12...."}
    yield "cross/sudoku", {"puzzle": EASY}
    yield "cross/generate", {"width": 3, "height": 3, "seed": 4, "to": "clues"}
    yield "daily", {"date": "2026-11-29", "level": "hard"}
    yield "read", {"text": EASY + "\n" + HARD, "most": 2}
    yield "train", {"day": 20_000}
    yield "train/position", {"technique": "x-wing", "day": 20_000}
    yield "train/help", {"technique": "x-wing", "position": 1, "depth": 3}
    yield "exercise", {"gaps": ["a", "b", "c"], "at": 3}
    yield "exercise", {}
    for level in ("easy", "medium", "hard"):
        yield "generate", {"seed": 7, "level": level}
    yield "generate", {"seed": 8, "count": 3, "symmetry": "rotate180"}
    yield "trace", {"puzzle": EASY, "engine": "trial", "limit": 1}
    yield "trace/state", {"puzzle": EASY, "engine": "trial", "limit": 1, "at": 9}
    booklet = {"settings": {}, "sections": [{"puzzles": [{"puzzle": EASY, "id": "1"}]}]}
    yield "booklet/pages?lang=de", booklet | {"count": 1}
    # What every door refuses, in the same words.
    for language in ("en", "de", "nl"):
        for address, question in (
            ("solve", {"puzzle": "53x"}),
            ("solve", {"puzzle": ""}),
            ("solve", {"puzzle": EASY + "\n" + HARD}),
            ("solve", {"puzzle": EASY, "limit": 100_000}),
            ("solve", {"puzzle": EASY, "engine": "quick"}),
            ("solve", {"puzzel": EASY}),
            ("solve", {"puzzle": "4x4; cage 5: r1c1 r9c9"}),
            ("check", {"puzzle": "4x4; boxes 3x3; cages 5: r1c1"}),
            ("solve", {"puzzle": EASY + "; anti-knight"}),
            ("solve", {"puzzle": EASY, "rules": ["antinight"]}),
            ("rate", {"puzzle": ".4.2..1..1..2.4."}),
            ("hint", {"puzzle": EASY, "depth": 4}),
            ("explain", {"puzzle": EASY, "techniques": {"only": ["x-wings"]}}),
            ("judge", {"puzzle": EASY, "claims": ["r5c5~5"]}),
            ("judge", {"puzzle": EASY, "claims": ["r5c5=5"], "limits": {"rating": 7.25}}),
            ("generate", {"level": "easy", "rating": "1.0..2.0"}),
            ("generate", {"level": "murderous"}),
            ("cross/build", {"width": 3, "height": 2, "names": [{"name": "A b", "cell": 0}]}),
            ("cross/solve", {"text": "size 3"}),
            ("train/position", {"technique": "x-wings"}),
        ):
            yield f"{address}?lang={language}", question


def timeless(answer):
    """The answer without how long it took."""
    if isinstance(answer, dict):
        return {name: timeless(value) for name, value in answer.items() if name != "seconds"}
    if isinstance(answer, list):
        return [timeless(value) for value in answer]
    return answer


class Server:
    # What is asked by GET, in the query.
    BY_QUERY = ("formats", "engines", "techniques", "trace", "trace/state")

    def __init__(self, ennead):
        self.child = subprocess.Popen(
            [ennead, "--lang", "en", "serve", "--port", "0"], stdout=subprocess.PIPE, text=True
        )
        self.base = re.search(r"http://[^/]+", self.child.stdout.readline())[0]

    def ask(self, address, question):
        """The answer, or the sentence of the refusal."""
        name, _, how = address.partition("?")
        if name in self.BY_QUERY:
            query = "&".join(filter(None, (how, urllib.parse.urlencode(question))))
            request = urllib.request.Request(f"{self.base}/api/v1/{name}?{query}")
        else:
            request = urllib.request.Request(
                f"{self.base}/api/v1/{address}",
                json.dumps(question).encode(),
                {"content-type": "application/json"},
            )
        try:
            with urllib.request.urlopen(request) as reply:
                return timeless(json.load(reply))
        except urllib.error.HTTPError as error:
            return json.load(error)["detail"]

    def end(self):
        self.child.terminate()
        self.child.wait()


class C:
    """The function ennead_ask of the shared library."""

    def __init__(self, library):
        self.library = ctypes.CDLL(library)
        self.library.ennead_ask.argtypes = [
            ctypes.c_char_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p),
            ctypes.POINTER(ctypes.c_size_t), ctypes.c_void_p,
        ]  # fmt: skip
        self.library.ennead_last_error.restype = ctypes.c_char_p

    def ask(self, address, question):
        answer, length = ctypes.c_void_p(), ctypes.c_size_t()
        status = self.library.ennead_ask(
            f"/{address}".encode(), json.dumps(question).encode(), answer, length, None
        )
        if status:
            return self.library.ennead_last_error().decode()
        text = ctypes.string_at(answer, length.value)
        self.library.ennead_free(answer)
        return timeless(json.loads(text))

    def end(self):
        pass


class Child:
    """A program that answers a line by a line."""

    def __init__(self, command):
        self.child = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def say(self, message):
        self.child.stdin.write(json.dumps(message) + "\n")
        self.child.stdin.flush()

    def hear(self):
        return json.loads(self.child.stdout.readline())

    def end(self):
        self.child.stdin.close()
        self.child.wait()


class Npm(Child):
    """The package's function `ask`, which takes any question but in which language apart."""

    SCRIPT = """
        import { createInterface } from "node:readline";
        const { ask } = await import(process.argv[1]);
        for await (const line of createInterface({ input: process.stdin })) {
          const [name, question, how] = JSON.parse(line);
          let answer;
          try { answer = ask(name, question, how); } catch (error) { answer = error.message; }
          console.log(JSON.stringify({ answer }));
        }
    """

    def __init__(self, folder):
        entry = (Path(folder) / "node.js").resolve().as_uri()
        super().__init__(["node", "--input-type=module", "--eval", self.SCRIPT, entry])

    def ask(self, address, question):
        name, _, how = address.partition("?")
        self.say([name, question, dict(pair.split("=") for pair in how.split("&") if pair)])
        return timeless(self.hear()["answer"])


class Mcp(Child):
    """The tools for language models, in one language at a time."""

    TOOLS = ("solve", "check", "hint", "explain", "judge", "rate", "generate")

    def __init__(self, ennead):
        super().__init__([ennead, "--lang", "en", "mcp"])
        hello = {"name": "equal", "version": "1"}
        about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": hello}
        self.call("initialize", about)
        self.say({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def call(self, method, params):
        self.say({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        return self.hear()["result"]

    def ask(self, address, question):
        name, _, how = address.partition("?")
        if name not in self.TOOLS or how not in ("", "lang=en"):
            return None
        result = self.call("tools/call", {"name": name, "arguments": question})
        if result.get("isError"):
            return result["content"][0]["text"]
        return timeless(result["structuredContent"])


class Command:
    """The command, for what its options can say. A refusal is compared by what follows `error: `."""

    def __init__(self, ennead):
        self.ennead = ennead

    def ask(self, address, question):
        name, _, how = address.partition("?")
        known = {
            "solve": {"limit": "--limit", "engine": "--engine", "rules": "--rules", "ignore": "--ignore"},
            "check": {"rules": "--rules", "ignore": "--ignore"},
            "rate": {},
            "explain": {},
            "hint": {"depth": "--depth"},
            "judge": {"claims": "--claims"},
        }
        more = question.keys() - {"puzzle"}
        if name not in known or not more <= known[name].keys() or "puzzle" not in question:
            return None
        # The command reads a list where a question is about one puzzle, bounds nothing, and refuses
        # in its own layout.
        if how not in ("", "lang=en", "lang=de", "lang=nl"):
            return None
        if len(question["puzzle"]) != 81 and name not in ("solve", "check"):
            return None
        if question.get("limit", 0) > 1000 or question.get("engine") == "quick":
            return None
        if question.get("depth", 1) > 3 or "r5c5~5" in question.get("claims", ()):
            return None
        # Their own defaults differ: the command says at first only where to look.
        options = {"depth": 3} if name == "hint" else {}
        for field, value in (options | question).items():
            if field != "puzzle":
                said = ",".join(value) if isinstance(value, list) else str(value)
                options[field] = said
        # What is only said or not has no value.
        flag = lambda field, said: [f"{known[name][field]}={said}".removesuffix("=True")]
        arguments = [word for field, said in options.items() for word in flag(field, said)]
        language = how.removeprefix("lang=") or "en"
        run = subprocess.run(
            [self.ennead, "--lang", language, name, "--format", "json", *arguments, question["puzzle"]],
            capture_output=True, text=True,
        )  # fmt: skip
        # Several puzzles are refused at the other doors.
        if run.stdout.count("\n") != 1:
            return None
        answer = timeless(json.loads(run.stdout))
        # In a list of answers a refusal is an answer too.
        clash = name == "explain" and answer["verdict"] == "invalid"
        return answer["verdict_sentence"] if clash else answer

    def end(self):
        pass


class Python(Child):
    """The functions of the Python module, whose answers are objects: what both have is compared."""

    SCRIPT = """
import json, sys
import ennead
for line in sys.stdin:
    name, question = json.loads(line)
    try:
        answer = getattr(ennead, name)(question.pop("puzzle"), **question)
        fields = getattr(answer, "__dataclass_fields__", None)
        answer = {field: getattr(answer, field) for field in fields} if fields else {name: answer}
    except ValueError as error:
        answer = str(error)
    print(json.dumps({"answer": answer}, default=vars), flush=True)
"""
    FIELDS = {
        "check": (
            "verdict", "unique", "minimal", "clashes", "differing", "redundant", "solution", "broken", "ignored",
        ),
        "rate": ("verdict", "er", "ep", "ed", "level", "stopped"),
        "explain": ("unique", "solved", "level", "end", "text"),
        "hint": ("technique",),
        "canon": (),
        "solve": (),
        "write": (),
    }  # fmt: skip

    def __init__(self, python):
        super().__init__([python, "-W", "ignore", "-c", self.SCRIPT])

    def ask(self, address, question):
        name, _, how = address.partition("?")
        known = {"puzzle", "rules", "ignore", "format"}
        if name not in self.FIELDS or not {"puzzle"} <= question.keys() <= known or how not in ("", "lang=en"):
            return None
        names = {"write": "convert", "format": "to"}
        question = {names.get(field, field): value for field, value in question.items()}
        self.say([names.get(name, name), question])
        return timeless(self.hear()["answer"])

    def compared(self, address, right, found):
        """Both answers, with the fields that both have."""
        name = address.partition("?")[0]
        if isinstance(right, str):
            # An exception adds the place.
            return right, right if right in found else found
        if name == "canon":
            return right["canonical"], found["canon"]
        if name == "solve":
            only = right["solutions"][0] if len(right["solutions"]) == 1 else None
            return only, found["solve"]
        if name == "write":
            # There a line ends, as in a file.
            return right["text"].rstrip("\n"), found["convert"].rstrip("\n")
        fields = [field for field in self.FIELDS[name] if field in right and field in found]
        return {f: right[f] for f in fields}, {f: found[f] for f in fields}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ennead")
    parser.add_argument("--c", metavar="LIBRARY")
    parser.add_argument("--npm", metavar="FOLDER")
    parser.add_argument("--python", metavar="PYTHON")
    args = parser.parse_args()

    server = Server(args.ennead)
    doors = {"mcp": Mcp(args.ennead), "command": Command(args.ennead)}
    for name, door in (("c", C), ("npm", Npm), ("python", Python)):
        if given := getattr(args, name):
            doors[name] = door(given)

    asked, compared, different = 0, Counter(), 0
    for address, question in questions():
        asked += 1
        right = server.ask(address, question)
        for name, door in doors.items():
            found = door.ask(address, question)
            if found is None:
                continue
            compared[name] += 1
            expected = right
            if isinstance(door, Python):
                expected, found = door.compared(address, right, found)
            if found != expected:
                different += 1
                print(f"{name}: {address} {json.dumps(question)[:200]}")
                print(f"    server: {json.dumps(expected)[:300]}")
                print(f"    {name}: {json.dumps(found)[:300]}")
    for door in (server, *doors.values()):
        door.end()
    print(f"{asked} questions; answers compared: {dict(compared)}; different: {different}")
    # A door that answered nothing was not compared.
    if different or not all(compared[name] for name in doors):
        sys.exit(1)


if __name__ == "__main__":
    main()
