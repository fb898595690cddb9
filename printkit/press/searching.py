"""A board by a search in place of a deal, and by a play-off between the best if that is wanted."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from printkit.balance.played import Match
from printkit.balance.playoff import BOT, FINALISTS, PER_SECOND, play_off, rival
from printkit.balance.search import Aim, search, told
from printkit.balance.workers import crew
from printkit.board.model import Layout
from printkit.press.quest import Quest
from printkit.scenarios.model import Scenario, Setup


def searched(
    quest: Quest,
    setup: Setup,
    scenario: Scenario,
    seed: int,
    harbours: Literal["fixed", "shuffled"],
) -> Layout:
    """The best board of a seed; its provenance tells how it was found.

    Raises:
        UsageError: Seats are to be alike, and no model knows the set-up.
        GenerationError: No board is found, or none that is as even as was asked for.
    """
    finalists = FINALISTS if quest.play else 1
    aim = Aim(quest.aim, quest.least, quest.seconds, finalists)
    found = search(setup, scenario, seed, aim, harbours)
    boards = [told(layout, aim, found.candidates) for layout in found.layouts]
    if not quest.play:
        return boards[0]
    games = int(quest.play * PER_SECOND)
    rivals = [rival(Match(layout, scenario, setup.players)) for layout in boards]
    with crew(quest.jobs) as workers:
        best = play_off(rivals, seed, games, workers, lambda done: quest.progress(BOT, done, games))
    layout = best.match.layout
    return replace(layout, provenance=replace(layout.provenance, played=(best.tally,)))
