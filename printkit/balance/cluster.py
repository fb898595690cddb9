"""Batches of games on the machines of a Dask scheduler; Dask is an optional extra, known only here.

A machine that is lost takes nothing with it: its batches are played again by another one, and
every game is the same wherever it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from printkit.balance.workers import AHEAD, Crew, in_turns
from printkit.errors import UsageError

WAIT = 10
"""So many seconds a scheduler is waited for."""


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """A crew of all workers of the scheduler at an address.

    Raises:
        UsageError: Dask is not installed, there is no scheduler, or it has no workers.
    """
    try:
        from distributed import Client
    except ImportError:
        raise UsageError("no-dask") from None
    try:
        client = Client(address, timeout=WAIT)
    except (OSError, ValueError):
        raise UsageError("no-scheduler", address=address) from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise UsageError("no-workers", address=address)

        def submit(work: Callable[[Any], Any], task: Any) -> Any:
            # Games draw from their seeds alone; only their names must not be taken for results.
            return client.submit(work, task, pure=False)

        yield in_turns(submit, AHEAD * threads)
