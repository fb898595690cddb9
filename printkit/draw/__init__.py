"""Shapes on paper: scenes in millimetres and the files that are written from them."""
