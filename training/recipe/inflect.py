"""Endings that a slot needs in Polish and Turkish. Enough for the usual forms; the rest stays as it is."""

_BACK = "aıou"
_VOICELESS = "fstkçşhp"
_VOWELS = "aeıioöuüâ"
_FOUR = {"a": "ı", "â": "ı", "ı": "ı", "o": "u", "u": "u", "e": "i", "i": "i", "ö": "ü", "ü": "ü"}


def _forms(gen: str, dat: str, ins: str, loc: str) -> dict[str, str]:
    return {"gen": gen, "dat": dat, "ins": ins, "loc": loc}


#: The longest ending first.
_POLISH = (
    *((f"{stem}i", _forms(f"{stem}iego", f"{stem}iemu", f"{stem}im", f"{stem}im")) for stem in ("sk", "ck", "dzk", "n")),
    *((f"{stem}a", _forms(f"{stem}iej", f"{stem}iej", f"{stem}ą", f"{stem}iej")) for stem in ("sk", "ck", "dzk")),
    ("y", _forms("ego", "emu", "ym", "ym")),
    ("ko", _forms("ki", "ce", "ką", "ce")),
    ("ia", _forms("ii", "ii", "ią", "ii")),
    *((f"{v}ja", _forms(f"{v}i", f"{v}i", f"{v}ją", f"{v}i")) for v in "aeouy"),
    ("ja", _forms("ji", "ji", "ją", "ji")),
    ("la", _forms("li", "li", "lą", "li")),
    *((f"{c}a", _forms(f"{c}y", f"{c}y", f"{c}ą", f"{c}y")) for c in ("c", "cz", "sz", "rz", "dz", "ż")),
    ("ka", _forms("ki", "ce", "ką", "ce")),
    ("ga", _forms("gi", "dze", "gą", "dze")),
    ("ra", _forms("ry", "rze", "rą", "rze")),
    ("da", _forms("dy", "dzie", "dą", "dzie")),
    ("ta", _forms("ty", "cie", "tą", "cie")),
    ("ła", _forms("ły", "le", "łą", "le")),
    ("a", _forms("y", "ie", "ą", "ie")),
    ("eł", _forms("ła", "łowi", "łem", "le")),
    ("bel", _forms("bla", "blowi", "blem", "blu")),
    ("iec", _forms("ca", "cowi", "cem", "cu")),
    ("ek", _forms("ka", "kowi", "kiem", "ku")),
    *((c, _forms(f"{c}a", f"{c}owi", f"{c}iem", f"{c}u")) for c in "kg"),
    *((f"{c}", _forms(f"{c}a", f"{c}owi", f"{c}em", f"{c}u")) for c in ("cz", "sz", "rz", "dz", "ż", "c", "l", "j", "ch")),
    *((c, _forms(f"{s}a", f"{s}owi", f"{s}em", f"{s}u")) for c, s in (("ń", "ni"), ("ś", "si"), ("ź", "zi"), ("ć", "ci"))),
    ("r", _forms("ra", "rowi", "rem", "rze")),
    ("d", _forms("da", "dowi", "dem", "dzie")),
    ("t", _forms("ta", "towi", "tem", "cie")),
    ("ł", _forms("ła", "łowi", "łem", "le")),
    *((c, _forms(f"{c}a", f"{c}owi", f"{c}em", f"{c}ie")) for c in "bfmnpswz"),
)


def _polish_word(word: str, form: str) -> str:
    for ending, forms in _POLISH:
        if word.endswith(ending) and len(word) > len(ending):
            return word[: -len(ending)] + forms[form]
    return word


def polish(name: str, form: str) -> str:
    """A Polish name in the genitive, dative, instrumental or locative. A woman's surname in a consonant stays."""
    words = name.split(" ")
    woman = words[0].endswith("a")
    return " ".join(
        _polish_word(word, form) if word[:1].isupper() and (at == 0 or not woman or word[-1] in "aoy") else word
        for at, word in enumerate(words)
    )


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
