"""The tables of docs/balance.md are those of the weights' files and of the games that were kept."""

from __future__ import annotations

import sys
from pathlib import Path

from printkit.balance.model import WEIGHTS

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))
import models


def test_the_page_is_up_to_date() -> None:
    """docs/balance.md is what docs/models.py makes of them, a row for each file of weights."""
    page = models.PAGE.read_text("utf-8")
    assert page == models.renewed(page)
    table = page.partition("<!-- models -->")[2].partition("<!-- end -->")[0]
    assert len(list(WEIGHTS.glob("*.toml"))) == table.count("\n") - 3
