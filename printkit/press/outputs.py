"""What a job is printed for: home, a cutting machine, a print service, a wall or a screen.

Home is press.kit's; the others list deliveries, which are all made before any file is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from printkit.board.spelling import listed
from printkit.errors import UsageError
from printkit.press import cutter, files, kit, machines, poster, screen, service, services
from printkit.press.deliveries import Delivery
from printkit.press.documents import Document, document
from printkit.press.kit import Progress, Written
from printkit.press.pieces import KINDS
from printkit.press.ticket import Job, Output, Ticket

_OUTPUTS: dict[str, Callable[[Job, Sequence[Document]], Iterator[Delivery]]] = {
    "cutter": cutter.deliveries,
    "service": service.deliveries,
    "poster": poster.deliveries,
    "screen": screen.deliveries,
}
_USUAL = "silhouette"
_TAKES_BOARD = {"poster", "screen"}
_TAKES_PIECES = {"cutter", "service", "screen"}


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a person says of an output.

    Attributes:
        output: What it is printed for.
        machine: A cutting machine's name; empty for the usual one.
        arm: Length of its marks; None for the template's.
        line: Their width, likewise.
        service: A print service's name.
    """

    output: Output = "home"
    machine: str = ""
    arm: float | None = None
    line: float | None = None
    service: str = ""


def settled(ticket: Ticket, wanted: Wanted) -> Ticket:
    """The ticket with its output, the machine or service found.

    Raises:
        UsageError: An option does not belong to the output, or names what is not known.
        TemplateError: A file of machines or services is faulty.
    """
    output = wanted.output
    usual = Ticket(ticket.language)
    options = {
        "--format": ("home", ticket.format != usual.format),
        "--sides": ("home", ticket.sides != usual.sides),
        "--marks": ("home", ticket.marks != usual.marks),
        "--machine": ("cutter", wanted.machine),
        "--mark-arm": ("cutter", wanted.arm is not None),
        "--mark-line": ("cutter", wanted.line is not None),
        "--service": ("service", wanted.service),
    }
    for option, (owner, given) in options.items():
        if given and output != owner:
            raise UsageError("option-of-output", option=option, wanted_output=owner, output=output)
    made = replace(ticket, output=output)
    if output == "cutter":
        machine = machines.cutter(
            wanted.machine or _USUAL,
            ticket.margins,
            ticket.workspace,
            arm=wanted.arm,
            line=wanted.line,
        )
        return replace(made, cutter=machine)
    if output == "service":
        return replace(made, service=services.service(wanted.service, ticket.workspace))
    return made


def write(
    job: Job, documents: Sequence[Document], progress: Progress, *, whole: bool = False
) -> tuple[list[Written], list[str]]:
    """Documents as files for the ticket's output.

    Args:
        job: The job they belong to.
        documents: What is printed.
        progress: Told what is made, how much is done, and of how much.
        whole: They are a whole kit: what the output has no use for is left out.

    Returns:
        What was written, and what a person must know to use it.

    Raises:
        UsageError: The output has no use for any of them.
        FitError: A piece or a text does not fit.
        OutputError: A file could not be written; none of this call is left.
    """
    if job.ticket.output == "home":
        return kit.write(job, documents, progress, combined=whole), []
    made = _deliveries(job, documents, whole=whole)
    ready: dict[Path, bytes] = {}
    for done, one in enumerate(made):
        progress(one.told.title, done, len(made))
        ready.update(one.make())
    files.write(ready)
    return _told(made)


def planned(
    job: Job, documents: Sequence[Document], *, whole: bool = False
) -> tuple[list[Written], list[str]]:
    """What `write` would write, without writing it."""
    if job.ticket.output == "home":
        return kit.planned(job, documents, combined=whole), []
    return _told(_deliveries(job, documents, whole=whole))


def _told(made: Sequence[Delivery]) -> tuple[list[Written], list[str]]:
    notes = dict.fromkeys(note for one in made for note in one.notes)
    return [one.told for one in made], list(notes)


def _deliveries(job: Job, documents: Sequence[Document], *, whole: bool) -> list[Delivery]:
    output = job.ticket.output
    given = [document(job, "board"), *documents] if whole else documents
    taken = [made for made in given if _takes(output, made)]
    if not taken:
        board = ["board"] if output in _TAKES_BOARD else []
        allowed = [*board, *(KINDS if output in _TAKES_PIECES else ())]
        raise UsageError(
            "output-not-of",
            output=output,
            found=listed([made.title for made in documents]),
            allowed=listed(allowed),
        )
    return list(_OUTPUTS[output](job, taken))


def _takes(output: str, made: Document) -> bool:
    """True for what an output can use."""
    if made.name == "board":
        return output in _TAKES_BOARD
    return bool(made.stock) and output in _TAKES_PIECES
