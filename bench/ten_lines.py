"""54 different cards, each of 36 shapes and 4 texts, on sheets to cut out: cards.pdf."""

from printkit import Drawing, Group, Style, Text, circle, hexagon, polygon, rectangle, render_cards

STAR = [3 * 0.4 ** (corner % 2) * 1j ** (corner * 0.4 - 1) for corner in range(10)]
SIZE = rectangle(0, 0, 54, 80)


def node(n, k):  # noqa: D103
    x, y, paint = 6 + k % 6 * 8 + n / 27, 7 + k // 6 * 11, Style(f"#{n * k * 7900:06x}", "#000000")
    star = polygon([(x + tip.real, y + tip.imag) for tip in STAR], paint)
    text = Text(f"{n}.{k}", x, y, "FiraSans-Regular", 3)
    return (hexagon(5, paint, x, y), circle(x, y, 3, paint), star, text)[k // 12]


cards = [Drawing(f"{n}", SIZE, Group(tuple(node(n, k) for k in range(40)))) for n in range(1, 55)]
open("cards.pdf", "wb").write(render_cards(cards, title="54 cards"))  # noqa: PTH123, SIM115
