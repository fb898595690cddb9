"""A workspace is data only: whatever it holds is used within bounds, or refused with an error.

Every fault that bench/fuzz.py has found is held here as well.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import tomli_w
from commands import files, printkit
from hypothesis import given, settings, strategies as st

from printkit.board.limits import DEPTH, FILE
from printkit.board.pictures import read_frame, read_picture
from printkit.board.tables import parse_table, read_table
from printkit.errors import LayoutError, PrintkitError, ScenarioError
from printkit.press.workspace import make
from printkit.scenarios import load, load_texts, names
from printkit.scenarios.tables import ScenarioTable

NAME = "gold-island"
FIELDS = ScenarioTable.__struct_fields__
LEAVES = st.integers(-20_000, 20_000) | st.booleans() | st.text(max_size=8) | st.floats()
VALUES = st.recursive(
    LEAVES,
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.dictionaries(st.sampled_from(("3-4", "m", "name", "kind", "terrain", "x")), inside)
    ),
    max_leaves=8,
)
FACTS = f"layouts/{NAME}/scenario.toml"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A workspace with the example, which a test may spoil."""
    return make(tmp_path / "mine")


def spoil(workspace: Path, file: str, old: str, new: str) -> None:
    """Replace something in a file that is there."""
    path = workspace / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


PIECE = '[components.{}]\ntemplate = "token"\nart = "gold_one"\nprinted = 9999\nin_play = 1\n'
MANY_PIECES = PIECE.format("a") + PIECE.format("b") + "[components.finder]"

# What is said in scenario.toml in place of what, and the key of the error.
TOO_MUCH = {
    "hexes": ('frame = """', 'frame = """\n  ' + "S   " * 121, "frame-too-wide"),
    "count": ("printed = 1\n", "printed = 10001\n", "too-large"),
    "negative": ("printed = 1\n", "printed = -1\n", "too-small"),
    "value": ("gold_cards = 1 ", "gold_cards = 99999999 ", "too-large"),
    "players": ("players = [3, 4]", "players = [3, 9]", "too-large"),
    "colours": ("players = [3, 4]", "players = [3, 8]", "no-colours"),
    "not a number": ("gold_cards = 1 ", "gold_cards = nan ", "not-finite"),
    "endless": ("gold_cards = 1 ", "gold_cards = inf ", "not-finite"),
    "digits": ("gold_cards = 1 ", f"gold_cards = {'9' * 5000} ", "file-not-toml"),
    "depth": ("[values]", "[values" + ".a" * 50 + "]", "too-deep"),
    "brackets": ("[values]", "x = " + "[" * 5000 + "]" * 5000 + "\n[values]", "too-deep"),
    "escape": ("#", 'credit = "\\u001b[31mred"\n#', "control-character"),
    "direction": (
        'needs = ["base"]',
        'needs = ["base"]\ncredit = "\\u202ered"',
        "control-character",
    ),
    "setups": (
        "[setups]\n",
        "[setups]\n" + "".join(f'a{n} = {{ like = "a{n + 1}" }}\n' for n in range(5000)),
        "too-many",
    ),
    "constraints": (
        "[components.finder]",
        "".join(f'[constraints.c{n}]\nkind = "equal-apart"\n' for n in range(500))
        + "[components.finder]",
        "too-many",
    ),
    "pieces": ("[components.finder]", MANY_PIECES, "too-many-printed"),
    "file": ("#", "#" * (FILE + 1), "file-too-large"),
}


@pytest.mark.parametrize("case", TOO_MUCH.values(), ids=TOO_MUCH)
def test_too_much_is_refused(case: tuple[str, str, str], workspace: Path) -> None:
    """Sizes, counts, depth and numbers have limits, each with its error."""
    old, new, key = case
    spoil(workspace, FACTS, old, new)
    with pytest.raises(ScenarioError) as caught:
        load(NAME, workspace)
    assert key == getattr(caught.value, "faults", (caught.value,))[0].key


def test_a_frame_of_too_many_hexes_is_refused(workspace: Path) -> None:
    """2,000 hexes are dealt; 2,025 are not."""
    rows = "".join(("" if row % 2 else "  ") + "m   " * 45 + "\n" for row in range(45))
    spoil(workspace, FACTS, 'frame = """\n', f'frame = """\n{rows}')
    with pytest.raises(ScenarioError, match="frame-too-large"):
        load(NAME, workspace)


def test_scenarios_that_stand_on_each_other_without_end_are_refused(workspace: Path) -> None:
    """A chain of `extends` is short, and no ring."""
    for number in range(60):
        folder = workspace / f"layouts/s{number}"
        folder.mkdir()
        text = f'format = 1\nprefix = "AA"\nextends = "s{number + 1}"\n'
        (folder / "scenario.toml").write_text(text, "utf-8")
    with pytest.raises(ScenarioError, match="too-many"):
        load("s0", workspace)


# Texts that would look into values, or blow them up, with str.format.
GREEDY = (
    "{roads.__class__}",
    "{roads:>999999999}",
    "{roads[0]}",
    "{roads!r}",
    "{}",
    "{",
    "}",
    "{0}",
)


@pytest.mark.parametrize("text", GREEDY)
def test_a_text_cannot_look_into_values(text: str, workspace: Path) -> None:
    """Braces hold a name and nothing else; what no name has is an error with the text's key."""
    spoil(workspace, f"templates/{NAME}/en.toml", '"Finder’s token"', f'"{text}"')
    texts = load_texts("en", (NAME,), workspace)
    with pytest.raises(PrintkitError, match="text-value"):
        texts.get("components.finder.title", roads=15)


LINKS = (
    FACTS,
    f"layouts/{NAME}/printed.toml",
    f"templates/{NAME}/en.toml",
    f"templates/{NAME}/summary.toml",
    "templates/theme.toml",
)


@pytest.mark.parametrize("file", LINKS)
def test_a_link_that_leads_out_is_refused(file: str, workspace: Path) -> None:
    """A file of a workspace lies in it, also when links are followed."""
    secret = workspace.parent / "secret.toml"
    (workspace / file).rename(secret)
    (workspace / file).symlink_to(secret)
    done = printkit("setup", NAME, at=workspace)
    assert (2, True) == (done.code, "leads out of the workspace" in done.err)


def test_a_linked_folder_is_refused(workspace: Path) -> None:
    """So do its folders."""
    (workspace / f"layouts/{NAME}").rename(workspace.parent / "elsewhere")
    (workspace / f"layouts/{NAME}").symlink_to(workspace.parent / "elsewhere")
    assert 2 == printkit("check", NAME, at=workspace).code


@pytest.mark.parametrize("command", [f"rules {NAME}", f"layout {NAME} --seed 1"])
def test_output_stays_in_the_folder(command: str, workspace: Path) -> None:
    """An output folder that is a link elsewhere is not written to, unless --out names the place."""
    outside = workspace.parent / "outside"
    outside.mkdir()
    (workspace / "output/.gitignore").unlink()
    (workspace / "output").rmdir()
    (workspace / "output").symlink_to(outside)
    done = printkit(*command.split(), at=workspace)
    assert (4, True, set()) == (done.code, "by a link" in done.err, files(outside))
    assert 0 == printkit(*command.split(), "--out", str(outside), at=workspace).code


def test_a_pipe_is_no_file(workspace: Path) -> None:
    """What would never end is not read."""
    (workspace / FACTS).unlink()
    os.mkfifo(workspace / FACTS)
    assert NAME not in names(workspace)


def test_a_folder_whose_name_is_none_is_told(workspace: Path) -> None:
    """A folder of a scenario has small letters, digits and hyphens."""
    (workspace / f"layouts/{NAME}").rename(workspace / "layouts/Gold Island")
    with pytest.raises(ScenarioError, match="not-a-name"):
        load("Gold Island", workspace)


def test_a_board_that_is_no_text_is_not_copied(workspace: Path) -> None:
    """Bytes that are no text are told when a scenario is copied."""
    (workspace / f"layouts/{NAME}/printed.toml").write_bytes(b"\x83\xff")
    done = printkit("new", "other", "--like", NAME, at=workspace)
    assert (2, False) == (done.code, (workspace / "layouts/other").exists())


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_fault_of_toml_names_the_line(language: str, workspace: Path) -> None:
    """File, line and what stands there, in both languages."""
    spoil(workspace, FACTS, "gold_cards = 1 ", "gold_cards = = 1 ")
    line = (workspace / FACTS).read_text("utf-8").split("gold_cards = =")[0].count("\n") + 1
    done = printkit("check", NAME, "--lang", language, at=workspace)
    word = {"en": "line", "de": "Zeile"}[language]
    assert 2 == done.code
    assert re.search(rf"scenario\.toml, {word} {line}: gold_cards = = 1", done.err)


def test_a_fault_at_the_end_names_the_last_line() -> None:
    """What is not closed is told where the file ends."""
    with pytest.raises(LayoutError) as caught:
        parse_table('format = 1\ntitle = """x\ny', "a.toml", LayoutError)
    assert (3, "y") == (caught.value.values["line"], caught.value.values["found"])


def test_what_is_just_allowed_is_read(tmp_path: Path) -> None:
    """The limits themselves are within bounds."""
    path = tmp_path / "a.toml"
    deep = "format = 1\n" + ".".join("a" * (DEPTH - 1)) + " = 1\n"
    path.write_text(deep + "#" * (FILE - len(deep)), "utf-8")
    assert 1 == read_table(path, LayoutError)["format"]


@settings(deadline=None, max_examples=60)
@given(st.text() | st.text("[]{}=.\"'#\n abc123", max_size=80))
def test_any_text_is_a_table_or_an_error(text: str) -> None:
    """Whatever is read as a file ends in a table or in an error of ours."""
    for told in (text, f"format = 1\n{text}"):
        with suppress(PrintkitError):
            assert 1 == parse_table(told, "a.toml", LayoutError)["format"]


@settings(deadline=None, max_examples=60)
@given(st.text("mS. \tGx123\n", max_size=120))
def test_any_picture_is_a_frame_or_an_error(text: str) -> None:
    """Whatever is drawn as a board ends in a frame or in an error of ours."""
    with suppress(PrintkitError):
        cells = read_frame(text, "a.toml")
        assert cells.keys() == read_picture(text, tuple(cells), "a.toml").keys()


@settings(deadline=None, max_examples=60)
@given(st.dictionaries(st.sampled_from(FIELDS), VALUES))
def test_any_scenario_is_read_or_an_error(tables: dict[str, object]) -> None:
    """Whatever stands under the keys of a scenario ends in a scenario or in errors of ours."""
    with TemporaryDirectory() as folder:
        home = Path(folder) / "layouts/any"
        home.mkdir(parents=True)
        head = {"format": 1, "prefix": "AN", "extends": "base"}
        (home / "scenario.toml").write_text(tomli_w.dumps({**tables, **head}), "utf-8")
        with suppress(PrintkitError):
            assert "any" == load("any", Path(folder)).name


@pytest.mark.parametrize("said", ["setups = [1]", "[setups.x]\nlike = [1]", "setups = false"])
def test_set_ups_of_a_wrong_kind_are_told(said: str, tmp_path: Path) -> None:
    """What is no table of set-ups, or no name of one, is an error with its key."""
    home = tmp_path / "layouts/any"
    home.mkdir(parents=True)
    (home / "scenario.toml").write_text(f'format = 1\nprefix = "AN"\n{said}\n', "utf-8")
    with pytest.raises(ScenarioError):
        load("any", tmp_path)
