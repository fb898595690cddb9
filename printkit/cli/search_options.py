"""The options by which a board is searched for, shared by the commands that deal one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from printkit.errors import UsageError

if TYPE_CHECKING:
    from printkit.press.quest import Quest


@dataclass(frozen=True)
class SearchOptions:
    """Which of all boards is searched for, in place of any one."""

    fair: Annotated[
        bool, typer.Option("--fair", help="One whose seats may expect to win about as often.")
    ] = False
    balance: Annotated[
        float | None,
        typer.Option(min=0, max=1, help="One whose map is at least as even: 0.8 is very even."),
    ] = None
    wild: Annotated[bool, typer.Option("--wild", help="The least even one.")] = False
    fairest: Annotated[
        bool, typer.Option("--fairest", help="The most even one, with a proof how near it is.")
    ] = False
    budget: Annotated[
        float | None,
        typer.Option(min=0.1, max=3600, help="Seconds to search for, about.", show_default="2"),
    ] = None
    play: Annotated[
        bool, typer.Option("--play", help="Let bots play the best off against each other.")
    ] = False
    play_budget: Annotated[
        float | None,
        typer.Option(min=1, max=86400, help="Seconds to play for, about.", show_default="120"),
    ] = None

    def quest(self, progress: Callable[[str, int, int], None], jobs: int = 1) -> Quest | None:
        """The same for the press; None where any board will do.

        Raises:
            UsageError: What is asked for does not go together.
        """
        from printkit.press.quest import PLAY_SECONDS, SECONDS, Quest

        other = self.fair or self.balance is not None or self.play
        if (self.wild or self.fairest) and (other or (self.wild and self.fairest)):
            raise UsageError("wild-alone")
        if not (other or self.wild or self.fairest):
            if self.budget is not None or self.play_budget is not None:
                raise UsageError("nothing-searched")
            return None
        played = self.play or self.play_budget is not None
        return Quest(
            self._aim(),
            self.balance or 0.0,
            SECONDS if self.budget is None else self.budget,
            (PLAY_SECONDS if self.play_budget is None else self.play_budget) if played else 0.0,
            jobs,
            progress,
        )

    def _aim(self) -> Literal["fair", "even", "wild", "fairest"]:
        if self.wild:
            return "wild"
        if self.fairest:
            return "fairest"
        return "even" if self.balance is not None and not self.fair else "fair"
