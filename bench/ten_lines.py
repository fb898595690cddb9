"""54 different cards, each of 36 shapes and 4 texts, on sheets to cut out: cards.pdf."""

from printkit import Drawing, Group, Style, Text, circle, hexagon, polygon, rectangle, render_cards

STAR = [3 * 0.4 ** (corner % 2) * 1j ** (corner * 0.4 - 1) for corner in range(10)]
SIZE = rectangle(0, 0, 54, 80)


def node(n, k):  # noqa: D103
    x, y, style = (
        k % 6 * 8 + 6 + n / 27,
        k // 6 * 10.5 + 8,
        Style(f"#{n * 280837 + k * 5309:06x}", "#000000"),
    )
    star = polygon([(x + tip.real, y + tip.imag) for tip in STAR], style)
    text = Text(f"{n}.{k}", x, y, "FiraSans-Medium", 3)
    return (hexagon(5, style, x, y), circle(x, y, 3, style), star, text)[k // 12]


cards = [Drawing(f"{n}", SIZE, Group(tuple(node(n, k) for k in range(40)))) for n in range(1, 55)]
open("cards.pdf", "wb").write(render_cards(cards, title="54 cards"))  # noqa: SIM115
