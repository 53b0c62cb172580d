#!/usr/bin/env python3
"""ennead by Python's ctypes: solves puzzles, asks for a hint, stops what takes too long.

    python3 solve.py path/to/libennead_c.so
"""

import json
import sys
import threading
from ctypes import CDLL, POINTER, byref, c_char_p, c_int32, c_size_t, c_uint64, c_void_p
from ctypes import create_string_buffer, string_at

OK, STOPPED = 0, 5

library = CDLL(sys.argv[1])
library.ennead_version.restype = c_char_p
library.ennead_last_error.restype = c_char_p
library.ennead_solve.restype = c_int32
library.ennead_solve.argtypes = [
    c_char_p, c_size_t, c_uint64, POINTER(c_uint64), c_size_t, c_char_p, c_size_t, c_void_p]
library.ennead_ask.restype = c_int32
library.ennead_ask.argtypes = [
    c_char_p, c_char_p, POINTER(c_void_p), POINTER(c_size_t), c_void_p]
library.ennead_free.argtypes = [c_void_p]
library.ennead_stop_new.restype = c_void_p
library.ennead_stop_raise.argtypes = [c_void_p]
library.ennead_stop_free.argtypes = [c_void_p]


def solve(puzzles, limit=2, stop=None):
    """The number of solutions of each puzzle, and the first one or None."""
    rows = "".join(puzzles).encode()
    counts = (c_uint64 * len(puzzles))()
    solutions = create_string_buffer(len(rows))
    status = library.ennead_solve(
        rows, len(rows), limit, counts, len(counts), solutions, len(rows), stop)
    if status == STOPPED:
        raise TimeoutError
    if status != OK:
        raise ValueError(library.ennead_last_error().decode())
    found = [solutions.raw[i:i + 81].decode() for i in range(0, len(rows), 81)]
    return [(n, row if n else None) for n, row in zip(counts, found)]


def ask(address, **question):
    """The answer to a question, as the web API gives it at the same address."""
    answer = c_void_p()
    asked = json.dumps(question).encode()
    if library.ennead_ask(address.encode(), asked, byref(answer), None, None) != OK:
        raise ValueError(library.ennead_last_error().decode())
    try:
        return json.loads(string_at(answer))
    finally:
        library.ennead_free(answer)


puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
[(one, solution), (none, nothing)] = solve([puzzle, "55" + "." * 79])
assert (one, none, nothing) == (1, 0, None)
assert solution.startswith("534678912"), solution
print(library.ennead_version().decode(), ask("/hint?lang=de", puzzle=puzzle)["text"])

try:
    solve([puzzle[1:]])
    sys.exit("80 characters were taken for a puzzle")
except ValueError as error:
    assert str(error) == "80 characters are no multiple of 81", error

# ctypes lets other threads run during a call.
stop = library.ennead_stop_new()
threading.Timer(0.1, library.ennead_stop_raise, [stop]).start()
try:
    solve(["." * 81], limit=2**64 - 1, stop=stop)
    sys.exit("all grids were counted")
except TimeoutError:
    library.ennead_stop_free(stop)
