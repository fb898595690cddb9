"""Icons of dice: each face, a die in general, and a pair."""

_PIP = 1.0
_COLUMNS = (2.7, 5.0, 7.3)
_FACES = ("4", "26", "246", "0268", "02468", "023568")
"""The filled places of each face, numbered in reading order on three by three."""


def _pip(place: int) -> str:
    return f"O {_COLUMNS[place % 3]} {_COLUMNS[place // 3]} {_PIP}"


def _face(places: str) -> str:
    return "R 0.5 0.5 9 9 1.6 | " + " ".join(_pip(int(place)) for place in places)


OUTLINES = {
    **{f"die-{n}": _face(places) for n, places in enumerate(_FACES, 1)},
    "die": (
        "P 5 0.2 9.2 2.4 5 4.6 0.8 2.4 P 0.5 3 4.7 5.2 4.7 9.8 0.5 7.5 "
        "P 9.5 3 9.5 7.5 5.3 9.8 5.3 5.2 "
        "| O 5 2.4 1.1 0.6 S 1.2 4.5 2 4.9 2 6 1.2 5.6 S 3.2 7 4 7.4 4 8.5 3.2 8.1 "
        "S 7 6.2 7.8 5.8 7.8 6.9 7 7.3"
    ),
    "dice": (
        "R 0.3 3.6 5.9 5.9 1 M 4.4 3 L 4.6 1.3 T 5 0.6 5.7 0.5 L 8.8 0.9 T 9.5 1.3 9.6 2 "
        "L 9.2 5.1 T 8.8 5.8 8.1 5.9 L 6.8 5.7 L 6.8 4.4 T 6.4 3.4 5.6 3 Z "
        "| O 1.9 5.2 0.75 O 3.25 6.55 0.75 O 4.6 7.9 0.75 O 6.2 2 0.7 O 8 4.2 0.7"
    ),
}
