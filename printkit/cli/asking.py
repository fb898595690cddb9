"""What a person asks for on the command line, as the press takes it: a language, a board."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.cli import console

if TYPE_CHECKING:
    from printkit.cli.options import BoardOptions, ConstraintOptions
    from printkit.cli.search_options import SearchOptions
    from printkit.press.boards import Board, Wish
    from printkit.press.quest import Quest


def language() -> str:
    """The language of the locale, if printkit speaks it; else English."""
    from printkit.scenarios.texts import languages

    told = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    spoken = next(filter(None, told), "") or _language_of_the_system()
    return spoken[:2].lower() if spoken[:2].lower() in languages() else "en"


def wish(
    options: BoardOptions,
    constraints: ConstraintOptions | None = None,
    *,
    variable: bool = False,
    judging: bool = False,
    quest: Quest | None = None,
) -> Wish:
    """What options ask for; one that says how to deal asks for a board to be dealt.

    Args:
        options: Which board.
        constraints: What must hold of it.
        variable: Whether it is dealt in any case.
        judging: Whether constraints judge the board that there is, instead of dealing another.
        quest: What is searched for; a board is dealt for it in any case.
    """
    from printkit.press.asked import Asked
    from printkit.press.boards import Wish, kind_of

    asked = constraints.asked() if constraints else Asked()
    if asked.anything and not judging and kind_of(options.subject, Path.cwd()) == "name":
        variable = True

    how = (options.seed, options.deal, options.tokens, options.harbours, options.terrain, quest)
    return Wish(
        options.subject,
        options.players,
        variable or options.variable or any(option is not None for option in how),
        options.seed,
        options.deal.value if options.deal else None,
        options.tokens.value if options.tokens else None,
        options.harbours.value if options.harbours else "shuffled",
        asked,
        options.board,
        options.terrain.value if options.terrain else None,
        quest,
    )


def obtained(
    options: BoardOptions,
    constraints: ConstraintOptions | None = None,
    *,
    judging: bool = False,
    quest: Quest | None = None,
) -> Board:
    """The board that options ask for."""
    from printkit.press.boards import obtain

    return obtain(wish(options, constraints, judging=judging, quest=quest), Path.cwd())


def searched(
    options: BoardOptions,
    constraints: ConstraintOptions | None,
    search: SearchOptions,
    *,
    quiet: bool,
    jobs: int = 1,
) -> Board:
    """The board that options ask for, or search for with a bar for games that are played."""
    with console.progress(quiet=quiet) as progress:
        return obtained(options, constraints, quest=search.quest(progress, jobs))


def _language_of_the_system() -> str:
    """Where no variable tells the language, as on Windows."""
    import locale

    return locale.getlocale()[0] or ""
