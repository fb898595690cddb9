"""What the boxes hold is not printed; what they lack is, and the checklist says which."""

from __future__ import annotations

import pytest
from printing import made

from printkit.press.supplies import Missing, missing, supplies

BASE = ("base",)
BOTH = ("base", "base-56")


def counts(lacking: Missing) -> tuple[int, int, int, int]:
    """Terrain, numbers, harbours and sea to print."""
    parts = (lacking.terrain, lacking.numbers, lacking.harbours)
    terrain, numbers, harbours = (sum(part.values()) for part in parts)
    return terrain, numbers, harbours, lacking.sea


CASES = {
    "owning nothing": (4, ("none",), (19, 18, 9, 9)),
    "owning the game": (4, BASE, (0, 0, 0, 0)),
    "five players, nothing": (5, ("none",), (30, 28, 11, 11)),
    "five players, the game": (5, BASE, (11, 10, 2, 2)),
    "five players, both": (5, BOTH, (0, 0, 0, 0)),
    "four players, both": (4, BOTH, (0, 0, 0, 0)),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_is_missing_is_printed(case: tuple[int, tuple[str, ...], tuple[int, ...]]) -> None:
    """The board's parts less what the boxes hold."""
    players, own, expected = case
    assert expected == counts(missing(made("base", players=players, own=own)))


def test_a_whole_set_replaces_one_box_only() -> None:
    """B-07: the extension's tokens are laid in place of the game's; the Seafarers' ten stay."""
    owns = ("base", "base-56", "seafarers")
    job = made("dinslaken", players=5, own=owns)
    row = next(row for row in supplies(job) if row.name == "number-token")
    extension, seafarers = (job.words.plain(f"boxes.{name}") for name in owns[1:])
    assert (34, 0, f"{extension}, {seafarers}") == (row.in_play, row.printed, row.source)


WORN = {
    "the game's three colours that are played": (5, ("base",), (45, 15, 12, 0)),
    "with its extension's two": (5, ("base", "base-56"), (75, 25, 20, 0)),
    "four of them, with one of the extension's": (4, ("base", "base-56"), (60, 20, 16, 0)),
    "ships from both boxes": (5, ("seafarers", "seafarers-56"), (0, 0, 0, 75)),
}


@pytest.mark.parametrize("case", WORN.values(), ids=WORN)
def test_pieces_count_in_the_colours_that_are_played(
    case: tuple[int, tuple[str, ...], tuple[int, ...]],
) -> None:
    """DI-21: nobody is blue, so a box's blue pieces are of no use; others lie in one box each."""
    players, own, held = case
    job = made("dinslaken", players=players, own=own)
    rows = {row.name: row for row in supplies(job)}
    wanted = zip(("road", "settlement", "city", "ship"), held, strict=True)
    lacking = [(rows[name], rows[name].in_play - count) for name, count in wanted]
    assert [] == [
        (row, count)
        for row, count in lacking
        if (job.words.plain("checklist.lacking", count=count) in row.source) != (count > 0)
    ]


@pytest.mark.parametrize(("own", "letters"), [(("none",), True), (("base",), False)])
def test_letters_are_told_of_where_tokens_bear_them(own: tuple[str, ...], *, letters: bool) -> None:
    """A whole set has the spiral's letters on its backs; what a box lacks has none."""
    row = next(r for r in supplies(made("base", players=6, own=own)) if r.name == "number-token")
    assert letters == ("components.number-token.letters" in row.making)


def test_what_is_printed_to_be_chosen_is_not_in_play() -> None:
    """Overlays lie in place of whole hexes: the checklist does not ask for both."""
    job = made("dinslaken")
    row = next(row for row in supplies(job) if row.name == "landmark-overlay")
    words = [job.words.plain(f"checklist.{key}") for key in ("printed_here", "at_choice")]
    assert (0, 12, ", ".join(words)) == (row.in_play, row.printed, row.source)


def test_a_box_that_is_named_twice_is_there_once() -> None:
    """`--own base --own base` owns one game."""
    assert counts(missing(made("base", players=5, own=BASE))) == counts(
        missing(made("base", players=5, own=("base", "base")))
    )


def test_the_checklist_names_the_boxes() -> None:
    """Parts of both boxes are told by both names, printed ones as print-outs."""
    job = made("oil-springs", players=6, own=BOTH)
    rows = {row.name: row for row in supplies(job)}
    base, extension = (job.words.plain(f"boxes.{name}") for name in BOTH)
    assert f"{base}, {extension}" == rows["road"].source
    assert job.words.plain("checklist.printed_here") == rows["oil"].source


def test_the_checklist_says_what_is_missing() -> None:
    """Wood and plastic cannot be printed: the sheet tells how many lack, and which box has them."""
    job = made("oil-springs", players=6, own=BASE)
    road = next(row for row in supplies(job) if row.name == "road")
    told = (road.in_play, road.source, road.lies_in)
    assert (90, "base game, 30 missing", ("5–6 extension",)) == told


def test_what_lacks_is_told_with_its_box() -> None:
    """Ships and frame that a group without Seafarers lacks lie in that box: the sheet names it."""
    rows = {row.name: row for row in supplies(made("pirate-islands", own=BASE))}
    told = [(rows[name].source, rows[name].lies_in) for name in ("ship", "frame", "road")]
    seafarers = ("Seafarers",)
    assert [("60 missing", seafarers), ("1 missing", seafarers), ("base game", ())] == told


@pytest.mark.parametrize(
    ("own", "boxes"),
    [
        (BASE, ("Seafarers", "Seafarers 5–6")),
        (("base", "seafarers"), ("Seafarers 5–6",)),
        (("base", "seafarers-56"), ("Seafarers",)),
        (("base", "seafarers", "seafarers-56"), ()),
    ],
)
def test_as_many_boxes_are_named_as_it_takes(own: tuple[str, ...], boxes: tuple[str, ...]) -> None:
    """Dinslaken's ships lie in two boxes: a group that has neither is told of both."""
    ship = next(
        row for row in supplies(made("dinslaken", players=5, own=own)) if row.name == "ship"
    )
    assert boxes == ship.lies_in


@pytest.mark.parametrize(("board", "frames"), [("", ["Seafarers"]), ("reconstruction", [])])
def test_the_frame_is_on_the_list(board: str, frames: list[str]) -> None:
    """PI-02: the documented board lies in the frame of Seafarers, the reconstruction in none."""
    rows = supplies(made("pirate-islands", own=("base", "seafarers"), board=board))
    assert frames == [row.source for row in rows if row.name == "frame"]


@pytest.mark.parametrize(("players", "oil", "metropolises"), [(4, 15, 4), (6, 21, 6)])
def test_the_scenario_prints_whole_sets(players: int, oil: int, metropolises: int) -> None:
    """Its own parts are printed for the most players; the sheet tells how many are in play."""
    rows = {row.name: row for row in supplies(made("oil-springs", players=players))}
    assert (oil, 21) == (rows["oil"].in_play, rows["oil"].printed)
    assert (metropolises, 6) == (rows["metropolis"].in_play, rows["metropolis"].printed)
