# The public names for type checkers; __init__.py loads them when they are first used.

from printkit.board.model import Layout as Layout
from printkit.draw.scene import (
    Drawing as Drawing,
)
from printkit.draw.scene import (
    Group as Group,
)
from printkit.draw.scene import (
    Page as Page,
)
from printkit.draw.scene import (
    Path as Path,
)
from printkit.draw.scene import (
    Placed as Placed,
)
from printkit.draw.scene import (
    Style as Style,
)
from printkit.draw.scene import (
    Text as Text,
)
from printkit.draw.scene import (
    circle as circle,
)
from printkit.draw.scene import (
    hexagon as hexagon,
)
from printkit.draw.scene import (
    line as line,
)
from printkit.draw.scene import (
    polygon as polygon,
)
from printkit.draw.scene import (
    polyline as polyline,
)
from printkit.draw.scene import (
    rectangle as rectangle,
)
from printkit.errors import PrintkitError as PrintkitError
from printkit.press.api import (
    check as check,
)
from printkit.press.api import (
    generate as generate,
)
from printkit.press.api import (
    load as load,
)
from printkit.press.api import (
    render_document as render_document,
)
from printkit.press.api import (
    render_kit as render_kit,
)
from printkit.press.api import (
    scenario_names as scenario_names,
)
from printkit.press.boards import Board as Board
from printkit.press.drawings import (
    render_cards as render_cards,
)
from printkit.press.drawings import (
    render_pages as render_pages,
)
from printkit.scenarios.model import Scenario as Scenario

__version__: str
