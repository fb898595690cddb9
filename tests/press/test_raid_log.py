"""A log tells the whole of a raid: where, how strong, what was lost, and what the roll brought."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from printing import made

from printkit.engine import State, apply, game_of
from printkit.engine.actions import Action, Outcome, Roll
from printkit.engine.modules.pirate_islands.fleet import Lose
from printkit.engine.modules.pirate_islands.tally import tally
from printkit.engine.notation import Notation
from printkit.engine.play import Step
from printkit.press.game_log import log

BRICK = 0
TOLD = {
    "en": """
        1 · Red: rolls 2 + 4 = 6. The fleet sails to P12. A raid on Blue, 2 against 0: the fleet is
        stronger. 1 · Blue: loses to the pirates: brick. Blue: 1 grain. White: 1 grain.
    """,
    "de": """
        1 · Rot: würfelt 2 + 4 = 6. Die Flotte segelt nach P12. Überfall auf Blau, 2 gegen 0: Die
        Flotte ist stärker. 1 · Blau: verliert an die Piraten: Lehm. Blau: 1 Getreide. Weiß: 1
        Getreide.
    """,
}


def taken(state: State, player: int, action: Action, chance: Outcome) -> Step:
    """One action and the state after it."""
    apply(state, action, chance)
    return Step(1, player, action, chance, "", state)


@pytest.mark.parametrize("language", TOLD)
def test_a_raid_is_told_from_station_to_yields(language: str) -> None:
    """PI-21, PI-22: what a roll brings after a raid is told with what the raid took."""
    job = made("pirate-islands", language=language)
    game = game_of(job.board.layout, job.board.scenario, 4)
    start = game.start()
    start.agenda = [("turn", 0)]
    while start.phase != "roll":
        start.phase, start.player = start.agenda.pop()
        game.rules.phases[start.phase](start)
    start.hidden.hands[1][BRICK] += 1
    tally(start).fleet = 10

    def steps(state: State) -> Iterator[Step]:
        yield taken(state, 0, Roll(), (2, 4))
        yield taken(state, 1, Lose(), (BRICK,))

    told = log(start, Notation(game, job.board.scenario.colours), job.words.texts, steps(start))
    assert " ".join(TOLD[language].split()) == " ".join(list(told)[:-1])
