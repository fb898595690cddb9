"""The comparison with stored drawings can fail, and cannot be switched off unseen."""

from __future__ import annotations

import pytest
from conftest import Golden, may_update
from draw_samples import features

from printkit.draw import svg


def test_features_card_is_unchanged(golden: Golden) -> None:
    """A card that uses every part of a scene is drawn as stored."""
    golden("draw/features.svg", svg.write(features(), check=True))


def test_a_changed_drawing_is_noticed(golden: Golden) -> None:
    """One figure changed in a stored drawing fails the comparison."""
    changed = svg.write(features()).replace('r="3"', 'r="4"').replace("M3 0", "M4 0")
    comparing = Golden(golden.folder, update=False)
    with pytest.raises(pytest.fail.Exception, match="M4 0"):
        comparing("draw/features.svg", changed)


def test_a_missing_drawing_is_noticed(golden: Golden) -> None:
    """A drawing that was never stored fails the comparison."""
    comparing = Golden(golden.folder, update=False)
    with pytest.raises(pytest.fail.Exception, match="differs"):
        comparing("draw/none-such.svg", "<svg/>")


def test_updating_is_refused_under_ci() -> None:
    """Where CI is set nobody can write goldens."""
    with pytest.raises(pytest.UsageError):
        may_update(True, {"CI": "true"})  # noqa: FBT003


def test_updating_is_allowed_at_home() -> None:
    """Elsewhere they can be written."""
    assert may_update(True, {})  # noqa: FBT003
