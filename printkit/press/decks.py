"""Pieces that come in sets: cards by their faces, markers and stand-ups in players' colours.

press.pieces asks for them by the template of a component; what a face bears stands in the
scenario's texts (title, text), its prices (a face may have one) and the drawing of its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from printkit.design.backs import card_back
from printkit.design.card import Field, card, tells_player
from printkit.design.marker import marker
from printkit.design.markup import Run
from printkit.design.stand_up import stand_up
from printkit.draw.impose import Piece
from printkit.draw.scene import Drawing
from printkit.errors import ScenarioError
from printkit.press import pictures, table_cards
from printkit.press.ticket import Job
from printkit.scenarios.model import Component


def cards(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """Every card of a deck, face by face, with the deck's back.

    Raises:
        ScenarioError: Its faces do not make as many cards as are printed, or are to be in the
            players' colours but have no place for them.
    """
    players = _players(job, component)
    counts = [*component.faces.values(), *(card.count for card in component.cards)]
    made = sum(counts) * len(players)
    if made != component.printed:
        raise ScenarioError(
            "faces-count",
            scenario=job.board.scenario.name,
            component=name,
            found=made,
            wanted=component.printed,
        )
    if component.each:
        _check_forms(job, name, component)
    if component.cards:
        yield from table_cards.cards(job, name, component, players)
        return
    width, height = job.sizes.card
    back = card_back(
        width,
        height,
        job.sizes.bleed,
        job.theme.colours,
        symbol=component.back,
        colour=component.ground,
    )
    for player in players:
        for face, copies in component.faces.items():
            front = _front(job, name, component, face, player)
            yield Piece(front, back, copies, front.name)


def _check_forms(job: Job, name: str, component: Component) -> None:
    """Cards that are made in every player's colour show it."""
    forms = {table_cards.form(component, row) for row in component.cards} or {component.form}
    for form in sorted(forms):
        if not tells_player(job.sizes.cards[form]):
            raise ScenarioError(
                "form-colourless",
                scenario=job.board.scenario.name,
                component=name,
                form=form,
            )


def markers(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """Equally many markers in every player's colour; printed on one side only."""
    form, artwork = job.sizes.markers[component.form], pictures.shown(job, component)
    for player, copies, label in shared(job, name, component):
        drawn = marker(label, artwork, form, player, job.theme.colours, bleed=job.sizes.bleed)
        yield Piece(drawn, None, copies, label)


def stand_ups(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """Equally many stand-ups in every player's colour."""
    form, artwork = job.sizes.stand_ups[component.form], pictures.shown(job, component)
    for player, copies, label in shared(job, name, component):
        drawn = stand_up(label, artwork, form, player, job.theme.colours, bleed=job.sizes.bleed)
        yield Piece(drawn, None, copies, label)


def _players(job: Job, component: Component) -> tuple[str, ...]:
    """The colours that a component is made in; one empty name where it has none."""
    if not component.each:
        return ("",)
    scenario = job.board.scenario
    return scenario.colours[: max(scenario.players)]


def shared(job: Job, name: str, component: Component) -> Iterator[tuple[str, int, str]]:
    """For each colour how many pieces there are and what they are called."""
    players = _players(job, component)
    title = job.words.plain(f"components.{name}.title")
    for player in players:
        label = " ".join([title, *_colour(job, player)])
        yield player, component.printed // len(players), label


def _colour(job: Job, player: str) -> list[str]:
    return [job.words.plain(f"colours.{player}")] if player else []


def _front(job: Job, name: str, component: Component, face: str, player: str) -> Drawing:
    key = f"components.{name}.faces.{face}"
    label = " ".join(
        [
            job.words.plain(f"components.{name}.title"),
            job.words.plain(f"{key}.title"),
            *_colour(job, player),
        ]
    )
    colours = job.theme.colours
    theme = replace(job.theme, colours=colours.worn_by(player) if player else colours)
    return card(
        label,
        job.sizes.cards[component.form],
        _fields(job, name, component, face, player),
        theme,
        job.words.language,
        size=job.sizes.card,
        bleed=job.sizes.bleed,
    )


def _fields(
    job: Job, name: str, component: Component, face: str, player: str
) -> Mapping[str, Field]:
    """What the boxes of a card may name."""
    words, key = job.words, f"components.{name}.faces.{face}"
    # A single card's word, where the component's title names many.
    deck = f"components.{name}.card"
    text = f"{key}.text" if f"{key}.text" in words else f"components.{name}.text"
    fields: dict[str, Field] = {
        "title": [Run(words.plain(f"{key}.title"))],
        "deck": [Run(words.plain(deck if deck in words else f"components.{name}.title"))],
        "art": pictures.shown(job, component) or face.replace("-", "_"),
        "symbol": face,
    }
    if text in words:
        fields["text"] = words.inlines(text)
    if face in words.setup.costs:
        price = words.setup.costs[face]
        fields["price"] = [kind for kind, count in price.items() for _ in range(count)]
    if player:
        colour = words.plain(f"colours.{player}")
        fields["player"] = player
        fields["recipient"] = [Run(words.plain("cards.recipient", colour=colour))]
    return fields
