"""The engine's one refusal: an action that the rules do not allow, with the rule."""

from __future__ import annotations

from printkit.engine.actions import Action, Outcome


class IllegalActionError(ValueError):
    """An action is not legal; nothing was changed.

    Attributes:
        rule: The id of the rule it breaks.
        action: What was to be done.
        chance: What chance was said to have decided, where that is what cannot be.
    """

    def __init__(self, rule: str, action: Action, chance: Outcome | None = None) -> None:
        super().__init__(f"{rule}: {action}" + (f" = {chance}" if chance is not None else ""))
        self.rule = rule
        self.action = action
        self.chance = chance
