"""How even a board is, and how fair to its seats: two things that are never mixed.

Balance: `balance.measures` scores the map by what a scenario's `[balance]` names, each kind of
measure a module. Fairness: `balance.played` plays one game of many, `balance.seats` as many as it
takes to know the seats' win rates, `balance.workers` on several cores and `balance.cluster` on
several machines; `balance.model` predicts the rates from simulated drafts. docs/balance.md has
the formulas.
"""
