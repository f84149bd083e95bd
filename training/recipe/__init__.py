"""The recipe of the multilingual tagger: one file a step."""
