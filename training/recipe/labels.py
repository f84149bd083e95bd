"""The types that the tagger knows, and what its output columns mean."""

TYPES = (
    "PERSON",
    "LOCATION",
    "ORGANIZATION",
    "ADDRESS",
    "OCCUPATION",
    "NRP",
    "MEDICAL_CONDITION",
    "DATE",
    "ID_NUMBER",
    "PHONE_NUMBER",
    "USER_NAME",
    "MONEY",
    "AGE",
    "TIME",
    "COUNT",
)
#: Numbers, and what stands like one: in the carriers' sections [numbers] and [figures] each is marked, elsewhere some are not.
NUMBERS = TYPES[8:]

#: A part of a document that is neither wanted nor unwanted: nothing is learnt from it.
OPEN = "OPEN"
#: A number of which nobody has said whether it is somebody's own: none of the other types.
UNSAID = "UNSAID"

#: Column 0 is "nothing"; then B and I of every type in the order of TYPES.
LABELS = ("O",) + tuple(f"{mark}-{kind}" for kind in TYPES for mark in "BI")
ALL = (1 << len(TYPES)) - 1


def begin(kind: str) -> int:
    """Column of the first piece of a span of `kind`."""
    return 1 + 2 * TYPES.index(kind)


def mask(kinds) -> int:
    """Bits of the types that a source annotates: elsewhere "O" may hide them."""
    return sum(1 << TYPES.index(kind) for kind in kinds)
