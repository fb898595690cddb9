"""The rule summary keeps to its pages in every language and on both papers."""

import tomllib
from pathlib import Path as File

import pytest

import printkit.scenarios as scenarios
from printkit.design import summary
from printkit.design.magazine import Frame, Furniture
from printkit.design.theme import theme
from printkit.design.words import Words
from printkit.draw.scene import Group, Node, Page, Path
from printkit.scenarios import Scenario, load_texts
from printkit.scenarios.boards import saved_layout
from printkit.scenarios.texts import Texts

TEMPLATES = File(__file__).parents[2] / "templates"
LOOKS = theme(tomllib.loads((TEMPLATES / "theme.toml").read_text(encoding="utf-8")), "theme")
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
FURNITURE = Furniture(("name",), "note", lambda n, m: f"{n}/{m}")


def worded(found: Scenario, texts: Texts) -> Words:
    """A scenario's words for its usual set-up."""
    setup = found.setup()
    return Words(texts, setup, LOOKS.colours["ink"], saved_layout(found.name, setup.fixed))


def pages(scenario: str, language: str, paper: str) -> list[Page]:
    """A scenario's rule summary."""
    found = scenarios.load(scenario)
    texts = load_texts(language, (found.name, *found.parents))
    words = worded(found, texts)
    file = TEMPLATES / scenario / "summary.toml"
    plan = summary.order(tomllib.loads(file.read_text(encoding="utf-8")), str(file))
    return summary.summary(words, plan, LOOKS, Frame(*PAPERS[paper]), FURNITURE)


def clipped(nodes: tuple[Node, ...]) -> list[Path]:
    """The outlines of the windows onto boards on a page."""
    groups = [node for node in nodes if isinstance(node, Group)]
    here = [group.clip for group in groups if group.clip is not None]
    return here + [path for group in groups for path in clipped(group.children)]


@pytest.mark.parametrize("paper", list(PAPERS))
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("scenario", "most"),
    [("oil-springs", 4), ("base", 2), ("divided-land", 3), ("pirate-islands", 2)],
)
def test_a_summary_keeps_to_its_pages(scenario: str, most: int, language: str, paper: str) -> None:
    """Oil Springs takes four pages at most, the standard game two; a picture crowns the first."""
    made = pages(scenario, language, paper)
    wide = PAPERS[paper][0] - 2 * Frame(*PAPERS[paper]).side
    widths = [path.steps[1][1] for path in clipped(made[0].marks.children)]
    assert len(made) <= most
    assert any(float(width) > wide - 3 for width in widths)


def test_a_box_stays_with_its_rule() -> None:
    """Nothing that is followed by a ruling or an example may stand last in a column."""
    found = scenarios.load("oil-springs")
    words = worded(found, load_texts("en", ("oil-springs", "base")))
    made = summary.rule("OS-11", words, LOOKS, 85.0)
    assert [True, True, False] == [block.keep for block in made[-3:]]
