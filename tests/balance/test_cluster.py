"""Games on a Dask scheduler: the same as here, even when a machine is lost in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from printkit.balance.played import Batch, Match, play_batch
from printkit.errors import UsageError
from printkit.scenarios import load, saved_layout

distributed = pytest.importorskip("distributed")

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")


@pytest.fixture
def scheduler() -> Iterator[distributed.LocalCluster]:
    """A scheduler on this machine with two workers, each a process of its own."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as local:
        yield local


def test_no_game_is_lost_with_a_worker(scheduler: distributed.LocalCluster) -> None:
    """One of two is killed after the first batch: all games are played, and come out the same."""
    from printkit.balance.cluster import cluster

    scenario = load("base")
    here = Match(saved_layout("base", scenario.setup(3).fixed), scenario, 3)
    tasks = [Batch(here, "spender", 5, first, 12) for first in range(0, 96, 12)]
    with cluster(scheduler.scheduler_address) as crew:
        results = crew(play_batch, tasks)
        found = [next(results)]
        os.kill(scheduler.workers[0].pid, signal.SIGKILL)
        found += results
    assert list(map(play_batch, tasks)) == found


def test_an_address_where_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Is told, with what to do."""
    from printkit.balance import cluster

    monkeypatch.setattr(cluster, "WAIT", 0.5)
    with pytest.raises(UsageError) as caught:
        cluster.cluster("tcp://127.0.0.1:9").__enter__()
    assert "no-scheduler" == caught.value.key
