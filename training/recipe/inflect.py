"""Endings that a slot needs in Polish and Turkish. Enough for the usual forms; the rest stays as it is."""

_BACK = "aıou"
_VOICELESS = "fstkçşhp"
_VOWELS = "aeıioöuüâ"
_FOUR = {"a": "ı", "â": "ı", "ı": "ı", "o": "u", "u": "u", "e": "i", "i": "i", "ö": "ü", "ü": "ü"}


def _polish_word(word: str, form: str) -> str:
    for ending, forms in (
        ("ski", {"gen": "skiego", "dat": "skiemu", "ins": "skim", "loc": "skim"}),
        ("cki", {"gen": "ckiego", "dat": "ckiemu", "ins": "ckim", "loc": "ckim"}),
        ("dzki", {"gen": "dzkiego", "dat": "dzkiemu", "ins": "dzkim", "loc": "dzkim"}),
        ("ska", {"gen": "skiej", "dat": "skiej", "ins": "ską", "loc": "skiej"}),
        ("cka", {"gen": "ckiej", "dat": "ckiej", "ins": "cką", "loc": "ckiej"}),
        ("ia", {"gen": "ii", "dat": "ii", "ins": "ią", "loc": "ii"}),
        ("ka", {"gen": "ki", "dat": "ce", "ins": "ką", "loc": "ce"}),
        ("ga", {"gen": "gi", "dat": "dze", "ins": "gą", "loc": "dze"}),
        ("ra", {"gen": "ry", "dat": "rze", "ins": "rą", "loc": "rze"}),
        ("ta", {"gen": "ty", "dat": "cie", "ins": "tą", "loc": "cie"}),
        ("a", {"gen": "y", "dat": "ie", "ins": "ą", "loc": "ie"}),
        ("ek", {"gen": "ka", "dat": "kowi", "ins": "kiem", "loc": "ku"}),
        ("k", {"gen": "ka", "dat": "kowi", "ins": "kiem", "loc": "ku"}),
    ):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word[: -len(ending)] + forms[form]
    if word[-1:] in "bcdfglłmnprstwzńśźżj":
        soft = {"ń": "ni", "ś": "si", "ź": "zi"}.get(word[-1], word[-1])
        return word[:-1] + soft + {"gen": "a", "dat": "owi", "ins": "em", "loc": "ie"}[form]
    return word


def polish(name: str, form: str) -> str:
    """A Polish name in the genitive, dative, instrumental or locative."""
    return " ".join(_polish_word(word, form) if word[:1].isupper() else word for word in name.split(" "))


def _last_vowel(word: str) -> str:
    return next((c for c in reversed(word) if c in _VOWELS), "e")


def turkish_noun(phrase: str, form: str) -> str:
    """A common noun with its ending: the cases, "I am" (me), "we are" (we), "is" (is), "was" (was), "my" (my).

    `öğretmen` → `öğretmenim`, `öğretmeniz`, `öğretmendir`, `öğretmendi`; `bel fıtığı` → `bel fıtığım` (my),
    `bel fıtığından` (abl).
    """
    if phrase.split(" ")[-1].isupper():
        return phrase
    if form not in ("me", "we", "is", "was", "my"):
        possessed = " " in phrase and phrase[-1] in "ıiuü"
        ending = turkish(phrase, form)[1:]
        if possessed and form != "ins":
            ending = "n" + ending.lstrip("yn") if form in ("dat", "acc") else ending if form == "gen" else "n" + ending
        return phrase + ending
    low = phrase.replace("I", "ı").lower()
    last = _last_vowel(low)
    four = _FOUR[last]
    open_end = low[-1:] in _VOWELS
    hard = "t" if low[-1:] in _VOICELESS else "d"
    joint = "y" if open_end else ""
    if form == "my":
        return phrase + ("" if open_end else four) + "m"
    endings = {"me": joint + four + "m", "we": joint + four + "z", "is": hard + four + "r", "was": joint + hard + four}
    return phrase + endings[form]


def turkish(name: str, form: str) -> str:
    """The ending with its apostrophe: `Ayşe` → `'nin` (gen), `'ye` (dat), `'yi` (acc), `'de` (loc), `'den` (abl), `'yle` (ins)."""
    low = name.replace("I", "ı").lower()
    last = _last_vowel(low)
    open_end = low[-1:] in _VOWELS
    two = "a" if last in _BACK + "â" else "e"
    four = _FOUR[last]
    hard = "t" if low[-1:] in _VOICELESS else "d"
    ending = {
        "gen": ("n" if open_end else "") + four + "n",
        "dat": ("y" if open_end else "") + two,
        "acc": ("y" if open_end else "") + four,
        "loc": hard + two,
        "abl": hard + two + "n",
        "ins": ("y" if open_end else "") + "l" + two,
    }[form]
    return "'" + ending
