"""What went wrong, told in one or two lines: no traceback reaches a user.

What a person can mend is told in the reader's language; wrong usage, like `--help`, in
English; a fault of ours with how to report it.
"""

from __future__ import annotations

import io
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial, wraps
from pathlib import Path
from types import FrameType
from typing import Any, TextIO

import typer

from printkit.cli import console
from printkit.cli.asking import language
from printkit.errors import OutputError, PrintkitError
from printkit.waits import heard

LENT = 8
"""So many words that are told in English are named."""

USAGE, INTERNAL, INTERRUPTED = 2, 70, 130
ISSUES = "https://github.com/printkit/printkit/issues"

_CHOICE = re.compile(r"(Invalid value for '.*?': )(?:Value error, )?'(.*?)' is not one of (.*)\.")
_interruptions: list[int] = []
_interrupted: list[TextIO] = []
"""Standard error, put aside while an interruption is on its way."""

_NUMBER = "Input should be a valid integer, unable to parse string as an integer"


def telling(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command, its errors told and turned into exit codes."""

    @wraps(command)
    def told(*args: Any, **kwargs: Any) -> Any:
        try:
            with heard(partial(_wait, kwargs)), _lent(kwargs):
                command(*args, **kwargs)
            sys.stdout.flush()
        except PrintkitError as error:
            tell(error, str(kwargs.get("lang") or language()), as_json=bool(kwargs.get("as_json")))
            raise typer.Exit(error.exit_code) from None
        except KeyboardInterrupt:
            raise typer.Exit(interrupted()) from None
        except BrokenPipeError:
            # The reader of a pipe has gone, as `| head` does; that is no fault of anybody's.
            _hush()
        except OSError as fault:
            # Standard output may lie on a full disk.
            _hush()
            where, reason = fault.filename or "standard output", fault.strerror or str(fault)
            full = OutputError("cannot-write", path=where, reason=reason)
            tell(full, str(kwargs.get("lang") or language()))
            raise typer.Exit(full.exit_code) from None

    return told


def usage(error: typer.TyperException) -> int:
    """Tell of a command that was not understood, and how to ask for help."""
    message = error.format_message()
    if type(error).__name__ == "NoArgsIsHelpError":
        typer.echo(message)
        return USAGE
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "printkit"
    _cross(f"{_plain(message)}\n  {path} --help tells what there is.")
    return USAGE


def watch() -> None:
    """Note interruptions: a library may turn one that hits it into an error of its own."""

    def stop(number: int, frame: FrameType | None) -> None:
        if not _interruptions:
            # A library that is hit while it is being imported tells all of it on its own.
            _interrupted.append(sys.stderr)
            sys.stderr = io.StringIO()
        _interruptions.append(number)
        signal.default_int_handler(number, frame)

    signal.signal(signal.SIGINT, stop)


def interrupted() -> int:
    """Tell that what was interrupted has left nothing half-written."""
    if _interrupted:
        sys.stderr = _interrupted.pop()
        if sys.stderr.isatty():
            # A progress bar may have left the cursor hidden, in the middle of a line.
            sys.stderr.write("\x1b[?25h\r\x1b[2K")
    _cross("Interrupted. Nothing half-written is left.")
    return INTERRUPTED


def internal(fault: Exception) -> int:
    """Tell of a fault of ours and how to report it; the trail goes into a file."""
    if _interruptions:
        return interrupted()
    import tempfile
    import traceback

    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", suffix=".txt", prefix="printkit-", delete=False
    ) as file:
        traceback.print_exception(fault, file=file)
    _cross(
        f"A fault in printkit itself: {type(fault).__name__}. Nothing half-written is left.\n"
        f"  Please report it with {file.name} at {ISSUES}"
    )
    return INTERNAL


def tell(error: PrintkitError, spoken: str, *, as_json: bool = False) -> None:
    """A sentence on standard error, and a line of JSON for who asked for such."""
    from printkit.press.errors import as_data, sentence

    if as_json:
        import json

        typer.echo(json.dumps(as_data(error, spoken), ensure_ascii=False, separators=(",", ":")))
    _cross(sentence(error, spoken))


@contextmanager
def _lent(options: Mapping[str, Any]) -> Iterator[None]:
    """Which words were told in English, on standard error, unless nobody wants to know."""
    from printkit.scenarios.lent import noted

    with noted() as lent:
        try:
            yield
        finally:
            if lent and not options.get("quiet") and not options.get("as_json"):
                _tell_lent(lent, str(options.get("lang") or language()))


def _tell_lent(lent: Mapping[str, Mapping[str, None]], spoken: str) -> None:
    from printkit.scenarios.lacking import some_of
    from printkit.scenarios.texts import told_texts

    texts = told_texts(spoken, (), Path.cwd())
    for file, keys in list(lent.items()):
        told = {"file": file, "count": len(keys), "keys": some_of(list(keys), LENT)}
        console.lines(texts.get("told.lent", **told))


def _wait(options: Mapping[str, Any], what: str) -> None:
    """Why something takes its time, on standard error, unless nobody wants to know."""
    from printkit.scenarios.texts import told_texts

    if not options.get("quiet"):
        texts = told_texts(str(options.get("lang") or language()), (), Path.cwd())
        console.lines(texts.raw(f"told.{what}"))


def _cross(text: str) -> None:
    console.lines(text, mark="✗", style="red")


def _hush() -> None:
    """Let what is still to be printed go nowhere, also at the very end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _plain(message: str) -> str:
    """The parser's message in words for people, the nearest spelling offered."""
    from printkit.board.spelling import listed, nearest

    choice = _CHOICE.fullmatch(message)
    if choice is None:
        return message.replace(_NUMBER, "give a whole number.")
    before, found, choices = choice.groups()
    allowed = re.findall(r"'(.*?)'", choices)
    return (
        f"{before}there is no {found}. Did you mean {nearest(found, allowed)}? "
        f"Known: {listed(allowed)}."
    )
