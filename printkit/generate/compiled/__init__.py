"""Dealing compiled to machine code, for batches: numba's rooms, loaded on demand only.

Every module here repeats, number by number, what plain Python does: the same draws from the
same generator in the same order, so every seed has one board. What the compiled code does not
know is left to plain Python (`deal.rows` then gives nothing).
"""
