"""The deliveries of an output: files that belong together, told before they are made.

Each output (press.cutter, press.service, press.poster, press.screen) lists its own;
press.outputs writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from printkit.draw import hairlines, inks
from printkit.draw.scene import Page
from printkit.press.kit import Written
from printkit.press.ticket import Job

Files = Mapping[Path, bytes]


@dataclass(frozen=True, slots=True)
class Delivery:
    """Some files of an output.

    Attributes:
        told: What they are, in a row of a table.
        make: Makes them.
        notes: What a person must know to use them, in the reader's language.
    """

    told: Written
    make: Callable[[], Files]
    notes: tuple[str, ...] = ()


def inked(page: Page, job: Job) -> Page:
    """A page in the ticket's ink, no line too thin to be printed."""
    return hairlines.printable(inks.printed(page, job.ticket.ink))
