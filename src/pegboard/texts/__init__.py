"""Every sentence that a person reads, in every language of the club."""

from pegboard.texts._language import LANGUAGES, Language, choose_language, language
from pegboard.texts._texts import TextError, Texts

__all__ = ["LANGUAGES", "Language", "TextError", "Texts", "choose_language", "language"]
