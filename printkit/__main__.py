"""`python -m printkit`: the command line."""

from __future__ import annotations

import gc

PATIENCE = 50_000
"""So many new objects are waited for before rubbish is looked for: a command makes little of it."""


def main() -> None:
    """Run the command line; the process ends with its exit code."""
    gc.set_threshold(PATIENCE)
    try:
        from printkit.cli.app import run
        from printkit.cli.faults import watch

        watch()
        raise SystemExit(run())
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
