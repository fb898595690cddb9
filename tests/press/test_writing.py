"""Files are written whole or not at all, and nothing else is touched."""

from __future__ import annotations

import os
import stat
from errno import EACCES, ENOSPC
from pathlib import Path

import pytest
from commands import files

from printkit.errors import OutputError
from printkit.press.files import write


def test_files_are_written_with_their_folders(tmp_path: Path) -> None:
    """Every folder that is missing is made."""
    write({tmp_path / "a/b/c.txt": b"c", tmp_path / "a/d.txt": b"d"})
    assert {"a/b/c.txt": b"c", "a/d.txt": b"d"} == {
        name: (tmp_path / name).read_bytes() for name in files(tmp_path)
    }


def test_a_file_in_a_folders_place_is_told(tmp_path: Path) -> None:
    """It is named, and stays as it was; so do the folders above it."""
    (tmp_path / "out").write_bytes(b"kept")
    with pytest.raises(OutputError, match="file-for-folder") as caught:
        write({tmp_path / "out/kit/a.txt": b"a"})
    assert (tmp_path / "out", b"kept") == (
        caught.value.values["path"],
        (tmp_path / "out").read_bytes(),
    )


def test_nothing_to_write_is_no_error(tmp_path: Path) -> None:
    """An empty job leaves an empty folder."""
    write({})
    assert [] == list(tmp_path.iterdir())


def test_files_may_be_read_as_others_may(tmp_path: Path) -> None:
    """A file has the permissions that any new file has."""
    write({tmp_path / "ours": b""})
    (tmp_path / "any").write_bytes(b"")
    ours, usual = (stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("ours", "any"))
    assert usual == ours


@pytest.mark.parametrize("fault", [ENOSPC, EACCES])
@pytest.mark.parametrize("step", ["write_bytes", "replace", "mkdir"])
def test_a_failed_step_leaves_things_as_they_were(
    fault: int, step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever step fails on whichever file, old files stay and no part is left."""
    (tmp_path / "old").write_bytes(b"old")
    whole = getattr(Path, step)

    def failing(self: Path, *words: object) -> object:
        if "new" in self.name:
            raise OSError(fault, os.strerror(fault), str(self))
        return whole(self, *words)

    monkeypatch.setattr(Path, step, failing)
    target = "new/file" if step == "mkdir" else "deep/new"
    with pytest.raises(OutputError, match=os.strerror(fault)):
        write({tmp_path / target: b"new"})
    assert ["old"] == [path.name for path in tmp_path.iterdir()]
    assert b"old" == (tmp_path / "old").read_bytes()


def test_the_fault_names_the_file(tmp_path: Path) -> None:
    """A file in a folder's place is named, so that it can be moved away."""
    (tmp_path / "taken").write_bytes(b"")
    with pytest.raises(OutputError) as caught:
        write({tmp_path / "taken/deep/file": b""})
    assert str(tmp_path / "taken") == str(caught.value.values["path"])


def test_an_old_part_does_not_hinder(tmp_path: Path) -> None:
    """What a crash of long ago left is not in the way."""
    (tmp_path / f".file.{os.getpid()}.part").write_bytes(b"half")
    write({tmp_path / "file": b"whole"})
    assert {"file"} == files(tmp_path)
