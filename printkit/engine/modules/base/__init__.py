"""The standard game as a rule module: B-20 to B-32."""

from __future__ import annotations

from printkit.engine.fitting import GOAL
from printkit.engine.modules.base import (
    awards,
    bank,
    build,
    cards,
    counters,
    founding,
    offers,
    pieces,
    robber,
    turn,
    yields,
)
from printkit.engine.rules import Module

MODULE = Module(
    name="base",
    ids="B",
    lent=(
        *("award_points", "bank_cards", "bank_rate", "cities", "hand_limit", "harbour_rate"),
        *("largest_army", "longest_road", "roads", "settlements", "special_harbour_rate"),
        GOAL,
    ),
    prepare=pieces.prepare,
    start=founding.start,
    order=turn.order,
    seven=robber.seven,
    phases={
        **founding.PHASES,
        **turn.PHASES,
        **robber.PHASES,
        **offers.PHASES,
        **cards.PHASES,
        "yield": yields.enter,
    },
    moves=(
        *founding.MOVES,
        *turn.MOVES,
        *build.MOVES,
        *cards.MOVES,
        *bank.MOVES,
        *robber.MOVES,
        *offers.MOVES,
        *counters.MOVES,
    ),
    yields={"terrain": yields.hand_out},
    capital=(yields.start_capital,),
    points=(awards.points,),
    checks={"victory": awards.check_victory},
    faults=(pieces.faults, awards.faults),
    sure=awards.sure,
)
