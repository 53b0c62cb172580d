"""The programs of docs/learning.md run."""

import re
import subprocess
import sys

import pytest

from conftest import ROOT

PAGE = (ROOT / "docs" / "learning.md").read_text()
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: str(PROGRAMS.index(program)))
def test_a_program_runs(program, tmp_path):
    for library in ("gymnasium", "reasoning_gym"):
        if f"import {library}" in program:
            pytest.importorskip(library)
    subprocess.run([sys.executable, "-W", "error::SyntaxWarning", "-c", program], cwd=tmp_path, check=True)


def test_the_page_has_programs():
    assert len(PROGRAMS) == 7
