"""Every command and every option does what its help says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pypdfium2
import pytest
from commands import ROOT, files, printkit, python

from printkit.cli.telling import HALF
from printkit.scenarios import board_names, languages, load, load_layout, names
from printkit.scenarios.folders import find_file
from printkit.scenarios.texts import load_texts

CODE = "OS-52R2DXGAYNJ1ZQJ4MWMDS3VAA"
BOARD = ROOT / "layouts/oil-springs/reconstruction-34.toml"


def rows(out: str) -> list[list[str]]:
    """The cells of a printed table's rows, head and rule left out."""
    body = out.split("\n\n")[0].splitlines()[2:]
    return [re.split(r"\s{2,}", line.strip()) for line in body]


def pages(path: Path) -> int:
    """How many pages a PDF has."""
    with pypdfium2.PdfDocument(path) as document:
        return len(document)


def size(path: Path) -> tuple[int, int]:
    """Width and height of a PDF's first page in mm."""
    with pypdfium2.PdfDocument(path) as document:
        width, height = document[0].get_size()
    return round(width * 25.4 / 72), round(height * 25.4 / 72)


def test_scenarios_lists_every_folder(tmp_path: Path) -> None:
    """One row for each scenario, with players, points, boards and unplayed rules."""
    found = rows(printkit("scenarios", at=tmp_path).out)
    assert list(names()) == [row[0] for row in found]
    assert ["oil-springs", "Oil Springs", "3–6", "12", "2", "–"] in found


def test_layouts_lists_every_board_with_its_code(tmp_path: Path) -> None:
    """The codes stand whole, on lines of their own, and restore their boards."""
    out = printkit("layouts", at=tmp_path).out
    codes = re.findall(r"[A-Z]{2}-[0-9A-Z]{20,}", out)
    assert sum(len(board_names(name)) for name in names()) == len(codes)
    assert 80 >= max(map(len, out.splitlines()))


def test_saved_boards_are_listed(tmp_path: Path) -> None:
    """A board that was kept is found again by listing the folder."""
    printkit("layout", "base", "--seed", "1", "--save", "Überall Öl!", at=tmp_path)
    assert {"layouts/base/ueberall-oel.toml"} == files(tmp_path)
    assert "ueberall-oel" in printkit("layouts", at=tmp_path).out


def test_a_title_is_kept_once(tmp_path: Path) -> None:
    """A board is never overwritten by another of the same title."""
    printkit("layout", "base", "--seed", "1", "--save", "mine", at=tmp_path)
    before = (tmp_path / "layouts/base/mine.toml").read_text()
    again = printkit("layout", "base", "--seed", "2", "--save", "Mine", at=tmp_path)
    assert (2, before) == (again.code, (tmp_path / "layouts/base/mine.toml").read_text())


@pytest.mark.parametrize("subject", ["oil-springs", CODE, CODE.lower(), str(BOARD)])
def test_a_board_is_named_by_scenario_code_or_file(subject: str, tmp_path: Path) -> None:
    """All three give the same board, which is written under its code."""
    done = printkit("layout", subject, at=tmp_path)
    assert (0, True) == (done.code, f"Layout code: {CODE}" in done.out)
    assert {f"output/oil-springs/{CODE}.toml"} == files(tmp_path)


def test_a_written_board_is_the_board(tmp_path: Path) -> None:
    """Its file reads back as what the code restores."""
    printkit("layout", "oil-springs", "--seed", "7", "--out", "here", at=tmp_path)
    (name,) = files(tmp_path)
    restored = printkit("layout", Path(name).stem, "--json", "--out", "there", at=tmp_path)
    written = load_layout(tmp_path / name)
    again = load_layout(tmp_path / name.replace("here", "there"))
    assert (written.terrain, written.numbers, written.features) == (
        again.terrain,
        again.numbers,
        again.features,
    )
    assert Path(name).stem == json.loads(restored.out)["code"]


def test_a_seed_gives_the_same_board_again(tmp_path: Path) -> None:
    """And another seed another one."""
    first, again, other = (
        printkit("layout", "base", "--seed", seed, at=tmp_path).out for seed in ("5", "5", "6")
    )
    assert (True, False) == (first == again, first == other)


def test_chance_tells_its_seed(tmp_path: Path) -> None:
    """A board dealt by chance can be dealt again."""
    first = printkit("layout", "base", "--variable", at=tmp_path).out
    seed = re.findall(r"^Seed (\d+)$", first, re.MULTILINE)[0]
    assert first == printkit("layout", "base", "--seed", seed, at=tmp_path).out


@pytest.mark.parametrize(
    ("option", "value"), [("--deal", "uniform"), ("--tokens", "free"), ("--harbours", "fixed")]
)
def test_saying_how_to_deal_asks_for_a_dealt_board(option: str, value: str, tmp_path: Path) -> None:
    """Nobody has to add --variable to an option that means nothing without it."""
    assert "Seed" in printkit("layout", "base", option, value, at=tmp_path).out


def test_many_boards_are_a_line_each(tmp_path: Path) -> None:
    """--count prints codes; with --json whole boards; nothing is written."""
    ask = ("layout", "oil-springs", "--seed", "3", "--count", "4")
    codes = printkit(*ask, at=tmp_path).out.splitlines()
    boards = [json.loads(line) for line in printkit(*ask, "--json", at=tmp_path).out.splitlines()]
    assert codes == [board["code"] for board in boards]
    assert [3, 4, 5, 6] == [board["seed"] for board in boards]
    assert set() == files(tmp_path)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_choose_the_board(players: int, tmp_path: Path) -> None:
    """Three and four play on 19 hexes, five and six on 30."""
    out = printkit("layout", "base", "--players", str(players), "--json", at=tmp_path).out
    assert {3: 19, 4: 19, 5: 30, 6: 30}[players] == len(json.loads(out)["hexes"])


def test_check_lists_what_holds(tmp_path: Path) -> None:
    """A legal board exits 0 with a tick for each constraint."""
    done = printkit("check", "oil-springs", at=tmp_path)
    *lines, verdict = done.out.partition("\n\n")[0].splitlines()
    # What shows that a condition holds stands under it.
    ticks = [line for line in lines if not line.startswith("    ")]
    assert {"✓"} == {line[0] for line in ticks}
    assert (0, f"Legal: all {len(ticks)} constraints hold.") == (done.code, verdict)


def test_check_lists_every_violation_with_its_places(tmp_path: Path) -> None:
    """A board of any origin is judged whole: each cross is told with its hexes."""
    text = BOARD.read_text(encoding="utf-8")
    broken = text.replace('"r1h1 NW', '"r3h3 NW')
    (tmp_path / "broken.toml").write_text(broken, encoding="utf-8")
    done = printkit("check", "broken.toml", at=tmp_path)
    assert 1 == done.code
    assert ["✗ Harbours on their coast paths (B-04)"] == re.findall("^✗.*", done.out, re.MULTILINE)
    assert 2 == len(re.findall(r"^    The harbour .*r\dh\d", done.out, re.MULTILINE))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Oil in reach", "Balance", "of 100 wins"]),
        ("de", ["Öl in Reichweite", "Ausgewogenheit", "von 100 Siegen"]),
    ],
)
def test_check_tells_how_even_a_board_is(language: str, words: list[str], tmp_path: Path) -> None:
    """Each part of its balance and all together as a table, then what its seats may expect."""
    done = printkit("check", "oil-springs", "--lang", language, at=tmp_path)
    _, table = done.out.split("\n\n")
    assert words == [word for word in words if word in table]
    data = json.loads(printkit("check", "oil-springs", "--json", at=tmp_path).out)
    shown = re.findall(r"\d[.,]\d\d$", table, re.MULTILINE)
    parts = data["balance"]["parts"]
    figures = [*parts.values(), data["balance"]["total"]]
    assert [f"{figure:.2f}" for figure in figures] == [told.replace(",", ".") for told in shown]
    assert (4, pytest.approx(1)) == (len(data["predicted"]), sum(data["predicted"]))


def test_check_predicts_nothing_without_a_model(tmp_path: Path) -> None:
    """What no games have taught is left out, not guessed: the standard game of six."""
    done = printkit("check", "base", "--players", "6", at=tmp_path)
    assert ("Balance" in done.out, "wins" in done.out) == (True, False)


def test_a_broken_board_is_no_balance(tmp_path: Path) -> None:
    """Nothing can be played there: no table, and null as JSON."""
    text = BOARD.read_text(encoding="utf-8")
    (tmp_path / "broken.toml").write_text(text.replace('"r1h1 NW', '"r3h3 NW'), encoding="utf-8")
    data = json.loads(printkit("check", "broken.toml", "--json", at=tmp_path).out)
    assert (None, []) == (data["balance"], data["predicted"])


def test_the_verdict_alone_loads_no_arrays(tmp_path: Path) -> None:
    """`check --quiet` is as light as dealing one board."""
    script = (
        "import sys\nfrom printkit.cli.app import run\n"
        "print(run(['check', 'base', '--quiet']), 'numpy' in sys.modules)"
    )
    assert "0 False\n" == python(script, at=tmp_path).out


def test_check_speaks_json(tmp_path: Path) -> None:
    """The same judgement as data."""
    done = json.loads(printkit("check", "oil-springs", "--json", at=tmp_path).out)
    assert (True, CODE) == (done["legal"], done["code"])
    assert all(constraint["passed"] for constraint in done["constraints"])


KIT = ("setup", "rules", "tiles", "tokens", "track", "aids", "kit")


@pytest.mark.parametrize("own", [["base"], ["none"], ["base", "base-56"]])
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_dry_run_counts_what_the_kit_prints(own: list[str], paper: str, tmp_path: Path) -> None:
    """The plan's rows equal the real run's, and the files have those pages."""
    boxes = [word for box in own for word in ("--own", box)]
    ask = ("kit", "oil-springs", "--paper", paper, *boxes)
    plan = printkit(*ask, "--dry-run", at=tmp_path)
    assert (set(), "Planned, nothing written." in plan.out) == (files(tmp_path), True)
    real = printkit(*ask, at=tmp_path)
    assert rows(plan.out) == rows(real.out)
    counted = {row[1]: int(row[2]) for row in rows(real.out)}
    assert counted == {name: pages(tmp_path / name) for name in files(tmp_path)}
    assert {f"output/oil-springs/{name}.pdf" for name in KIT} == set(counted)


@pytest.mark.parametrize("form", ["svg", "png"])
def test_other_formats_have_a_file_for_each_page(form: str, tmp_path: Path) -> None:
    """Pages are numbered from 01, as the table says."""
    done = printkit("rules", "base", "--format", form, at=tmp_path)
    ((_, first, count, *_),) = rows(done.out)
    expected = {f"output/base/rules-{n:02}.{form}" for n in range(1, int(count) + 1)}
    assert (f"output/base/rules-01.{form}", expected) == (first, files(tmp_path))


@pytest.mark.parametrize("kind", ["tiles", "tokens", "track", "aids", "board", "gallery"])
def test_each_kind_prints_by_itself(kind: str, tmp_path: Path) -> None:
    """`print KIND` writes that file and no other."""
    done = printkit("print", kind, "oil-springs", at=tmp_path)
    assert (0, {f"output/oil-springs/{kind}.pdf"}) == (done.code, files(tmp_path))


def plan(*words: str, at: Path) -> list[str]:
    """The one row that a command plans."""
    (row,) = rows(printkit(*words, "--dry-run", at=at).out)
    return row


def test_one_missing_piece_can_be_printed(tmp_path: Path) -> None:
    """--only takes part of a name in any case, --copies how many."""
    ask = ("print", "tokens", "oil-springs", "--only", "CHAMPION")
    assert "1" == plan(*ask, at=tmp_path)[3]
    assert "3" == plan(*ask, "--copies", "3", at=tmp_path)[3]


def test_only_may_be_repeated(tmp_path: Path) -> None:
    """Pieces of either name are printed."""
    words = ("print", "tokens", "oil-springs", "--copies", "1", "--only", "champion")
    assert "2" == plan(*words, "--only", "marker", at=tmp_path)[3]


def test_skipped_places_move_pieces_on(tmp_path: Path) -> None:
    """--skip leaves places of a part-used sheet free, so that more sheets may be needed."""
    ask = ("print", "tiles", "oil-springs")
    assert ["1", "2"] == [
        plan(*ask, at=tmp_path)[2],
        plan(*ask, "--skip", "3", at=tmp_path)[2],
    ]


@pytest.mark.parametrize(("lang", "words"), [("de", "Rennbahn"), ("en", "Racecourse")])
def test_a_special_hex_is_named_in_the_terminal(lang: str, words: str, tmp_path: Path) -> None:
    """By its own name, not by the terrain it counts as; other features are marked and told."""
    out = printkit("layout", "dinslaken", "--lang", lang, at=tmp_path).out
    picture, told = out.split("\n\n")
    assert words in picture
    assert [] == [terrain for terrain in ("Wüste", "Desert", "Meer", "Sea ") if terrain in picture]
    assert "◆ Rotbach" == told.splitlines()[0]


@pytest.mark.parametrize("name", names())
def test_names_of_hexes_fit_in_a_terminal(name: str) -> None:
    """A hex is ten characters wide there; no two places are called alike."""
    for language in languages():
        cells = load_texts(language, (name, *load(name).parents)).table("cells")
        assert [] == [text for text in cells.values() if len(text) > 2 * HALF]
        assert len(cells) == len(set(cells.values()))


def test_empty_sides_of_a_kit_are_told(tmp_path: Path) -> None:
    """Its parts have fewer pages than the whole, whose sheets all begin on their fronts."""
    done = printkit("kit", "dinslaken", "--dry-run", "--lang", "en", at=tmp_path)
    *parts, whole = (int(row[2]) for row in rows(done.out))
    told = f"Empty sides in kit.pdf: {whole - sum(parts)},"
    assert (1, True) == (whole - sum(parts), told in done.out)


def test_the_players_are_told(tmp_path: Path) -> None:
    """Where a board is for several numbers of them and nobody asked for one, and only there."""
    told = [
        [line for line in printkit(*ask, at=tmp_path).out.splitlines() if "--players" in line]
        for ask in (
            ("layout", "dinslaken"),
            ("layout", "dinslaken", "--players", "4"),
            ("layout", "pirate-islands"),
            ("rules", "base", "--dry-run"),
            ("rules", "base", "--players", "6", "--dry-run"),
        )
    ]
    assert [
        ["For 5 players; this board can be played by: 4, 5 (--players)."],
        [],
        [],
        ["For 4 players; this board can be played by: 3, 4 (--players)."],
        [],
    ] == told


def test_boxes_are_taken_off(tmp_path: Path) -> None:
    """Who owns nothing prints 19 terrain tiles, 9 harbours and 9 plain sea tiles, 18 tokens."""
    counts = {
        kind: plan("print", kind, "base", "--own", "none", at=tmp_path)[3]
        for kind in ("tiles", "tokens")
    }
    assert {"tiles": "37", "tokens": "18"} == counts


@pytest.mark.parametrize(
    ("paper", "expected"), [("A4", (210, 297)), ("letter", (216, 279)), ("180x250", (180, 250))]
)
def test_the_paper_is_the_one_asked_for(
    paper: str, expected: tuple[int, int], tmp_path: Path
) -> None:
    """Sheets have its size, whichever way up they lie."""
    printkit("print", "tokens", "oil-springs", "--paper", paper, at=tmp_path)
    assert sorted(expected) == sorted(size(tmp_path / "output/oil-springs/tokens.pdf"))


def test_wider_margins_leave_fewer_places(tmp_path: Path) -> None:
    """--margin takes one number or four."""
    ask = ("print", "tokens", "oil-springs")
    usual, wide, uneven = (
        int(plan(*ask, "--margin", margin, at=tmp_path)[2]) for margin in ("8", "50", "8,50,8,50")
    )
    assert usual < wide
    assert usual <= uneven <= wide


def test_smaller_tiles_need_fewer_sheets(tmp_path: Path) -> None:
    """--tile-size takes a preset or a number."""
    ask = ("print", "tiles", "base", "--own", "none")
    usual, travel, forty = (
        int(plan(*ask, *size, at=tmp_path)[2])
        for size in ([], ["--tile-size", "travel"], ["--tile-size", "40"])
    )
    assert usual > travel >= forty


def test_larger_cards_need_more_sheets(tmp_path: Path) -> None:
    """--card-size takes a preset or a size."""
    ask = ("print", "aids", "oil-springs", "--copies", "20")
    usual, large = (
        int(plan(*ask, *size, at=tmp_path)[2]) for size in ([], ["--card-size", "100x120"])
    )
    assert usual < large


def test_rules_are_printed_for_each_scenario(tmp_path: Path) -> None:
    """`rules base` is two to four pages, as is any other."""
    for name in names():
        if not find_file(f"templates/{name}/summary.toml"):
            continue
        assert 0 == printkit("rules", name, at=tmp_path).code
        assert 2 <= pages(tmp_path / f"output/{name}/rules.pdf") <= 4


@pytest.mark.parametrize("subject", ["base", str(ROOT / "layouts/base/beginner.toml")])
def test_a_setup_sheet_is_two_pages(subject: str, tmp_path: Path) -> None:
    """The board and what belongs to it."""
    assert 0 == printkit("setup", subject, at=tmp_path).code
    assert 2 == pages(tmp_path / "output/base/setup.pdf")


def test_a_board_without_code_is_told_by_its_file(tmp_path: Path) -> None:
    """What lies outside its deal has to be forced; the sheet and the terminal say so."""
    text = (ROOT / "layouts/base/beginner.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("M   P   F\n", "M   P   P\n", 1))
    done = printkit("layout", "mine.toml", "--force", at=tmp_path)
    assert (0, True) == (done.code, "No layout code" in done.out)
    assert 0 == printkit("setup", "mine.toml", "--force", at=tmp_path).code
    with pypdfium2.PdfDocument(tmp_path / "output/base/setup.pdf") as document:
        assert "mine.toml" in document[0].get_textpage().get_text_bounded()


QUIET = ["layout base", "check base", "kit base", "rules base", "setup base", "print board base"]


@pytest.mark.parametrize("words", QUIET)
def test_quiet_is_quiet(words: str, tmp_path: Path) -> None:
    """--quiet prints nothing when all is well."""
    done = printkit(*words.split(), "--quiet", at=tmp_path)
    assert (0, "", "") == (done.code, done.out, done.err)


def test_init_makes_a_workspace_that_counts(tmp_path: Path) -> None:
    """A size changed there changes what is printed from there."""
    assert 0 == printkit("init", "mine", at=tmp_path).code
    folder = tmp_path / "mine"
    assert {
        "output/.gitignore",
        "templates/theme.toml",
        "templates/pieces.toml",
        "layouts/boxes.toml",
        "layouts/gold-island/scenario.toml",
        "templates/gold-island/en.toml",
    } <= files(folder)
    sizes = folder / "templates/pieces.toml"
    sizes.write_text(sizes.read_text().replace("tile = 79.0", "tile = 40.0"))
    ask = ("print", "tiles", "base", "--own", "none")
    assert int(plan(*ask, at=folder)[2]) < int(plan(*ask, at=tmp_path)[2])


def test_init_leaves_what_is_there(tmp_path: Path) -> None:
    """A workspace that is made again keeps its files."""
    printkit("init", at=tmp_path)
    (tmp_path / "layouts/boxes.toml").write_text("mine")
    assert 0 == printkit("init", at=tmp_path).code
    assert "mine" == (tmp_path / "layouts/boxes.toml").read_text()


NARROW = [
    "scenarios",
    "layouts",
    "check oil-springs",
    "layout oil-springs --seed 3 --players 6",
    "kit oil-springs --dry-run --own none",
]


@pytest.mark.parametrize("words", NARROW)
@pytest.mark.parametrize("language", ["en", "de"])
def test_lines_fit_a_narrow_terminal(words: str, language: str, tmp_path: Path) -> None:
    """What is printed by the program's own layout stays within 80 columns."""
    done = printkit(*words.split(), "--lang", language, at=tmp_path)
    assert 80 >= max(map(len, done.out.splitlines()), default=0)


def test_rules_are_those_of_the_board(tmp_path: Path) -> None:
    """Another board of a scenario has figures of its own, and so has its summary."""
    written = []
    for words in ([], ["--board", "reconstruction"]):
        assert 0 == printkit("rules", "pirate-islands", *words, "-q", at=tmp_path).code
        written.append((tmp_path / "output/pirate-islands/rules.pdf").read_bytes())
    assert written[0] != written[1]
