"""An oil spring in the desert, a hex tile; its calm middle takes a printed number plate."""

from __future__ import annotations

from random import Random

from printkit.design.art.desert_ground import desert_ground
from printkit.design.art.spring_site import lay_out, spring_site
from printkit.design.colours import Colours
from printkit.draw.scene import Group


def spring_desert(rng: Random, colours: Colours) -> Group:
    """Derrick, pool and black river on wind-swept sand, for a hex of 79."""
    plan = lay_out(rng)
    return Group((desert_ground(rng, colours), spring_site(rng, colours, plan)))
