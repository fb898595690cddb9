"""Plain shapes that the theme gives to players' colours, which never stand alone; and people."""

OUTLINES = {
    "shape-disc": "O 5 5 4.3",
    "shape-square": "R 1.2 1.2 7.6 7.6 0.4",
    "shape-diamond": "P 5 0.2 9.8 5 5 9.8 0.2 5",
    "shape-triangle": "P 5 0.6 9.7 9 0.3 9",
    "shape-hex": "P 2.6 0.9 7.4 0.9 9.8 5 7.4 9.1 2.6 9.1 0.2 5",
    "shape-cross": (
        "P 3.4 0.6 6.6 0.6 6.6 3.4 9.4 3.4 9.4 6.6 6.6 6.6 6.6 9.4 3.4 "
        "9.4 3.4 6.6 0.6 6.6 0.6 3.4 3.4 3.4"
    ),
    "person": "O 5 2.8 2.2 M 1.2 9.4 C 1.2 6.8 2.8 5.6 5 5.6 C 7.2 5.6 8.8 6.8 8.8 9.4 Z",
    "people": (
        "O 3.6 3.1 1.9 M 0.3 9.2 C 0.3 6.8 1.6 5.6 3.6 5.6 C 5.6 5.6 6.9 6.8 6.9 9.2 Z "
        "O 7.2 3.5 1.5 M 7.6 9.2 C 7.6 7.8 7.2 6.6 6.4 5.8 C 6.8 5.6 7.1 5.5 7.4 5.5 "
        "C 8.9 5.5 9.7 6.6 9.7 9.2 Z"
    ),
}
