"""The step judge, by the batch."""

import numpy as np
import pyarrow as pa
import pytest

import ennead
from conftest import EASY

SOLUTION = ennead.solve(EASY)


def cells(puzzle):
    return [i for i, c in enumerate(puzzle) if c == "."]


def test_every_true_claim_follows_and_every_false_one_is_wrong():
    empty = cells(EASY)
    right = [9 * i + int(str(SOLUTION)[i]) - 1 for i in empty]
    wrong = [9 * i + int(str(SOLUTION)[i]) % 9 for i in empty]
    for claims, judgement in [(right, "follows"), (wrong, "wrong")]:
        for threads in (1, 3):
            said = ennead.judge([EASY] * len(empty), claims, threads=threads)
            assert set(said["judgement"].tolist()) == {judgement}
            assert said["puzzle"].tolist() == list(range(len(empty)))
    said = ennead.judge(EASY, np.array(right) + 729)
    assert {claim.judgement for claim in said.claims} == {"wrong"}
    assert {claim.er for claim in ennead.judge(EASY, right).claims} <= {1.0, 1.2, 1.5, 2.3}


def test_texts_numbers_and_arrow_say_the_same():
    texts = ["r5c5=5", "r1c3<>2", "r1c1=5", "r1c3=5", "r0c1=1", "five"]
    numbers = [9 * 40 + 4, 729 + 9 * 2 + 1, 4, 9 * 2 + 4, -1, 1458]
    by_text = ennead.judge([EASY] * 6, texts)
    by_number = ennead.judge([EASY] * 6, np.array(numbers))
    batch = ennead.judge(pa.array([EASY] * 6), pa.array(texts))
    assert by_text["judgement"].tolist()[:5] == by_number["judgement"].tolist()[:5]
    assert by_text["reason"].tolist() == ["", "", "given", "", "out-of-range", "unreadable"]
    assert by_number["reason"].tolist()[4:] == ["out-of-range"] * 2
    assert isinstance(batch, pa.RecordBatch)
    assert batch["judgement"].to_pylist() == by_text["judgement"].tolist()
    assert batch["technique"].to_pylist()[2] is None
    assert by_text["premises"].shape == (6, 81) and by_text["premises"][0, 40] == 1


def test_moves_are_judged_one_after_the_other():
    moves = ["r5c5=5", "r5c5=5", "r1c3=2", "r1c4=6"]
    said = ennead.judge([EASY, EASY], [moves, moves[:1]], moves=True)
    expected = ["follows", "malformed", "wrong", "off-the-rails", "follows"]
    assert said["judgement"].tolist() == expected
    assert said["puzzle"].tolist() == [0, 0, 0, 0, 1]
    assert said["since"][3] == 2
    assert said["reward"].tolist() == [1, -2, -1, 0, 1]
    said = ennead.judge(EASY, moves, moves=True, rewards={"at_once": 4})
    assert [claim.reward for claim in said.claims] == [4, -2, -1, 0] and said.reward == 1
    assert [claim.since for claim in said.claims] == [None, None, None, "r1c3"]


def test_the_claims_about_one_puzzle_come_with_their_steps():
    texts = ["r5c5=5", "r1c3<>2", "r1c1=5", "r1c3=5", 1458, "five", "r1c3=4"]
    one = ennead.judge(EASY, texts)
    many = ennead.judge([EASY], [texts])
    for name in ("judgement", "reward", "reason", "at_once", "technique", "further", "hardest", "er", "level"):
        expected = [getattr(claim, name) for claim in one.claims]
        none = {"at_once": False, "further": 0}.get(name, "")
        found = [value if value == value else None for value in many[name].tolist()]
        assert found == [none if value is None and name != "er" else value for value in expected], name
    assert one.puzzle == EASY and one.reward == sum(many["reward"])
    assert [claim.claim for claim in one.claims[-3:]] == ["1458", "five", "r1c3=4"]
    assert one.claims[0].premises["cells"] == ["r5c5"]
    for claim in one.claims:
        assert len(claim.steps) == (0 if claim.further is None else claim.further + 1)
    step = one.claims[0].steps[-1]
    assert step.places == ["5r5c5"] and step.position == EASY and step.svg.startswith("<svg ")
    assert str(one.claims[3]) == one.claims[3].text and "steps" not in repr(one)


def test_a_position_has_placed_digits_and_candidates():
    placed = ["." * 81, "..2" + "." * 78]
    said = ennead.judge([EASY] * 2, ["r5c5=5"] * 2, placed=placed)
    assert said["judgement"].tolist() == ["follows", "off-the-rails"]
    masks = np.full((1, 81), 511)
    masks[0, 40] = 511 - 16
    said = ennead.judge([EASY], ["r5c5=5"], candidates=masks)
    assert (said["judgement"][0], said["since"][0]) == ("off-the-rails", 40)


def test_limits_are_named():
    said = ennead.judge(EASY, ["r1c3=4"], only=["full-house"], depth=0)
    assert (said.claims[0].judgement, said.claims[0].caps) == ("unproven", ["depth"])
    said = ennead.judge([EASY], ["r1c3=4"], only=["full-house"])
    assert (said["judgement"][0], said["depth"][0]) == ("search", 1)
    assert np.isnan(ennead.judge([EASY], ["r5c5=5"], rating=0)["er"][0])


def test_what_cannot_be_judged():
    with pytest.raises(ValueError, match="exactly one solution"):
        ennead.judge(["." * 81], ["r1c1=1"])
    with pytest.raises(ennead.PuzzleError):
        ennead.judge([EASY, "x"], ["r5c5=5"] * 2)
    said = ennead.judge([EASY, "x", "." * 81], ["r5c5=5"] * 3, errors="null")
    assert said["judgement"].tolist() == ["follows", "", ""]
    with pytest.raises(ValueError, match="found those about 1 puzzles, expected 2"):
        ennead.judge([EASY, EASY], ["r5c5=5"])
    with pytest.raises(ValueError, match="placed: found 1 rows, expected 2"):
        ennead.judge([EASY, EASY], ["r5c5=5"] * 2, placed=["." * 81])
    with pytest.raises(ValueError, match="candidates: found 0 rows"):
        ennead.judge([EASY], ["r5c5=5"], candidates=np.zeros((3, 3)))
    with pytest.raises(ValueError, match="expected 'malformed'"):
        ennead.judge(EASY, ["r5c5=5"], rewards={"nothing": 1})
    with pytest.raises(TypeError, match="expected a claim"):
        ennead.judge(EASY, [None])
    with pytest.raises(ValueError, match="`depth` must be from 0 to 3"):
        ennead.judge(EASY, ["r5c5=5"], depth=4)
    with pytest.raises(ValueError):
        ennead.judge(EASY, ["r5c5=5"], only=["no-such"])
