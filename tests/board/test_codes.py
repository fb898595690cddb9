"""Layout codes: any legal layout comes back from its code, and mistyping is found out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from printkit.board.arrangements import arrangement_at, arrangement_rank, arrangements
from printkit.board.codes import (
    ALPHABET,
    code_of,
    fingerprint,
    layout_of_code,
    read_code,
)
from printkit.board.model import Terrain
from printkit.board.ranks import layout_at, rank_of, size
from printkit.errors import LayoutError
from printkit.scenarios import find, load, load_code, names, saved_layout

DEALS = {
    (name, setup): load(name).setup_named(setup).deal
    for name in ("base", "oil-springs")
    for setup in ("3-4", "5-6")
}
CODE = code_of(saved_layout("oil-springs", "reconstruction-34"), DEALS["oil-springs", "3-4"]) or ""


@given(st.sampled_from(list(DEALS.values())), st.data())
def test_every_rank_is_a_layout_and_back(deal, data) -> None:  # type: ignore[no-untyped-def]
    """A layout at a rank has that rank, and its code gives it back."""
    rank = data.draw(st.integers(0, size(deal) - 1))
    layout = layout_at(rank, deal)
    assert rank == rank_of(layout, deal)
    assert layout == layout_of_code(read_code(code_of(layout, deal) or ""), deal)


@pytest.mark.parametrize(("setup", "longest"), [("3-4", 28), ("5-6", 44)])
def test_codes_are_short(setup: str, longest: int) -> None:
    """A code has at most 28 characters with 19 hexes and 44 with 30, harbours and all."""
    deal = DEALS["oil-springs", setup]
    assert len(code_of(layout_at(size(deal) - 1, deal), deal) or "") <= longest


def test_counts_of_the_3_4_deal() -> None:
    """B-01, B-04: 244,432,188,000 terrain layouts and 15,120 of harbours."""
    deal = DEALS["base", "3-4"]
    assert 244_432_188_000 == arrangements(deal.regions[0].terrain)
    assert 15_120 == arrangements(deal.harbours)


@given(st.permutations("aabbbcd"))
def test_arrangements_are_ranked_as_in_a_dictionary(order: list[str]) -> None:
    """The rank of an arrangement counts those that come before it."""
    pool = {kind: order.count(kind) for kind in order}
    rank = arrangement_rank(order, pool)
    assert order == arrangement_at(rank, pool)
    assert rank == 0 or arrangement_at(rank - 1, pool) < order


def test_every_wrong_character_is_found() -> None:
    """No code with one character replaced by another is read."""
    for place in range(3, len(CODE)):
        for char in ALPHABET.replace(CODE[place], ""):
            with pytest.raises(LayoutError, match="code-mistyped"):
                read_code(CODE[:place] + char + CODE[place + 1 :])


def test_every_wrong_prefix_is_found() -> None:
    """A code whose prefix has one wrong letter is not read."""
    for place in (0, 1):
        for char in "ABCDEFGHJKMNPQRSTUVWXYZ".replace(CODE[place], ""):
            wrong = CODE[:place] + char + CODE[place + 1 :]
            with pytest.raises(LayoutError, match="code-mistyped"):
                read_code(wrong)


def test_every_exchange_of_neighbours_is_found() -> None:
    """No code with two different neighbouring characters exchanged is read."""
    plain = CODE.replace("-", "")
    for place in range(len(plain) - 1):
        first, second = plain[place], plain[place + 1]
        if first != second:
            with pytest.raises(LayoutError):
                read_code(plain[:place] + second + first + plain[place + 2 :])


@pytest.mark.parametrize("change", [str.lower, " ".join, lambda code: code.replace("0", "O")])
def test_typing_habits_do_not_matter(change) -> None:  # type: ignore[no-untyped-def]
    """Case, spaces, dashes and look-alikes make no difference."""
    assert read_code(CODE).rank == read_code(change(CODE)).rank


def test_look_alikes_of_one_are_read() -> None:
    """I and L are read as 1."""
    code = next(
        code
        for rank in range(100)
        if "1" in (code := code_of(layout_at(rank, DEALS["base", "3-4"]), DEALS["base", "3-4"]))
    )
    assert read_code(code).rank == read_code(code.replace("1", "l")).rank


@pytest.mark.parametrize(
    ("code", "key"),
    [("OS-U" + CODE[4:], "code-character"), ("OS-12", "code-too-short"), ("", "code-too-short")],
)
def test_what_is_no_code_is_refused(code: str, key: str) -> None:
    """A character that no code has, and a text too short to be one, are told apart."""
    with pytest.raises(LayoutError, match=key):
        read_code(code)


def test_code_of_a_foreign_scenario_is_refused() -> None:
    """A code whose prefix no scenario has names the prefixes there are."""
    foreign = "XY" + CODE[2:-2]
    code = next(
        text
        for check in (first + second for first in ALPHABET for second in ALPHABET)
        if _reads(text := foreign + check)
    )
    with pytest.raises(LayoutError, match=r"code-foreign.*OS \(oil-springs\)"):
        load_code(code)


def test_code_of_another_deal_is_refused() -> None:
    """A code with an unknown fingerprint is refused, not read against today's deal."""
    deal = replace(DEALS["oil-springs", "3-4"], harbour_places=())
    changed = replace(deal, harbours={})
    code = code_of(layout_at(5, changed), changed) or ""
    with pytest.raises(LayoutError, match="code-other-deal"):
        load_code(code)


def test_code_of_an_older_deal_names_the_version(tmp_path) -> None:  # type: ignore[no-untyped-def]
    """A code with a fingerprint of the past is refused with the version that reads it."""
    folder = tmp_path / "layouts" / "oil-springs"
    folder.mkdir(parents=True)
    original = DEALS["oil-springs", "3-4"]
    text = find("oil-springs").read_text(encoding="utf-8")
    text = text.replace("legal_values = [2, 3, 4,", "legal_values = [3, 4,")
    (folder / "scenario.toml").write_text(text, encoding="utf-8")
    assert fingerprint(original) != fingerprint(load("oil-springs", tmp_path).setup(4).deal)
    with pytest.raises(LayoutError, match=r"code-older.*version=0\.1\.0"):
        load_code(CODE, tmp_path)


@pytest.mark.parametrize("name", names())
def test_todays_fingerprints_are_listed(name: str) -> None:
    """Every set-up's fingerprint stands in the scenario's history, and no two are equal."""
    scenario = load(name)
    marks = [fingerprint(setups[max(setups)].deal) for setups in scenario.setups.values()]
    assert len(marks) == len(set(marks))
    assert set(marks) <= scenario.codes.keys()


def test_a_board_outside_its_deal_has_no_code() -> None:
    """A board whose counts are not those of the pools has no code."""
    layout = saved_layout("base", "classic")
    spot = next(iter(layout.terrain))
    wrong = replace(layout, terrain={**layout.terrain, spot: Terrain.GOLD})
    assert code_of(wrong, DEALS["base", "3-4"]) is None


def _reads(code: str) -> bool:
    try:
        read_code(code)
    except LayoutError:
        return False
    return True
