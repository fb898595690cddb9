"""What makes a board legal: constraints as data, judged alike for every board.

`check` gives a verdict of each constraint of a scenario; `constraints_of` gives a set-up's
constraints with their parameters typed, for the generator, which deals by the same ones.
"""

from printkit.rules.check import check
from printkit.rules.registry import KINDS, Bound, constraints_of

__all__ = ["KINDS", "Bound", "check", "constraints_of"]
