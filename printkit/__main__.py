"""`python -m printkit`: the command line."""

from __future__ import annotations


def main() -> None:
    """Run the command line; the process ends with its exit code."""
    try:
        from printkit.cli.app import run
        from printkit.cli.faults import watch

        watch()
        raise SystemExit(run())
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
