"""What a set-up needs, what the group's boxes hold of it, and so what must be printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from printkit.board.model import Harbour, Resource, Terrain
from printkit.design.setup_sheet import Supply
from printkit.press.ticket import Job
from printkit.scenarios.boxes import Box, owned
from printkit.scenarios.model import number_of

_TILES = ("landmark", "station")
"""Templates of tiles that lie on the board in place of plain ones."""


_WORN = ("road", "settlement", "city", "ship")
"""Pieces of boxes that come in the players' colours."""


@dataclass(frozen=True, slots=True)
class Missing:
    """What no box of the group holds, of the parts that printkit can print.

    Attributes:
        terrain: Terrain tiles.
        numbers: Number tokens.
        harbours: Harbour tiles.
        sea: Plain tiles of the sea around the board.
    """

    terrain: Mapping[Terrain, int]
    numbers: Mapping[int, int]
    harbours: Mapping[Harbour, int]
    sea: int


def missing(job: Job) -> Missing:
    """What the kit prints of terrain, tokens and harbours for its board."""
    layout = job.board.layout
    boxes = _boxes(job)
    terrain = _terrain(job)
    harbours = Counter(layout.harbours.values())
    numbers = Counter(layout.numbers.values())
    for box in boxes.values():
        terrain -= Counter(box.terrain)
        harbours -= Counter(box.harbours)
    numbers -= sum(_numbers(boxes).values(), Counter())
    # Hexes of the sea that the board leaves over lie around it.
    spare = sum(box.terrain.get(Terrain.SEA, 0) for box in boxes.values())
    spare -= min(spare, _terrain(job)[Terrain.SEA])
    sea = _rim(job) - len(layout.harbours) - sum(box.sea for box in boxes.values()) - spare
    return Missing(terrain, numbers, harbours, max(0, sea))


def supplies(job: Job) -> list[Supply]:
    """The checklist of a set-up: every part, how many are in play, printed, and from which box."""
    return [*_parts(job), *_pieces(job)]


def _terrain(job: Job) -> Counter[Terrain]:
    """The board's terrain tiles, without those in whose place a component's own tiles lie."""
    layout = job.board.layout
    own = {
        place.at
        for component in job.board.setup.components.values()
        if component.template in _TILES
        for place in layout.features.get(component.feature, ())
    }
    return Counter(
        kind
        for spot, kind in layout.terrain.items()
        if spot not in own and kind is not Terrain.LANDMARK
    )


def _boxes(job: Job) -> dict[str, Box]:
    return owned(job.ticket.own, job.ticket.workspace)


def _numbers(boxes: Mapping[str, Box]) -> dict[str, Counter[int]]:
    """The tokens of each box; a set that replaces another's is not laid together with it (B-07)."""
    replaced = {box.replaces_numbers for box in boxes.values()}
    return {name: Counter(box.numbers) for name, box in boxes.items() if name not in replaced}


def _rim(job: Job) -> int:
    """How many sea hexes lie around the frame: none where it holds its own sea."""
    terrain = job.board.layout.terrain
    if Terrain.SEA in terrain.values():
        return 0
    frame = set(terrain)
    return len({near for spot in frame for near in spot.neighbors} - frame)


def _parts(job: Job) -> Iterator[Supply]:
    """What the kit prints or boxes hold of the board, then the scenario's own components."""
    layout, lacking, boxes = job.board.layout, missing(job), _boxes(job)
    rows: tuple[tuple[str, int, int, Mapping[str, int]], ...] = (
        ("tile", _terrain(job).total(), sum(lacking.terrain.values()), _held(boxes, "terrain")),
        (
            "sea",
            _rim(job) - len(layout.harbours),
            lacking.sea,
            {name: box.sea for name, box in boxes.items()},
        ),
        ("harbour", len(layout.harbours), sum(lacking.harbours.values()), _held(boxes, "harbours")),
        (
            "number-token",
            len(layout.numbers),
            sum(lacking.numbers.values()),
            {name: numbers.total() for name, numbers in _numbers(boxes).items()},
        ),
    )
    for name, in_play, printed, held in rows:
        if in_play > 0:
            yield _supply(job, name, in_play, printed, held)
    for name, component in job.board.setup.components.items():
        yield _supply(job, name, component.in_play, component.printed, {})


def _held(boxes: Mapping[str, Box], part: str) -> dict[str, int]:
    return {name: sum(getattr(box, part).values()) for name, box in boxes.items()}


def _pieces(job: Job) -> Iterator[Supply]:
    """Wood, plastic and the game's own cards: never printed, always from a box."""
    setup = job.board.setup
    players, values = setup.players, setup.values
    wanted = {
        "road": players * number_of(values, "roads"),
        "settlement": players * number_of(values, "settlements"),
        "city": players * number_of(values, "cities"),
        "ship": players * number_of(values, "ships", 0),
        "robber": number_of(values, "robbers", 1),
        "frame": number_of(values, "frames", 0),
        "die": 2,
        "resource-card": len(Resource) * number_of(values, "bank_cards"),
        # A deck that the scenario prints takes the place of the game's.
        "development-card": number_of(values, "development_cards")
        * ("development" not in setup.components),
    }
    boxes = _boxes(job)
    # What a box of the scenario's holds that the group does not own, the sheet tells by its name.
    needed = owned(setup.needs, job.ticket.workspace)
    seated = job.board.scenario.colours[:players]
    for name, count in ((name, count) for name, count in wanted.items() if count):
        held = {key: _of_use(box, name, seated) for key, box in boxes.items()}
        others = {
            key: _of_use(box, name, seated) for key, box in needed.items() if key not in boxes
        }
        yield _supply(job, name, count, 0, held, others)


def _of_use(box: Box, name: str, seated: Sequence[str]) -> int:
    """How many pieces of a box can be played with: not those of colours that nobody has."""
    count = box.pieces.get(name, 0)
    if name not in _WORN or not box.colours:
        return count
    return count * len(set(box.colours) & set(seated)) // len(box.colours)


def _supply(
    job: Job,
    name: str,
    in_play: int,
    printed: int,
    held: Mapping[str, int],
    others: Mapping[str, int] = {},
) -> Supply:
    """One line; what is not printed comes from the boxes, in the order in which they are named.

    How many are printed stands in a column of its own: the boxes are named, if there are any.
    Of others than the group's that have what is lacking even so, as many are named as it takes.
    """
    words = job.words
    sources = []
    lacking = in_play - printed
    for box, count in held.items():
        if lacking > 0 and count > 0:
            sources.append(words.plain(f"boxes.{box}"))
            lacking -= count
    if lacking > 0:
        key = "checklist.lacking_one" if lacking == 1 else "checklist.lacking"
        sources.append(words.plain(key, count=lacking))
    if not sources:
        sources.append(words.plain("checklist.printed_here"))
    if not in_play:
        sources.append(words.plain("checklist.at_choice"))
    making = ["assembly", *(["letters"] if name == "number-token" and lettered(job) else [])]
    keys = (f"components.{name}.{key}" for key in making)
    return Supply(
        name,
        words.plain(f"components.{name}.title"),
        in_play,
        printed,
        ", ".join(sources),
        tuple(key for key in keys if printed and key in words),
        tuple(words.plain(f"boxes.{box}") for box in _enough(lacking, others)),
    )


def _enough(lacking: int, held: Mapping[str, int]) -> Iterator[str]:
    """The boxes, in order, that hold what is lacking: no more of them than it takes."""
    for box, count in held.items():
        if lacking > 0 and count > 0:
            yield box
            lacking -= count


def lettered(job: Job) -> bool:
    """True when a whole set of number tokens is printed: it bears the spiral's letters."""
    spiral = job.board.setup.spiral
    return bool(spiral) and sum(missing(job).numbers.values()) == len(spiral)
