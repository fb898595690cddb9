"""`python -m printkit`: the command line."""

from __future__ import annotations


def main() -> None:
    """Run the command line; the process ends with its exit code."""
    from printkit.cli.app import run

    raise SystemExit(run())


if __name__ == "__main__":
    main()
