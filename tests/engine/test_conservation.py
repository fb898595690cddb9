"""Nothing is lost and nothing made: cards, oil, pieces and points under random play."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st
from tables import SCENARIOS, game, played

from printkit.engine.invariants import broken

SWITCHES = st.fixed_dictionaries(
    {"use_and_sequester": st.booleans(), "oil_without_limit": st.booleans()}
)


@pytest.mark.parametrize(("name", "players"), SCENARIOS)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), talking=st.booleans())
def test_base_and_oil(name: str, players: int, seed: int, talking: bool) -> None:
    """At many moments of any random game everything adds up."""
    state = game(name, players, talking=talking).start()
    for step in range(60):
        assert [] == broken(played(state, seed + step, 23))


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), spared=st.booleans())
def test_the_reconstruction_of_the_pirate_islands(seed: int, spared: bool) -> None:
    """PI-22: on the other board and with the switch, too: ships, warships, chips and the fleet."""
    table = game("pirate-islands", 4, board="reconstruction", shared_hex_spared=spared)
    state = table.start()
    for step in range(60):
        assert [] == broken(played(state, seed + step, 23))


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), switches=SWITCHES)
def test_options(seed: int, switches: dict[str, bool]) -> None:
    """OS-60: with every option, too."""
    state = game("oil-springs", 4, talking=False, **switches).start()
    for step in range(60):
        assert [] == broken(played(state, seed + step, 23))
