"""The board: its grid, its words, and how it is written down."""
