"""Boards dealt from a seed: a scenario's set-up and a seed give one layout, for ever.

`generate` follows the scenario's own procedure or deals every legal board with the same
chance; both take their constraints from rules, so what they deal passes check. `batch` deals
the boards of many seeds as rows of numbers.
"""

from printkit.generate.batches import Batch, batch
from printkit.generate.generate import generate

__all__ = ["Batch", "batch", "generate"]
