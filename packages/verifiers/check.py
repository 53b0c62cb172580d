"""Asks the environment of verifiers 0.1 what answers are worth, without a model."""

import ennead
import verifiers as vf
from ennead import answers

environment = vf.load_environment("ennead-sudoku", level="easy", count=20, eval_count=10, seed=7)
train, test = environment.get_dataset(), environment.get_eval_dataset()
assert (len(train), len(test)) == (20, 10)
assert set(train["answer"]).isdisjoint(test["answer"])


def rewards(rubric):
    """The functions and weights of a rubric, or of those it consists of."""
    yield from zip(getattr(rubric, "funcs", ()), getattr(rubric, "weights", ()))
    for part in getattr(rubric, "rubrics", ()):
        yield from rewards(part)


[(exact, weight)] = [(function, weight) for function, weight in rewards(environment.rubric) if weight]


def worth(said: str, answer: str) -> float:
    return weight * exact(completion=[{"role": "assistant", "content": said}], answer=answer)


for row in list(train) + list(test):
    puzzle, answer = row["info"]["puzzle"], row["answer"]
    assert ennead.solve(puzzle) == answer
    assert worth(f"<think>hm</think>\n{answers.show(answer)}\n", answer) == 1
    for said in [puzzle, puzzle.replace(".", "1"), answer[:-1], row["prompt"][-1]["content"], ""]:
        assert worth(said, answer) == 0
print(f"30 tasks of verifiers {vf.__version__}: solutions earn 1, everything else nothing")
