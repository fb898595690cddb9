"""What a job prints, piece by piece: tiles, tokens, cards, stand-ups, track and aids.

What the group owns is left out (press.supplies tells what that is); what the scenario adds
is always printed in full, so that a set is complete for every number of players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from printkit.board.model import Harbour, Place, Terrain
from printkit.board.spelling import listed, nearest
from printkit.design import backs, harbour_piece, tile, token, track
from printkit.design.aid import aid
from printkit.design.disc import disc
from printkit.design.picture import Artwork
from printkit.design.plan_hex import rate
from printkit.draw.impose import Piece
from printkit.draw.scene import Drawing
from printkit.errors import ScenarioError, UsageError
from printkit.press import charts, decks, landmarks, pictures
from printkit.press.errors import naming
from printkit.press.supplies import lettered, missing
from printkit.press.ticket import Job
from printkit.scenarios.model import Component, number_of

Kind = Literal["tiles", "tokens", "cards", "stand-ups", "track", "aids"]
KINDS: tuple[Kind, ...] = ("tiles", "tokens", "cards", "stand-ups", "track", "aids")

KIND_OF = {
    "tile": "tiles",
    "token": "tokens",
    "small-token": "tokens",
    "large-token": "tokens",
    "marker": "tokens",
    "landmark": "tiles",
    "overlay": "tiles",
    "river": "tiles",
    "trade": "tokens",
    "station": "tiles",
    "station-disc": "tokens",
    "crossing": "tokens",
    "card": "cards",
    "stand-up": "stand-ups",
    "track": "track",
    "aid": "aids",
}
"""Which kind a component's template belongs to."""

_NEEDS = {
    "tile": ("feature",),
    "token": ("art",),
    "small-token": ("art",),
    "large-token": ("art",),
    "marker": ("art", "form"),
    "stand-up": ("art", "form"),
    "station": ("feature",),
    "station-disc": ("feature",),
}
"""What a component must say for its template."""


_ROUND = ("art", "back", "each")
_CHART = ("feature",)
_USES: Mapping[str, tuple[str, ...]] = {
    "tile": ("art", "feature"),
    "token": _ROUND,
    "small-token": _ROUND,
    "large-token": _ROUND,
    "marker": ("art", "form", "each"),
    "stand-up": ("art", "form", "each"),
    "landmark": ("art", "feature"),
    "overlay": ("art", "feature"),
    "river": _CHART,
    "trade": _CHART,
    "station": _CHART,
    "station-disc": _CHART,
    "crossing": ("each", "feature"),
    "card": ("art", "back", "form", "ground", "faces", "cards", "each"),
    "track": ("art",),
    "aid": (),
}
"""What else than its counts a component may say for its template."""

_ALL_USES = sorted({key for keys in _USES.values() for key in keys})


def pieces(job: Job, kind: Kind) -> list[Piece]:
    """Every piece of a kind; empty when the job has none."""
    return [piece for _, piece in named(job, kind)]


def named(job: Job, kind: Kind) -> list[tuple[str, Piece]]:
    """Every piece of a kind with the id of what it belongs to: a component, or a part of boxes."""
    made: list[tuple[str, Piece]] = []
    for name, belongs, make in _BOXED:
        if belongs == kind:
            made += ((name, piece) for piece in make(job))
    for name, component in job.board.setup.components.items():
        if _kind_of(name, component) == kind:
            _check(job, name, component)
            with naming(_title(job, name), job.words.language):
                made += ((name, p) for p in _MAKERS[component.template](job, name, component))
    return made


def _kind_of(name: str, component: Component) -> str:
    if component.template not in KIND_OF:
        raise UsageError(
            "unknown-template",
            component=name,
            found=component.template,
            nearest=nearest(component.template, KIND_OF),
            allowed=listed(KIND_OF),
        )
    return KIND_OF[component.template]


def _check(job: Job, name: str, component: Component) -> None:
    """The component says all that its template needs, and its feature is the scenario's."""
    scenario = job.board.scenario.name
    for key in _needs(component):
        if key == "form" and not component.form:
            raise ScenarioError(
                "component-lacks-form",
                scenario=scenario,
                component=name,
                template=component.template,
                allowed=listed(_forms(job, component)),
            )
        if not getattr(component, key):
            raise ScenarioError(
                "component-lacks",
                scenario=scenario,
                component=name,
                template=component.template,
                found=key,
            )
    uses = _USES[component.template]
    for key in _ALL_USES:
        if getattr(component, key) and key not in uses:
            raise ScenarioError(
                "component-idle",
                scenario=scenario,
                component=name,
                template=component.template,
                found="table" if key == "cards" else key,
                allowed=listed(uses) or "–",
            )
    deal = job.board.setup.deal
    known = [*(entry.feature for entry in deal.feature_deals), *deal.fixed_features]
    if component.feature and not known:
        where = f"{scenario}, components.{name}"
        raise ScenarioError("no-features", where=where, found=component.feature)
    if component.feature and component.feature not in known:
        raise ScenarioError(
            "no-feature",
            scenario=scenario,
            component=name,
            found=component.feature,
            nearest=nearest(component.feature, known),
            allowed=listed(known),
        )


def _needs(component: Component) -> tuple[str, ...]:
    """The keys that a component must have; a deck from a table has its faces and a form there."""
    if component.template == "card" and not component.cards:
        return ("form", "faces")
    return _NEEDS.get(component.template, ())


def _forms(job: Job, component: Component) -> Mapping[str, object]:
    """The forms that a component of that template may have, by name."""
    sizes = job.sizes
    forms = {"marker": sizes.markers, "stand-up": sizes.stand_ups, "card": sizes.cards}
    return forms[component.template]


def _title(job: Job, name: str) -> str:
    return job.words.plain(f"components.{name}.title")


def _terrain(job: Job) -> Iterator[Piece]:
    """Terrain tiles that no box holds, each its own picture, with backs to be shuffled."""
    back = backs.tile_back(job.sizes.tile, job.sizes.bleed, job.theme.colours)
    for terrain, count in missing(job).terrain.items():
        for number in range(1, count + 1):
            label = f"{job.words.plain(f'terrain.{terrain}')} {number}"
            symbol = terrain.resource or ("gold" if terrain is Terrain.GOLD else "")
            yield Piece(_tile(job, label, str(terrain), str(number), symbol), back, 1, label)


def _harbours(job: Job) -> Iterator[Piece]:
    """The harbours that no box holds."""
    colours, sizes = job.theme.colours, job.sizes
    back = backs.tile_back(sizes.tile, sizes.bleed, colours)
    for harbour, count in missing(job).harbours.items():
        traded = harbour if harbour is Harbour.ANY else job.words.plain(f"resource.{harbour}")
        label = f"{job.words.plain('components.harbour.title')} {traded}"
        front = harbour_piece.harbour_tile(
            label,
            (harbour, rate(harbour, job.board.setup)),
            colours,
            width=sizes.tile,
            bleed=sizes.bleed,
        )
        yield Piece(front, back, count, label)


def _sea(job: Job) -> Iterator[Piece]:
    """The sea around the board, as far as no box holds it."""
    for number in range(1, missing(job).sea + 1):
        label = f"{job.words.plain('terrain.sea')} {number}"
        yield Piece(_tile(job, label, "sea", str(number)), None, 1, label)


def _tile(
    job: Job, label: str, artwork: Artwork, seed: str, yields: str = "", number: int | None = None
) -> Drawing:
    sizes, colours = job.sizes, job.theme.colours
    return tile.tile(
        label,
        artwork,
        seed,
        colours,
        width=sizes.tile,
        bleed=sizes.bleed,
        number=number,
        yields=yields,
    )


def _number_tokens(job: Job) -> Iterator[Piece]:
    """The number tokens that no box holds; a whole set bears the spiral's letters on its backs."""
    lacking = missing(job).numbers
    setup = job.board.setup
    if lettered(job):
        chosen = list(zip(setup.spiral, setup.spiral_letters, strict=True))
    else:
        chosen = [(number, "") for number in sorted(lacking) for _ in range(lacking[number])]
    title = job.words.plain("components.number-token.title")
    for (number, letter), copies in Counter(chosen).items():
        label = f"{title} {number}"
        front = token.number_token(
            number, job.sizes.token, job.theme.colours, bleed=job.sizes.bleed
        )
        back = token.token_back(letter, job.sizes.token, job.theme.colours, bleed=job.sizes.bleed)
        yield Piece(front, back, copies, label)


def _feature_tiles(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """A tile for each place of a feature on this board, and the spare ones of larger set-ups."""
    layout = job.board.layout
    title = _title(job, name)
    places = layout.features.get(component.feature, ())
    shown = [(layout.terrain[place.at], _value(place)) for place in places]  # type: ignore[index]
    for number, (terrain, value) in enumerate([*shown, *_spare(job, component, shown)], start=1):
        land = job.words.plain(f"terrain.{terrain}")
        parts = (title, land if land != title else "", str(value or ""))
        label = " ".join(part for part in parts if part)
        usual = f"{component.feature.removesuffix('s')}_{terrain}"
        artwork = pictures.shown(job, component) or usual
        yield Piece(_tile(job, label, artwork, str(number), number=value), None, 1, label)


def _value(place: Place) -> int | None:
    return place.value if isinstance(place.value, int) else None


def _spare(
    job: Job, component: Component, shown: Sequence[tuple[Terrain, int | None]]
) -> Iterator[tuple[Terrain, int | None]]:
    """What is printed beyond this board's places: numbered tiles with the values that are left."""
    left = component.printed - len(shown)
    used = {value for _, value in shown}
    for feature in job.board.setup.deal.feature_deals:
        if feature.feature == component.feature:
            for value in feature.values:
                if value not in used and left > 0:
                    left -= 1
                    yield feature.terrain, value


_DRAWN_FOR = {"large-token": 40.0}
"""The diameter that artwork is drawn for, where it is not 25."""


def _discs(job: Job, name: str, component: Component) -> Iterator[Piece]:
    """Discs of one drawing, equally many in every player's colour where they are a player's."""
    sizes = job.sizes
    diameter = {"small-token": sizes.small_token, "large-token": sizes.large_token}.get(
        component.template, sizes.token
    )
    drawn_for = _DRAWN_FOR.get(component.template, 25.0)

    def face(label: str, artwork: Artwork, player: str) -> Drawing:
        return disc(
            label,
            artwork,
            job.theme.colours,
            drawn_for=drawn_for,
            diameter=diameter,
            bleed=job.sizes.bleed,
            player=player,
        )

    before = pictures.shown(job, component)
    behind = pictures.shown(job, component, "back")
    for player, copies, label in decks.shared(job, name, component):
        back = face(label, behind, player) if behind else None
        yield Piece(face(label, before, player), back, copies, label)


def _track(job: Job, name: str, component: Component) -> Iterator[Piece]:
    title = job.words.plain(f"components.{name}.title")
    circles = number_of(job.board.setup.values, "track_circles")
    drawn = track.track(title, circles, job.theme, bleed=job.sizes.bleed)
    yield Piece(drawn, None, component.printed, title)


def _aid(job: Job, name: str, component: Component) -> Iterator[Piece]:
    front, back = aid(job.words, job.summary.aid, job.sizes, job.theme)
    yield Piece(front, back, component.printed, _title(job, name))


_BOXED: tuple[tuple[str, Kind, Callable[[Job], Iterator[Piece]]], ...] = (
    ("tile", "tiles", _terrain),
    ("harbour", "tiles", _harbours),
    ("sea", "tiles", _sea),
    ("number-token", "tokens", _number_tokens),
)
"""What boxes may hold, as the checklist names it, and the kind that it is printed with."""

_Maker = Callable[[Job, str, Component], Iterator[Piece]]
_MAKERS: dict[str, _Maker] = {
    "tile": _feature_tiles,
    "token": _discs,
    "small-token": _discs,
    "large-token": _discs,
    "marker": decks.markers,
    "landmark": landmarks.tiles,
    "overlay": landmarks.overlays,
    "river": landmarks.rivers,
    "trade": landmarks.trades,
    "station": charts.stations,
    "station-disc": charts.discs,
    "crossing": charts.crossings,
    "card": decks.cards,
    "stand-up": decks.stand_ups,
    "track": _track,
    "aid": _aid,
}
