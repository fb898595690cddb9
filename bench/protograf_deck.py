"""The same 54 cards by protograf, as its own examples make a deck; run by its own Python."""

from protograf import Card, Create, Deck, Save, circle, hexagon, star, text

POINTS = 72 / 25.4


def node(n, k):
    """One of a card's 36 shapes or 4 texts."""
    x, y = 6 + k % 6 * 8 + n / 27, 7 + k // 6 * 11
    paint = {
        "fill": f"#{n * k * 7900:06x}",
        "stroke": "#000000",
        "stroke_width": 0.25 * POINTS,
    }
    if k < 12:
        return hexagon(cx=x, cy=y, radius=5 / 3**0.5, orientation="pointy", **paint)
    if k < 24:
        return circle(cx=x, cy=y, radius=3, **paint)
    if k < 36:
        return star(cx=x, cy=y, radius=3, rays=5, inner_fraction=0.4, **paint)
    return text(text=f"{n}.{k}", x=x, y=y, font_size=3 * POINTS, align="left")


Create(filename="protograf.pdf", paper="A4", units="mm", margin=10)
Deck(cards=54, width=54, height=80, grid_marks=True, stroke=None)
for n in range(1, 55):
    Card(str(n), *(node(n, k) for k in range(40)))
Save()
