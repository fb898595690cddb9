"""What the signs of a board plan mean: each terrain with what it yields, harbours, features."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.board.hexgrid import Hex
from printkit.board.model import Harbour, Layout, Terrain
from printkit.design import plan_signs
from printkit.design.landmarks import pictures
from printkit.design.oneline import fitted
from printkit.design.plan_chart import signs
from printkit.design.plan_hex import FEATURE_YIELDS, plan_hex, rate, trade_sign
from printkit.design.plan_marks import MARKS
from printkit.design.plan_sites import SITES, signs as town_signs
from printkit.design.theme import Theme
from printkit.design.typeset import Block, named
from printkit.design.words import Words
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Placed

_HEX = 9.0
_ROW, _LOW_ROW = 11.6, 9.0
_COLUMNS = 4
_WORDS, _GAP = _HEX + 1.4, 1.6
"""Where an entry's words begin, and what parts them from the next entry."""
Entry = tuple[Node, str, str]
"""A sign around the origin, its name, and what it gives."""


def legend(layout: Layout, words: Words, theme: Theme, measure: float) -> list[Block]:
    """The signs that this board shows: of the game first, of its scenario's features below."""
    known = [*_terrains(layout, words, theme), *_harbours(layout, words, theme)]
    return [*_rows(known, theme, measure, _ROW), *own_signs(layout, words, theme, measure)]


def own_signs(layout: Layout, words: Words, theme: Theme, measure: float) -> list[Block]:
    """The signs of its scenario's own features: what players of the game do not know yet."""
    return _rows(list(_features(layout, words, theme)), theme, measure, _LOW_ROW)


def _rows(entries: Sequence[Entry], theme: Theme, measure: float, height: float) -> list[Block]:
    """As many entries side by side as their words have room, four at most."""
    widest = max((_width(entry, theme) for entry in entries), default=measure)
    columns = max(1, min(_COLUMNS, int(measure / widest)))
    step = measure / columns
    return [
        Block(
            height,
            tuple(
                Group(_entry(entry, theme, step - _WORDS), at=(n * step, height / 2))
                for n, entry in enumerate(entries[start : start + columns])
            ),
        )
        for start in range(0, len(entries), columns)
    ]


def _width(entry: Entry, theme: Theme) -> float:
    """What an entry takes, with a little room after it."""
    _, name, gives = entry
    note = theme.types["note"]
    words = (
        fonts.width(text, face, note.size)
        for text, face in ((name, note.bold), (gives, note.regular))
    )
    return _WORDS + max(words) + _GAP


def _entry(entry: Entry, theme: Theme, room: float) -> tuple[Node, ...]:
    sign, name, gives = entry
    note = theme.types["note"]
    first = -0.5 if gives else note.size * 0.35
    words = [named("P", fitted(name, note.bolder, room).run(name, _WORDS, first))]
    below = fitted(gives, note, room).run(gives, _WORDS, first + note.leading)
    words += [named("P", below)] if gives else []
    return (Group((sign,), at=(_HEX / 2, 0.0)), *words)


def _terrains(layout: Layout, words: Words, theme: Theme) -> Iterator[Entry]:
    # A special hex shows its own picture and name, a landmark the mark of its feature.
    own = {*pictures(layout, SITES), *_landmarks(layout)}
    shown = {kind for spot, kind in layout.terrain.items() if spot not in own}
    for terrain in Terrain:
        if terrain in shown:
            gives = words.plain(f"resource.{terrain.resource}") if terrain.resource else ""
            drawn = Placed(plan_hex(str(terrain), theme.colours, _HEX))
            yield drawn, words.plain(f"terrain.{terrain}"), gives


def _landmarks(layout: Layout) -> Iterator[Hex]:
    """The landmarks that a feature's mark is drawn over."""
    for name in MARKS:
        for place in layout.features.get(name, ()):
            if isinstance(place.at, Hex) and layout.terrain[place.at] is Terrain.LANDMARK:
                yield place.at


def _harbours(layout: Layout, words: Words, theme: Theme) -> Iterator[Entry]:
    if layout.harbours:
        trade = (Harbour.ANY, rate(Harbour.ANY, words.setup))
        board = Group(trade_sign(trade, theme.colours), scale=(0.92, 0.92))
        yield board, words.plain("components.harbour.title"), words.plain("sheets.harbour_any")


def _features(layout: Layout, words: Words, theme: Theme) -> Iterator[Entry]:
    for name, sign in (
        *signs(layout, theme.colours, _HEX),
        *town_signs(layout, theme, _HEX),
    ):
        yield sign, words.plain(f"marks.{name}"), ""
    for name in layout.features:
        if name in MARKS:
            gives = (
                words.plain(f"resource.{FEATURE_YIELDS[name]}") if name in FEATURE_YIELDS else ""
            )
            yield MARKS[name].alone(theme.colours, _HEX), words.plain(f"marks.{name}"), gives
    for name in plan_signs.own(layout):
        yield plan_signs.alone(name, layout, theme, _HEX), words.plain(f"marks.{name}"), ""
