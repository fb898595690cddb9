"""How fair a board is to its seats, by play and by prediction.

`balance.played` plays one game of many, `balance.seats` as many as it takes to know the seats'
win rates, `balance.workers` on several cores and `balance.cluster` on several machines;
`balance.model` predicts the rates from simulated drafts. docs/balance.md has the formulas.
"""
