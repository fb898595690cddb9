"""A board by a search in place of a deal, and by a play-off between the best if that is wanted."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Literal

from printkit.balance.ground import boards_of
from printkit.balance.measures import scale_of
from printkit.balance.neighbours import Neighbours
from printkit.balance.played import Match
from printkit.balance.playoff import BOT, FINALISTS, PER_SECOND, play_off, rival
from printkit.balance.provable import linear, most_even
from printkit.balance.search import Aim, search, told
from printkit.balance.workers import crew
from printkit.board.model import Layout
from printkit.engine import game_of
from printkit.generate import batch
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
    if quest.aim == "fairest":
        return _proven(quest, setup, scenario, seed, harbours)
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


def _proven(
    quest: Quest,
    setup: Setup,
    scenario: Scenario,
    seed: int,
    harbours: Literal["fixed", "shuffled"],
) -> Layout:
    """The most even board in what is linear, and what no board exceeds there."""
    linearly = replace(setup, balance=tuple(linear(setup)))
    # A search finds better boards sooner than the solver, which alone knows what cannot be.
    near = Aim("even", seconds=quest.seconds, finalists=2)
    found = search(linearly, scenario, seed, near, harbours).layouts[0]
    first = batch(linearly, seed, 1, harbours=harbours)
    game = game_of(first.layout(0), scenario, setup.players)
    dealing = first.dealing
    proven = most_even(game, dealing.table, shuffle=dealing.shuffle, seconds=quest.seconds)
    scale = scale_of(game, linearly.balance)
    boards = boards_of([game_of(found, scenario, setup.players)], scale.field.ground)
    if proven.reached > float(scale.totals(boards)[0]):
        found = Neighbours(dealing, Random(seed).random).layout(proven.cells, seed)
    layout = told(found, Aim("fairest"), 1)
    return replace(layout, provenance=replace(layout.provenance, bound=round(proven.bound, 4)))
