# The public names for type checkers; __init__.py loads them when they are first used.

from printkit.board.model import Layout as Layout
from printkit.draw.scene import (
    Drawing as Drawing,
    Group as Group,
    Page as Page,
    Path as Path,
    Placed as Placed,
    Style as Style,
    Text as Text,
    circle as circle,
    hexagon as hexagon,
    line as line,
    polygon as polygon,
    polyline as polyline,
    rectangle as rectangle,
)
from printkit.errors import PrintkitError as PrintkitError
from printkit.press.api import (
    check as check,
    generate as generate,
    load as load,
    render_document as render_document,
    render_kit as render_kit,
    scenario_names as scenario_names,
)
from printkit.press.asked import Asked as Asked
from printkit.press.boards import Board as Board
from printkit.press.drawings import (
    render_cards as render_cards,
    render_pages as render_pages,
)
from printkit.scenarios.model import Scenario as Scenario

__version__: str
