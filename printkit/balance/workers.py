"""Who plays batches of games: this process, or several on the cores of this machine.

A crew works a stream of tasks off and gives the results in the order of the tasks, some tasks
ahead of what was asked for; tasks that are no longer wanted are dropped.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import Any, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""So many tasks lie ready for each process."""


class Crew(Protocol):
    """Whoever does work task by task."""

    def __call__(
        self, work: Callable[[Task], Result], tasks: Iterable[Task], /
    ) -> Iterator[Result]:
        """The results in the order of the tasks."""
        ...


def alone(work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
    """A crew of this process only."""
    return map(work, tasks)


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """A crew of so many processes."""
    if jobs == 1:
        yield alone
        return
    pool = ProcessPoolExecutor(jobs, initializer=_deaf)
    try:
        yield in_turns(pool.submit, AHEAD * jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def in_turns(submit: Callable[..., Any], ahead: int) -> Crew:
    """A crew behind whatever takes a task and promises its result."""

    def work_off(work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        waiting = iter(tasks)
        promised = deque(submit(work, task) for task in islice(waiting, ahead))
        try:
            while promised:
                result: Result = promised.popleft().result()
                promised.extend(submit(work, task) for task in islice(waiting, 1))
                yield result
        finally:
            for promise in promised:
                promise.cancel()

    return work_off


def _deaf() -> None:
    """An interruption is told once, by the process that was started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
