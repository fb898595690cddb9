"""Builds the printer profile that `--press` embeds, from public measurements; run once, by hand.

    python docs/profile.py FOGRA39L.ti3 templates/coated-fogra39.icc

FOGRA39L.ti3 comes with Debian's icc-profiles-free, colprof with ArgyllCMS. Its date is set to
that of the measurements, so that the file does not change when it is built again.
"""

from __future__ import annotations

import hashlib
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

MEASURED = (2006, 12, 1, 0, 0, 0)
OPTIONS = ("-ql", "-bl", "-kp", "-l300")
"""A small table, black built up smoothly, 300 % ink at most."""
NAMES = {
    "-A": "printkit",
    "-M": "FOGRA39L",
    "-D": "Coated FOGRA39L, small (printkit)",
    "-C": "Made from FOGRA39L characterization data; zlib licence",
}


def build(measurements: Path, profile: Path) -> None:
    """Writes the profile."""
    tool = shutil.which("colprof")
    if tool is None:
        sys.exit("install ArgyllCMS")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(measurements, Path(folder, "data.ti3"))
        named = [word for pair in NAMES.items() for word in pair]
        command = [tool, *OPTIONS, *named, "-O", "made.icc", "data"]
        subprocess.run(command, cwd=folder, check=True)  # noqa: S603
        profile.write_bytes(undated(Path(folder, "made.icc").read_bytes()))


def undated(data: bytes) -> bytes:
    """The profile with the measurements' date, and the id that follows from its content."""
    dated = data[:24] + struct.pack(">6H", *MEASURED) + data[36:]
    # The id leaves out flags, intent and itself.
    hashed = bytearray(dated)
    for start, end in ((44, 48), (64, 68), (84, 100)):
        hashed[start:end] = bytes(end - start)
    return dated[:84] + hashlib.md5(hashed, usedforsecurity=False).digest() + dated[100:]


if __name__ == "__main__":
    build(Path(sys.argv[1]), Path(sys.argv[2]))
