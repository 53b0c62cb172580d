"""The environments of Gymnasium, and the data set of reasoning-gym. Skipped where these are not installed."""

import warnings

import numpy as np
import pytest

import ennead
from conftest import EASY, HARD

gymnasium = pytest.importorskip("gymnasium")
import ennead.gym  # noqa: E402

ID = "ennead/Sudoku-v1"


def right(board, answer):
    return [9 * cell + int(answer[cell]) - 1 for cell in range(81) if board[cell] == 0]


@pytest.mark.parametrize(("wrong", "why"), [
    (dict(levels="easy"), "a list"),
    (dict(levels=[]), "no levels"),
    (dict(levels=["simple"]), "simple"),
    (dict(levels=["1.x..2"]), "1.x..2"),
    (dict(promote=2.0), "promote"),
    (dict(pool=0), "pool"),
    (dict(puzzles=[]), "row 0"),
    (dict(mask="all"), "mask"),
    (dict(rewards={"right?": 1}), "right\\?"),
    (dict(rewards={"solved": 1}, judge=True), "solved"),
])
def test_what_makes_no_sense_is_refused(wrong, why):
    for make in (ennead.gym.Sudoku, ennead.gym.SudokuVec):
        with pytest.raises((ValueError, TypeError), match=why):
            make(**wrong)


def test_actions_are_whole_numbers_one_for_each_board():
    many = ennead.gym.SudokuVec(3, puzzles=[EASY])
    many.reset(seed=1)
    for wrong in (np.array([0.5, 1.0, 2.0]), np.array([True, False, True]), np.array([1, 2]), np.array([[1], [2], [3]])):
        with pytest.raises((ValueError, TypeError), match="action"):
            many.step(wrong)
    for whole in ([0, 1, 2], np.array([0, 1, 2], np.int8), np.array([0, 1, 728], np.uint16)):
        assert many.step(whole)[1].shape == (3,)
    one = ennead.gym.Sudoku(puzzles=[EASY])
    one.reset(seed=1)
    with pytest.raises(TypeError):
        one.step(1.5)
    assert one.step(np.int32(3))[0].shape == (81,)


@pytest.mark.parametrize("options", [
    {},
    {"judge": True},
    {"levels": ["easy", "1.6..2.5"], "promote": 0.5, "pool": 64},
    {"mask": "empty", "render_mode": "ansi", "puzzles": [EASY, HARD]},
    {"marks": True},
    {"marks": True, "judge": True, "mask": "empty"},
])
def test_check_env_passes_without_a_warning(options):
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(ID, **options).unwrapped)


def test_rewards_are_for_right_digits_and_copying_earns_nothing():
    env = gymnasium.make(ID, puzzles=[EASY], rewards={"wrong": -0.5, "solved": 10})
    board, info = env.reset(seed=1)
    answer = ennead.solve(EASY)
    assert (board == [int(c) if c != "." else 0 for c in EASY]).all()
    given = next(cell for cell in range(81) if board[cell])
    assert env.step(9 * given + int(EASY[given]) - 1)[1] == 0
    moves = right(board, answer)
    wrong = 9 * (moves[0] // 9) + (moves[0] + 1) % 9
    assert env.step(wrong)[1] == -0.5
    total = 0
    for move in moves:
        assert info["action_mask"][move] == 1
        board, reward, over, cut, info = env.step(move)
        total += reward
    assert over and not cut and total == len(moves) + 10
    assert "".join(map(str, board)) == answer and not info["action_mask"].any()
    with pytest.raises(ValueError, match="rewards"):
        gymnasium.make(ID, rewards={"right?": 1})
    with pytest.raises(ValueError, match="row 1"):
        gymnasium.make(ID, puzzles=[EASY, "." * 81])
    with pytest.raises(ValueError, match="mask"):
        gymnasium.make(ID, mask="all")


def test_the_judge_pays_nothing_for_guesses():
    env = gymnasium.make(ID, puzzles=[HARD], judge=True).unwrapped
    answer = ennead.solve(HARD)
    board, _ = env.reset(seed=1)
    said = ennead.judge(HARD, right(board, answer))
    for move, claim in zip(right(board, answer), said.claims):
        env.reset(seed=1)
        assert env.step(move)[1] == float(claim.judgement == "follows" and claim.at_once)
    env.reset(seed=1)
    move = right(board, answer)[0]
    assert env.step(9 * (move // 9) + (move + 1) % 9)[1] == -1
    assert env.step(0 if board[0] else 9 * int(np.flatnonzero(board)[0]))[1] == -2


def test_marks_are_actions_of_their_own():
    env = gymnasium.make(ID, puzzles=[HARD], marks=True, rewards={"struck": 0.25, "wrong": -0.5, "malformed": -2})
    assert env.action_space.n == 1458 and env.observation_space.shape == (810,)
    board, info = env.reset(seed=1)
    assert (board[81:] == info["action_mask"][:729]).all() and (board[81:] == info["action_mask"][729:]).all()
    answer = ennead.solve(HARD)
    true = right(board, answer)
    other = next(action for action in np.flatnonzero(board[81:]) if action not in true)
    assert env.step(729 + true[0])[1] == -0.5
    after, reward, _, _, info = env.step(729 + other)
    assert reward == 0.25 and np.flatnonzero(after != board).tolist() == [81 + other]
    assert info["action_mask"][[other, 729 + other]].tolist() == [0, 0]
    assert env.step(729 + other)[1] == -2 and env.step(other)[1] == -0.5
    assert sum(env.step(action)[1] for action in true) == len(true)


def test_the_judge_pays_for_every_step_of_a_path():
    import pyarrow as pa

    # With pencil marks, the steps that place no digit are worth something, too.
    path = ennead.explain(pa.array([HARD]), trace="steps")["trace"].to_pylist()[0]
    many = gymnasium.make_vec(ID, num_envs=2, puzzles=[HARD], marks=True, judge=True)
    many.reset(seed=1)
    struck = 0
    for step in path:
        # Once a mark is struck, the pattern of a step may be gone, and with it the reason for the next mark.
        for i, (cell, digit) in enumerate(zip(step["cells"], step["digits"])):
            mark = 0 if step["kind"] == "place" else 729
            struck += mark > 0
            _, rewards, solved, _, info = many.step(np.array([mark + 9 * cell + digit - 1] * 2))
            assert (rewards == 1).all() if i == 0 else (rewards >= 0).all(), step
    assert struck and solved.all() and (info["final_obs"][:, 81:] == 0).all()


@pytest.mark.parametrize("marks", [False, True])
def test_the_batch_is_many_single_boards(marks):
    count, steps = 16, 260
    many = gymnasium.make_vec(ID, num_envs=count, puzzles=[EASY], mask="legal", marks=marks)
    boards, info = many.reset(seed=3)
    assert isinstance(many.unwrapped, ennead.gym.SudokuVec) and many.observation_space.contains(boards)
    singles = [gymnasium.make(ID, puzzles=[EASY], marks=marks) for _ in range(count)]
    for env in singles:
        env.reset(seed=0)
    answer = ennead.solve(EASY)
    random = np.random.default_rng(1)
    ends = 0
    for _ in range(steps):
        actions = random.integers(many.single_action_space.n, size=count)
        for i in range(0, count, 2):
            actions[i] = random.choice(right(boards[i], answer))
        before = boards
        boards, rewards, solved, cut, info = many.step(actions)
        assert boards is not before and many.observation_space.contains(boards)
        for i, env in enumerate(singles):
            board, reward, over, over_time, mask = env.step(actions[i])
            assert (reward, over, over_time) == (rewards[i], solved[i], cut[i])
            if over or over_time:
                assert (info["final_obs"][i] == board).all() and info["_final_obs"][i]
                board, mask = env.reset()
                ends += 1
            assert (board == boards[i]).all()
            assert (info["action_mask"][i] == mask["action_mask"]).all()
    assert ends > count


def test_seeds_decide_everything():
    def run(seed, **options):
        env = gymnasium.make_vec(ID, num_envs=4, pool=64, max_episode_steps=9, **options)
        boards = [env.reset(seed=seed)[0]]
        actions = np.random.default_rng(0).integers(729, size=(40, 4))
        boards += [env.step(action)[0] for action in actions]
        return np.array(boards)

    assert (run(5) == run(5)).all() and (run(5) != run(6)).any()
    pools = [{"".join(map(str, board)) for board in run(5, puzzle_seed=seed)[0]} for seed in (0, 1)]
    assert pools[0].isdisjoint(pools[1])


def test_a_curriculum_goes_on_when_episodes_are_solved(monkeypatch):
    monkeypatch.setattr(ennead.gym, "WINDOW", 8)
    env = ennead.gym.SudokuVec(4, levels=["easy", "extreme"], pool=8, promote=0.9, max_episode_steps=90)
    boards, _ = env.reset(seed=1)
    first = {"".join(map(str, board)) for board in env._stages.puzzles[:8]}

    def play(episodes):
        nonlocal boards
        starts, ended = [], 0
        answers = ennead.solve(boards)["solution"]
        while ended < episodes:
            actions = [right(board, answer)[0] for board, answer in zip(boards, answers)]
            boards, _, solved, _, _ = env.step(actions)
            ended += solved.sum()
            if solved.any():
                starts += ["".join(map(str, board)) for board in boards[solved]]
                answers = ennead.solve(boards)["solution"]
        return starts

    assert first.issuperset(play(4)) and env._stages.stage == 0
    play(8)
    assert env._stages.stage == 1
    assert not first.issuperset(play(40))


def test_a_reader_is_lenient_about_form_and_strict_about_digits():
    from ennead import answers

    solution = ennead.solve(EASY)
    for form in answers.FORMS:
        shown = answers.show(solution, form)
        for text in [shown, f"The answer is:\n{shown}\n", f"```\n{shown}\n```", f"{answers.show(EASY)}\n\n{shown}",
                     f"<think>{'1' * 81}</think><answer>\n{shown}</answer> Done in 3 steps.", shown.replace("\n", "\r\n")]:
            assert answers.read(text) == solution and answers.score(text, solution) == 1, text
    labelled = "\n".join(f"Row {i + 1}: {' '.join(solution[9 * i:9 * i + 9])}" for i in range(9))
    listed = str([[int(digit) for digit in solution[i:i + 9]] for i in range(0, 81, 9)])
    table = "\n".join("| " + " | ".join(solution[i:i + 9]) + " |" for i in range(0, 81, 9))
    for text in (labelled, listed, table):
        assert answers.read(text) == solution, text
    other = solution[:-1] + str(int(solution[-1]) % 9 + 1)
    copied = EASY.replace(".", "1")
    for text in [None, "", "no", solution[:80], solution + "1", EASY, other, copied, f"{solution}\nor rather\n{other}"]:
        assert answers.score(text, solution) == 0, text


def test_the_data_set_of_reasoning_gym():
    reasoning_gym = pytest.importorskip("reasoning_gym")
    import ennead.reasoning_gym as ours

    data = reasoning_gym.create_dataset("ennead_sudoku", seed=42, size=70, level="easy")
    items = list(data)
    assert items == list(data) and items == [data[i] for i in reversed(range(70))][::-1]
    assert items == list(reasoning_gym.create_dataset("ennead_sudoku", seed=42, size=70, level="easy"))
    for i, item in enumerate(items):
        meta = item["metadata"]
        assert (meta["source_dataset"], meta["source_index"]) == ("ennead_sudoku", i)
        assert ennead.solve(meta["puzzle"]) == meta["solution"]
        assert meta["num_empty"] == meta["puzzle"].count(".")
        assert data.score_answer(item["answer"], item) == 1
        # What pays in the data set that reasoning-gym has itself.
        assert data.score_answer(meta["puzzle"].replace(".", "1"), item) == 0
        assert data.score_answer(item["question"], item) == 0
        assert data.score_answer(None, item) == 0
        assert data.score_answer(f"The answer is:\n{item['answer']}\n", item) == 1
    assert set(ennead.rate([item["metadata"]["puzzle"] for item in items])["level"].tolist()) == {"easy"}
    both = reasoning_gym.create_dataset("ennead_sudoku", seed=43, size=70, level="easy")
    assert {item["question"] for item in both}.isdisjoint(item["question"] for item in items)
    empty = reasoning_gym.create_dataset("ennead_sudoku", seed=1, size=5, empty=50)
    assert [item["metadata"]["num_empty"] for item in empty] == [50] * 5
    for wrong in [dict(level="simple"), dict(empty=70), dict(form="art"), dict(rating=(2, 3), empty=50)]:
        with pytest.raises(AssertionError):
            reasoning_gym.create_dataset("ennead_sudoku", **wrong)
    from reasoning_gym.composite import DatasetSpec

    parts = [DatasetSpec("ennead_sudoku", weight=1, config={"level": "easy"})]
    mixed = reasoning_gym.create_dataset("composite", seed=1, size=4, datasets=parts)
    assert mixed.score_answer(mixed[2]["answer"], mixed[2]) == 1
    curriculum = ours.SudokuCurriculum()
    assert curriculum.generate_configuration({"seed": 1}).level == "easy"
    curriculum.increment_attr_level("level")
    assert curriculum.generate_configuration({"seed": 1}).level in ours.LEVELS
