"""An error's sentence in the reader's language, from templates/errors.*.toml."""

from __future__ import annotations

from printkit.errors import PrintkitError
from printkit.scenarios.texts import languages, load_texts


def sentence(error: PrintkitError, language: str) -> str:
    """The sentence of an error; its bare facts when there is no sentence for it."""
    spoken = language if language in languages() else "en"
    texts = load_texts(spoken)
    key = f"errors.{error.key}"
    if key not in texts:
        return str(error)
    return texts.get(key, **error.values)
