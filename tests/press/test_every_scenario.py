"""What holds for every scenario, set-up, language and paper, found by listing the folders."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from printing import PRINTED, leaves, made, strings

from printkit.press import documents
from printkit.press.documents import Document, document
from printkit.press.kit import planned
from printkit.press.pieces import KINDS
from printkit.press.supplies import supplies
from printkit.press.ticket import Job
from printkit.scenarios import languages, load, load_texts, names

PAPERS = ("A4", "Letter")
SETUPS = [(name, setup) for name in PRINTED for setup in load(name).setups]
BOARDS = [(name, players) for name in PRINTED for players in load(name).players]

EVERY_SETUP = pytest.mark.parametrize(("name", "setup"), SETUPS)
EVERY_BOARD = pytest.mark.parametrize(("name", "players"), BOARDS)
MANY = 25
"""So many statements about a board take a page of their own on its sheet."""

OWNED = [("none",), ("base",), ("base", "base-56")]
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
EVERY_PAPER = pytest.mark.parametrize("paper", PAPERS)


def made_for(name: str, setup: str, **asked: Any) -> Job:
    """The job of a set-up's board, for the most players."""
    found = load(name).setup_named(setup)
    return made(name, players=found.players, board=found.board, **asked)


@EVERY_SETUP
@EVERY_LANGUAGE
@EVERY_PAPER
@pytest.mark.parametrize("seed", [None, 1])
def test_the_sheets_to_read_fit(
    name: str, setup: str, language: str, paper: str, seed: int | None
) -> None:
    """The set-up sheet is two pages, three for very many statements; the rules two to four."""
    job = made_for(name, setup, seed=seed, language=language, paper=paper)
    sheet, rules = Document(job, "setup").pages, Document(job, "rules").pages
    pages = 2 if len(job.board.report.verdicts) < MANY else 3
    assert (pages, True) == (len(sheet), 2 <= len(rules) <= 4)
    sizes = {(page.width, page.height) for page in (*sheet, *rules)}
    assert {(job.ticket.paper.width, job.ticket.paper.height)} == sizes


@EVERY_SETUP
@EVERY_LANGUAGE
def test_every_rule_stands_in_the_summary(name: str, setup: str, language: str) -> None:
    """Each rule id of the order is printed, and no brace or key is left in a text."""
    job = made_for(name, setup, language=language)
    words = strings(Document(job, "rules").pages)
    rules = {rule for section in job.summary.sections for rule in section.rules}
    assert rules <= set(words)
    assert [] == [word for word in words if re.search(r"[{}]", word)]


@EVERY_SETUP
@EVERY_LANGUAGE
def test_the_set_up_sheet_says_what_the_terminal_says(name: str, setup: str, language: str) -> None:
    """Its code, every supply and every rule that was checked stand on it."""
    job = made_for(name, setup, seed=3, language=language)
    words = " ".join(strings(Document(job, "setup").pages))
    code = job.board.code.partition("-")[2]
    assert code[:5] in words
    assert [] == [rule for rule in {v.rule for v in job.board.report.verdicts} if rule not in words]
    assert [] == re.findall(r"\{.*?\}", words)


@EVERY_BOARD
def test_the_checklist_adds_up(name: str, players: int) -> None:
    """Each line counts what is in play; who owns the boxes it is for lacks nothing."""
    job = made(name, players=players, own=load(name).setup(players).needs or ("base", "base-56"))
    rows = supplies(job)
    lacking = job.words.plain("checklist.lacking", count="")
    choice = job.words.plain("checklist.at_choice")
    counted = [row for row in rows if choice not in row.source]
    assert [] == [row.title for row in counted if row.in_play < 1 or not row.title]
    assert [] == [row.title for row in rows if not row.source or not row.title]
    assert [] == [row.title for row in rows if lacking.strip() in row.source]


@EVERY_SETUP
@pytest.mark.parametrize("own", OWNED)
def test_the_checklist_counts_the_pieces_of_the_kit(
    name: str, setup: str, own: tuple[str, ...]
) -> None:
    """What the sheet says is printed is what the kit's sheets hold."""
    job = made_for(name, setup, seed=1, own=own)
    printed = sum(row.printed for row in supplies(job))
    assert printed == sum(document.count for document in documents.kit(job))


@EVERY_SETUP
@EVERY_PAPER
def test_the_kit_can_be_planned(name: str, setup: str, paper: str) -> None:
    """Every document has pages; the whole kit has theirs, and all their pieces."""
    job = made_for(name, setup, paper=paper, own=("none",))
    *parts, whole = planned(job, documents.kit(job), combined=True)
    assert min(part.pages for part in parts) >= 1
    assert sum(part.pieces for part in parts) == whole.pieces
    # A sheet without a back has an empty one where others have backs.
    pages = sum(part.pages for part in parts)
    assert pages <= whole.pages <= 2 * pages


@pytest.mark.parametrize("name", PRINTED)
@EVERY_LANGUAGE
def test_every_piece_has_words(name: str, language: str) -> None:
    """No label or text on a piece is a key or holds a brace."""
    job = made(name, language=language, own=("none",))
    labels = [piece.label for kind in KINDS for piece in documents.pieces(job, kind)]
    words = strings(Document(job, "gallery").pages)
    assert labels
    assert [] == [word for word in (*labels, *words) if re.search(r"[{}]|^[a-z]+\.[a-z.]+$", word)]


@pytest.mark.parametrize("name", ["", *names()])
def test_languages_have_the_same_texts(name: str) -> None:
    """No language lacks a text that another has, in shared files or a scenario's."""
    chain = (name, *load(name).parents) if name else ()
    keys = {language: set(leaves(load_texts(language, chain).words)) for language in languages()}
    differing = {(one, other): keys[one] - keys[other] for one, other in product(keys, keys)}
    assert [] == [(pair, key) for pair, missing in differing.items() for key in missing]


@pytest.mark.parametrize("flip", ["long", "short"])
def test_every_sheet_names_itself(flip: str) -> None:
    """Scenario, component, sheet, side, code, version and paper stand on each sheet."""
    job = made("oil-springs", flip=flip)
    pages = document(job, "tokens").pages
    for page in pages:
        words = " ".join(strings([page]))
        wanted = ["Oil Springs", "Tokens", job.board.code, "printkit 0.", "A4", f"{flip} edge"]
        assert [] == [word for word in (*wanted, page.side, "Unofficial") if word not in words]
