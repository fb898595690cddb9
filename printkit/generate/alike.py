"""Constraints that every board of a set-up fails: refused before any is dealt.

Such are judged on finished boards only, and pools and fixed places alone decide them
(rules/fitting), so one board tells of all.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from printkit import __version__
from printkit.board.model import Provenance
from printkit.generate.board import deal_harbours, layout_of
from printkit.generate.cells import plain_board
from printkit.generate.prove import Conflict, impossible
from printkit.generate.table import Table
from printkit.rules.fitting import settled


@lru_cache(maxsize=64)
def refuse_settled(table: Table) -> None:
    """Nothing, or the error that tells what no board keeps.

    Raises:
        GenerationError: Every board fails a constraint.
    """
    if not table.judged:
        return
    setup, random = table.setup, Random(0).random
    harbours = deal_harbours(setup, random, shuffle=True)
    told = Provenance(method="plain", seed=0, version=__version__)
    layout = layout_of(plain_board(table, random), table, harbours, told)
    for bound in table.judged:
        for finding in bound.kind.judge(layout, setup):
            if not finding.note and settled(bound.kind, finding, setup.deal):
                raise impossible(setup, Conflict((bound,), smallest=True))
