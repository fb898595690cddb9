"""What can go wrong that a person can mend, one class per kind of remedy.

An error carries a key and values; the sentence, in the reader's language, stands in the
texts. The command line turns each into one or two lines and an exit code.
"""

from __future__ import annotations


class PrintkitError(Exception):
    """Something a person can mend.

    Attributes:
        key: Which sentence tells it, under [errors] of the texts.
        values: What the sentence needs.
        data: What programs may want to know besides, as plain values.
        exit_code: What the command line ends with.
    """

    exit_code = 2

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values
        self.data: dict[str, object] = {}

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key}: {told}" if told else self.key


class ScenarioError(PrintkitError):
    """A scenario is unknown, or its file cannot be used."""


class LayoutError(PrintkitError):
    """A board's file or code cannot be read."""


class TemplateError(PrintkitError):
    """A template or a text cannot be used."""


class GlyphError(TemplateError):
    """A face lacks a character that a text needs."""


class FitError(PrintkitError):
    """A piece or a text does not fit where it must go."""


class UsageError(PrintkitError):
    """A command was given something it cannot take."""


class IllegalBoardError(PrintkitError):
    """A board is not legal, and nobody has said that it is to be used all the same."""

    exit_code = 1


class RecordError(PrintkitError):
    """The record of a game cannot be read."""


class IllegalRecordError(RecordError):
    """The record of a game tells of what the rules do not allow."""

    exit_code = 1


class GenerationError(PrintkitError):
    """No layout satisfies the constraints, or none was found in the budget."""

    exit_code = 3


class OutputError(PrintkitError):
    """A file could not be written."""

    exit_code = 4
