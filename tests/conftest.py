"""What all tests share: drawings kept as readable files, and the switch that renews them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

import pytest

from printkit.generate import kept


@dataclass(frozen=True)
class Golden:
    """A folder of texts that drawings must still equal; calling it compares one.

    Attributes:
        folder: Where they lie.
        update: Write instead of comparing.
    """

    folder: Path
    update: bool

    def __call__(self, name: str, text: str) -> None:
        """Fails with the lines that changed, unless the stored text equals this one."""
        path = self.folder / name
        if self.update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            return
        stored = path.read_text(encoding="utf-8") if path.exists() else ""
        if stored != text:
            changes = unified_diff(stored.splitlines(), text.splitlines(), "stored", "drawn", n=1)
            pytest.fail("\n".join([f"{path} differs", *list(changes)[:60]]), pytrace=False)


def may_update(wanted: bool, environment: Mapping[str, str]) -> bool:
    """True when goldens are to be written; never under continuous integration."""
    if wanted and environment.get("CI"):
        raise pytest.UsageError("--update-golden is refused where CI is set: goldens are reviewed")
    return wanted


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the switch."""
    parser.addoption("--update-golden", action="store_true", help="write goldens, do not compare")


def pytest_configure(config: pytest.Config) -> None:
    """Refuses the switch before any test has run."""
    may_update(config.getoption("--update-golden"), os.environ)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """The stored drawings of the project."""
    update = request.config.getoption("--update-golden")
    return Golden(Path(__file__).parent / "golden", update)


@pytest.fixture(scope="session", autouse=True)
def walks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """How long walks must be is kept for this run only; several processes share what they find."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "walks"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "folder", lambda: folder)
        yield folder
